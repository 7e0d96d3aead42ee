#include "server/live_race.h"

#include <algorithm>

#include "server/append_queue.h"

namespace hallali {
namespace {

using std::chrono::milliseconds;

constexpr int kLongestWait = 60'000;  // milliseconds; nobody waits that long

}  // namespace

void LiveRace::begin(std::int64_t number, SeatSet seats, milliseconds window, Time now) {
  race_ = Live{number, now + milliseconds(kLead), Race(seats, static_cast<int>(window.count()))};
  obeyed_.clear();
}

int LiveRace::time(Time now) const {
  return static_cast<int>(std::chrono::duration_cast<milliseconds>(now - race_->shown).count());
}

void LiveRace::slap(const Hand& hand, Time now) {
  if (!race_ || race_->number != hand.race || race_->ending) {
    throw BadInput({"Trop tard : cette course est finie.", "Too late: this race is over."});
  }
  if (!race_->race.open().contains(hand.seat) || hand.played_by_bot) {
    throw BadInput({"Cette place a déjà répondu.", "This seat has answered already."});
  }
  if (hand.after && (*hand.after < 0 || *hand.after > kLongestWait)) {
    throw BadInput({"« after » compte de 0 à 60000 millisecondes.", "\"after\" counts 0 to 60000 milliseconds."});
  }
  const int arrived = time(now);
  if (hand.after && arrived < 0) {  // CC-02
    throw BadInput({"Trop tôt : les dés ne sont pas encore montrés.", "Too early: the dice are not shown yet."});
  }
  if (hand.after) {
    race_->race.slap(hand.seat, *hand.after, arrived, hand.trip);
  } else {
    race_->race.pass(hand.seat);
  }
  obeyed_.push_back(hand.command);
}

bool LiveRace::obeyed(std::uint64_t command) const { return std::ranges::find(obeyed_, command) != obeyed_.end(); }

void LiveRace::plan(std::int64_t race, Seat seat, Reflex reflex, milliseconds wait) {
  if (race_ && race_->number == race) race_->plans.push_back({seat, race_->shown + wait, reflex});
}

LiveRace::Time LiveRace::ends() const {
  return std::max(race_->shown + milliseconds(race_->race.ends()), race_->not_before);
}

std::optional<LiveRace::Time> LiveRace::due() const {
  if (!race_ || race_->ending) return {};
  Time first = ends();
  for (const Plan& plan : race_->plans) first = std::min(first, plan.at);
  return first;
}

bool LiveRace::run(Time now) {
  if (!race_ || race_->ending) return false;
  std::erase_if(race_->plans, [&](const Plan& plan) {
    if (plan.at > now) return false;
    if (plan.reflex) {
      race_->race.slap(plan.seat, *plan.reflex, *plan.reflex, 0);
    } else {
      race_->race.pass(plan.seat);
    }
    return true;
  });
  race_->ending = now >= ends();
  return race_->ending;
}

entry::Any LiveRace::end(std::int64_t number, const Match& match) const {
  if (!race_ || race_->number != number) throw TooLate();
  std::vector<Slap> slaps = race_->race.order(draw_lots(match.draws()));
  const auto first = slaps.empty() ? std::nullopt : std::optional(slaps.front().seat);
  auto [seat, move] = match.end_of_race(first);
  return entry::Raced{seat, std::move(move), std::move(slaps)};
}

void LiveRace::put_off(Time until) {
  if (!race_) return;
  race_->ending = false;
  race_->not_before = until;
}

std::optional<wire::RaceNow> LiveRace::now(Time now) const {
  if (!race_) return {};
  return wire::RaceNow{race_->number, -time(now), race_->race.window()};
}

}  // namespace hallali
