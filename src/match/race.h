// Who slapped first, when every hand is on another network. Nothing in here knows a clock or a socket: times are
// milliseconds since the start was shown. docs/fair-race.md tells why it is done like this.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "kit/fixed_list.h"
#include "kit/random.h"
#include "kit/rules.h"
#include "kit/seat.h"
#include "match/record.h"

namespace hallali {

// Nobody sees, decides and moves a hand in less time.
inline constexpr int kHumanLimit = 120;
// The most that anybody gets back for the way their slap had to travel.
inline constexpr int kMostCompensation = 150;
// After the first slap arrives, how long the table waits for others that may have come down before it. A slap that
// arrives later than this cannot have: it would need more compensation than there is.
inline constexpr int kCollection = kMostCompensation;
// From the moment the table announces the start until the screens show it: enough for the announcement to travel.
inline constexpr int kLead = 150;

// What the table believes of a slap that its screen measured as `after` and that arrived at `arrived`, with a round
// trip of `trip`. It is never earlier than the journey explains, and never later than the arrival.
int believed(int after, int arrived, int trip);

// From this version of a game's rules on, every race has its hands in the record. Before, a record could leave them
// out.
inline constexpr int kRulesWithHands = 2;

// One lot for each seat, handed out in the order of the seats. Of two hands at the same time the lower lot is first.
using Lots = std::array<std::uint8_t, kMaxSeats>;
Lots draw_lots(Random draws);

// The hands of one race without a heap; simulations allocate nothing.
using Hands = FixedList<Slap, kMaxSeats>;

// The first one first: by time, equal ones by lot.
void put_in_order(std::span<Slap> hands, const Lots& lots);
bool any_tie(std::span<const Slap> hands);

// When the collection is over: a hand that arrives later does not count.
int last_arrival(std::span<const Slap> hands);

SeatSet seats_of(std::span<const Slap> hands);

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

  // All hands that count, in order; each seat's hand once.
  std::vector<Slap> order(const Lots& lots) const;
  // With those that came when it was over.
  std::vector<Slap> all(const Lots& lots) const;

 private:
  SeatSet open_;
  int window_;
  std::optional<int> first_;
  std::vector<Slap> slaps_;
};

// What is wrong with the hands that a record has for a race of these seats: the number of the hand, from 0, and what
// to say of it. Without lots (before kRulesWithHands) nobody knows any more how ties were decided, and when it ended.
struct WrongHand {
  std::size_t hand = 0;
  Phrase what;
};
std::optional<WrongHand> wrong_hand(std::span<const Slap> hands, SeatSet racers, int window,
                                    const std::optional<Lots>& lots);

// How a race ends in the moves of the rules: whoever is first makes the last move of their list, "slap". When nobody
// is, the seat that is awaited says so in the name of all, with the first of its list.
template <Races G>
std::pair<Seat, typename G::Move> end_of_race(const typename G::State& state, std::optional<Seat> first) {
  const Seat seat = first.value_or(awaited(state).first());
  const auto moves = legal(state, seat);
  return {seat, first ? moves.back() : moves.front()};
}

// The hands that count when everybody is a bot, drawn from how quick they are, in order. `lots()` is asked only if
// two come down at the same time.
template <Races G, class DrawLots>
Hands hands_of(const typename G::State& state, std::span<const Bot> bots, Random& thoughts, DrawLots lots) {
  std::array<int, kMaxSeats> times;
  SeatSet slapping;
  int last = 1000 * seconds_given(state);
  for (Seat seat : awaited(state) | allowed(state)) {
    const Bot bot = bots[slot(seat)];
    const Reflex time = bot == Bot::random ? random_reflex(thoughts) : reflex_of(bot, know(state, seat), thoughts);
    if (!time || *time > last) continue;
    times[slot(seat)] = *time;
    slapping.insert(seat);
    last = std::min(last, *time + kCollection);
  }
  Hands hands;
  for (Seat seat : slapping) {
    const int time = times[slot(seat)];
    if (time <= last) hands.push_back({seat, time, time, 0, time});
  }
  if (hands.size() > 1) put_in_order(hands, any_tie(hands) ? lots() : Lots{});
  return hands;
}

}  // namespace hallali
