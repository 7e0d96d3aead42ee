#include "server/server.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>

#include "server/net.h"

namespace hallali {

using namespace net;

void AsioClockwork::at(Time when, std::function<void()> what) {
  auto timer = std::make_unique<Timer>(io_, when);
  Timer& it = *timer;
  it.async_wait([timer = std::move(timer), what = std::move(what)](boost::system::error_code error) {
    if (!error) what();
  });
}

void AsioClockwork::post(std::function<void()> what) {
  const std::lock_guard lock(mutex_);
  posted_.push_back(std::move(what));
  if (posted_.size() == 1) asio::post(io_, [this] { run_posted(); });
}

void AsioClockwork::run_posted() {
  std::vector<std::function<void()>> all;
  {
    const std::lock_guard lock(mutex_);
    all.swap(posted_);
  }
  for (const auto& what : all) {
    try {
      what();
    } catch (const std::exception& error) {  // one table's trouble is not everybody's
      spdlog::error("unexpected: {}", error.what());
    }
  }
}

void AsioClockwork::run_on(asio::thread_pool& pool, std::function<void()> what) {
  asio::post(pool, [what = std::move(what)] {
    try {
      what();
    } catch (const std::exception& error) {
      spdlog::error("work failed: {}", error.what());
    }
  });
}

struct Server::Parts {
  Parts(Store& its_store, const Seed& secret, PageFiles page, ServerOptions wanted)
      : store(its_store), options(std::move(wanted)) {
    house.emplace(House{store, clockwork, counters, secret, DiskQuota(options.megabytes_per_day)});
    hall.emplace(*house, options.hall);
    api.emplace(*hall, *house, page, options.api);
    front.emplace(Front{io, options, *house, *hall, *api});
    listen(acceptor, {options.address, options.port}, "--port");
    if (options.metrics) listen(backstage, *options.metrics, "--metrics");
  }

  using Acceptor = asio::basic_socket_acceptor<tcp, Executor>;

  void listen(Acceptor& door, const ListenAddress& at, const char* option) {
    boost::system::error_code error;
    const auto address = asio::ip::make_address(at.address, error);
    if (error) {
      throw BadInput({fmt::format("« {} » n'est pas une adresse IP.", shown(at.address)),
                      fmt::format("\"{}\" is not an IP address.", shown(at.address))});
    }
    const tcp::endpoint endpoint(address, at.port);
    door.open(endpoint.protocol(), error);
    if (!error) door.set_option(asio::socket_base::reuse_address(true), error);
    if (!error) door.bind(endpoint, error);
    if (!error) door.listen(asio::socket_base::max_listen_connections, error);
    if (error) {
      throw BadInput(
          {fmt::format("Impossible d'écouter sur {} port {} : {}. Essayez {}.", at.address, at.port, error.message(),
                       option),
           fmt::format("Cannot listen on {} port {}: {}. Try {}.", at.address, at.port, error.message(), option)});
    }
  }

  Task<void> accept(Acceptor& from, Entrance entrance) {
    while (!stopping) {
      boost::system::error_code error;
      asio::basic_stream_socket<tcp, Executor> socket(io.get_executor());
      co_await from.async_accept(socket, await(error));
      if (error) {  // out of file descriptors, most likely: others will close theirs
        Timer pause(io, std::chrono::milliseconds(100));
        co_await pause.async_wait(await(error));
        continue;
      }
      socket.set_option(tcp::no_delay(true), error);
      const auto peer = socket.remote_endpoint(error);
      if (!error) serve_http(*front, Stream(std::move(socket)), peer.address().to_string(), entrance);
    }
  }

  void stop() {
    if (stopping) return;
    stopping = true;
    spdlog::info("stopping connections={}", front->open.size());
    boost::system::error_code ignored;
    acceptor.close(ignored);
    backstage.close(ignored);
    for (Farewell* each : std::set(front->open)) each->say_goodbye();
    wait_for_goodbyes(30);
  }

  // Whoever does not answer within two seconds is cut off; one more for the sockets to notice.
  void wait_for_goodbyes(int more) {
    if (more == 10) {
      for (Farewell* each : std::set(front->open)) each->drop();
    }
    if (front->open.empty() || more == 0) {
      io.stop();
    } else {
      clockwork.at(clockwork.now() + std::chrono::milliseconds(100), [this, more] { wait_for_goodbyes(more - 1); });
    }
  }

  Store& store;
  ServerOptions options;
  Counters counters;
  // Before the io_context, so that connections that end with it still find what they count in.
  std::optional<House> house;
  std::optional<Hall> hall;
  std::optional<Api> api;
  std::optional<Front> front;
  asio::io_context io{BOOST_ASIO_CONCURRENCY_HINT_UNSAFE_IO};  // one thread; others only post to it
  asio::signal_set signals{io, SIGINT, SIGTERM};
  AsioClockwork clockwork{io};
  Acceptor acceptor{io.get_executor()};
  Acceptor backstage{io.get_executor()};  // closed unless the options name it
  bool stopping = false;
};

Server::Server(Store& store, const Seed& secret, PageFiles page, ServerOptions options)
    : parts_(std::make_unique<Parts>(store, secret, page, std::move(options))) {}

Server::~Server() {
  parts_->clockwork.stop();
  parts_->hall->close();  // whoever waits in there belongs to the sockets, which end first
}

std::uint16_t Server::port() const { return parts_->acceptor.local_endpoint().port(); }

std::uint16_t Server::metrics_port() const {
  return parts_->backstage.is_open() ? parts_->backstage.local_endpoint().port() : std::uint16_t{0};
}

void Server::run() {
  parts_->signals.async_wait([this](boost::system::error_code error, int) {
    if (!error) parts_->stop();
  });
  asio::co_spawn(parts_->io, parts_->accept(parts_->acceptor, Entrance::front), asio::detached);
  if (parts_->backstage.is_open()) {
    asio::co_spawn(parts_->io, parts_->accept(parts_->backstage, Entrance::backstage), asio::detached);
  }
  while (!parts_->io.stopped()) {
    try {
      // Everything that is there to be done, and only then what it made to be written, together.
      parts_->io.run_one();
      parts_->io.poll();
      parts_->store.hurry();
    } catch (const std::exception& error) {  // one table's trouble is not everybody's
      spdlog::error("unexpected: {}", error.what());
    }
  }
  parts_->clockwork.stop();
  parts_->store.drain();  // what is under way is acknowledged while there is somebody to hear it
}

void Server::stop() {
  asio::post(parts_->io, [this] { parts_->stop(); });
}

}  // namespace hallali
