#include "cli/language.h"

#include <fmt/format.h>

#include <cstdlib>
#include <optional>
#include <string_view>

namespace hallali::cli {
namespace {

Language parse_language(std::string_view text) {
  if (text == "fr") return Language::fr;
  if (text == "en") return Language::en;
  throw BadInput({fmt::format("Je ne parle pas « {} » : écrivez --lang fr ou --lang en.", text),
                  fmt::format("I do not speak \"{}\": write --lang fr or --lang en.", text)});
}

}  // namespace

Language choose_language(int argc, const char* const* argv) {
  constexpr std::string_view option = "--lang";
  std::optional<Language> chosen;
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    if (word == option && i + 1 < argc) chosen = parse_language(argv[i + 1]);
    if (word.starts_with("--lang=")) chosen = parse_language(word.substr(option.size() + 1));
  }
  if (chosen) return *chosen;
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* locale = std::getenv(variable);
    if (locale != nullptr && *locale != '\0') {
      return std::string_view(locale).starts_with("en") ? Language::en : Language::fr;
    }
  }
  return Language::fr;
}

}  // namespace hallali::cli
