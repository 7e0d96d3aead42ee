// For tests: somebody who talks to a server over a real socket, one thing at a time.
#pragma once

#include <fmt/format.h>

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <string>

namespace hallali {

class TestBrowser {
 public:
  explicit TestBrowser(std::uint16_t port, const std::string& from = "127.0.0.1") : socket_(io_) {
    namespace ip = boost::asio::ip;
    socket_.open(ip::tcp::v4());
    socket_.bind({ip::make_address(from), 0});
    socket_.connect({ip::make_address("127.0.0.1"), port});
  }

  // The whole answer, with its headers.
  std::string get(const std::string& path, const std::string& headers = "") {
    const std::string request =
        fmt::format("GET {} HTTP/1.1\r\nHost: test\r\n{}Connection: close\r\n\r\n", path, headers);
    boost::system::error_code error;
    boost::asio::write(socket_, boost::asio::buffer(request), error);
    std::string answer;
    if (!error) boost::asio::read(socket_, boost::asio::dynamic_buffer(answer), error);
    return answer;
  }

 private:
  boost::asio::io_context io_;
  boost::asio::ip::tcp::socket socket_;
};

}  // namespace hallali
