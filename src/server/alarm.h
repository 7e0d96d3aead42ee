// The next moment at which a room has something to do. Timers cannot be called back, so an alarm that was set earlier
// still comes; it is told apart by its time.
#pragma once

#include <optional>

#include "server/clockwork.h"

namespace hallali {

class Alarm {
 public:
  using Time = Clockwork::Time;

  // True if a timer is needed: nothing rings as early as this yet.
  bool set(Time time) {
    if (next_ && *next_ <= time) return false;
    next_ = time;
    return true;
  }

  // A timer has come. True if it is the one that counts, and not one that an earlier one has replaced.
  bool rings(Time time) {
    if (next_ != time) return false;
    next_.reset();
    return true;
  }

 private:
  std::optional<Time> next_;
};

}  // namespace hallali
