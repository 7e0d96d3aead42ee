// Time and threads as the hall sees them. The server's are Asio's; tests bring their own and turn the hands.
#pragma once

#include <chrono>
#include <functional>

namespace hallali {

class Clockwork {
 public:
  using Time = std::chrono::steady_clock::time_point;

  virtual ~Clockwork() = default;
  virtual Time now() const = 0;
  virtual void at(Time when, std::function<void()> what) = 0;               // on the hall's thread
  virtual void post(std::function<void()> what) = 0;                        // onto the hall's thread, from any
  virtual void work(std::function<void()> what) = 0;                        // on a thread where it disturbs nobody
  virtual void read(std::function<void()> what) { work(std::move(what)); }  // on one that waits for the disk
};

}  // namespace hallali
