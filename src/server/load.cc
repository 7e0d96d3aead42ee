#include "server/load.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/connect.hpp>
#include <boost/asio/detached.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <thread>

#include "server/net.h"
#include "server/tokens.h"
#include "server/wire.h"

namespace hallali {

using namespace net;
namespace http = beast::http;
namespace websocket = beast::websocket;
using boost::system::error_code;
using std::chrono::steady_clock;

namespace {

// What follows `key` in a message, up to one of `ends`. The generator shares the machine with the server it measures:
// reading whole messages as JSON would measure the reader.
std::string_view after(std::string_view text, std::string_view key, std::string_view ends) {
  const std::size_t at = text.find(key);
  if (at == std::string_view::npos) return {};
  text.remove_prefix(at + key.size());
  return text.substr(0, text.find_first_of(ends));
}

}  // namespace

double LoadReport::percentile(double share) const {
  if (latencies.empty()) return 0;
  return latencies[static_cast<std::size_t>(share * static_cast<double>(latencies.size() - 1))];
}

struct Load::Parts {
  struct Player;

  // A table and its players; one key holds all its seats.
  struct Group {
    TableId table = 0;
    std::string key = new_token();
    std::vector<std::unique_ptr<Player>> players;
    bool connected = false;
    steady_clock::time_point moved;  // when the latest move was sent
    const Player* mover = nullptr;   // who sent it
  };

  // One seat with its own connection, which it makes again whenever it breaks.
  struct Player {
    Player(Parts& parts, Group& its_group, Seat its_seat)
        : load(parts), group(its_group), seat(its_seat), pause(parts.io) {}

    Task<void> run() {
      while (!load.ending) {
        co_await converse();
        entered = false;
        if (load.ending) break;
        ++load.report.reconnects;
        error_code ignored;
        pause.expires_after(std::chrono::milliseconds(20 + load.random.below(80)));
        co_await pause.async_wait(await(ignored));
      }
    }

    Task<void> converse() {
      error_code error;
      websocket::stream<Stream, false> socket(load.io.get_executor());
      co_await beast::get_lowest_layer(socket).async_connect(load.endpoint, await(error));
      if (error) co_return;
      beast::get_lowest_layer(socket).socket().set_option(tcp::no_delay(true), error);
      socket.set_option(websocket::stream_base::decorator(
          [this](websocket::request_type& request) { request.set(http::field::cookie, "hallali=" + group.key); }));
      socket.read_message_max(1 << 20);
      socket.auto_fragment(false);
      socket.secure_prng(false);  // masks are for proxies that are not there
      co_await socket.async_handshake(load.options.host, fmt::format("/api/tables/{}/ws", group.table), await(error));
      const std::string enter =
          fmt::format(R"({{"do":"enter","id":"enter","seat":{},"last":{}}})", notation(seat), last);
      if (!error) co_await socket.async_write(asio::buffer(enter), await(error));
      if (!error && pending) co_await socket.async_write(asio::buffer(command()), await(error));
      beast::flat_buffer buffer;
      live = &socket;
      starting = false;  // asked again if the answer never came
      while (!error && !load.ending) {
        co_await socket.async_read(buffer, await(error));
        if (error) break;
        hear({static_cast<const char*>(buffer.cdata().data()), buffer.size()});
        buffer.consume(buffer.size());
        if (load.paused || pending) continue;
        while (waking) {  // a socket writes one thing at a time
          error_code ignored;
          pause.expires_after(std::chrono::milliseconds(1));
          co_await pause.async_wait(await(ignored));
        }
        if (over && index(seat) == 0 && !starting) {
          starting = true;
          const std::string start = fmt::format(R"({{"do":"start","id":"start-{}"}})", ++commands);
          co_await socket.async_write(asio::buffer(start), await(error));
        } else if (!legal.empty()) {
          if (load.rate > 0) {
            pause.expires_after(load.think_time());
            error_code ignored;
            co_await pause.async_wait(await(ignored));
          }
          choose();
          co_await socket.async_write(asio::buffer(command()), await(error));
        }
      }
      live = nullptr;
    }

    // The answer to a ping makes a player look at his cards again.
    void wake() {
      static constexpr std::string_view kPing = R"({"do":"ping","id":"wake"})";
      if (live == nullptr) return;
      waking = true;
      live->async_write(asio::buffer(kPing), [this](error_code, std::size_t) { waking = false; });
    }

