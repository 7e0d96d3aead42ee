// The gate, proved by enumeration: every card that Max could have laid is laid, with the real rules, and whoever was
// told the same cannot tell the difference. What the hunters hold possible has to be exactly these worlds. Nothing
// here uses the traces that the rules keep for the hunters.
#include <cmath>
#include <map>
#include <set>

#include "games/gespensterjagd/rules/paths.h"
#include "games/gespensterjagd/rules/test_scene.h"

namespace hallali::gespensterjagd {
namespace {

// One way Max can have played since he was seen last.
struct World {
  State state;
  std::string heard;   // all that a hunter was told of it
  double choices = 1;  // among how many cards he has chosen, given what he had to say of each
};

// What has come up, so that a proof of nothing is noticed.
struct Met {
  int positions = 0, groups = 0, at_his_turn = 0, stuck = 0, caught = 0, cheats = 0, sprung = 0, under_trap = 0,
      locked = 0, draws = 0;
};

std::vector<int> as_numbers(const Path& path) {
  std::vector<int> all;
  for (Room room : path) all.push_back(number_of(room));
  return all;
}

class Enumeration {
 public:
  Enumeration(Board board, const Options& options, Random& random, Met& met)
      : random_(random), met_(met), worlds_{{deal_on(board, options, random), {}, 1}} {
    viewer_ = below(2) == 0 ? Seat::spectator : owner_of(worlds_[0].state.table, 0);
  }

  // Random hunters against every Max. At an appearance one of the ghosts still free goes on.
  void play(int most_rounds) {
    while (!worlds_.empty() && any().table.round < most_rounds) {
      step();
      check();
      if (testing::Test::HasFatalFailure()) return;
      std::erase_if(worlds_, [](const World& world) { return world.state.table.end.has_value(); });
      if (!worlds_.empty() && any().table.phase == Phase::choose_frame) worlds_ = {worlds_[below(worlds_.size())]};
    }
  }

 private:
  const State& any() const { return worlds_.front().state; }
  std::size_t below(std::size_t n) { return random_.below(static_cast<std::uint32_t>(n)); }

  void step() {
    const Public& table = any().table;
    if (table.phase != Phase::max_turn) return everywhere(public_move());
    std::vector<Move> open;  // what everybody sees him do
    for (const Move& move : legal(any(), table.max)) {
      if (move.kind() == Move::Kind::end || move.kind() == Move::Kind::lock) open.push_back(move);
    }
    if (table.acted) return everywhere(below(3) == 0 ? open[below(open.size())] : Move::end());
    if (!open.empty() && below(8) == 0) return everywhere(open[below(open.size())]);
    lay_every_card();
  }

  // Idle hunters leave more of the ghosts free.
  Move public_move() { return below(4) == 0 ? legal(any(), any().table.turn).front() : random_move(any(), random_); }

  static void tell(World& world, Seat seat, Move move, Seat viewer) {
    EventLog<Event> log;
    Random unused(Seed{});
    apply(world.state, seat, move, unused, log);
    for (const Event& event : log.seen_by(viewer)) world.heard += to_json(event);
    if (world.state.path.empty()) world.choices = 1;  // he has appeared
  }

  void everywhere(Move move) {
    for (World& world : worlds_) {
      const Seat seat = world.state.table.turn;
      const MoveList moves = legal(world.state, seat);
      ASSERT_TRUE(std::find(moves.begin(), moves.end(), move) != moves.end()) << notation(move) << " tells something";
      tell(world, seat, move, viewer_);
    }
  }

  void lay_every_card() {
    std::vector<World> all;
    for (const World& world : worlds_) {
      std::vector<World> next;
      std::map<std::string, int> alike;
      for (const Move& move : legal(world.state, world.state.table.max)) {
        if (move.kind() == Move::Kind::lock) continue;
        next.push_back(world);
        tell(next.back(), world.state.table.max, move, viewer_);
        ++alike[next.back().heard];
      }
      for (World& each : next) {
        each.choices *= alike[each.heard];
        all.push_back(each);
      }
    }
    worlds_ = std::move(all);
  }

  void check() {
    ++met_.positions;
    std::map<std::string, std::vector<const World*>> groups;
    for (const World& world : worlds_) groups[world.heard].push_back(&world);
    std::vector<Knowledge> known;
    for (const auto& [heard, group] : groups) {
      known.push_back(know(group.front()->state, viewer_));
      for (const World* world : group) ASSERT_EQ(know(world->state, viewer_), known.back()) << "the gate leaks";
      check_group(group, known.back());
      if (testing::Test::HasFatalFailure()) return;
    }
    for (std::size_t a = 0; a < known.size(); ++a) {
      for (std::size_t b = 0; b < a; ++b) ASSERT_FALSE(known[a] == known[b]) << "something heard is forgotten";
    }
  }

