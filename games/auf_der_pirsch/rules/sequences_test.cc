// Exhaustive counts on tiny set-ups. The numbers come from a separate model, written from the rulebook alone.
#include <array>

#include "games/auf_der_pirsch/rules/test_scene.h"

namespace hallali::auf_der_pirsch {
namespace {

// Counts the ways to play the round to its end and adds up the points that each seat gets for these last tricks.
struct Count {
  std::int64_t sequences = 0;
  std::array<std::int64_t, kMaxPlayers> points{};
};
void count_sequences(const State& state, int round, Count& count) {
  if (state.table.round != round || state.table.phase == Phase::over) {
    ++count.sequences;
    for (int i = 0; i < kMaxPlayers; ++i) count.points[i] += state.table.scores[round][i];
    return;
  }
  for (const Move& move : legal(state, state.table.turn)) {
    State after = state;
    Random unused(Seed{});
    Silent silent;
    apply(after, state.table.turn, move, unused, silent);
    count_sequences(after, round, count);
  }
}

TEST(AufDerPirsch, last_three_tricks_have_as_many_ways_as_an_independent_model_counts) {
  struct Row {
    std::string_view name;
    Scene scene;
    std::array<Count, 4> counts;  // plain, refuse-card, give-trick, both
  };
  const Row rows[] = {
      {"three players, all needy",
       {.hands = {"bear-7 boar-2 wolf-9", "bear-3 bear-8 mouflon-5", "boar-4 bear-2 wolf-5"}, .tricks = {3, 3, 3}},
       {{{48, {213, 262, 118}}, {182, {663, 768, 972}}, {458, {1775, 1960, 2046}}, {1796, {7215, 8123, 8597}}}}},
      {"three players, the leader full",
       {.trump = Suit::bear,
        .hands = {"boar-7 mouflon-3 wolf-2", "boar-3 boar-9 bear-5", "boar-8 bear-4 wolf-10"},
        .tricks = {4, 3, 2}},
       {{{50, {0, 185, 265}}, {216, {0, 876, 1292}}, {153, {0, 448, 1146}}, {792, {0, 2560, 5992}}}}},
      {"four players with 1s",
       {.round = 3,
        .trump = Suit::boar,
        .leader = kCleo,
        .hands = {"mouflon-7 bear-6 wolf-12", "mouflon-8 mouflon-2 boar-5", "mouflon-1 bear-9 wolf-3",
                  "bear-3 boar-1 wolf-8"},
        .tricks = {3, 2, 2, 2}},
       {{{108, {0, 812, 814, 493}},
         {1012, {0, 8732, 8480, 6012}},
         {1176, {0, 8434, 8969, 6553}},
         {11530, {0, 85843, 92656, 82904}}}}},
      {"the last round",
       {.round = 4,
        .trump = Suit::boar,
        .leader = kBruno,
        .hands = {"mouflon-7 bear-5 wolf-11", "mouflon-8 mouflon-2 boar-5", "mouflon-4 bear-9 wolf-3"},
        .tricks = {3, 3, 3}},
       {{{44, {118, 726, 80}}, {176, {523, 2786, 387}}, {44, {118, 726, 80}}, {176, {523, 2786, 387}}}}},
  };
  const Options options[] = {{}, kRefuse, kGive, kBoth};
  for (const Row& row : rows) {
    for (int i = 0; i < 4; ++i) {
      Scene scene = row.scene;
      scene.options = options[i];
      State start = position(scene);
      start.table.won = {};
      Count count;
      count_sequences(start, start.table.round, count);
      EXPECT_EQ(count.sequences, row.counts[i].sequences) << row.name << ", options " << i;
      EXPECT_EQ(count.points, row.counts[i].points) << row.name << ", options " << i;
    }
  }
}

}  // namespace
}  // namespace hallali::auf_der_pirsch
