// A deal that nobody could choose: the promise before the next game, the numbers, and the deal they make.
#include "server/room.h"

namespace hallali {

// After every entry, and when somebody comes: whoever can take part in the next deal is promised it, and a deal that
// is on goes on.
void Room::note_draw() {
  if (audience_.empty()) return;  // nobody's time runs while nobody is there
  const bool wanted =
      !table_.playing() && !table_.next().promised() && !promising_ &&
      std::ranges::any_of(audience_.guests(), [](const Guest& guest) { return guest.draws && !guest.seats.empty(); });
  if (wanted) {
    promising_ = true;
    push({0,
          [this]() -> entry::Any {
            if (table_.playing() || table_.next().promised()) throw TooLate();
            return entry::Promised{fresh_seed(), false};
          },
          [this](const std::optional<Unfulfilled>&) { promising_ = false; }});
  }
  draw_.note(table_.next(), house_.clockwork.now());
  run_draw();
}

void Room::run_draw() {
  if (table_.playing() || !draw_.ready(table_.next(), audience_.here(), house_.clockwork.now())) return;
  draw_.try_now();
  push({0,
        [this, revealing = table_.next().revealing(), numbers = draw_.numbers()]() -> entry::Any {
          if (table_.playing() || table_.next().revealing() != revealing) throw TooLate();
          return revealing ? table_.deal(numbers) : table_.begin(fresh_seed());
        },
        [this](const std::optional<Unfulfilled>& why) {
          const bool failed = why && why->why == Unfulfilled::Why::not_saved;
          if (failed) draw_.try_again(house_.clockwork.now() + kRetry);
        }});
}

void Room::obey(Client& client, const wire::command::Reveal& reveal) {
  if (audience_.find(client) == nullptr) throw BadInput(kNotEntered);
  table_.check_number(client.person(), reveal.seat, reveal.number);
  draw_.show(reveal.seat, reveal.number);
  reply(client, reveal.id, {});
  run_draw();
}

}  // namespace hallali
