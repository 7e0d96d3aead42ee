#include <fmt/format.h>

#include "games/shadow_hunters/story/story.h"
#include "games/shadow_hunters/story/words.h"

namespace hallali::shadow_hunters {
namespace {

using cli::Teller;
using Kind = Move::Kind;

// Something only one character can do betrays whoever does it.
std::string betrays(const View& view, const Teller& teller) {
  return hidden(view) ? teller.say({" — vous vous révélez", " — you reveal yourself"}) : "";
}

std::string power(const View& view, const Teller& teller) { return teller.say(words(my_character(view)).power); }

// How the damage of my attack is reckoned: "le d6 moins le d4, +1".
std::string reckoning(const View& view, const Teller& teller, bool known_hunter) {
  const EquipmentSet equipment = mine(view).equipment;
  std::string text = equipment.contains(Card::masamune) ? teller.say({"le d4", "the d4"})
                                                        : teller.say({"le d6 moins le d4", "the d6 less the d4"});
  const bool spear = known_hunter && equipment.contains(Card::spear_of_longinus);
  const int more = (equipment & kWeapons).size() + (spear ? 2 : 0) - (equipment.contains(Card::holy_robe) ? 1 : 0);
  return more == 0 ? text : fmt::format("{}, {:+}", text, more);
}

std::string reckoning(const View& view, const Teller& teller) {
  return reckoning(view, teller, mine(view).revealed && group_of(my_character(view)) == Group::hunter);
}

std::string attack_label(Seat target, const View& view, const Teller& teller) {
  std::string text =
      teller.say({"attaquer ", "attack "}) + cli::who(teller, target) + " — " + reckoning(view, teller);
  if (at(view, target).angel) {
    text += teller.say({" (Ange gardien : sans effet)", " (Guardian Angel: no effect)"});
  } else if (at(view, target).equipment.contains(Card::holy_robe)) {
    text += teller.say({" (sa Robe sacrée : -1)", " (their Holy Robe: -1)"});
  }
  return text;
}

// An area to go to, with whom one could attack from there.
std::string area_label(Area area, const View& view, const Teller& teller) {
  std::string text =
      fmt::format("{} ({}) · {}", area_text(area, teller), words(area).numbers, teller.say(words(area).action));
  const SeatSet reach = reached_from(view, view.viewer, area);
  return reach.empty() ? text
                       : text + teller.say({" · à portée : ", " · in range: "}) +
                             whom(teller, reach, cli::kLabelWidth - 14 - cli::columns(text));
}

std::string draw_label(Deck deck, const Teller& teller) {
  switch (deck) {
    case Deck::white:
      return teller.say({"tirer une carte blanche — plutôt pour soigner", "draw a white card — mostly to heal"});
    case Deck::black:
      return teller.say({"tirer une carte noire — plutôt pour nuire", "draw a black card — mostly to harm"});
    case Deck::hermit:
      break;
  }
  return teller.say(
      {"tirer une carte ermite — une question à quelqu'un", "draw a hermit card — a question for somebody"});
}

std::string woods_label(Kind kind, Seat seat, const View& view, const Teller& teller) {
  const PlayerView& target = at(view, seat);
  if (kind == Kind::heal) {
    const std::string what = teller.say(
        {fmt::format("soigner {} de 1", whom(teller, seat)), fmt::format("heal 1 for {}", whom(teller, seat))});
    return target.damage == 0 ? what + teller.say({" (aucun dégât : sans effet)", " (no damage: no effect)"}) : what;
  }
  const std::string what = teller.say(
      {fmt::format("2 dégâts à {}", whom(teller, seat)), fmt::format("2 damage to {}", whom(teller, seat))});
  return target.equipment.contains(Card::fortune_brooch)
             ? what + teller.say({" (Broche porte-bonheur : sans effet)", " (Fortune Brooch: no effect)"})
             : what;
}

std::string target_label(Seat seat, const View& view, const Teller& teller) {
  const std::string name = cli::who(teller, seat);
  const PlayerView& target = at(view, seat);
  const bool safe = target.equipment.contains(Card::talisman);
  const std::string talisman = safe ? teller.say({" (Talisman : sans effet)", " (Talisman: no effect)"}) : "";
  switch (view.card.value_or(Card::blessing)) {
    case Card::first_aid:
      return fmt::format("{} — {} → {}", name, target.damage, damage_text(kFirstAid, teller));
    case Card::bloodthirsty_spider:
      return name + teller.say({" — 2 dégâts, et 2 pour vous", " — 2 damage, and 2 for you"}) + talisman;
    case Card::vampire_bat:
      return name + teller.say({" — 2 dégâts, et vous soignez 1", " — 2 damage, and you heal 1"}) + talisman;
    case Card::spiritual_doll:
      return name + teller.say({" — 3 dégâts sur 1 à 4 ; sur 5 ou 6, pour vous",
                                " — 3 damage on 1 to 4; on 5 or 6, for you"});
    default:
      return name + teller.say({" — soigné du d6", " — heals as much as the d6"}) +
             (target.damage == 0 ? teller.say({" (aucun dégât)", " (no damage)"}) : "");
  }
}

// "Rien ne se passe": the truth for all who are not meant, a lie of Unknown's otherwise.
std::string lie(const View& view, bool obeying, const Teller& teller) {
  if (!view.question || !seated(view) || !abilities(view) || my_character(view) != Character::unknown) return {};
  return applies_to(*view.question).contains(Character::unknown) == obeying ? ""
                                                                            : teller.say({" (mensonge)", " (a lie)"});
}

std::string obey_label(const View& view, const Teller& teller) {
  const auto take = [&](int amount) {
    return teller.say({"prendre ", "take "}) + damage_text(amount, teller) + lie(view, true, teller);
  };
  switch (demand_of(view.question.value_or(Question::slap))) {
    case Demand::heal_or_hurt:
      if (mine(view).damage == 0) return take(1);
      return teller.say({"soigner 1 dégât", "heal 1 damage"}) + lie(view, true, teller);
    case Demand::hurt_twice:
      return take(2);
    default:
      return take(1);
  }
}

std::string pass_label(const View& view, const Teller& teller) {
  switch (view.phase) {
    case Phase::area:
      return teller.say({"ne rien faire dans ce secteur", "do nothing in this area"});
    case Phase::card:
      return hidden(view) ? teller.say({"rester caché : rien ne se passe", "stay hidden: nothing happens"})
                          : teller.say({"continuer", "go on"});
    case Phase::before_damage:
      return teller.say({"frapper sans se révéler", "strike without revealing yourself"});
    case Phase::rob: {
      const std::string target = whom(teller, *view.victim);
      const int amount = view.assault->damage[slot(*view.victim)];
      return teller.say({fmt::format("ne rien voler : {} à {}", damage_text(amount, teller), target),
                         fmt::format("take nothing: {} to {}", damage_text(amount, teller), target)});
    }
    case Phase::reply:
      return teller.say({"ne rien faire de plus", "do nothing more"});
    case Phase::feast:
      return teller.say({"en rester là : fin du tour", "leave it at that: end of the turn"});
    default:
      return teller.say({"ne pas attaquer : fin du tour", "no attack: end of the turn"});
  }
}

// A card drawn that asks who I am says what revealing brings.
std::string reveal_label(const View& view, const Teller& teller) {
  const Character me = my_character(view);
  std::string text = teller.say({"révéler : vous êtes ", "reveal: you are "}) + the_character(me, teller);
  const bool asked = view.phase == Phase::card && view.turn == view.viewer;
  if (asked && healed_by(*view.card).contains(me))
    text += teller.say({" — plus aucun dégât", " — all your damage is gone"});
  const bool spear = view.phase == Phase::before_damage && view.assault->attacker == view.viewer &&
                     mine(view).equipment.contains(Card::spear_of_longinus) && kHunters.contains(me);
  if (spear) text += teller.say({" — la Lance ajoute 2 dégâts", " — the Spear adds 2 damage"});
  const bool bob = view.phase == Phase::before_damage && me == Character::bob && abilities(view);
  if (bob) text += teller.say({" — pour voler au lieu de blesser", " — to steal instead of hurting"});
  return text;
}

}  // namespace

std::string label(const Move& move, const View& view, const Teller& teller) {
  const Seat seat = move.seat();
  switch (move.kind()) {
    case Kind::pass:
      return pass_label(view, teller);
    case Kind::roll:
      return teller.say({"lancer les deux dés et bouger", "roll both dice and move"});
    case Kind::compass:
      return teller.say({"Boussole mystique : lancer deux fois et choisir", "Mystic Compass: roll twice and choose"});
    case Kind::teleport:
      return power(view, teller) + teller.say({" : ", ": "}) + area_text(move.area(), teller) + betrays(view, teller);
    case Kind::smite: {
      const std::string die =
          my_character(view) == Character::franklin ? teller.say({"le d6", "a d6"}) : teller.say({"le d4", "a d4"});
      return teller.say({fmt::format("{} : {} de dégâts à {}", power(view, teller), die, whom(teller, seat)),
                         fmt::format("{}: {} of damage to {}", power(view, teller), die, whom(teller, seat))}) +
             betrays(view, teller);
    }
    case Kind::go:
      return area_label(move.area(), view, teller);
    case Kind::draw:
      return draw_label(move.deck(), teller);
    case Kind::hurt:
    case Kind::heal:
      return woods_label(move.kind(), seat, view, teller);
    case Kind::steal:
      return teller.say({"voler à ", "steal from "}) + cli::who(teller, seat) + teller.say({" : ", ": "}) +
             card_text(move.card(), teller);
    case Kind::target:
      return target_label(seat, view, teller);
    case Kind::hand:
      return teller.say({"donner à ", "give "}) + cli::who(teller, seat) + teller.say({" : ", ": "}) +
             card_text(move.card(), teller);
    case Kind::give:
      return teller.say({"donner la carte à ", "give the card to "}) + cli::who(teller, seat);
    case Kind::nothing:
      return teller.say({"dire « Rien ne se passe »", "say \"Nothing happens\""}) + lie(view, false, teller);
    case Kind::obey:
      return obey_label(view, teller);
    case Kind::hand_over:
      return teller.say({"céder ", "hand over "}) + card_text(move.card(), teller) + lie(view, true, teller);
    case Kind::show:
      return teller.say({fmt::format("montrer votre personnage à {}, en secret", cli::who(teller, view.turn)),
                         fmt::format("show your character to {}, in secret", cli::who(teller, view.turn))});
    case Kind::attack:
      return attack_label(seat, view, teller);
    case Kind::sweep:
      return teller.say({"attaquer ", "attack "}) +
             whom(teller, reached_from(view, view.viewer, *mine(view).area), 34) + " — " + reckoning(view, teller);
    case Kind::rob:
      return teller.say({"voler à la place : ", "steal instead: "}) + card_text(move.card(), teller);
    case Kind::counter:
      return teller.say({"contre-attaquer ", "strike back at "}) + cli::who(teller, view.assault->attacker) + " — " +
             reckoning(view, teller) + betrays(view, teller);
    case Kind::suck:
      return power(view, teller) + teller.say({" : soigner ", ": heal "}) +
             damage_text(kSuckedBlood * view.assault->hurt.size(), teller) + betrays(view, teller);
    case Kind::feast:
      return power(view, teller) +
             teller.say({" : prendre 2 dégâts et recommencer", ": take 2 damage and do it again"}) +
             betrays(view, teller);
    case Kind::loot:
      return teller.say({"ramasser ", "loot "}) + card_text(move.card(), teller);
    case Kind::reveal:
      return reveal_label(view, teller);
    case Kind::love:
      return power(view, teller) + teller.say({" : effacer vos ", ": remove your "}) +
             damage_text(mine(view).damage, teller) + betrays(view, teller);
  }
  return {};
}

}  // namespace hallali::shadow_hunters
