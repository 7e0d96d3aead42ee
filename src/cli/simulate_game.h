#pragma once

#include "cli/game_commands.h"
#include "cli/setup.h"

namespace hallali::cli {

template <class G>
Simulation simulation_of(const GameChoice& choice) {
  const typename G::Options options = game_options<G>(choice);
  return {options.players, option_texts<G>(options),
          [options](const Series& series) { return simulate<G>(options, series); }};
}

}  // namespace hallali::cli
