// The types of the wire in TypeScript, for the page and for anybody who writes a client.
#include <cstdio>

#include "cli/commands.h"
#include "match/games.h"
#include "server/wire_types.h"

namespace hallali::cli {
namespace {

std::string chosen(const ProtocolChoice& choice) {
  if (choice.games && choice.game) {
    throw BadInput({"--games et --game ne vont pas ensemble : l'un montre tous les jeux, l'autre un seul.",
                    "--games and --game do not go together: one shows all games, the other a single one."});
  }
  if (choice.facts && !choice.game) {
    throw BadInput({"--facts demande --game : les faits sont ceux d'un jeu.",
                    "--facts needs --game: facts are those of one game."});
  }
  if (choice.games) return wire::games_module();
  if (!choice.game) return wire::protocol_module();
  std::string text;
  with_game(*choice.game,
            [&]<class G>() { text = choice.facts ? wire::facts_module<G>() : wire::types_module<G>(); });
  return text;
}

}  // namespace

int protocol_command(const ProtocolChoice& choice) {
  const std::string text = chosen(choice);
  std::fwrite(text.data(), 1, text.size(), stdout);
  return 0;
}

}  // namespace hallali::cli
