#include "server/append_queue.h"

#include "table/table_end.h"

namespace hallali {

std::optional<Unfulfilled> attempt(const std::function<void()>& proposal) {
  using Why = Unfulfilled::Why;
  try {
    proposal();
  } catch (const TooLate& late) {
    return Unfulfilled{Why::too_late, late.phrase()};
  } catch (const BadInput& bad) {
    return Unfulfilled{Why::refused, bad.phrase()};
  }
  return {};
}

const Logged* AppendQueue::next(const Table& table, Time now, std::int64_t entries) {
  while (!writing_ && !waiting_.empty()) {
    Wish wish = std::move(waiting_.front());
    waiting_.pop_front();
    if (wish.command != 0 && table.obeyed(wish.command)) {
      wish.answer({});
      continue;
    }
    Logged logged{wish.command, {}};
    const auto why = attempt([&] {
      logged.what = wish.propose();
      must_fit(logged.what, entries);
    });
    if (why) {
      wish.answer(why);
      continue;
    }
    writing_ = {std::move(logged), std::move(wish.answer), std::move(wish.asker), std::move(wish.payer), now};
    return &writing_->logged;
  }
  return nullptr;
}

AppendQueue::Writing AppendQueue::written() {
  Writing done = std::move(*writing_);
  writing_.reset();
  return done;
}

}  // namespace hallali
