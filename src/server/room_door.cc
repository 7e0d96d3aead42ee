// Who may come to a table, who has to go, and what they are told.
#include <algorithm>

#include "server/message_text.h"
#include "server/room.h"
#include "server/tokens.h"

namespace hallali {
namespace {

constexpr std::size_t kMostListed = 50;  // of those who watch

const Phrase kOldInvite{"Cette invitation a été remplacée : demandez le nouveau lien.",
                        "This invite has been replaced: ask for the new link."};

// Why somebody hears nothing more after this entry.
struct Parting {
  Phrase operator()(const entry::Removed& removed) const {
    if (removed.banned) return kBanned;
    return {"L'hôte vous a fait quitter la table.", "The host has sent you away from the table."};
  }
  Phrase operator()(const entry::InviteReplaced&) const { return kOldInvite; }
  Phrase operator()(const entry::Set&) const {
    return {"La table est devenue privée : il faut une invitation.",
            "The table has become private: you need an invite."};
  }
  template <class Entry>
  Phrase operator()(const Entry&) const {
    return {"Votre place a été libérée, et la table est privée.",
            "Your seat has been freed, and the table is private."};
  }
};

}  // namespace

const Phrase kSeatNotYours{"Cette place n'est pas la vôtre.", "This seat is not yours."};
const Phrase kNoSuchTable{"Cette table n'existe pas, ou elle est privée : il faut une invitation.",
                          "There is no such table, or it is private: you need an invite."};

bool Room::lets_in(const Person& person, const std::optional<std::string>& invite) const {
  if (table_.door().banned(person)) return false;
  return table_.settings().open || !table_.seats_of(person).empty() || invites_.invited(person) ||
         (invite && invites_.is_invite(*invite));
}

bool Room::shows(const Person& person, std::string_view pass, int game) const {
  return !table_.door().banned(person) && invites_.shows(pass, game);
}

Phrase Room::why_not(const Person& person, const std::optional<std::string>& invite) const {
  if (table_.door().banned(person)) return kBanned;
  return invite && invites_.was_invite(*invite) ? kOldInvite : kNoSuchTable;
}

void Room::obey(Client& client, const wire::command::Remove& remove) {
  if (audience_.find(client) == nullptr) throw BadInput(kNotEntered);
  if (remove.seat.has_value() == remove.watcher.has_value()) {
    throw BadInput({"« remove » veut une place ou un spectateur.", "\"remove\" takes a seat or a watcher."});
  }
  wish(client, remove.id, [this, remove, person = client.person()]() -> entry::Any {
    if (remove.seat) return table_.remove(person, audience_.here(), *remove.seat, remove.ban);
    for (const Guest& guest : audience_.guests()) {
      if (!guest.seats.empty() || watcher_mark(id_, guest.client->person()) != *remove.watcher) continue;
      return table_.remove(person, audience_.here(), {guest.client->person()}, guest.name, remove.ban);
    }
    throw BadInput({"Cette personne n'est plus là.", "This person is no longer here."});
  });
}

// The people whose seat this entry frees. Asked before it is applied.
std::vector<Person> Room::freed_by(const entry::Any& what) const {
  if (const auto* removed = std::get_if<entry::Removed>(&what)) return removed->people;
  const auto* vacated = std::get_if<entry::Vacated>(&what);
  return vacated == nullptr ? std::vector<Person>() : table_.place(vacated->seat).people;
}

// Takes out of the audience whoever may not hear what comes now, before anybody is told of it.
std::vector<Client*> Room::put_out(const entry::Any& what, const std::vector<Person>& freed) {
  const bool removed = std::holds_alternative<entry::Removed>(what);
  const auto* vacated = std::get_if<entry::Vacated>(&what);
  // Whoever gets up may stay and watch, to sit down elsewhere; who was made to is invited no longer.
  const bool own = vacated != nullptr && !vacated->by_host.value_or(false);
  for (const Person& person : freed) own ? invites_.brought_by(person) : invites_.forget(person);
  if (std::holds_alternative<entry::InviteReplaced>(what)) invites_.forget_all();
  const SeatSet before = audience_.here();
  std::vector<Client*> gone = audience_.put_out([&](const Person& person) {
    return (removed && std::ranges::find(freed, person) != freed.end()) || !lets_in(person);
  });
  clocks_.went_away(before - audience_.here(), last_change_);
  if (audience_.empty()) recent_.forget();
  return gone;
}

// Last of all: whoever asked for it themselves has had their answer.
void Room::dismiss(const std::vector<Client*>& clients, const entry::Any& what) {
  for (Client* client : clients) {
    client->answer(message_text(wire::message::Dismissed{std::visit(Parting(), what)}));
  }
}

std::vector<wire::Watcher> Room::watchers() const {
  std::vector<wire::Watcher> list;
  for (const Guest& guest : audience_.guests()) {
    if (!guest.seats.empty() || list.size() >= kMostListed) continue;
    wire::Watcher watcher{watcher_mark(id_, guest.client->person()), guest.name};
    const auto known = std::ranges::find(list, watcher.watcher, &wire::Watcher::watcher);
    if (known == list.end()) {
      list.push_back(std::move(watcher));
    } else if (known->name.empty()) {
      known->name = std::move(watcher.name);
    }
  }
  return list;
}

}  // namespace hallali
