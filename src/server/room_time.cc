// What a table does by itself when it is time: bots move, clocks run out, a bot stands in for who is away. While
// nobody is connected nothing of this happens; a table waits for its people.
#include "server/room.h"

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

const Phrase kTooLate{"Trop tard.", "Too late."};

}  // namespace

// Notes since when each seat has been waited for. A seat that has moved and is waited for again is asked anew, and so
// is everybody when people come back to a table that was left alone.
void Room::note_asked(bool anew) {
  const Clockwork::Time now = house_.clockwork.now();
  const SeatSet awaited = table_.playing() ? table_.match()->awaited() : SeatSet{};
  for (int i = 0; i < static_cast<int>(table_.places().size()); ++i) {
    Asked& asked = asked_[static_cast<std::size_t>(i)];
    const bool is_awaited = awaited.contains(seat_at(i));
    const int turn = is_awaited ? table_.match()->moves_made(seat_at(i)) : -1;
    if (asked.awaited && turn != asked.turn) asked.used = now - asked.since;
    if (is_awaited && (turn != asked.turn || anew)) {
      asked.since = now;
      asked.bot_at = now + thinking_time(table_.settings().pace, whims_);
      if (turn != asked.turn) asked.thinking = false;
    }
    asked.awaited = is_awaited;
    asked.turn = turn;
  }
  note_race(anew);
}

// How long a decision may take: what the table has agreed, or what the rules give if that is less.
std::optional<std::chrono::seconds> Room::time_given() const {
  const int agreed = table_.settings().clock;
  const int given = table_.playing() ? table_.match()->seconds_given() : 0;
  if (agreed == 0 && given == 0) return {};
  return seconds(agreed == 0 ? given : given == 0 ? agreed : std::min(agreed, given));
}

// When the table has to do something for a seat that is waited for; never, if it is up to a person who is there.
std::optional<Clockwork::Time> Room::due(Seat seat) const {
  const Asked& asked = asked_[slot(seat)];
  if (!asked.awaited || asked.thinking || race_ || tumbling_) return {};
  if (table_.place(seat).bot) return asked.bot_at;
  std::optional<Clockwork::Time> first;
  if (const auto time = time_given()) first = asked.since + *time;
  const SeatSet present = here();
  if (!present.contains(seat) && !present.empty()) {
    const Clockwork::Time patience = std::max(asked.since, asked.away_since) + seconds(table_.settings().patience);
    if (!first || patience < *first) first = patience;
  }
  return first;
}

void Room::schedule() {
  if (guests_.empty() || writing_) return;
  std::optional<Clockwork::Time> first;
  const auto consider = [&first](std::optional<Clockwork::Time> time) {
    if (time && (!first || *time < *first)) first = time;
  };
  for (int i = 0; i < static_cast<int>(table_.places().size()); ++i) consider(due(seat_at(i)));
  consider(race_due());
  if (!first || (alarm_ && *alarm_ <= *first)) return;
  alarm_ = first;
  house_.clockwork.at(*first, [self = weak_from_this(), time = *first] {
    const auto room = self.lock();
    if (!room || room->alarm_ != time) return;
    room->alarm_.reset();
    room->wake();
  });
}

void Room::wake() {
  if (guests_.empty()) return;
  const Clockwork::Time now = house_.clockwork.now();
  for (int i = 0; i < static_cast<int>(table_.places().size()); ++i) {
    const auto time = due(seat_at(i));
    if (time && *time <= now) act(seat_at(i));
  }
  run_race();
  schedule();
}

void Room::act(Seat seat) {
  Asked& asked = asked_[slot(seat)];
  if (table_.place(seat).bot) {
    ask_bot(seat);
    return;
  }
  asked.thinking = true;  // until it is written
  const auto given = time_given();
  const bool time_is_up = given && house_.clockwork.now() >= asked.since + *given;
  Wish wish{0,
            [this, seat, turn = asked.turn, time_is_up]() -> entry::Any {
              const bool stale = guests_.empty() || !table_.playing() || table_.match()->moves_made(seat) != turn ||
                                 table_.place(seat).bot || (!time_is_up && here().contains(seat));
              if (stale) throw BadInput(kTooLate);
              if (time_is_up) return entry::Moved{seat, table_.match()->timed_out(seat), Mover::clock};
              return entry::StoodIn{seat};
            },
            [this, seat](const std::optional<Phrase>& error) {
              Asked& again = asked_[slot(seat)];
              again.thinking = false;
              // Only what could not be written starts the clock again; coming too late changes nothing.
              if (error && *error != kTooLate) again.since = house_.clockwork.now();
            }};
  if (time_is_up) return submit(seat, std::move(wish));
  queue_.push_back(std::move(wish));
  pump();
}

void Room::ask_bot(Seat seat) {
  Asked& asked = asked_[slot(seat)];
  asked.thinking = true;
  auto thought = table_.match()->thought(*table_.place(seat).bot, seat, fresh_seed());
  house_.clockwork.work([this, self = shared_from_this(), seat, turn = asked.turn, thought = std::move(thought)] {
    house_.clockwork.post([this, self, seat, turn, move = thought(kNoHurry)] {
      submit(seat, {0,
                    [this, seat, turn, move]() -> entry::Any {
                      const bool stale = guests_.empty() || !table_.playing() ||
                                         table_.match()->moves_made(seat) != turn || !table_.place(seat).bot;
                      if (stale) throw BadInput(kTooLate);
                      table_.match()->check(seat, move);
                      return entry::Moved{seat, move, Mover::bot};
                    },
                    [this, seat](const std::optional<Phrase>& error) {
                      Asked& again = asked_[slot(seat)];
                      again.thinking = false;
                      if (error) again.bot_at = house_.clockwork.now() + kRetry;
                    }});
      schedule();  // if it was too late, nothing was written that would do so
    });
  });
}

std::optional<int> Room::clock_left(Seat seat) const {
  const Asked& asked = asked_[slot(seat)];
  const auto given = time_given();
  if (!given || race_ || !asked.awaited || table_.place(seat).bot) return {};
  const auto left = asked.since + *given - house_.clockwork.now();
  return static_cast<int>(std::max<std::int64_t>(0, std::chrono::duration_cast<milliseconds>(left).count()));
}

}  // namespace hallali
