#include "table/table.h"

#include <algorithm>

#include "table/names.h"

namespace hallali {
namespace {

// Logged on disk: {"command": "1f0c...", "what": {...}}
struct LoggedText {
  std::string command;
  entry::Any what;
};
BOOST_DESCRIBE_STRUCT(LoggedText, (), (command, what))

}  // namespace

std::string mark_text(std::uint64_t command) { return command == 0 ? "" : fmt::format("{:016x}", command); }

std::uint64_t mark_in(std::string_view text) {
  std::uint64_t command = 0;
  std::from_chars(text.data(), text.data() + text.size(), command, 16);
  return command;
}

std::string write_logged(const Logged& logged) { return to_json(LoggedText{mark_text(logged.command), logged.what}); }

Logged read_logged(std::string_view body) {
  auto text = from_json<LoggedText>(body);
  return {mark_in(text.command), std::move(text.what)};
}

LogEntry log_entry(TableId id, std::int64_t seq, const Logged& logged) {
  LogEntry entry{id, seq, write_logged(logged)};
  if (const auto* seated = std::get_if<entry::Seated>(&logged.what)) entry.guest = seated->person;
  if (const auto* shared = std::get_if<entry::Shared>(&logged.what)) entry.guest = shared->person;
  if (const auto* set = std::get_if<entry::Set>(&logged.what)) entry.open = set->settings.open;
  return entry;
}

Table::Effect Table::apply(const Logged& logged) {
  Effect effect;
  std::visit([&](const auto& what) { apply(what, effect); }, logged.what);
  note_obeyed(logged.command);
  return effect;
}

void Table::note_obeyed(std::uint64_t command) {
  if (command == 0) return;
  if (obeyed_.size() >= kRemembered) obeyed_.pop_front();
  obeyed_.push_back(command);
}

bool Table::obeyed(std::uint64_t command) const { return std::ranges::find(obeyed_, command) != obeyed_.end(); }

SeatSet Table::seats_of(const Person& person) const {
  SeatSet seats;
  for (std::size_t i = 0; i < places_.size(); ++i) {
    if (std::ranges::find(places_[i].people, person) != places_[i].people.end()) {
      seats.insert(seat_at(static_cast<int>(i)));
    }
  }
  return seats;
}

std::vector<std::string> Table::names_but(std::optional<Seat> seat) const {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < places_.size(); ++i) {
    if (places_[i].taken() && seat != seat_at(static_cast<int>(i))) names.push_back(places_[i].name);
  }
  return names;
}

std::optional<Seat> Table::host(SeatSet here) const {
  std::optional<Seat> first;
  for (const bool present : {true, false}) {
    for (int i = 0; i < static_cast<int>(places_.size()); ++i) {
      const Seat seat = seat_at(i);
      if (place(seat).people.empty() || (present && !here.contains(seat))) continue;
      if (!first || place(seat).since < place(*first).since) first = seat;
    }
    if (first) break;
  }
  return first;
}

bool Table::is_host(const Person& person, SeatSet here) const {
  const std::optional<Seat> seat = host(here);
  return seat && seats_of(person).contains(*seat);
}

void Table::apply(const entry::Set& set, Effect& effect) {
  const bool other_game = set.settings.game != settings_.game || set.settings.players != settings_.players ||
                          set.settings.options != settings_.options;
  settings_ = set.settings;
  places_.resize(static_cast<std::size_t>(settings_.players));
  effect.table = true;
  if (!other_game || !match_) return;
  match_.reset();  // what was played is over, and the next game is another one
  effect.game = true;
}

void Table::apply(const entry::Seated& seated, Effect& effect) {
  next_.drop(seated.seat);
  at(seated.seat) = {{seated.person}, seated.name, {}, ++sat_down_};
  effect.table = true;
}

void Table::apply(const entry::Shared& shared, Effect& effect) {
  at(shared.seat).people.push_back(shared.person);
  effect.table = true;
}

void Table::apply(const entry::BotSeated& seated, Effect& effect) {
  seat_bot(seated.seat, seated.bot, seated.name.value_or(bot_name(seated.seat)));
  effect.table = true;
}

void Table::seat_bot(Seat seat, Bot bot, std::string name) {
  next_.drop(seat);
  at(seat) = {{}, std::move(name), bot, ++sat_down_};
}

void Table::apply(const entry::Vacated& vacated, Effect& effect) {
  if (vacated.by_host.value_or(false)) door_.removed({}, false, games_over());
  next_.drop(vacated.seat);
  at(vacated.seat) = {};
  effect.table = true;
}

void Table::apply(const entry::Promised& promised, Effect& effect) {
  next_.promise(promised.secret, promised.starting);
  effect.table = true;
}

// One a browser, whichever seats are its own.
void Table::apply(const entry::Pledged& pledged, Effect& effect) {
  for (const Person& person : at(pledged.seat).people) {
    for (const Seat seat : seats_of(person)) next_.drop(seat);
  }
  next_.pledge(pledged.seat, pledged.hash);
  effect.table = true;
}

void Table::apply(const entry::Revealing&, Effect& effect) {
  next_.reveal();
  effect.table = true;
}

