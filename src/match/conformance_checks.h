// What kit/rules.h promises, held by random play, for one game with every number of players and set of options. Every
// game is compiled on its own (conformance_game_test.cc.in), so that one more does not make a file longer.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "bots/bot.h"
#include "kit/every_setup.h"
#include "match/conformance.h"
#include "match/session.h"

namespace hallali {

namespace conformance_detail {

// A game with many options shares its number of games among more set-ups.
template <Rules G>
int games_of(int at_most, int in_all) {
  return std::clamp(in_all / static_cast<int>(every_setup<G>().size()), at_most / 6, at_most);
}
inline constexpr int kWorlds = 6;
inline constexpr int kMostMoves = 100'000;

// Random players take thousands of moves for some games, and nothing new happens in them. A check looks at so many
// positions beyond the usual length of a game and is content then; games of the usual length it sees whole.
inline constexpr int kUsualLength = 400;

class Budget {
 public:
  explicit Budget(int positions) : left_(positions) {}
  void spend() { --left_; }
  bool left() const { return left_ > 0; }

 private:
  int left_;
};

// Some of the hands of a race that this move ends: the mover's is the first.
template <Rules G>
std::vector<Slap> some_hands(const typename G::State& state, Seat first, const typename G::Move& move,
                             Random& choice) {
  std::vector<Slap> hands;
  if constexpr (Races<G>) {
    if (!racing(state) || move != end_of_race<G>(state, first).second) return hands;
    hands.push_back({first, 300, 300, 0, 300});
    for (Seat seat : (awaited(state) | allowed(state)).without(first)) {
      const int time = hands.back().time + 1;
      if (choice.below(2) == 0) hands.push_back({seat, time, time, 0, time});
    }
  }
  return hands;
}

// Plays one random game; before each move calls look(state), after it told(before, seat, move, after, log, hands).
template <Rules G, class Look, class Told>
typename G::State random_game(const typename G::Options& options, const Seed& seed, Look look, Told told) {
  Random chance(seed);
  Random choice(seed, 1);
  typename G::State state = deal(options, chance);
  for (int moves = 0; !awaited(state).empty(); ++moves) {
    if (moves == kMostMoves) {
      ADD_FAILURE() << "the game does not end";
      break;
    }
    look(state);
    std::vector<Seat> movers;
    for (Seat seat : awaited(state) | allowed(state)) {
      if (!legal(state, seat).empty()) movers.push_back(seat);
    }
    const Seat seat = movers[choice.below(static_cast<std::uint32_t>(movers.size()))];
    const typename G::Move move = random_move(legal(state, seat), choice);
    const typename G::State before = state;
    const std::vector<Slap> hands = some_hands<G>(state, seat, move, choice);
    EventLog<typename G::Event> log;
    if constexpr (Races<G>) {
      if (!hands.empty()) hands_down(state, seats_of(hands));
    }
    apply(state, seat, move, chance, log);
    told(before, seat, move, state, log, hands);
  }
  return state;
}

inline constexpr auto kIgnore = [](const auto&...) {};

inline std::vector<Seat> viewers(int players) {
  std::vector<Seat> all{Seat::spectator};
  for (int i = 0; i < players; ++i) all.push_back(seat_at(i));
  return all;
}

inline Seed numbered(int n) { return derive_seed(seed_from_text("conformance"), static_cast<std::uint64_t>(n)); }

template <Rules G>
struct Checks {
  using Options = typename G::Options;
  using State = typename G::State;
  using Move = typename G::Move;

  static void check_moves(const State& state, int players) {
    const SeatSet movers = awaited(state) | allowed(state);
    ASSERT_FALSE(awaited(state).empty());
    ASSERT_TRUE((awaited(state) & allowed(state)).empty());
    ASSERT_FALSE(outcome(state).has_value());
    for (int i = 0; i < players; ++i) {
      const auto moves = legal(state, seat_at(i));
      if (awaited(state).contains(seat_at(i))) {
        ASSERT_FALSE(moves.empty());
      }
      if (!movers.contains(seat_at(i))) {
        ASSERT_TRUE(moves.empty());
      }
      for (std::size_t m = 0; m < moves.size(); ++m) {
        if (m > 0) {
          ASSERT_LT(moves[m - 1], moves[m]) << "moves are sorted and unique";
        }
        Move read;
        ASSERT_TRUE(parse_notation(notation(moves[m]), read)) << notation(moves[m]);
        ASSERT_EQ(read, moves[m]);
      }
    }
  }

