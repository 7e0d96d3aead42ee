// What the page and the documentation say about the wire is what the server speaks.
#include "server/wire.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/stale.h"
#include "server/wire_types.h"

namespace hallali::wire {
namespace {

TEST(Wire, TheTypesOfThePageAreUpToDate) {
  expect_kept("web/src/protocol.gen.ts", protocol_module());
  expect_kept("web/src/games.gen.ts", games_module());
}

TEST(Wire, TheTypesInTheDocumentationAreUpToDate) { expect_documented("All games", protocol_module()); }

// One of each kind, with something in every member.
std::vector<command::Any> every_command() {
  const Seat seat = seat_at(2);
  Settings settings{"auf-der-pirsch", 4, {{"give-trick", "yes"}}, true, 30, 60, Pace::brisk};
  return {command::Enter{{"id"}, seat, 17, "invite"},
          command::Ping{{"id"}},
          command::Sit{{"id"}, seat, "Élan \"7\""},
          command::Vacate{{"id"}, seat},
          command::SeatBot{{"id"}, seat, Bot::steady},
          command::Set{{"id"}, settings},
          command::Start{{"id"}},
          command::Move{{"id"}, seat, 5, "play wolf"},
          command::Slap{{"id"}, seat, 12, 431},
          command::Return{{"id"}, seat},
          command::AskUndo{{"id"}, seat},
          command::AnswerUndo{{"id"}, seat, true},
          command::Say{{"id"}, seat, "name", "two\nlines"},
          command::React{{"id"}, seat, Reaction::thanks},
          command::Mark{{"id"}, seat, "max", "27"},
          command::Hint{{"id"}, seat},
          command::Device{{"id"}, seat},
          command::Claim{{"id"}, "token"},
          command::Remove{{"id"}, seat, "watcher", true},
          command::NewInvite{{"id"}},
          command::Pledge{{"id"}, seat, "promise", "hash"},
          command::Reveal{{"id"}, seat, seed_from_text("number")}};
}

TEST(Wire, EveryCommandReadsBackAsItWasWritten) {
  std::size_t kind = 0;
  for (const command::Any& command : every_command()) {
    ASSERT_EQ(command.index(), kind++) << "one of each kind, in order";
    const std::string text = to_json(command);
    const auto read = from_json<command::Any>(text);
    EXPECT_EQ(read.index(), command.index()) << text;
    EXPECT_EQ(to_json(read), text);
  }
  EXPECT_EQ(kind, std::variant_size_v<command::Any>);
}

TEST(Wire, WhatIsOptionalMayBeMissingAndTheRestMayNot) {
  const auto enter = std::get<command::Enter>(from_json<command::Any>(R"({"do":"enter","id":"1"})"));
  EXPECT_TRUE(!enter.seat && !enter.last && !enter.invite);
  for (const command::Any& command : every_command()) {
    const boost::json::object whole = parse_json(to_json(command)).as_object();
    for (const auto& member : whole) {
      boost::json::object part = whole;
      part.erase(member.key());
      const std::string text = boost::json::serialize(part);
      const bool optional =
          text.find(R"("do":"enter")") != std::string::npos  ? member.key() != "do" && member.key() != "id"
          : text.find(R"("do":"sit")") != std::string::npos  ? member.key() == "seat"
          : text.find(R"("do":"slap")") != std::string::npos ? member.key() == "after"
          : text.find(R"("do":"mark")") != std::string::npos ? member.key() == "at"
          : text.find(R"("do":"say")") != std::string::npos  ? member.key() == "seat" || member.key() == "name"
                                                             : false;
      if (optional) {
        EXPECT_NO_THROW(from_json<command::Any>(text)) << text;
      } else {
        EXPECT_THROW(from_json<command::Any>(text), BadInput) << text;
      }
    }
  }
}

}  // namespace
}  // namespace hallali::wire
