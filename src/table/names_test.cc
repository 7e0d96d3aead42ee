#include "table/names.h"

#include <gtest/gtest.h>

#include <set>

namespace hallali {
namespace {

TEST(Names, AreTheSameWhateverTheirCapitals) {
  EXPECT_TRUE(same_name("Camille", "camille"));
  EXPECT_TRUE(same_name("ÉLODIE", "élodie"));
  EXPECT_TRUE(same_name("Übel ÆØ", "übel æø"));
  EXPECT_FALSE(same_name("Camille", "Camile"));
  EXPECT_FALSE(same_name("×", "÷")) << "no letters";
  EXPECT_FALSE(same_name("été", "ete"));
  EXPECT_FALSE(same_name("", "a"));
}

TEST(Names, ABotTakesAnotherOneIfItsOwnIsTaken) {
  EXPECT_EQ(bot_name(seat_at(0)), "Frêne");
  EXPECT_EQ(bot_name(seat_at(0), {"frêne"}), "Aubépine");
  EXPECT_EQ(bot_name(seat_at(7), {"Tilleul", "FRÊNE"}), "Aubépine");
  std::set<std::string> all;
  for (int seat = 0; seat < kMaxSeats; ++seat) all.insert(bot_name(seat_at(seat)));
  EXPECT_EQ(all.size(), static_cast<std::size_t>(kMaxSeats));
}

}  // namespace
}  // namespace hallali
