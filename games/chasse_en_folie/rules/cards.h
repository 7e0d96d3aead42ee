// The ten cards of a set: 1 hunter, 2 wolves, 3 rabbits, 3 carrots, 1 closed season. All sets are alike, so a hand
// or a pile is fully described by how many cards of each kind it holds.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>

#include "kit/notation.h"
#include "kit/random.h"

namespace hallali::chasse_en_folie {

// In the order in which a table gives them up when a player's time runs out (CF-26).
enum class Card : std::uint8_t { carrot, closed_season, rabbit, wolf, hunter };
BOOST_DESCRIBE_ENUM(Card, carrot, closed_season, rabbit, wolf, hunter)

inline constexpr int kKinds = 5;
inline constexpr std::array<Card, kKinds> kCards{Card::carrot, Card::closed_season, Card::rabbit, Card::wolf,
                                                 Card::hunter};

// Whom a card eats, or arrests; nobody is taken by a carrot.
constexpr std::optional<Card> taken_by(Card card) {
  switch (card) {
    case Card::closed_season:
      return Card::hunter;
    case Card::hunter:
      return Card::wolf;
    case Card::wolf:
      return Card::rabbit;
    case Card::rabbit:
      return Card::carrot;
    default:
      return {};
  }
}

// A bag of cards: one count of four bits for each kind. Even with five players no kind exceeds fifteen.
class Pile {
 public:
  using value_type = Card;

  class Iterator {
   public:
    using value_type = Card;
    using difference_type = std::ptrdiff_t;
    constexpr Iterator() = default;
    constexpr explicit Iterator(std::uint32_t left) : left_(left) {}
    constexpr Card operator*() const { return static_cast<Card>(std::countr_zero(left_) / 4); }
    constexpr Iterator& operator++() {
      left_ -= unit(**this);
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    std::uint32_t left_ = 0;
  };

  constexpr int count(Card card) const { return static_cast<int>(counts_ >> shift(card) & 15U); }
  constexpr bool contains(Card card) const { return count(card) > 0; }
  constexpr bool empty() const { return counts_ == 0; }
  constexpr int size() const {
    int total = 0;
    for (Card card : kCards) total += count(card);
    return total;
  }
  constexpr void insert(Card card) { counts_ += unit(card); }
  constexpr void erase(Card card) { counts_ -= unit(card); }

  constexpr Iterator begin() const { return Iterator(counts_); }
  constexpr Iterator end() const { return Iterator(); }
  constexpr bool operator==(const Pile&) const = default;

 private:
  static constexpr int shift(Card card) { return 4 * static_cast<int>(card); }
  static constexpr std::uint32_t unit(Card card) { return 1U << shift(card); }

  std::uint32_t counts_ = 0;
};

inline constexpr Pile kFullHand = [] {
  constexpr std::array<int, kKinds> copies{3, 1, 3, 2, 1};
  Pile hand;
  for (Card card : kCards) {
    for (int i = 0; i < copies[static_cast<std::size_t>(card)]; ++i) hand.insert(card);
  }
  return hand;
}();

// One of the cards of a pile that is not empty, each equally likely.
inline Card random_card(Pile pile, Random& random) {
  auto card = pile.begin();
  for (auto skip = random.below(static_cast<std::uint32_t>(pile.size())); skip > 0; --skip) ++card;
  return *card;
}

}  // namespace hallali::chasse_en_folie
