// The terminal table: one person against bots.
#include "cli/game_commands.h"
#include "cli/terminal.h"
#include "match/games.h"

namespace hallali::cli {

int play_command(const Context& context, const PlayChoice& choice) {
  int code = 0;
  survive_closed_output();
  with_game(choice.game.game, [&]<class G>() { code = play_game<G>(context, choice); });
  return code;
}

}  // namespace hallali::cli
