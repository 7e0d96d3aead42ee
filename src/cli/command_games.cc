#include <fmt/format.h>

#include "cli/commands.h"
#include "games/all.h"
#include "kit/options.h"

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
  std::string summary;
  std::vector<OptionEntry> options;
};
BOOST_DESCRIBE_STRUCT(GameEntry, (), (id, title, min_players, max_players, minutes, summary, options))

template <Rules G>
GameEntry entry_of(Language language) {
  const About& about = G::about;
  GameEntry entry{std::string(about.id),
                  std::string(about.title),
                  about.min_players,
                  about.max_players,
                  about.minutes,
                  std::string(language == Language::fr ? about.fr : about.en),
                  {}};
  const OptionTexts standard = option_texts<G>(typename G::Options{});
  options_detail::for_each_variant<typename G::Options>([&](auto member) {
    using Value = std::remove_cvref_t<decltype(typename G::Options{}.*member.pointer)>;
    const std::string key = dashed(member.name);
    std::string help;
    for (const OptionHelp& known : about.option_help) {
      if (known.member == member.name) help = language == Language::fr ? known.fr : known.en;
    }
    entry.options.push_back({key, options_detail::value_choices<Value>(), standard.at(key), help});
  });
  return entry;
}

}  // namespace

int games_command(const Context& context) {
  std::vector<GameEntry> entries;
  for_each_game([&]<class G>() { entries.push_back(entry_of<G>(context.language)); });
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
      fmt::print("{:<18} --option {}={} ({}) : {}\n", "", option.key, option.values, option.standard, option.help);
    }
    fmt::print("\n");
  }
  fmt::print("{}\n", french ? "Pour apprendre un jeu : hallali rules JEU. Pour y jouer : hallali play JEU."
                            : "To learn a game: hallali rules GAME. To play it: hallali play GAME.");
  return 0;
}

}  // namespace hallali::cli
