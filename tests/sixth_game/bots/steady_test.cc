#include "tests/sixth_game/bots/steady.h"

#include <gtest/gtest.h>

#include "tests/sixth_game/rules/test_scene.h"

namespace hallali::sixth_game {
namespace {

// How often a steady player goes to the brook, the wood and the farm in 1300 draws.
std::array<int, 3> habits(const State& state, Seat seat) {
  Random random{Seed{}};
  std::array<int, 3> times{};
  for (int i = 0; i < 1300; ++i) {
    const Move move = steady_move(know(state, seat), legal(state, seat), random, kNoHurry);
    ++times[static_cast<std::size_t>(move.place)];
  }
  return times;
}

void expect_near(const std::array<int, 3>& times, const std::array<int, 3>& expected) {
  for (std::size_t i = 0; i < times.size(); ++i) EXPECT_NEAR(times[i], expected[i], expected[i] == 0 ? 0 : 60) << i;
}

TEST(GoupilSteady, mixes_so_that_it_cannot_be_outguessed) {
  const State state = new_game(2);
  expect_near(habits(state, kAda), {600, 400, 300});
  expect_near(habits(state, kBruno), {100, 500, 700});
}

TEST(GoupilSteady, stays_within_what_is_open) {
  State state = new_game(2, true);
  play(state, "FF");
  expect_near(habits(state, kBruno), {780, 520, 0});
}

}  // namespace
}  // namespace hallali::sixth_game
