// The 48 cards: white and black with their equipment, and the hermit's questions. Data; what a card does when it is
// drawn stands in effects.cc, what a question asks in questions.h.
#pragma once

#include <array>
#include <cstdint>

#include "games/shadow_hunters/rules/characters.h"

namespace hallali::shadow_hunters {

enum class Deck : std::uint8_t { white, black, hermit };
BOOST_DESCRIBE_ENUM(Deck, white, black, hermit)

enum class Card : std::uint8_t {
  // white, used once
  advent,
  blessing,
  chocolate,
  concealed_knowledge,
  disenchant_mirror,
  first_aid,
  flare_of_judgment,
  guardian_angel,
  holy_water,
  // black, used once
  banana_peel,
  bloodthirsty_spider,
  diabolic_ritual,
  dynamite,
  moody_goblin,
  spiritual_doll,
  vampire_bat,
  // white equipment
  fortune_brooch,
  holy_robe,
  mystic_compass,
  silver_rosary,
  spear_of_longinus,
  talisman,
  // black equipment
  butcher_knife,
  chainsaw,
  rusted_broad_axe,
  masamune,
  handgun,
  machine_gun,
};
BOOST_DESCRIBE_ENUM(Card, advent, blessing, chocolate, concealed_knowledge, disenchant_mirror, first_aid,
                    flare_of_judgment, guardian_angel, holy_water, banana_peel, bloodthirsty_spider, diabolic_ritual,
                    dynamite, moody_goblin, spiritual_doll, vampire_bat, fortune_brooch, holy_robe, mystic_compass,
                    silver_rosary, spear_of_longinus, talisman, butcher_knife, chainsaw, rusted_broad_axe, masamune,
                    handgun, machine_gun)

constexpr bool is_equipment(Card card) { return card >= Card::fortune_brooch; }
using EquipmentSet = BitSet<Card, std::uint32_t>;
inline constexpr EquipmentSet kWeapons{Card::butcher_knife, Card::chainsaw, Card::rusted_broad_axe};  // +1 each

// Who loses all damage by being one of these and showing it (SH-31).
constexpr CharacterSet healed_by(Card card) {
  switch (card) {
    case Card::advent:
      return kHunters;
    case Card::chocolate:
      return {Character::allie, Character::emi, Character::unknown};
    case Card::diabolic_ritual:
      return kShadows;
    default:
      return {};
  }
}

inline constexpr int kDeckSize = 16;
using DeckCards = std::array<Card, kDeckSize>;
inline constexpr DeckCards kWhiteDeck{Card::advent,
                                      Card::blessing,
                                      Card::chocolate,
                                      Card::concealed_knowledge,
                                      Card::disenchant_mirror,
                                      Card::first_aid,
                                      Card::flare_of_judgment,
                                      Card::guardian_angel,
                                      Card::holy_water,
                                      Card::holy_water,
                                      Card::fortune_brooch,
                                      Card::holy_robe,
                                      Card::mystic_compass,
                                      Card::silver_rosary,
                                      Card::spear_of_longinus,
                                      Card::talisman};
inline constexpr DeckCards kBlackDeck{Card::banana_peel,      Card::bloodthirsty_spider,
                                      Card::diabolic_ritual,  Card::dynamite,
                                      Card::moody_goblin,     Card::moody_goblin,
                                      Card::spiritual_doll,   Card::vampire_bat,
                                      Card::vampire_bat,      Card::vampire_bat,
                                      Card::butcher_knife,    Card::chainsaw,
                                      Card::rusted_broad_axe, Card::masamune,
                                      Card::handgun,          Card::machine_gun};

// The hermit's cards.
enum class Question : std::uint8_t {
  aid,
  huddle,
  nurturance,
  anger,
  blackmail,
  greed,
  slap,
  spell,
  exorcism,
  bully,
  tough_lesson,
  prediction
};
BOOST_DESCRIBE_ENUM(Question, aid, huddle, nurturance, anger, blackmail, greed, slap, spell, exorcism, bully,
                    tough_lesson, prediction)
inline constexpr int kQuestions = 12;
inline constexpr std::array<std::uint8_t, kQuestions> kCopies{1, 1, 1, 2, 2, 2, 2, 1, 1, 1, 1, 1};

// What a matching receiver has to do.
enum class Demand : std::uint8_t {
  heal_or_hurt,  // heal 1; undamaged: take 1
  give_or_hurt,  // hand over an equipment card, or take 1
  hurt,          // take 1
  hurt_twice,    // take 2
  show,          // show the character card to the giver
};
BOOST_DESCRIBE_ENUM(Demand, heal_or_hurt, give_or_hurt, hurt, hurt_twice, show)

struct QuestionFacts {
  CharacterSet applies;
  Demand demand;
};

inline constexpr CharacterSet kFrail = dead_with(11);  // 11 hit points or fewer
inline constexpr std::array<QuestionFacts, kQuestions> kQuestionFacts{{
    {kHunters, Demand::heal_or_hurt},                // Aid
    {kShadows, Demand::heal_or_hurt},                // Huddle
    {kNeutrals, Demand::heal_or_hurt},               // Nurturance
    {kHunters | kShadows, Demand::give_or_hurt},     // Anger
    {kNeutrals | kHunters, Demand::give_or_hurt},    // Blackmail
    {kNeutrals | kShadows, Demand::give_or_hurt},    // Greed
    {kHunters, Demand::hurt},                        // Slap
    {kShadows, Demand::hurt},                        // Spell
    {kShadows, Demand::hurt_twice},                  // Exorcism
    {kFrail, Demand::hurt},                          // Bully
    {kEveryCharacter - kFrail, Demand::hurt_twice},  // Tough Lesson of Love
    {kEveryCharacter, Demand::show},                 // Prediction
}};

constexpr CharacterSet applies_to(Question question) {
  return kQuestionFacts[static_cast<std::size_t>(question)].applies;
}
constexpr Demand demand_of(Question question) { return kQuestionFacts[static_cast<std::size_t>(question)].demand; }

// What everybody sees of an answer.
enum class Answer : std::uint8_t { nothing, healed, hurt, hurt_undamaged, hurt_twice, gave, shown, redrawn };
BOOST_DESCRIBE_ENUM(Answer, nothing, healed, hurt, hurt_undamaged, hurt_twice, gave, shown, redrawn)

// Who can have given this answer to this question. Unknown may lie, except to Prediction (SH-46, SH-47).
constexpr CharacterSet answerers(Question question, Answer answer, bool deceit) {
  const Demand demand = demand_of(question);
  const CharacterSet liar = deceit && demand != Demand::show ? CharacterSet{Character::unknown} : CharacterSet{};
  const CharacterSet obeys = applies_to(question) | liar;
  switch (answer) {
    case Answer::nothing:
      return (kEveryCharacter - applies_to(question)) | liar;
    case Answer::healed:
      return demand == Demand::heal_or_hurt ? obeys : CharacterSet{};
    case Answer::hurt:
      return demand == Demand::hurt || demand == Demand::give_or_hurt ? obeys : CharacterSet{};
    case Answer::hurt_undamaged:
      return demand == Demand::hurt || demand == Demand::give_or_hurt || demand == Demand::heal_or_hurt
                 ? obeys
                 : CharacterSet{};
    case Answer::hurt_twice:
      return demand == Demand::hurt_twice ? obeys : CharacterSet{};
    case Answer::gave:
      return demand == Demand::give_or_hurt ? obeys : CharacterSet{};
    case Answer::shown:
    case Answer::redrawn:
      return demand == Demand::show ? kEveryCharacter : CharacterSet{};
  }
  return {};
}

}  // namespace hallali::shadow_hunters
