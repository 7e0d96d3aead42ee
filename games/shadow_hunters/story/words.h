// What the things of Shadow Hunters are called, and what they do in one line of our own words.
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>

#include "games/shadow_hunters/rules/rules.h"
#include "story/words.h"

namespace hallali::shadow_hunters {

struct AreaWords {
  std::string_view numbers;  // 2-3
  Phrase name;               // Église, Church
  Phrase to;                 // à l'Église, to the Church
  Phrase action;             // a few words, in the imperative or as a noun
};
const AreaWords& words(Area area);

struct CardWords {
  Phrase name;
  Phrase effect;  // of a card that is drawn, or of equipment for its holder
};
const CardWords& words(Card card);
const CardWords& words(Question question);

struct CharacterWords {
  char letter;
  Phrase name;     // Loup-garou, Werewolf
  Phrase is;       // le Loup-garou, the Werewolf
  Phrase wins;     // what for
  Phrase power;    // the ability's name
  Phrase ability;  // and what it does
};
const CharacterWords& words(Character character);
const Phrase& words(Reason reason);  // how it ended, a sentence

inline const cli::Noun kDamageNoun{{"dégât", "damage"}, {"dégâts", "damage"}};
inline const cli::Noun kPlayerNoun{{"joueur", "player"}, {"joueurs", "players"}};

inline cli::Ink ink_of(Group group) {
  return group == Group::hunter ? cli::Ink::cyan : group == Group::shadow ? cli::Ink::magenta : cli::Ink::yellow;
}
inline Phrase name_of(Group group) {
  return group == Group::hunter   ? Phrase{"Chasseur", "Hunter"}
         : group == Group::shadow ? Phrase{"Ombre", "Shadow"}
                                  : Phrase{"Neutre", "Neutral"};
}

inline std::string area_text(Area area, const cli::Teller& teller) { return teller.say(words(area).name); }

// The colour of a card is that of its deck: white cards are bright, black ones dark.
inline cli::Ink ink_of(Card card) {
  const bool white = card <= Card::holy_water || (card >= Card::fortune_brooch && card <= Card::talisman);
  return white ? cli::Ink::bold : cli::Ink::red;
}
inline std::string card_text(Card card, const cli::Teller& teller) {
  return teller.paint(ink_of(card), teller.say(words(card).name));
}
inline std::string question_text(Question question, const cli::Teller& teller) {
  return teller.paint(cli::Ink::green, teller.say(words(question).name));
}
inline std::string character_text(Character character, const cli::Teller& teller) {
  return teller.paint(ink_of(group_of(character)), teller.say(words(character).name));
}
// "le Vampire", "the Vampire", "Emi"
inline std::string the_character(Character character, const cli::Teller& teller) {
  return teller.paint(ink_of(group_of(character)), teller.say(words(character).is));
}
// "une Ombre", "a Shadow"
inline std::string a_group(Group group, const cli::Teller& teller) {
  return teller.say({group == Group::shadow ? "une " : "un ", "a "}) +
         teller.paint(ink_of(group), teller.say(name_of(group)));
}

// "3 dégâts", "3 damage"
inline std::string damage_text(int amount, const cli::Teller& teller) {
  return cli::counted(teller, amount, kDamageNoun);
}

// A seat inside a sentence: "vous", "you", "Bruno". After a preposition, or in English anywhere but as the subject.
inline std::string whom(const cli::Teller& teller, Seat seat) {
  return teller.is_me(seat) ? teller.say({"vous", "you"}) : cli::who(teller, seat);
}
// Several of them in a few columns; how many if their names take more.
std::string whom(const cli::Teller& teller, SeatSet seats, int width);

inline const PlayerView& at(const View& view, Seat seat) { return view.players[slot(seat)]; }
inline bool seated(const View& view) { return slot(view.viewer) < view.players.size(); }
inline const PlayerView& mine(const View& view) { return at(view, view.viewer); }
// A seated viewer knows who they are.
inline Character my_character(const View& view) { return *mine(view).character; }
inline bool abilities(const View& view) { return !view.options.no_abilities; }
inline bool hidden(const View& view) { return !mine(view).revealed; }

// Who could be attacked by somebody who stood there with that equipment.
SeatSet reached_from(const View& view, Seat attacker, Area area);

}  // namespace hallali::shadow_hunters
