// Who may come to a private table without a seat: whoever brings its invite, and from then on without it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kit/random.h"
#include "store/store.h"
#include "table/table.h"

namespace hallali {

class Invites {
 public:
  // `secret` is the server's, `door` the table's; both outlive this.
  Invites(TableId table, const Seed& secret, const Door& door) : table_(table), secret_(secret), door_(door) {}

  std::string invite() const;
  std::string pass() const;  // opens the games that are over, nothing else

  bool is_invite(std::string_view text) const;
  bool was_invite(std::string_view text) const;       // and has been replaced
  bool shows(std::string_view pass, int game) const;  // a game that is over, to whoever brings this
  bool invited(const Person& person) const;
  void brought_by(const Person& person);  // the invite; the latest 64 are remembered
  void forget(const Person& person);
  void forget_all() { invited_.clear(); }

 private:
  TableId table_;
  const Seed& secret_;
  const Door& door_;
  std::vector<Person> invited_;
};

}  // namespace hallali
