// Who slapped first, when every hand is on another network. Nothing in here knows a clock or a socket: times are
// milliseconds since the start was shown. docs/fair-race.md tells why it is done like this.
#pragma once

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "kit/random.h"
#include "kit/rules.h"
#include "kit/seat.h"
#include "match/record.h"

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

// How a race ends in the moves of the rules: whoever is first makes the last move of their list, "slap". When nobody
// is, the seat that is awaited says so in the name of all, with the first of its list.
template <Races G>
std::pair<Seat, typename G::Move> end_of_race(const typename G::State& state, std::optional<Seat> first) {
  const Seat seat = first.value_or(awaited(state).first());
  const auto moves = legal(state, seat);
  return {seat, first ? moves.back() : moves.front()};
}

// Who is first when everybody is a bot, drawn from how quick they are: a seat, or nobody. Among the quickest each is
// as likely. It is what Race decides, without a list of hands: simulations allocate nothing.
template <Races G>
std::optional<Seat> first_among(const typename G::State& state, std::span<const Bot> bots, Random& thoughts) {
  std::optional<Seat> first;
  int best = 0;
  std::uint32_t ties = 0;
  for (Seat seat : awaited(state) | allowed(state)) {
    const Bot bot = bots[slot(seat)];
    const Reflex time = bot == Bot::random ? random_reflex(thoughts) : reflex_of(bot, know(state, seat), thoughts);
    if (!time || (first && *time > best)) continue;
    ties = first && *time == best ? ties + 1 : 1;
    if (ties > 1 && thoughts.below(ties) != 0) continue;
    first = seat;
    best = *time;
  }
  return first;
}

}  // namespace hallali
