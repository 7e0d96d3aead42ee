#include "server/clocks.h"

#include <algorithm>

namespace hallali {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

// How long a bot seems to think: people want to see who did what.
milliseconds thinking_time(Pace pace, Random& whims) {
  switch (pace) {
    case Pace::instant:
      return milliseconds(0);
    case Pace::brisk:
      return milliseconds(200 + whims.below(300));
    case Pace::human:
      return milliseconds(700 + whims.below(1100));
  }
  return milliseconds(0);
}

// How long a decision may take: what the table has agreed, or what the rules give if that is less.
std::optional<seconds> time_given(const Table& table) {
  const int agreed = table.settings().clock;
  const int given = table.playing() ? table.match()->seconds_given() : 0;
  if (agreed == 0 && given == 0) return {};
  return seconds(agreed == 0 ? given : given == 0 ? agreed : std::min(agreed, given));
}

}  // namespace

void Clocks::note(const Table& table, Time now, bool anew, Random& whims) {
  const SeatSet awaited = table.playing() ? table.match()->awaited() : SeatSet{};
  for (int i = 0; i < static_cast<int>(table.places().size()); ++i) {
    const Seat seat = seat_at(i);
    Asked& asked = of(seat);
    const bool is_awaited = awaited.contains(seat);
    const int turn = is_awaited ? table.match()->moves_made(seat) : -1;
    if (asked.awaited && turn != asked.turn) asked.used = now - asked.since;
    if (is_awaited && (turn != asked.turn || anew)) {
      asked.since = now;
      asked.bot_at = now + thinking_time(table.settings().pace, whims);
      if (turn != asked.turn) asked.acting = false;
    }
    asked.awaited = is_awaited;
    asked.turn = turn;
  }
}

void Clocks::went_away(SeatSet seats, Time now) {
  for (Seat seat : seats) of(seat).away_since = now;
}

void Clocks::took_back(Seat seat, Time now) { of(seat).since = now - of(seat).used; }

std::optional<Clocks::Time> Clocks::due(const Table& table, Seat seat, SeatSet here, bool answered) const {
  const Asked& asked = of(seat);
  if (!asked.awaited || asked.acting) return {};
  if (table.place(seat).bot) return answered ? std::nullopt : std::optional(asked.bot_at);
  std::optional<Time> first;
  if (const auto time = time_given(table); time && !answered) first = asked.since + *time;
  if (!here.contains(seat) && !here.empty()) {
    const Time patience = std::max(asked.since, asked.away_since) + seconds(table.settings().patience);
    if (!first || patience < *first) first = patience;
  }
  return first;
}

bool Clocks::time_is_up(const Table& table, Seat seat, Time now) const {
  const auto given = time_given(table);
  return given && now >= of(seat).since + *given;
}

std::optional<int> Clocks::left(const Table& table, Seat seat, Time now) const {
  const auto given = time_given(table);
  if (!given || !of(seat).awaited || table.place(seat).bot) return {};
  const auto left = of(seat).since + *given - now;
  return static_cast<int>(std::max<std::int64_t>(0, std::chrono::duration_cast<milliseconds>(left).count()));
}

}  // namespace hallali
