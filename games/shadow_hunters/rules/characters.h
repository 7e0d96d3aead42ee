// The ten characters: data. What their abilities do stands with the step of the game in which they act.
#pragma once

#include <array>
#include <cstdint>

#include "kit/bit_set.h"
#include "kit/notation.h"

namespace hallali::shadow_hunters {

enum class Group : std::uint8_t { hunter, shadow, neutral };
BOOST_DESCRIBE_ENUM(Group, hunter, shadow, neutral)

enum class Character : std::uint8_t {
  allie,
  bob,
  charles,
  daniel,
  emi,
  franklin,
  george,
  unknown,
  vampire,
  werewolf
};
BOOST_DESCRIBE_ENUM(Character, allie, bob, charles, daniel, emi, franklin, george, unknown, vampire, werewolf)

inline constexpr int kCharacters = 10;
using CharacterSet = BitSet<Character, std::uint16_t>;
inline constexpr CharacterSet kEveryCharacter = CharacterSet::from_bits((1U << kCharacters) - 1);

struct CharacterFacts {
  Group group;
  std::uint8_t hit_points;
};

inline constexpr std::array<CharacterFacts, kCharacters> kCharacterFacts{{
    {Group::neutral, 8},   // Allie
    {Group::neutral, 10},  // Bob
    {Group::neutral, 11},  // Charles
    {Group::neutral, 13},  // Daniel
    {Group::hunter, 10},   // Emi
    {Group::hunter, 12},   // Franklin
    {Group::hunter, 14},   // George
    {Group::shadow, 11},   // Unknown
    {Group::shadow, 13},   // Vampire
    {Group::shadow, 14},   // Werewolf
}};

constexpr Group group_of(Character character) { return kCharacterFacts[static_cast<std::size_t>(character)].group; }
constexpr int hit_points(Character character) {
  return kCharacterFacts[static_cast<std::size_t>(character)].hit_points;
}

constexpr CharacterSet members(Group group) {
  CharacterSet set;
  for (Character character : kEveryCharacter) {
    if (group_of(character) == group) set.insert(character);
  }
  return set;
}

inline constexpr CharacterSet kHunters = members(Group::hunter);
inline constexpr CharacterSet kShadows = members(Group::shadow);
inline constexpr CharacterSet kNeutrals = members(Group::neutral);

inline constexpr int kMostDamage = 14;

// Everybody who would be dead with that much damage. A table, because it is asked about everybody after every event.
inline constexpr auto kDeadWith = [] {
  std::array<CharacterSet, kMostDamage + 1> sets{};
  for (int damage = 0; damage <= kMostDamage; ++damage) {
    for (Character character : kEveryCharacter) {
      if (hit_points(character) <= damage) sets[static_cast<std::size_t>(damage)].insert(character);
    }
  }
  return sets;
}();
constexpr CharacterSet dead_with(int damage) { return kDeadWith[static_cast<std::size_t>(damage)]; }

}  // namespace hallali::shadow_hunters
