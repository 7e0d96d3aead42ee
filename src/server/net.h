// What the files that speak Asio and Beast share. Nobody else includes this.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <map>
#include <set>
#include <string>

#include "server/api.h"
#include "server/server.h"

namespace hallali::net {

namespace asio = boost::asio;
namespace beast = boost::beast;
using tcp = asio::ip::tcp;
using Executor = asio::io_context::executor_type;
using Stream = beast::basic_stream<tcp, Executor>;

// One thread runs the hall and the sockets, another one thinks.
class AsioClockwork : public Clockwork {
 public:
  explicit AsioClockwork(asio::io_context& io) : io_(io) {}

  Time now() const override { return std::chrono::steady_clock::now(); }
  void at(Time when, std::function<void()> what) override;
  void post(std::function<void()> what) override;
  void work(std::function<void()> what) override;
  void stop() { thinkers_.stop(), thinkers_.join(); }

 private:
  asio::io_context& io_;
  asio::thread_pool thinkers_{1};
};

class Farewell {
 public:
  virtual ~Farewell() = default;
  virtual void say_goodbye() = 0;
  virtual void drop() = 0;
};

// What every connection needs to know.
struct Front {
  asio::io_context& io;
  const ServerOptions& options;
  House& house;
  Hall& hall;
  Api& api;
  std::set<Farewell*> open = {};               // the WebSockets
  std::map<std::string, int> by_address = {};  // how many of them
  std::map<std::string, int> visits = {};      // sockets that speak HTTP, by address
};

void serve_http(Front& front, Stream stream, std::string address);

}  // namespace hallali::net
