// Who plays, with what, and in which order the castle fills.
#include <set>

#include "games/gespensterjagd/rules/test_scene.h"

namespace hallali::gespensterjagd {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

TEST(Gespensterjagd, GJ_01_figures_and_frames_follow_from_the_number_of_hunters) {
  struct Row {
    int players, figures, each, frames;
  };
  for (const Row& row : {Row{5, 4, 1, 4}, Row{4, 3, 1, 5}, Row{3, 4, 2, 4}, Row{2, 3, 3, 5}}) {
    EXPECT_EQ(figures_of(row.players), row.figures) << row.players;
    EXPECT_EQ(figures_each(row.players), row.each) << row.players;
    EXPECT_EQ(frames_of(row.players), row.frames) << row.players;
    const State state = fresh({.players = static_cast<std::uint8_t>(row.players)});
    EXPECT_EQ(state.table.in_play.size(), row.frames);
    EXPECT_EQ(state.table.frames, state.table.in_play);
    const View view = show(know(state, kBruno));
    EXPECT_THAT(view.figures, SizeIs(static_cast<std::size_t>(row.figures)));
    EXPECT_EQ(row.frames == 5, view.rounds == 24) << "24 animals in all";
  }
}

TEST(Gespensterjagd, GJ_01_removed_frame_is_drawn_by_lot_and_known_to_all) {
  Random random(seed_from_text("frames"));
  std::array<int, kAnimals> removed{};
  for (int game = 0; game < 500; ++game) {
    const State state = deal({.players = static_cast<std::uint8_t>(game % 2 == 0 ? 5 : 3)}, random);
    const AnimalSet box = kAllAnimals - state.table.in_play;
    ASSERT_EQ(box.size(), 1);
    ++removed[static_cast<std::size_t>(box.first())];
    const View view = show(know(state, Seat::spectator));
    for (const FrameView& frame : view.frames) {
      EXPECT_EQ(frame.in_play, frame.animal != box.first());
      EXPECT_EQ(frame.left, frame.in_play ? frame.animals : 0) << "its animals are not on the board";
    }
    EXPECT_EQ(view.rounds, 24 - castle_of(Board::canterville).animals[static_cast<std::size_t>(box.first())]);
  }
  for (int times : removed) EXPECT_NEAR(times, 100, 40);
}

TEST(Gespensterjagd, GJ_01_hunts_of_every_size_last_until_the_animals_are_gone) {
  for (int players = 2; players <= 5; ++players) {
    // The hunters sleep in the gatehouse; Max walks the longest way through the rest of the castle.
    Match match(fresh({.players = static_cast<std::uint8_t>(players)}));
    while (match.state.table.phase == Phase::place_hunters) match.moves({"place 6"});
    match.moves({"place 8"});
    std::initializer_list<std::string_view> way = {"move 21", "move 22", "move 10", "move 13", "move 15", "move 18",
                                                   "move 19", "move 29", "move 30", "move 31", "move 35", "move 36",
                                                   "move 23", "move 41", "move 42", "move 39", "move 38", "move 48",
                                                   "move 49", "move 50", "move 52", "move 53", "move 32", "move 34"};
    int rounds = 0;
    for (std::string_view step : way) {
      if (match.state.table.end) break;
      if (match.state.table.phase == Phase::choose_frame) match.make(legal(match.state, kBruno).front());
      match.alone({step});
      ++rounds;
    }
    EXPECT_EQ(match.state.table.end, Reason::escaped) << players;
    EXPECT_EQ(rounds, rounds_of(match.state.table)) << players;
    EXPECT_THAT(match.told<AnimalGone>(), SizeIs(static_cast<std::size_t>(rounds)));
    EXPECT_THAT(match.told<FrameChosen>(), SizeIs(static_cast<std::size_t>(frames_of(players))));
  }
}

TEST(Gespensterjagd, GJ_02_hunters_place_from_the_left_of_max_then_max_then_the_frame) {
  for (int players = 2; players <= 5; ++players) {
    const Options options{.players = static_cast<std::uint8_t>(players), .ghost = Ghost::seat_2};
    Match match(fresh(options));
    std::vector<Seat> order;
    while (match.state.table.phase == Phase::place_hunters) {
      order.push_back(match.state.table.turn);
      EXPECT_EQ(awaited(match.state), SeatSet{match.state.table.turn});
      EXPECT_THAT(reach(match.state, "place"), SizeIs(54)) << "any room, also one with a hunter";
      match.moves({order.size() % 2 == 0 ? "place 20" : "place 30"});
    }
    const std::vector<std::vector<Seat>> orders = {
        {kAda, kAda, kAda}, {kCleo, kCleo, kAda, kAda}, {kCleo, kDev, kAda}, {kCleo, kDev, kEve, kAda}};
    EXPECT_EQ(order, orders[static_cast<std::size_t>(players - 2)]);
    EXPECT_EQ(match.state.table.phase, Phase::place_max);
    EXPECT_EQ(match.state.table.turn, kBruno);
    EXPECT_THAT(reach(match.state, "place"), SizeIs(52)) << "where no hunter is";
    EXPECT_FALSE(can(match.state, "place 20"));
    EXPECT_FALSE(can(match.state, "place 30"));
    match.moves({"place 27"});
    EXPECT_EQ(match.state.table.phase, Phase::choose_frame);
    EXPECT_EQ(match.told<MaxPlaced>(), std::vector{MaxPlaced{room_at(27)}});
    EXPECT_EQ(match.told<FigurePlaced>().back(), (FigurePlaced{kAda, static_cast<std::uint8_t>(order.size()),
                                                               room_at(order.size() % 2 == 0 ? 20 : 30)}));
  }
}

TEST(Gespensterjagd, GJ_03_captain_at_the_left_of_max_picks_every_frame) {
  for (auto [ghost, captain] : {std::pair{Ghost::seat_1, kBruno}, {Ghost::seat_3, kDev}, {Ghost::seat_4, kAda}}) {
    Match match({.options = {.ghost = ghost}, .hunters = {6, 6, 6}, .max = 8, .frame = Animal::cat});
    EXPECT_EQ(match.state.table.turn, match.state.table.max);
    EXPECT_EQ(match.view(Seat::spectator).captain, captain);
    EXPECT_EQ(match.told<FrameChosen>(), (std::vector{FrameChosen{captain, Animal::cat, 4}}));
    match.alone({"move 21", "move 22", "move 10", "move 13"});
    EXPECT_EQ(match.state.table.phase, Phase::choose_frame);
    EXPECT_EQ(match.state.table.turn, captain);
    EXPECT_THAT(choices(match.state), ElementsAre("frame hedgehog", "frame bat", "frame mouse", "frame owl"));
    match.moves({"frame owl"});
    EXPECT_EQ(match.told<FrameChosen>().back(), (FrameChosen{captain, Animal::owl, 4}));
  }
}

TEST(Gespensterjagd, GJ_04_start_counts_as_visited) {
  Match match({.hunters = {30, 30, 30}, .max = 27});
  EXPECT_EQ(match.state.table.shown, rooms({27}));
  EXPECT_EQ(match.view(kBruno).ghost, room_at(27)) << "his first card lies open";
  EXPECT_EQ(match.view(kBruno).row[0], (CardView{room_at(27), StepKind::start}));
  match.alone({"move 14"});
  EXPECT_FALSE(can(match.state, "move 27"));
  EXPECT_TRUE(can(match.state, "cheat 27"));
}

TEST(Gespensterjagd, GJ_30_special_cards_are_agreed_before_the_game) {
  const Public base = fresh({}).table;
  EXPECT_FALSE(base.door_card || base.trap_card || base.options.chimney) << "the base game";
  EXPECT_EQ(trapper_of(base), std::nullopt);
  EXPECT_EQ(base.pauses, 2);
  EXPECT_EQ(base.cheats, 2);
  const Public less = fresh({.one_pause = true, .one_cheat = true}).table;
  EXPECT_EQ(less.pauses, 1);
  EXPECT_EQ(less.cheats, 1);
  EXPECT_EQ(fresh({.one_pause = true}).table.cheats, 2);
  EXPECT_EQ(fresh({.one_cheat = true}).table.pauses, 2);
  const View more = show(know(fresh({.chimney = true, .door = true, .trap = TrapHolder::captain}), kCleo));
  EXPECT_TRUE(more.options.chimney && more.door_card && more.trap_card) << "they lie open";
}

TEST(Gespensterjagd, GJ_30_trap_goes_to_the_hunter_the_table_names) {
  for (int players = 2; players <= 5; ++players) {
    for (int holder = 1; holder <= 4; ++holder) {
      Options options{.players = static_cast<std::uint8_t>(players), .ghost = Ghost::seat_2};
      options.trap = static_cast<TrapHolder>(holder);
      EXPECT_EQ(check(options).has_value(), holder >= players) << players << ' ' << holder;
      if (check(options)) continue;
      EXPECT_EQ(trapper_of(fresh(options).table), seat_at((1 + holder) % players));
    }
  }
}

TEST(Gespensterjagd, GJ_33_anybody_can_be_the_next_max) {
  Random random(seed_from_text("ghost"));
  for (int players = 2; players <= 5; ++players) {
    std::set<Seat> drawn;
    for (int game = 0; game < 80; ++game) {
      drawn.insert(deal({.players = static_cast<std::uint8_t>(players)}, random).table.max);
    }
    EXPECT_EQ(drawn.size(), static_cast<std::size_t>(players)) << "drawn by lot among all";
    for (int seat = 1; seat <= 5; ++seat) {
      const Options options{.players = static_cast<std::uint8_t>(players), .ghost = static_cast<Ghost>(seat)};
      EXPECT_EQ(check(options).has_value(), seat > players);
      if (check(options)) continue;
      EXPECT_EQ(deal(options, random).table.max, seat_at(seat - 1));
    }
  }
}

TEST(Gespensterjagd, GJ_34_nothing_is_left_to_chance_after_the_deal) {
  Random choice(seed_from_text("choice"));
  for (int game = 0; game < 40; ++game) {
    Random chance(seed_from_text("chance"));
    const Options options{.players = static_cast<std::uint8_t>(2 + game % 4),
                          .ghost = Ghost::seat_1,
                          .chimney = true,
                          .door = true,
                          .trap = TrapHolder::captain};
    const std::uint64_t start = chance.position();
    State state = deal(options, chance);
    const std::uint64_t dealt = chance.position();
    EXPECT_EQ(dealt == start, frames_of(options.players) == 5) << "only the frame for the box is drawn";
    State again = state;
    Silent silent;
    while (!awaited(state).empty()) {
      const Move move = random_move(state, choice);
      Random other(seed_from_text(std::to_string(game)));
      apply(again, again.table.turn, move, other, silent);
      apply(state, state.table.turn, move, chance, silent);
    }
    EXPECT_EQ(chance.position(), dealt);
    EXPECT_EQ(again, state) << "a hunt is its moves";
  }
}

TEST(Gespensterjagd, GJ_35_who_runs_out_of_time_makes_the_quietest_move) {
  Match match({.options = {.players = 3, .door = true, .trap = TrapHolder::captain},
               .hunters = {1, 12, 17, 5},
               .max = 14,
               .visited = rooms({13})});
  std::set<std::string> drawn;
  Random lot(seed_from_text("lot"));
  for (int i = 0; i < 100; ++i) drawn.insert(notation(time_out(match.state, match.state.table.turn, lot)));
  const auto all = choices(match.state);
  std::set<std::string> fresh;
  std::ranges::copy_if(all, std::inserter(fresh, fresh.end()),
                       [](const auto& each) { return each.starts_with("move"); });
  EXPECT_GT(fresh.size(), 1U);
  EXPECT_EQ(drawn, fresh) << "any room he has not been to, so that nobody can tell which";
  match.moves({"move 15"});
  const auto quiet = [&] { return notation(time_out(match.state, match.state.table.turn, lot)); };
  EXPECT_EQ(quiet(), "end") << "and keeps the door card";
  match.moves({"lock 12"});
  EXPECT_EQ(quiet(), "end") << "the figures stay, the door stays shut, the trap in the hand";
  match.log.entries.clear();
  match.moves({"end"});
  EXPECT_EQ(match.told<FigureStayed>(),
            (std::vector{FigureStayed{kBruno, 1, room_at(1)}, FigureStayed{kBruno, 2, room_at(12)}}));
  EXPECT_EQ(match.state.table.locked, room_at(12));
  EXPECT_TRUE(match.state.table.trap_card);

  Match cornered({.hunters = {1, 30, 30}, .max = 7});
  cornered.alone({"move 6"});
  EXPECT_THAT(choices(cornered.state), ElementsAre("pause", "cheat 7")) << "without a new room he waits";
}

TEST(Gespensterjagd, tables_that_cannot_be_are_refused_in_one_sentence) {
  EXPECT_EQ(check({.players = 1})->en, "Gespensterjagd is for 2 to 5 players.");
  EXPECT_EQ(check({.players = 6})->en, "Gespensterjagd is for 2 to 5 players.");
  EXPECT_EQ((check({.players = 3, .ghost = Ghost::seat_4})->en), "Max must sit at one of the table's seats.");
  EXPECT_EQ((check({.players = 2, .trap = TrapHolder::hunter_2})->en),
            "There are not that many hunters to hold the trap.");
}

}  // namespace
}  // namespace hallali::gespensterjagd
