// Match for one game. Every game is compiled on its own (match_game.cc.in), so that one more does not make a file
// longer.
#pragma once

#include <algorithm>
#include <ranges>
#include <stdexcept>

#include "bots/bot.h"
#include "kit/memory.h"
#include "match/games.h"
#include "match/match.h"
#include "match/race.h"
#include "match/session.h"
#include "match/streams.h"

namespace hallali {
namespace match_detail {

// Under other names, because inside the class below its own functions hide those of the rules.
template <class State>
SeatSet awaited_in(const State& state) {
  return awaited(state);
}
template <class State>
SeatSet allowed_in(const State& state) {
  return allowed(state);
}
template <class State>
auto legal_in(const State& state, Seat seat) {
  return legal(state, seat);
}

template <class State>
auto time_out_in(const State& state, Seat seat, Random& random) {
  return time_out(state, seat, random);
}

template <class State>
bool starts_race_in(const State& state) {
  return starts_race(state);
}
template <class State>
bool racing_in(const State& state) {
  return racing(state);
}
template <class State>
int seconds_given_in(const State& state) {
  return seconds_given(state);
}

template <class Event>
bool sweeps_in(const Event& event) {
  return sweeps(event);
}

template <class State>
ClosedHand closed_hand_in(const State& state, Seat seat) {
  return awaited(state).contains(seat) ? closed_hand(state, seat) : ClosedHand::none;
}
template <class Move>
bool is_in_the_open(const Move& move) {
  return in_the_open(move);
}

template <class State>
std::vector<std::string> legal_texts(const State& state, Seat seat) {
  std::vector<std::string> moves;
  for (const auto& move : legal(state, seat)) moves.push_back(notation(move));
  return moves;
}

template <Rules G>
class PositionOf : public Position {
 public:
  explicit PositionOf(const typename G::State& state) : state_(state) {}

  std::string view(Seat viewer) const override { return to_json(show(know(state_, viewer))); }

  std::vector<std::string> legal(Seat seat) const override { return legal_texts(state_, seat); }

 private:
  typename G::State state_;
};

template <Rules G>
class ToldOf : public Told {
 public:
  ToldOf(EventLog<typename G::Event> log, const typename G::State& after) : log_(std::move(log)) {
    if constexpr (Forgets<G>) {
      const auto sweeping = [](const auto& entry) { return sweeps_in(entry.event); };
      if (std::ranges::any_of(log_.entries, sweeping)) swept_ = must_remember(after);
    }
  }

  std::string to(Seat viewer) const override { return to_json(log_.seen_by(viewer)); }
  bool sweeps(Seat viewer) const override { return swept_.contains(viewer); }

 private:
  EventLog<typename G::Event> log_;
  SeatSet swept_;
};

template <Rules G>
class MatchOf : public Match {
 public:
  explicit MatchOf(const MatchSetup& setup)
      : session_(make_options<G>(setup.players, setup.options), setup.names, setup.seed, rules_of(setup), setup.draw),
        players_(setup.players) {}

  const About& about() const override { return G::about; }
  int players() const override { return players_; }
  std::size_t moves_made() const override { return session_.moves_made(); }
  int moves_made(Seat seat) const override { return made_[slot(seat)]; }
  SeatSet awaited() const override { return awaited_in(session_.state()); }
  SeatSet allowed() const override { return allowed_in(session_.state()); }

  std::vector<std::string> legal(Seat seat) const override { return legal_texts(session_.state(), seat); }

  std::string timed_out(Seat seat) const override {
    if constexpr (DrawsTimeOut<G>) {
      Random random = draws();
      return notation(time_out_in(session_.state(), seat, random));
    } else {
      return notation(legal_in(session_.state(), seat).front());
    }
  }

  std::string view(Seat viewer) const override { return to_json(show(know(session_.state(), viewer))); }
  std::unique_ptr<const Position> position() const override {
    return std::make_unique<PositionOf<G>>(session_.state());
  }

  std::optional<MatchResult> result() const override {
    const auto end = outcome(session_.state());
    if (!end) return {};
    return MatchResult{end->winners, {end->scores.begin(), end->scores.end()}, notation(end->reason)};
  }

  Record record() const override { return session_.record(); }
  const std::string& promise() const override { return session_.so_far().commitment; }
  const std::optional<Draw>& draw() const override { return session_.so_far().draw; }

  Thought thought(Bot bot, Seat seat, const Seed& seed) const override {
    return [bot, seed, knowledge = know(session_.state(), seat),
            moves = legal_in(session_.state(), seat)](Deadline deadline) {
      Random random(seed);
      return notation(choose(bot, knowledge, moves, random, deadline));
    };
  }

  void check(Seat seat, std::string_view text) const override { legal_move(seat, text); }

  bool starts_race() const override {
    if constexpr (Races<G>) return starts_race_in(session_.state());
    return false;
  }
  bool racing() const override {
    if constexpr (Races<G>) return racing_in(session_.state());
    return false;
  }
  int seconds_given() const override {
    if constexpr (Races<G>) return seconds_given_in(session_.state());
    return 0;
  }
  std::pair<Seat, std::string> end_of_race(std::optional<Seat> first) const override {
    if constexpr (Races<G>) {
      const auto [seat, move] = hallali::end_of_race<G>(session_.state(), first);
      return {seat, notation(move)};
    }
    throw std::logic_error("this game has no races");
  }
  ClosedHand closed_hand(Seat seat) const override {
    if constexpr (ClosedHands<G>) return closed_hand_in(session_.state(), seat);
    return ClosedHand::none;
  }
  bool in_the_open(std::string_view text) const override {
    if constexpr (ClosedHands<G>) {
      Move move;
      return parse_notation(text, move) && is_in_the_open(move);
    }
    return true;
  }
  Random draws() const override { return draws_for(session_.so_far().seed, session_.moves_made()); }

