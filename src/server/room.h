// A live table: its log, the clients around it, its clock and its bots. All of it happens on the hall's thread; one
// append at a time is under way, and nobody is told of anything before it is durable.
#pragma once

#include <array>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/client.h"
#include "server/clockwork.h"
#include "server/counters.h"
#include "server/race.h"
#include "server/tokens.h"
#include "server/wire.h"
#include "store/store.h"
#include "table/table.h"

namespace hallali {

// Said of a table that is not there and of one that may not be seen alike.
extern const Phrase kNoSuchTable;
extern const Phrase kSeatNotYours;

// What rooms share.
struct House {
  Store& store;
  Clockwork& clockwork;
  Counters& counters;
  Seed secret;                                            // of the invites
  std::map<Person, std::vector<TableId>> tables_of = {};  // where somebody has sat
};

class Room : public std::enable_shared_from_this<Room> {
 public:
  // The answer to a wish: nothing, or what is wrong.
  using Answer = std::function<void(const std::optional<Phrase>&)>;
  // Whose command an update answers, when nothing but "done" is to be said.
  struct Asker {
    std::uint64_t client = 0;
    std::string id;
  };

  Room(House& house, TableId id);

  // Applies what the store has. False if there is no such table.
  bool load();

  TableId id() const { return id_; }
  const Table& table() const { return table_; }
  std::string invite() const { return invite_to(id_, house_.secret); }
  std::string pass() const { return pass_to(id_, house_.secret); }
  std::int64_t n() const { return seq_; }
  bool lets_in(const Person& person, const std::optional<std::string>& invite = {}) const;
  bool anybody_here() const { return !guests_.empty(); }
  bool idle_since(Clockwork::Time time) const {
    return present_.empty() && queue_.empty() && !writing_ && last_change_ < time;
  }

  // A connection comes, commands, and goes. Every command is answered; one that has to be written down later.
  void arrive(Client& client) { present_.push_back(&client); }
  void obey(Client& client, const wire::command::Any& command);
  void leave(Client& client);
  void caught_up(Client& client);  // after the client's `stream` was false

  // Entries from the hall itself, when a table is set up; the answer comes when all of them are durable.
  void set_up(std::vector<entry::Any> entries, Answer answer);

 private:
  struct Guest {
    Client* client;
    std::optional<Seat> eyes;
    SeatSet seats = {};  // of this person; brought up to date whenever the table changes
    bool skipped = false;
  };
  struct Wish {
    std::uint64_t command = 0;
    std::function<entry::Any()> propose;
    Answer answer;
    Asker asker = {};
  };
  // An entry on its way to the disk.
  struct Writing {
    Logged logged;
    Answer answer;
    Asker asker;
    Clockwork::Time begun;
  };

  void obey(Client& client, const wire::command::Enter& enter);
  void obey(Client& client, const wire::command::Ping& ping);
  void obey(Client& client, const wire::command::Hint& hint);
  void obey(Client& client, const wire::command::Device& device);
  void obey(Client& client, const wire::command::Claim& claim);
  void obey(Client& client, const wire::command::Move& move);
  void obey(Client& client, const wire::command::Slap& slap);
  template <class Command>
  void obey(Client& client, const Command& command);

  Wish wish_of(Client& client, const std::string& id, std::function<entry::Any()> propose,
               std::optional<std::string> value = {});
  void wish(Client& client, const std::string& id, std::function<entry::Any()> propose,
            std::optional<std::string> value = {});
  void pump();
  void note_person(const entry::Any& what);
  void written(bool durable);
  void reply(Client& client, const std::string& id, const std::optional<Phrase>& error,
             std::optional<std::string> value = {});
  Answer replier(Client& client, const std::string& id, std::optional<std::string> value = {});

  Client* present(std::uint64_t number) const;
  Guest* guest(const Client& client);
  SeatSet here() const;
  void note_seats();
  bool tell(const Logged& logged, const Table::Effect& effect, const Asker& asker);
  void send(Guest& guest, const wire::message::Any& message);
  void send(Guest& guest, SharedText text);
  void tell_you();
  void tell_presence();
  void send_snapshot(Guest& guest);
  bool send_missed(Guest& guest, std::int64_t last);
  wire::You you(const Guest& guest) const;
  wire::Presence presence() const;

  static constexpr auto kRetry = std::chrono::seconds(1);  // after something of the table's own could not be written

  // What the table itself does when it is time: bots, clocks, absent players.
  void note_asked(bool anew);
  void schedule();
  void wake();
  std::optional<Clockwork::Time> due(Seat seat) const;
  void act(Seat seat);
  void ask_bot(Seat seat);
  std::optional<std::chrono::seconds> time_given() const;
  std::optional<int> clock_left(Seat seat) const;

  // A race (room_race.cc): announced, collected, decided, and only then a move like any other.
  void submit(Seat seat, Wish wish);
  void tumble(Seat seat, Wish wish);
  void note_race(bool anew);
  void plan_bot(Seat seat);
  std::optional<Clockwork::Time> race_due() const;
  void run_race();
  void end_race();
  std::optional<wire::RaceNow> race_now() const;
  int race_time() const;

  House& house_;
  TableId id_;
  Table table_;
  std::int64_t seq_ = 0;
  std::vector<Client*> present_;  // all connections
  std::vector<Guest> guests_;     // those that have entered
  std::deque<Wish> queue_;
  std::optional<Writing> writing_;
  Clockwork::Time last_change_;

  // Since when a seat has been asked for the move it has to make, and when its people left.
  struct Asked {
    bool awaited = false;
    int turn = -1;
    bool thinking = false;
    Clockwork::Time since;
    std::chrono::steady_clock::duration used = {};  // of the time for the latest move
    Clockwork::Time bot_at;
    Clockwork::Time away_since;
  };
  std::array<Asked, kMaxSeats> asked_;
  std::optional<Clockwork::Time> alarm_;
  Random whims_;  // of the bots' pace

  // The race that is on. Bots' hands are planned ahead and come down when it is time.
  struct Plan {
    Seat seat{};
    Clockwork::Time at;
    Reflex reflex;
  };
  struct LiveRace {
    std::int64_t number = 0;
    Clockwork::Time shown;
    Race race;
    std::vector<Plan> plans = {};
    bool ending = false;
    Clockwork::Time not_before = {};  // after an end that could not be written
  };
  std::optional<LiveRace> race_;
  std::optional<Wish> tumbling_;             // the throw whose dice roll
  std::vector<std::uint64_t> slapped_ = {};  // commands of the latest race that were obeyed

  struct Device {
    std::string token;
    Seat seat{};
    std::uint32_t since = 0;  // of whoever sat there: the token does not outlive him
    Clockwork::Time until;
    Person taker;  // whose it has become
  };
  std::vector<Device> devices_;
  std::vector<Person> invited_;  // who brought the invite, the latest of them
};

}  // namespace hallali
