// What the things of Gespensterjagd are called, and the signs that stand for them in the picture.
#pragma once

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "games/gespensterjagd/rules/rules.h"
#include "story/words.h"

namespace hallali::gespensterjagd {

inline const std::array<cli::Noun, kAnimals> kAnimalNouns{{
    {{"hérisson", "hedgehog"}, {"hérissons", "hedgehogs"}, cli::Ink::yellow},
    {{"chauve-souris", "bat"}, {"chauves-souris", "bats"}, cli::Ink::magenta, true},
    {{"souris", "mouse"}, {"souris", "mice"}, cli::Ink::cyan, true},
    {{"hibou", "owl"}, {"hiboux", "owls"}, cli::Ink::green},
    {{"chat", "cat"}, {"chats", "cats"}, cli::Ink::blue},
}};
inline const cli::Noun kRoundNoun{{"tour", "round"}, {"tours", "rounds"}};
inline const cli::Noun kPauseNoun{{"pause", "pause"}, {"pauses", "pauses"}, cli::Ink::plain, true};

inline const cli::Noun& noun(Animal animal) { return kAnimalNouns[static_cast<std::size_t>(animal)]; }

// Signs of the picture. A figure is a number in a ring, so that nobody takes it for a room.
inline constexpr std::array<std::string_view, kMostFigures> kFigureSigns{"①", "②", "③", "④"};
inline constexpr std::string_view kMaxSign = "M";
inline constexpr std::string_view kTrapSign = "▲";
inline constexpr std::string_view kVisitedSign = "·";
inline constexpr std::string_view kPossibleSign = "?";
inline constexpr std::string_view kFaceDownSign = "▒";
inline constexpr std::string_view kDoorSign = "╌";  // a way through the wall
inline constexpr std::string_view kRedDoorSign = "▫";
inline constexpr std::string_view kLockedSign = "▪";
inline constexpr std::string_view kStairsSign = "≡";
inline constexpr std::string_view kLadderSign = "╫";
inline constexpr std::string_view kTrapdoorSign = "▭";

inline constexpr cli::Ink kMaxInk = cli::Ink::magenta;

// Figures are counted from 0 here, as in a Move.
inline std::string_view figure_sign(int figure) { return kFigureSigns[static_cast<std::size_t>(figure)]; }

// One colour for all figures of a player: hunters are counted clockwise from Max.
inline cli::Ink ink_of(const View& view, Seat seat) {
  constexpr std::array<cli::Ink, kMaxPlayers - 1> inks{cli::Ink::blue, cli::Ink::green, cli::Ink::yellow,
                                                       cli::Ink::cyan};
  const int players = view.options.players;
  return inks[static_cast<std::size_t>((index(seat) - index(view.max) - 1 + players) % players)];
}
inline std::string painted_figure(const View& view, int figure, const cli::Teller& teller) {
  return teller.paint(ink_of(view, view.figures[static_cast<std::size_t>(figure)].seat), figure_sign(figure));
}

inline const Plan& plan() { return plan_of(Board::canterville); }
inline const RoomPlan& plan_of_room(Room room) { return plan().rooms[static_cast<std::size_t>(room)]; }

// "27 Chambre rouge", "27 Red bedroom"
inline std::string room_text(Room room, const cli::Teller& teller) {
  const RoomPlan& entry = plan_of_room(room);
  return fmt::format("{} {}", entry.id, teller.language == Language::fr ? entry.name_fr : entry.name_en);
}

inline bool is_max(const View& view) { return view.viewer == view.max; }
inline bool seated(const View& view) { return index(view.viewer) < view.options.players; }

// What lies behind a red door that is called by the room it belongs to.
inline Room behind(Room of) {
  for (const RedDoor& door : castle_of(Board::canterville).red_doors) {
    if (door.of == of) return door.other;
  }
  return of;
}

// What the signs of the picture mean, as far as they can come up in this game.
std::string legend(const View& view, const cli::Teller& teller);

}  // namespace hallali::gespensterjagd
