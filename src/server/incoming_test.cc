#include "server/incoming.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace hallali {
namespace {

const std::string kMove = R"({"do":"move","id":"a1","seat":2,"turn":0,"move":"play wolf"})";

// Whatever came, there is either a command or a sentence in both languages.
void expect_answerable(const std::string& text) {
  const Incoming incoming = read_incoming(text);
  RC_ASSERT(incoming.command.has_value() == incoming.error.en.empty());
  RC_ASSERT(incoming.command.has_value() == incoming.error.fr.empty());
}

TEST(Incoming, ReadsACommand) {
  const Incoming incoming = read_incoming(kMove);
  ASSERT_TRUE(incoming.command);
  EXPECT_EQ(incoming.id, "a1");
  EXPECT_EQ(std::get<wire::command::Move>(*incoming.command).seat, seat_at(1));
}

TEST(Incoming, AnswersAnyBytesAtAll) {
  EXPECT_TRUE(rc::check("any bytes", [](const std::string& text) { expect_answerable(text); }));
  EXPECT_TRUE(
      rc::check("a command with a few bytes changed", [](const std::vector<std::pair<std::uint8_t, char>>& edits) {
        std::string text = kMove;
        for (const auto& [where, byte] : edits) text[where % text.size()] = byte;
        expect_answerable(text);
      }));
  EXPECT_TRUE(rc::check("a command cut short", [](std::uint8_t size) { expect_answerable(kMove.substr(0, size)); }));
}

TEST(Incoming, NamesTheIdWhereverThereIsOne) {
  const std::string longest(100, 'x');
  for (const std::string& id : {std::string("7"), std::string("élan"), std::string("tab\tand\nline"), longest}) {
    for (const char* rest :
         {"", R"(,"do":"dance")", R"(,"do":"move")", R"(,"do":"move","seat":"queen")", R"(,"do":7)"}) {
      const std::string text = "{\"id\":" + to_json(id) + rest + "}";
      const Incoming incoming = read_incoming(text);
      EXPECT_FALSE(incoming.command);
      EXPECT_EQ(incoming.id, id) << "the answer must find its question: " << text;
    }
  }
  for (const char* text : {"", "null", "[]", R"({"id":7,"do":"ping"})", R"({"do":"ping"})", R"({"id":"a")"}) {
    EXPECT_EQ(read_incoming(text).id, "") << text;
    EXPECT_FALSE(read_incoming(text).command) << text;
  }
}

TEST(Incoming, IsNotImpressedByDepth) {
  const std::string deep = std::string(2000, '[') + std::string(2000, ']');
  EXPECT_FALSE(read_incoming(deep).command);
  EXPECT_FALSE(read_incoming(R"({"id":"1","do":)" + deep + "}").command);
}

}  // namespace
}  // namespace hallali
