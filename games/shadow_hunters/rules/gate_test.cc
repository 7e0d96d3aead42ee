// The gate, proved by enumeration: every way to deal the characters is played, with the real rules, next to the true
// one; every hermit card that could have been drawn is drawn, every secret decision that could have been made is
// made; and whatever sounds different to the viewer is struck out. What is left is exactly what they hold possible.
#include <map>

#include "games/shadow_hunters/rules/test_scene.h"

namespace hallali::shadow_hunters {
namespace {

// What has come up, so that a proof of nothing is noticed.
struct Met {
  int positions = 0, open = 0, strangers_cards = 0, secret_replies = 0, loot = 0, screams = 0, mirrors = 0, aside = 0,
      quick = 0, over = 0;
};

std::string key_of(const State& state) {
  std::string key;
  const auto add = [&](int number) { key += static_cast<char>('A' + number); };
  for (int i = 0; i < state.table.options.players; ++i) {
    add(static_cast<int>(state.characters[static_cast<std::size_t>(i)]));
    add(static_cast<int>(state.replies[static_cast<std::size_t>(i)]));
  }
  add(state.aside ? static_cast<int>(*state.aside) : 20);
  add(state.question ? static_cast<int>(*state.question) : 20);
  for (Question question : state.questions) add(static_cast<int>(question));
  return key;
}

class Enumeration {
 public:
  static constexpr std::size_t kMostWorlds = 3000;
  static constexpr std::size_t kMostDrawn = 120;  // worlds among which every single one is looked for

  Enumeration(const Options& options, int revealed, Random& random, Met& met)
      : random_(random), met_(met), truth_(deal(options, random)) {
    viewer_ = below(8) == 0 ? Seat::spectator : seat_at(static_cast<int>(below(options.players)));
    for (int i = 0; i < revealed; ++i) {
      const Seat seat = seat_at(static_cast<int>(below(options.players)));
      Silent silent;
      if (!legal(truth_, seat).empty() && legal(truth_, seat).back() == Move(Move::Kind::reveal)) {
        apply(truth_, seat, Move(Move::Kind::reveal), random_, silent);
      }
    }
    State world = truth_;
    assign(world, 0, {});
  }

  void play(int most_moves) {
    check();
    for (int moves = 0; moves < most_moves && !awaited(truth_).empty() && worlds_.size() < kMostWorlds; ++moves) {
      step();
      check();
      if (testing::Test::HasFatalFailure()) return;
    }
  }

 private:
  std::size_t below(std::size_t n) { return random_.below(static_cast<std::uint32_t>(n)); }

  // All deals: nobody twice, nobody who lies open or is the viewer somebody else, and the right number of each group.
  void assign(State& world, int seat, CharacterSet taken) {
    const Options& options = truth_.table.options;
    const CharacterSet pool = options.players >= 7 ? kEveryCharacter.without(bob) : kEveryCharacter;
    const auto place = static_cast<std::size_t>(seat);
    if (seat == options.players) {
      if (!options.extra_character) return draw_first(world, taken);
      for (Character character : pool - taken) {
        world.aside = character;
        draw_first(world, taken.with(character));
      }
      return;
    }
    const bool known = seat_at(seat) == viewer_ || truth_.table.players[place].character;
    for (Character character : (known ? CharacterSet{truth_.characters[place]} : pool) - taken) {
      world.characters[place] = character;
      assign(world, seat + 1, taken.with(character));
    }
  }

  // In the quick start a hermit card has been drawn already.
  void draw_first(const State& world, CharacterSet dealt) {
    const Cast cast = cast_of(truth_.table.options);
    if ((dealt & kHunters).size() != cast.hunters || (dealt & kShadows).size() != cast.shadows) return;
    if (!world.question) return keep(worlds_, world);
    for (int q = 0; q < kQuestions; ++q) {
      State other = world;
      other.question = static_cast<Question>(q);
      if (reads() && other.question != truth_.question) continue;
      if (truth_.table.phase == Phase::answer || other.question != prediction) keep(worlds_, other);  // SH-50
    }
  }

  // Whether the viewer has seen the card that is on its way.
  bool reads() const {
    const Public& table = truth_.table;
    return (table.asked == viewer_ && table.phase != Phase::give) ||
           (table.turn == viewer_ && table.phase != Phase::quick_start);
  }

  static void keep(std::map<std::string, State>& worlds, const State& world) { worlds.emplace(key_of(world), world); }

  void step() {
    const bool idle = below(80) == 0 && !allowed(truth_).empty();
    const SeatSet movers = idle ? allowed(truth_) : awaited(truth_);
    Seat seat = movers.first();
    for (Seat each : movers) seat = below(2) == 0 ? each : seat;
    const MoveList moves = legal(truth_, seat);
    if (moves.empty()) return;  // Daniel has nothing to say
    Move move = moves[below(moves.size())];
    if (move.kind() >= Move::Kind::reveal && below(10) != 0) move = moves.front();
    const Seed seed = derive_seed(seed_from_text("dice"), below(65536));
    const bool secret = truth_.table.phase == Phase::reply && seat != viewer_;
    const State before = truth_;
    const std::vector<Event> heard = made(truth_, seat, move, seed);
    const bool draws = move == Move::at(Move::Kind::draw, Deck::hermit) ||
                       truth_.table.to_give < before.table.to_give;  // the next one's card, in the quick start
    std::map<std::string, State> next;
    for (const auto& [key, world] : worlds_) {
      for (const Move& other : legal(world, seat)) {
        if (other != move && !secret) continue;
        State after = world;
        const std::vector<Event> sound = made(after, seat, other, seed);
        if (draws) {
          if (without_card(sound) == without_card(heard)) draw_each(after, next);
        } else if (sound == heard) {
          keep(next, after);
        }
      }
    }
    worlds_ = std::move(next);
    for (const Event& event : heard) {
      if (const auto* shown = std::get_if<Revealed>(&event)) met_.screams += shown->scream ? 1 : 0;
    }
    met_.mirrors += before.table.card == disenchant_mirror && move == Move(Move::Kind::pass) ? 1 : 0;
  }

