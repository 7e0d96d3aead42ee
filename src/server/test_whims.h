// For tests: a table where anything at all may be wished for.
#pragma once

#include "table/test_table.h"

namespace hallali {

// People who want anything at all; what they may not is refused and changes nothing.
class Whims {
 public:
  explicit Whims(int seed) : random_(seed_from_text(std::to_string(seed))) {}

  std::uint32_t below(std::uint32_t n) { return random_.below(n); }
  Person person() { return person_at(static_cast<int>(below(5))); }

  entry::Any wish(const Table& table) {
    const auto here = SeatSet::from_bits(static_cast<std::uint16_t>(below(16)));
    const Seat seat = seat_at(static_cast<int>(below(5)));
    const Person who = person();
    if (table.playing() && below(4) != 0) return move(table);
    switch (below(13)) {
      case 0:
        return table.sit(who, below(2) == 0 ? std::nullopt : std::optional(seat), "somebody");
      case 1:
        return below(3) == 0 ? table.vacate(who, here, seat) : table.sit(who, {}, "somebody");
      case 2:
        return table.seat_bot(who, here, seat, below(2) == 0 ? Bot::random : Bot::steady);
      case 3:
        return table.set(who, here, settings());
      case 4:
        return table.start(who, here, seed_from_text(std::to_string(below(1000))));
      case 5:
        return table.come_back(who, seat);
      case 6:
        return table.ask_undo(who, here, seat);
      case 7:
        return table.answer_undo(who, seat, below(3) != 0);
      case 8:
        return table.say(who, below(2) == 0 ? std::nullopt : std::optional(seat), "watcher", "\"hi\"\n");
      case 9:
        return table.react(who, seat, Reaction::laugh);
      case 10:
        return table.share(seat, who);
      case 11:
        return table.start(who, {}, seed_from_text(std::to_string(below(1000))));
      default:
        return stand_in(table, seat);
    }
  }

 private:
  entry::Any move(const Table& table) {
    const SeatSet awaited = table.match()->awaited();
    Seat seat = awaited.first();
    if (below(2) == 0) seat = awaited.last();
    const std::vector<std::string> moves = table.match()->legal(seat);
    return entry::Moved{seat, moves[below(static_cast<std::uint32_t>(moves.size()))], Mover::player};
  }
  static entry::Any stand_in(const Table& table, Seat seat) {
    const bool fits = table.playing() && index(seat) < table.settings().players;
    if (!fits || !table.place(seat).played_by_person()) throw BadInput({"non", "no"});
    return entry::StoodIn{seat};
  }
  Settings settings() {
    Settings settings = below(2) == 0 ? plain_settings("chasse-en-folie", 3 + static_cast<int>(below(2)))
                                      : plain_settings("auf-der-pirsch", 3 + static_cast<int>(below(2)));
    settings.open = below(2) == 0;
    return settings;
  }

  Random random_;
};

}  // namespace hallali