  static void random_play(const Options& options) {
    const int games = games_of<G>(1000, 8000);
    Budget budget(30'000);
    for (int game = 0; game < games && budget.left(); ++game) {
      int made = 0;
      const State end = random_game<G>(
          options, numbered(game),
          [&](const State& state) {
            if (++made > kUsualLength) budget.spend();
            ASSERT_EQ(broken_invariant(state), "");
            check_moves(state, options.players);
            if constexpr (ClosedHands<G>) {
              Random random(numbered(made), 3);
              open_hands(state, options, random);
            }
          },
          kIgnore);
      ASSERT_EQ(broken_invariant(end), "");
      ASSERT_TRUE(outcome(end).has_value());
      ASSERT_FALSE(outcome(end)->winners.empty());
      ASSERT_EQ(outcome(end)->scores.size(), options.players);
      for (int i = 0; i < options.players; ++i) ASSERT_TRUE(legal(end, seat_at(i)).empty());
      if (testing::Test::HasFatalFailure()) return;
    }
  }

  static Session<G> recorded_game(const Options& options, int number) {
    std::vector<std::string> names(options.players, "bot random");
    Session<G> session(options, names, numbered(number));
    random_game<G>(
        options, numbered(number), kIgnore,
        [&](const State&, Seat seat, const Move& move, const State& after, const auto&, const auto& hands) {
          Silent silent;
          session.play(seat, move, silent, hands);
          ASSERT_EQ(session.state(), after) << "apply is a function of state, move and stream";
        });
    return session;
  }

  static void records(const Options& options) {
    Budget budget(10'000);
    for (int game = 0; game < 20 && budget.left(); ++game) {
      const Session<G> played = recorded_game(options, game);
      const Record record = played.record();
      const std::string text = write_record(record);
      for (std::size_t i = 0; i < record.moves.size(); ++i) budget.spend();
      ASSERT_EQ(read_record(text), record);
      ASSERT_EQ(from_json<Record>(to_json(record)), record);
      ASSERT_EQ(replay<G>(read_record(text), kIgnore).state(), played.state());
    }
  }

  static void json(const Options& options) {
    Budget budget(250);
    int step = 0;
    for (int game = 0; game < 4; ++game) {
      random_game<G>(
          options, numbered(game),
          [&](const State& state) {
            if (step++ % 4 != 0 || !budget.left()) return;  // few enough to come to the end of the last game
            budget.spend();
            ASSERT_EQ(from_json<State>(to_json(state)), state);
            for (Seat viewer : viewers(options.players)) {
              const auto knowledge = know(state, viewer);
              ASSERT_EQ(from_json<typename G::Knowledge>(to_json(knowledge)), knowledge);
              const auto view = show(knowledge);
              ASSERT_EQ(from_json<typename G::View>(to_json(view)), view);
            }
          },
          [&](const State&, Seat, const Move&, const State&, const auto& log, const auto&) {
            for (const auto& entry : log.entries) {
              ASSERT_EQ(from_json<typename G::Event>(to_json(entry.event)), entry.event);
            }
          });
    }
  }

  // The gate, at one position and for one viewer.
  static void gate_at(const State& truth, Seat viewer, Random& random, int& hidden, int& found) {
    const auto knowledge = know(truth, viewer);
    bool differs = false;
    for (int i = 0; i < kWorlds; ++i) {
      const State world = imagine(knowledge, random);
      ASSERT_EQ(broken_invariant(world), "") << "an impossible world";
      ASSERT_EQ(know(world, viewer), knowledge) << "an imagined world looks different";
      ASSERT_EQ(awaited(world), awaited(truth));
      ASSERT_EQ(allowed(world), allowed(truth));
      ASSERT_EQ(legal(world, viewer), legal(truth, viewer));
      if constexpr (ClosedHands<G>) closed_hands_at(truth, world, viewer);
      differs |= !(world == truth);
      follow_up(truth, world, viewer, random);
    }
    const bool secret = something_is_hidden(truth, viewer);
    hidden += secret ? 1 : 0;
    found += secret && differs ? 1 : 0;
    // A gate that lets everything through would pass all of the above.
    if (!secret) return;
    for (int i = 0; i < 60 && !differs; ++i) differs = !(imagine(knowledge, random) == truth);
    ASSERT_TRUE(differs) << "something is hidden, yet only the truth is imagined";
  }

  // Everybody can tell who answers behind a closed hand, and only they themselves whether they have a choice.
  static void closed_hands_at(const State& truth, const State& world, Seat viewer) {
    for (Seat seat : awaited(truth)) {
      const ClosedHand hand = closed_hand(truth, seat);
      ASSERT_EQ(closed_hand(world, seat) == ClosedHand::none, hand == ClosedHand::none);
      if (seat == viewer) {
        ASSERT_EQ(closed_hand(world, seat), hand);
      }
    }
  }

  // Whatever is answered behind closed hands, all of it can be opened in seat order.
  static void open_hands(State state, const Options& options, Random& random) {
    Silent silent;
    std::vector<std::pair<Seat, Move>> answers;
    for (Seat seat : awaited(state)) {
      if (closed_hand(state, seat) == ClosedHand::none) continue;
      std::vector<Move> moves;
      for (const Move& move : legal(state, seat)) {
        if (!in_the_open(move)) moves.push_back(move);
      }
      if (moves.empty()) return;  // one of them will be seen, and then everybody is asked anew
      answers.emplace_back(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
      ASSERT_TRUE(closed_hand(state, seat) != ClosedHand::nothing || !in_the_open(legal(state, seat).front()));
    }
    for (const auto& [seat, move] : answers) {
      const auto moves = legal(state, seat);
      ASSERT_TRUE(std::binary_search(moves.begin(), moves.end(), move))
          << notation(move) << " of " << options.players;
      apply(state, seat, move, random, silent);
    }
  }

  // One move in both worlds. What the viewer knows afterwards is the same exactly when what they were told is the
  // same.
  static void follow_up(State truth, State world, Seat viewer, Random& random) {
    const SeatSet movers = awaited(truth) | allowed(truth);
    if (movers.empty()) return;
    std::vector<Seat> seats;
    for (Seat seat : movers) {  // what one of the worlds does not offer tells nothing
      if (!legal(truth, seat).empty() && !legal(world, seat).empty()) seats.push_back(seat);
    }
    const Seat seat = seats[random.below(static_cast<std::uint32_t>(seats.size()))];
    const auto real_moves = legal(truth, seat);
    const auto other_moves = legal(world, seat);
    const Move real_move = random_move(real_moves, random);
    const bool both = std::binary_search(other_moves.begin(), other_moves.end(), real_move);
    const Move other_move =
        both && (seat == viewer || random.below(2) == 0) ? real_move : random_move(other_moves, random);
    const Seed seed = numbered(static_cast<int>(random.below(1000)));
    Random chance(seed);
    Random same_chance(seed);
    EventLog<typename G::Event> log;
    EventLog<typename G::Event> other_log;
    apply(truth, seat, real_move, chance, log);
    apply(world, seat, other_move, same_chance, other_log);
    if (seat == viewer && real_move != other_move) return;
    ASSERT_EQ(know(truth, viewer) == know(world, viewer), log.seen_by(viewer) == other_log.seen_by(viewer))
        << "an event tells more, or less, than the gate lets through: " << notation(real_move) << " / "
        << notation(other_move);
  }

  static void gate(const Options& options) {
    const int games = games_of<G>(12, 96);
    const int wanted = 4 * games;
    int hidden = 0;
    int found = 0;
    Budget budget(2000);
    // Random players may give their secrets away early: then it takes more games to meet enough of them.
    for (int game = 0; game < games || (hidden <= wanted && game < 10 * games); ++game) {
      Random random(numbered(game), 2);
      random_game<G>(
          options, numbered(game),
          [&](const State& state) {
            if (testing::Test::HasFatalFailure() || random.below(5) != 0 || !budget.left()) return;
            budget.spend();
            for (Seat viewer : viewers(options.players)) gate_at(state, viewer, random, hidden, found);
          },
          kIgnore);
      if (testing::Test::HasFatalFailure()) return;
    }
    EXPECT_GT(hidden, wanted) << "too few secrets met to say anything";
    EXPECT_GT(found, hidden * 9 / 10 - 20) << "imagined worlds hardly ever differ from the truth";
  }
};

}  // namespace conformance_detail

template <class G>
std::vector<ConformanceCase> conformance_cases() {
  using Checks = conformance_detail::Checks<G>;
  std::vector<ConformanceCase> all;
  for (const typename G::Options& options : every_setup<G>()) {
    all.push_back({setup_name<G>(options), [=] { Checks::random_play(options); }, [=] { Checks::records(options); },
                   [=] { Checks::json(options); }, [=] { Checks::gate(options); }});
  }
  return all;
}

}  // namespace hallali
