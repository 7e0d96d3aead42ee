#include "cli/setup.h"

namespace hallali::cli {

OptionTexts parse_option_words(const std::vector<std::string>& words) {
  OptionTexts texts;
  for (const std::string& word : words) {
    const std::size_t equals = word.find('=');
    if (equals == 0 || equals == std::string::npos || equals + 1 == word.size()) {
      throw BadInput({fmt::format("« {} » n'est pas une option : écrivez --option nom=valeur.", word),
                      fmt::format("\"{}\" is not an option: write --option name=value.", word)});
    }
    const std::string key = word.substr(0, equals);
    const auto [entry, added] = texts.emplace(key, word.substr(equals + 1));
    if (!added && entry->second != word.substr(equals + 1)) {
      throw BadInput({fmt::format("L'option {} est donnée deux fois, avec deux valeurs : n'en gardez qu'une.", key),
                      fmt::format("Option {} is given twice, with two values: keep one of them.", key)});
    }
  }
  return texts;
}

std::vector<Bot> parse_bots(const std::vector<std::string>& names, int seats) {
  std::vector<Bot> bots;
  for (const std::string& name : names) bots.push_back(bot_named(name));
  if (bots.size() == 1) bots.resize(static_cast<std::size_t>(seats), bots.front());
  if (bots.size() != static_cast<std::size_t>(seats)) {
    throw BadInput(
        {fmt::format("{} bots pour {} places : donnez-en un seul, ou un par place.", bots.size(), seats),
         fmt::format("{} bots for {} seats: give a single one, or one for each seat.", bots.size(), seats)});
  }
  return bots;
}

}  // namespace hallali::cli
