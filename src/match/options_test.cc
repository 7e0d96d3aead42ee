#include "kit/options.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "games/types.h"
#include "kit/complaint.h"
#include "match/games.h"

namespace hallali {
namespace {

using Pirsch = auf_der_pirsch::Game;
using Folie = chasse_en_folie::Game;

template <Rules G>
std::string refused(int players, const OptionTexts& texts) {
  return complaint([&] { make_options<G>(players, texts); });
}

TEST(Options, AreReadByTheirDashedNames) {
  const auto options = make_options<Pirsch>(3, {{"give-trick", "yes"}, {"refuse-card", "non"}});
  EXPECT_EQ(options.players, 3);
  EXPECT_TRUE(options.give_trick);
  EXPECT_FALSE(options.refuse_card);
  EXPECT_EQ(option_texts<Pirsch>(options), (OptionTexts{{"give-trick", "yes"}, {"refuse-card", "no"}}));
}

TEST(Options, BadOnesAreNamedWithWhatWouldBeRight) {
  EXPECT_EQ(refused<Pirsch>(4, {{"give-tricks", "yes"}}),
            "Auf der Pirsch has no option \"give-tricks\"; there are: refuse-card, give-trick.");
  EXPECT_EQ(refused<Pirsch>(4, {{"give-trick", "maybe"}}),
            "\"maybe\" does not suit option give-trick: write give-trick=yes|no.");
  EXPECT_EQ(refused<Folie>(4, {{"give-trick", "yes"}}),
            "Chasse en folie has no option \"give-trick\": this game has no variants.");
  for (const int players : {-1, 0, 2, 5, 260, 1 << 30}) {
    EXPECT_EQ(refused<Pirsch>(players, {}), "Auf der Pirsch is for 3 or 4 players.") << players;
  }
  for (const int players : {2, 6}) {
    EXPECT_EQ(refused<Folie>(players, {}), "Chasse en folie is for 3 to 5 players.") << players;
  }
}

TEST(Options, EachHasItsLineOfHelp) {
  for_each_game([]<class G>() {
    for (const OptionSpec& spec : option_specs<G>()) {
      EXPECT_FALSE(spec.help.fr.empty() || spec.help.en.empty()) << G::about.id << ' ' << spec.key;
    }
    EXPECT_EQ(option_specs<G>().size(), G::about.option_help.size()) << G::about.id;
  });
}

TEST(Games, AreCalledLikeTheirFoldersWithHyphens) {
  for_each_game([]<class G>() { EXPECT_EQ(G::about.id, kGameId<G>); });
}

TEST(Games, UnknownOnesAreNamedWithTheKnown) {
  std::string known;
  for (const AnyGame* game : all_games()) known += (known.empty() ? "" : ", ") + std::string(game->about.id);
  EXPECT_EQ(complaint([] { game_named("hearts"); }), "There is no game \"hearts\"; there are: " + known + ".");
}

}  // namespace
}  // namespace hallali
