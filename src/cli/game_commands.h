// The commands that need a game's types. They are compiled for each game on its own (commands_game.cc.in) and reached
// through with_game, so that one more game makes no file longer.
#pragma once

#include <functional>
#include <string>

#include "cli/commands.h"
#include "lab/simulate.h"
#include "match/record.h"

namespace hallali::cli {

template <class G>
int play_game(const Context& context, const PlayChoice& choice);

// A game with its options, ready for a series of any length.
struct Simulation {
  int players = 0;
  OptionTexts options;
  std::function<Report(const Series&)> run;
};

template <class G>
Simulation simulation_of(const GameChoice& choice);

// The record has been read, and the choice fits it.
template <class G>
int replay_game(const Context& context, const ReplayChoice& choice, const Record& record);

// One number of players and set of options, measured.
struct Speed {
  std::string game;
  int players = 0;
  OptionTexts options;
  double moves_per_second = 0;
  double games_per_second = 0;
  std::size_t state_bytes = 0;
};
BOOST_DESCRIBE_STRUCT(Speed, (), (game, players, options, moves_per_second, games_per_second, state_bytes))

// Measures every set-up of the game until somebody interrupts, and shows each as it is measured.
template <class G>
void bench_game(double seconds, const std::function<void(const std::string& name, const Speed&)>& show);

}  // namespace hallali::cli
