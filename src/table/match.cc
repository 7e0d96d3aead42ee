#include "table/match.h"

#include "games/all.h"

namespace hallali {

// Compiled in a file of its own for each game.
template <Rules G>
std::unique_ptr<Match> deal_match_of(const MatchSetup& setup);

std::unique_ptr<Match> deal_match(const MatchSetup& setup) {
  std::unique_ptr<Match> match;
  with_game(setup.game, [&]<class G>() { match = deal_match_of<G>(setup); });
  return match;
}

}  // namespace hallali
