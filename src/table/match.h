// One game in progress, any of them, behind one interface of plain text: what a server or another language works
// with. Moves are their notation, views and events are JSON made from Knowledge. Search and simulation do not come
// this way; they are templates over Rules.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "kit/options.h"
#include "kit/rules.h"
#include "table/record.h"

namespace hallali {

struct MatchSetup {
  std::string game;
  int players = 0;
  OptionTexts options;
  std::vector<std::string> names;  // by seat
  Seed seed;
};

// What one move caused, for each viewer what he may see of it: a JSON list of events.
class Told {
 public:
  virtual ~Told() = default;
  virtual std::string to(Seat viewer) const = 0;
};

struct MatchResult {
  SeatSet winners;
  std::vector<int> scores;
  std::string reason;

  bool operator==(const MatchResult&) const = default;
};
BOOST_DESCRIBE_STRUCT(MatchResult, (), (winners, scores, reason))

class Match {
 public:
  virtual ~Match() = default;

  virtual const About& about() const = 0;
  virtual int players() const = 0;
  virtual std::size_t moves_made() const = 0;
  virtual SeatSet awaited() const = 0;
  virtual SeatSet allowed() const = 0;
  virtual std::vector<std::string> legal(Seat seat) const = 0;  // the first is the move of a time-out
  virtual std::string view(Seat viewer) const = 0;              // JSON
  virtual std::optional<MatchResult> result() const = 0;
  virtual Record record() const = 0;

  // What a bot would do in that seat, knowing what the seat knows. The seat must have a move.
  virtual std::string bot_move(Bot bot, Seat seat, Random& random, Deadline deadline) const = 0;

  // BadInput if the move is not legal; nothing has changed then.
  virtual std::unique_ptr<Told> play(Seat seat, std::string_view move) = 0;
};

// BadInput if the set-up cannot be used.
std::unique_ptr<Match> deal_match(const MatchSetup& setup);

}  // namespace hallali
