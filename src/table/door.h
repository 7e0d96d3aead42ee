// Who may not come back to a table, and which of its links are still good. An invite can be replaced, and then the
// old one opens nothing. A pass is replaced whenever somebody was made to go: the old one goes on showing the games
// that were over by then, so that links in old letters still work, and no later one.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "kit/json.h"

namespace hallali {

// The hash of a browser's key.
using Person = std::string;

// A door written down.
struct DoorText {
  std::vector<Person> banned;
  int invite = 0;
  std::vector<int> passes;
};
BOOST_DESCRIBE_STRUCT(DoorText, (), (banned, invite, passes))

class Door {
 public:
  DoorText text() const { return {{banned_.begin(), banned_.end()}, invite_, passes_}; }
  static Door from(DoorText text);

  // `games` are over at that moment.
  void removed(const std::vector<Person>& people, bool banned, int games);
  void invite_replaced(int games);

  bool banned(const Person& person) const { return banned_.contains(person); }
  int invite() const { return invite_; }                         // which one is good, from 0
  int pass() const { return static_cast<int>(passes_.size()); }  // which one is handed out, from 0
  bool shows(int pass, int game) const;                          // whether that pass opens that game, which is over

 private:
  std::set<Person> banned_;
  int invite_ = 0;
  std::vector<int> passes_;  // how many games each of the old ones shows
};

}  // namespace hallali
