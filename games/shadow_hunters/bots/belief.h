// Who everybody is, as far as one seat can tell: the exact distribution over all casts that fit the hard facts it
// knows, weighed by what it has seen people do to each other.
#pragma once

#include <array>

#include "games/shadow_hunters/rules/rules.h"

namespace hallali::shadow_hunters {

struct Suspicion {
  std::array<double, kCharacters> characters{};
  double of(Character character) const { return characters[static_cast<std::size_t>(character)]; }
  double of(Group group) const {
    double sum = 0;
    for (Character character : members(group)) sum += of(character);
    return sum;
  }
  double of(CharacterSet set) const {
    double sum = 0;
    for (Character character : set) sum += of(character);
    return sum;
  }
};

using Suspicions = std::array<Suspicion, kMaxPlayers>;
Suspicions suspicions_of(const Knowledge& knowledge);

}  // namespace hallali::shadow_hunters
