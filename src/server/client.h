// One connection, as a room sees it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "table/table.h"

namespace hallali {

using SharedText = std::shared_ptr<const std::string>;

class Client {
 public:
  explicit Client(Person person) : person_(std::move(person)) {}
  virtual ~Client() = default;
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  const Person& person() const { return person_; }
  // Where they come from; several people can.
  virtual std::string address() const { return {}; }
  // Never given twice, so that an answer that comes late cannot reach somebody else.
  std::uint64_t number() const { return number_; }

  // Part of the stream. False if too much is waiting to be sent already: the message is dropped, and the room sends a
  // snapshot when the client has caught up.
  virtual bool stream(SharedText message) = 0;
  // An answer, or what must not be lost.
  virtual void answer(SharedText message) = 0;

  // Measures the way to the client and back once more; the median of what was measured so far, in milliseconds.
  virtual void measure() {}
  virtual int round_trip() const { return 0; }

 private:
  static std::uint64_t next_number() {
    static std::uint64_t last = 0;  // on the hall's thread only
    return ++last;
  }

  Person person_;
  std::uint64_t number_ = next_number();
};

}  // namespace hallali
