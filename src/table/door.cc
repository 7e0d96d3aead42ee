#include "table/door.h"

namespace hallali {

void Door::removed(const std::vector<Person>& people, bool banned, int games) {
  if (banned) banned_.insert(people.begin(), people.end());
  passes_.push_back(games);
}

void Door::invite_replaced(int games) {
  ++invite_;
  passes_.push_back(games);
}

bool Door::shows(int pass, int game) const {
  if (pass < 0 || pass > this->pass()) return false;
  return pass == this->pass() || game <= passes_[static_cast<std::size_t>(pass)];
}

}  // namespace hallali
