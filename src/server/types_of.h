// How the modules of one game are made; for types_game.cc.in.
#pragma once

#include <fmt/format.h>

#include "games/list.h"
#include "kit/rules.h"
#include "kit/typescript.h"
#include "server/wire_types.h"

namespace hallali::wire {

template <class G>
std::string types_module() {
  TypeScript script;
  script.declare<typename G::Options>("Options");
  script.declare<typename G::View>("View");
  script.declare<typename G::Event>("Event");
  if constexpr (HasFacts<G>) script.declare<decltype(G::facts())>("Facts");
  return made_by(fmt::format(" --game {}", kGameId<G>)) + script.text();
}

template <class G>
std::string facts_module() {
  if constexpr (HasFacts<G>) {
    return made_by(fmt::format(" --game {} --facts", kGameId<G>)) +
           "import type { Facts } from './types.gen';\n\nexport const facts: Facts = " +
           laid_out(boost::json::parse(to_json(G::facts()))) + ";\n";
  } else {
    throw BadInput({fmt::format("« {} » n'a pas de faits à imprimer.", kGameId<G>),
                    fmt::format("\"{}\" has no facts to print.", kGameId<G>)});
  }
}

}  // namespace hallali::wire
