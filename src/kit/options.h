// Options of a game as people write them: `refuse-card=yes`. Keys and values follow from the described struct, so a
// new option is a new member and a line of help, nothing else.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "kit/json.h"
#include "kit/rules.h"

namespace hallali {

// In the order of the keys, so that a record has one spelling.
using OptionTexts = std::map<std::string, std::string>;

namespace options_detail {

bool parse_yes_no(std::string_view text, bool& value);

template <class T>
bool parse_value(std::string_view text, T& value) {
  if constexpr (std::same_as<T, bool>) {
    return parse_yes_no(text, value);
  } else if constexpr (std::is_integral_v<T>) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc{} && end == text.data() + text.size();
  } else {
    return parse_notation(text, value);
  }
}

template <class T>
std::string value_text(const T& value) {
  if constexpr (std::same_as<T, bool>) {
    return value ? "yes" : "no";
  } else if constexpr (std::is_integral_v<T>) {
    return std::to_string(value);
  } else {
    return notation(value);
  }
}

// "yes|no", "slow|fast", "a number"
template <class T>
std::string value_choices() {
  if constexpr (std::same_as<T, bool>) {
    return "yes|no";
  } else if constexpr (std::is_integral_v<T>) {
    return "N";
  } else {
    std::string choices;
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<T>>(
        [&](auto entry) { choices += (choices.empty() ? "" : "|") + dashed(entry.name); });
    return choices;
  }
}

// The variants are all members but the number of players, which has an option of its own everywhere.
template <class Options, class Visit>
void for_each_variant(Visit visit) {
  boost::mp11::mp_for_each<json_detail::Members<Options>>([&](auto member) {
    if constexpr (std::string_view(decltype(member)::name) != "players") visit(member);
  });
}

}  // namespace options_detail

// What there is to choose in a game, for lists and forms.
struct OptionSpec {
  std::string key;
  std::string values;    // yes|no
  std::string standard;  // what it is when nobody chooses
  Phrase help;
};

template <Rules G>
std::vector<OptionSpec> option_specs() {
  std::vector<OptionSpec> specs;
  const typename G::Options standard;
  options_detail::for_each_variant<typename G::Options>([&](auto member) {
    OptionSpec spec;
    spec.key = dashed(member.name);
    spec.values = options_detail::value_choices<json_detail::ValueOf<decltype(member)>>();
    spec.standard = options_detail::value_text(standard.*member.pointer);
    specs.push_back(spec);
  });
  for (OptionSpec& spec : specs) {
    for (const OptionHelp& help : G::about.option_help) {
      if (dashed(help.member) == spec.key) spec.help = {std::string(help.fr), std::string(help.en)};
    }
  }
  return specs;
}

template <Rules G>
std::string known_options() {
  std::string known;
  options_detail::for_each_variant<typename G::Options>(
      [&](auto member) { known += (known.empty() ? "" : ", ") + dashed(member.name); });
  return known;
}

// Sets one variant from its text; BadInput if there is no such option or value.
template <Rules G>
void set_option(typename G::Options& options, std::string_view key, std::string_view text) {
  bool found = false;
  options_detail::for_each_variant<typename G::Options>([&](auto member) {
    if (dashed(member.name) != key) return;
    found = true;
    auto& value = options.*member.pointer;
    if (options_detail::parse_value(text, value)) return;
    const std::string choices = options_detail::value_choices<json_detail::ValueOf<decltype(member)>>();
    throw BadInput({fmt::format("« {} » ne va pas pour l'option {} : écrivez {}={}.", shown(text), key, key, choices),
                    fmt::format("\"{}\" does not suit option {}: write {}={}.", shown(text), key, key, choices)});
  });
  if (found) return;
  const std::string known = known_options<G>();
  if (known.empty()) {
    throw BadInput(
        {fmt::format("{} n'a pas d'option « {} » : ce jeu se joue sans variante.", G::about.title, shown(key)),
         fmt::format("{} has no option \"{}\": this game has no variants.", G::about.title, shown(key))});
  }
  throw BadInput({fmt::format("{} n'a pas d'option « {} » ; il y a : {}.", G::about.title, shown(key), known),
                  fmt::format("{} has no option \"{}\"; there are: {}.", G::about.title, shown(key), known)});
}

// A game whose options were written otherwise under older rules says how: spell_for(options, rules, texts) changes
// the texts of today. What is read accepts both.
template <class Options>
concept SpeltOtherwise = requires(const Options& options, int rules, OptionTexts& texts) {
  spell_for(options, rules, texts);
};

// As records of games under that version of the rules have them.
template <Rules G>
OptionTexts option_texts(const typename G::Options& options, int rules = G::about.rules_version) {
  OptionTexts texts;
  options_detail::for_each_variant<typename G::Options>(
      [&](auto member) { texts[dashed(member.name)] = options_detail::value_text(options.*member.pointer); });
  if constexpr (SpeltOtherwise<typename G::Options>) spell_for(options, rules, texts);
  return texts;
}

// Players and variants together, checked by the game itself.
template <Rules G>
typename G::Options make_options(int players, const OptionTexts& texts) {
  typename G::Options options;
  // Out of range for the type is out of range for the game: let its own check say so.
  options.players = static_cast<decltype(options.players)>(std::clamp(players, 0, 255));
  for (const auto& [key, text] : texts) set_option<G>(options, key, text);
  if (const std::optional<Phrase> wrong = check(options)) throw BadInput(*wrong);
  return options;
}

}  // namespace hallali
