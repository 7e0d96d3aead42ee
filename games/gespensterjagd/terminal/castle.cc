#include "games/gespensterjagd/terminal/castle.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "games/gespensterjagd/story/words.h"

namespace hallali::gespensterjagd {
namespace {

using cli::Ink;
using cli::Teller;

constexpr int kCellsAcross = 44;
constexpr int kCellsDown = 21;

// Two columns a cell would be 88. The gatehouse on the left (6 cells) and the barn on the right (from 38 on) are wide
// enough to do with less, so that the smallest rooms keep five columns for what is in them.
constexpr int column_of(int x) {
  if (x <= 6) return x * 8 / 6;
  if (x <= 38) return 8 + (x - 6) * 2;
  return 72 + (x - 38) * 7 / 6;
}
static_assert(column_of(kCellsAcross) == cli::kScreenWidth - 1);

struct Cell {
  std::string_view sign = " ";
  Ink ink = Ink::plain;
};

class Canvas {
 public:
  void put(int row, int column, std::string_view sign, Ink ink = Ink::plain) {
    cells_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = {sign, ink};
  }

  // Neighbours of one colour are painted together.
  std::string text(const Teller& teller) const {
    std::string out;
    for (const auto& line : cells_) {
      const auto end = std::find_if(line.rbegin(), line.rend(), [](const Cell& cell) { return cell.sign != " "; });
      if (!out.empty()) out += '\n';
      std::string run;
      Ink ink = Ink::plain;
      for (auto cell = line.begin(); cell != end.base(); ++cell) {
        if (cell->ink != ink && !run.empty()) {
          out += teller.paint(ink, run);
          run.clear();
        }
        ink = cell->ink;
        run += cell->sign;
      }
      if (!run.empty()) out += teller.paint(ink, run);
    }
    return out;
  }

 private:
  std::array<std::array<Cell, cli::kScreenWidth>, kCellsDown + 1> cells_{};
};

// Which ways lines leave a point of the drawing, to choose the sign for it.
class Walls {
 public:
  void add(const RoomPlan& room) {
    const int left = column_of(room.x);
    const int right = column_of(room.x + room.w);
    for (int row : {room.y, room.y + room.h}) {
      for (int column = left; column <= right; ++column) {
        at(row, column) |= (column > left ? kLeft : 0U) | (column < right ? kRight : 0U);
      }
    }
    for (int column : {left, right}) {
      for (int row = room.y; row <= room.y + room.h; ++row) {
        at(row, column) |= (row > room.y ? kUp : 0U) | (row < room.y + room.h ? kDown : 0U);
      }
    }
  }

  void draw(Canvas& canvas) const {
    static constexpr std::array<std::string_view, 16> signs{" ", "│", "│", "│", "─", "┘", "┐", "┤",
                                                            "─", "└", "┌", "├", "─", "┴", "┬", "┼"};
    for (int row = 0; row <= kCellsDown; ++row) {
      for (int column = 0; column < cli::kScreenWidth; ++column) {
        const unsigned lines = lines_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
        if (lines != 0) canvas.put(row, column, signs[lines], Ink::dim);
      }
    }
  }

 private:
  static constexpr unsigned kUp = 1;
  static constexpr unsigned kDown = 2;
  static constexpr unsigned kLeft = 4;
  static constexpr unsigned kRight = 8;

  unsigned& at(int row, int column) {
    return lines_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
  }

