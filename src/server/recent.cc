#include "server/recent.h"

#include <algorithm>

#include "server/telling.h"

namespace hallali {

Moment::Moment(TableId id, std::int64_t n, const Logged& logged, Table::Effect effect, const Table& after)
    : n_(n),
      news_(news_of(logged.what, effect, after)),
      told_(std::move(effect.told)),
      seats_(static_cast<int>(after.places().size())),
      playing_(after.playing()) {
  if (effect.table) table_ = std::make_unique<const wire::TableInfo>(table_info(id, after));
  if (!effect.game || after.match() == nullptr) return;
  const Match& match = *after.match();
  game_ = Game{match.position(), {}, {}, match.awaited(), match.result()};
  for (int i = 0; i < seats_; ++i) {
    const Seat seat = seat_at(i);
    game_->made[slot(seat)] = match.moves_made(seat);
    if (match.can_take_back(seat)) game_->regrets.insert(seat);
    if (after.place(seat).bot) bots_.insert(seat);
  }
}

wire::message::Update Moment::update(std::optional<Seat> eyes, std::optional<int> clock) const {
  if (eyes && index(*eyes) >= seats_) eyes.reset();
  if (!eyes) clock.reset();
  wire::message::Update update;
  update.n = n_;
  update.news = news_;
  update.events.text = events_text(told_.get(), eyes);
  update.sweeps = sweeps(eyes);
  if (table_) update.table = *table_;
  if (game_) update.game = game_through(*game_, eyes, {playing_, eyes && bots_.contains(*eyes)}, clock);
  return update;
}

bool Moment::sweeps(std::optional<Seat> eyes) const { return hallali::sweeps(told_.get(), eyes); }

void Recent::note(std::int64_t n, const Logged& logged, Table::Effect effect, const Table& after) {
  if (!moments_.empty() && moments_.back().n() + 1 != n) forget();
  if (moments_.size() >= kMost) moments_.pop_front();
  moments_.emplace_back(id_, n, logged, std::move(effect), after);
}

void Recent::forget() { moments_.clear(); }

bool Recent::reach(std::int64_t last) const { return !moments_.empty() && moments_.front().n() <= last + 1; }

std::ranges::subrange<std::list<Moment>::const_iterator> Recent::after(std::int64_t last) const {
  const auto first = std::ranges::find_if(moments_, [&](const Moment& each) { return each.n() > last; });
  return {first, moments_.end()};
}

bool Recent::swept(std::int64_t last, std::optional<Seat> eyes) const {
  const auto missed = after(last);
  return !missed.empty() &&
         std::ranges::any_of(missed | std::views::drop(1), [&](const Moment& each) { return each.sweeps(eyes); });
}

}  // namespace hallali
