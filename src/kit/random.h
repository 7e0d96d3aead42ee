// The random stream of a game: ChaCha20 (libsodium) keyed by a 256-bit seed. Past outcomes say nothing about
// future ones, and whoever holds the seed can replay every draw. One seed has many independent streams: stream 0
// is the chance of the game itself, the others belong to the bots and the tools.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace hallali {

struct Seed {
  std::array<std::uint8_t, 32> bytes{};

  bool operator==(const Seed&) const = default;
};

// 64 hexadecimal digits; `parse_notation` takes exactly those, in lower case.
std::string notation(const Seed& seed);
bool parse_notation(std::string_view text, Seed& seed);

// What a table publishes before the deal: the SHA-256 of the seed's 32 bytes, in hexadecimal.
std::string commitment(const Seed& seed);

Seed fresh_seed();                                      // from the operating system
Seed seed_from_text(std::string_view text);             // 64 hex digits as they are, any other text hashed
Seed derive_seed(const Seed& master, std::uint64_t n);  // the n-th seed of a series

class Random {
 public:
  explicit Random(const Seed& seed, std::uint64_t stream = 0) : key_(seed.bytes), stream_(stream) {}

  // A number in [0, n), each equally likely (Lemire's multiplication with rejection); n from 1 to 65536. Sixteen
  // bits a draw are plenty for cards and dice, and half the price of thirty-two.
  std::uint32_t below(std::uint32_t n) {
    std::uint32_t product = next() * n;
    if ((product & 0xFFFF) < n) [[unlikely]] {
      const std::uint32_t threshold = 0x10000 % n;
      while ((product & 0xFFFF) < threshold) product = next() * n;
    }
    return product >> 16;
  }

  // A number in [0, 1) with 48 bits.
  double unit() {
    std::uint64_t bits = 0;
    for (int i = 0; i < 3; ++i) bits = bits << 16 | next();
    return static_cast<double>(bits) * 0x1p-48;
  }

  template <class T>
  void shuffle(std::span<T> items) {
    for (std::size_t left = items.size(); left > 1; --left) {
      std::swap(items[left - 1], items[below(static_cast<std::uint32_t>(left))]);
    }
  }

  // Grows with every draw: two equal positions of a stream mean that nothing was drawn in between.
  std::uint64_t position() const { return block_ * kDraws + used_; }

 private:
  // 512 bytes: eight blocks are what the vectorised cipher makes at a time.
  static constexpr std::size_t kDraws = 256;

  std::uint32_t next() {
    if (used_ == kDraws) [[unlikely]]
      refill();
    return draws_[used_++];
  }

  void refill();

  std::array<std::uint8_t, 32> key_;
  std::uint64_t stream_;
  std::uint64_t block_ = 0;
  std::size_t used_ = kDraws;
  std::array<std::uint16_t, kDraws> draws_;
};

}  // namespace hallali
