// Every game with every number of players and every combination of its options, for tests that hold for all.
#pragma once

#include <string>
#include <vector>

#include "games/all.h"
#include "kit/options.h"

namespace hallali {

template <Rules G>
std::vector<typename G::Options> every_setup() {
  std::vector<typename G::Options> setups;
  for (int players = G::about.min_players; players <= G::about.max_players; ++players) {
    setups.push_back(make_options<G>(players, {}));
  }
  options_detail::for_each_variant<typename G::Options>([&](auto member) {
    using Value = json_detail::ValueOf<decltype(member)>;
    static_assert(std::same_as<Value, bool> || DescribedEnum<Value>, "say here which values to try");
    const std::vector<typename G::Options> plain = std::move(setups);
    setups.clear();
    for (typename G::Options options : plain) {
      const auto add = [&](Value value) {
        options.*member.pointer = value;
        if (!check(options)) setups.push_back(options);
      };
      if constexpr (std::same_as<Value, bool>) {
        add(false);
        add(true);
      } else {
        boost::mp11::mp_for_each<boost::describe::describe_enumerators<Value>>([&](auto entry) { add(entry.value); });
      }
    }
  });
  return setups;
}

// "auf_der_pirsch_4_refuse_card": letters that both test names and file names accept.
template <Rules G>
std::string setup_name(const typename G::Options& options) {
  std::string name = fmt::format("{}_{}", G::about.id, options.players);
  for (const auto& [key, value] : option_texts<G>(options)) {
    if (value != "no") name += '_' + key + (value == "yes" ? "" : '_' + value);
  }
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

}  // namespace hallali
