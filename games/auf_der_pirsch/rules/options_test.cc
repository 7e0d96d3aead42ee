// The two optional rules, 6.1 (refuse a card) and 6.2 (give a trick), alone and together.
#include <gmock/gmock.h>

#include "games/auf_der_pirsch/rules/test_scene.h"

namespace hallali::auf_der_pirsch {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::StartsWith;

// Bruno has one bear, Cleo has two, Dev has none.
Scene one_bear(Options options, std::vector<int> tricks = {2, 2, 2, 2}) {
  return {.options = options,
          .trump = Suit::wolf,
          .hands = {"bear-5 boar-2 boar-3 mouflon-4", "bear-7 mouflon-8 boar-9 wolf-3",
                    "bear-2 bear-8 mouflon-1 wolf-11", "boar-4 boar-12 wolf-9 mouflon-3"},
          .tricks = std::move(tricks)};
}

// Bruno refuses his only bear, trumps, and leads: three cards, one of them open.
Match bear_refused() {
  Match match(one_bear(kRefuse, {2, 1, 3, 2}));
  return match.moves({"play bear-5", "refuse bear-7 play wolf-3", "play bear-2", "play boar-4"});
}

TEST(AufDerPirsch, AP_19_only_card_of_the_suit_may_be_refused_for_any_other) {
  Match match(one_bear(kRefuse));
  match.play({"bear-5"});
  EXPECT_THAT(choices(match.state), ElementsAre("play bear-7", "refuse bear-7 play wolf-3",
                                                "refuse bear-7 play mouflon-8", "refuse bear-7 play boar-9"));
  match.moves({"refuse bear-7 play wolf-3"});
  EXPECT_THAT(choices(match.state), ElementsAre("play bear-2", "play bear-8")) << "two bears: nothing to refuse";
  match.play({"bear-8"});
  EXPECT_THAT(choices(match.state), AllOf(SizeIs(4), Each(StartsWith("play")))) << "no bear: nothing to refuse";
  match.play({"boar-4"});
  EXPECT_EQ(match.told<TrickWon>().at(0), (TrickWon{kBruno, card("wolf-3")}));
  EXPECT_EQ(match.state.hands[index(kBruno)], cards("bear-7 mouflon-8 boar-9"));
  EXPECT_EQ(match.told<CardRefused>().at(0), (CardRefused{kBruno, card("bear-7")}));

  for (Options options : {Options{}, kGive}) {
    Match without(one_bear(options));
    without.play({"bear-5"});
    EXPECT_THAT(choices(without.state), ElementsAre("play bear-7"));
  }
  Match last_card(
      {.options = kRefuse, .round = 4, .hands = {"bear-5", "bear-7", "bear-2", "boar-4"}, .tricks = {3, 3, 3, 2}});
  last_card.play({"bear-5"});
  EXPECT_THAT(choices(last_card.state), ElementsAre("play bear-7")) << "another card is needed";
}

TEST(AufDerPirsch, AP_20_refusing_needs_a_suit_to_follow_in_any_round) {
  for (int round = 1; round <= kRounds; ++round) {
    Scene scene = one_bear(kRefuse, {2, 3, 1, 2});
    scene.round = round;
    Match match(scene);
    EXPECT_THAT(choices(match.state), Each(StartsWith("play"))) << "the leader, round " << round;
    match.play({"bear-5"});
    EXPECT_THAT(choices(match.state), Contains("refuse bear-7 play boar-9")) << "Bruno, full in rounds 1 to 3";
  }
  Match unset(one_bear(kRefuse, {3, 3, 1, 1}));
  unset.play({"bear-5"});
  EXPECT_THAT(choices(unset.state), AllOf(SizeIs(4), Each(StartsWith("play"))))
      << "full players before the suit is set";
}

TEST(AufDerPirsch, AP_21_refused_card_is_a_hand_card_and_the_only_one) {
  Match led = bear_refused();
  EXPECT_EQ(led.state.table.refused[index(kBruno)], card("bear-7"));
  EXPECT_THAT(choices(led.state), ElementsAre("play mouflon-8", "play boar-9", "play bear-7")) << "he may lead it";
  led.play({"bear-7"});
  EXPECT_EQ(led.state.table.refused[index(kBruno)], std::nullopt);

  // Bruno refuses the boar-7; Dev wins, is full, and leads next, so that Ada sets the suit.
  const auto boar_refused = [] {
    Match match({.options = kRefuse,
                 .hands = {"boar-5 boar-2 bear-6 wolf-2", "boar-7 bear-7 mouflon-8 mouflon-9",
                           "boar-8 boar-3 bear-4 mouflon-5", "boar-9 boar-10 bear-11 wolf-12"},
                 .tricks = {1, 3, 2, 2}});
    return match.moves({"play boar-5", "refuse boar-7 play mouflon-8", "play boar-8", "play boar-9"});
  };
  EXPECT_THAT(choices(boar_refused().play({"wolf-12", "bear-6"}).state), ElementsAre("play bear-7"))
      << "the place is taken: no second refusal";
  EXPECT_THAT(choices(boar_refused().play({"wolf-12", "boar-2"}).state), ElementsAre("play boar-7"))
      << "his only card of the suit";
  Match thrown_off = boar_refused();
  thrown_off.play({"wolf-12", "wolf-2", "boar-7", "bear-4", "bear-6"});
  EXPECT_THAT(choices(thrown_off.state), ElementsAre("play bear-7", "refuse bear-7 play mouflon-9"))
      << "the place is free again";
}

TEST(AufDerPirsch, AP_22_refused_card_lies_open_until_played) {
  Match match = bear_refused();
  Random random(seed_from_text("AP-22"));
  for (Seat viewer : {kAda, kBruno, kCleo, kDev, Seat::spectator}) {
    const Knowledge knowledge = know(match.state, viewer);
    EXPECT_EQ(show(knowledge).seats[index(kBruno)].refused, card("bear-7"));
    EXPECT_TRUE(imagine(knowledge, random).hands[index(kBruno)].contains(card("bear-7")));
    EXPECT_THAT(match.log.seen_by(viewer), Contains(Event(CardRefused{kBruno, card("bear-7")})));
  }
  match.play({"bear-7"});
  EXPECT_EQ(show(know(match.state, kAda)).seats[index(kBruno)].refused, std::nullopt);
}

TEST(AufDerPirsch, AP_23_one_offer_to_one_other_player_below_quota_in_rounds_1_to_3) {
  for (int round = 1; round <= kRounds; ++round) {
    Scene scene = one_bear(kGive, {2, 2, 3, 1});
    scene.round = round;
    Match match(scene);
    match.play({"bear-5", "bear-7", "bear-8", "boar-4"});
    if (round == kRounds) {
      EXPECT_EQ(match.told<TrickTaken>().at(0).seat, kCleo);
      continue;
    }
    EXPECT_EQ(match.state.table.phase, Phase::offer);
    EXPECT_EQ(match.state.table.turn, kBruno);
    EXPECT_THAT(choices(match.state), ElementsAre("keep", "give 1", "give 4")) << "Cleo is full";
    EXPECT_THAT(match.told<TrickTaken>(), IsEmpty());
    match.moves({"keep"});
    EXPECT_THAT(match.told<TrickTaken>(), ElementsAre(TrickTaken{kBruno, 3}));
    EXPECT_EQ(match.state.table.turn, kBruno);
  }
}

TEST(AufDerPirsch, AP_24_no_offer_to_whoever_played_a_1_to_this_trick) {
  Match match({.options = kGive,
               .trump = Suit::wolf,
               .hands = {"boar-5 bear-6 boar-2 mouflon-2", "boar-1 bear-7 mouflon-8 mouflon-9",
                         "boar-8 bear-8 boar-4 mouflon-5", "boar-3 bear-2 bear-11 wolf-12"},
               .tricks = {1, 2, 2, 3}});
  match.play({"boar-5", "boar-1", "boar-8", "boar-3"});
  EXPECT_THAT(choices(match.state), ElementsAre("keep", "give 1"));
  match.moves({"give 1", "accept", "play bear-6", "play bear-7", "play bear-8", "play bear-2"});
  EXPECT_THAT(choices(match.state), ElementsAre("keep", "give 1", "give 2")) << "that 1 was in another trick";
}

// Ada is offered the trick of the rulebook's example: red 12, red 3, blue 5 and yellow 6.
Match rulebook_offer() {
  Match match({.options = kBoth,
               .trump = Suit::boar,
               .hands = {"bear-3 bear-1 bear-2 bear-4 wolf-2 mouflon-1 boar-2",
                         "bear-12 bear-5 bear-6 bear-7 bear-8 wolf-7 wolf-8",
                         "wolf-5 wolf-9 wolf-10 wolf-11 mouflon-7 mouflon-8 mouflon-9",
                         "mouflon-6 mouflon-10 mouflon-11 boar-9 boar-10 boar-11 boar-12"},
               .tricks = {1, 1, 1, 2}});
  return match.moves({"play bear-3", "play bear-12", "play wolf-5", "play mouflon-6", "give 1"});
}

CardSet cards_to_decline(const State& state) {
  CardSet cards;
  for (const Move& move : legal(state, state.table.turn)) {
    if (move.kind() == Move::Kind::decline) cards.insert(move.card());
  }
  return cards;
}

TEST(AufDerPirsch, AP_25_rulebook_6_2_lower_than_all_and_of_a_suit_in_the_trick) {
  const Match match = rulebook_offer();
  EXPECT_EQ(match.state.table.turn, kAda);
  EXPECT_EQ(cards_to_decline(match.state), cards("bear-1 bear-2 wolf-2 mouflon-1")) << "neither boar-2 nor bear-4";

  // Equal is not lower.
  Match equal(
      {.options = kGive, .hands = {"bear-5 bear-3", "bear-7 boar-4", "mouflon-3 boar-5"}, .tricks = {3, 3, 4}});
  equal.moves({"play bear-5", "play bear-7", "play mouflon-3", "give 1"});
  EXPECT_THAT(choices(equal.state), ElementsAre("accept"));
}

TEST(AufDerPirsch, page_9_4_ada_declines_with_the_boar_2) {
  Match match(
      {.options = kGive,
       .trump = Suit::wolf,
       .hands = {"bear-4 bear-2 boar-2 wolf-1 boar-3 mouflon-4", "mouflon-11 boar-5 boar-6 boar-7 boar-8 boar-9",
                 "boar-12 wolf-5 wolf-6 wolf-7 wolf-8 wolf-9", "bear-10 bear-5 bear-6 bear-7 bear-8 bear-9"},
       .tricks = {1, 2, 1, 2}});
  match.moves({"play bear-4", "play mouflon-11", "play boar-12", "play bear-10", "give 1"});
  EXPECT_EQ(cards_to_decline(match.state), cards("bear-2 boar-2 boar-3")) << "a wolf 1 will not do";
  match.moves({"decline boar-2 for boar-12"});
  EXPECT_EQ(match.state.hands[index(kAda)], cards("bear-2 boar-12 wolf-1 boar-3 mouflon-4"));
  EXPECT_EQ(cards_of(match.state.table.last_trick), cards("bear-4 mouflon-11 boar-2 bear-10"));
  EXPECT_EQ(match.state.table.last_taker, kDev);
}

TEST(AufDerPirsch, AP_26_who_declines_takes_one_of_the_trick_but_not_the_new_card) {
  Match match = rulebook_offer();
  std::vector<std::string> with_bear_1;
  for (const std::string& text : choices(match.state)) {
    if (text.starts_with("decline bear-1 ")) with_bear_1.push_back(text);
  }
  EXPECT_THAT(with_bear_1, ElementsAre("decline bear-1 for wolf-5", "decline bear-1 for mouflon-6",
                                       "decline bear-1 for bear-3", "decline bear-1 for bear-12"));
  const CardSet pile = match.state.table.won[index(kBruno)];
  match.moves({"decline bear-1 for mouflon-6"});
  EXPECT_EQ(match.state.hands[index(kAda)], cards("bear-2 bear-4 wolf-2 mouflon-1 mouflon-6 boar-2"));
  EXPECT_EQ(match.state.table.won[index(kBruno)] - pile, cards("bear-12 bear-3 wolf-5 bear-1"));
}

TEST(AufDerPirsch, AP_27_taking_a_card_of_the_refused_suit_frees_the_place) {
  struct Row {
    std::string_view answer;
    bool open_after, came_back;
  };
  for (const Row& row : {Row{"decline wolf-2 for bear-8", false, true}, Row{"decline wolf-2 for wolf-5", true, false},
                         Row{"decline bear-3 for bear-8", false, false},
                         Row{"decline bear-3 for wolf-5", false, false}, Row{"accept", true, false}}) {
    Match match = offer_across_a_refused_card();
    match.moves({row.answer});
    const Public& table = match.state.table;
    EXPECT_EQ(table.refused[index(kBruno)].has_value(), row.open_after) << row.answer;
    EXPECT_THAT(match.told<RefusedCardBack>(), SizeIs(row.came_back ? 1 : 0)) << row.answer;
    EXPECT_EQ(match.state.hands[index(kBruno)].size(), 2) << row.answer;
    EXPECT_FALSE(match.state.hands[index(kBruno)].intersects(table.won[index(kDev)])) << row.answer;
  }
}

TEST(AufDerPirsch, AP_28_final_owner_counts_the_trick_and_leads) {
  Match accepted = rulebook_offer();
  EXPECT_THAT(accepted.told<TrickOffered>(), ElementsAre(TrickOffered{kBruno, kAda}));
  accepted.moves({"accept"});
  EXPECT_THAT(accepted.told<TrickTaken>(), ElementsAre(TrickTaken{kAda, 2}));
  EXPECT_EQ(accepted.state.table.turn, kAda);
  EXPECT_TRUE(accepted.state.table.won[index(kAda)].contains(cards("bear-12 bear-3 wolf-5 mouflon-6")));

  Match declined = rulebook_offer();
  declined.moves({"decline wolf-2 for bear-12"});
  EXPECT_THAT(declined.told<TrickDeclined>(), ElementsAre(TrickDeclined{kAda, card("wolf-2"), card("bear-12")}));
  EXPECT_THAT(declined.told<TrickTaken>(), ElementsAre(TrickTaken{kBruno, 2})) << "no second offer";
  EXPECT_EQ(declined.state.table.turn, kBruno);
  EXPECT_EQ(declined.state.table.phase, Phase::play);

  // The winner is not asked when nobody may receive: all others are full, or the only needy one played a 1.
  for (const std::vector<int>& tricks : {std::vector{3, 3, 3, 0}, {3, 2, 3, 1}}) {
    Match alone(
        {.options = kGive,
         .hands = {"bear-5 boar-2 boar-3", "bear-1 boar-4 boar-5", "bear-6 boar-6 boar-7", "bear-8 boar-8 boar-9"},
         .tricks = tricks});
    alone.play({"bear-5", "bear-1", "bear-6", "bear-8"});
    EXPECT_THAT(alone.told<TrickTaken>(), SizeIs(1));
    EXPECT_EQ(alone.state.table.phase, Phase::play);
  }
}

TEST(AufDerPirsch, AP_29_twelfth_trick_is_never_offered) {
  int offers = 0;
  random_games(20, "AP-29", [&](const State& state) {
    if (state.table.phase != Phase::offer && state.table.phase != Phase::answer) return;
    ++offers;
    ASSERT_LT(state.table.tricks_done, kTricks - 1);
    ASSERT_TRUE(state.table.options.give_trick);
  });
  EXPECT_GT(offers, 1000);
}

TEST(AufDerPirsch, AP_30_lowest_value_of_the_deck_cannot_be_declined) {
  Match four({.options = kGive,  // the 1 is a full player's, and the receiver holds another 1
              .hands = {"bear-5 mouflon-1", "bear-1 boar-4", "bear-6 boar-6", "mouflon-8 boar-9"},
              .tricks = {2, 3, 2, 3}});
  four.moves({"play bear-5", "play bear-1", "play bear-6", "play mouflon-8", "give 1"});
  EXPECT_THAT(choices(four.state), ElementsAre("accept"));
  Match three(
      {.options = kGive, .hands = {"bear-5 mouflon-2", "bear-7 boar-4", "mouflon-4 bear-2"}, .tricks = {3, 3, 4}});
  three.moves({"play bear-5", "play bear-7", "play bear-2", "give 1"});
  EXPECT_THAT(choices(three.state), ElementsAre("accept"));
}

TEST(AufDerPirsch, AP_31_table_plays_the_first_legal_move) {
  Match match({.options = kBoth,
               .hands = {"mouflon-9 boar-2 bear-5", "bear-7 boar-3 wolf-3", "wolf-12 mouflon-2 boar-4",
                         "bear-9 boar-6 bear-4"},
               .tricks = {2, 2, 2, 3}});
  const auto first = [&] { return notation(legal(match.state, match.state.table.turn).front()); };
  EXPECT_EQ(first(), "play mouflon-9") << "leading: wolves first, then mouflons, boars and bears";
  match.play({"bear-5"});
  EXPECT_EQ(first(), "play bear-7") << "never refuses a card";
  match.play({"bear-7"});
  EXPECT_EQ(first(), "play wolf-12");
  match.play({"mouflon-2"});
  EXPECT_EQ(first(), "play bear-4") << "the lowest of the suit";
  match.play({"bear-9"});
  EXPECT_EQ(first(), "keep");
  match.moves({"give 1"});
  EXPECT_EQ(first(), "accept");
}

}  // namespace
}  // namespace hallali::auf_der_pirsch
