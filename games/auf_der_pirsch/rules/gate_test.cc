#include <array>
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "games/auf_der_pirsch/rules/test_scene.h"

namespace hallali::auf_der_pirsch {
namespace {

using Hands = std::array<CardSet, kMaxPlayers>;

std::vector<Seat> viewers(const State& state) {
  std::vector<Seat> seats{Seat::spectator};
  for (int i = 0; i < state.table.options.players; ++i) seats.push_back(seat_at(i));
  return seats;
}

// What a world must pass to fit: take all moves back, and the deal must have the first leader that it had; make
// them again, and each must have been legal. This needs none of the facts that the rules note down along the way.
bool fits(const Match& match, const Hands& hands, const State& dealt) {
  State replay = dealt;
  replay.hands = hands;
  for (auto step = match.history.rbegin(); step != match.history.rend(); ++step) {
    const auto& [seat, move] = *step;
    CardSet& hand = replay.hands[index(seat)];
    switch (move.kind()) {
      case Move::Kind::decline:
        hand.erase(move.other());
        [[fallthrough]];
      case Move::Kind::play:
      case Move::Kind::refuse:
        hand.insert(move.card());
        break;
      default:
        break;
    }
  }
  if (!replay.hands[index(dealt.table.turn)].contains(kFirstLead)) return false;
  Random unused(Seed{});
  Silent silent;
  for (const auto& [seat, move] : match.history) {
    if (replay.table.turn != seat || !can(replay, move)) return false;
    apply(replay, seat, move, unused, silent);
  }
  return replay == State{match.state.table, hands};
}

// All ways to hand the cards out that the viewer does not see, whether they fit or not.
template <class See>
void all_worlds(const State& truth, Seat viewer, See see) {
  Hands hands{};
  CardSet unseen;
  for (int i = 0; i < truth.table.options.players; ++i) {
    (seat_at(i) == viewer ? hands[i] : unseen) |= truth.hands[i];
  }
  const auto deal_on = [&](auto& self, CardSet left) -> void {
    if (left.empty()) return see(hands);
    for (int i = 0; i < truth.table.options.players; ++i) {
      if (hands[i].size() == truth.hands[i].size()) continue;
      hands[i].insert(left.first());
      self(self, left.without(left.first()));
      hands[i].erase(left.first());
    }
  };
  deal_on(deal_on, unseen);
}

TEST(AufDerPirsch, imagined_worlds_fit_all_that_happened) {
  Random random(seed_from_text("imagine"));
  for (int game = 0; game < 16; ++game) {
    const Options options{
        .players = static_cast<std::uint8_t>(3 + game % 2), .refuse_card = game % 4 < 2, .give_trick = game % 8 < 4};
    const State dealt = deal(options, random);
    Match match(dealt);
    while (match.state.table.round == 0) {
      for (Seat viewer : viewers(dealt)) {
        // Slow early in the round for somebody who sees no hand at all.
        if (viewer == Seat::spectator && match.state.table.tricks_done < 7) continue;
        const Knowledge knowledge = know(match.state, viewer);
        const State world = imagine(knowledge, random);
        ASSERT_EQ(know(world, viewer), knowledge);
        ASSERT_EQ(legal(world, viewer), legal(match.state, viewer));
        ASSERT_TRUE(fits(match, world.hands, dealt)) << "game " << game << ", move " << match.history.size();
      }
      match.make(random_move(match.state, random));
    }
  }
}

TEST(AufDerPirsch, imagine_reaches_every_world_that_fits_equally_often) {
  Random random(seed_from_text("enumerate"));
  int positions = 0, refused = 0, taken = 0, voids = 0;
  for (int game = 0; game < 48; ++game) {
    const Options options{
        .players = static_cast<std::uint8_t>(3 + game % 2), .refuse_card = true, .give_trick = true};
    const State dealt = deal(options, random);
    Match match(dealt);
    // Three cards are left to each for a player who watches, two for a spectator, some tricks half-way through.
    const bool spectator = game % 6 == 0;
    const Public& table = match.state.table;
    while (table.tricks_done < (spectator ? 10 : 9) ||
           static_cast<int>(table.trick.size()) < game % options.players) {
      match.make(random_move(match.state, random));
    }
    const Seat viewer = spectator ? Seat::spectator : seat_at(game % options.players);

    std::map<std::vector<std::uint64_t>, int> seen;
    const auto key = [](const Hands& hands) {
      std::vector<std::uint64_t> bits;
      for (CardSet hand : hands) bits.push_back(hand.bits());
      return bits;
    };
    all_worlds(match.state, viewer, [&](const Hands& hands) {
      if (fits(match, hands, dealt)) seen[key(hands)] = 0;
    });
    const auto worlds = static_cast<double>(seen.size());
    ASSERT_GE(worlds, 1);
    if (worlds > 150) continue;
    ++positions;
    const Knowledge knowledge = know(match.state, viewer);
    constexpr int kTimes = 40;
    for (int n = 0; n < kTimes * static_cast<int>(worlds); ++n) {
      const auto found = seen.find(key(imagine(knowledge, random).hands));
      ASSERT_NE(found, seen.end()) << "a world that does not fit";
      ++found->second;
    }
    double chi_square = 0;
    for (const auto& [hands, times] : seen) {
      EXPECT_GT(times, 0);
      chi_square += (times - kTimes) * (times - kTimes) / static_cast<double>(kTimes);
    }
    EXPECT_LT(chi_square, worlds + 12 * std::sqrt(2 * worlds)) << worlds << " worlds";

    for (int i = 0; i < options.players; ++i) {
      if (worlds == 1 || seat_at(i) == viewer) continue;
      refused += table.refused[i] ? 1 : 0;
      taken += (table.known[i].size() > (table.refused[i] ? 1 : 0)) ? 1 : 0;
      voids += table.lacks[i].empty() ? 0 : 1;
    }
  }
  for (int often : {positions, refused, taken, voids}) EXPECT_GT(often, 10) << "too few positions to prove anything";
}

TEST(AufDerPirsch, from_the_second_round_on_nothing_is_hidden) {
  Random random(seed_from_text("round 2"));
  random_games(3, "round 2", [&](const State& state) {
    if (state.table.round == 0) return;
    ASSERT_EQ(state.table.lacks, (std::array<SuitSet, kMaxPlayers>{})) << "voids of the first round are history";
    for (Seat viewer : viewers(state)) ASSERT_EQ(imagine(know(state, viewer), random), state);
  });
}

TEST(AufDerPirsch, fresh_deal_tells_only_who_has_the_mouflon_10) {
  Random random(seed_from_text("fresh"));
  const State state = deal({}, random);
  Hands known{};
  known[index(state.table.turn)] = cards("mouflon-10");
  EXPECT_EQ(state.table.known, known);
  EXPECT_EQ(know(state, Seat::spectator).hand, CardSet{});
  for (Seat viewer : viewers(state)) {
    if (viewer == Seat::spectator) continue;
    EXPECT_EQ(know(state, viewer).hand, state.hands[index(viewer)]);
  }
}

TEST(AufDerPirsch, known_cards_and_voids_follow_from_what_happened) {
  Match match = offer_across_a_refused_card();  // Bruno refused the bear-3; Cleo had no wolf
  const Public& table = match.state.table;
  EXPECT_EQ(table.known[index(kBruno)], cards("bear-3"));
  EXPECT_EQ(table.lacks, (std::array{SuitSet{}, SuitSet{Suit::bear}, SuitSet{Suit::wolf}, SuitSet{}}));
  match.moves({"decline wolf-2 for bear-8"});
  EXPECT_EQ(table.known[index(kBruno)], cards("bear-3 bear-8")) << "also when the refused card is back in the hand";
  match.play({"boar-11", "boar-6", "bear-8"});
  EXPECT_EQ(table.known[index(kBruno)], cards("bear-3"));
  EXPECT_EQ(table.lacks[index(kBruno)], (SuitSet{Suit::bear, Suit::boar}));
}

TEST(AufDerPirsch, full_player_who_need_not_follow_shows_no_void) {
  Match match({.hands = {"boar-7 bear-2 bear-3", "mouflon-4 bear-9 wolf-7", "mouflon-8 bear-10 wolf-11",
                         "wolf-2 wolf-5 boar-12"},
               .tricks = {3, 3, 2, 1}});
  match.play({"boar-7", "mouflon-4"});
  EXPECT_EQ(match.state.table.lacks, (std::array<SuitSet, 4>{}));
  match.play({"bear-10", "wolf-2"});
  EXPECT_EQ(match.state.table.lacks[index(kDev)], SuitSet{Suit::bear});
}

TEST(AufDerPirsch, AP_05_only_the_owner_sees_a_pile_of_tricks) {
  random_games(1, "AP-05", [](const State& state) {
    for (Seat viewer : viewers(state)) {
      const View view = show(know(state, viewer));
      const std::string json = to_json(view);
      for (int i = 0; i < state.table.options.players; ++i) {
        const CardSet pile = state.table.won[i];
        if (seat_at(i) == viewer) {
          ASSERT_EQ(view.won, pile);
          continue;
        }
        for (Card card : pile - cards_of(state.table.last_trick)) {
          ASSERT_EQ(json.find('"' + notation(card) + '"'), std::string::npos);
        }
      }
    }
  });
}

TEST(AufDerPirsch, view_tells_the_state_of_the_trick_and_of_each_seat) {
  Match match({.hands = {"boar-7 bear-2 bear-3 wolf-12", "boar-3 mouflon-4 bear-9 wolf-7",
                         "mouflon-8 mouflon-11 bear-10 wolf-11", "wolf-2 wolf-5 boar-12 bear-1"},
               .tricks = {3, 1, 3, 1}});
  match.play({"boar-7"});
  View view = show(know(match.state, kBruno));
  EXPECT_EQ(view.winning, std::nullopt) << "a full player's card wins nothing";
  EXPECT_EQ(view.round, 1);
  EXPECT_EQ(view.trick_number, 9);
  EXPECT_EQ(view.quota, 3);
  EXPECT_EQ(view.hand, match.state.hands[index(kBruno)]);
  ASSERT_EQ(view.seats.size(), 4U);
  for (int i = 0; i < 4; ++i) {
    EXPECT_EQ(view.seats[i].full, i % 2 == 0);
    EXPECT_EQ(view.seats[i].hand_size, i == 0 ? 3 : 4);
    EXPECT_EQ(view.seats[i].points, round_points(0, match.state.table.won[i]));
  }
  match.play({"mouflon-4", "mouflon-8"});
  view = show(know(match.state, Seat::spectator));
  EXPECT_EQ(view.winning, kBruno);
  EXPECT_EQ(view.trick_suit, Suit::mouflon);
  EXPECT_TRUE(view.hand.empty() && view.won.empty());

  Match last({.round = 4, .hands = {"bear-2", "bear-3", "bear-4"}, .tricks = {4, 4, 3}});
  EXPECT_EQ(show(know(last.state, kAda)).quota, 0);
  last.play({"bear-2", "bear-3", "bear-4"});
  view = show(know(last.state, kAda));
  EXPECT_EQ(view.phase, Phase::over);
  EXPECT_EQ(view.trick_number, 12);
  ASSERT_EQ(view.seats[2].rounds.size(), 4U);
  EXPECT_EQ(view.seats[2].rounds[3], view.seats[2].total);
}

}  // namespace
}  // namespace hallali::auf_der_pirsch
