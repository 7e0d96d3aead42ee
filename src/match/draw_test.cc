#include "match/draw.h"

#include <gtest/gtest.h>

#include <functional>

namespace hallali {
namespace {

Seed filled(std::uint8_t byte) {
  Seed seed;
  seed.bytes.fill(byte);
  return seed;
}

Draw drawn_by_two() {
  const Seed one = filled(2);
  return {filled(1), {{seat_at(0), commitment(one), one}, {seat_at(2), commitment(filled(3)), {}}}};
}

// Part of the record format. Any BLAKE2b says the same: in Python, hashlib.blake2b(key=secret, digest_size=32).
TEST(Draw, HasThisSeed) {
  EXPECT_EQ(notation(drawn_seed(drawn_by_two())), "68a5bbb33504e0fa459a23c1b30e974dd0964801c53435c0b35772fcdea636ce");
  EXPECT_EQ(notation(drawn_seed({filled(1), {}})),
            "55d85fa2c5290c33f5038dfce29a7720286879c288ea8485c9937a6674996629");
}

TEST(Draw, EverythingInItCounts) {
  const Seed before = drawn_seed(drawn_by_two());
  const std::vector<std::function<void(Draw&)>> changes{
      [](Draw& draw) { draw.secret = filled(9); },
      [](Draw& draw) { draw.shares[0].number = filled(9); },
      [](Draw& draw) { draw.shares[0].number.reset(); },
      [](Draw& draw) { draw.shares[1].number = filled(3); },
      [](Draw& draw) { draw.shares[1].seat = seat_at(3); },
      [](Draw& draw) { draw.shares[1].hash = commitment(filled(9)); },
      [](Draw& draw) { draw.shares.pop_back(); },
      [](Draw& draw) { std::swap(draw.shares[0], draw.shares[1]); },
  };
  for (std::size_t i = 0; i < changes.size(); ++i) {
    Draw other = drawn_by_two();
    changes[i](other);
    EXPECT_NE(drawn_seed(other), before) << "change " << i;
  }
}

}  // namespace
}  // namespace hallali
