#include "games/gespensterjagd/rules/rules.h"

namespace hallali::gespensterjagd {
namespace {

bool parse_figure(std::string_view text, int& figure) {
  if (text.size() != 1 || text[0] < '1' || text[0] > '0' + kMostFigures) return false;
  figure = text[0] - '1';
  return true;
}

std::string figure_text(int figure) { return std::to_string(figure + 1); }

}  // namespace

std::string notation(Move move) {
  switch (move.kind()) {
    case Move::Kind::end:
      return "end";
    case Move::Kind::move:
      return "move " + notation(move.room());
    case Move::Kind::place:
      return "place " + notation(move.room());
    case Move::Kind::frame:
      return "frame " + hallali::notation(move.animal());
    case Move::Kind::pause:
      return "pause";
    case Move::Kind::cheat:
      return "cheat " + notation(move.room());
    case Move::Kind::walk:
      return "walk " + figure_text(move.figure()) + ' ' + notation(move.room());
    case Move::Kind::open:
      return "open " + figure_text(move.figure());
    case Move::Kind::lock:
      return "lock " + notation(move.room());
    case Move::Kind::trap:
      return "trap " + notation(move.room());
  }
  return {};
}

bool parse_notation(std::string_view text, Move& move) {
  Move read;
  std::string_view left = text;
  const std::string_view verb = take_word(left);
  const auto take_room = [&left](Room& room) { return parse_notation(take_word(left), room); };
  Room room{};
  Animal animal{};
  int figure = 0;
  if (verb == "end") {
    read = Move::end();
  } else if (verb == "pause") {
    read = Move::pause();
  } else if (verb == "move" && take_room(room)) {
    read = Move::move(room);
  } else if (verb == "place" && take_room(room)) {
    read = Move::place(room);
  } else if (verb == "cheat" && take_room(room)) {
    read = Move::cheat(room);
  } else if (verb == "lock" && take_room(room)) {
    read = Move::lock(room);
  } else if (verb == "trap" && take_room(room)) {
    read = Move::trap(room);
  } else if (verb == "frame" && hallali::parse_notation(take_word(left), animal)) {
    read = Move::frame(animal);
  } else if (verb == "walk" && parse_figure(take_word(left), figure) && take_room(room)) {
    read = Move::walk(figure, room);
  } else if (verb == "open" && parse_figure(take_word(left), figure)) {
    read = Move::open(figure);
  } else {
    return false;
  }
  // Exactly one way to write a move: nothing may be left over.
  if (notation(read) != text) return false;
  move = read;
  return true;
}

}  // namespace hallali::gespensterjagd
