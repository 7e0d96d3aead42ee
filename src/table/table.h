// A table: who sits where, the settings, and the games played at it one after the other. It is nothing but its
// entries applied in order, so that a table read back from the store is the table that was. Nothing here knows
// clocks, connections or files; who is present at the moment is told by whoever asks.
//
// Every wish of a person is first turned into the entry that would fulfil it, or refused with BadInput; the entry is
// applied when it is durable, and not before.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.h"
#include "store/store.h"
#include "table/door.h"
#include "table/entries.h"

namespace hallali {

inline constexpr std::size_t kLongestChat = 300;  // characters
inline constexpr std::size_t kLongestMark = 24;
inline constexpr int kMostMarks = 4;          // of a seat at a time
inline constexpr std::size_t kChatKept = 30;  // lines shown to who comes later
// Commands that are not obeyed again. Somebody who comes back after a while sends again what was not answered, and
// the others have gone on meanwhile.
inline constexpr std::size_t kRemembered = 1024;

// An entry as the log keeps it. `command` identifies the command behind it (0: none), so that none is obeyed twice.
struct Logged {
  std::uint64_t command = 0;
  entry::Any what;
};
std::string mark_text(std::uint64_t command);
std::uint64_t mark_in(std::string_view text);
std::string write_logged(const Logged& logged);
Logged read_logged(std::string_view body);

class Table {
 public:
  struct Place {
    std::vector<Person> people;  // the same person from several devices; empty: a bot or nobody
    std::string name;
    std::optional<Bot> bot;   // sits here, or stands in
    std::uint32_t since = 0;  // order of sitting down

    bool taken() const { return !people.empty() || bot; }
    bool played_by_person() const { return !people.empty() && !bot; }
  };

  struct Undo {
    Seat seat{};
    SeatSet waiting;
  };

  // What an entry changed.
  struct Effect {
    std::unique_ptr<Told> told;  // what happened in the game
    bool table = false;          // seats, settings, stage
    bool game = false;
    std::optional<Seat> taken_back;  // whose move
  };

  // The table without a game, to go on from before the next one is dealt (table_checkpoint.cc). None from what
  // another version of this program wrote.
  std::string checkpoint() const;
  static std::optional<Table> from_checkpoint(std::string_view body);

  Effect apply(const Logged& logged);
  bool obeyed(std::uint64_t command) const;  // one of the latest kRemembered

  const Settings& settings() const { return settings_; }
  const std::vector<Place>& places() const { return places_; }
  const Place& place(Seat seat) const { return places_[slot(seat)]; }
  const Match* match() const { return match_.get(); }
  int games() const { return games_; }
  bool playing() const { return match_ && !over_; }
  bool over() const { return match_ && over_; }
  const std::optional<Undo>& undo() const { return undo_; }
  const std::vector<entry::Said>& chat() const { return chat_; }
  const Door& door() const { return door_; }
  const NextDeal& next() const { return next_; }
  const std::vector<Mark>& marks() const { return marks_; }  // of this game, the newest last
  SeatSet seats_of(const Person& person) const;
  std::vector<std::string> names_but(std::optional<Seat> seat = {}) const;  // of everybody in another seat
  // The first who sat down among those present, or else the first of all.
  std::optional<Seat> host(SeatSet here) const;
  bool is_host(const Person& person, SeatSet here) const;

  // Wishes. `here` are the seats whose people are present.
  entry::Any set(const Person& person, SeatSet here, Settings settings) const;
  entry::Any sit(const Person& person, std::optional<Seat> seat, const std::string& name) const;
  entry::Any share(Seat seat, const Person& person) const;
  entry::Any vacate(const Person& person, SeatSet here, Seat seat) const;
  entry::Any seat_bot(const Person& person, SeatSet here, Seat seat, Bot bot) const;
  entry::Any remove(const Person& person, SeatSet here, Seat seat, bool ban) const;  // whoever sits there
  entry::Any remove(const Person& person, SeatSet here, std::vector<Person> people, std::string name, bool ban) const;
  entry::Any replace_invite(const Person& person, SeatSet here) const;
  entry::Any start(const Person& person, SeatSet here, const Seed& seed) const;
  entry::Any pledge(const Person& person, Seat seat, const std::string& promise, const std::string& hash) const;
  entry::Any move(const Person& person, Seat seat, int turn, const std::string& move) const;
  entry::Any come_back(const Person& person, Seat seat) const;
  entry::Any ask_undo(const Person& person, SeatSet here, Seat seat) const;
  entry::Any answer_undo(const Person& person, Seat seat, bool agree) const;
  entry::Any say(const Person& person, std::optional<Seat> seat, const std::string& name, std::string text) const;
  entry::Any react(const Person& person, Seat seat, Reaction reaction) const;
  entry::Any mark(const Person& person, Seat seat, std::string topic, std::optional<std::string> at) const;

