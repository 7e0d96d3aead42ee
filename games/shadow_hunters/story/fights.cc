#include "games/shadow_hunters/story/storyteller.h"

#include <fmt/format.h>

#include <cstdlib>

#include "games/shadow_hunters/story/story.h"

namespace hallali::shadow_hunters {

using cli::Teller;

std::string Storyteller::cause(Cause why, std::optional<Card> by) const {
  const auto bracket = [&](const Phrase& phrase) { return fmt::format(" ({})", teller_.say(phrase)); };
  switch (why) {
    case Cause::attack:
    case Cause::question:
      return {};
    case Cause::feast:
      return bracket(words(Character::charles).power);
    case Cause::weird_woods:
      return bracket(words(Area::weird_woods).name);
    case Cause::lightning:
      return bracket(words(Character::franklin).power);
    case Cause::demolish:
      return bracket(words(Character::george).power);
    case Cause::suck_blood:
      return bracket(words(Character::vampire).power);
    case Cause::mothers_love:
      return bracket(words(Character::allie).power);
    case Cause::card:
      break;
  }
  return by ? bracket(words(*by).name) : std::string();
}

std::string Storyteller::operator()(const Hurt& event) const {
  return fmt::format(
      "{} {}{}{}", does(event.seat, {"prenez", "take"}, {"prend", "takes"}), damage_text(event.amount, teller_),
      cause(event.cause, event.card),
      teller_.say({fmt::format(" : {} en tout.", event.damage), fmt::format(": {} in all.", event.damage)}));
}

std::string Storyteller::operator()(const Healed& event) const {
  const std::string heals = does(event.seat, {"récupérez", "heal"}, {"récupère", "heals"});
  const std::string why = cause(event.cause, event.card);
  return teller_.say(
      {fmt::format("{} {}{} : il en reste {}.", heals, damage_text(event.amount, teller_), why, event.damage),
       fmt::format("{} {}{}: {} left.", heals, event.amount, why, event.damage)});
}

std::string Storyteller::operator()(const Spared& event) const {
  return does(event.seat, {"êtes à l'abri :", "are safe:"}, {"est à l'abri :", "is safe:"}) + ' ' + card(event.by) +
         '.';
}

std::string Storyteller::operator()(const Revealed& event) const {
  const Teller plain = cli::in_one_ink(teller_);
  const std::string who = the_character(event.character, plain);
  const std::string group = a_group(group_of(event.character), plain);
  if (event.scream) {
    return bold(does(event.seat, {"criez et vous révélez : Daniel !", "scream and are revealed: Daniel!"},
                     {"crie et se révèle : Daniel !", "screams and is revealed: Daniel!"}));
  }
  return bold(teller_.is_me(event.seat)
                  ? teller_.say({fmt::format("Vous vous révélez : {}, {} !", who, group),
                                 fmt::format("You reveal yourself: {}, {}!", who, group)})
                  : teller_.say({fmt::format("{} se révèle : {}, {} !", cli::who(teller_, event.seat), who, group),
                                 fmt::format("{} is {}, {}!", cli::who(teller_, event.seat), who, group)}));
}

std::string Storyteller::operator()(const Attacked& event) const {
  const Phrase you = event.counter ? Phrase{"contre-attaquez", "strike back at"} : Phrase{"attaquez", "attack"};
  const Phrase other = event.counter ? Phrase{"contre-attaque", "strikes back at"} : Phrase{"attaque", "attacks"};
  const std::string attacks = event.targets.size() == 1
                                  ? does_to(event.seat, event.targets.first(), you, other)
                                  : fmt::format("{}{} {}", does(event.seat, you, other), teller_.say({" :", ":"}),
                                                whom(teller_, event.targets, 40));
  const std::string dice =
      event.d6 == 0 ? fmt::format("d4 {}", event.d4) : fmt::format("d6 {}, d4 {}", event.d6, event.d4);
  return bold(fmt::format("{} ({}).", attacks, dice));
}

// "Bruno : 3 (dés) + 1 (armes) - 1 (Robe sacrée) = 3 dégâts"; the dice alone need no sum.
std::string Storyteller::operator()(const Blow& event) const {
  const std::string target = cli::capital(whom(teller_, event.target));
  if (event.dice == 0) {
    return teller_.say({"L'attaque échoue : ", "The attack fails: "}) + whom(teller_, event.target) +
           teller_.say({" n'", " "}) +
           (teller_.is_me(event.target) ? teller_.say({"avez rien.", "are unharmed."})
                                        : teller_.say({"a rien.", "is unharmed."}));
  }
  if (event.damage == event.dice && event.weapons + event.spear == 0) return {};
  std::string sum = fmt::format("{} ({})", event.dice, teller_.say({"dés", "dice"}));
  const auto add = [&](int amount, const std::string& why) {
    if (amount != 0) sum += fmt::format(" {} {} ({})", amount > 0 ? '+' : '-', std::abs(amount), why);
  };
  add(event.weapons, teller_.say({"armes", "weapons"}));
  add(event.spear, teller_.say(words(Card::spear_of_longinus).name));
  add(-(event.own_robe ? 1 : 0) - (event.robe ? 1 : 0), teller_.say(words(Card::holy_robe).name));
  if (event.angel) sum += fmt::format(", {}", teller_.say(words(Card::guardian_angel).name));
  return teller_.say({target + " : ", target + ": "}) + sum + " = " + damage_text(event.damage, teller_) + '.';
}

std::string Storyteller::operator()(const EquipmentTaken& event) const {
  const std::string what = card(event.card);
  const std::string from = event.from ? whom(teller_, *event.from) : "";
  switch (event.how) {
    case How::drawn:
      return {};  // the card drawn says so
    case How::stolen:
    case How::robbed:
      if (teller_.language == Language::fr && teller_.is_me(*event.from)) {
        return fmt::format("{} vous vole : {}.", cli::who(teller_, event.seat), what);
      }
      return says(does(event.seat, {"volez", "steal"}, {"vole", "steals"}),
                  {fmt::format(" à {} : {}.", from, what), fmt::format(" {} from {}.", what, from)});
    case How::handed_over:
      return gives(*event.from, event.seat, {"l'équipement " + what, what}) + '.';
    case How::looted:
      break;
  }
  return says(does(event.seat, {"ramassez", "loot"}, {"ramasse", "loots"}),
              {fmt::format(" chez {} : {}.", from, what), fmt::format(" {} from {}.", what, from)});
}

std::string Storyteller::operator()(const EquipmentDiscarded& event) const {
  std::string cards;
  for (Card each : event.cards) cards += (cards.empty() ? "" : ", ") + card(each);
  return teller_.say({fmt::format("À la défausse : {}.", cards), fmt::format("Discarded: {}.", cards)});
}

std::string Storyteller::operator()(const Died& event) const {
  const Teller plain = cli::in_one_ink(teller_);
  const std::string who =
      fmt::format("{}, {}", the_character(event.character, plain), a_group(group_of(event.character), plain));
  const std::string dies = does(event.seat, {"mourez", "die"}, {"meurt", "dies"});
  if (!event.killer) {
    return bold(teller_.say({fmt::format("† {} : {}.", dies, who), fmt::format("† {}: {}.", dies, who)}));
  }
  const std::string killer = whom(teller_, *event.killer);
  return bold(teller_.say({fmt::format("† {} : {}. Coup fatal : {}.", dies, who, killer),
                           fmt::format("† {}: {}. Killed by {}.", dies, who, killer)}));
}

std::string Storyteller::operator()(const GameEnded& event) const {
  std::string text = bold(teller_.say(words(event.reason)) + ' ' + cli::wins_game(teller_, event.winners));
  if (event.aside) {
    const std::string who = the_character(*event.aside, teller_);
    text += teller_.say(
        {fmt::format(" Le personnage mis de côté : {}.", who), fmt::format(" The character set aside: {}.", who)});
  }
  return text;
}

}  // namespace hallali::shadow_hunters
