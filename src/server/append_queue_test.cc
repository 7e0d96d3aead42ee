#include "server/append_queue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "table/test_table.h"

namespace hallali {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using Why = Unfulfilled::Why;

const AppendQueue::Time kBegun{std::chrono::hours(1)};

class AppendQueueTest : public testing::Test {
 protected:
  // A wish for these words, answered as NAME, NAME refused, and so on.
  Wish wish(const std::string& name, std::uint64_t command = 0) {
    return {command, [name] { return entry::Any(entry::Said{{}, "somebody", name}); }, answer(name)};
  }
  template <class Error>
  Wish failing(const std::string& name, Error error) {
    return {0, [error]() -> entry::Any { throw error; }, answer(name)};
  }
  Answer answer(const std::string& name) {
    return [this, name](const std::optional<Unfulfilled>& why) {
      if (!why) return answers.push_back(name);
      answers.push_back(name + (why->why == Why::refused    ? " refused"
                                : why->why == Why::too_late ? " too late"
                                                            : " not saved"));
    };
  }
  std::string next() {
    const Logged* logged = queue.next(it.table, kBegun);
    return logged == nullptr ? "" : std::get<entry::Said>(logged->what).text;
  }

  TestTable it;
  AppendQueue queue;
  std::vector<std::string> answers;
};

TEST_F(AppendQueueTest, OneEntryIsWrittenAtATimeInTheOrderOfTheWishes) {
  EXPECT_TRUE(queue.idle());
  EXPECT_EQ(next(), "");
  queue.push(wish("one"));
  queue.push(wish("two"));
  EXPECT_FALSE(queue.idle());
  EXPECT_FALSE(queue.writing());
  EXPECT_EQ(next(), "one");
  EXPECT_TRUE(queue.writing());
  EXPECT_EQ(next(), "") << "while another is being written";
  EXPECT_THAT(answers, IsEmpty()) << "that is up to whoever writes";
  const AppendQueue::Writing first = queue.written();
  EXPECT_EQ(first.begun, kBegun);
  EXPECT_EQ(std::get<entry::Said>(first.logged.what).text, "one");
  first.answer({});
  EXPECT_THAT(answers, ElementsAre("one"));
  EXPECT_EQ(next(), "two");
  queue.written();
  EXPECT_TRUE(queue.idle());
}

TEST_F(AppendQueueTest, WishesThatBecomeNoEntryAreAnsweredWithTheirReason) {
  queue.push(failing("not allowed", BadInput({"non", "no"})));
  queue.push(failing("slow", TooLate()));
  queue.push(wish("good"));
  EXPECT_EQ(next(), "good");
  EXPECT_THAT(answers, ElementsAre("not allowed refused", "slow too late"));
}

TEST_F(AppendQueueTest, AWishIsJudgedWhenItsTurnComes) {
  int proposed = 0;
  queue.push(wish("one"));
  queue.push({0,
              [&proposed]() -> entry::Any {
                ++proposed;
                return entry::Said{{}, "somebody", "two"};
              },
              answer("two")});
  EXPECT_EQ(next(), "one");
  EXPECT_EQ(proposed, 0);
  queue.written();
  EXPECT_EQ(next(), "two");
  EXPECT_EQ(proposed, 1);
}

TEST_F(AppendQueueTest, WhatWasObeyedIsNotWrittenAgain) {
  it.apply(entry::Said{{}, "somebody", "once"}, 7);
  queue.push(wish("again", 7));
  queue.push(wish("another", 8));
  EXPECT_EQ(next(), "another");
  EXPECT_THAT(answers, ElementsAre("again"));
  EXPECT_EQ(queue.written().logged.command, 8U);
}

TEST_F(AppendQueueTest, IsFullWhen256Wait) {
  for (int i = 0; i < 255; ++i) queue.push(wish("word"));
  EXPECT_FALSE(queue.full());
  queue.push(wish("word"));
  EXPECT_TRUE(queue.full());
  next();
  EXPECT_FALSE(queue.full()) << "what is being written does not wait";
}

}  // namespace
}  // namespace hallali
