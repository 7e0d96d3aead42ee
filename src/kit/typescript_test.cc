#include "kit/typescript.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kit/facts.h"

namespace hallali {
namespace den {

enum class Fur : std::uint8_t { grey, red_brown };
BOOST_DESCRIBE_ENUM(Fur, grey, red_brown)

struct Trail {
  int length = 0;
};
std::string notation(const Trail& trail) { return std::to_string(trail.length); }
bool parse_notation(std::string_view, Trail&) { return false; }

struct Cub {
  Fur fur{};
};
BOOST_DESCRIBE_STRUCT(Cub, (), (fur))

struct Born {
  static constexpr std::string_view kind = "born";
  Cub cub;
};
BOOST_DESCRIBE_STRUCT(Born, (), (cub))
struct Left {
  static constexpr std::string_view kind = "left";
};
BOOST_DESCRIBE_STRUCT(Left, (), ())

struct Den {
  std::vector<std::optional<Cub>> cubs;
  std::map<Fur, Trail> trails;
  Seat owner{};
  bool dry = false;
};
BOOST_DESCRIBE_STRUCT(Den, (), (cubs, trails, owner, dry))

}  // namespace den

namespace wood {
struct Cub {
  int age = 0;
};
BOOST_DESCRIBE_STRUCT(Cub, (), (age))
}  // namespace wood

namespace {

TEST(TypeScript, DeclaresATypeAfterEverythingItIsMadeOf) {
  TypeScript script;
  script.declare<den::Den>();
  EXPECT_EQ(script.text(),
            "export type Fur = 'grey' | 'red-brown';\n\n"
            "export interface Cub {\n  fur: Fur;\n}\n\n"
            "export type Trail = string;\n\n"
            "export interface Den {\n  cubs: (Cub | null)[];\n  trails: Record<Fur, Trail>;\n  owner: number;\n"
            "  dry: boolean;\n}\n");
}

TEST(TypeScript, AVariantIsAUnionUnderTheNameItIsGiven) {
  TypeScript script;
  script.declare<std::variant<den::Born, den::Left>>("Event");
  EXPECT_THAT(script.text(), testing::EndsWith("\nexport type Event =\n  | { event: 'born'; cub: Cub }\n"
                                               "  | { event: 'left' };\n"));
  EXPECT_THROW((TypeScript().type<std::variant<den::Born, den::Left>>()), std::logic_error) << "it has no name";
}

TEST(TypeScript, TwoTypesOfOneNameAreAMistake) {
  TypeScript script;
  script.declare<den::Cub>();
  EXPECT_THROW(script.declare<wood::Cub>(), std::logic_error);
}

TEST(Facts, ATableHasAnEntryForEachName) {
  const auto worth = for_each_of<den::Fur>([](den::Fur fur) { return fur == den::Fur::grey ? 1 : 2; });
  EXPECT_EQ(to_json(worth), R"({"grey":1,"red-brown":2})");
  EXPECT_EQ((from_json<std::map<den::Fur, int>>(to_json(worth))), worth);
}

TEST(Facts, WhatIsTooLongForALineIsLaidOut) {
  const std::string words(50, 'x');
  const boost::json::value value{{"a", {1, 2}}, {"b", {words, words, words}}};
  EXPECT_EQ(laid_out(value), "{\n  \"a\": [1,2],\n  \"b\": [\n    \"" + words + "\",\n    \"" + words +
                                 "\",\n    \"" + words + "\",\n  ],\n}");
}

}  // namespace
}  // namespace hallali
