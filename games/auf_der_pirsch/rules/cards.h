// 48 cards: four animals, values 1 to 12. A card is its number 16 * suit + value, so that a suit is a quarter of a
// card set's word, suit and value are a shift and a mask, and a higher card of the same suit is a higher bit.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "kit/bit_set.h"
#include "kit/notation.h"

namespace hallali::auf_der_pirsch {

// In the order of their worth in the last round: 1, 2, 3 and 4 points a card.
enum class Suit : std::uint8_t { wolf, mouflon, boar, bear };
BOOST_DESCRIBE_ENUM(Suit, wolf, mouflon, boar, bear)

inline constexpr int kSuits = 4;
inline constexpr int kValues = 12;
inline constexpr std::array<Suit, kSuits> kAllSuits{Suit::wolf, Suit::mouflon, Suit::boar, Suit::bear};

enum class Card : std::uint8_t {};
using CardSet = BitSet<Card>;
using SuitSet = BitSet<Suit, std::uint8_t>;

constexpr Card card_of(Suit suit, int value) { return static_cast<Card>(static_cast<int>(suit) * 16 + value); }
constexpr Suit suit_of(Card card) { return static_cast<Suit>(static_cast<int>(card) >> 4); }
constexpr int value_of(Card card) { return static_cast<int>(card) & 15; }
constexpr CardSet cards_in(Suit suit) {
  return CardSet::from_bits(std::uint64_t{0x1FFE} << (16 * static_cast<int>(suit)));
}
constexpr int worth(Suit suit) { return static_cast<int>(suit) + 1; }

// All cards of one value, a bit in each suit.
constexpr CardSet cards_worth(int value) {
  CardSet cards;
  for (Suit suit : kAllSuits) cards.insert(card_of(suit, value));
  return cards;
}

// Tracks are on the middle cards: 1 on the 5, 2 on the 6, 3 on the 7, 2 on the 8, 1 on the 9.
constexpr int tracks_on(int value) { return value < 5 || value > 9 ? 0 : value <= 7 ? value - 4 : 10 - value; }

// With three players the 1s, 6s and 12s stay in the box (AP-18).
constexpr CardSet deck_for(int players) {
  CardSet all;
  for (Suit suit : kAllSuits) all |= cards_in(suit);
  return players == 4 ? all : all - cards_worth(1) - cards_worth(6) - cards_worth(12);
}

inline constexpr Card kLowestCard = card_of(Suit::wolf, 1);
inline constexpr Card kFirstLead = card_of(Suit::mouflon, 10);  // AP-01

std::string notation(Card card);  // bear-7
bool parse_notation(std::string_view text, Card& card);

}  // namespace hallali::auf_der_pirsch
