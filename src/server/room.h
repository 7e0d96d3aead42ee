// A live table: its log, the clients around it, its clock and its bots. All of it happens on the hall's thread; one
// append at a time is under way, and nobody is told of anything before it is durable.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/alarm.h"
#include "server/append_queue.h"
#include "server/audience.h"
#include "server/client.h"
#include "server/clocks.h"
#include "server/clockwork.h"
#include "server/counters.h"
#include "server/device_links.h"
#include "server/invites.h"
#include "server/live_draw.h"
#include "server/live_race.h"
#include "server/live_window.h"
#include "server/recent.h"
#include "server/wire.h"
#include "store/store.h"
#include "table/load_table.h"
#include "table/table.h"

namespace hallali {

// Said of a table that is not there and of one that may not be seen alike.
extern const Phrase kNoSuchTable;
extern const Phrase kSeatNotYours;
extern const Phrase kNotEntered;

// What rooms share.
struct House {
  Store& store;
  Clockwork& clockwork;
  Counters& counters;
  Seed secret;  // of the invites
  DiskQuota quota = DiskQuota();
  Seed (*whims)() = fresh_seed;  // what each room draws its own times from
};

class Room : public std::enable_shared_from_this<Room> {
 public:
  // Told of every entry that has become part of the log.
  using Appended = std::function<void(TableId, const entry::Any&)>;

  Room(House& house, TableId id, Appended appended = {});

  // What the store has of it, read on whatever thread, and nothing else: no clock starts before somebody enters.
  // False if there is no such table. `load` reads it here and now.
  bool adopt(LoadedTable loaded);
  bool load() { return adopt(load_table(house_.store, id_)); }

  TableId id() const { return id_; }
  const Table& table() const { return table_; }
  std::string invite() const { return invites_.invite(); }
  std::string pass() const { return invites_.pass(); }
  std::int64_t n() const { return seq_; }
  // Who may come (room_door.cc), and what those are told who may not.
  bool lets_in(const Person& person, const std::optional<std::string>& invite = {}) const;
  bool shows(const Person& person, std::string_view pass, int game) const;  // a game that is over
  Phrase why_not(const Person& person, const std::optional<std::string>& invite = {}) const;
  bool anybody_here() const { return !audience_.empty(); }
  bool idle_since(Clockwork::Time time) const {
    return !audience_.anybody_connected() && queue_.idle() && last_change_ < time;
  }

  // A connection comes, commands, and goes. Every command is answered; one that has to be written down later.
  void arrive(Client& client) { audience_.arrive(client); }
  void obey(Client& client, const wire::command::Any& command);
  void leave(Client& client);
  void caught_up(Client& client);  // after the client's `stream` was false

  // Entries from the hall itself, when a table is set up; the answer comes when all of them are durable.
  void set_up(std::vector<entry::Any> entries, Answer answer, const Payer& payer = {});

 private:
  using Guest = Audience::Guest;

  void obey(Client& client, const wire::command::Enter& enter);
  void obey(Client& client, const wire::command::Ping& ping);
  void obey(Client& client, const wire::command::Hint& hint);
  void obey(Client& client, const wire::command::Device& device);
  void obey(Client& client, const wire::command::Claim& claim);
  void obey(Client& client, const wire::command::Move& move);
  void obey(Client& client, const wire::command::Remove& remove);
  void obey(Client& client, const wire::command::Reveal& reveal);
  void obey(Client& client, const wire::command::Slap& slap);
  template <class Command>
  void obey(Client& client, const Command& command);

  Wish wish_of(Client& client, const std::string& id, std::function<entry::Any()> propose,
               std::optional<std::string> value = {});
  void wish(Client& client, const std::string& id, std::function<entry::Any()> propose,
            std::optional<std::string> value = {});
  void push(Wish wish);
  void pump();
  void written(bool durable);
  void reply(Client& client, const std::string& id, const std::optional<Phrase>& error,
             std::optional<std::string> value = {});
  Answer replier(Client& client, const std::string& id, std::optional<std::string> value = {});

  bool tell(const Logged& logged, const Table::Effect& effect, const Asker& asker);
  void tell_you();
  void tell_presence();
  void tell_host();
  std::vector<Client*> put_out(const entry::Any& what, const std::vector<Person>& freed);
  void dismiss(const std::vector<Client*>& clients, const entry::Any& what);
  std::vector<Person> freed_by(const entry::Any& what) const;
  std::vector<wire::Watcher> watchers() const;
  void send_snapshot(Guest& guest);
  bool send_missed(Guest& guest, std::int64_t last);
  bool remember();
  wire::You you(const Guest& guest) const;
  wire::Presence presence() const;

  static constexpr auto kRetry = std::chrono::seconds(1);  // after something of the table's own could not be written

  // What the table itself does when it is time: bots, clocks, absent players.
  void note_asked(bool anew);
  void schedule();
  void wake();
  void act(Seat seat);
  void ask_bot(Seat seat);
  void play_bot(Seat seat, int turn, const std::string& move);
  bool clocks_run() const;
  std::optional<int> clock_left(std::optional<Seat> eyes) const;
  void add_now(std::optional<wire::GameNow>& game, std::optional<Seat> eyes) const;  // what is only in memory

  // The next deal (room_draw.cc): promised, pledged for, and made of the numbers that are shown.
  void note_draw();
  void run_draw();

  // A race (room_race.cc): announced, collected, decided, and only then a move like any other.
  void submit(Seat seat, Wish wish);
  void tumble(Seat seat, Wish wish);
  void note_race(bool anew);
  void plan_bot(Seat seat);
  void run_race();

  // Answers behind closed hands (room_window.cc).
  bool answers_closed(Seat seat, const std::string& move) const;
  bool collect(Seat seat, const Wish& wish);
  void run_window();

  House& house_;
  TableId id_;
  Appended appended_;
  Table table_;
  std::int64_t seq_ = 0;
  std::int64_t checkpoint_ = 0;  // the latest
  Audience audience_;
  Recent recent_;  // while somebody is here
  AppendQueue queue_;
  std::size_t being_written_ = 0;  // bytes
  Payer payer_;                    // for what the table writes by itself
  Clockwork::Time last_change_;

  Clocks clocks_;
  Alarm alarm_;
  Random whims_;  // of the bots, and of dice that roll for a while

  LiveDraw draw_;
  bool promising_ = false;  // a promise is on its way

  LiveRace race_;
  std::optional<Wish> tumbling_;  // the throw whose dice roll

  std::optional<Seat> listed_to_;  // the host who has the list of those who watch
  std::vector<wire::Watcher> listed_;
  LiveWindow window_;

  DeviceLinks devices_;
  Invites invites_;
};

}  // namespace hallali
