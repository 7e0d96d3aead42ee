#include "cli/failure.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <system_error>

namespace hallali::cli {
namespace {

template <class Thrown>
Failure after(const Thrown& thrown, bool output_is_closed = false) {
  return failure(std::make_exception_ptr(thrown), output_is_closed);
}

TEST(Failure, BadInputIsTwoAndItsOwnSentence) {
  for (const bool closed : {false, true}) {
    const Failure bad = after(BadInput({"Non.", "No."}), closed);
    EXPECT_EQ(bad.code, 2);
    EXPECT_EQ(bad.sentence, (Phrase{"Non.", "No."}));
  }
}

TEST(Failure, AnInternalErrorIsNotTakenForBadInput) {
  const Failure logic = after(std::logic_error("this game has no races"));
  EXPECT_EQ(logic.code, 70);
  EXPECT_EQ(logic.sentence.fr, "Erreur interne de Hallali, la faute n'est pas la vôtre : this game has no races.");
  EXPECT_EQ(logic.sentence.en, "Internal error of Hallali, no fault of yours: this game has no races.");
  EXPECT_EQ(after(std::bad_alloc()).code, 70);
  EXPECT_EQ(after(42).code, 70);
  // A thread that cannot be started, say: the same type as a write that fails.
  EXPECT_EQ(after(std::system_error(std::make_error_code(std::errc::resource_unavailable_try_again))).code, 70);
}

TEST(Failure, AWriteThatFailsIsSaidToBeOne) {
  const Failure closed = after(std::system_error(std::make_error_code(std::errc::no_space_on_device)), true);
  EXPECT_EQ(closed.code, 74);
  EXPECT_EQ(closed.sentence.en, "The output is closed: not everything could be written.");
}

}  // namespace
}  // namespace hallali::cli
