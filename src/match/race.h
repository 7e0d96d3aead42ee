// Who slapped first, when every hand is on another network. Nothing in here knows a clock or a socket: times are
// milliseconds since the start was shown. docs/fair-race.md tells why it is done like this.
#pragma once

#include <optional>
#include <vector>

#include "kit/random.h"
#include "kit/seat.h"
#include "table/record.h"

namespace hallali {

// Nobody sees, decides and moves a hand in less time.
inline constexpr int kHumanLimit = 120;
// The most that anybody gets back for the way his slap had to travel.
inline constexpr int kMostCompensation = 150;
// After the first slap arrives, how long the table waits for others that may have come down before it. A slap that
// arrives later than this cannot have: it would need more compensation than there is.
inline constexpr int kCollection = kMostCompensation;
// From the moment the table announces the start until the screens show it: enough for the announcement to travel.
inline constexpr int kLead = 150;

// What the table believes of a slap that its screen measured as `after` and that arrived at `arrived`, with a round
// trip of `trip`. It is never earlier than the journey explains, and never later than the arrival.
int believed(int after, int arrived, int trip);

class Race {
 public:
  Race(SeatSet seats, int window) : open_(seats), window_(window) {}

  SeatSet open() const { return open_; }  // who has said nothing yet
  int window() const { return window_; }

  // Each seat once, while it is open.
  void slap(Seat seat, int after, int arrived, int trip);
  void pass(Seat seat) { open_.erase(seat); }

  // When the race can be decided: as soon as all have spoken, else when the first slap has waited for the others,
  // else when the window closes.
  int ends() const;

  // All hands in order, equal ones by lot; each seat's hand once.
  std::vector<Slap> order(Random& draws) const;

 private:
  SeatSet open_;
  int window_;
  std::optional<int> first_;
  std::vector<Slap> slaps_;
};

// The round trip of one connection: the median of the latest pings, which one late answer does not move.
class RoundTrip {
 public:
  void note(int milliseconds);
  int median() const;  // 0 before the first

 private:
  static constexpr std::size_t kKept = 9;
  std::vector<int> latest_;
  std::size_t next_ = 0;
};

}  // namespace hallali
