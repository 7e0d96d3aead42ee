#include <fmt/format.h>

#include <algorithm>

#include "games/chasse_cercueils/story/story.h"
#include "games/chasse_cercueils/story/words.h"

namespace hallali::chasse_cercueils {
namespace {

using cli::Teller;
using Kind = Move::Kind;

bool something_picked(const View& view) {
  return std::ranges::any_of(view.hands, [](const HandView& hand) {
    return std::ranges::any_of(hand.cards, [](const CardView& card) { return card.picked; });
  });
}

bool is_coffin(const View& view, Spot spot) { return card_at(view, spot).side == Side::coffin; }

// A card by its place, and by its face where it lies open: "votre vampire 1, lune jaune", "le cercueil 2 d'Ada".
std::string card_text(Spot spot, const View& view, const Teller& teller) {
  if (is_coffin(view, spot)) return coffin_of(spot, teller);
  return fmt::format("{}, {}", vampire_of(spot, teller), cli::bare(teller, noun(*card_at(view, spot).card)));
}

std::string claim_text(Spot spot, const View& view, const Teller& teller) {
  const std::string card = card_text(spot, view, teller);
  if (spot.owner != view.viewer) {
    return card + teller.say({" — bon : il s'ouvre, faux : sanction", " — right: it opens, wrong: a penalty"});
  }
  if (is_coffin(view, spot)) {
    return card + teller.say({" — bon : chassé, faux : il reste ouvert", " — right: chased, wrong: it stays open"});
  }
  return card + (matches(*card_at(view, spot).card, *view.dice)
                     ? teller.say({" — bon : il se couche", " — right: it lies down"})
                     : teller.say({" — faux : sanction", " — wrong: a penalty"}));
}

std::string pass_text(const View& view, const Teller& teller) {
  return view.options.race == Race::live ? teller.say({"personne n'a tapé", "nobody has slapped"})
                                         : teller.say({"ne pas taper", "do not slap"});
}

std::string decline_text(const View& view, const Teller& teller) {
  return view.phase == Phase::swap ? teller.say({"les laisser en place", "leave them where they are"})
                                   : teller.say({"ne rien faire", "do nothing"});
}

}  // namespace

std::string label(const Move& move, const View& view, const Teller& teller) {
  const Spot spot = move.spot();
  switch (move.kind()) {
    case Kind::pass:
      return pass_text(view, teller);
    case Kind::roll:
      return teller.say({"lancer les dés", "roll the dice"});
    case Kind::slap:
      return teller.say({"taper sur l'ail", "slap the garlic"});
    case Kind::admit:
      return teller.say({"rien à montrer : je l'avoue — sanction", "nothing to show: I admit it — a penalty"});
    case Kind::decline:
      return decline_text(view, teller);
    case Kind::claim:
      return claim_text(spot, view, teller);
    case Kind::suffer:
      return teller.say({"ouvrir ", "open "}) + coffin_of(spot, teller);
    case Kind::close:
      return teller.say({"mettre au cercueil ", "into its coffin: "}) + card_text(spot, view, teller);
    case Kind::chase:
      return teller.say({"chasser ", "chase away "}) + coffin_of(spot, teller) +
             teller.say({", sans rien prouver", ", no proof needed"});
    case Kind::open:
      return teller.say({"ouvrir ", "open "}) + coffin_of(spot, teller);
    case Kind::pick:
      return card_text(spot, view, teller);
    case Kind::look:
      return teller.say({"les regarder d'abord, en secret", "look at them first, in secret"});
    case Kind::swap:
      return teller.say({"les échanger", "swap them"});
  }
  return {};
}

std::string request(const View& view, const Teller& teller) {
  switch (view.phase) {
    case Phase::roll:
      return view.options.race == Race::live
                 ? teller.say({"À vous de lancer les dés : Entrée suffit.", "Roll the dice: Enter will do."})
                 : teller.say({"À vous de lancer les dés.", "It is for you to roll the dice."});
    case Phase::window:
      return view.options.race == Race::live
                 ? teller.say({"Tapez avant les autres, ou laissez passer.", "Slap before the others, or let it go."})
                 : teller.say({"Taper ou non ? Décidez en secret ; s'il y a plusieurs mains, "
                               "on tire au sort la première.",
                               "Slap or not? Decide in secret; if there are several hands, the first "
                               "one is drawn."});
    case Phase::claim: {
      const std::string dice = dice_text(*view.dice, cli::in_one_ink(teller));
      return teller.say({fmt::format("Vous avez tapé pour {} : quelle carte montrez-vous ?", dice),
                         fmt::format("You slapped for {}: which card do you show?", dice)});
    }
    case Phase::penalty:
      return teller.say(
          {"Sanction : lequel de vos cercueils ouvrez-vous ?", "A penalty: which of your coffins do you open?"});
    case Phase::bat:
      return teller.say({"Coup d'ailes ! Que faites-vous ?", "Wingbeat! What do you do?"});
    case Phase::moon:
      return something_picked(view)
                 ? teller.say({"Clair de lune : et la seconde carte ?", "Moonlight: and the second card?"})
                 : teller.say({"Clair de lune : quelle première carte voulez-vous échanger ?",
                               "Moonlight: which card do you want to swap, to begin with?"});
    case Phase::swap:
      return teller.say({"Échangez-vous les deux cartes désignées ?", "Do you swap the two cards you chose?"});
    case Phase::over:
      break;
  }
  return {};
}

}  // namespace hallali::chasse_cercueils
