// One game in progress, any of them, behind one interface of plain text: what a server or another language works
// with. Moves are their notation, views and events are JSON made from Knowledge. Search and simulation do not come
// this way; they are templates over Rules.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "kit/options.h"
#include "kit/rules.h"
#include "match/record.h"

namespace hallali {

struct MatchSetup {
  std::string game;
  int players = 0;
  OptionTexts options;
  std::vector<std::string> names;  // by seat
  Seed seed;
  std::optional<int> rules = {};  // the version of the rules it is played by; none: today's
  std::optional<Draw> draw = {};  // that the seed came from
};

// What one move caused, for each viewer what they may see of it: a JSON list of events.
class Told {
 public:
  virtual ~Told() = default;
  virtual std::string to(Seat viewer) const = 0;
  // In a game of memory (kit/memory.h): from here on the viewer has to remember by themselves what was told before.
  virtual bool sweeps(Seat viewer) const = 0;
};

// The game as it was at one moment, to be looked at later through any eyes: a few hundred bytes, behind the gate.
class Position {
 public:
  virtual ~Position() = default;
  virtual std::string view(Seat viewer) const = 0;  // JSON
  virtual std::vector<std::string> legal(Seat seat) const = 0;
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
  virtual int moves_made(Seat seat) const = 0;
  virtual SeatSet awaited() const = 0;
  virtual SeatSet allowed() const = 0;
  virtual std::vector<std::string> legal(Seat seat) const = 0;
  virtual std::string timed_out(Seat seat) const = 0;  // the move that the table makes for a seat that is out of time
  virtual std::string view(Seat viewer) const = 0;     // JSON
  virtual std::unique_ptr<const Position> position() const = 0;
  virtual std::optional<MatchResult> result() const = 0;
  virtual Record record() const = 0;
  virtual const std::string& promise() const = 0;  // the commitment to the seed, or to the secret of its draw
  virtual const std::optional<Draw>& draw() const = 0;

  // Of a game with races (kit/rules.h); any other has none, and gives as much time as the table likes.
  virtual bool starts_race() const = 0;
  virtual bool racing() const = 0;
  virtual int seconds_given() const = 0;
  // The move that ends the race that is on, and whose it is: of whoever was first, or of the seat that says for all
  // that nobody was.
  virtual std::pair<Seat, std::string> end_of_race(std::optional<Seat> first) const = 0;
  // Of a game where people answer behind closed hands (kit/rules.h); in any other nobody does.
  virtual ClosedHand closed_hand(Seat seat) const = 0;
  virtual bool in_the_open(std::string_view move) const = 0;
  // Draws that belong to the game but not to its rules, as between two hands at the same moment: a stream of its seed
  // for every move.
  virtual Random draws() const = 0;

  // A question to a bot in that seat, which must have a move. It holds what the seat knows and may do now, so that it
  // can be answered on any thread while the game goes on.
  using Thought = std::function<std::string(Deadline)>;
  virtual Thought thought(Bot bot, Seat seat, const Seed& seed) const = 0;

  // The same in a race: how soon the bot's hand comes down, if it does.
  virtual std::function<Reflex()> reflex(Bot bot, Seat seat, const Seed& seed) const = 0;

  // BadInput if the move is not legal; `play` changes nothing then. `slaps` are the hands of the race it ends.
  virtual void check(Seat seat, std::string_view move) const = 0;
  virtual std::unique_ptr<Told> play(Seat seat, std::string_view move, std::vector<Slap> slaps = {}) = 0;

  // The same for answers behind closed hands, one after the other; what they made happen is told as one.
  using Answers = std::vector<std::pair<Seat, std::string>>;
  virtual std::unique_ptr<Told> play_all(const Answers& answers) = 0;

  // Whether the seat's last move can be taken back without anybody having learnt anything: nobody else can tell which
  // of its moves it was, and the seat itself saw nothing new by making it.
  virtual bool can_take_back(Seat seat) const = 0;
  virtual void take_back(Seat seat) = 0;  // only if it can
  virtual void settle() = 0;              // nothing that was done so far can be taken back
};

// BadInput if the set-up cannot be used.
std::unique_ptr<Match> deal_match(const MatchSetup& setup);

}  // namespace hallali
