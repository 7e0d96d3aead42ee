// Every game with every number of players and its options, for tests that hold for all. Few options are tried in all
// combinations; many of them alone, and all together.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "kit/options.h"

namespace hallali {

// Calls visit(value) for every value of an option.
template <class Value, class Visit>
void for_each_value(Visit visit) {
  static_assert(std::same_as<Value, bool> || DescribedEnum<Value>, "say here which values to try");
  if constexpr (std::same_as<Value, bool>) {
    visit(false);
    visit(true);
  } else {
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<Value>>([&](auto entry) { visit(entry.value); });
  }
}

// These setups again, with each value of one option that the game accepts.
template <class Options, class Member>
std::vector<Options> with_each_value(const std::vector<Options>& plain, Member member) {
  std::vector<Options> setups;
  for (Options options : plain) {
    for_each_value<json_detail::ValueOf<Member>>([&](auto value) {
      options.*member.pointer = value;
      if (!check(options)) setups.push_back(options);
    });
  }
  return setups;
}

// Every option at once at its last possible value.
template <class Options>
Options with_everything(Options options) {
  options_detail::for_each_variant<Options>(
      [&](auto member) { options = with_each_value(std::vector{options}, member).back(); });
  return options;
}

// Whether all combinations can be tried: up to four, as of two variants that are played or not.
template <Rules G>
bool has_few_options() {
  std::vector<typename G::Options> combinations{make_options<G>(G::about.max_players, {})};
  options_detail::for_each_variant<typename G::Options>(
      [&](auto member) { combinations = with_each_value(combinations, member); });
  return combinations.size() <= 4;
}

template <Rules G>
std::vector<typename G::Options> every_setup() {
  using Options = typename G::Options;
  std::vector<Options> setups;
  for (int players = G::about.min_players; players <= G::about.max_players; ++players) {
    setups.push_back(make_options<G>(players, {}));
  }
  const std::vector<Options> plain = setups;
  const bool few = has_few_options<G>();
  options_detail::for_each_variant<Options>([&](auto member) {
    if (few) {
      setups = with_each_value(setups, member);
      return;
    }
    for (const Options& options : with_each_value(std::vector{plain.back()}, member)) {
      if (options != plain.back()) setups.push_back(options);
    }
  });
  if (few) return setups;
  for (const Options& options : plain) setups.push_back(with_everything(options));
  return setups;
}

// "auf_der_pirsch_4_refuse_card", "gespensterjagd_5_everything": letters that both test names and file names accept.
template <Rules G>
std::string setup_name(const typename G::Options& options) {
  std::string name = fmt::format("{}_{}", G::about.id, options.players);
  if (!has_few_options<G>() && options == with_everything(make_options<G>(options.players, {}))) {
    name += "_everything";
  } else {
    const OptionTexts standard = option_texts<G>(typename G::Options{});
    for (const auto& [key, value] : option_texts<G>(options)) {
      if (value != standard.at(key)) name += '_' + key + (value == "yes" ? "" : '_' + value);
    }
  }
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

}  // namespace hallali
