// Load: many tables of random players over real WebSockets, measured from outside; and, on demand, a server that is
// killed again and again while they play.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "kit/random.h"
#include "table/entries.h"

namespace hallali {

struct LoadOptions {
  std::string host = "127.0.0.1";
  std::uint16_t port = 0;
  std::string game = "auf-der-pirsch";
  int players = 4;
  OptionTexts variants = {};
  int tables = 100;
  Seed seed;
  // Not only moves: people talk, and between games the host changes the settings and seats somebody anew. What every
  // seat is told is remembered, to be compared with the log.
  bool lively = false;
};

struct LoadReport {
  std::int64_t moves = 0;  // acknowledged
  std::int64_t updates = 0;
  std::int64_t refused = 0;
  std::int64_t reconnects = 0;
  std::int64_t games = 0;
  double seconds = 0;
  // Milliseconds from a move to another seat's update, ascending.
  std::vector<float> latencies;

  double moves_per_second() const { return static_cast<double>(moves) / seconds; }
  double percentile(double share) const;
};

// One update as one seat heard it, up to what only holds for the moment.
struct Heard {
  std::int64_t n = 0;
  std::uint64_t hash = 0;
  std::string what;  // a few words of it, to name it by
};

// What one seat was told is done, in order: it must be in the log exactly like this.
struct Acknowledged {
  std::int64_t table = 0;
  Seat seat{};
  std::vector<std::string> moves;
  std::optional<std::string> unanswered;  // may or may not be
  std::vector<std::string> said;          // lines of chat
  std::vector<Heard> heard;
};

class Load {
 public:
  explicit Load(const LoadOptions& options);
  ~Load();

  static bool can_reach(const std::string& host);  // an IP address

  void open_tables();  // and start their games; nobody connects yet
  void connect();      // everybody enters and waits
  // `rate`: moves a second over all tables; 0: as many as possible.
  LoadReport play(double seconds, double rate = 0);
  std::vector<Acknowledged> acknowledged() const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace hallali
