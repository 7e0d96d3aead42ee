// A list of at most N small things, stored in place. Unlike boost::container::static_vector it is trivially
// copyable, so a State can hold one and a search can copy it as plain bytes. The places past the end stay
// unset: a list of moves is built millions of times a second and must not clear what it will not use.
#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <type_traits>

namespace hallali {

template <class T, std::size_t N>
class FixedList {
  static_assert(std::is_trivially_copyable_v<T> && N < 65536);

 public:
  using value_type = T;
  static constexpr std::size_t kCapacity = N;

  FixedList() : size_(0) {}  // NOLINT: items_ is left unset on purpose, see above
  FixedList(std::initializer_list<T> items) : FixedList() {
    for (const T& item : items) push_back(item);
  }

  void push_back(const T& item) {
    assert(size_ < N);
    items_[size_++] = item;
  }
  // Appends make(item) for each item of a bit set, four at a time: nobody can predict how many there are, and a loop
  // that may end after each of them is wrong about it once in every turn. The places after the last one are scratch.
  template <class Set, class Make>
  void append_each(Set set, Make make) {
    assert(size_ + static_cast<std::size_t>(set.size() + 3) / 4 * 4 <= N);
    T* place = end();
    size_ = static_cast<std::uint16_t>(size_ + set.size());
    for (auto bits = set.bits(); bits != 0;) {
      for (int i = 0; i < 4; ++i) {
        *place++ = make(static_cast<typename Set::value_type>(std::countr_zero(bits)));
        bits &= bits - 1;
      }
    }
  }

  // Adds the item only if `wanted`, without a branch: lists of legal moves are unpredictable. Room is needed anyway.
  void push_back_if(bool wanted, const T& item) {
    assert(size_ < N);
    items_[size_] = item;
    size_ = static_cast<std::uint16_t>(size_ + (wanted ? 1 : 0));
  }
  void pop_back() {
    assert(size_ > 0);
    --size_;
  }
  void clear() { size_ = 0; }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  T& operator[](std::size_t i) { return assert(i < size_), items_[i]; }
  const T& operator[](std::size_t i) const { return assert(i < size_), items_[i]; }
  const T& front() const { return (*this)[0]; }
  const T& back() const { return (*this)[size_ - 1]; }

  T* begin() { return items_; }
  T* end() { return items_ + size_; }
  const T* begin() const { return items_; }
  const T* end() const { return items_ + size_; }

  bool operator==(const FixedList& other) const { return std::equal(begin(), end(), other.begin(), other.end()); }

 private:
  std::uint16_t size_;
  union {  // so that not even a T with default member values is initialised
    T items_[N];
  };
};

}  // namespace hallali
