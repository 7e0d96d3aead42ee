#include "table/next_deal.h"

#include <algorithm>

namespace hallali {

NextDeal NextDeal::from(Text text) {
  NextDeal next;
  next.stage_ = static_cast<Stage>(text.stage);
  next.starting_ = text.starting;
  next.draw_ = std::move(text.draw);
  return next;
}

void NextDeal::promise(const Seed& secret, bool starting) {
  *this = {};
  stage_ = Stage::promised;
  starting_ = starting;
  draw_.secret = secret;
}

void NextDeal::pledge(Seat seat, std::string hash) {
  drop(seat);
  const auto behind = std::ranges::find_if(draw_.shares, [&](const Share& each) { return each.seat > seat; });
  draw_.shares.insert(behind, {seat, std::move(hash), {}});
}

void NextDeal::drop(Seat seat) {
  std::erase_if(draw_.shares, [&](const Share& each) { return each.seat == seat; });
}

const Share* NextDeal::share(Seat seat) const {
  const auto found = std::ranges::find(draw_.shares, seat, &Share::seat);
  return found == draw_.shares.end() ? nullptr : &*found;
}

Draw NextDeal::with(const std::vector<Shown>& numbers) const {
  Draw draw = draw_;
  for (Share& share : draw.shares) {
    const auto shown = std::ranges::find(numbers, share.seat, &Shown::seat);
    if (shown != numbers.end() && commitment(shown->number) == share.hash) share.number = shown->number;
  }
  return draw;
}

}  // namespace hallali
