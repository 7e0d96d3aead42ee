#include "server/load.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/connect.hpp>
#include <boost/asio/detached.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <thread>

#include "server/load_parts.h"

namespace hallali {

using namespace net;
namespace http = beast::http;
using boost::system::error_code;
using std::chrono::steady_clock;

double LoadReport::percentile(double share) const {
  if (latencies.empty()) return 0;
  return latencies[static_cast<std::size_t>(share * static_cast<double>(latencies.size() - 1))];
}

std::chrono::microseconds Load::Parts::think_time() {
  // One seat of a table thinks at a time; around the average, so that tables do not march in step.
  const double average = 1e6 * options.tables / rate;
  return std::chrono::microseconds(static_cast<std::int64_t>(average * (0.5 + random.unit())));
}

Task<void> Load::Parts::open_table(Group& group) {
  error_code error;
  Stream stream(io.get_executor());
  co_await stream.async_connect(endpoint, await(error));
  if (error) {
    nobody_there = true;
    co_return;
  }
  wire::OpenTable wish;
  wish.settings.game = options.game;
  wish.settings.players = options.players;
  wish.settings.options = options.variants;
  wish.start = true;
  if (options.lively) wish.settings.pace = Pace::instant;  // dice that roll for a while are a while without entries
  for (int i = 0; i < options.players; ++i) {
    wish.seats.push_back({wire::Sitter::person, fmt::format("Charge {}", i + 1), {}});
  }
  http::request<http::string_body> request(http::verb::post, "/api/tables", 11, to_json(wish));
  request.set(http::field::host, options.host);
  request.set(http::field::content_type, "application/json");
  request.set(http::field::cookie, "hallali=" + group.key);
  request.prepare_payload();
  co_await http::async_write(stream, request, await(error));
  beast::flat_buffer buffer;
  http::response<http::string_body> response;
  if (!error) co_await http::async_read(stream, buffer, response, await(error));
  if (!error && response.result_int() == 201) group.table = from_json<wire::Opened>(response.body()).table;
}

// Looks at the sockets now and then instead of being woken for each message: on one machine with the server, which
// would have to do the waking, that costs more than the message. Latencies are the longer for it, by half a nap.
void Load::Parts::run_for(std::chrono::duration<double> time) {
  constexpr auto kNap = std::chrono::microseconds(200);
  const auto end = steady_clock::now() + time;
  io.restart();
  while (steady_clock::now() < end) {
    io.poll();
    std::this_thread::sleep_for(kNap);
  }
}

bool Load::Parts::everybody_entered(const Group& group) {
  return std::ranges::all_of(group.players, [](const auto& player) { return player->entered; });
}

Load::Load(const LoadOptions& options) : parts_(std::make_unique<Parts>(options)) {}
Load::~Load() = default;

bool Load::can_reach(const std::string& host) {
  error_code error;
  asio::ip::make_address(host, error);
  return !error;
}

void Load::open_tables() {
  constexpr int kAtOnce = 32;
  for (int opened = 0; opened < parts_->options.tables; opened += kAtOnce) {
    for (int i = opened; i < std::min(opened + kAtOnce, parts_->options.tables); ++i) {
      Parts::Group& group = parts_->groups.emplace_back();
      for (int seat = 0; seat < parts_->options.players; ++seat) {
        group.players.push_back(std::make_unique<Parts::Player>(*parts_, group, seat_at(seat)));
      }
      asio::co_spawn(parts_->io, parts_->open_table(group), asio::detached);
    }
    parts_->io.restart();
    parts_->io.run();
  }
  if (parts_->nobody_there) {
    throw BadInput({fmt::format("Personne ne répond à {} port {}.", parts_->options.host, parts_->options.port),
                    fmt::format("Nobody answers at {} port {}.", parts_->options.host, parts_->options.port)});
  }
  for (const Parts::Group& group : parts_->groups) {
    if (group.table != 0) continue;
    throw BadInput({"Le serveur n'a pas ouvert toutes les tables ; ses limites sont peut-être trop basses.",
                    "The server did not open all tables; its limits may be too low."});
  }
}

// One table after the other: people do not come all at once, and the memory they take is to be measured.
void Load::connect() {
  parts_->io.restart();
  const auto until = steady_clock::now() + std::chrono::seconds(parts_->options.lively ? 20 : 60);
  for (Parts::Group& group : parts_->groups) {
    if (!group.connected) {
      for (auto& player : group.players) asio::co_spawn(parts_->io, player->run(), asio::detached);
    }
    group.connected = true;
    while (!Parts::everybody_entered(group) && steady_clock::now() < until)
      parts_->io.run_one_for(std::chrono::seconds(1));
  }
}

LoadReport Load::play(double seconds, double rate) {
  Parts& parts = *parts_;
  parts.rate = rate;
  parts.paused = false;
  parts.report = {};
  for (Parts::Group& group : parts.groups) {
    for (auto& player : group.players) player->wake();
  }
  const auto begun = steady_clock::now();
  parts.run_for(std::chrono::duration<double>(seconds));
  parts.paused = true;
  parts.report.seconds = std::chrono::duration<double>(steady_clock::now() - begun).count();
  parts.run_for(std::chrono::milliseconds(500));  // the last answers
  std::ranges::sort(parts.report.latencies);
  return parts.report;
}

std::vector<Acknowledged> Load::acknowledged() const {
  std::vector<Acknowledged> all;
  for (const Parts::Group& group : parts_->groups) {
    for (const auto& player : group.players)
      all.push_back({group.table, player->seat, player->done, player->pending, player->said, player->heard});
  }
  return all;
}

}  // namespace hallali
