// Commands, and the way from a wish to a durable entry.
#include "server/room.h"

#include <spdlog/spdlog.h>

#include "server/message_text.h"
#include "server/telling.h"
#include "server/tokens.h"
#include "table/table_end.h"

namespace hallali {
namespace {

const Phrase kNotSaved{"Cela n'a pas pu être enregistré ; réessayez.", "This could not be saved; please try again."};
const Phrase kStaleDevice{"Ce lien n'est plus valable : demandez-en un autre sur le premier appareil.",
                          "This link is no longer valid: ask for another one on the first device."};
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
  entry::Any operator()(const wire::command::Pledge& it) const {
    return table.pledge(person, it.seat, it.promise, it.hash);
  }
  entry::Any operator()(const wire::command::NewInvite&) const { return table.replace_invite(person, here); }
  entry::Any operator()(const wire::command::Mark& mark) const {
    return table.mark(person, mark.seat, mark.topic, mark.at);
  }
};

}  // namespace

const Phrase kNotEntered{"Entrez d'abord à la table (enter).", "Enter the table first (enter)."};

Room::Room(House& house, TableId id, Appended appended)
    : house_(house),
      id_(id),
      appended_(std::move(appended)),
      recent_(id),
      last_change_(house.clockwork.now()),
      whims_(house.whims()),
      invites_(id, house.secret, table_.door()) {}

bool Room::adopt(LoadedTable loaded) {
  table_ = std::move(loaded.table);
  seq_ = loaded.seq;
  checkpoint_ = loaded.checkpoint;
  if (loaded.damaged) spdlog::error("table={} entry={} unreadable", id_, seq_ + 1);  // this table only, not the house
  return seq_ > 0 && !loaded.damaged;
}

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
    throw BadInput(why_not(client.person(), enter.invite));
  }
  if (enter.invite && invites_.is_invite(*enter.invite)) invites_.brought_by(client.person());
  if (enter.seat && !table_.seats_of(client.person()).contains(*enter.seat)) throw BadInput(kSeatNotYours);
  const bool first = audience_.empty();
  if (first) house_.store.note_opened(id_);
  const auto [guest, newcomer, other_eyes] = audience_.enter(client, enter.seat, table_.seats_of(client.person()));
  guest.draws = enter.draws.value_or(false);
  if (first) note_asked(true);  // nobody's time ran while nobody was there
  reply(client, enter.id, {});
  // What other eyes have seen so far is not what these have missed.
  if (!enter.last || other_eyes || !send_missed(guest, *enter.last)) send_snapshot(guest);
  if (newcomer) tell_presence();
  note_draw();
  run_window();
  schedule();
}

void Room::obey(Client& client, const wire::command::Ping& ping) { reply(client, ping.id, {}); }

void Room::obey(Client& client, const wire::command::Hint& hint) {
  if (!table_.seats_of(client.person()).contains(hint.seat)) throw BadInput(kSeatNotYours);
  if (!table_.playing() || table_.match()->legal(hint.seat).empty()) {
    throw BadInput({"Ce n'est pas à vous de jouer.", "It is not your turn."});
  }
  if (race_.on()) throw BadInput({"Pas de conseil pendant une course.", "No hints during a race."});
  auto thought = table_.match()->thought(Bot::steady, hint.seat, fresh_seed());
  house_.clockwork.work([this, self = shared_from_this(), number = client.number(), id = hint.id, seat = hint.seat,
                         thought = std::move(thought)] {
    house_.clockwork.post([this, self, number, id, seat, move = thought(kNoHurry)] {
      Client* there = audience_.present(number);
      if (there == nullptr) return;
      if (!table_.seats_of(there->person()).contains(seat)) return reply(*there, id, kSeatNotYours);
      reply(*there, id, {}, move);
    });
  });
}

void Room::obey(Client& client, const wire::command::Device& device) {
  if (!table_.seats_of(client.person()).contains(device.seat)) throw BadInput(kSeatNotYours);
  const DeviceLinks::Sitter sitter{device.seat, table_.place(device.seat).since};
  reply(client, device.id, {}, devices_.make(sitter, house_.clockwork.now()));
}

void Room::obey(Client& client, const wire::command::Claim& claim) {
  const auto sitter = devices_.claim(claim.token, client.person(), house_.clockwork.now());
  if (!sitter) throw BadInput(kStaleDevice);
  if (table_.seats_of(client.person()).contains(sitter->seat)) {
    reply(client, claim.id, {}, notation(sitter->seat));
    return;
  }
  wish(
      client, claim.id,
      [this, seat = sitter->seat, since = sitter->since, person = client.person()] {
        const bool same = index(seat) < static_cast<int>(table_.places().size()) && table_.place(seat).since == since;
        if (!same) throw BadInput(kStaleDevice);
        return table_.share(seat, person);
      },
      notation(sitter->seat));
}

