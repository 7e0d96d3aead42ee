// A race at a table. The throw that begins it is announced before anything is drawn, so that nobody can know the dice
// early; then every screen shows them at the same moment, hands are collected, and what comes out is one entry of the
// log. docs/fair-race.md tells the whole.
#include "server/message_text.h"
#include "server/room.h"
#include "server/tokens.h"

namespace hallali {
namespace {

using std::chrono::milliseconds;

int tumbling_time(Pace pace, Random& whims) {
  return (pace == Pace::brisk ? 500 : 900) + static_cast<int>(whims.below(400));
}

// When a bot that will not slap lets that be seen: as soon as one that would have.
int shrug_time(Random& whims) { return 700 + static_cast<int>(whims.below(900)); }

}  // namespace

// An answer behind a closed hand waits for the others, and a move that begins a race while its dice tumble; any other
// goes its way at once.
void Room::submit(Seat seat, Wish wish) {
  if (collect(seat, wish)) return;
  const bool starts = table_.playing() && table_.match()->starts_race() && table_.match()->awaited().contains(seat);
  if (starts && table_.settings().pace != Pace::instant) {
    tumble(seat, std::move(wish));
    return;
  }
  push(std::move(wish));
}

void Room::tumble(Seat seat, Wish wish) {
  if (table_.obeyed(wish.command)) return wish.answer({});
  if (tumbling_ && wish.command != 0 && tumbling_->command == wish.command) {  // sent again: the same throw
    tumbling_ = std::move(wish);
    return;
  }
  if (tumbling_) {
    wish.answer(Unfulfilled{Unfulfilled::Why::refused, {"Les dés roulent déjà.", "The dice are rolling already."}});
    return;
  }
  // What would be refused does not even begin.
  if (const auto why = attempt([&] { wish.propose(); })) return wish.answer(why);
  tumbling_ = std::move(wish);
  const int time = tumbling_time(table_.settings().pace, whims_);
  audience_.measure();
  audience_.send_all(message_text(wire::message::Tumbling{seat, time}));
  house_.clockwork.at(house_.clockwork.now() + milliseconds(time), [room = weak_from_this()] {
    const auto self = room.lock();
    if (!self) return;
    Wish thrown = std::move(*self->tumbling_);
    self->tumbling_.reset();
    self->push(std::move(thrown));
    self->schedule();
  });
}

// Whether a race has begun or ended with the latest entry. People who come back to a table that was left alone, or to
// one that was read from the disk, get the race anew.
void Room::note_race(bool anew) {
  const bool racing = table_.playing() && table_.match()->racing();
  if (!racing || anew) race_.stop();
  if (!racing || race_.on()) return;
  const SeatSet seats = table_.match()->awaited() | table_.match()->allowed();
  race_.begin(seq_, seats, std::chrono::seconds(table_.match()->seconds_given()), house_.clockwork.now());
  audience_.measure();
  for (Seat seat : seats) {
    if (table_.place(seat).bot) plan_bot(seat);
  }
}

// Bots think like everywhere else: away from this thread, from what their seat knows.
void Room::plan_bot(Seat seat) {
  auto reflex = table_.match()->reflex(*table_.place(seat).bot, seat, fresh_seed());
  house_.clockwork.work([this, self = shared_from_this(), seat, race = race_.number(), reflex = std::move(reflex)] {
    house_.clockwork.post([this, self, seat, race, time = reflex()] {
      const bool at_once = table_.settings().pace == Pace::instant;
      race_.plan(race, seat, time, milliseconds(at_once ? 0 : time.value_or(shrug_time(whims_))));
      run_race();
      schedule();
    });
  });
}

void Room::obey(Client& client, const wire::command::Slap& slap) {
  if (!table_.seats_of(client.person()).contains(slap.seat)) throw BadInput(kSeatNotYours);
  const std::uint64_t mark = command_mark(client.person(), slap.id);
  if (race_.obeyed(mark)) return reply(client, slap.id, {});  // sent again
  const bool bot = table_.place(slap.seat).bot.has_value();
  race_.slap({slap.seat, slap.race, slap.after, client.round_trip(), mark, bot}, house_.clockwork.now());
  reply(client, slap.id, {});
  run_race();
  schedule();
}

// Lets time pass for the race; when it can be decided, its end is written like any other entry.
void Room::run_race() {
  if (!race_.run(house_.clockwork.now())) return;
  push({0, [this, number = race_.number()] { return race_.end(number, *table_.match()); },
        [this](const std::optional<Unfulfilled>& why) {
          if (why) race_.put_off(house_.clockwork.now() + kRetry);
        }});
}

}  // namespace hallali
