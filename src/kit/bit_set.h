// A set of small numbered things (seats, cards, rooms) in one machine word, iterated in ascending order.
#pragma once

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

namespace hallali {

// The number of the lowest bit of a word that is not zero. Saying so spares the compiler a branch that nobody could
// predict: the plain count has to answer for zero as well.
template <std::unsigned_integral Word>
constexpr int lowest_bit(Word bits) {
  if (bits == 0) __builtin_unreachable();
  return std::countr_zero(bits);
}

template <class Item, std::unsigned_integral Word = std::uint64_t>
class BitSet {
 public:
  using value_type = Item;

  class Iterator {
   public:
    using value_type = Item;
    using difference_type = std::ptrdiff_t;
    constexpr Iterator() = default;
    constexpr explicit Iterator(Word bits) : bits_(bits) {}
    constexpr Item operator*() const { return static_cast<Item>(lowest_bit(bits_)); }
    constexpr Iterator& operator++() {
      bits_ = static_cast<Word>(bits_ & (bits_ - 1));
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    Word bits_ = 0;
  };

  constexpr BitSet() = default;
  constexpr BitSet(std::initializer_list<Item> items) {
    for (Item item : items) insert(item);
  }
  static constexpr BitSet from_bits(Word bits) {
    BitSet set;
    set.bits_ = bits;
    return set;
  }

  constexpr Word bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool contains(Item item) const { return ((bits_ >> number(item)) & 1U) != 0; }
  constexpr bool contains(BitSet other) const { return (other.bits_ & static_cast<Word>(~bits_)) == 0; }
  constexpr bool intersects(BitSet other) const { return (bits_ & other.bits_) != 0; }
  // The lowest and the highest member of a set that is not empty.
  constexpr Item first() const { return static_cast<Item>(lowest_bit(bits_)); }
  constexpr Item last() const { return static_cast<Item>(std::bit_width(bits_) - 1); }

  // The member with n smaller ones.
  constexpr Item nth(int n) const {
    Word bits = bits_;
    for (; n > 0; --n) bits = static_cast<Word>(bits & (bits - 1));
    return static_cast<Item>(lowest_bit(bits));
  }

  constexpr void insert(Item item) { bits_ = static_cast<Word>(bits_ | (Word{1} << number(item))); }
  constexpr void erase(Item item) { bits_ = static_cast<Word>(bits_ & ~(Word{1} << number(item))); }
  constexpr BitSet with(Item item) const { return *this | BitSet{item}; }
  constexpr BitSet without(Item item) const { return *this - BitSet{item}; }

  constexpr BitSet operator|(BitSet other) const { return from_bits(static_cast<Word>(bits_ | other.bits_)); }
  constexpr BitSet operator&(BitSet other) const { return from_bits(static_cast<Word>(bits_ & other.bits_)); }
  constexpr BitSet operator-(BitSet other) const { return from_bits(static_cast<Word>(bits_ & ~other.bits_)); }
  constexpr BitSet& operator|=(BitSet other) { return *this = *this | other; }
  constexpr BitSet& operator&=(BitSet other) { return *this = *this & other; }
  constexpr BitSet& operator-=(BitSet other) { return *this = *this - other; }
  constexpr bool operator==(const BitSet&) const = default;

  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(); }

 private:
  static constexpr int number(Item item) { return static_cast<int>(item); }

  Word bits_ = 0;
};

}  // namespace hallali
