#include "server/hall.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <ctime>

#include "server/telling.h"
#include "server/tokens.h"
#include "table/names.h"

namespace hallali {
namespace {

constexpr std::int64_t kRecalled = std::int64_t{30} * 24 * 3600;  // seconds; after a restart no older table is listed
constexpr std::size_t kListed = 20;
constexpr int kListedOfOne = 3;  // open tables of one person
const Phrase kNoSuchGame{"Cette partie n'existe pas à cette table.", "There is no such game at this table."};
const Phrase kUnreadable{"Cette partie ne se laisse pas lire en ce moment.",
                         "This game cannot be read at the moment."};
constexpr int kPeopleAtAnAddress = 5;  // who all do as much as one may
constexpr auto kSweep = std::chrono::minutes(1);

[[noreturn]] void no(std::string fr, std::string en) { throw BadInput({std::move(fr), std::move(en)}); }

// The names of the people. BadInput if one does not do, or two are the same.
std::vector<std::string> people_in(const wire::OpenTable& wish) {
  std::vector<std::string> names;
  for (const wire::SeatWish& seat : wish.seats) {
    if (seat.sitter != wire::Sitter::person) continue;
    const std::string& name = names.emplace_back(seat.name.value_or(""));
    check_name(name);
    if (has_name({names.begin(), names.end() - 1}, name)) refuse_name(name);
  }
  return names;
}

void check_wish(const wire::OpenTable& wish) {
  check_settings(wish.settings);
  if (wish.seats.size() > static_cast<std::size_t>(wish.settings.players)) {
    no(fmt::format("Cette table a {} places.", wish.settings.players),
       fmt::format("This table has {} seats.", wish.settings.players));
  }
  if (people_in(wish).empty())
    no("Prenez au moins une place à votre table.", "Take at least one seat at your table.");
}

// Seats change hands between games only, so whoever sat there when a game was played may see it through these eyes
// at once, and everybody else when it is over.
void check_eyes(const Table& table, const Person& person, std::optional<Seat> eyes) {
  if (eyes && index(*eyes) >= table.settings().players) no("Cette place n'existe pas.", "There is no such seat.");
  if (eyes && !table.seats_of(person).contains(*eyes)) {
    throw Refusal(Refusal::Why::not_yours, {"Tant que la partie dure, vous ne la voyez que par vos yeux.",
                                            "While the game lasts you see it only through your own eyes."});
  }
}

// From 1.
std::optional<Record> game_in(Store& store, TableId id, int game) {
  const std::vector<Record> games = games_in(store.entries(id));
  const auto which = static_cast<std::size_t>(game);
  return which >= 1 && which <= games.size() ? std::optional(games[which - 1]) : std::nullopt;
}

}  // namespace

Hall::Hall(House& house, HallLimits limits) : house_(house), limits_(limits), last_table_(house.store.last_table()) {
  recall();
  sweep();
}

// Who sat where, from the store's index. What cannot be read is left out from there on.
void Hall::recall() {
  for (TableId id : house_.store.tables_since(std::time(nullptr) - kRecalled)) {
    try {
      for (const std::string& person : house_.store.guests(id)) guest_book_.note(id, person);
    } catch (const std::exception& error) {  // its words may be somebody's cards
      spdlog::error("table={} unreadable ({})", id, typeid(error).name());
    }
  }
}

std::shared_ptr<Room> Hall::make_room(TableId id) {
  return std::make_shared<Room>(house_, id,
                                [this](TableId table, const entry::Any& what) { guest_book_.note(table, what); });
}

std::shared_ptr<Room> Hall::room(TableId id) {
  if (const auto found = rooms_.find(id); found != rooms_.end()) return found->second;
  if (id < 1 || id > last_table_ || unreadable_.contains(id)) return nullptr;
  make_space();
  arrived(id, load_table(house_.store, id));
  const auto found = rooms_.find(id);
  return found == rooms_.end() ? nullptr : found->second;
}

// Whether it is worth reading the table at all; the last word is the room's.
bool Hall::may_know(TableId id, const Visitor& visitor) {
  if (id < 1 || id > last_table_ || unreadable_.contains(id)) return false;
  if (const auto found = rooms_.find(id); found != rooms_.end() && found->second->lets_in(visitor.person))
    return true;
  return house_.store.may_know(id, visitor.person) || which_invite(id, house_.secret, visitor.pass) ||
         which_pass(id, house_.secret, visitor.pass);
}

void Hall::fetch(TableId id, const Visitor& visitor, const Ready& ready) {
  if (const auto found = rooms_.find(id); found != rooms_.end()) return ready(found->second);
  if (!may_know(id, visitor)) throw Refusal(Refusal::Why::not_there, kNoSuchTable);
  make_space();
  read(id, ready);
}

void Hall::fetch_own(const Person& person, const std::function<void()>& then) {
  const auto left = std::make_shared<int>(1);
  const auto done = [left, then] {
    if (--*left == 0) then();
  };
  for (const TableId id : listed(person)) {
    if (rooms_.contains(id) || unreadable_.contains(id)) continue;
    if (rooms_.size() + loading_.size() >= static_cast<std::size_t>(limits_.tables)) break;  // no reason to refuse
    ++*left;
    read(id, [done](const std::shared_ptr<Room>&) { done(); });
  }
  done();
}

void Hall::read(TableId id, const Ready& ready) {
  std::vector<Ready>& waiting = loading_[id];
  waiting.push_back(ready);
  if (waiting.size() > 1) return;  // under way
  house_.clockwork.read([this, id] {
    auto loaded = std::make_shared<LoadedTable>();
    try {
      *loaded = load_table(house_.store, id);
    } catch (const std::exception& error) {
      loaded->damaged = true;
    }
    house_.clockwork.post([this, id, loaded] { arrived(id, std::move(*loaded)); });
  });
}

void Hall::arrived(TableId id, LoadedTable loaded) {
  const auto waiting = loading_.extract(id);
  if (!rooms_.contains(id)) {
    auto room = make_room(id);
    if (room->adopt(std::move(loaded))) {
      rooms_[id] = room;
    } else {
      unreadable_.insert(id);
    }
  }
  if (waiting.empty()) return;
  const auto found = rooms_.find(id);
  const std::shared_ptr<Room> room = found == rooms_.end() ? nullptr : found->second;
  for (const Ready& ready : waiting.mapped()) {
    try {
      ready(room);
    } catch (const std::exception& error) {  // one visitor's trouble is not the next one's
      spdlog::error("table={} unexpected: {}", id, error.what());
    }
  }
}

std::shared_ptr<Room> Hall::room_of_game(const Visitor& visitor, TableId id, int& game) {
  const bool loaded = rooms_.contains(id);
  if (!may_know(id, visitor)) throw Refusal(Refusal::Why::not_there, kNoSuchTable);
  auto found = room(id);
  if (!found) throw Refusal(Refusal::Why::not_there, kNoSuchTable);
  const Table& table = found->table();
  const int latest = table.games();
  // Settled here: when the log is read the next game may have begun, and nobody may see that through all eyes.
  if (game == 0) game = latest;
  const bool over = game < latest || !table.playing();
  if (!found->lets_in(visitor.person) && !(over && found->shows(visitor.person, visitor.pass, game))) {
    const Phrase why = found->why_not(visitor.person);
    if (!loaded) rooms_.erase(id);  // what may not be seen is not kept in memory for it
    throw Refusal(Refusal::Why::not_there, why);
  }
  return found;
}

void Hall::make_space() {
  if (full()) forget_idle(house_.clockwork.now());
  if (full()) {
    throw Refusal(Refusal::Why::full,
                  {"Le serveur est complet ; revenez dans un moment.", "The server is full; come back in a moment."});
  }
}

void Hall::forget_idle(Clockwork::Time since) {
  std::erase_if(rooms_, [&](const auto& entry) { return entry.second->idle_since(since); });
}

void Hall::sweep() {
  const Clockwork::Time now = house_.clockwork.now();
  forget_idle(now - limits_.idle);
  std::erase_if(opened_,
                [&](const auto& entry) { return entry.second.empty() || entry.second.back() < now - kSweep; });
  house_.clockwork.at(now + kSweep, [this] { sweep(); });
}

// The latest first.
std::vector<TableId> Hall::listed(const Person& person) const {
  std::vector<TableId> ids = guest_book_.tables_of(person);
  std::ranges::reverse(ids);
  if (ids.size() > 2 * kListed) ids.resize(2 * kListed);  // some may have been left
  return ids;
}

wire::Hello Hall::hello(const Person& person) {
  wire::Hello hello{games_info(), {Bot::steady, Bot::random}, {}, {}};
  for (const TableId id : listed(person)) {
    if (hello.yours.size() >= kListed) break;
    if (full() && !rooms_.contains(id)) continue;  // a greeting is no reason to refuse anybody
    const auto its_room = room(id);
    if (its_room && !its_room->table().seats_of(person).empty()) {
      hello.yours.push_back(summary_of(id, its_room->table(), person));
    }
  }
  std::vector<TableId> open;
  for (const auto& [id, its_room] : rooms_) {
    const Table& table = its_room->table();
    const bool may_come = table.settings().open && its_room->lets_in(person);
    if (may_come && its_room->anybody_here() && table.seats_of(person).empty()) open.push_back(id);
  }
  std::ranges::sort(open, std::greater());  // the newest first, and nobody fills the lobby
  std::map<Person, int> by_opener;
  for (const TableId id : open) {
    const Table& table = rooms_.at(id)->table();
    const std::optional<Seat> opener = table.host({});
    if (opener && ++by_opener[table.place(*opener).people.front()] > kListedOfOne) continue;
    if (hello.open.size() < kListed) hello.open.push_back(summary_of(id, table, person));
  }
  return hello;
}

void Hall::must_not_hurry(const std::string& who, int tables_per_minute) {
  const Clockwork::Time now = house_.clockwork.now();
  std::vector<Clockwork::Time>& times = opened_[who];
  std::erase_if(times, [&](Clockwork::Time time) { return time < now - kSweep; });
  if (times.size() >= static_cast<std::size_t>(tables_per_minute)) {
    throw Refusal(Refusal::Why::too_many,
                  {"Trop de tables en une minute ; un instant.", "Too many tables in one minute; one moment."});
  }
  times.push_back(now);
}

void Hall::open(const Person& person, const wire::OpenTable& wish, const Done<wire::Opened>& done,
                const std::string& address) {
  check_wish(wish);
  const Payer payer{person, address};
  house_.quota.must_have_left(payer, house_.clockwork.now());
  make_space();
  // An address that makes up people must not have all the tables there are room for.
  if (!address.empty()) must_not_hurry("@" + address, kPeopleAtAnAddress * limits_.tables_per_minute);
  must_not_hurry(person, limits_.tables_per_minute);
  auto its_room = make_room(++last_table_);
  rooms_[its_room->id()] = its_room;
  std::vector<entry::Any> entries{entry::Set{wish.settings}};
  std::vector<std::string> names = people_in(wish);
  bool complete = wish.seats.size() == static_cast<std::size_t>(wish.settings.players);
  for (std::size_t i = 0; i < wish.seats.size(); ++i) {
    const Seat seat = seat_at(static_cast<int>(i));
    const wire::SeatWish& each = wish.seats[i];
    if (each.sitter == wire::Sitter::person) entries.push_back(entry::Seated{seat, person, *each.name});
    if (each.sitter == wire::Sitter::bot) {
      const std::string& name = names.emplace_back(bot_name(seat, names));
      entries.push_back(entry::BotSeated{seat, each.bot.value_or(Bot::steady),
                                         name == bot_name(seat) ? std::nullopt : std::optional(name)});
    }
    complete = complete && each.sitter != wire::Sitter::empty;
  }
  if (wish.start && complete) {
    const entry::Any begin = deal_today(wish.settings, fresh_seed());
    entries.push_back(wish.draws.value_or(false) ? entry::Promised{fresh_seed(), true} : begin);
  }
  spdlog::info("table={} opened game={} players={}", its_room->id(), wish.settings.game, wish.settings.players);
  its_room->set_up(
      std::move(entries),
      [done, id = its_room->id()](const std::optional<Unfulfilled>& why) {
        const wire::Opened opened{id};
        done(why ? nullptr : &opened, why ? &why->phrase : nullptr);
      },
      payer);
}

void Hall::story(const Visitor& visitor, TableId id, int game, std::optional<Seat> eyes,
                 const Done<std::string>& done) {
  const auto its_room = room_of_game(visitor, id, game);
  const Table& table = its_room->table();
  if (game < 1 || game > table.games()) return done(nullptr, &kNoSuchGame);
  house_.store.note_opened(id);
  const bool latest = game == table.games();
  if (latest && table.playing()) check_eyes(table, visitor.person, eyes);
  std::optional<Record> record;
  if (latest && table.match() != nullptr) record = table.match()->record();
  house_.clockwork.read([this, id, game, eyes, done, record = std::move(record), n = its_room->n()]() mutable {
    tell_later(done, [&]() -> std::optional<std::string> {
      if (!record) record = game_in(house_.store, id, game);
      if (!record || (eyes && index(*eyes) >= record->players)) return {};
      wire::Story story = story_of(*record, eyes);
      story.n = n;
      return to_json(story);
    });
  });
}

void Hall::record(const Visitor& visitor, TableId id, int game, const Done<std::string>& done) {
  const auto its_room = room_of_game(visitor, id, game);
  const Table& table = its_room->table();
  if (game < 1 || game > table.games()) return done(nullptr, &kNoSuchGame);
  house_.store.note_opened(id);
  if (game == table.games() && table.playing()) {
    throw Refusal(Refusal::Why::not_yours,
                  {"Le récit se lit quand la partie est finie.", "The record can be had when the game is over."});
  }
  house_.clockwork.read([this, id, game, done] {
    tell_later(done, [&]() -> std::optional<std::string> {
      const auto record = game_in(house_.store, id, game);
      if (!record) return {};
      return write_record(*record);
    });
  });
}

// On the thinker's thread: makes a text, and has it told on the hall's.
void Hall::tell_later(const Done<std::string>& done, const std::function<std::optional<std::string>()>& make) {
  std::optional<std::string> text;
  const Phrase* error = &kNoSuchGame;
  try {
    text = make();
  } catch (const std::exception& unreadable) {  // its words may be somebody's cards
    spdlog::error("story unreadable ({})", typeid(unreadable).name());
    error = &kUnreadable;
  }
  house_.clockwork.post(
      [done, text = std::move(text), error] { done(text ? &*text : nullptr, text ? nullptr : error); });
}

std::string Hall::metrics() const {
  house_.counters.tables_loaded = static_cast<std::int64_t>(rooms_.size());
  return metrics_text(house_.counters, house_.store.counts());
}

}  // namespace hallali
