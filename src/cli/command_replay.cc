// A finished game again, step by step, through the eyes of a seat or a spectator, or with everything open.
#include <fmt/format.h>

#include "cli/game_commands.h"
#include "match/games.h"

namespace hallali::cli {

int replay_command(const Context& context, const ReplayChoice& choice) {
  const Record record = read_record(read_file(choice.file));
  if (choice.seat && choice.all) {
    throw BadInput({"--seat et --all s'excluent : les yeux d'une place, ou tout ouvert.",
                    "--seat and --all exclude each other: the eyes of one seat, or everything open."});
  }
  if (choice.seat && (*choice.seat < 1 || *choice.seat > record.players)) {
    throw BadInput({fmt::format("--seat va de 1 à {} dans cette partie.", record.players),
                    fmt::format("--seat goes from 1 to {} in this game.", record.players)});
  }
  int code = 0;
  with_game(record.game, [&]<class G>() { code = replay_game<G>(context, choice, record); });
  return code;
}

}  // namespace hallali::cli
