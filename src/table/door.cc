#include "table/door.h"

namespace hallali {

Door Door::from(DoorText text) {
  Door door;
  door.banned_ = {text.banned.begin(), text.banned.end()};
  door.invite_ = text.invite;
  door.passes_ = std::move(text.passes);
  return door;
}

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
