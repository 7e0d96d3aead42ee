// For the facts of a game (HasFacts in kit/rules.h): a table with one entry for each enumerator.
#pragma once

#include <map>
#include <type_traits>

#include "kit/notation.h"

namespace hallali {

template <DescribedEnum E, class Make>
auto for_each_of(Make make) {
  std::map<E, std::invoke_result_t<Make, E>> table;
  boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>(
      [&](auto entry) { table.emplace(entry.value, make(entry.value)); });
  return table;
}

}  // namespace hallali
