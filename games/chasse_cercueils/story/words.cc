#include "games/chasse_cercueils/story/words.h"

#include <fmt/format.h>

#include <array>
#include <string_view>

namespace hallali::chasse_cercueils {
namespace {

using cli::Ink;
using cli::Noun;
using cli::Teller;

const std::array<Noun, kKinds> kNouns{{
    {{"lune jaune", "yellow moon"}, {"lunes jaunes", "yellow moons"}, Ink::yellow, true},
    {{"chauve-souris jaune", "yellow bat"}, {"chauves-souris jaunes", "yellow bats"}, Ink::yellow, true},
    {{"crâne jaune", "yellow skull"}, {"crânes jaunes", "yellow skulls"}, Ink::yellow},
    {{"lune violette", "purple moon"}, {"lunes violettes", "purple moons"}, Ink::magenta, true},
    {{"chauve-souris violette", "purple bat"}, {"chauves-souris violettes", "purple bats"}, Ink::magenta, true},
    {{"crâne violet", "purple skull"}, {"crânes violets", "purple skulls"}, Ink::magenta},
}};

constexpr std::array<std::string_view, 3> kSigns{"☾", "^v^", "☠"};

Card card_with(bool yellow, Symbol symbol) {
  return static_cast<Card>(static_cast<int>(symbol) + (yellow ? 0 : kKinds / 2));
}

// "yellow or purple moon"
Phrase either(Symbol symbol) {
  switch (symbol) {
    case Symbol::moon:
      return {"lune jaune ou violette", "yellow or purple moon"};
    case Symbol::bat:
      return {"chauve-souris jaune ou violette", "yellow or purple bat"};
    case Symbol::skull:
      return {"crâne jaune ou violet", "yellow or purple skull"};
  }
  return {};
}

std::string owned(Spot spot, const Phrase& what, bool feminine, const Teller& teller) {
  const std::string place = std::to_string(number(spot.place));
  return cli::owned(teller, spot.owner, {{what.fr + ' ' + place, what.en + ' ' + place}, {}, Ink::plain, feminine});
}

}  // namespace

const Noun& noun(Card card) { return kNouns[static_cast<std::size_t>(card)]; }

std::string sign(Card card, const Teller& teller) {
  const Phrase letter = is_yellow(card) ? Phrase{"J", "Y"} : Phrase{"V", "P"};
  const std::string_view symbol = kSigns[static_cast<std::size_t>(symbol_of(card))];
  return teller.paint(noun(card).ink, fmt::format("{}{}", teller.say(letter), symbol));
}

Phrase call_name(Symbol symbol) {
  switch (symbol) {
    case Symbol::moon:
      return {"clair de lune", "moonlight"};
    case Symbol::bat:
      return {"coup d'ailes", "wingbeat"};
    case Symbol::skull:
      return {"danger, ne touchez à rien", "danger, hands off"};
  }
  return {};
}

std::string dice_text(Dice dice, const Teller& teller) {
  const std::string_view symbol = kSigns[static_cast<std::size_t>(dice.symbol)];
  if (dice.colour == Colour::call) {
    return fmt::format("{} ({})", teller.say(call_name(dice.symbol)),
                       teller.paint(Ink::red, fmt::format("!{}", symbol)));
  }
  const Card yellow = card_with(true, dice.symbol);
  const Card purple = card_with(false, dice.symbol);
  if (dice.colour == Colour::both) {
    return fmt::format("{} ({} {})", teller.say(either(dice.symbol)), sign(yellow, teller), sign(purple, teller));
  }
  const Card card = dice.colour == Colour::yellow ? yellow : purple;
  return fmt::format("{} ({})", cli::bare(teller, noun(card)), sign(card, teller));
}

std::string card_of(Spot spot, const Teller& teller) { return owned(spot, {"carte", "card"}, true, teller); }
std::string vampire_of(Spot spot, const Teller& teller) { return owned(spot, {"vampire", "vampire"}, false, teller); }
std::string coffin_of(Spot spot, const Teller& teller) { return owned(spot, {"cercueil", "coffin"}, false, teller); }

}  // namespace hallali::chasse_cercueils
