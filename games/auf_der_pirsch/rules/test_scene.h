// Positions and games for the tests, written as people say them: cards as "bear-7 wolf-3", moves in their notation.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "games/auf_der_pirsch/rules/rules.h"

namespace hallali::auf_der_pirsch {

inline constexpr Seat kAda = seat_at(0), kBruno = seat_at(1), kCleo = seat_at(2), kDev = seat_at(3);

template <class CardOrMove>
CardOrMove read(std::string_view text) {
  CardOrMove value{};
  if (!parse_notation(text, value)) ADD_FAILURE() << "cannot read \"" << text << '"';
  return value;
}
inline Card card(std::string_view text) { return read<Card>(text); }

inline CardSet cards(std::string_view text) {
  CardSet set;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    set.insert(card(text.substr(0, end)));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return set;
}

// The start of a trick. Cards that nobody holds lie in the piles of tricks, lowest card first from Ada's pile on.
struct Scene {
  Options options{};  // the number of players follows from the hands
  int round = 1;
  Suit trump = Suit::wolf;
  Seat leader = kAda;
  std::vector<std::string_view> hands{};
  std::vector<int> tricks{};  // won in this round
};

inline State position(const Scene& scene) {
  State state;
  Public& table = state.table;
  const int players = static_cast<int>(scene.hands.size());
  table.options = scene.options;
  table.options.players = static_cast<std::uint8_t>(players);
  table.round = static_cast<std::uint8_t>(scene.round - 1);
  table.trumps = kAllSuits;
  std::swap(table.trumps[table.round], table.trumps[static_cast<std::size_t>(scene.trump)]);
  table.turn = table.leader = table.round_leader = scene.leader;
  table.quota = static_cast<std::uint8_t>(scene.round == kRounds ? kTricks : quota_for(table.options.players));

  CardSet rest = deck_for(players);
  for (int i = 0; i < players; ++i) rest -= state.hands[i] = cards(scene.hands[i]);
  table.tricks_done = static_cast<std::uint8_t>(kTricks - state.hands[0].size());
  if (table.round > 0) table.known = state.hands;
  for (int i = 0; i < static_cast<int>(scene.tricks.size()); ++i) {
    table.tricks[i] = static_cast<std::uint8_t>(scene.tricks[i]);
    for (int n = 0; n < scene.tricks[i] * players && !rest.empty(); ++n) {
      table.won[i].insert(rest.first());
      rest.erase(rest.first());
    }
    EXPECT_EQ(table.won[i].size(), scene.tricks[i] * players) << "more tricks than cards";
  }
  EXPECT_TRUE(rest.empty()) << "fewer tricks than cards";
  return state;
}

inline std::vector<std::string> choices(const State& state) {
  std::vector<std::string> texts;
  for (const Move& move : legal(state, state.table.turn)) texts.push_back(notation(move));
  return texts;
}

inline bool can(const State& state, Move move) {
  const MoveList moves = legal(state, state.table.turn);
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

struct Match {
  State state;
  EventLog<Event> log{};
  std::vector<std::pair<Seat, Move>> history{};

  explicit Match(const State& start) : state(start) {}
  explicit Match(const Scene& scene) : state(position(scene)) {}

  void make(Move move) {
    Random unused(Seed{});
    history.emplace_back(state.table.turn, move);
    apply(state, state.table.turn, move, unused, log);
  }

  // Whoever is in turn makes these moves, one after the other.
  Match& moves(std::initializer_list<std::string_view> texts) {
    for (std::string_view text : texts) {
      const Move move = read<Move>(text);
      if (!can(state, move)) {
        ADD_FAILURE() << '"' << text << "\" is not legal";
        break;
      }
      make(move);
    }
    return *this;
  }
  Match& play(std::initializer_list<std::string_view> names) {
    for (std::string_view name : names) moves({"play " + std::string(name)});
    return *this;
  }

  template <class E>
  std::vector<E> told() const {
    return log.all<E>();
  }
};

inline Move random_move(const State& state, Random& random) {
  const MoveList moves = legal(state, state.table.turn);
  return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

inline constexpr Options kRefuse{.players = 4, .refuse_card = true, .give_trick = false};
inline constexpr Options kGive{.players = 4, .refuse_card = false, .give_trick = true};
inline constexpr Options kBoth{.players = 4, .refuse_card = true, .give_trick = true};

constexpr Options with_players(Options options, int players) {
  options.players = static_cast<std::uint8_t>(players);
  return options;
}

// Bruno's refused bear-3 lies open when Dev offers him wolf-12, wolf-5, wolf-4 and bear-8. He also holds the wolf-2.
inline Match offer_across_a_refused_card() {
  Match match({.options = kBoth,
               .trump = Suit::mouflon,
               .hands = {"bear-5 wolf-5 boar-6 boar-7", "bear-3 wolf-2 wolf-4 boar-9", "bear-6 bear-8 boar-8 boar-10",
                         "bear-10 wolf-12 boar-11 boar-12"},
               .tricks = {2, 2, 3, 1}});
  return match.moves({"play bear-5", "refuse bear-3 play boar-9", "play bear-6", "play bear-10", "keep",
                      "play wolf-12", "play wolf-5", "play wolf-4", "play bear-8", "give 2"});
}

// Plays whole games at random, with every number of players and every set of options, and shows each position
// (the last one included) to `see`.
template <class See>
void random_games(int games, std::string_view seed, See see) {
  Random random(seed_from_text(seed));
  for (int game = 0; game < games; ++game) {
    for (Options options : {Options{}, kRefuse, kGive, kBoth}) {
      State state = deal(with_players(options, 3 + game % 2), random);
      Silent silent;
      while (!awaited(state).empty()) {
        see(state);
        apply(state, state.table.turn, random_move(state, random), random, silent);
      }
      see(state);
    }
  }
}

}  // namespace hallali::auf_der_pirsch
