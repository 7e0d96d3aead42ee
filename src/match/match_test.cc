#include "match/match.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/types.h"
#include "kit/every_setup.h"
#include "match/games.h"
#include "match/session.h"

namespace hallali {
namespace {

template <Rules G>
MatchSetup setup_of(const typename G::Options& options) {
  return {std::string(G::about.id), options.players, option_texts<G>(options),
          std::vector<std::string>(options.players, "somebody"), seed_from_text("match")};
}

Seed random_seed(Random& random) {
  Seed seed;
  for (auto& byte : seed.bytes) byte = static_cast<std::uint8_t>(random.below(256));
  return seed;
}

// The same game through the interface of texts and through the typed one: both see and say the same at every step.
TEST(Match, IsTheTypedGameInPlainText) {
  for_each_game([]<class G>() {
    for (const auto& options : every_setup<G>()) {
      const MatchSetup setup = setup_of<G>(options);
      const std::unique_ptr<Match> match = deal_match(setup);
      Session<G> session(options, setup.names, setup.seed);
      Random random(setup.seed, 1);
      EXPECT_EQ(match->about().id, G::about.id);
      while (!match->awaited().empty()) {
        ASSERT_EQ(match->awaited(), awaited(session.state()));
        const Seat seat = match->awaited().last();
        const Bot bot = index(seat) % 2 == 0 ? Bot::steady : Bot::random;
        const std::string text = match->thought(bot, seat, random_seed(random))(kNoHurry);
        ASSERT_THAT(match->legal(seat), testing::Contains(text));
        typename G::Move move;
        ASSERT_TRUE(parse_notation(text, move));
        EventLog<typename G::Event> log;
        session.play(seat, move, log);
        const std::unique_ptr<Told> told = match->play(seat, text);
        for (const Seat viewer : {Seat::spectator, seat_at(0), seat_at(options.players - 1)}) {
          ASSERT_EQ(told->to(viewer), to_json(log.seen_by(viewer)));
          ASSERT_EQ(match->view(viewer), to_json(show(know(session.state(), viewer))));
        }
      }
      EXPECT_EQ(match->record(), session.record());
      EXPECT_EQ(match->moves_made(), session.record().moves.size());
      ASSERT_TRUE(match->result());
      EXPECT_EQ(match->result()->winners, outcome(session.state())->winners);
      EXPECT_EQ(match->result()->scores.size(), options.players);
    }
  });
}

// What anybody could learn of a game, from a Match or a Position.
template <class Game>
std::string all_of(const Game& game, int players) {
  std::string all = game.view(Seat::spectator);
  for (int i = 0; i < players; ++i) {
    all += game.view(seat_at(i));
    for (const std::string& move : game.legal(seat_at(i))) all += move + '\n';
  }
  return all;
}

TEST(Match, PositionsStayAsTheyWere) {
  for (const AnyGame* game : all_games()) {
    SCOPED_TRACE(game->about.id);
    const int players = game->about.max_players;
    const std::vector<std::string> names(static_cast<std::size_t>(players), "name");
    const auto match = deal_match({std::string(game->about.id), players, {}, names, seed_from_text("positions")});
    Random random(seed_from_text(game->about.id));
    std::vector<std::pair<std::unique_ptr<const Position>, std::string>> past;
    for (int i = 0; i < 60 && !match->result(); ++i) {
      past.emplace_back(match->position(), all_of(*match, players));
      const Seat seat = match->awaited().last();
      const std::vector<std::string> moves = match->legal(seat);
      match->play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    for (const auto& [position, text] : past) ASSERT_TRUE(all_of(*position, players) == text);
  }
}

TEST(Match, RefusesWhatIsNotLegalAndStaysAsItWas) {
  const auto match = deal_match(setup_of<chasse_en_folie::Game>(make_options<chasse_en_folie::Game>(3, {})));
  const std::string before = match->view(seat_at(0));
  const auto complaint = [&](Seat seat, std::string_view move) -> std::string {
    try {
      match->play(seat, move);
    } catch (const BadInput& bad) {
      return bad.phrase().en;
    }
    return {};
  };
  EXPECT_EQ(complaint(seat_at(0), "play dragon"),
            "\"play dragon\" is not legal now; there are: play carrot, play closed-season, play rabbit, play wolf, "
            "play hunter.");
  EXPECT_EQ(complaint(Seat::spectator, "play wolf"), "It is not your turn.");
  EXPECT_EQ(match->view(seat_at(0)), before);
  EXPECT_EQ(complaint(seat_at(0), "play wolf"), "");
  EXPECT_EQ(complaint(seat_at(0), "play wolf"), "It is not your turn.");
}

TEST(Match, TakesBackAChoiceOnlyWhileItIsASecret) {
  const auto match = deal_match(setup_of<chasse_en_folie::Game>(make_options<chasse_en_folie::Game>(3, {})));
  const std::string before = match->view(seat_at(0));
  EXPECT_FALSE(match->can_take_back(seat_at(0)));
  match->play(seat_at(0), "play wolf");
  match->play(seat_at(1), "play rabbit");
  EXPECT_TRUE(match->can_take_back(seat_at(0)));
  EXPECT_TRUE(match->can_take_back(seat_at(1)));
  EXPECT_FALSE(match->can_take_back(seat_at(2)));
  match->take_back(seat_at(0));
  EXPECT_EQ(match->awaited(), (SeatSet{seat_at(0), seat_at(2)}));
  EXPECT_EQ(match->moves_made(seat_at(0)), 0);
  EXPECT_FALSE(match->can_take_back(seat_at(0)));
  EXPECT_TRUE(match->can_take_back(seat_at(1)));
  match->take_back(seat_at(1));
  EXPECT_EQ(match->view(seat_at(0)), before);
  match->play(seat_at(0), "play carrot");
  match->play(seat_at(1), "play rabbit");
  match->play(seat_at(2), "play rabbit");  // all is revealed
  for (int seat = 0; seat < 3; ++seat) EXPECT_FALSE(match->can_take_back(seat_at(seat)));
}

TEST(Match, TakesNothingBackThatWasPlayedOpenly) {
  const auto match = deal_match(setup_of<auf_der_pirsch::Game>(make_options<auf_der_pirsch::Game>(4, {})));
  for (int i = 0; i < 12; ++i) {
    const Seat seat = match->awaited().first();
    match->play(seat, match->legal(seat).back());
    EXPECT_FALSE(match->can_take_back(seat));
  }
}

TEST(Match, RefusesSetupsThatCannotBe) {
  EXPECT_THROW(deal_match({"hearts", 4, {}, {}, {}}), BadInput);
  EXPECT_THROW(deal_match({"auf-der-pirsch", 7, {}, {}, {}}), BadInput);
  EXPECT_THROW(deal_match({"auf-der-pirsch", 4, {{"give-trick", "later"}}, {}, {}}), BadInput);
}

}  // namespace
}  // namespace hallali
