#include "server/audience.h"

#include <algorithm>
#include <array>

namespace hallali {

bool Audience::leave(const Client& client) {
  std::erase(present_, &client);
  return std::erase_if(guests_, [&](const Guest& each) { return each.client == &client; }) > 0;
}

Client* Audience::present(std::uint64_t number) const {
  const auto found = std::ranges::find_if(present_, [&](const Client* each) { return each->number() == number; });
  return found == present_.end() ? nullptr : *found;
}

Audience::Guest* Audience::find(const Client& client) {
  const auto found = std::ranges::find_if(guests_, [&](const Guest& each) { return each.client == &client; });
  return found == guests_.end() ? nullptr : &*found;
}

Audience::Entered Audience::enter(Client& client, std::optional<Seat> eyes, SeatSet seats) {
  Guest* guest = find(client);
  const bool newcomer = guest == nullptr;
  if (newcomer) guest = &guests_.emplace_back(Guest{&client, eyes});
  const bool other_eyes = guest->eyes != eyes;
  guest->eyes = eyes;
  guest->seats = seats;
  guest->skipped = false;
  return {*guest, newcomer, other_eyes};
}

SeatSet Audience::here() const {
  SeatSet seats;
  for (const Guest& guest : guests_) seats |= guest.seats;
  return seats;
}

int Audience::watchers() const {
  return static_cast<int>(std::ranges::count_if(guests_, [](const Guest& guest) { return guest.seats.empty(); }));
}

void Audience::note_seats(const Table& table) {
  for (Guest& guest : guests_) guest.seats = table.seats_of(guest.client->person());
}

void Audience::name(std::uint64_t client, const std::string& name) {
  for (Guest& guest : guests_) {
    if (guest.client->number() == client) guest.name = name;
  }
}

std::vector<Client*> Audience::put_out(const std::function<bool(const Person&)>& whom) {
  std::vector<Client*> out;
  for (const Guest& guest : guests_) {
    if (whom(guest.client->person())) out.push_back(guest.client);
  }
  std::erase_if(guests_, [&](const Guest& guest) { return std::ranges::find(out, guest.client) != out.end(); });
  return out;
}

void Audience::send(Guest& guest, SharedText text) {
  if (!guest.skipped) guest.skipped = !guest.client->stream(std::move(text));
}

void Audience::send_all(const SharedText& text) {
  for (Guest& guest : guests_) send(guest, text);
}

Audience::Guest* Audience::caught_up(const Client& client) {
  Guest* slow = find(client);
  if (slow == nullptr || !slow->skipped) return nullptr;
  slow->skipped = false;
  return slow;
}

Audience::Told Audience::tell(const Asker& asker, const Make& make) {
  Told told;
  std::array<SharedText, kMaxSeats + 1> texts;  // by eyes, a spectator's last
  for (Guest& guest : guests_) {
    if (guest.skipped) continue;
    ++told.updates;
    if (guest.client->number() == asker.client) {
      send(guest, make(guest.eyes, true));
      told.answered = told.answered || !guest.skipped;
    } else {
      SharedText& text = texts[guest.eyes ? slot(*guest.eyes) : kMaxSeats];
      if (!text) text = make(guest.eyes, false);
      send(guest, text);
    }
  }
  return told;
}

void Audience::measure() {
  for (const Guest& guest : guests_) guest.client->measure();
}

}  // namespace hallali