void Table::apply(const entry::Dealt& dealt, Effect& effect) {
  std::vector<std::string> names;
  for (const Place& place : places_) names.push_back(place.name);
  std::optional<Draw> draw;
  if (dealt.numbers) draw = next_.with(*dealt.numbers);
  match_ = deal_match({settings_.game, settings_.players, settings_.options, names, dealt.seed,
                       dealt.rules.value_or(1), std::move(draw)});
  next_ = {};
  over_ = false;
  ++games_;
  undo_.reset();
  marks_.clear();
  effect.table = effect.game = true;
}

void Table::apply(const entry::Moved& moved, Effect& effect) {
  play(moved.seat, moved.move, {}, effect);
  // What the clock does can be worked out: whoever has chosen before must not choose again knowing it.
  if (moved.by == Mover::clock) match_->settle();
}

void Table::apply(const entry::Raced& raced, Effect& effect) { play(raced.seat, raced.move, raced.slaps, effect); }

void Table::apply(const entry::Answered& answered, Effect& effect) {
  must_be_dealt();
  Match::Answers answers;
  for (const entry::ClosedAnswer& each : answered.answers) {
    answers.emplace_back(each.seat, each.move);
    note_obeyed(mark_in(each.command));
  }
  note_played(match_->play_all(answers), effect);
  match_->settle();  // the hands are open
}

void Table::play(Seat seat, const std::string& move, std::vector<Slap> slaps, Effect& effect) {
  must_be_dealt();
  note_played(match_->play(seat, move, std::move(slaps)), effect);
}

void Table::must_be_dealt() const {
  if (!match_) throw BadInput({"Un coup sans partie.", "A move without a game."});
}

void Table::note_played(std::unique_ptr<Told> told, Effect& effect) {
  effect.told = std::move(told);
  effect.game = true;
  over_ = match_->result().has_value();
  if (undo_ && !match_->can_take_back(undo_->seat)) undo_.reset(), effect.table = true;
  if (over_) effect.table = true;
}

void Table::apply(const entry::StoodIn& stood_in, Effect& effect) {
  at(stood_in.seat).bot = Bot::steady;
  effect.table = true;
  effect.game = playing();  // moves are for people: the seat has none now, or has them again
  no_longer_asked(stood_in.seat, effect);
}

void Table::no_longer_asked(Seat seat, Effect& effect) {
  if (!undo_) return;
  undo_->waiting.erase(seat);
  end_undo(effect);
}

void Table::apply(const entry::Removed& removed, Effect& effect) {
  SeatSet seats;
  for (const Person& person : removed.people) seats |= seats_of(person);
  const bool in_game = playing();
  door_.removed(removed.people, removed.banned, games_over());
  effect.table = true;
  for (const Seat seat : seats) {
    if (!in_game) {
      next_.drop(seat);
      at(seat) = {};
      continue;
    }
    effect.game = true;
    seat_bot(seat, Bot::steady, bot_name(seat));
    if (undo_ && undo_->seat == seat) undo_.reset();
    no_longer_asked(seat, effect);
  }
}

void Table::apply(const entry::InviteReplaced&, Effect& effect) {
  door_.invite_replaced(games_over());
  effect.table = true;
}

void Table::apply(const entry::Returned& returned, Effect& effect) {
  at(returned.seat).bot.reset();
  effect.table = true;
  effect.game = playing();
}

void Table::apply(const entry::UndoAsked& asked, Effect& effect) {
  undo_ = {asked.seat, asked.waiting};
  effect.table = true;
  end_undo(effect);
}

void Table::apply(const entry::UndoAnswered& answered, Effect& effect) {
  effect.table = true;
  if (!undo_) return;
  undo_->waiting.erase(answered.seat);
  if (!answered.agree) {
    undo_.reset();
  } else {
    end_undo(effect);
  }
}

// When nobody is left who has to agree, the move is taken back.
void Table::end_undo(Effect& effect) {
  if (!undo_->waiting.empty()) return;
  if (match_ && match_->can_take_back(undo_->seat)) {
    match_->take_back(undo_->seat);
    effect.taken_back = undo_->seat;
    effect.game = true;
  }
  undo_.reset();
}

void Table::apply(const entry::Said& said, Effect&) {
  chat_.push_back(said);
  if (chat_.size() > kChatKept) chat_.erase(chat_.begin());
}

// One mark a topic for each seat: a new one takes the place of the old.
void Table::apply(const entry::Marked& marked, Effect&) {
  std::erase_if(marks_, [&](const Mark& mark) { return mark.seat == marked.seat && mark.topic == marked.topic; });
  if (marked.at) marks_.push_back({marked.seat, marked.topic, *marked.at});
}

std::vector<Record> games_in(const std::vector<LogEntry>& entries) {
  std::vector<Record> games;
  Table table;
  for (const LogEntry& entry : entries) {
    const Logged logged = read_logged(entry.body);
    // A game ends for good when the next one is dealt, or the table turned to another game.
    const Match* before = table.match();
    std::optional<Record> last;
    const bool moves = std::holds_alternative<entry::Moved>(logged.what) ||
                       std::holds_alternative<entry::Raced>(logged.what) ||
                       std::holds_alternative<entry::Answered>(logged.what);
    if (before != nullptr && !moves) last = before->record();
    table.apply(logged);
    if (last && table.match() != before) games.push_back(std::move(*last));
  }
  if (table.match() != nullptr) games.push_back(table.match()->record());
  return games;
}

}  // namespace hallali
