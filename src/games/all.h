// The list of games. A new game is one line here; everything that works for "any game" goes through it.
#pragma once

#include <fmt/format.h>

#include <boost/mp11.hpp>
#include <string_view>

#include "games/auf_der_pirsch/rules.h"
#include "games/chasse_cercueils/rules.h"
#include "games/chasse_en_folie/rules.h"
#include "games/gespensterjagd/rules.h"
#include "games/shadow_hunters/rules.h"

namespace hallali {

using AllGames = boost::mp11::mp_list<chasse_en_folie::Game, auf_der_pirsch::Game, gespensterjagd::Game,
                                      shadow_hunters::Game, chasse_cercueils::Game>;

// Calls visit.template operator()<G>() for each game.
template <class Visit>
void for_each_game(Visit visit) {
  boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, AllGames>>(
      [&](auto tag) { visit.template operator()<typename decltype(tag)::type>(); });
}

// The same for the game of that name; BadInput if there is none.
template <class Visit>
void with_game(std::string_view id, Visit visit) {
  bool found = false;
  std::string known;
  for_each_game([&]<class G>() {
    known += fmt::format("{}{}", known.empty() ? "" : ", ", G::about.id);
    if (G::about.id != id || found) return;
    found = true;
    visit.template operator()<G>();
  });
  if (found) return;
  throw BadInput({fmt::format("Je ne connais pas le jeu « {} » ; il y a : {}.", shown(id), known),
                  fmt::format("There is no game \"{}\"; there are: {}.", shown(id), known)});
}

}  // namespace hallali
