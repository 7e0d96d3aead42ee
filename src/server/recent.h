// What happened at a table lately, kept so that it can be told once more to whoever comes back, through any eyes and
// word for word as if the log had been read again. Only the latest updates, and only while somebody is there.
#pragma once

#include <array>
#include <cstdint>
#include <list>
#include <memory>
#include <optional>
#include <ranges>
#include <vector>

#include "server/wire_message.h"
#include "table/table.h"

namespace hallali {

// One update, before it is decided whose eyes it is for.
class Moment {
 public:
  Moment(TableId id, std::int64_t n, const Logged& logged, Table::Effect effect, const Table& after);

  std::int64_t n() const { return n_; }
  // Eyes of a seat that the table got later see as a spectator does. `clock` is what they have left now.
  wire::message::Update update(std::optional<Seat> eyes, std::optional<int> clock) const;
  bool sweeps(std::optional<Seat> eyes) const;  // in a game of memory: what came before it is gone

 private:
  // What was so in the game besides the position. Names as in Match.
  struct Game {
    std::unique_ptr<const Position> position;
    std::array<int, kMaxSeats> made{};
    SeatSet regrets;  // seats whose last move can be taken back
    SeatSet waited_for;
    std::optional<MatchResult> end;

    std::string view(Seat viewer) const { return position->view(viewer); }
    std::vector<std::string> legal(Seat seat) const { return position->legal(seat); }
    int moves_made(Seat seat) const { return made[slot(seat)]; }
    bool can_take_back(Seat seat) const { return regrets.contains(seat); }
    SeatSet awaited() const { return waited_for; }
    std::optional<MatchResult> result() const { return end; }
  };

  std::int64_t n_;
  std::optional<wire::news::Any> news_;
  std::unique_ptr<Told> told_;
  std::unique_ptr<const wire::TableInfo> table_;  // seldom, and large
  std::optional<Game> game_;
  int seats_;
  SeatSet bots_;
  bool playing_;
};

class Recent {
 public:
  // Whoever missed more is better served with a snapshot.
  static constexpr std::int64_t kMost = 40;

  explicit Recent(TableId id) : id_(id) {}

  // Entry `n` of the log, applied: `after` is the table it left behind. After a gap what was before is forgotten.
  void note(std::int64_t n, const Logged& logged, Table::Effect effect, const Table& after);
  void forget();

  bool reach(std::int64_t last) const;  // all updates after that number are here
  std::ranges::subrange<std::list<Moment>::const_iterator> after(std::int64_t last) const;
  // Whether something of that can no longer be looked up, in a game of memory.
  bool swept(std::int64_t last, std::optional<Seat> eyes) const;

 private:
  TableId id_;
  std::list<Moment> moments_;
};

}  // namespace hallali
