// How much of the server's time people may have. Everything is counted by person and by address, so that a new
// connection, or a new key, brings nobody more.
//
// Of each kind of thing a person may do so much, and an address so much for all its people together. People behind
// one address do not always know each other: part of what each may do is their own, and costs the address nothing, so
// that whoever behaves does not notice a neighbour who takes all of the rest. An address has that for a hundred
// people; those who come later, as they might be one who invents keys, live on what the address has.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <unordered_map>

#include "server/limits.h"
#include "table/table.h"

namespace hallali {

struct PatienceLimits {
  double requests_per_second = 50;  // HTTP, by one person and by one address; four times as many at once
  double commands_per_second = 50;  // by one person; four times as many at once. An address has four times that
};

class Patience {
 public:
  using Time = TokenBucket::Time;

  enum class Kind : std::uint8_t {
    request,  // HTTP
    command,  // a message or a control frame
    rare,     // a command besides playing
    chat,     // a line, a reaction, a mark
  };
  static constexpr std::size_t kKinds = 4;
  static constexpr int kPeople = 100;  // of an address, with something of their own

  struct Who {
    Who(const std::string& address, Person its_person);
    std::string network;
    Person person;  // empty: whoever
  };

  explicit Patience(PatienceLimits limits);

  // False: not now.
  bool take(Kind kind, const Who& who, Time now, double cost = 1);

  std::size_t remembered() const { return people_.size() + addresses_.size(); }

 private:
  struct Bucket {
    double burst;
    double per_second;
  };
  struct Rates {
    Bucket person;
    Bucket own;  // of that, without asking the address
    Bucket address;
  };
  struct Buckets {
    std::array<TokenBucket, kKinds> all;
    Time used;
  };
  struct Somebody {
    Buckets limit;
    Buckets own;
    std::string network;  // where they came first, and have their own
  };
  struct Address {
    Buckets shared;
    int people = 0;
  };

  Buckets filled(Bucket Rates::*which, Time now) const;
  Somebody* find(const Who& who, Address& its, Time now);
  void forget(Time now);

  std::array<Rates, kKinds> rates_;
  std::unordered_map<Person, Somebody> people_;
  std::unordered_map<std::string, Address> addresses_;
  Time swept_;
};

// Whoever has an IPv6 address has all those that begin with the same 64 bits.
std::string network_of(const std::string& address);

}  // namespace hallali
