// Commands, and the way from a wish to a durable entry.
#include "server/room.h"

#include <spdlog/spdlog.h>

#include <algorithm>

#include "server/message_text.h"
#include "server/telling.h"

namespace hallali {
namespace {

const Phrase kNotSaved{"Cela n'a pas pu être enregistré ; réessayez.", "This could not be saved; please try again."};
constexpr std::size_t kMostInvited = 64;
const Phrase kNotEntered{"Entrez d'abord à la table (enter).", "Enter the table first (enter)."};
const Phrase kStaleDevice{"Ce lien n'est plus valable : demandez-en un autre sur le premier appareil.",
                          "This link is no longer valid: ask for another one on the first device."};
constexpr auto kDeviceTime = std::chrono::minutes(10);
constexpr std::ptrdiff_t kMostDevices = 4;  // links for a seat at a time
constexpr std::size_t kLongestQueue = 256;
constexpr std::size_t kLongestId = 40;

// What the table makes of a command, for those that become an entry.
struct Proposer {
  const Table& table;
  const Person& person;
  SeatSet here;

  entry::Any operator()(const wire::command::Sit& sit) const { return table.sit(person, sit.seat, sit.name); }
  entry::Any operator()(const wire::command::Vacate& vacate) const { return table.vacate(person, here, vacate.seat); }
  entry::Any operator()(const wire::command::SeatBot& it) const {
    return table.seat_bot(person, here, it.seat, it.bot);
  }
  entry::Any operator()(const wire::command::Set& set) const { return table.set(person, here, set.settings); }
  entry::Any operator()(const wire::command::Start&) const { return table.start(person, here, fresh_seed()); }
  entry::Any operator()(const wire::command::Return& it) const { return table.come_back(person, it.seat); }
  entry::Any operator()(const wire::command::AskUndo& ask) const { return table.ask_undo(person, here, ask.seat); }
  entry::Any operator()(const wire::command::AnswerUndo& answer) const {
    return table.answer_undo(person, answer.seat, answer.agree);
  }
  entry::Any operator()(const wire::command::Say& say) const {
    return table.say(person, say.seat, say.name.value_or(""), say.text);
  }
  entry::Any operator()(const wire::command::React& react) const {
    return table.react(person, react.seat, react.reaction);
  }
  entry::Any operator()(const wire::command::Mark& mark) const {
    return table.mark(person, mark.seat, mark.topic, mark.at);
  }
};

}  // namespace

Room::Room(House& house, TableId id)
    : house_(house), id_(id), last_change_(house.clockwork.now()), whims_(fresh_seed()) {}

bool Room::load() {
  try {
    for (const LogEntry& entry : house_.store.entries(id_)) {
      const Logged logged = read_logged(entry.body);
      table_.apply(logged);
      note_person(logged.what);
      seq_ = entry.seq;
    }
  } catch (const std::exception& error) {  // of another version, or damaged: this table only, not the house
    // Not what it says of itself, which may be somebody's cards.
    spdlog::error("table={} entry={} unreadable ({})", id_, seq_ + 1, typeid(error).name());
    return false;
  }
  note_asked(true);
  return seq_ > 0;
}

void Room::note_person(const entry::Any& what) {
  const Person* person = nullptr;
  if (const auto* seated = std::get_if<entry::Seated>(&what)) person = &seated->person;
  if (const auto* shared = std::get_if<entry::Shared>(&what)) person = &shared->person;
  if (person == nullptr) return;
  std::vector<TableId>& tables = house_.tables_of[*person];
  if (std::ranges::find(tables, id_) == tables.end()) tables.push_back(id_);
}

bool Room::lets_in(const Person& person, const std::optional<std::string>& invite) const {
  return table_.settings().open || !table_.seats_of(person).empty() ||
         std::ranges::find(invited_, person) != invited_.end() || (invite && same_secret(*invite, this->invite()));
}

const Phrase kSeatNotYours{"Cette place n'est pas la vôtre.", "This seat is not yours."};
const Phrase kNoSuchTable{"Cette table n'existe pas, ou elle est privée : il faut une invitation.",
                          "There is no such table, or it is private: you need an invite."};

void Room::obey(Client& client, const wire::command::Any& command) {
  std::visit(
      [&](const auto& each) {
        try {
          if (each.id.empty() || each.id.size() > kLongestId) {
            throw BadInput({"« id » a de 1 à 40 octets.", "\"id\" has 1 to 40 bytes."});
          }
          obey(client, each);
        } catch (const BadInput& bad) {
          reply(client, each.id, bad.phrase());
        }
      },
      command);
}

void Room::obey(Client& client, const wire::command::Enter& enter) {
  if (!lets_in(client.person(), enter.invite)) {
    throw BadInput(kNoSuchTable);
  }
  const bool invited = enter.invite && same_secret(*enter.invite, invite());
  if (invited && std::ranges::find(invited_, client.person()) == invited_.end()) {
    if (invited_.size() >= kMostInvited) invited_.erase(invited_.begin());
    invited_.push_back(client.person());
  }
  if (enter.seat && !table_.seats_of(client.person()).contains(*enter.seat)) throw BadInput(kSeatNotYours);
  Guest* found = guest(client);
  const bool newcomer = found == nullptr;
  if (newcomer) {
    const bool first = guests_.empty();
    found = &guests_.emplace_back(Guest{&client, enter.seat, table_.seats_of(client.person())});
    if (first) note_asked(true);  // nobody's time ran while nobody was there
  }
  const bool other_eyes = found->eyes != enter.seat;  // what these have seen so far is not what was missed
  found->eyes = enter.seat;
  found->skipped = false;
  reply(client, enter.id, {});
  if (!enter.last || other_eyes || !send_missed(*found, *enter.last)) send_snapshot(*found);
  if (newcomer) tell_presence();
  schedule();
}

void Room::obey(Client& client, const wire::command::Ping& ping) { reply(client, ping.id, {}); }

void Room::obey(Client& client, const wire::command::Hint& hint) {
  if (!table_.seats_of(client.person()).contains(hint.seat)) throw BadInput(kSeatNotYours);
  if (!table_.playing() || table_.match()->legal(hint.seat).empty()) {
    throw BadInput({"Ce n'est pas à vous de jouer.", "It is not your turn."});
  }
  if (race_) throw BadInput({"Pas de conseil pendant une course.", "No hints during a race."});
  auto thought = table_.match()->thought(Bot::steady, hint.seat, fresh_seed());
  house_.clockwork.work(
      [this, self = shared_from_this(), number = client.number(), id = hint.id, thought = std::move(thought)] {
        house_.clockwork.post([this, self, number, id, move = thought(kNoHurry)] {
          if (Client* there = present(number)) reply(*there, id, {}, move);
        });
      });
}

void Room::obey(Client& client, const wire::command::Device& device) {
  if (!table_.seats_of(client.person()).contains(device.seat)) throw BadInput(kSeatNotYours);
  const Clockwork::Time now = house_.clockwork.now();
  std::erase_if(devices_, [&](const Device& each) { return each.until <= now; });
  const auto of_seat = [&](const Device& each) { return each.seat == device.seat; };
  if (std::ranges::count_if(devices_, of_seat) >= kMostDevices) {
    devices_.erase(std::ranges::find_if(devices_, of_seat));
  }
  devices_.push_back({new_token(), device.seat, table_.place(device.seat).since, now + kDeviceTime, {}});
  reply(client, device.id, {}, devices_.back().token);
}

void Room::obey(Client& client, const wire::command::Claim& claim) {
  const Clockwork::Time now = house_.clockwork.now();
  // Who claimed it first may do so again: the answer may have been lost, or the write may have failed.
  const auto device = std::ranges::find_if(devices_, [&](const Device& each) {
    return each.until > now && same_secret(each.token, claim.token) &&
           (each.taker.empty() || each.taker == client.person());
  });
  if (device == devices_.end()) throw BadInput(kStaleDevice);
  const Seat seat = device->seat;
  const std::uint32_t since = device->since;
  device->taker = client.person();
  if (table_.seats_of(client.person()).contains(seat)) {
    reply(client, claim.id, {}, notation(seat));
    return;
  }
  wish(
      client, claim.id,
      [this, seat, since, person = client.person()] {
        const bool same = index(seat) < static_cast<int>(table_.places().size()) && table_.place(seat).since == since;
        if (!same) throw BadInput(kStaleDevice);
        return table_.share(seat, person);
      },
      notation(seat));
}

void Room::obey(Client& client, const wire::command::Move& move) {
  if (guest(client) == nullptr) throw BadInput(kNotEntered);
  const auto propose = [this, move, person = client.person()] {
    if (race_) throw BadInput({"C'est une course : tapez (slap).", "This is a race: slap."});
    return table_.move(person, move.seat, move.turn, move.move);
  };
  submit(move.seat, wish_of(client, move.id, propose));
}

template <class Command>
void Room::obey(Client& client, const Command& command) {
  if (guest(client) == nullptr) throw BadInput(kNotEntered);
  wish(client, command.id, [this, command, person = client.person()] {
    return Proposer{table_, person, here()}(command);
  });
}

// Clients come and go while an entry is being written; only one that is still there is answered.
Room::Answer Room::replier(Client& client, const std::string& id, std::optional<std::string> value) {
  return [this, number = client.number(), id, value](const std::optional<Phrase>& error) {
    if (Client* there = present(number)) reply(*there, id, error, error ? std::nullopt : value);
  };
}

Room::Wish Room::wish_of(Client& client, const std::string& id, std::function<entry::Any()> propose,
                         std::optional<std::string> value) {
  if (queue_.size() >= kLongestQueue) {
    throw BadInput({"Trop de commandes attendent ; un instant.", "Too many commands are waiting; one moment."});
  }
  const Asker asker = value ? Asker() : Asker{client.number(), id};
  return {command_mark(client.person(), id), std::move(propose), replier(client, id, std::move(value)), asker};
}

void Room::wish(Client& client, const std::string& id, std::function<entry::Any()> propose,
                std::optional<std::string> value) {
  queue_.push_back(wish_of(client, id, std::move(propose), std::move(value)));
  pump();
}

void Room::set_up(std::vector<entry::Any> entries, Answer answer) {
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const bool last = i + 1 == entries.size();
    const auto propose = [this, what = std::move(entries[i]), before = static_cast<std::int64_t>(i)] {
      if (seq_ != before) throw BadInput(kNotSaved);  // one before it was not written
      return what;
    };
    queue_.push_back({0, propose, last ? std::move(answer) : [](const std::optional<Phrase>&) {}});
  }
  pump();
}

