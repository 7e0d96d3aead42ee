// Steady bots of Gespensterjagd: honest, legal, and far better than chance on either side.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/gespensterjagd/bots/sides.h"
#include "games/gespensterjagd/bots/steady.h"
#include "games/gespensterjagd/rules/paths.h"

namespace hallali::gespensterjagd {
namespace {

// Plays a whole hunt; every choice of a bot must be one of the moves it was offered.
Reason hunt(const Options& options, Bot max, Bot hunters, const Seed& seed) {
  Random chance(seed);
  Random choice(seed, 1);
  State state = deal(options, chance);
  Silent silent;
  while (!awaited(state).empty()) {
    const Seat seat = state.table.turn;
    const MoveList moves = legal(state, seat);
    const Bot bot = seat == state.table.max ? max : hunters;
    const Move move = choose(bot, know(state, seat), moves, choice, kNoHurry);
    EXPECT_TRUE(std::binary_search(moves.begin(), moves.end(), move)) << notation(move);
    apply(state, seat, move, chance, silent);
  }
  return outcome(state)->reason;
}

int escapes(int games, Bot max, Bot hunters, std::string_view name) {
  int escaped = 0;
  for (int game = 0; game < games; ++game) {
    const Options options{.players = static_cast<std::uint8_t>(2 + game % 4)};
    const Seed seed = derive_seed(seed_from_text(name), static_cast<std::uint64_t>(game));
    escaped += hunt(options, max, hunters, seed) == Reason::escaped ? 1 : 0;
  }
  return escaped;
}

TEST(SteadyGespensterjagd, hunters_almost_always_catch_a_random_max) {
  EXPECT_LE(escapes(200, Bot::random, Bot::steady, "hunters"), 10);
}

TEST(SteadyGespensterjagd, max_almost_always_escapes_random_hunters) {
  EXPECT_GE(escapes(200, Bot::steady, Bot::random, "max"), 160);
  EXPECT_LE(escapes(200, Bot::random, Bot::random, "nobody"), 80) << "which is no matter of course";
}

TEST(SteadyGespensterjagd, sides_are_even) {
  const int escaped = escapes(100, Bot::steady, Bot::steady, "both");
  EXPECT_GE(escaped, 15);
  EXPECT_LE(escaped, 85);
}

TEST(SteadyGespensterjagd, plays_legally_with_every_card) {
  for (int game = 0; game < 48; ++game) {
    const auto bit = [game](int n) { return (game >> n & 1) != 0; };
    Options options{.players = static_cast<std::uint8_t>(2 + game % 4),
                    .chimney = bit(2),
                    .door = bit(3),
                    .trap = TrapHolder::captain,
                    .one_pause = bit(4),
                    .one_cheat = bit(4)};
    if (options.players > 2 && bit(3)) options.trap = TrapHolder::hunter_2;
    hunt(options, Bot::steady, Bot::steady, derive_seed(seed_from_text("cards"), static_cast<std::uint64_t>(game)));
  }
}

TEST(SteadyGespensterjagd, belief_is_a_share_of_each_room_that_is_possible) {
  Random random(seed_from_text("belief"));
  for (int game = 0; game < 20; ++game) {
    State state = deal({.players = static_cast<std::uint8_t>(2 + game % 4), .trap = TrapHolder::captain}, random);
    Silent silent;
    while (!awaited(state).empty()) {
      if (!state.table.trail.empty()) {
        const Belief belief = belief_of(state.table);
        const RoomSet possible = possible_rooms(state.table);
        double all = 0;
        for (int number = 1; number <= kMostRooms; ++number) {
          const double share = belief[at(room_at(number))];
          ASSERT_EQ(share > 0, possible.contains(room_at(number))) << number;
          all += share;
        }
        ASSERT_NEAR(all, 1, 1e-9);
      }
      apply(state, state.table.turn, random_move(legal(state, state.table.turn), random), random, silent);
    }
  }
}

}  // namespace
}  // namespace hallali::gespensterjagd
