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
  // `secret` is the server's, and outlives this.
  Invites(TableId table, const Seed& secret) : table_(table), secret_(secret) {}

  std::string invite() const;
  std::string pass() const;  // opens the games that are over, nothing else

  bool is_invite(std::string_view text) const;
  bool invited(const Person& person) const;
  void brought_by(const Person& person);  // the invite; the latest 64 are remembered

 private:
  TableId table_;
  const Seed& secret_;
  std::vector<Person> invited_;
};

}  // namespace hallali
