// What the clients of a room are told.
#include "server/message_text.h"
#include "server/room.h"
#include "server/telling.h"

namespace hallali {
namespace {

constexpr std::int64_t kLongestLog = 1000;  // beyond that reading it again would keep everybody waiting

}  // namespace

void Room::leave(Client& client) {
  const SeatSet before = audience_.here();
  if (!audience_.leave(client)) return;
  last_change_ = house_.clockwork.now();
  clocks_.went_away(before - audience_.here(), last_change_);
  if (audience_.empty()) recent_.forget();
  tell_presence();
  run_window();
  schedule();
}

void Room::caught_up(Client& client) {
  Guest* slow = audience_.caught_up(client);
  if (slow == nullptr) return;
  ++house_.counters.resyncs_total;
  send_snapshot(*slow);
}

// True if the update was its asker's answer.
bool Room::tell(const Logged& logged, const Table::Effect& effect, const Asker& asker) {
  const auto told = audience_.tell(asker, [&](std::optional<Seat> eyes, bool asked) {
    auto update = update_of(id_, seq_, logged, effect, table_, eyes, clock_left(eyes));
    add_now(update.game, eyes);
    if (asked) update.re = asker.id;
    return message_text(std::move(update));  // views are long: moved, not copied
  });
  house_.counters.updates_total += told.updates;
  if (effect.table) tell_you(), tell_presence();
  return told.answered;
}

// Whose seat is whose may have changed: eyes that are no longer one's own are closed.
void Room::tell_you() {
  for (Guest& guest : audience_.guests()) {
    const bool lost = guest.eyes && !guest.seats.contains(*guest.eyes);
    if (lost) {
      guest.eyes.reset();
      send_snapshot(guest);
    } else {
      Audience::send(guest, message_text(wire::message::YouNow{you(guest)}));
    }
  }
}

void Room::add_now(std::optional<wire::GameNow>& game, std::optional<Seat> eyes) const {
  if (!game) return;
  game->race = race_.now(house_.clockwork.now());
  game->window = window_.now(eyes);
  if (game->window && window_.closing()) game->legal.clear();  // the table has answered already
}

void Room::tell_presence() {
  audience_.send_all(message_text(wire::message::PresenceNow{presence()}));
  tell_host();
}

// Who watches, when that has changed.
void Room::tell_host() {
  const std::optional<Seat> host = table_.host(audience_.here());
  std::vector<wire::Watcher> list = watchers();
  if (host == listed_to_ && list == listed_) return;
  const bool nobody = list.empty() && listed_.empty();
  listed_to_ = host, listed_ = std::move(list);
  if (nobody) return;
  for (Guest& guest : audience_.guests()) {
    if (host && guest.seats.contains(*host)) {
      Audience::send(guest, message_text(wire::message::YouNow{you(guest)}));
    }
  }
}

wire::You Room::you(const Guest& guest) const {
  if (guest.seats.empty()) return {guest.eyes, {}, {}, {}, {}};
  const std::optional<Seat> host = table_.host(audience_.here());
  const bool hosting = host && guest.seats.contains(*host);
  return {guest.eyes, guest.seats, invite(), pass(), hosting ? watchers() : std::vector<wire::Watcher>()};
}

wire::Presence Room::presence() const {
  const SeatSet here = audience_.here();
  return {here, table_.host(here), audience_.watchers()};
}

void Room::send_snapshot(Guest& guest) {
  wire::message::Snapshot snapshot{
      seq_, you(guest),    table_info(id_, table_), presence(), game_now(table_, guest.eyes, clock_left(guest.eyes)),
      {},   table_.marks()};
  add_now(snapshot.game, guest.eyes);
  for (const entry::Said& said : table_.chat()) snapshot.chat.push_back({said.seat, said.name, said.text});
  Audience::send(guest, message_text(std::move(snapshot)));
}

// The updates after `last`. False if a snapshot is the better answer.
bool Room::send_missed(Guest& guest, std::int64_t last) {
  if (last > seq_ || last < 1 || seq_ - last > Recent::kMost) return false;
  if (last < seq_) {
    if (!recent_.reach(last) && !remember()) return false;
    if (table_.playing() && recent_.swept(last, guest.eyes)) return false;
    for (const Moment& moment : recent_.after(last)) {
      auto update = moment.update(guest.eyes, clock_left(guest.eyes));
      if (update.n == seq_) add_now(update.game, guest.eyes);
      Audience::send(guest, message_text(std::move(update)));
    }
  }
  Audience::send(guest, message_text(wire::message::YouNow{you(guest)}));
  Audience::send(guest, message_text(wire::message::PresenceNow{presence()}));
  return true;
}

// Fetches from the log what happened before anybody was here to see it. False if that would take too long.
bool Room::remember() {
  LoadedTable past = checkpoint_before(house_.store, id_, seq_ - Recent::kMost);
  if (seq_ - past.seq > kLongestLog) return false;
  recent_.forget();
  for (const LogEntry& entry : house_.store.entries(id_, past.seq)) {
    if (entry.seq > seq_) break;  // durable already, but not told yet
    const Logged logged = read_logged(entry.body);
    Table::Effect effect = past.table.apply(logged);
    if (entry.seq > seq_ - Recent::kMost) recent_.note(entry.seq, logged, std::move(effect), past.table);
  }
  return true;
}

}  // namespace hallali
