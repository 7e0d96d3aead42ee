// A deal that nobody could choose (docs/fair-deal.md): its seed follows from a secret that the server promised first
// and from numbers that the browsers around the table had chosen before they knew anything.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "kit/json.h"
#include "kit/random.h"
#include "kit/seat.h"

namespace hallali {

// What one browser put in, by the first of its seats.
struct Share {
  Seat seat{};
  std::string hash;            // of the number, as `commitment` makes it; known before any number is
  std::optional<Seed> number;  // none: it was not shown in time

  bool operator==(const Share&) const = default;
};
BOOST_DESCRIBE_STRUCT(Share, (), (seat, hash, number))

struct Draw {
  Seed secret;                // of the server, promised by its hash
  std::vector<Share> shares;  // in the order of their seats

  bool operator==(const Draw&) const = default;
};
BOOST_DESCRIBE_STRUCT(Draw, (), (secret, shares))

// The seed of the game: BLAKE2b with 256 bits, keyed by the secret, of "hallali deal" and, share by share, one byte
// for the seat (from 1), the 32 bytes of the hash, one byte that is 1 if the number is there, and its 32 bytes.
Seed drawn_seed(const Draw& draw);

// The 32 bytes of a hash in hexadecimal; none if it is not written so.
std::optional<Seed> hash_bytes(std::string_view hash);

}  // namespace hallali
