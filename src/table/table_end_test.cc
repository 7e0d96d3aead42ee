#include "table/table_end.h"

#include <gtest/gtest.h>

#include "kit/complaint.h"

namespace hallali {
namespace {

TEST(TableEnd, AGameThatHasBegunCanBeFinished) {
  const char* const kFull = "This table is full, thank you for playing here so much: open another one.";
  const auto refused = [](const entry::Any& what, std::int64_t left) {
    return complaint([&] { must_fit(what, kMostEntries - left); });
  };
  const entry::Moved move{seat_at(0), "pass", Mover::player};
  const entry::Said line{seat_at(0), "Ada", "hello"};
  EXPECT_EQ(refused(entry::Dealt{}, kForTheLastGame + 1), "");
  EXPECT_EQ(refused(entry::Dealt{}, kForTheLastGame), kFull);
  EXPECT_EQ(refused(entry::Promised{}, kForTheLastGame), kFull) << "nor is one prepared";
  EXPECT_EQ(refused(line, kForMoves + 1), "");
  EXPECT_EQ(refused(line, kForMoves), kFull);
  EXPECT_EQ(refused(move, 1), "");
  EXPECT_EQ(refused(move, 0), kFull);
  EXPECT_EQ(refused(entry::StoodIn{seat_at(0)}, 1), "");
  EXPECT_EQ(refused(entry::Answered{}, 1), "");
}

TEST(TableEnd, TheTableSaysSoBeforeAndAtTheEnd) {
  int said = 0;
  for (std::int64_t entries = 0; entries <= kMostEntries; ++entries) {
    const auto words = last_words(entries);
    if (!words) continue;
    ++said;
    EXPECT_EQ(words->name, "Hallali");
    EXPECT_LE(words->text.size(), 300U);
    EXPECT_EQ(complaint([&] { must_fit(*words, entries); }), "");
  }
  EXPECT_EQ(said, 2);
  EXPECT_NE(last_words(90'000), std::nullopt) << "in good time";
}

}  // namespace
}  // namespace hallali
