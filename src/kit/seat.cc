#include "kit/seat.h"

namespace hallali {

std::string notation(Seat seat) {
  if (seat == Seat::table) return "table";
  if (seat == Seat::spectator) return "spectator";
  return std::to_string(index(seat) + 1);
}

bool parse_notation(std::string_view text, Seat& seat) {
  if (text == "table") return seat = Seat::table, true;
  if (text == "spectator") return seat = Seat::spectator, true;
  if (text.size() != 1 || text[0] < '1' || text[0] > '0' + kMaxSeats) return false;
  seat = seat_at(text[0] - '1');
  return true;
}

}  // namespace hallali
