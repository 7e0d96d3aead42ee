#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <set>

#include "kit/bit_set.h"
#include "kit/fixed_list.h"
#include "kit/json.h"
#include "kit/random.h"
#include "kit/seat.h"

namespace hallali {
namespace {

using Numbers = BitSet<std::uint8_t>;

template <class Property>
void expect_property(const char* name, Property property) {
  EXPECT_TRUE(rc::check(name, property));
}

TEST(BitSet, BehavesLikeASetOfSmallNumbers) {
  expect_property("insert, erase, size and order agree with std::set", [](const std::vector<std::uint8_t>& numbers) {
    std::set<int> model;
    Numbers bits;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      const auto number = static_cast<std::uint8_t>(numbers[i] % 64);
      if (i % 3 == 2) {
        model.erase(number);
        bits.erase(number);
      } else {
        model.insert(number);
        bits.insert(number);
      }
    }
    const std::vector<int> listed(bits.begin(), bits.end());
    RC_ASSERT(listed == std::vector<int>(model.begin(), model.end()));
    RC_ASSERT(bits.size() == static_cast<int>(model.size()));
    if (!model.empty()) {
      RC_ASSERT(bits.first() == *model.begin());
      RC_ASSERT(bits.last() == *model.rbegin());
    }
  });
}

TEST(BitSet, CombinesLikeASet) {
  const Numbers low{1, 2, 3};
  const Numbers odd{1, 3, 63};
  EXPECT_EQ(low | odd, (Numbers{1, 2, 3, 63}));
  EXPECT_EQ(low & odd, (Numbers{1, 3}));
  EXPECT_EQ(low - odd, Numbers{2});
  EXPECT_TRUE(low.contains(Numbers{1, 3}));
  EXPECT_FALSE(low.contains(odd));
  EXPECT_TRUE(low.intersects(odd));
  EXPECT_FALSE(Numbers{}.intersects(odd));
}

TEST(FixedList, HoldsUpToItsCapacity) {
  FixedList<int, 3> list{4, 5};
  list.push_back(6);
  EXPECT_THAT(list, testing::ElementsAre(4, 5, 6));
  EXPECT_EQ(list, (FixedList<int, 3>{4, 5, 6}));
  EXPECT_NE(list, (FixedList<int, 3>{4, 5}));
}

TEST(Seat, GoesClockwiseAndCountsFromOneForPeople) {
  EXPECT_EQ(next(seat_at(3), 4), seat_at(0));
  EXPECT_EQ(notation(seat_at(0)), "1");
  for (const char* good : {"1", "8", "table", "spectator"}) {
    Seat seat{};
    EXPECT_TRUE(parse_notation(good, seat));
    EXPECT_EQ(notation(seat), good);
  }
  for (const char* bad : {"", "0", "9", "01", "x", "1 "}) {
    Seat seat{};
    EXPECT_FALSE(parse_notation(bad, seat)) << bad;
  }
  EXPECT_TRUE(kEverybody.contains(Seat::spectator));
  EXPECT_FALSE(kEverybody.contains(Seat::table));
}

// The stream is part of the record format: if these numbers change, no old record verifies any more.
TEST(Random, StreamIsForEver) {
  Random random(Seed{});
  // The key stream of ChaCha20 for an all-zero key and nonce begins 76 b8 e0 ad a0 f1 3d 90 40 5d 6a e5.
  EXPECT_EQ(random.below(65536), 0xb876U);
  EXPECT_EQ(random.below(65536), 0xade0U);
  EXPECT_EQ(random.below(65536), 0xf1a0U);
  EXPECT_EQ(random.below(6), 0x903dU * 6 >> 16);
  Random other(Seed{}, 1);
  EXPECT_NE(other.below(65536), 0xb876U);
  EXPECT_EQ(commitment(Seed{}), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
  EXPECT_EQ(notation(derive_seed(Seed{}, 1)), notation(derive_seed(Seed{}, 1)));
  EXPECT_NE(derive_seed(Seed{}, 1), derive_seed(Seed{}, 2));
}

TEST(Random, LongStreamsDoNotRepeatTheirBlocks) {
  Random random(Seed{});
  std::set<std::vector<std::uint32_t>> blocks;
  for (int block = 0; block < 100; ++block) {
    std::vector<std::uint32_t> draws;
    for (int i = 0; i < 128; ++i) draws.push_back(random.below(65536));
    EXPECT_TRUE(blocks.insert(draws).second);
  }
}

TEST(Random, BoundedDrawsAreFair) {
  for (const std::uint32_t n : {1U, 2U, 3U, 5U, 6U, 48U, 54U, 1000U}) {
    Random random(seed_from_text("fair"), n);
    std::vector<int> count(n);
    const int each = 2000;
    for (std::uint32_t i = 0; i < n * each; ++i) ++count.at(random.below(n));
    double chi_square = 0;
    for (int c : count) chi_square += (c - each) * (c - each) / static_cast<double>(each);
    EXPECT_LT(chi_square, n + 5 * std::sqrt(2.0 * n) + 5) << n;
  }
}

// Without a rejection, 65536 draws cannot be shared out over 40000 numbers: 25536 of them would come up twice as
// often as the others.
TEST(Random, RejectsWhatWouldBeBiased) {
  const std::uint32_t n = 40000;
  const auto first_draw_for = [](std::uint32_t number) { return (number * 65536ULL + n - 1) / n; };
  Random random(seed_from_text("bias"));
  int favoured = 0;
  const int draws = 200000;
  for (int i = 0; i < draws; ++i) {
    const std::uint32_t number = random.below(n);
    favoured += first_draw_for(number + 1) - first_draw_for(number) == 2 ? 1 : 0;
  }
  EXPECT_NEAR(favoured, draws * 25536.0 / n, 1200);
}

TEST(Random, ShufflesReachEveryOrderEquallyOften) {
  Random random(seed_from_text("shuffle"));
  std::map<std::vector<int>, int> seen;
  for (int i = 0; i < 24000; ++i) {
    std::vector<int> cards{1, 2, 3, 4};
    random.shuffle(std::span<int>(cards));
    ++seen[cards];
  }
  EXPECT_EQ(seen.size(), 24U);
  for (const auto& [order, times] : seen) EXPECT_NEAR(times, 1000, 150);
}

TEST(Seed, ReadsOnlySixtyFourLowerCaseHexDigits) {
  const Seed seed = seed_from_text("forêt");
  Seed read;
  EXPECT_TRUE(parse_notation(notation(seed), read));
  EXPECT_EQ(read, seed);
  EXPECT_EQ(seed_from_text(notation(seed)), seed);
  std::string upper = notation(seed);
  for (char& c : upper) c = static_cast<char>(std::toupper(c));
  EXPECT_FALSE(parse_notation(upper, read));
  EXPECT_FALSE(parse_notation(notation(seed) + "0", read));
  EXPECT_NE(fresh_seed(), fresh_seed());
}

enum class Fur { red_brown, grey };
BOOST_DESCRIBE_ENUM(Fur, red_brown, grey)

struct Animal {
  std::string name;
  Fur fur{};
  std::optional<int> age;
  SeatSet seen_by;
  FixedList<std::int16_t, 3> tracks;
  std::map<std::string, bool> marks;

  bool operator==(const Animal&) const = default;
};
BOOST_DESCRIBE_STRUCT(Animal, (), (name, fur, age, seen_by, tracks, marks))

TEST(Json, WritesAndReadsDescribedStructs) {
  const Animal wolf{"le \"loup\"\n", Fur::red_brown, {}, {seat_at(0), Seat::spectator}, {-1, 7}, {{"old", true}}};
  const std::string text = to_json(wolf);
  EXPECT_EQ(text, R"({"name":"le \"loup\"\n","fur":"red-brown","age":null,"seen_by":[1,"spectator"],)"
                  R"("tracks":[-1,7],"marks":{"old":true}})");
  EXPECT_EQ(from_json<Animal>(text), wolf);
}

TEST(Json, SaysWhatDoesNotFit) {
  const auto message = [](std::string_view text) -> std::string {
    try {
      from_json<Animal>(text);
    } catch (const BadInput& bad) {
      return bad.phrase().en;
    }
    return "no error";
  };
  EXPECT_THAT(message("{"), testing::HasSubstr("not JSON"));
  EXPECT_THAT(message("[]"), testing::HasSubstr("expected an object"));
  EXPECT_THAT(message("{}"), testing::HasSubstr("\"name\""));
  EXPECT_THAT(message(R"({"name":"a","fur":"blue"})"), testing::HasSubstr("known name"));
  EXPECT_THAT(message(R"({"name":"a","fur":"grey","age":"x"})"), testing::HasSubstr("a number"));
  EXPECT_THAT(message(R"({"name":"a","fur":"grey","age":1,"seen_by":[9]})"), testing::HasSubstr("a seat"));
  EXPECT_THAT(message(R"({"name":"a","fur":"grey","age":1,"seen_by":[],"tracks":[1,2,3,4]})"),
              testing::HasSubstr("shorter list"));
  EXPECT_THAT(message(R"({"name":"a","fur":"grey","age":1,"seen_by":[],"tracks":[70000]})"),
              testing::HasSubstr("a number"));
}

}  // namespace
}  // namespace hallali
