// What is prepared for the next deal of a table: the server's promise, and the hashes of the browsers' numbers. Once
// the numbers may be shown the list of hashes is closed.
#pragma once

#include <optional>
#include <vector>

#include "match/draw.h"

namespace hallali {

// A number that was shown.
struct Shown {
  Seat seat{};
  Seed number;

  bool operator==(const Shown&) const = default;
};
BOOST_DESCRIBE_STRUCT(Shown, (), (seat, number))

class NextDeal {
 public:
  enum class Stage { none, promised, revealing };

  // A next deal written down.
  struct Text {
    int stage = 0;
    bool starting = false;
    Draw draw;
  };
  Text text() const { return {static_cast<int>(stage_), starting_, draw_}; }
  static NextDeal from(Text text);

  // `starting`: the game begins by itself when the browsers are ready.
  void promise(const Seed& secret, bool starting);
  void pledge(Seat seat, std::string hash);  // instead of one that was there
  void drop(Seat seat);                      // whoever sat there has gone
  void reveal() { stage_ = Stage::revealing; }

  Stage stage() const { return stage_; }
  bool promised() const { return stage_ != Stage::none; }
  bool revealing() const { return stage_ == Stage::revealing; }
  bool starting() const { return starting_; }
  const Seed& secret() const { return draw_.secret; }
  const std::vector<Share>& shares() const { return draw_.shares; }  // hashes only, in the order of their seats
  const Share* share(Seat seat) const;

  // With the numbers that were shown; what is missing is missing.
  Draw with(const std::vector<Shown>& numbers) const;

 private:
  Stage stage_ = Stage::none;
  bool starting_ = false;
  Draw draw_;
};
BOOST_DESCRIBE_STRUCT(NextDeal::Text, (), (stage, starting, draw))

}  // namespace hallali
