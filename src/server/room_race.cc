// A race at a table. The throw that begins it is announced before anything is drawn, so that nobody can know the dice
// early; then every screen shows them at the same moment, hands are collected, and what comes out is one entry of the
// log. docs/fair-race.md tells the whole.
#include <algorithm>

#include "server/message_text.h"
#include "server/room.h"

namespace hallali {
namespace {

using std::chrono::milliseconds;

const Phrase kRaceOver{"Trop tard : cette course est finie.", "Too late: this race is over."};
constexpr int kLongestWait = 60'000;  // milliseconds; nobody waits that long

int tumbling_time(Pace pace, Random& whims) {
  return (pace == Pace::brisk ? 500 : 900) + static_cast<int>(whims.below(400));
}

// When a bot that will not slap lets that be seen: as soon as one that would have.
int shrug_time(Random& whims) { return 700 + static_cast<int>(whims.below(900)); }

}  // namespace

// A move that begins a race is held back while its dice tumble; any other goes its way at once.
void Room::submit(Seat seat, Wish wish) {
  const bool starts = table_.playing() && table_.match()->starts_race() && table_.match()->awaited().contains(seat);
  if (starts && table_.settings().pace != Pace::instant) {
    tumble(seat, std::move(wish));
    return;
  }
  queue_.push_back(std::move(wish));
  pump();
}

void Room::tumble(Seat seat, Wish wish) {
  if (table_.obeyed(wish.command)) return wish.answer({});
  if (tumbling_ && wish.command != 0 && tumbling_->command == wish.command) {  // sent again: the same throw
    tumbling_ = std::move(wish);
    return;
  }
  if (tumbling_) {
    wish.answer(Phrase{"Les dés roulent déjà.", "The dice are rolling already."});
    return;
  }
  try {
    wish.propose();  // what would be refused does not even begin
  } catch (const BadInput& bad) {
    wish.answer(bad.phrase());
    return;
  }
  tumbling_ = std::move(wish);
  const int time = tumbling_time(table_.settings().pace, whims_);
  const SharedText text = message_text(wire::message::Tumbling{seat, time});
  for (Guest& guest : guests_) {
    guest.client->measure();
    send(guest, text);
  }
  house_.clockwork.at(house_.clockwork.now() + milliseconds(time), [room = weak_from_this()] {
    const auto self = room.lock();
    if (!self) return;
    self->queue_.push_back(std::move(*self->tumbling_));
    self->tumbling_.reset();
    self->pump();
    self->schedule();
  });
}

// Whether a race has begun or ended with the latest entry. People who come back to a table that was left alone, or to
// one that was read from the disk, get the race anew.
void Room::note_race(bool anew) {
  const bool racing = table_.playing() && table_.match()->racing();
  if (!racing || anew) race_.reset();
  if (!racing || race_) return;
  const SeatSet seats = table_.match()->awaited() | table_.match()->allowed();
  race_ = LiveRace{seq_, house_.clockwork.now() + milliseconds(kLead),
                   Race(seats, table_.match()->seconds_given() * 1000)};
  slapped_.clear();
  for (Guest& guest : guests_) guest.client->measure();
  for (Seat seat : seats) {
    if (table_.place(seat).bot) plan_bot(seat);
  }
}

// Bots think like everywhere else: away from this thread, from what their seat knows.
void Room::plan_bot(Seat seat) {
  auto reflex = table_.match()->reflex(*table_.place(seat).bot, seat, fresh_seed());
  house_.clockwork.work([this, self = shared_from_this(), seat, number = race_->number, reflex = std::move(reflex)] {
    house_.clockwork.post([this, self, seat, number, time = reflex()] {
      if (!race_ || race_->number != number) return;
      const bool at_once = table_.settings().pace == Pace::instant;
      const int wait = at_once ? 0 : time.value_or(shrug_time(whims_));
      race_->plans.push_back({seat, race_->shown + milliseconds(wait), time});
      run_race();
      schedule();
    });
  });
}

int Room::race_time() const {
  return static_cast<int>(std::chrono::duration_cast<milliseconds>(house_.clockwork.now() - race_->shown).count());
}

void Room::obey(Client& client, const wire::command::Slap& slap) {
  if (!table_.seats_of(client.person()).contains(slap.seat)) throw BadInput(kSeatNotYours);
  const std::uint64_t mark = command_mark(client.person(), slap.id);
  if (std::ranges::find(slapped_, mark) != slapped_.end()) return reply(client, slap.id, {});  // sent again
  if (!race_ || race_->number != slap.race || race_->ending) throw BadInput(kRaceOver);
  if (!race_->race.open().contains(slap.seat) || table_.place(slap.seat).bot) {
    throw BadInput({"Cette place a déjà répondu.", "This seat has answered already."});
  }
  if (slap.after && (*slap.after < 0 || *slap.after > kLongestWait)) {
    throw BadInput({"« after » compte de 0 à 60000 millisecondes.", "\"after\" counts 0 to 60000 milliseconds."});
  }
  const int arrived = race_time();
  if (slap.after && arrived < 0) {  // CC-02
    throw BadInput({"Trop tôt : les dés ne sont pas encore montrés.", "Too early: the dice are not shown yet."});
  }
  if (slap.after) {
    race_->race.slap(slap.seat, *slap.after, arrived, client.round_trip());
  } else {
    race_->race.pass(slap.seat);
  }
  slapped_.push_back(mark);
  reply(client, slap.id, {});
  run_race();
  schedule();
}

// When something is to be done for the race: a bot's hand, or its end.
std::optional<Clockwork::Time> Room::race_due() const {
  if (!race_ || race_->ending) return {};
  Clockwork::Time first = std::max(race_->shown + milliseconds(race_->race.ends()), race_->not_before);
  for (const Plan& plan : race_->plans) first = std::min(first, std::max(plan.at, race_->shown));
  return first;
}

void Room::run_race() {
  if (!race_ || race_->ending) return;
  const Clockwork::Time now = house_.clockwork.now();
  std::erase_if(race_->plans, [&](const Plan& plan) {
    if (plan.at > now) return false;
    if (plan.reflex) {
      race_->race.slap(plan.seat, *plan.reflex, *plan.reflex, 0);
    } else {
      race_->race.pass(plan.seat);
    }
    return true;
  });
  if (now >= race_->shown + milliseconds(race_->race.ends()) && now >= race_->not_before) end_race();
}

void Room::end_race() {
  race_->ending = true;
  queue_.push_back({0,
                    [this, number = race_->number]() -> entry::Any {
                      if (!race_ || race_->number != number) throw BadInput(kRaceOver);
                      const Match& match = *table_.match();
                      Random draws = match.draws();
                      std::vector<Slap> slaps = race_->race.order(draws);
                      const Seat seat = slaps.empty() ? match.awaited().first() : slaps.front().seat;
                      const std::vector<std::string> moves = match.legal(seat);
                      return entry::Raced{seat, slaps.empty() ? moves.front() : moves.back(), std::move(slaps)};
                    },
                    [this](const std::optional<Phrase>& error) {
                      if (!error || !race_) return;
                      race_->ending = false;
                      race_->not_before = house_.clockwork.now() + kRetry;
                    }});
  pump();
}

std::optional<wire::RaceNow> Room::race_now() const {
  if (!race_) return {};
  return wire::RaceNow{race_->number, -race_time(), race_->race.window()};
}

}  // namespace hallali
