// One player of a load: connects, resumes, moves at random, and remembers what was acknowledged.
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>

#include "server/load_parts.h"

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

constexpr int kShownAgain = 1500;  // milliseconds, after which a race that is begun anew has been shown

}  // namespace

Task<void> Load::Parts::Player::run() {
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

Task<void> Load::Parts::Player::converse() {
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
  const std::string enter = enter_text();
  if (!error) co_await socket.async_write(asio::buffer(enter), await(error));
  if (!error && pending) co_await socket.async_write(asio::buffer(command()), await(error));
  beast::flat_buffer buffer;
  live = &socket;
  starting = false;  // asked again if the answer never came
  chore_sent = turned_away = come_back = own_eyes = false;
  // A race that was on is begun anew, and whoever missed nothing else is not told.
  slapped = 0;
  race_shown_in = kShownAgain;
  while (!error && !load.ending) {
    co_await socket.async_read(buffer, await(error));
    if (error) break;
    hear({static_cast<const char*>(buffer.cdata().data()), buffer.size()});
    buffer.consume(buffer.size());
    if (turned_away) break;  // tries again in a moment
    if (come_back) {
      come_back = false;
      const std::string again = enter_text();
      co_await send(again, error);
      continue;
    }
    if (race != 0 && slapped != race) {
      slapped = race;
      const int hand = 50 + static_cast<int>(load.random.below(300));
      error_code ignored;
      pause.expires_after(std::chrono::milliseconds(race_shown_in + hand));
      co_await pause.async_wait(await(ignored));
      const std::string slap = fmt::format(R"({{"do":"slap","id":"s-{}-{}","seat":{},"race":{},"after":{}}})",
                                           index(seat), ++commands, notation(seat), race, hand);
      co_await send(slap, error);
      continue;
    }
    if (!load.paused && load.options.lively) plan();
    if (!chores.empty() && !chore_sent) {
      if (hasty) {
        error_code ignored;
        pause.expires_after(std::chrono::milliseconds(500));
        co_await pause.async_wait(await(ignored));
        hasty = false;
      }
      chore_sent = true;
      co_await send(chores.front().text, error);
    }
    if (load.paused || pending || !chores.empty()) continue;
    if (over && index(seat) == 0 && !starting) {
      starting = true;
      const std::string start = fmt::format(R"({{"do":"start","id":"start-{}"}})", ++commands);
      co_await send(start, error);
    } else if (!legal.empty()) {
      if (load.rate > 0) {
        pause.expires_after(load.think_time());
        error_code ignored;
        co_await pause.async_wait(await(ignored));
      }
      choose();
      co_await send(command(), error);
    }
  }
  live = nullptr;
}

// A socket writes one thing at a time.
Task<void> Load::Parts::Player::send(const std::string& text, error_code& error) {
  while (waking) {
    error_code ignored;
    pause.expires_after(std::chrono::milliseconds(1));
    co_await pause.async_wait(await(ignored));
  }
  sending = true;
  co_await live->async_write(asio::buffer(text), await(error));
  sending = false;
}

// The answer to a ping makes a player look at their cards again.
void Load::Parts::Player::wake() {
  static constexpr std::string_view kPing = R"({"do":"ping","id":"wake"})";
  if (live == nullptr || sending) return;  // the answer to what is being sent does, too
  waking = true;
  live->async_write(asio::buffer(kPing), [this](error_code, std::size_t) { waking = false; });
}

std::string Load::Parts::Player::enter_text() const {
  return fmt::format(R"({{"do":"enter","id":"enter","seat":{},"last":{}}})", notation(seat), last);
}

void Load::Parts::Player::hear(std::string_view text) {
  if (load.options.lively) keep(text);
  if (text.starts_with(R"({"type":"reply")")) {
    hear_reply(text);
    return;
  }
  const std::string_view head = text.substr(0, 100);  // the number and whom it answers come first
  const std::string_view number = after(head, R"("n":)", ",}");
  if (!number.empty()) std::from_chars(number.data(), number.data() + number.size(), last);
  entered = true;
  if (head.find(R"("re":")") != std::string_view::npos) hear_reply(head);
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
  if (over && index(seat) == 0) ++load.report.games, ++games;
  if (!over) starting = false;
  const std::string_view turn_text = after(rest, R"("turn":)", ",");
  std::from_chars(turn_text.data(), turn_text.data() + turn_text.size(), turn);
  const std::string_view awaited = after(rest, R"("awaited":[)", "]");
  alone = awaited.find(',') == std::string_view::npos;
  race = 0;
  const std::string_view race_text = after(rest, R"("race":{"race":)", ",");
  if (!race_text.empty()) {
    std::from_chars(race_text.data(), race_text.data() + race_text.size(), race);
    const std::string_view shown = after(rest, R"("show_in":)", ",}");
    std::from_chars(shown.data(), shown.data() + shown.size(), race_shown_in);
    race_shown_in = std::max(race_shown_in, 0);
    legal.clear();  // hands count now, not moves
  }
}

void Load::Parts::Player::hear_reply(std::string_view text) {
  if (!chores.empty() && after(text, R"("re":")", "\"") == chores.front().id) return chore_answered(text);
  if (!pending || after(text, R"("re":")", "\"") != id) return;
  if (text.find(R"("ok":false)") == std::string_view::npos) {
    const bool closed = text.find(R"("value":"received")") != std::string_view::npos;
    if (!closed) done.push_back(*pending);
    ++load.report.moves;
  } else {
    ++load.report.refused;
  }
  pending.reset();
}

void Load::Parts::Player::choose() {
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

const std::string& Load::Parts::Player::command() {
  text_ = fmt::format(R"({{"do":"move","id":"{}","seat":{},"turn":{},"move":"{}"}})", id, notation(seat),
                      pending_turn, *pending);
  return text_;
}

}  // namespace hallali
