// For tests: somebody who talks to a server over a real socket, one thing at a time.
#pragma once

#include <fmt/format.h>

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <cstdlib>
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
    return send(fmt::format("GET {} HTTP/1.1\r\nHost: test\r\n{}Connection: close\r\n\r\n", path, headers));
  }

  // A private table of one person and two bots; 0 if there was none to be had.
  std::int64_t open_table(const std::string& key) {
    const std::string wish =
        R"({"settings":{"game":"chasse-en-folie","players":3,"options":{},"open":false,"clock":0,"patience":90,)"
        R"("pace":"human"},"seats":[{"sitter":"person","name":"me"},{"sitter":"bot"},{"sitter":"bot"}],"start":true})";
    const std::string answer =
        send(fmt::format("POST /api/tables HTTP/1.1\r\nHost: test\r\nCookie: hallali={}\r\nContent-Type: "
                         "application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{}",
                         key, wish.size(), wish));
    const std::size_t at = answer.find(R"("table":)");
    return at == std::string::npos ? 0 : std::atoll(answer.c_str() + at + 8);
  }

 private:
  std::string send(const std::string& request) {
    boost::system::error_code error;
    boost::asio::write(socket_, boost::asio::buffer(request), error);
    std::string answer;
    if (!error) boost::asio::read(socket_, boost::asio::dynamic_buffer(answer), error);
    return answer;
  }

  boost::asio::io_context io_;
  boost::asio::ip::tcp::socket socket_;
};

// The same at a table.
class TestSocket {
 public:
  TestSocket(std::uint16_t port, std::int64_t table, const std::string& key) : socket_(io_) {
    namespace websocket = boost::beast::websocket;
    socket_.next_layer().connect({boost::asio::ip::make_address("127.0.0.1"), port});
    socket_.set_option(websocket::stream_base::decorator(
        [&](websocket::request_type& request) { request.set(boost::beast::http::field::cookie, "hallali=" + key); }));
    socket_.handshake("test", fmt::format("/api/tables/{}/ws", table));
  }

  // The message that answers the command with this id; empty if the server closed instead.
  std::string ask(const std::string& command, const std::string& id = "enter") {
    boost::system::error_code error;
    socket_.write(boost::asio::buffer(command), error);
    while (!error) {
      boost::beast::flat_buffer buffer;
      socket_.read(buffer, error);
      std::string text = boost::beast::buffers_to_string(buffer.data());
      if (text.find(fmt::format(R"("re":"{}")", id)) != std::string::npos) return text;
    }
    return {};
  }

  // Whether the server is still there after so many.
  bool ping(int count) {
    boost::system::error_code error;
    for (int i = 0; i < count && !error; ++i) socket_.ping("hello", error);
    return !error && !ask(R"({"do":"ping","id":"still"})", "still").empty();
  }

 private:
  boost::asio::io_context io_;
  boost::beast::websocket::stream<boost::asio::ip::tcp::socket> socket_;
};

}  // namespace hallali
