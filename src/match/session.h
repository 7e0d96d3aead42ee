// One game in progress with its record: deal + replay. Everything that plays a single game goes through it.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "kit/rules.h"
#include "match/race.h"
#include "match/record.h"
#include "match/streams.h"

namespace hallali {

template <Rules G>
class Session {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  Session(const typename G::Options& options, std::vector<std::string> names, const Seed& seed,
          int rules = G::about.rules_version, std::optional<Draw> draw = {})
      : random_(stream_of(seed, Stream::chance)), state_(deal(options, random_, rules)) {
    record_.game = G::about.id;
    record_.rules = rules;
    record_.players = options.players;
    record_.options = option_texts<G>(options, rules);
    record_.seats = std::move(names);
    record_.commitment = commitment(draw ? draw->secret : seed);
    record_.seed = seed;
    record_.draw = std::move(draw);
  }

  const State& state() const { return state_; }
  std::size_t moves_made() const { return record_.moves.size(); }

  bool is_legal(Seat seat, const Move& move) const {
    const auto moves = legal(state_, seat);
    return std::binary_search(moves.begin(), moves.end(), move);
  }

  // `move` must be legal. `slaps` are the hands of the race it ends.
  template <class Events>
  void play(Seat seat, const Move& move, Events& events, std::vector<Slap> slaps = {}) {
    if constexpr (Races<G>) {
      if (!slaps.empty()) hands_down(state_, seats_of(slaps));
    }
    record_.moves.push_back({seat, notation(move), std::move(slaps)});
    apply(state_, seat, move, random_, events);
  }

  const Record& so_far() const { return record_; }  // without the result

  // The game so far; complete and verifiable at every moment.
  Record record() const {
    Record record = record_;
    record.result = result_text(outcome(state_));
    return record;
  }

 private:
  Random random_;
  State state_;
  Record record_;
};

// What to say of a version of the rules that is not known here.
template <Rules G>
std::optional<Phrase> unknown_rules(int rules) {
  const int newest = G::about.rules_version;
  if (rules >= 1 && rules <= newest) return {};
  return Phrase{fmt::format("règles {} inconnues ; j'ai les règles {}", rules,
                            newest == 1 ? "1" : fmt::format("1 à {}", newest)),
                fmt::format("rules {} are unknown; I have rules {}", rules,
                            newest == 1 ? "1" : fmt::format("1 to {}", newest))};
}

// The hands of a race are what the record says: each time follows from what was measured, they stand in order, and
// whoever moves was first. BadInput names the line that does not hold.
template <Rules G>
void check_hands(const Session<G>& session, const Record& record, std::size_t number, const typename G::Move& move) {
  const RecordedMove& made = record.moves[number];
  const int line = line_of_move(record, number);
  if constexpr (Races<G>) {
    const typename G::State& state = session.state();
    if (racing(state)) {
      const bool all_there = record.rules >= kRulesWithHands;
      if (made.slaps.empty() && !all_there) return;
      std::optional<Lots> lots;
      if (all_there) lots = draw_lots(draws_for(record.seed, number));
      const SeatSet racers = awaited(state) | allowed(state);
      if (const auto wrong = wrong_hand(made.slaps, racers, 1000 * seconds_given(state), lots)) {
        bad_record_line(line + 1 + static_cast<int>(wrong->hand), wrong->what);
      }
      const auto first = made.slaps.empty() ? std::nullopt : std::optional(made.slaps.front().seat);
      if (end_of_race<G>(state, first) == std::pair(made.seat, move)) return;
      if (first) {
        bad_record_line(line, {fmt::format("la place {} a tapé en premier", notation(*first)),
                               fmt::format("seat {} slapped first", notation(*first))});
      }
      bad_record_line(line, {"il manque les mains de cette course", "the hands of this race are missing"});
    }
  }
  if (!made.slaps.empty()) bad_record_line(line + 1, {"ce coup ne finit pas de course", "this move ends no race"});
}

// Plays a record again, checking everything it says, and hands each step to `step(seat, move, session, log)`.
// BadInput names the line that does not hold.
template <Rules G, class Step>
Session<G> replay(const Record& record, Step step) {
  if (const std::optional<Phrase> wrong = unknown_rules<G>(record.rules)) {
    bad_record_line(3, *wrong);
  }
  typename G::Options options;
  try {
    options = make_options<G>(record.players, record.options);
  } catch (const BadInput& bad) {
    const auto without_stop = [](const std::string& text) { return text.substr(0, text.size() - 1); };
    bad_record_line(4, {"joueurs ou options : " + without_stop(bad.phrase().fr),
                        "players or options: " + without_stop(bad.phrase().en)});
  }
  if (option_texts<G>(options, record.rules) != record.options) {
    bad_record_line(4, {"il manque une option du jeu", "an option of the game is missing"});
  }
  check_seed(record);
  Session<G> session(options, record.seats, record.seed, record.rules, record.draw);
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    const auto& [seat, text, slaps] = record.moves[i];
    typename G::Move move;
    if (!parse_notation(text, move) || !session.is_legal(seat, move)) {
      bad_record_line(line_of_move(record, i), {fmt::format("« {} » n'est pas un coup permis ici", text),
                                                fmt::format("\"{}\" is not a legal move here", text)});
    }
    check_hands(session, record, i, move);
    EventLog<typename G::Event> log;
    session.play(seat, move, log, slaps);
    step(seat, move, session, log);
  }
  const std::string result = result_text(outcome(session.state()));
  if (result != record.result) {
    bad_record_line(line_of_result(record),
                    {fmt::format("le résultat est « {} »", result), fmt::format("the result is \"{}\"", result)});
  }
  return session;
}

}  // namespace hallali
