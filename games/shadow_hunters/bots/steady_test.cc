// Steady bots of Shadow Hunters: legal, better than chance, and exact about who everybody can be.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/shadow_hunters/bots/belief.h"
#include "games/shadow_hunters/bots/steady.h"

namespace hallali::shadow_hunters {
namespace {

Seed numbered(std::string_view name, int game) {
  return derive_seed(seed_from_text(name), static_cast<std::uint64_t>(game));
}

// Plays a whole night; every choice of a bot must be one of the moves it was offered. Nobody but those who are waited
// for does anything, and a night that drags on is broken off (SH-18).
SeatSet winners_of(const Options& options, SeatSet steady, const Seed& seed) {
  Random chance(seed);
  Random choice(seed, 1);
  State state = deal(options, chance);
  Silent silent;
  for (int moves = 0; moves < 5000 && !awaited(state).empty(); ++moves) {
    const Seat seat = awaited(state).first();
    const MoveList offered = legal(state, seat);
    const Bot bot = steady.contains(seat) ? Bot::steady : Bot::random;
    const Move move = choose(bot, know(state, seat), offered, choice, kNoHurry);
    EXPECT_TRUE(std::binary_search(offered.begin(), offered.end(), move)) << notation(move);
    apply(state, seat, move, chance, silent);
  }
  return outcome(state) ? outcome(state)->winners : SeatSet{};
}

TEST(SteadyShadowHunters, plays_legally_with_every_number_of_players_and_option) {
  int finished = 0;
  for (int game = 0; game < 40; ++game) {
    Options options{.players = static_cast<std::uint8_t>(4 + game % 5), .no_abilities = game % 3 == 0};
    if (options.players >= 6) options.quick_start = static_cast<QuickStart>(game % 3);
    options.extra_character = options.players >= 7 && game % 4 < 2;
    finished += winners_of(options, seats_up_to(options.players), numbered("legal", game)).empty() ? 0 : 1;
  }
  EXPECT_EQ(finished, 40) << "and comes to an end";
}

TEST(SteadyShadowHunters, wins_more_often_than_chance_at_a_table_of_random_players) {
  constexpr int kGames = 200;
  int steady = 0;
  int random = 0;
  for (int game = 0; game < kGames; ++game) {
    const Seat seat = seat_at(game % 5);
    // The same deal twice, so that nobody has the better character.
    steady += winners_of({}, SeatSet{seat}, numbered("one", game)).contains(seat) ? 1 : 0;
    random += winners_of({}, SeatSet{}, numbered("one", game)).contains(seat) ? 1 : 0;
  }
  EXPECT_GE(steady, random + 40) << steady << " of " << kGames << " instead of " << random;
}

// Deals every cast there is and counts those that fit; slow, and nothing like the bot's own way.
class Counting {
 public:
  explicit Counting(const Knowledge& knowledge) : knowledge_(knowledge), cast_(cast_of(knowledge.table.options)) {
    deal(0, {});
  }
  double share(std::size_t seat, Character character) const {
    return counts_[seat][static_cast<std::size_t>(character)] / all_;
  }

 private:
  void deal(int seat, CharacterSet taken) {
    const Options& options = knowledge_.table.options;
    const auto place = static_cast<std::size_t>(seat);
    if (seat < options.players) {
      for (Character character : kEveryCharacter - taken) {
        const auto& known = knowledge_.characters[place];
        const bool fits = known ? *known == character
                                : knowledge_.table.players[place].could.contains(character) &&
                                      knowledge_.learnt[place].contains(character);
        if (!fits) continue;
        dealt_[place] = character;
        deal(seat + 1, taken.with(character));
      }
      return;
    }
    if (!options.extra_character) return count(taken);
    for (Character aside : kEveryCharacter.without(Character::bob) - taken) count(taken.with(aside));
  }

  void count(CharacterSet dealt) {
    if ((dealt & kHunters).size() != cast_.hunters || (dealt & kShadows).size() != cast_.shadows) return;
    if (!cast_.neutral_pool.contains(dealt & kNeutrals)) return;
    ++all_;
    for (int i = 0; i < knowledge_.table.options.players; ++i) {
      ++counts_[static_cast<std::size_t>(i)][static_cast<std::size_t>(dealt_[static_cast<std::size_t>(i)])];
    }
  }

  const Knowledge& knowledge_;
  Cast cast_;
  std::array<Character, kMaxPlayers> dealt_{};
  std::array<std::array<double, kCharacters>, kMaxPlayers> counts_{};
  double all_ = 0;
};

TEST(SteadyShadowHunters, belief_is_what_counting_says_as_long_as_nobody_has_done_anything) {
  Random random(seed_from_text("belief"));
  int compared = 0;
  for (int game = 0; game < 60; ++game) {
    Options options{.players = static_cast<std::uint8_t>(4 + game % 5)};
    options.extra_character = options.players >= 7 && game % 2 == 0;
    if (options.players >= 6) options.quick_start = static_cast<QuickStart>(game % 3);
    State state = deal(options, random);
    Silent silent;
    // So many people have shown themselves that the casts can be counted.
    for (Seat seat : seats_up_to(options.players)) {
      const MoveList moves = legal(state, seat);
      if (index(seat) < options.players - 4 && !moves.empty() && moves.back() == Move(Move::Kind::reveal)) {
        apply(state, seat, moves.back(), random, silent);
      }
    }
    for (int moves = 0; moves < 60 && !awaited(state).empty(); ++moves) {
      const Seat viewer = moves % 7 == 0 ? Seat::spectator : seat_at(moves % options.players);
      Knowledge knowledge = know(state, viewer);
      knowledge.table.harmed = knowledge.table.helped = {};
      const Suspicions suspicions = suspicions_of(knowledge);
      const Counting counting(knowledge);
      for (std::size_t seat = 0; seat < options.players; ++seat) {
        for (Character character : kEveryCharacter) {
          ASSERT_NEAR(suspicions[seat].of(character), counting.share(seat, character), 1e-9);
        }
      }
      ++compared;
      const Seat seat = awaited(state).first();
      const MoveList offered = legal(state, seat);
      apply(state, seat, random_move(offered, random), random, silent);
    }
  }
  EXPECT_GT(compared, 1000);
}

TEST(SteadyShadowHunters, deeds_change_what_is_likely_and_never_what_is_possible) {
  Random random(seed_from_text("deeds"));
  State state = deal({}, random);
  Knowledge knowledge = know(state, Seat::spectator);
  const double before = suspicions_of(knowledge)[1].of(Group::shadow);
  for (Character character : kHunters) knowledge.learnt[0].erase(character);
  for (Character character : kNeutrals) knowledge.learnt[0].erase(character);  // seat 1 is a shadow
  const double informed = suspicions_of(knowledge)[1].of(Group::shadow);
  knowledge.table.harmed[1][0] = 3;
  const Suspicions after = suspicions_of(knowledge);
  EXPECT_LT(after[1].of(Group::shadow), informed) << "who attacks a shadow is hardly one";
  EXPECT_GT(after[1].of(Group::shadow), 0);
  EXPECT_LT(informed, before);
  EXPECT_NEAR(after[0].of(Group::shadow), 1, 1e-9);
}

}  // namespace
}  // namespace hallali::shadow_hunters
