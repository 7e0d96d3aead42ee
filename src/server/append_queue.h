// The wishes of a room on their way into its log. One entry at a time is being written; the other wishes wait, and
// each is judged by the table as it is when its turn comes. Nothing here knows the store or a thread: whoever owns
// the queue writes what `next` returns and says when that is done.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>

#include "server/clockwork.h"
#include "server/disk_quota.h"
#include "table/table.h"

namespace hallali {

// Thrown by one of the table's own proposals when what it was about has passed in the meantime.
class TooLate : public BadInput {
 public:
  TooLate() : BadInput({"Trop tard.", "Too late."}) {}
};

// Why a wish was not fulfilled, and what its owner is told.
struct Unfulfilled {
  enum class Why : std::uint8_t { refused, too_late, not_saved };
  Why why{};
  Phrase phrase;
};
using Answer = std::function<void(const std::optional<Unfulfilled>&)>;

// Runs a proposal; what it throws becomes the reason.
std::optional<Unfulfilled> attempt(const std::function<void()>& proposal);

// Whose command an update answers, when nothing but "done" is to be said.
struct Asker {
  std::uint64_t client = 0;
  std::string id;
};

struct Wish {
  std::uint64_t command = 0;            // its mark; 0: the table's own
  std::function<entry::Any()> propose;  // BadInput if it may not be
  Answer answer;                        // called once
  Asker asker = {};
  Payer payer = {};  // nobody: the table's own
};

class AppendQueue {
 public:
  using Time = Clockwork::Time;

  // An entry on its way to the disk.
  struct Writing {
    Logged logged;
    Answer answer;
    Asker asker;
    Payer payer;
    Time begun;
  };

  void push(Wish wish) { waiting_.push_back(std::move(wish)); }
  bool full() const { return waiting_.size() >= kLongest; }  // commands of people have to wait outside
  bool writing() const { return writing_.has_value(); }
  bool idle() const { return !writing() && waiting_.empty(); }

  // The next entry to write, after so many, or null if one is being written or no wish is left. Wishes that become no
  // entry, because they are refused or were fulfilled before, are answered on the way.
  const Logged* next(const Table& table, Time now, std::int64_t entries = 0);

  // What was being written, when that has ended one way or the other.
  Writing written();

 private:
  static constexpr std::size_t kLongest = 256;

  std::deque<Wish> waiting_;
  std::optional<Writing> writing_;
};

}  // namespace hallali
