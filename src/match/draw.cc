#include "match/draw.h"

#include <sodium.h>

namespace hallali {
namespace {

constexpr std::string_view kDomain = "hallali deal";

}  // namespace

std::optional<Seed> hash_bytes(std::string_view hash) {
  Seed bytes;
  return parse_notation(hash, bytes) ? std::optional(bytes) : std::nullopt;
}

Seed drawn_seed(const Draw& draw) {
  Seed seed;
  crypto_generichash_state state;
  crypto_generichash_init(&state, draw.secret.bytes.data(), draw.secret.bytes.size(), seed.bytes.size());
  const auto add = [&state](const void* bytes, std::size_t size) {
    crypto_generichash_update(&state, static_cast<const unsigned char*>(bytes), size);
  };
  const auto add_byte = [&add](int value) {
    const auto byte = static_cast<unsigned char>(value);
    add(&byte, 1);
  };
  add(kDomain.data(), kDomain.size());
  for (const Share& share : draw.shares) {
    add_byte(index(share.seat) + 1);
    const Seed hash = hash_bytes(share.hash).value_or(Seed{});
    add(hash.bytes.data(), hash.bytes.size());
    add_byte(share.number ? 1 : 0);
    if (share.number) add(share.number->bytes.data(), share.number->bytes.size());
  }
  crypto_generichash_final(&state, seed.bytes.data(), seed.bytes.size());
  return seed;
}

}  // namespace hallali
