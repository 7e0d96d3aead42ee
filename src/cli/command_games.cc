#include <fmt/format.h>

#include "cli/commands.h"
#include "match/games.h"

namespace hallali::cli {
namespace {

struct OptionEntry {
  std::string key;
  std::string values;
  std::string standard;
  std::string help;
};
BOOST_DESCRIBE_STRUCT(OptionEntry, (), (key, values, standard, help))

struct GameEntry {
  std::string id;
  std::string title;
  int min_players = 0;
  int max_players = 0;
  int minutes = 0;
  bool races = false;
  std::string summary;
  std::vector<OptionEntry> options;
};
BOOST_DESCRIBE_STRUCT(GameEntry, (), (id, title, min_players, max_players, minutes, races, summary, options))

GameEntry entry_of(const AnyGame& game, Language language) {
  const About& about = game.about;
  GameEntry entry{std::string(about.id),
                  std::string(about.title),
                  about.min_players,
                  about.max_players,
                  about.minutes,
                  game.races,
                  std::string(language == Language::fr ? about.fr : about.en),
                  {}};
  for (const OptionSpec& spec : game.options()) {
    entry.options.push_back({spec.key, spec.values, spec.standard, spec.help.in(language)});
  }
  return entry;
}

}  // namespace

int games_command(const Context& context) {
  std::vector<GameEntry> entries;
  for (const AnyGame* game : all_games()) entries.push_back(entry_of(*game, context.language));
  if (context.json) {
    fmt::print("{}\n", to_json(entries));
    return 0;
  }
  const bool french = context.language == Language::fr;
  for (const GameEntry& game : entries) {
    fmt::print("{:<18} {}\n", game.id, game.title);
    fmt::print("{:<18} {}-{} {}, {} min. {}\n", "", game.min_players, game.max_players,
               french ? "joueurs" : "players", game.minutes, game.summary);
    for (const OptionEntry& option : game.options) {
      fmt::print("{:<18} --option {}={} ({}){} {}\n", "", option.key, option.values, option.standard,
                 french ? " :" : ":", option.help);
    }
    fmt::print("\n");
  }
  fmt::print("{}\n", french ? "Pour apprendre un jeu : hallali rules JEU. Pour y jouer : hallali play JEU."
                            : "To learn a game: hallali rules GAME. To play it: hallali play GAME.");
  return 0;
}

}  // namespace hallali::cli
