#include "match/games.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hallali {

// Compiled in a file of its own for each game.
template <class G>
const AnyGame& any_game();

std::span<const AnyGame* const> all_games() {
  static const auto games = [] {
    std::array<const AnyGame*, boost::mp11::mp_size<AllGames>::value> all{};
    std::size_t next = 0;
    for_each_game([&]<class G>() { all[next++] = &any_game<G>(); });
    return all;
  }();
  return games;
}

const AnyGame& game_named(std::string_view id) {
  const auto games = all_games();
  const auto found = std::ranges::find(games, id, [](const AnyGame* game) { return game->about.id; });
  if (found != games.end()) return **found;
  std::vector<std::string_view> known;
  for (const AnyGame* game : games) known.push_back(game->about.id);
  throw BadInput({fmt::format("Je ne connais pas le jeu « {} » ; il y a : {}.", shown(id), fmt::join(known, ", ")),
                  fmt::format("There is no game \"{}\"; there are: {}.", shown(id), fmt::join(known, ", "))});
}

std::unique_ptr<Match> deal_match(const MatchSetup& setup) { return game_named(setup.game).deal(setup); }

}  // namespace hallali
