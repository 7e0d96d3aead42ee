// A record is the game: readable text, one fact a line, that replays and verifies without anything else.
//
//   hallali record 1 #5b1c9e02
//   game auf-der-pirsch #...
//   rules 1                        the version of the game's rules that it was played by
//   players 4
//   option give-trick no           one line an option, all of them, in the order of their keys
//   seat 1 Camille                 one line a seat
//   commitment 9f86d0...           SHA-256 of the seed (or of the secret, see below), published before the deal
//   move 1 seat 3 play bear-7      one line a move
//   slap 1 seat 2 after 412 arrived 451 trip 80 time 412         one line a hand, below the move that ended a race
//                                  the first one first; from version 2 of the rules on every race has them, and
//                                  verify checks them (docs/fair-race.md)
//   result winners 2 scores 101 120 87 96 reason most-points     (or: result unfinished)
//   seed 3a7bd3...                 published after the end
//   end
//
// Each line ends in " #" and eight hexadecimal digits: the start of SHA-256(digest of the line before, text of this
// line), the digest before the first line being 32 zero bytes. A changed byte therefore shows on its own line. There
// is exactly one way to write a record; the reader accepts no other.
//
// A game whose seed was drawn by everybody around the table (match/draw.h) is "hallali record 2" and has more lines:
//
//   pledge 1 4f53cd...             below the commitment, one line a browser by its first seat: SHA-256 of its number
//   number 1 77aa10...             below the pledges, for each of them: the number (or: number 1 missing)
//   secret 8d01fe...               above the seed: what the commitment is the hash of
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kit/json.h"
#include "kit/options.h"
#include "kit/random.h"
#include "kit/seat.h"
#include "match/draw.h"

namespace hallali {

// A hand in a race, in milliseconds since the start was shown (docs/fair-race.md).
struct Slap {
  Seat seat{};
  int after = 0;    // as its own screen measured it
  int arrived = 0;  // when the table heard of it
  int trip = 0;     // to that screen and back, as the table measured it
  int time = 0;     // what counts

  bool operator==(const Slap&) const = default;
};
BOOST_DESCRIBE_STRUCT(Slap, (), (seat, after, arrived, trip, time))

struct RecordedMove {
  Seat seat{};
  std::string move;
  std::vector<Slap> slaps = {};  // of the race that this move ended, the first one first

  bool operator==(const RecordedMove&) const = default;
};
BOOST_DESCRIBE_STRUCT(RecordedMove, (), (seat, move, slaps))

struct Record {
  std::string game;
  int rules = 1;
  int players = 0;
  OptionTexts options;
  std::vector<std::string> seats;  // names
  std::string commitment;
  std::vector<RecordedMove> moves;
  std::string result;
  Seed seed;
  std::optional<Draw> draw = {};  // how the seed came about, if not from the server alone

  bool operator==(const Record&) const = default;
};
BOOST_DESCRIBE_STRUCT(Record, (), (game, rules, players, options, seats, commitment, moves, result, seed, draw))

inline constexpr std::size_t kLongestName = 40;  // bytes
inline constexpr std::size_t kLargestRecord = 4 << 20;
inline constexpr std::string_view kUnfinished = "unfinished";

// A name that can stand in a record: one to forty bytes of UTF-8 without control characters or outer spaces.
bool good_name(std::string_view name);

std::string write_record(const Record& record);

// BadInput naming the line that is wrong.
Record read_record(std::string_view text);

// The same lines, each with the check it should have: for tools that edit records, and for tests.
std::string with_right_checks(std::string_view text);

[[noreturn]] void bad_record_line(int line, const Phrase& what);
// Line numbers of a well-formed record, for messages about its meaning.
int line_of_move(const Record& record, std::size_t move);
int line_of_commitment(const Record& record);
int line_of_result(const Record& record);

// BadInput if the seed is not the one that was promised, or not the one that its draw makes.
void check_seed(const Record& record);

// Whole files, written so that a crash leaves either the old or the new one.
std::string read_file(const std::string& path);
void write_file(const std::string& path, std::string_view text);

template <class Outcome>
std::string result_text(const std::optional<Outcome>& outcome) {
  if (!outcome) return std::string(kUnfinished);
  std::string text = "winners";
  for (Seat seat : outcome->winners) text += ' ' + notation(seat);
  text += " scores";
  for (int score : outcome->scores) text += ' ' + std::to_string(score);
  return text + " reason " + notation(outcome->reason);
}

}  // namespace hallali
