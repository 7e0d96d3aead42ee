#include "match/race.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <numeric>

namespace hallali {

int believed(int after, int arrived, int trip) {
  const int compensation = std::clamp(trip, 0, kMostCompensation);
  const int earliest = std::max(kHumanLimit, arrived - compensation);
  return std::clamp(after, earliest, std::max(earliest, arrived));
}

void Race::slap(Seat seat, int after, int arrived, int trip) {
  if (!open_.contains(seat)) return;
  open_.erase(seat);
  slaps_.push_back({seat, after, arrived, trip, believed(after, arrived, trip)});
  if (!first_ || arrived < *first_) first_ = arrived;
}

int Race::ends() const {
  if (open_.empty()) return 0;
  return first_.value_or(window_) + kCollection;
}

std::vector<Slap> Race::all(const Lots& lots) const {
  std::vector<Slap> hands = slaps_;
  put_in_order(hands, lots);
  return hands;
}

std::vector<Slap> Race::order(const Lots& lots) const {
  std::vector<Slap> hands = all(lots);
  if (hands.empty()) return hands;
  const int last = std::min(last_arrival(hands), window_ + kCollection);
  std::erase_if(hands, [=](const Slap& hand) { return hand.arrived > last; });
  return hands;
}

Lots draw_lots(Random draws) {
  Lots lots;
  std::iota(lots.begin(), lots.end(), std::uint8_t{1});
  draws.shuffle<std::uint8_t>(lots);
  return lots;
}

void put_in_order(std::span<Slap> hands, const Lots& lots) {
  std::ranges::sort(hands, {}, [&](const Slap& hand) { return std::pair(hand.time, lots[slot(hand.seat)]); });
}

bool any_tie(std::span<const Slap> hands) {
  for (std::size_t i = 0; i < hands.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) {
      if (hands[i].time == hands[k].time) return true;
    }
  }
  return false;
}

int last_arrival(std::span<const Slap> hands) {
  constexpr int kLast = std::numeric_limits<int>::max() - kCollection;  // a record can say anything
  return std::min(kLast, std::ranges::min_element(hands, {}, &Slap::arrived)->arrived) + kCollection;
}

SeatSet seats_of(std::span<const Slap> hands) {
  SeatSet seats;
  for (const Slap& hand : hands) seats.insert(hand.seat);
  return seats;
}

std::optional<WrongHand> wrong_hand(std::span<const Slap> hands, SeatSet racers, int window,
                                    const std::optional<Lots>& lots) {
  if (hands.empty()) return {};
  const int last = std::min(last_arrival(hands), window + kCollection);
  for (std::size_t i = 0; i < hands.size(); ++i) {
    const Slap& hand = hands[i];
    const auto wrong = [i](Phrase what) { return WrongHand{i, std::move(what)}; };
    if (!racers.contains(hand.seat)) {
      return wrong(
          {"cette place ne peut pas taper ici, ou a déjà tapé", "this seat cannot slap here, or did already"});
    }
    racers.erase(hand.seat);
    if (hand.after < 0 || hand.arrived < 0 || hand.trip < 0) {
      return wrong({"un temps ne peut pas être négatif", "a time cannot be negative"});
    }
    const int time = believed(hand.after, hand.arrived, hand.trip);
    if (hand.time != time) {
      return wrong(
          {fmt::format("le temps de cette main est {}", time), fmt::format("the time of this hand is {}", time)});
    }
    if (lots && hand.arrived > last) {
      return wrong({"cette main est arrivée trop tard pour compter", "this hand arrived too late to count"});
    }
    if (i == 0 || hands[i - 1].time < time) continue;
    const bool tie = hands[i - 1].time == time;
    if (tie && (!lots || (*lots)[slot(hands[i - 1].seat)] < (*lots)[slot(hand.seat)])) continue;
    return wrong(
        {"cette main passe avant celle de la ligne précédente", "this hand goes before the one on the line above"});
  }
  return {};
}

}  // namespace hallali
