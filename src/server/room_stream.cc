// What the clients of a room are told.
#include <algorithm>

#include "server/message_text.h"
#include "server/room.h"
#include "server/telling.h"

namespace hallali {
namespace {

constexpr std::int64_t kMostMissed = 40;    // beyond that a snapshot is shorter
constexpr std::int64_t kLongestLog = 2000;  // beyond that reading it again would keep everybody waiting

}  // namespace

Room::Guest* Room::guest(const Client& client) {
  const auto found = std::ranges::find_if(guests_, [&](const Guest& each) { return each.client == &client; });
  return found == guests_.end() ? nullptr : &*found;
}

Client* Room::present(std::uint64_t number) const {
  const auto found = std::ranges::find_if(present_, [&](const Client* each) { return each->number() == number; });
  return found == present_.end() ? nullptr : *found;
}

SeatSet Room::here() const {
  SeatSet seats;
  for (const Guest& guest : guests_) seats |= guest.seats;
  return seats;
}

void Room::note_seats() {
  for (Guest& guest : guests_) guest.seats = table_.seats_of(guest.client->person());
}

void Room::leave(Client& client) {
  const SeatSet before = here();
  std::erase(present_, &client);
  if (std::erase_if(guests_, [&](const Guest& each) { return each.client == &client; }) == 0) return;
  last_change_ = house_.clockwork.now();
  for (Seat seat : before - here()) asked_[slot(seat)].away_since = last_change_;
  tell_presence();
  schedule();
}

void Room::caught_up(Client& client) {
  Guest* slow = guest(client);
  if (slow == nullptr || !slow->skipped) return;
  slow->skipped = false;
  ++house_.counters.resyncs_total;
  send_snapshot(*slow);
}

// True if the update was its asker's answer.
bool Room::tell(const Logged& logged, const Table::Effect& effect, const Asker& asker) {
  bool answered = false;
  // Eyes that are shared by several connections are served the same text; only who asked gets one of his own.
  std::array<SharedText, kMaxSeats + 1> texts;
  SharedText own;
  for (Guest& guest : guests_) {
    if (guest.skipped) continue;
    SharedText& text = texts[guest.eyes ? slot(*guest.eyes) : kMaxSeats];
    const bool asked = guest.client->number() == asker.client;
    if (!text || asked) {
      const auto clock = guest.eyes ? clock_left(*guest.eyes) : std::nullopt;
      auto update = update_of(id_, seq_, logged, effect, table_, guest.eyes, clock);
      if (update.game) update.game->race = race_now();
      if (asked) update.re = asker.id;
      (asked ? own : text) = message_text(std::move(update));  // views are long: moved, not copied
    }
    ++house_.counters.updates_total;
    send(guest, asked ? own : text);
    answered = answered || (asked && !guest.skipped);
  }
  if (effect.table) tell_you(), tell_presence();
  return answered;
}

void Room::send(Guest& guest, SharedText text) {
  if (!guest.skipped) guest.skipped = !guest.client->stream(std::move(text));
}

void Room::send(Guest& guest, const wire::message::Any& message) { send(guest, message_text(message)); }

// Whose seat is whose may have changed: eyes that are no longer one's own are closed.
void Room::tell_you() {
  for (Guest& guest : guests_) {
    const bool lost = guest.eyes && !guest.seats.contains(*guest.eyes);
    if (lost) {
      guest.eyes.reset();
      send_snapshot(guest);
    } else {
      send(guest, wire::message::YouNow{you(guest)});
    }
  }
}

void Room::tell_presence() {
  const SharedText text = message_text(wire::message::PresenceNow{presence()});
  for (Guest& guest : guests_) send(guest, text);
}

wire::You Room::you(const Guest& guest) const {
  if (guest.seats.empty()) return {guest.eyes, {}, {}, {}};
  return {guest.eyes, guest.seats, invite(), pass()};
}

wire::Presence Room::presence() const {
  const auto watching = std::ranges::count_if(guests_, [](const Guest& guest) { return guest.seats.empty(); });
  return {here(), table_.host(here()), static_cast<int>(watching)};
}

void Room::send_snapshot(Guest& guest) {
  const auto clock = guest.eyes ? clock_left(*guest.eyes) : std::nullopt;
  wire::message::Snapshot snapshot{
      seq_, you(guest), table_info(id_, table_), presence(), game_now(table_, guest.eyes, clock), {}, table_.marks()};
  if (snapshot.game) snapshot.game->race = race_now();
  for (const entry::Said& said : table_.chat()) snapshot.chat.push_back({said.seat, said.name, said.text});
  send(guest, snapshot);
}

// The updates after `last`, made anew from the log. False if a snapshot is the better answer.
bool Room::send_missed(Guest& guest, std::int64_t last) {
  if (last > seq_ || last < 1 || seq_ - last > kMostMissed) return false;
  if (last < seq_ && seq_ > kLongestLog) return false;
  if (last < seq_) {
    Table past;
    for (const LogEntry& entry : house_.store.entries(id_)) {
      if (entry.seq > seq_) break;  // durable already, but not told yet
      const Logged logged = read_logged(entry.body);
      const Table::Effect effect = past.apply(logged);
      if (entry.seq <= last) continue;
      // A seat that the table got later had no eyes yet.
      const bool blind = guest.eyes && index(*guest.eyes) >= static_cast<int>(past.places().size());
      const std::optional<Seat> eyes = blind ? std::nullopt : guest.eyes;
      const auto clock = eyes ? clock_left(*eyes) : std::nullopt;
      auto update = update_of(id_, entry.seq, logged, effect, past, eyes, clock);
      if (update.game && entry.seq == seq_) update.game->race = race_now();
      send(guest, std::move(update));
    }
  }
  send(guest, wire::message::YouNow{you(guest)});
  send(guest, wire::message::PresenceNow{presence()});
  return true;
}

}  // namespace hallali