  std::array<std::array<unsigned, cli::kScreenWidth>, kCellsDown + 1> lines_{};
};

// A door stands at the foot of the wall two rooms share, everything else in the middle of the floor between them.
void draw_link(Canvas& canvas, const LinkPlan& link) {
  const RoomPlan& a = plan_of_room(room_at(link.a));
  const RoomPlan& b = plan_of_room(room_at(link.b));
  if (link.kind == LinkKind::door) {
    const int foot = std::min(a.y + a.h, b.y + b.h) - 1;
    canvas.put(foot, column_of(std::max(a.x, b.x)), link.lockable_in ? kRedDoorSign : kDoorSign,
               link.lockable_in ? Ink::red : Ink::plain);
    return;
  }
  const int from = column_of(std::max(a.x, b.x));
  const int to = column_of(std::min(a.x + a.w, b.x + b.w));
  canvas.put(std::max(a.y, b.y), (from + to) / 2,
             link.kind == LinkKind::stairs   ? kStairsSign
             : link.kind == LinkKind::ladder ? kLadderSign
                                             : kTrapdoorSign);
}

// The empty castle, the same in every game.
const Canvas& empty_castle() {
  static const Canvas canvas = [] {
    Canvas drawing;
    Walls walls;
    for (const RoomPlan& room : plan().rooms) walls.add(room);
    walls.draw(drawing);
    for (const LinkPlan& link : plan().links) draw_link(drawing, link);
    return drawing;
  }();
  return canvas;
}

void draw_lock(Canvas& canvas, Room of) {
  const RoomPlan& a = plan_of_room(of);
  const RoomPlan& b = plan_of_room(behind(of));
  canvas.put(std::min(a.y + a.h, b.y + b.h) - 1, column_of(std::max(a.x, b.x)), kLockedSign, Ink::red);
}

bool contains(const std::optional<RoomSet>& rooms, Room room) { return rooms && rooms->contains(room); }

// The number of the room, and what there is to know about it.
std::vector<Cell> first_line(const View& view, Room room, std::string_view digits) {
  const bool here = view.ghost == room;
  const bool visited = !here && contains(view.visited, room);
  const bool possible = !here && contains(view.possible, room);
  const Ink ink = here ? kMaxInk : possible ? Ink::yellow : visited ? Ink::dim : Ink::bold;
  std::vector<Cell> cells;
  for (std::size_t i = 0; i < digits.size(); ++i) cells.push_back({digits.substr(i, 1), ink});
  if (here) cells.push_back({kMaxSign, kMaxInk});
  if (visited) cells.push_back({kVisitedSign, ink});
  if (possible) cells.push_back({kPossibleSign, ink});
  if (view.trap == room) cells.push_back({kTrapSign, Ink::red});
  return cells;
}

std::vector<Cell> figures_in(const View& view, Room room) {
  std::vector<Cell> cells;
  for (std::size_t i = 0; i < view.figures.size(); ++i) {
    if (view.figures[i].room != room) continue;
    cells.push_back({figure_sign(static_cast<int>(i)), ink_of(view, view.figures[i].seat)});
  }
  return cells;
}

void draw_room(Canvas& canvas, const View& view, const RoomPlan& entry, std::string_view digits) {
  const Room room = room_at(entry.id);
  std::vector<Cell> first = first_line(view, room, digits);
  std::vector<Cell> second = figures_in(view, room);
  const int left = column_of(entry.x) + 1;
  const int row = entry.y + 1;
  if (entry.h == 2) {  // a low room has one line for both
    first.insert(first.end(), second.begin(), second.end());
    second.clear();
  }
  for (std::size_t i = 0; i < first.size(); ++i) {
    canvas.put(row, left + static_cast<int>(i), first[i].sign, first[i].ink);
  }
  for (std::size_t i = 0; i < second.size(); ++i) {
    canvas.put(row + 1, left + static_cast<int>(i), second[i].sign, second[i].ink);
  }
}

}  // namespace

std::string castle_picture(const View& view, const Teller& teller) {
  Canvas canvas = empty_castle();
  if (view.locked) draw_lock(canvas, *view.locked);
  std::vector<std::string> digits;  // the canvas looks into them
  for (const RoomPlan& room : plan().rooms) digits.push_back(std::to_string(room.id));
  for (std::size_t i = 0; i < digits.size(); ++i) draw_room(canvas, view, plan().rooms[i], digits[i]);
  return canvas.text(teller);
}

}  // namespace hallali::gespensterjagd
