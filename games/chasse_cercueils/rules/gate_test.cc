// The gate, proved by enumeration: nothing is hidden but the order of the pile and what calm players have decided.
#include <cmath>
#include <map>

#include "games/chasse_cercueils/rules/invariants.h"
#include "games/chasse_cercueils/rules/test_scene.h"

namespace hallali::chasse_cercueils {
namespace {

// Ada has drawn nearly the whole pile: a bat, another bat, a moon and a skull are left.
State small_pile(int players) {
  Scene scene{.hands = {"", "(purple-moon) (purple-skull) yellow-moon purple-bat"}, .race = Race::calm};
  const std::vector<Card> left = cards("yellow-bat yellow-bat purple-moon yellow-skull");
  if (players == 3) scene.hands.emplace_back("purple-bat (purple-bat) yellow-skull purple-moon");
  State state = position(scene);
  Public& table = state.table;
  std::vector<Card> pile(state.pile.begin(), state.pile.begin() + table.pile);
  for (Card card : left) pile.erase(std::find(pile.begin(), pile.end(), card));
  std::copy(pile.begin(), pile.end(), table.hands[0].cards.begin());
  table.hands[0].up = PlaceSet::from_bits((std::uint64_t{1} << pile.size()) - 1);
  state.pile = {};
  std::copy(left.begin(), left.end(), state.pile.begin());
  table.pile = 4;
  EXPECT_EQ(broken_invariant(state), "");
  return state;
}

using World = std::pair<std::vector<Card>, std::uint16_t>;
World world_of(const State& state) { return {{state.pile.begin(), state.pile.begin() + 4}, state.slapping.bits()}; }

// Every order of the pile with every way the others can have decided, each equally likely.
void expect_all_worlds(const State& truth, Seat viewer) {
  const Knowledge knowledge = know(truth, viewer);
  std::map<World, int> worlds;
  std::vector<Card> pile(truth.pile.begin(), truth.pile.begin() + 4);
  std::sort(pile.begin(), pile.end());
  do {
    for (std::uint16_t bits = 0; bits < 8; ++bits) {
      const SeatSet slapping = SeatSet::from_bits(bits);
      if (!truth.table.decided.contains(slapping)) continue;
      if (slapping.contains(viewer) != truth.slapping.contains(viewer)) continue;
      State world = truth;
      std::copy(pile.begin(), pile.end(), world.pile.begin());
      world.slapping = slapping;
      ASSERT_EQ(know(world, viewer), knowledge) << "the gate tells what is hidden";
      worlds[world_of(world)] = 0;
    }
  } while (std::next_permutation(pile.begin(), pile.end()));

  const int hidden = truth.table.decided.without(viewer).size();
  ASSERT_EQ(worlds.size(), 12U << hidden) << "4! orders, two cards of which are equal";
  constexpr int kTimes = 80;
  Random random(seed_from_text("worlds"));
  for (std::size_t n = 0; n < kTimes * worlds.size(); ++n) {
    const State world = imagine(knowledge, random);
    ASSERT_EQ(know(world, viewer), knowledge);
    ASSERT_EQ(broken_invariant(world), "");
    const auto found = worlds.find(world_of(world));
    ASSERT_NE(found, worlds.end()) << "a world that cannot be";
    ++found->second;
  }
  double chi_square = 0;
  for (const auto& [world, times] : worlds) {
    EXPECT_GT(times, 0) << "a world that is never drawn";
    chi_square += (times - kTimes) * (times - kTimes) / static_cast<double>(kTimes);
  }
  const auto freedom = static_cast<double>(worlds.size() - 1);
  EXPECT_LT(chi_square, freedom + 5 * std::sqrt(2 * freedom));
}

TEST(ChasseCercueilsGate, CC_24_only_the_order_of_the_pile_is_hidden) {
  for (Seat viewer : {kAda, kBruno, Seat::spectator}) expect_all_worlds(small_pile(2), viewer);
}

TEST(ChasseCercueilsGate, CC_30_and_what_calm_players_have_decided) {
  Silent silent;
  Random random(seed_from_text("calm"));
  State state = small_pile(3);
  apply(state, kAda, Move(Move::Kind::roll), random, silent);
  apply(state, kCleo, Move(Move::Kind::slap), random, silent);
  for (Seat viewer : {kAda, kBruno, kCleo, Seat::spectator}) expect_all_worlds(state, viewer);
  apply(state, kAda, Move(Move::Kind::pass), random, silent);
  for (Seat viewer : {kAda, kBruno, kCleo, Seat::spectator}) expect_all_worlds(state, viewer);
}

TEST(ChasseCercueilsGate, CC_24_perfect_memory_knows_every_card_on_the_table) {
  const State state = position(kMiddle);
  for (Seat viewer : {kAda, kBruno, kCleo, Seat::spectator}) {
    const Knowledge knowledge = know(state, viewer);
    EXPECT_EQ(knowledge.viewer, viewer);
    EXPECT_EQ(knowledge.table, state.table);
    EXPECT_FALSE(knowledge.slapping);
  }
}

TEST(ChasseCercueilsGate, imagined_worlds_fit_whatever_has_happened) {
  Random random(seed_from_text("imagine"));
  Silent silent;
  for (int game = 0; game < 30; ++game) {
    const Options options{.players = static_cast<std::uint8_t>(2 + game % 5),
                          .race = game % 2 == 0 ? Race::live : Race::calm};
    State state = deal(options, random);
    for (int moves = 0; moves < 150 && !awaited(state).empty(); ++moves) {
      for (int i = 0; i <= options.players; ++i) {
        const Seat viewer = i == options.players ? Seat::spectator : seat_at(i);
        const Knowledge knowledge = know(state, viewer);
        const State world = imagine(knowledge, random);
        ASSERT_EQ(know(world, viewer), knowledge);
        ASSERT_EQ(broken_invariant(world), "");
        ASSERT_EQ(legal(world, viewer), legal(state, viewer));
      }
      const SeatSet movers = awaited(state) | allowed(state);
      auto mover = movers.begin();
      for (auto skip = random.below(static_cast<std::uint32_t>(movers.size())); skip > 0; --skip) ++mover;
      const MoveList choices = legal(state, *mover);
      const Move choice = choices[random.below(static_cast<std::uint32_t>(choices.size()))];
      apply(state, *mover, choice, random, silent);
      ASSERT_EQ(broken_invariant(state), "");
    }
  }
}

}  // namespace
}  // namespace hallali::chasse_cercueils
