// A castle cut open like a doll's house. Rooms are numbered from 1 on the board and from 0 in a word of 64 bits;
// hunters walk through doors and over stairs, ladders and trapdoors, Max through every wall, floor and ceiling as
// well.
//
// Boards are data: boards/*.json, built into the program and checked when they are read (board.cc).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kit/bit_set.h"
#include "kit/fixed_list.h"
#include "kit/notation.h"
#include "kit/phrase.h"

namespace hallali::gespensterjagd {

enum class Room : std::uint8_t {};
using RoomSet = BitSet<Room>;

inline constexpr int kMostRooms = 54;

constexpr Room room_at(int number) { return static_cast<Room>(number - 1); }
constexpr int number_of(Room room) { return static_cast<int>(room) + 1; }

std::string notation(Room room);  // 27
bool parse_notation(std::string_view text, Room& room);

// The wood around the castle: one frame a species. The end of a frame makes Max appear.
enum class Animal : std::uint8_t { hedgehog, bat, mouse, owl, cat };
BOOST_DESCRIBE_ENUM(Animal, hedgehog, bat, mouse, owl, cat)
using AnimalSet = BitSet<Animal, std::uint8_t>;

inline constexpr int kAnimals = 5;
inline constexpr int kMostSteps = 6;     // of Max between two appearances: the longest frame
inline constexpr int kMostRounds = 24;   // all animals of all frames
inline constexpr int kMostLockable = 8;  // red doors
inline constexpr AnimalSet kAllAnimals = AnimalSet::from_bits((1U << kAnimals) - 1);

enum class LinkKind : std::uint8_t { door, stairs, ladder, trapdoor };
BOOST_DESCRIBE_ENUM(LinkKind, door, stairs, ladder, trapdoor)

// A red door: Max can lock it, and calls it by the room it belongs to (GJ-24).
struct RedDoor {
  Room of{};
  Room other{};
};

// What the rules need of a board, in words.
struct Castle {
  int rooms = 0;
  std::array<RoomSet, kMostRooms> walks{};    // where a hunter can go (GJ-17)
  std::array<RoomSet, kMostRooms> haunts{};   // where Max can go: walls, floors, ceilings, the secret passage (GJ-05)
  std::array<RoomSet, kMostRooms> chimney{};  // and with the chimney card
  FixedList<RedDoor, kMostLockable> red_doors;
  std::array<std::uint8_t, kAnimals> animals{};
  std::array<std::array<std::uint8_t, kMostRooms>, kMostRooms> steps{};  // for hunters, from room to room

  RoomSet all() const { return RoomSet::from_bits((std::uint64_t{1} << rooms) - 1); }
};

// For drawing.
struct RoomPlan {
  int id = 0;
  std::string name_fr;
  std::string name_en;
  int floor = 0;  // -1 is the cellar
  int x = 0;      // cells, to the right
  int y = 0;      // cells, downward
  int w = 0;
  int h = 0;
};
BOOST_DESCRIBE_STRUCT(RoomPlan, (), (id, name_fr, name_en, floor, x, y, w, h))

struct LinkPlan {
  int a = 0;
  int b = 0;
  LinkKind kind{};
  std::optional<int> lockable_in;
};
BOOST_DESCRIBE_STRUCT(LinkPlan, (), (a, b, kind, lockable_in))

struct FramePlan {
  Animal animal{};
  int count = 0;
};
BOOST_DESCRIBE_STRUCT(FramePlan, (), (animal, count))

// A file of boards/.
struct Plan {
  std::string name;
  std::vector<RoomPlan> rooms;
  std::vector<LinkPlan> links;
  std::vector<std::array<int, 2>> walls;  // all pairs of rooms with a common edge, to check the rooms against
  std::array<int, 2> passage{};
  std::array<int, 2> chimney{};
  std::vector<FramePlan> animals;
};
BOOST_DESCRIBE_STRUCT(Plan, (), (name, rooms, links, walls, passage, chimney, animals))

// Canterville is the board of the game; the lodge is a small one on which tests can enumerate everything.
enum class Board : std::uint8_t { canterville, lodge };
BOOST_DESCRIBE_ENUM(Board, canterville, lodge)

Plan read_plan(std::string_view json);  // BadInput with the first thing that is wrong
Castle build(const Plan& plan);
const Plan& plan_of(Board board);
const Castle& castle_of(Board board);

// The texts of boards/, made by cmake/embed_boards.cmake.
std::string_view board_text(Board board);

}  // namespace hallali::gespensterjagd
