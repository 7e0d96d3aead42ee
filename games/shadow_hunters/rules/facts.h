// What is printed on the cards and the board, for whoever draws them.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "games/shadow_hunters/rules/rules.h"

namespace hallali::shadow_hunters {

struct CharacterFact {
  Group group{};
  int hit_points = 0;
  std::string letter;
};
BOOST_DESCRIBE_STRUCT(CharacterFact, (), (group, hit_points, letter))

struct AreaFact {
  std::vector<int> numbers;  // of the dice that lead there
};
BOOST_DESCRIBE_STRUCT(AreaFact, (), (numbers))

struct CardFact {
  Deck deck{};
  int copies = 0;
  bool equipment = false;
  bool weapon = false;   // adds to an attack
  CharacterSet healing;  // whom it heals who shows to be one of them
};
BOOST_DESCRIBE_STRUCT(CardFact, (), (deck, copies, equipment, weapon, healing))

struct QuestionFact {
  int copies = 0;
  CharacterSet applies;
  Demand demand{};
};
BOOST_DESCRIBE_STRUCT(QuestionFact, (), (copies, applies, demand))

// How many of each group are dealt.
struct CastFact {
  int players = 0;
  bool extra_character = false;
  std::map<Group, int> members;
};
BOOST_DESCRIBE_STRUCT(CastFact, (), (players, extra_character, members))

struct Facts {
  std::map<Character, CharacterFact> characters;
  int most_damage = 0;
  std::map<Area, AreaFact> areas;
  std::map<Card, CardFact> cards;
  std::map<Question, QuestionFact> questions;
  std::vector<CastFact> casts;
};
BOOST_DESCRIBE_STRUCT(Facts, (), (characters, most_damage, areas, cards, questions, casts))

}  // namespace hallali::shadow_hunters
