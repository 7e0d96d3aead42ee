// All tables of a server. Lives on one thread, together with its rooms; stories are told on another.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>

#include "server/guest_book.h"
#include "server/room.h"

namespace hallali {

struct HallLimits {
  int tables = 20'000;                                   // in memory at a time
  int tables_per_minute = 60;                            // opened by one person; five times as many by one address
  std::chrono::seconds idle = std::chrono::minutes(10);  // after which a table that nobody is at leaves the memory
};

// A request that could be granted to somebody else, or at another time, or that is about something that does not
// exist.
class Refusal : public BadInput {
 public:
  enum class Why { not_there, not_yours, too_many, full };

  Refusal(Why why, Phrase phrase) : BadInput(std::move(phrase)), why_(why) {}
  Why why() const { return why_; }

 private:
  Why why_;
};

class Hall {
 public:
  // How a request that takes its time ends: with a value, or with what is wrong.
  template <class Value>
  using Done = std::function<void(const Value*, const Phrase* error)>;

  Hall(House& house, HallLimits limits);  // remembers who sat where lately

  // Who asks for a game; with a pass, or with none.
  struct Visitor {
    Visitor(Person its_person, std::string its_pass = {})
        : person(std::move(its_person)), pass(std::move(its_pass)) {}
    Person person;
    std::string pass;  // or an invite, to be let in
  };

  // Null if there is no such table. A table that left the memory is read again; Refusal if there is no space for it.
  std::shared_ptr<Room> room(TableId id);

  // Brings a table into memory for somebody, then calls back, at once if it is there; with null if it cannot be read.
  // It is read on another thread, and for nobody who may not know of it: Refusal at once.
  using Ready = std::function<void(const std::shared_ptr<Room>&)>;
  void fetch(TableId id, const Visitor& visitor, const Ready& ready);
  // The same for all tables that `hello` lists as one's own.
  void fetch_own(const Person& person, const std::function<void()>& then);

  wire::Hello hello(const Person& person);
  void open(const Person& person, const wire::OpenTable& wish, const Done<wire::Opened>& done,
            const std::string& address = {});
  // `game` from 1, 0: the latest. BadInput at once if it may not be seen.
  void story(const Visitor& visitor, TableId id, int game, std::optional<Seat> eyes, const Done<std::string>& done);
  void record(const Visitor& visitor, TableId id, int game, const Done<std::string>& done);  // of a finished game

  std::string metrics() const;

  void close() { loading_.clear(); }  // nobody waits any more

 private:
  // Where this game is being played, or lies; 0 becomes the number of the latest.
  std::shared_ptr<Room> room_of_game(const Visitor& visitor, TableId id, int& game);
  bool may_know(TableId id, const Visitor& visitor);
  void read(TableId id, const Ready& ready);
  void arrived(TableId id, LoadedTable loaded);
  std::vector<TableId> listed(const Person& person) const;
  void make_space();
  void recall();
  std::shared_ptr<Room> make_room(TableId id);
  void sweep();
  void forget_idle(Clockwork::Time since);
  bool full() const { return rooms_.size() >= static_cast<std::size_t>(limits_.tables); }
  void tell_later(const Done<std::string>& done, const std::function<std::optional<std::string>()>& make);
  void must_not_hurry(const std::string& who, int tables_per_minute);

  House& house_;
  HallLimits limits_;
  GuestBook guest_book_;
  TableId last_table_;
  std::unordered_map<TableId, std::shared_ptr<Room>> rooms_;
  std::unordered_map<TableId, std::vector<Ready>> loading_;  // who waits for them
  std::set<TableId> unreadable_;
  std::map<std::string, std::vector<Clockwork::Time>> opened_;  // by person, and by address behind an @
};

}  // namespace hallali
