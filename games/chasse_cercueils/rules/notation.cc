#include <charconv>

#include "games/chasse_cercueils/rules/rules.h"

namespace hallali::chasse_cercueils {

std::string notation(Place place) { return std::to_string(static_cast<int>(place) + 1); }

bool parse_notation(std::string_view text, Place& place) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number < 1 || number > kMostPlaces) return false;
  const auto read = static_cast<Place>(number - 1);
  if (notation(read) != text) return false;
  place = read;
  return true;
}

std::string notation(Spot spot) { return hallali::notation(spot.owner) + '.' + notation(spot.place); }

bool parse_notation(std::string_view text, Spot& spot) {
  const std::size_t dot = text.find('.');
  Spot read;
  if (dot == std::string_view::npos || !hallali::parse_notation(text.substr(0, dot), read.owner)) return false;
  if (index(read.owner) >= kMaxPlayers || !parse_notation(text.substr(dot + 1), read.place)) return false;
  spot = read;
  return true;
}

std::string notation(Move move) {
  const std::string verb = hallali::notation(move.kind());
  return names_a_card(move.kind()) ? verb + ' ' + notation(move.spot()) : verb;
}

bool parse_notation(std::string_view text, Move& move) {
  std::string_view left = text;
  Move::Kind kind{};
  Spot spot;
  if (!hallali::parse_notation(take_word(left), kind)) return false;
  if (names_a_card(kind) && !parse_notation(take_word(left), spot)) return false;
  const Move read(kind, spot);
  // Exactly one way to write a move: nothing may be left over.
  if (notation(read) != text) return false;
  move = read;
  return true;
}

}  // namespace hallali::chasse_cercueils
