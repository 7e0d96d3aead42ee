#include <fmt/format.h>

#include "games/shadow_hunters/story/story.h"
#include "games/shadow_hunters/story/words.h"

namespace hallali::shadow_hunters {
namespace {

using cli::Teller;

std::string ask_area(const View& view, const Teller& teller) {
  const Area area = *mine(view).area;
  const std::string name = area_text(area, teller);
  switch (area) {
    case Area::hermits_cabin:
      return teller.say({name + " : tirez-vous une carte ermite pour la donner à quelqu'un ?",
                         name + ": do you draw a hermit card and give it to somebody?"});
    case Area::underworld_gate:
      return teller.say(
          {name + " : de quelle pioche tirez-vous une carte ?", name + ": from which deck do you draw a card?"});
    case Area::church:
      return teller.say({name + " : tirez-vous une carte blanche ? Il faudra la suivre.",
                         name + ": do you draw a white card? You will have to follow it."});
    case Area::cemetery:
      return teller.say({name + " : tirez-vous une carte noire ? Il faudra la suivre.",
                         name + ": do you draw a black card? You will have to follow it."});
    case Area::weird_woods:
      return teller.say({name + " : 2 dégâts ou 1 de soin, à qui vous voulez.",
                         name + ": 2 damage or a healing of 1, for anybody you like."});
    case Area::erstwhile_altar:
      break;
  }
  return teller.say({name + " : volez-vous un équipement ?", name + ": do you steal a piece of equipment?"});
}

std::string ask_card(const View& view, const Teller& teller) {
  const CardWords& card = words(*view.card);
  return teller.say({fmt::format("Vous tirez « {} » : {}.", card.name.fr, card.effect.fr),
                     fmt::format("You draw \"{}\": {}.", card.name.en, card.effect.en)});
}

std::string ask_give(const View& view, const Teller& teller) {
  const CardWords& card = words(*view.question);
  return teller.say({fmt::format("« {} » ({}). À qui la donnez-vous ?", card.name.fr, card.effect.fr),
                     fmt::format("\"{}\" ({}). To whom do you give it?", card.name.en, card.effect.en)});
}

std::string ask_answer(const View& view, const Teller& teller) {
  const CardWords& card = words(*view.question);
  if (view.phase == Phase::quick_start) {
    return teller.say(
        {fmt::format("La même carte pour tous, « {} » ({}). Que répondez-vous ?", card.name.fr, card.effect.fr),
         fmt::format("One card for everybody, \"{}\" ({}). What do you say?", card.name.en, card.effect.en)});
  }
  const std::string giver = cli::who(teller, view.turn);
  return teller.say(
      {fmt::format("{} vous donne « {} » ({}). Que répondez-vous ?", giver, card.name.fr, card.effect.fr),
       fmt::format("{} gives you \"{}\" ({}). What do you say?", giver, card.name.en, card.effect.en)});
}

std::string ask_attack(const View& view, const Teller& teller) {
  if (mine(view).equipment.contains(Card::masamune)) {
    return teller.say({"L'Épée maudite veut du sang : attaquez.", "The Masamune wants blood: attack."});
  }
  return teller.say({"Attaquez-vous quelqu'un qui est à portée ?", "Do you attack somebody in range?"});
}

// Asked of everybody who is hidden, so that being asked betrays nobody.
std::string ask_reply(const View& view, const Teller& teller) {
  const Assault& assault = *view.assault;
  if (assault.attacker == view.viewer) {
    return teller.say(
        {"Votre attaque a blessé. Voulez-vous vous révéler ? (Tous les agresseurs cachés sont interrogés.)",
         "Your attack did damage. Will you reveal yourself? (Every hidden attacker is asked.)"});
  }
  const std::string name = cli::who(teller, assault.attacker);
  return teller.say({fmt::format("{} vous a attaqué. Réagissez-vous ? (Toute cible cachée est interrogée.)", name),
                     fmt::format("{} attacked you. Do you respond? (Every hidden target is asked.)", name)});
}

}  // namespace

std::string request(const View& view, const Teller& teller) {
  switch (view.phase) {
    case Phase::start:
      return teller.say({"C'est à vous : lancez les dés. Leur somme dit où vous allez.",
                         "Your turn: roll the dice. Their sum says where you go."});
    case Phase::choose_area:
      return teller.say({"Où allez-vous ?", "Where do you go?"});
    case Phase::area:
      return ask_area(view, teller);
    case Phase::card:
      return ask_card(view, teller);
    case Phase::give:
      return ask_give(view, teller);
    case Phase::quick_start:
    case Phase::answer:
      return ask_answer(view, teller);
    case Phase::attack:
      return ask_attack(view, teller);
    case Phase::before_damage:
      return teller.say({"Votre attaque porte. Vous révélez-vous avant de frapper ?",
                         "Your attack succeeds. Will you reveal yourself before it lands?"});
    case Phase::rob:
      return teller.say(
          {fmt::format("Volez-vous un équipement à {} au lieu de blesser ?", whom(teller, *view.victim)),
           fmt::format("Do you steal from {} instead of dealing damage?", whom(teller, *view.victim))});
    case Phase::reply:
      return ask_reply(view, teller);
    case Phase::feast:
      return teller.say({"L'attaque est finie. (Qui peut être Charles est interrogé : il peut recommencer.)",
                         "The attack is over. (Whoever can be Charles is asked: he may strike again.)"});
    case Phase::loot:
      return teller.say({fmt::format("{} est mort : quel équipement ramassez-vous ?", cli::who(teller, *view.victim)),
                         fmt::format("{} is dead: which equipment do you loot?", cli::who(teller, *view.victim))});
    case Phase::over:
      return teller.say({"La partie est finie.", "The game is over."});
  }
  return {};
}

}  // namespace hallali::shadow_hunters
