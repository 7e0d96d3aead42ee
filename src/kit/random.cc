#include "kit/random.h"

#include <sodium.h>

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace hallali {
namespace {

static_assert(std::endian::native == std::endian::little, "the stream is defined by little-endian numbers");

// libsodium picks its fastest code here; it is safe to call more than once.
const bool kSodiumReady = [] {
  if (sodium_init() < 0) throw std::runtime_error("libsodium cannot start");
  return true;
}();

// The first time one block only: the chance of a short game is done after a few draws.
constexpr std::size_t kFirstDraws = 32;

std::string hex(std::span<const std::uint8_t> bytes) {
  std::string text(bytes.size() * 2 + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
  text.pop_back();
  return text;
}

}  // namespace

std::string notation(const Seed& seed) { return hex(seed.bytes); }

bool parse_notation(std::string_view text, Seed& seed) {
  Seed read;
  if (text.size() != 2 * read.bytes.size()) return false;
  if (text.find_first_not_of("0123456789abcdef") != std::string_view::npos) return false;
  sodium_hex2bin(read.bytes.data(), read.bytes.size(), text.data(), text.size(), nullptr, nullptr, nullptr);
  seed = read;
  return true;
}

std::string commitment(const Seed& seed) {
  std::array<std::uint8_t, crypto_hash_sha256_BYTES> hash;
  crypto_hash_sha256(hash.data(), seed.bytes.data(), seed.bytes.size());
  return hex(hash);
}

Seed fresh_seed() {
  Seed seed;
  randombytes_buf(seed.bytes.data(), seed.bytes.size());
  return seed;
}

Seed seed_from_text(std::string_view text) {
  Seed seed;
  if (parse_notation(text, seed)) return seed;
  crypto_hash_sha256(seed.bytes.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
  return seed;
}

Seed derive_seed(const Seed& master, std::uint64_t n) {
  // HChaCha20 is made for this: a new key from a key and a number.
  std::array<std::uint8_t, crypto_core_hchacha20_INPUTBYTES> number{};
  std::memcpy(number.data(), &n, sizeof n);
  Seed seed;
  crypto_core_hchacha20(seed.bytes.data(), number.data(), master.bytes.data(), nullptr);
  return seed;
}

void Random::refill() {
  std::array<std::uint8_t, crypto_stream_chacha20_NONCEBYTES> nonce;
  static_assert(sizeof nonce == sizeof stream_);
  std::memcpy(nonce.data(), &stream_, sizeof nonce);
  used_ = block_ == 0 ? kDraws - kFirstDraws : 0;
  const auto draws = std::span(draws_).subspan(used_);
  std::ranges::fill(draws, 0);
  auto* bytes = reinterpret_cast<unsigned char*>(draws.data());
  crypto_stream_chacha20_xor_ic(bytes, bytes, draws.size_bytes(), nonce.data(), block_, key_.data());
  block_ += draws.size_bytes() / 64;
}

}  // namespace hallali
