// 43 vampires: a symbol on a yellow or a purple circle, a coffin on the back. And the two dice.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "kit/notation.h"

namespace hallali::chasse_cercueils {

enum class Symbol : std::uint8_t { moon, bat, skull };
BOOST_DESCRIBE_ENUM(Symbol, moon, bat, skull)

enum class Card : std::uint8_t { yellow_moon, yellow_bat, yellow_skull, purple_moon, purple_bat, purple_skull };
BOOST_DESCRIBE_ENUM(Card, yellow_moon, yellow_bat, yellow_skull, purple_moon, purple_bat, purple_skull)

inline constexpr int kKinds = 6;
inline constexpr int kCards = 43;

// The rulebook does not say how the 43 cards are shared out: seven of each, and one yellow bat more.
inline constexpr std::array<std::uint8_t, kKinds> kCopies{7, 8, 7, 7, 7, 7};

constexpr Symbol symbol_of(Card card) { return static_cast<Symbol>(static_cast<int>(card) % 3); }
constexpr bool is_yellow(Card card) { return static_cast<int>(card) < 3; }

// A face of the colour die. `both` is half yellow and half purple, `call` the exclamation mark.
enum class Colour : std::uint8_t { yellow, purple, both, call };
BOOST_DESCRIBE_ENUM(Colour, yellow, purple, both, call)

// How many faces of each kind there are is not published either; these are ours.
inline constexpr std::array<Colour, 6> kColourDie{Colour::yellow, Colour::yellow, Colour::purple,
                                                  Colour::purple, Colour::both,   Colour::call};
inline constexpr std::array<Symbol, 3> kSymbolDie{Symbol::moon, Symbol::bat, Symbol::skull};  // two faces of each

struct Dice {
  Colour colour{};
  Symbol symbol{};

  bool operator==(const Dice&) const = default;
};
BOOST_DESCRIBE_STRUCT(Dice, (), (colour, symbol))

// Whether a card bears what the dice show; an exclamation mark matches none (CC-09).
constexpr bool matches(Card card, Dice dice) {
  if (symbol_of(card) != dice.symbol) return false;
  return dice.colour == Colour::both || dice.colour == (is_yellow(card) ? Colour::yellow : Colour::purple);
}

}  // namespace hallali::chasse_cercueils
