#include "story/words.h"

#include <gtest/gtest.h>

namespace hallali {
namespace {

using cli::Teller;

Teller teller_for(Language language, Seat me) {
  return {language, false, {"Ada", "Bruno", "Maximilienne-Joséphine", "Hélène", "Émile"}, me};
}

TEST(Words, FrenchArticles) {
  const Teller teller = teller_for(Language::fr, seat_at(1));
  const cli::Noun bear{{"ours", "bear"}, {"ours", "bears"}};
  const cli::Noun carrot{{"carotte", "carrot"}, {"carottes", "carrots"}, cli::Ink::plain, true};
  EXPECT_EQ(cli::the(teller, bear) + ", " + cli::a(teller, bear) + ", " + cli::some(teller, bear),
            "l'ours, un ours, de l'ours");
  EXPECT_EQ(cli::the(teller, carrot) + ", " + cli::a(teller, carrot) + ", " + cli::some(teller, carrot),
            "la carotte, une carotte, de la carotte");
  EXPECT_EQ(cli::owned(teller, seat_at(0), carrot), "la carotte d'Ada");
  EXPECT_EQ(cli::owned(teller, seat_at(1), carrot), "votre carotte");
  EXPECT_EQ(cli::owned(teller, seat_at(2), carrot), "la carotte de Maximilienn…");
  EXPECT_EQ(cli::counted(teller, 0, carrot) + ", " + cli::counted(teller, 2, carrot), "0 carotte, 2 carottes");
}

TEST(Words, WinnersShare) {
  const SeatSet three{seat_at(0), seat_at(1), seat_at(4)};
  EXPECT_EQ(cli::wins_game(teller_for(Language::fr, seat_at(1)), three), "Vous, Ada et Émile gagnez ensemble.");
  EXPECT_EQ(cli::wins_game(teller_for(Language::en, seat_at(2)), three), "Ada, Bruno and Émile share the victory.");
  EXPECT_EQ(cli::wins_game(teller_for(Language::fr, seat_at(0)), {seat_at(0)}), "Vous gagnez la partie.");
}

}  // namespace
}  // namespace hallali
