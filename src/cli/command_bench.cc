// Random play as fast as it goes, one thread: what an engine can be judged by. The parts are in bench/.
#include <fmt/format.h>

#include "cli/game_commands.h"
#include "cli/terminal.h"
#include "match/games.h"

namespace hallali::cli {

int bench_command(const Context& context, const BenchChoice& choice) {
  if (!(choice.seconds > 0 && choice.seconds <= 3600)) {
    throw BadInput({"--seconds attend une durée, plus de 0 et 3600 s au plus.",
                    "--seconds takes a time, more than 0 and 3600 s at most."});
  }
  std::vector<Speed> speeds;
  const bool french = context.language == Language::fr;
  const auto show = [&](const std::string& name, const Speed& speed) {
    speeds.push_back(speed);
    if (context.json) return;
    fmt::print("{:<40} {:6.1f} M {}/s  {:6.0f} k {}/s  State {} {}\n", name, speed.moves_per_second / 1e6,
               french ? "coups" : "moves", speed.games_per_second / 1e3, french ? "parties" : "games",
               speed.state_bytes, french ? "octets" : "bytes");
    std::fflush(stdout);
  };
  const auto bench = [&]<class G>() { bench_game<G>(choice.seconds, show); };
  if (choice.game) {
    with_game(*choice.game, bench);
  } else {
    for_each_game(bench);
  }
  if (context.json) fmt::print("{}\n", to_json(speeds));
  if (signal_caught() == 0) return 0;
  fmt::print(stderr, "{}\n", (Phrase{"Mesure interrompue.", "Measurement interrupted."}).in(context.language));
  return 128 + signal_caught();
}

}  // namespace hallali::cli
