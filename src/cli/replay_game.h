// A finished game of one kind again, step by step.
#pragma once

#include <fmt/format.h>
#include <unistd.h>

#include <map>

#include "cli/game_commands.h"
#include "cli/terminal.h"
#include "match/session.h"
#include "story/teller.h"

namespace hallali::cli {

template <Rules G>
class Replay {
 public:
  Replay(const Context& context, const Record& record, Seat viewer, bool all)
      : json_(context.json),
        all_(all),
        viewer_(viewer),
        record_(record),
        teller_{context.language, colour_wanted(), record.seats, all ? Seat::spectator : viewer} {}

  int run() {
    const typename G::Options options = make_options<G>(record_.players, record_.options);
    // The record is checked as a whole before anything of it is shown.
    replay<G>(record_, [](const auto&...) {});
    Session<G> session(options, record_.seats, record_.seed);
    if (!show_step(session.state(), {}, nullptr)) return left();
    replay<G>(record_, [&](Seat seat, const typename G::Move& move, const Session<G>& now, const auto& log) {
      if (stopped_) return;
      ++step_;
      const Acted acted{seat, notation(move)};
      stopped_ = !show_step(now.state(), all_ ? all_events(log) : log.seen_by(viewer_), &acted);
    });
    return stopped_ ? left() : 0;
  }

 private:
  struct Acted {
    Seat seat;
    std::string move;
  };

  static std::vector<typename G::Event> all_events(const EventLog<typename G::Event>& log) {
    std::vector<typename G::Event> events;
    events.reserve(log.entries.size());
    for (const auto& entry : log.entries) events.push_back(entry.event);
    return events;
  }

  // Other people's moves reach a seat only as the events they cause: a card laid face down stays face down.
  bool may_see(const Acted& acted) const { return all_ || acted.seat == viewer_; }

  bool show_step(const typename G::State& state, const std::vector<typename G::Event>& events, const Acted* acted) {
    if (json_) {
      print_json(state, events, acted);
      return signal_caught() == 0;
    }
    std::string told;
    if (acted != nullptr && all_) {  // a secret choice has no sentence of its own
      told += fmt::format("{}: {}\n", teller_.paint(Ink::bold, teller_.name(acted->seat)), acted->move);
    }
    for (const auto& event : events) {
      const std::string line = story(event, teller_);
      if (!line.empty()) told += fmt::format("  {}\n", line);
    }
    if (acted != nullptr && told.empty()) return signal_caught() == 0;  // nothing that this viewer could see
    fmt::print("\n{}\n{}", teller_.paint(Ink::dim, fmt::format("— {} / {} —", step_, record_.moves.size())), told);
    fmt::print("{}\n", picture(show(know(state, teller_.me)), teller_));
    if (all_) print_hands(state);
    return go_on();
  }

  void print_hands(const typename G::State& state) const {
    for (int i = 0; i < record_.players; ++i) {
      const std::string cards = hand(show(know(state, seat_at(i))), teller_);
      fmt::print("  {}: {}\n", teller_.paint(Ink::bold, teller_.name(seat_at(i))), cards);
    }
  }

  void print_json(const typename G::State& state, const std::vector<typename G::Event>& events, const Acted* acted) {
    std::string out = fmt::format("{{\"step\":{},\"seat\":", step_);
    const auto field = [&](std::string_view name, const auto& value) {
      out += fmt::format(",\"{}\":{}", name, to_json(value));
    };
    out += to_json(acted != nullptr ? std::optional(acted->seat) : std::nullopt);
    field("move", acted != nullptr && may_see(*acted) ? std::optional(acted->move) : std::nullopt);
    field("events", events);
    field("awaited", awaited(state));
    if (all_) {
      field("state", state);
      std::map<std::string, std::vector<std::string>> moves;
      for (Seat seat : awaited(state) | allowed(state)) {
        for (const auto& move : legal(state, seat)) moves[notation(seat)].push_back(notation(move));
      }
      field("legal", moves);
    } else {
      field("view", show(know(state, viewer_)));
      std::vector<std::string> moves;
      for (const auto& move : legal(state, viewer_)) moves.push_back(notation(move));
      field("legal", moves);
    }
    field("outcome", outcome(state));
    fmt::print("{}}}\n", out);
  }

  // At a terminal the reader turns the pages; into a file or a pipe everything goes at once.
  bool go_on() {
    if (!is_terminal(STDIN_FILENO) || !is_terminal(STDOUT_FILENO)) return signal_caught() == 0;
    if (step_ == record_.moves.size()) return true;
    fmt::print("{}", teller_.say({"[Entrée : la suite, q : fin] ", "[Enter: next, q: end] "}));
    std::fflush(stdout);
    const std::optional<std::string> line = read_line();
    return line && *line != "q";
  }

  int left() const {
    if (signal_caught() == 0) return 0;
    fmt::print(stderr, "\n{}\n", teller_.say({"Relecture interrompue.", "Replay interrupted."}));
    return 128 + signal_caught();
  }

  bool json_;
  bool all_;
  Seat viewer_;
  const Record& record_;
  Teller teller_;
  std::size_t step_ = 0;
  bool stopped_ = false;
};

template <class G>
int replay_game(const Context& context, const ReplayChoice& choice, const Record& record) {
  const Seat viewer = choice.seat ? seat_at(*choice.seat - 1) : Seat::spectator;
  return Replay<G>(context, record, viewer, choice.all).run();
}

}  // namespace hallali::cli