void Room::pump() {
  while (!writing_ && !queue_.empty()) {
    Wish wish = std::move(queue_.front());
    queue_.pop_front();
    if (wish.command != 0 && table_.obeyed(wish.command)) {
      wish.answer({});
      continue;
    }
    Logged logged{wish.command, {}};
    try {
      logged.what = wish.propose();
    } catch (const BadInput& bad) {
      wish.answer(bad.phrase());
      continue;
    }
    writing_ = {std::move(logged), std::move(wish.answer), std::move(wish.asker), house_.clockwork.now()};
    house_.store.append({id_, seq_ + 1, write_logged(writing_->logged)}, [self = shared_from_this()](bool durable) {
      self->house_.clockwork.post([self, durable] { self->written(durable); });
    });
  }
}

void Room::written(bool durable) {
  const Writing done = std::move(*writing_);
  writing_.reset();
  last_change_ = house_.clockwork.now();
  if (durable) {
    house_.counters.appended(last_change_ - done.begun);
    ++seq_;
    const Table::Effect effect = table_.apply(done.logged);
    if (effect.table) note_seats();
    ++house_.counters.entries_total;
    note_person(done.logged.what);
    if (effect.told) ++house_.counters.moves_total;
    if (effect.told && table_.over()) {
      ++house_.counters.games_finished_total;
      spdlog::info("table={} game={} over moves={}", id_, table_.games(), table_.match()->moves_made());
    }
    note_asked(false);
    if (const auto seat = effect.taken_back) {  // its clock goes on where it stopped
      Asked& asked = asked_[slot(*seat)];
      asked.since = last_change_ - asked.used;
    }
    if (!tell(done.logged, effect, done.asker)) done.answer({});
  } else {
    spdlog::error("table={} entry={} not saved", id_, seq_ + 1);
    done.answer(kNotSaved);
  }
  pump();
  schedule();
}

void Room::reply(Client& client, const std::string& id, const std::optional<Phrase>& error,
                 std::optional<std::string> value) {
  if (error) ++house_.counters.refused_total;
  client.answer(message_text(wire::message::Reply{id, !error, error, std::move(value)}));
}

}  // namespace hallali