  std::function<Reflex()> reflex(Bot bot, Seat seat, const Seed& seed) const override {
    if constexpr (Races<G>) {
      return [bot, seed, knowledge = know(session_.state(), seat)] {
        Random random(seed);
        return reflex_of(bot, knowledge, random);
      };
    }
    return [] { return Reflex(); };
  }

  std::unique_ptr<Told> play(Seat seat, std::string_view text, std::vector<Slap> slaps) override {
    EventLog<typename G::Event> log;
    play(seat, text, std::move(slaps), log);
    return std::make_unique<ToldOf<G>>(std::move(log), session_.state());
  }

  std::unique_ptr<Told> play_all(const Answers& answers) override {
    EventLog<typename G::Event> log;
    for (const auto& [seat, text] : answers) play(seat, text, {}, log);
    return std::make_unique<ToldOf<G>>(std::move(log), session_.state());
  }

  bool can_take_back(Seat seat) const override { return secret_move_of(seat).has_value(); }

  void take_back(Seat seat) override {
    const Record record = session_.record();
    const std::size_t taken = *secret_move_of(seat);
    MatchOf again(
        {record.game, record.players, record.options, record.seats, record.seed, record.rules, record.draw});
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
      const RecordedMove& move = record.moves[i];
      if (i != taken) again.play(move.seat, move.move, move.slaps);
    }
    *this = std::move(again);
  }

  void settle() override { secret_.clear(); }

 private:
  using State = typename G::State;
  using Move = typename G::Move;

  static int rules_of(const MatchSetup& setup) {
    const int rules = setup.rules.value_or(G::about.rules_version);
    if (const std::optional<Phrase> wrong = unknown_rules<G>(rules))
      throw BadInput({wrong->fr + '.', wrong->en + '.'});
    return rules;
  }

  void play(Seat seat, std::string_view text, std::vector<Slap> slaps, EventLog<typename G::Event>& log) {
    const Move move = legal_move(seat, text);
    const State before = session_.state();
    session_.play(seat, move, log, std::move(slaps));
    ++made_[slot(seat)];
    if (stays_secret(before, seat, move)) {
      secret_.push_back(session_.moves_made() - 1);
    } else {
      secret_.clear();
    }
  }

  Move legal_move(Seat seat, std::string_view text) const {
    Move move;
    if (!parse_notation(text, move) || !session_.is_legal(seat, move)) refuse(seat, text);
    return move;
  }

  // Whether nobody has learnt anything from a move just made: to everybody else any other move of that seat would
  // look the same, to the seat itself any other world that fits what it knew.
  bool stays_secret(const State& before, Seat seat, const Move& move) const {
    const auto choices = legal_in(before, seat);
    if (choices.size() < 2) return false;
    const Random stream(Seed{});
    const auto after = [&](State state, const Move& made) -> std::optional<State> {
      Random random = stream;
      Silent silent;
      apply(state, seat, made, random, silent);
      if (random.position() != stream.position()) return std::nullopt;  // chance has spoken
      return state;
    };
    const std::optional<State> now = after(before, move);
    if (!now) return false;
    const SeatSet others = seats_up_to(players_).with(Seat::spectator).without(seat);
    for (const Move& other : choices) {
      if (other == move) continue;
      const std::optional<State> instead = after(before, other);
      if (!instead) return false;
      for (Seat viewer : others) {
        if (!(know(*now, viewer) == know(*instead, viewer))) return false;
      }
    }
    Random worlds{Seed{}};
    for (int sample = 0; sample < 8; ++sample) {
      const std::optional<State> elsewhere = after(imagine(know(before, seat), worlds), move);
      if (!elsewhere || !(know(*elsewhere, seat) == know(*now, seat))) return false;
    }
    return true;
  }

  // The place of the seat's last move in the record, if it and all moves since are secrets.
  std::optional<std::size_t> secret_move_of(Seat seat) const {
    const Record& record = session_.so_far();
    for (const std::size_t move : secret_ | std::views::reverse) {
      if (record.moves[move].seat == seat) return move;
    }
    return std::nullopt;
  }

  // Says no more than the seat knows: its own legal moves, or that it is not its turn.
  [[noreturn]] void refuse(Seat seat, std::string_view text) const {
    const std::vector<std::string> moves = legal(seat);
    if (moves.empty()) throw BadInput({"Ce n'est pas à vous de jouer.", "It is not your turn."});
    std::string known;
    for (const std::string& move : moves) known += (known.empty() ? "" : ", ") + move;
    throw BadInput({fmt::format("« {} » n'est pas permis maintenant ; il y a : {}.", shown(text), known),
                    fmt::format("\"{}\" is not legal now; there are: {}.", shown(text), known)});
  }

  Session<G> session_;
  int players_;
  std::array<int, kMaxSeats> made_{};
  std::vector<std::size_t> secret_;  // moves, in the record, that nobody has learnt anything from yet
};

}  // namespace match_detail

template <class G>
const AnyGame& any_game() {
  static_assert(Rules<G>);
  static const AnyGame game{
      .about = G::about,
      .races = Races<G>,
      .options = [] { return option_specs<G>(); },
      .check_options = [](int players, const OptionTexts& options) { make_options<G>(players, options); },
      .deal = [](const MatchSetup& setup) -> std::unique_ptr<Match> {
        return std::make_unique<match_detail::MatchOf<G>>(setup);
      },
      .verify = [](const Record& record) { replay<G>(record, [](const auto&...) {}); },
  };
  return game;
}

}  // namespace hallali