  std::vector<Event> made(State& state, Seat seat, Move move, const Seed& seed) const {
    EventLog<Event> log;
    Random random(seed);
    apply(state, seat, move, random, log);
    return log.seen_by(viewer_);
  }

  static std::vector<Event> without_card(std::vector<Event> events) {
    std::erase_if(events, [](const Event& event) { return std::holds_alternative<QuestionRead>(event); });
    return events;
  }

  // Chance gives any card that is left; whoever draws or gets it sees which one.
  void draw_each(const State& world, std::map<std::string, State>& next) const {
    for (int q = 0; q < kQuestions; ++q) {
      State other = world;
      other.question = static_cast<Question>(q);
      if (reads() && other.question != truth_.question) continue;
      int given = 1;
      for (std::size_t i = world.table.cycle; i < world.questions.size(); ++i) {
        given += world.questions[i] == *other.question && !world.table.gifts[i].passed_on ? 1 : 0;
      }
      if (given <= kCopies[static_cast<std::size_t>(q)]) keep(next, other);
    }
  }

  void check() {
    ++met_.positions;
    const Knowledge knowledge = know(truth_, viewer_);
    ASSERT_TRUE(worlds_.contains(key_of(truth_))) << "the truth was struck out";
    for (const auto& [key, world] : worlds_) {
      ASSERT_EQ(broken_invariant(world), "");
      ASSERT_TRUE(know(world, viewer_) == knowledge) << "the gate tells what the viewer was not told";
    }
    const Public& table = truth_.table;
    if (table.phase == Phase::over) {
      ++met_.over;
      ASSERT_EQ(worlds_.size(), 1U) << "in the end everything lies open";
    }
    if (worlds_.size() > kMostDrawn) return check_samples(knowledge, 60);
    met_.open += worlds_.size() > 1 ? 1 : 0;
    met_.loot += table.phase == Phase::loot && worlds_.size() > 1 ? 1 : 0;
    met_.aside += table.options.extra_character ? 1 : 0;
    met_.quick += table.turns == 0 ? 1 : 0;
    met_.secret_replies += table.phase == Phase::reply && !table.answered.empty() ? 1 : 0;
    for (const auto& question : knowledge.questions) met_.strangers_cards += question ? 0 : 1;
    check_samples(knowledge, 50000);
  }

  // Nothing but what is possible; and, given the time, all of it.
  void check_samples(const Knowledge& knowledge, int most) {
    std::map<std::string, bool> drawn;
    for (int i = 0; i < most && drawn.size() < worlds_.size(); ++i) {
      const State world = imagine(knowledge, random_);
      const auto place = worlds_.find(key_of(world));
      ASSERT_NE(place, worlds_.end()) << "a world that cannot be: " << to_json(world);
      ASSERT_EQ(world, place->second);
      drawn[place->first] = true;
    }
    if (worlds_.size() <= kMostDrawn) {
      ASSERT_EQ(drawn.size(), worlds_.size()) << "a world that is never imagined";
    }
  }

  Random& random_;
  Met& met_;
  State truth_;
  Seat viewer_{};
  std::map<std::string, State> worlds_;
};

TEST(ShadowHuntersGate, four_players_hold_possible_exactly_what_can_be) {
  Random random(seed_from_text("four"));
  Met met;
  for (int game = 0; game < 120; ++game) {
    Enumeration({.players = 4, .no_abilities = game % 10 == 9}, game % 3, random, met).play(140);
    ASSERT_FALSE(HasFatalFailure()) << "game " << game;
  }
  for (int often : {met.open, met.strangers_cards, met.secret_replies, met.loot, met.mirrors, met.over}) {
    EXPECT_GE(often, 5) << "too few to prove anything";
  }
}

TEST(ShadowHuntersGate, five_players_with_a_neutral_among_them) {
  Random random(seed_from_text("five"));
  Met met;
  for (int game = 0; game < 40; ++game) {
    Enumeration({.players = 5}, 2, random, met).play(160);
    ASSERT_FALSE(HasFatalFailure()) << "game " << game;
  }
  for (int often : {met.open, met.strangers_cards, met.loot, met.screams, met.over}) {
    EXPECT_GE(often, 5) << "too few to prove anything";
  }
}

TEST(ShadowHuntersGate, SH_13_SH_50_a_card_aside_and_a_quick_start) {
  Random random(seed_from_text("aside"));
  Met met;
  for (int game = 0; game < 40; ++game) {
    const Options options{.players = static_cast<std::uint8_t>(7 + game % 2),
                          .extra_character = game % 4 < 2,
                          .quick_start = game % 4 == 0   ? QuickStart::no
                                         : game % 4 == 1 ? QuickStart::each
                                                         : QuickStart::round};
    Enumeration(options, 9, random, met).play(60);
    ASSERT_FALSE(HasFatalFailure()) << "game " << game;
  }
  for (int often : {met.open, met.aside, met.quick}) EXPECT_GE(often, 20) << "too few to prove anything";
}

}  // namespace
}  // namespace hallali::shadow_hunters
