// The games, as far as they can be used without knowing their types. Code that needs the types is compiled once for
// each game, from a pattern (*.cc.in), and reached through with_game.
#pragma once

#include <boost/mp11/algorithm.hpp>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "games/list.h"
#include "kit/options.h"
#include "match/match.h"
#include "match/record.h"

namespace hallali {

struct AnyGame {
  const About& about;
  bool races;  // people are quicker or slower in it (kit/rules.h, Races), so it takes its time
  std::vector<OptionSpec> (*options)();
  void (*check_options)(int players, const OptionTexts& options);  // BadInput if they cannot be played
  std::unique_ptr<Match> (*deal)(const MatchSetup& setup);         // BadInput if the set-up cannot be used
  void (*verify)(const Record& record);                            // BadInput naming the line that does not hold
};

// In the order of the shelf.
std::span<const AnyGame* const> all_games();

// BadInput naming the games there are.
const AnyGame& game_named(std::string_view id);

// Calls visit.template operator()<G>() for each game. G is a name only: its types are unknown here.
template <class Visit>
void for_each_game(Visit visit) {
  boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, AllGames>>(
      [&](auto tag) { visit.template operator()<typename decltype(tag)::type>(); });
}

// The same for the game of that name; BadInput if there is none.
template <class Visit>
void with_game(std::string_view id, Visit visit) {
  const std::string_view known = game_named(id).about.id;
  for_each_game([&]<class G>() {
    if (kGameId<G> == known) visit.template operator()<G>();
  });
}

}  // namespace hallali