void Room::obey(Client& client, const wire::command::Move& move) {
  if (audience_.find(client) == nullptr) throw BadInput(kNotEntered);
  const auto propose = [this, move, person = client.person()] {
    if (race_.on()) throw BadInput({"C'est une course : tapez (slap).", "This is a race: slap."});
    return table_.move(person, move.seat, move.turn, move.move);
  };
  const auto received = answers_closed(move.seat, move.move) ? std::optional<std::string>("received") : std::nullopt;
  submit(move.seat, wish_of(client, move.id, propose, received));
}

template <class Command>
void Room::obey(Client& client, const Command& command) {
  if (audience_.find(client) == nullptr) throw BadInput(kNotEntered);
  wish(client, command.id, [this, command, person = client.person()] {
    if (!lets_in(person)) throw BadInput(why_not(person));  // no longer
    return Proposer{table_, person, audience_.here()}(command);
  });
}

// Clients come and go while an entry is being written; only one that is still there is answered.
Answer Room::replier(Client& client, const std::string& id, std::optional<std::string> value) {
  return [this, number = client.number(), id, value](const std::optional<Unfulfilled>& why) {
    Client* there = audience_.present(number);
    if (there == nullptr) return;
    if (why) return reply(*there, id, why->phrase);
    reply(*there, id, {}, value);
  };
}

Wish Room::wish_of(Client& client, const std::string& id, std::function<entry::Any()> propose,
                   std::optional<std::string> value) {
  if (queue_.full()) {
    throw BadInput({"Trop de commandes attendent ; un instant.", "Too many commands are waiting; one moment."});
  }
  Payer payer{client.person(), client.address()};
  house_.quota.must_have_left(payer, house_.clockwork.now());
  const Asker asker = value ? Asker() : Asker{client.number(), id};
  return {command_mark(client.person(), id), std::move(propose), replier(client, id, std::move(value)), asker,
          std::move(payer)};
}

void Room::wish(Client& client, const std::string& id, std::function<entry::Any()> propose,
                std::optional<std::string> value) {
  push(wish_of(client, id, std::move(propose), std::move(value)));
}

void Room::set_up(std::vector<entry::Any> entries, Answer answer, const Payer& payer) {
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const bool last = i + 1 == entries.size();
    const auto propose = [this, what = std::move(entries[i]), before = static_cast<std::int64_t>(i)] {
      if (seq_ != before) throw BadInput(kNotSaved);  // one before it was not written
      return what;
    };
    queue_.push({0, propose, last ? std::move(answer) : [](const std::optional<Unfulfilled>&) {}, {}, payer});
  }
  pump();
}

void Room::push(Wish wish) {
  queue_.push(std::move(wish));
  pump();
}

void Room::pump() {
  const Logged* logged = queue_.next(table_, house_.clockwork.now(), seq_);
  if (logged == nullptr) return;
  LogEntry entry = log_entry(id_, seq_ + 1, *logged);
  being_written_ = entry.body.size();
  entry.checkpoint = checkpoint_with(logged->what, table_, seq_, checkpoint_);
  if (!entry.checkpoint.empty()) checkpoint_ = seq_;
  house_.store.append(std::move(entry), [self = shared_from_this()](bool durable) {
    self->house_.clockwork.post([self, durable] { self->written(durable); });
  });
}

void Room::written(bool durable) {
  const AppendQueue::Writing done = queue_.written();
  last_change_ = house_.clockwork.now();
  if (durable) {
    house_.counters.appended(last_change_ - done.begun);
    if (!done.payer.person.empty()) payer_ = done.payer;
    house_.quota.spend(payer_, being_written_, last_change_);
    ++seq_;
    const std::vector<Person> freed = freed_by(done.logged.what);
    Table::Effect effect = table_.apply(done.logged);
    if (effect.table) audience_.note_seats(table_);
    const std::vector<Client*> gone = effect.table ? put_out(done.logged.what, freed) : std::vector<Client*>();
    ++house_.counters.entries_total;
    if (appended_) appended_(id_, done.logged.what);
    if (effect.told) ++house_.counters.moves_total;
    if (effect.told && table_.over()) {
      ++house_.counters.games_finished_total;
      spdlog::info("table={} game={} over moves={}", id_, table_.games(), table_.match()->moves_made());
    }
    note_asked(false);
    run_window();
    if (const auto seat = effect.taken_back) clocks_.took_back(*seat, last_change_);
    if (!tell(done.logged, effect, done.asker)) done.answer({});
    if (const auto* said = std::get_if<entry::Said>(&done.logged.what); said && !said->seat) {
      audience_.name(done.asker.client, said->name);
      tell_host();
    }
    if (auto words = last_words(seq_)) {
      queue_.push({0, [words] { return *words; }, [](const std::optional<Unfulfilled>&) {}});
    }
    if (!audience_.empty()) recent_.note(seq_, done.logged, std::move(effect), table_);
    dismiss(gone, done.logged.what);
    note_draw();
  } else {
    spdlog::error("table={} entry={} not saved", id_, seq_ + 1);
    done.answer(Unfulfilled{Unfulfilled::Why::not_saved, kNotSaved});
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