  void check_group(const std::vector<const World*>& group, const Knowledge& knowledge) {
    const Public& table = knowledge.table;
    ASSERT_TRUE(!table.end || group.size() == 1) << "in the end everything is shown";
    if (table.trail.empty()) return;
    std::map<std::vector<int>, double> expected;
    RoomSet ends;
    for (const World* world : group) {
      expected[as_numbers(world->state.path)] = world->choices;
      ends.insert(haunt_of(world->state.table, world->state.path).at);
    }
    ASSERT_EQ(expected.size(), group.size());
    std::map<std::vector<int>, double> found;
    for_each_path(table, [&](const Path& path, double choices) {
      ASSERT_TRUE(found.emplace(as_numbers(path), choices).second) << "a path twice";
    });
    ASSERT_EQ(found, expected) << to_json(table);
    ASSERT_EQ(numbers(possible_rooms(table)), numbers(ends));
    count(group, table);
    if (group.size() > 1 && group.size() <= 60 && below(12) == 0) check_draws(group, knowledge);
  }

  void check_draws(const std::vector<const World*>& group, const Knowledge& knowledge) {
    ++met_.draws;
    constexpr int kTimes = 40;
    std::map<std::vector<int>, int> drawn;
    for (const World* world : group) drawn[as_numbers(world->state.path)] = 0;
    for (std::size_t i = 0; i < kTimes * group.size(); ++i) {
      const State world = imagine(knowledge, random_);
      ASSERT_EQ(know(world, viewer_), knowledge);
      const auto place = drawn.find(as_numbers(world.path));
      ASSERT_NE(place, drawn.end()) << "a world that cannot be";
      ++place->second;
    }
    double chi_square = 0;
    for (const auto& [path, times] : drawn) {
      EXPECT_GT(times, 0) << "a world that is never drawn";
      chi_square += (times - kTimes) * (times - kTimes) / static_cast<double>(kTimes);
    }
    const auto freedom = static_cast<double>(group.size() - 1);
    EXPECT_LT(chi_square, freedom + 6 * std::sqrt(2 * freedom) + 6) << group.size() << " worlds";
  }

  void count(const std::vector<const World*>& group, const Public& table) {
    ++met_.groups;
    met_.at_his_turn += table.phase == Phase::max_turn && !table.acted && group.size() > 1 ? 1 : 0;
    met_.stuck += table.end == Reason::stuck ? 1 : 0;
    met_.caught += table.end == Reason::caught ? 1 : 0;
    met_.locked += table.locked ? 1 : 0;
    for (const Trace& trace : table.traces) {
      met_.cheats += trace.cheat ? 1 : 0;
      met_.sprung += trace.sprung ? 1 : 0;
    }
    for (const World* world : group) {
      const Path& path = world->state.path;
      met_.under_trap += !path.empty() && table.trap == path.back() && !table.traces[path.size() - 1].sprung ? 1 : 0;
    }
  }

  Random& random_;
  Met& met_;
  std::vector<World> worlds_;
  Seat viewer_{};
};

Options setup(int game) {
  const auto bit = [game](int n) { return (game >> n & 1) != 0; };
  Options options{.players = static_cast<std::uint8_t>(2 + game % 4),
                  .chimney = bit(2),
                  .door = bit(3),
                  .one_pause = bit(5),
                  .one_cheat = bit(6)};
  options.trap = !bit(4)                         ? TrapHolder::no
                 : options.players > 2 && bit(7) ? TrapHolder::hunter_2
                                                 : TrapHolder::captain;
  return options;
}

TEST(GespensterjagdGate, GJ_22_hunters_hold_possible_exactly_what_can_have_happened) {
  Random random(seed_from_text("enumerate"));
  Met met;
  for (int game = 0; game < 256; ++game) {
    Enumeration(Board::lodge, setup(game), random, met).play(kMostRounds);
    ASSERT_FALSE(HasFatalFailure()) << "game " << game;
  }
  EXPECT_GT(met.groups, 10000);
  for (int often : {met.at_his_turn, met.caught, met.cheats, met.sprung, met.under_trap, met.locked}) {
    EXPECT_GT(often, 500) << "too few to prove anything";
  }
  for (int often : {met.stuck, met.draws}) EXPECT_GT(often, 100) << "too few to prove anything";
}

TEST(GespensterjagdGate, GJ_22_is_exact_in_the_castle_as_well) {
  Random random(seed_from_text("castle"));
  Met met;
  for (int game = 0; game < 4; ++game) {
    const Options options{.players = static_cast<std::uint8_t>(2 + game),
                          .chimney = true,
                          .door = game % 2 == 0,
                          .trap = TrapHolder::captain};
    Enumeration(Board::canterville, options, random, met).play(4);
    ASSERT_FALSE(HasFatalFailure()) << "game " << game;
  }
  EXPECT_GT(met.groups, 100);
}

TEST(GespensterjagdGate, max_imagines_nothing_but_the_truth) {
  Random random(seed_from_text("truth"));
  for (int game = 0; game < 32; ++game) {
    State state = deal_on(Board::lodge, setup(game * 8 + game % 4), random);
    Silent silent;
    while (!awaited(state).empty()) {
      ASSERT_EQ(imagine(know(state, state.table.max), random), state);
      apply(state, state.table.turn, random_move(state, random), random, silent);
    }
    for (Seat viewer : {kAda, kBruno, Seat::spectator}) ASSERT_EQ(imagine(know(state, viewer), random), state);
  }
}

}  // namespace
}  // namespace hallali::gespensterjagd