    void hear(std::string_view text) {
      if (text.starts_with(R"({"type":"reply")")) {
        hear_reply(text);
        return;
      }
      const std::string_view head = text.substr(0, 100);  // the number and whom it answers come first
      const std::string_view number = after(head, R"("n":)", ",}");
      if (!number.empty()) std::from_chars(number.data(), number.data() + number.size(), last);
      entered = true;
      if (pending && after(head, R"("re":")", "\"") == id) hear_reply(head);
      // Behind the view, which is long: looked for from the end.
      const std::size_t game = text.rfind(R"("legal":[)");
      if (game == std::string_view::npos) return;
      ++load.report.updates;
      if (group.mover != nullptr && group.mover != this && !load.paused) {
        const std::chrono::duration<float, std::milli> time = steady_clock::now() - group.moved;
        load.report.latencies.push_back(time.count());
      }
      const std::string_view now = text.substr(game);
      legal = after(now, R"("legal":[)", "]");
      const std::string_view rest = now.substr(legal.size());
      over = rest.find(R"("result":{)") != std::string_view::npos;
      if (over && index(seat) == 0) ++load.report.games;
      if (!over) starting = false;
      const std::string_view turn_text = after(rest, R"("turn":)", ",");
      std::from_chars(turn_text.data(), turn_text.data() + turn_text.size(), turn);
      const std::string_view awaited = after(rest, R"("awaited":[)", "]");
      alone = awaited.find(',') == std::string_view::npos;
    }

    void hear_reply(std::string_view text) {
      if (!pending || after(text, R"("re":")", "\"") != id) return;
      if (text.find(R"("ok":false)") == std::string_view::npos) {
        done.push_back(*pending);
        ++load.report.moves;
      } else {
        ++load.report.refused;
      }
      pending.reset();
    }

    void choose() {
      std::vector<std::string_view> moves;
      for (std::string_view rest = legal; !rest.empty();) {
        const std::size_t end = rest.find('"', 1);
        moves.push_back(rest.substr(1, end - 1));
        rest.remove_prefix(std::min(end + 2, rest.size()));
      }
      pending = std::string(moves[load.random.below(static_cast<std::uint32_t>(moves.size()))]);
      pending_turn = turn;
      id = fmt::format("m-{}-{}", index(seat), ++commands);
      legal.clear();
      group.moved = steady_clock::now();
      group.mover = alone ? this : nullptr;
    }

    const std::string& command() {
      text_ = fmt::format(R"({{"do":"move","id":"{}","seat":{},"turn":{},"move":"{}"}})", id, notation(seat),
                          pending_turn, *pending);
      return text_;
    }

    Parts& load;
    Group& group;
    Seat seat;
    Timer pause;
    websocket::stream<Stream, false>* live = nullptr;
    std::int64_t last = 0;
    int turn = 0;
    std::string legal;
    bool over = false;
    bool starting = false;
    bool alone = false;  // nobody else is waited for: the next update is about this move
    bool entered = false;
    bool waking = false;
    std::optional<std::string> pending;
    int pending_turn = 0;
    std::string id;
    int commands = 0;
    std::vector<std::string> done;
    std::string text_;
  };

  explicit Parts(const LoadOptions& wanted)
      : options(wanted), random(wanted.seed), endpoint(asio::ip::make_address(wanted.host), wanted.port) {}

  std::chrono::microseconds think_time() {
    // One seat of a table thinks at a time; around the average, so that tables do not march in step.
    const double average = 1e6 * options.tables / rate;
    return std::chrono::microseconds(static_cast<std::int64_t>(average * (0.5 + random.unit())));
  }

  Task<void> open_table(Group& group) {
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
  void run_for(std::chrono::duration<double> time) {
    constexpr auto kNap = std::chrono::microseconds(200);
    const auto end = steady_clock::now() + time;
    io.restart();
    while (steady_clock::now() < end) {
      io.poll();
      std::this_thread::sleep_for(kNap);
    }
  }

  static bool everybody_entered(const Group& group) {
    return std::ranges::all_of(group.players, [](const auto& player) { return player->entered; });
  }

  LoadOptions options;
  asio::io_context io{BOOST_ASIO_CONCURRENCY_HINT_UNSAFE};  // nobody else comes near it
  Random random;
  asio::ip::basic_endpoint<tcp> endpoint;
  std::deque<Group> groups;
  LoadReport report;
  double rate = 0;
  bool paused = true;
  bool ending = false;
  bool nobody_there = false;
};

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
  const auto until = steady_clock::now() + std::chrono::seconds(60);
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
      all.push_back({group.table, player->seat, player->done, player->pending});
  }
  return all;
}

}  // namespace hallali
