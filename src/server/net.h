// What the files that speak Asio and Beast share. Nobody else includes this.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "server/api.h"
#include "server/server.h"

namespace hallali::net {

namespace asio = boost::asio;
namespace beast = boost::beast;
using tcp = asio::ip::tcp;
using Executor = asio::io_context::executor_type;
using Stream = beast::basic_stream<tcp, Executor>;
using HttpText = beast::http::request<beast::http::string_body>;
// Coroutines that name their executor: the general one is copied and asked through pointers at every step.
template <class T>
using Task = asio::awaitable<T, Executor>;
using Timer =
    asio::basic_waitable_timer<std::chrono::steady_clock, asio::wait_traits<std::chrono::steady_clock>, Executor>;

inline auto await(boost::system::error_code& error) {
  return asio::redirect_error(asio::use_awaitable_t<Executor>(), error);
}

// One thread runs the hall and the sockets, another one thinks, and a third reads what is long.
class AsioClockwork : public Clockwork {
 public:
  explicit AsioClockwork(asio::io_context& io) : io_(io) {}

  Time now() const override { return std::chrono::steady_clock::now(); }
  void at(Time when, std::function<void()> what) override;
  void post(std::function<void()> what) override;
  void work(std::function<void()> what) override { run_on(thinkers_, std::move(what)); }
  void read(std::function<void()> what) override { run_on(readers_, std::move(what)); }
  void stop() { thinkers_.stop(), readers_.stop(), thinkers_.join(), readers_.join(); }

 private:
  void run_posted();
  static void run_on(asio::thread_pool& pool, std::function<void()> what);

  asio::io_context& io_;
  asio::thread_pool thinkers_{1};
  asio::thread_pool readers_{1};
  // What other threads want done, gathered: a commit acknowledges many appends at once, and they need not wake the
  // hall and fight for its queue one by one.
  std::mutex mutex_;
  std::vector<std::function<void()>> posted_;
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

// In front people come in; backstage is for whoever looks after the server, and there is no table there.
enum class Entrance { front, backstage };
void serve_http(Front& front, Stream stream, std::string address, Entrance entrance);
void serve_table(Front& front, Stream stream, const Api::Upgrade& upgrade, HttpText request, std::string address);

}  // namespace hallali::net
