// The numbers of a deal that is on: they wait here, and are told to nobody, until all are there or the wait is over.
#pragma once

#include <algorithm>
#include <chrono>
#include <optional>
#include <vector>

#include "server/clockwork.h"
#include "table/next_deal.h"

namespace hallali {

class LiveDraw {
 public:
  using Time = Clockwork::Time;
  static constexpr auto kWait = std::chrono::seconds(1);  // for a browser; nobody can hold up a deal for longer

  // What the table says of its next deal, after every entry and when somebody comes.
  void note(const NextDeal& next, Time now) {
    const bool waits = next.revealing() || (next.starting() && next.promised());
    if (next.stage() != stage_ || !waits) {
      stage_ = next.stage();
      until_.reset();
      tried_ = false;
      numbers_.clear();
    }
    if (waits && !until_ && !tried_) until_ = now + kWait;
  }

  // The next step is on its way into the log. If it could not be written it is tried again; if it may not be,
  // somebody has to start anew.
  void try_now() {
    until_.reset();
    tried_ = true;
  }
  void try_again(Time when) {
    until_ = when;
    tried_ = false;
  }

  std::optional<Time> due() const { return until_; }

  void show(Seat seat, const Seed& number) {
    std::erase_if(numbers_, [&](const Shown& each) { return each.seat == seat; });
    numbers_.push_back({seat, number});
  }
  const std::vector<Shown>& numbers() const { return numbers_; }

  // Whether it can go on: everybody here has done what they promised, or has had the time for it.
  bool ready(const NextDeal& next, SeatSet here, Time now) const {
    if (!until_) return false;
    if (now >= *until_) return true;
    if (!next.revealing()) return !next.shares().empty();
    return std::ranges::all_of(next.shares(), [&](const Share& share) {
      return !here.contains(share.seat) || std::ranges::find(numbers_, share.seat, &Shown::seat) != numbers_.end();
    });
  }

 private:
  NextDeal::Stage stage_ = NextDeal::Stage::none;
  std::optional<Time> until_;
  bool tried_ = false;
  std::vector<Shown> numbers_;
};

}  // namespace hallali
