#include "server/guest_book.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hallali {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(GuestBook, KnowsWhoSatWhere) {
  GuestBook book;
  book.note(3, entry::Seated{seat_at(0), "Ada", "Ada"});
  book.note(1, entry::Seated{seat_at(0), "Ada", "Ada"});
  book.note(1, entry::Seated{seat_at(1), "Ben", "Ben"});
  book.note(1, entry::Shared{seat_at(1), "Ben's phone"});
  EXPECT_THAT(book.tables_of("Ada"), ElementsAre(3, 1));
  EXPECT_THAT(book.tables_of("Ben"), ElementsAre(1));
  EXPECT_THAT(book.tables_of("Ben's phone"), ElementsAre(1));
  EXPECT_THAT(book.tables_of("Cat"), IsEmpty());
}

TEST(GuestBook, NotesATableOnceForEverybody) {
  GuestBook book;
  for (int seat = 0; seat < 3; ++seat) book.note(1, entry::Seated{seat_at(seat), "Ada", "Ada"});
  EXPECT_THAT(book.tables_of("Ada"), ElementsAre(1));
}

TEST(GuestBook, OtherEntriesSayNothing) {
  GuestBook book;
  book.note(1, entry::BotSeated{seat_at(0), Bot::steady});
  book.note(1, entry::Said{{}, "Ada", "Ada"});
  EXPECT_THAT(book.tables_of("Ada"), IsEmpty());
}

}  // namespace
}  // namespace hallali
