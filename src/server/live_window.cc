#include "server/live_window.h"

#include <algorithm>

#include "server/append_queue.h"

namespace hallali {
namespace {

using std::chrono::duration_cast;
using std::chrono::milliseconds;

constexpr std::size_t kMarks = 64;  // of commands; those that were written down the table remembers

LiveWindow::Time next_opening(LiveWindow::Time opened, LiveWindow::Time now) {
  milliseconds wait = kFirstOpening;
  while (opened + wait < now) wait *= 2;
  return opened + wait;
}

}  // namespace

LiveWindow::Point LiveWindow::point_of(const Table& table) { return {table.games(), table.match()->moves_made()}; }

void LiveWindow::note(const Table& table, Time now, bool anew) {
  const bool same = window_ && !anew && table.playing() && window_->point == point_of(table);
  if (same) return;
  window_.reset();
  if (!table.playing()) return;
  Window window{point_of(table), now};
  for (Seat seat : table.match()->awaited()) {
    const ClosedHand hand = table.match()->closed_hand(seat);
    if (hand == ClosedHand::none) continue;
    window.seats.insert(seat);
    window.at(seat).hand = hand;
  }
  if (!window.seats.empty()) window_ = window;
}

bool LiveWindow::obeyed(std::uint64_t command) const {
  return command != 0 && std::ranges::find(obeyed_, command) != obeyed_.end();
}

void LiveWindow::take(const entry::Moved& moved, std::uint64_t command, Time now) {
  if (window_->ending) throw BadInput({"Trop tard : les réponses sont ouvertes.", "Too late: the answers are open."});
  Asked& asked = window_->at(moved.seat);
  const bool thought = asked.hand == ClosedHand::choice && moved.by == Mover::player && !asked.answer;
  if (thought) times_.note(duration_cast<milliseconds>(now - window_->opened));
  asked.answer = entry::ClosedAnswer{moved.seat, moved.move, moved.by, mark_text(command)};
  if (command == 0) return;
  if (obeyed_.size() >= kMarks) obeyed_.pop_front();
  obeyed_.push_back(command);
}

// A person without a choice answers when one with a choice might have, whatever they have sent. Where nobody could
// learn anything from it they are not waited for, and who is away is waited for whether they have a choice or not.
void LiveWindow::look_at(Seat seat, const Around& around, const Match& match, Time now, Random& whims) {
  Asked& asked = window_->at(seat);
  const bool for_them = asked.hand == ClosedHand::nothing && around.people.contains(seat);
  const bool away = !asked.answer && !around.here.contains(seat);
  if (for_them && away) asked.at.reset();
  if (for_them && !away && !asked.at) {
    const milliseconds most(around.clock.value_or(static_cast<int>(ThinkingTimes::kLongest.count())));
    asked.at = now + (around.watched ? std::min(times_.draw(whims), most) : milliseconds(0));
  }
  const bool time = for_them && asked.at && now >= *asked.at;
  if (time && !asked.answer) asked.answer = entry::ClosedAnswer{seat, match.timed_out(seat), Mover::clock, {}};
  asked.done = for_them ? time : asked.answer.has_value();
}

bool LiveWindow::run(const Around& around, const Match& match, Time now, Random& whims) {
  if (!window_ || window_->ending) return false;
  bool all = true;
  for (Seat seat : window_->seats) {
    if (!window_->at(seat).done) look_at(seat, around, match, now, whims);
    all = all && window_->at(seat).done;
  }
  if (!all) return false;
  const bool tells = around.watched && !(around.people & window_->seats).empty();
  if (!window_->ends) window_->ends = tells ? next_opening(window_->opened, now) : now;
  window_->ending = now >= std::max(*window_->ends, window_->not_before);
  return window_->ending;
}

std::optional<LiveWindow::Time> LiveWindow::due() const {
  if (!window_ || window_->ending) return {};
  if (window_->ends) return std::max(*window_->ends, window_->not_before);
  std::optional<Time> first;
  for (Seat seat : window_->seats) {
    const Asked& asked = window_->at(seat);
    if (!asked.done && asked.at && (!first || *asked.at < *first)) first = asked.at;
  }
  return first;
}

entry::Any LiveWindow::end(const Table& table) const {
  if (!window_ || !window_->ending || !table.playing() || window_->point != point_of(table)) throw TooLate();
  entry::Answered answered;
  for (Seat seat : window_->seats) answered.answers.push_back(*window_->at(seat).answer);
  return answered;
}

void LiveWindow::put_off(Time until) {
  if (!window_) return;
  window_->ending = false;
  window_->not_before = until;
}

std::optional<wire::WindowNow> LiveWindow::now(std::optional<Seat> eyes) const {
  if (!eyes || !asks(*eyes)) return {};
  return wire::WindowNow{window_->at(*eyes).hand != ClosedHand::nothing, answered(*eyes)};
}

}  // namespace hallali