  // What the table does by itself: begin (with this seed if none was promised), and deal from the numbers shown.
  entry::Any begin(const Seed& seed) const;
  entry::Any deal(const std::vector<Shown>& numbers) const;
  // BadInput if this is not the number that this seat's browser has given the hash of, or not the moment for it.
  void check_number(const Person& person, Seat seat, const Seed& number) const;

 private:
  void apply(const entry::Set& set, Effect& effect);
  void apply(const entry::Seated& seated, Effect& effect);
  void apply(const entry::Shared& shared, Effect& effect);
  void apply(const entry::BotSeated& seated, Effect& effect);
  void apply(const entry::Vacated& vacated, Effect& effect);
  void apply(const entry::Dealt& dealt, Effect& effect);
  void apply(const entry::Moved& moved, Effect& effect);
  void apply(const entry::Raced& raced, Effect& effect);
  void apply(const entry::Answered& answered, Effect& effect);
  void apply(const entry::StoodIn& stood_in, Effect& effect);
  void apply(const entry::Returned& returned, Effect& effect);
  void apply(const entry::UndoAsked& asked, Effect& effect);
  void apply(const entry::UndoAnswered& answered, Effect& effect);
  void apply(const entry::Said& said, Effect& effect);
  void apply(const entry::Reacted&, Effect&) {}
  void apply(const entry::Marked& marked, Effect&);
  void apply(const entry::Removed& removed, Effect& effect);
  void apply(const entry::InviteReplaced&, Effect& effect);
  void apply(const entry::Promised& promised, Effect& effect);
  void apply(const entry::Pledged& pledged, Effect& effect);
  void apply(const entry::Revealing&, Effect& effect);

  void play(Seat seat, const std::string& move, std::vector<Slap> slaps, Effect& effect);
  void must_be_dealt() const;
  void note_played(std::unique_ptr<Told> told, Effect& effect);
  void note_obeyed(std::uint64_t command);
  Place& at(Seat seat) { return places_.at(slot(seat)); }
  int games_over() const { return games_ - (playing() ? 1 : 0); }
  void seat_bot(Seat seat, Bot bot, std::string name);
  void no_longer_asked(Seat seat, Effect& effect);
  void end_undo(Effect& effect);
  void must_exist(Seat seat) const;
  void must_be_own(const Person& person, Seat seat) const;
  void must_be_host(const Person& person, SeatSet here) const;
  void must_be_opener(const Person& person) const;
  void must_be_between_games() const;
  void must_not_be_dealing() const;

  Settings settings_;
  std::vector<Place> places_;
  std::uint32_t sat_down_ = 0;
  std::unique_ptr<Match> match_;
  bool over_ = false;
  int games_ = 0;
  std::optional<Undo> undo_;
  Door door_;
  NextDeal next_;
  std::vector<entry::Said> chat_;
  std::vector<Mark> marks_;
  std::deque<std::uint64_t> obeyed_;
};

// A new game is played by the rules of today.
entry::Dealt deal_today(const Settings& settings, const Seed& seed);

// Said to whoever is banned.
extern const Phrase kBanned;
// An entry as it is appended, with what the store's index has to know of it.
LogEntry log_entry(TableId id, std::int64_t seq, const Logged& logged);

// Checks what a game and a person may be; BadInput otherwise.
void check_settings(const Settings& settings);
void check_name(std::string_view name);

// All games of a table, in order, from its log.
std::vector<Record> games_in(const std::vector<LogEntry>& entries);

}  // namespace hallali
