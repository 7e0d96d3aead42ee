#include "games/shadow_hunters/rules/rules.h"

namespace hallali::shadow_hunters {
namespace {

// Whether this viewer has read the card of a gift. In the quick start everybody reads the same one in turn.
bool has_read(const Public& table, std::size_t gift, Seat viewer) {
  if (table.gifts[gift].answer == Answer::redrawn) return true;  // only Prediction is drawn again
  while (table.gifts[gift].passed_on) --gift;
  do {
    if (table.gifts[gift].from == viewer || table.gifts[gift].to == viewer) return true;
    ++gift;
  } while (gift < table.gifts.size() && table.gifts[gift].passed_on);
  // The one who holds it now has read it as well.
  return gift == table.gifts.size() && table.phase == Phase::quick_start && table.asked == viewer;
}

}  // namespace

Knowledge know(const State& state, Seat viewer) {
  const Public& table = state.table;
  const bool over = table.phase == Phase::over;
  const bool seated = index(viewer) < table.options.players;
  Knowledge knowledge;
  knowledge.viewer = viewer;
  knowledge.table = table;
  if (seated) {
    knowledge.learnt = state.learnt[slot(viewer)];
    knowledge.reply = state.replies[slot(viewer)];
  } else {
    knowledge.learnt.fill(kEveryCharacter);
  }
  for (int i = 0; i < table.options.players; ++i) {
    const Seat seat = seat_at(i);
    const bool shown = knowledge.learnt[slot(seat)].size() == 1 && seated;
    if (over || seat == viewer || table.players[slot(seat)].character || shown) {
      knowledge.characters[slot(seat)] = state.characters[slot(seat)];
    }
  }
  if (over) knowledge.aside = state.aside;
  const bool holds =
      (table.phase == Phase::give && table.turn == viewer) ||
      (table.phase == Phase::answer && (table.turn == viewer || table.asked == viewer)) ||
      (table.phase == Phase::quick_start && seated && state.question &&
       (table.asked == viewer || (!table.gifts.empty() && has_read(table, table.gifts.size() - 1, viewer) &&
                                  table.gifts[table.gifts.size() - 1].answer != Answer::redrawn)));
  if (holds) knowledge.question = state.question;
  for (std::size_t i = 0; i < table.gifts.size(); ++i) {
    const bool read = over || has_read(table, i, viewer);
    knowledge.questions.push_back(read ? std::optional(state.questions[i]) : std::nullopt);
  }
  return knowledge;
}

namespace {

// A white or black pile as a number of cards.
std::uint8_t count(const Pile& pile) { return static_cast<std::uint8_t>(pile.left.size()); }

bool in_assault(Phase phase) {
  return phase == Phase::before_damage || phase == Phase::rob || phase == Phase::reply || phase == Phase::feast;
}

// Who a seat can be for this viewer: public facts, answers to one's own questions, and nobody twice.
CharacterSet could_be(const Knowledge& knowledge, Seat seat) {
  if (const auto& known = knowledge.characters[slot(seat)]) return {*known};
  CharacterSet could = player(knowledge.table, seat).could & knowledge.learnt[slot(seat)];
  for (int i = 0; i < knowledge.table.options.players; ++i) {
    if (const auto& known = knowledge.characters[static_cast<std::size_t>(i)]) could.erase(*known);
  }
  return could;
}

}  // namespace

View show(const Knowledge& knowledge) {
  const Public& table = knowledge.table;
  View view;
  view.viewer = knowledge.viewer;
  view.options = table.options;
  view.phase = table.phase;
  view.turn = table.turn;
  view.ring = table.ring;
  for (int i = 0; i < table.options.players; ++i) {
    const Player& each = table.players[static_cast<std::size_t>(i)];
    view.players.push_back({each.area, each.damage, each.alive, each.angel, each.used, each.character.has_value(),
                            knowledge.characters[static_cast<std::size_t>(i)], could_be(knowledge, seat_at(i)),
                            each.equipment, reach_of(each, table.ring)});
  }
  view.white_left = count(table.white);
  view.black_left = count(table.black);
  view.hermit_left = static_cast<std::uint8_t>(hermit_left(table));
  view.card = table.card;
  view.question = knowledge.question;
  if (table.phase == Phase::answer || table.phase == Phase::quick_start) view.asked = table.asked;
  if (in_assault(table.phase)) {
    view.assault = table.assault;
    for (Seat target : table.assault.targets) view.blows.push_back(blow_on(table, target));
  }
  if (table.phase == Phase::rob || table.phase == Phase::loot) view.victim = current_victim(table);
  view.deciding = table.deciding;
  view.extra_turns = table.extra_turns;
  view.turns = table.turns;
  for (std::size_t i = 0; i < table.gifts.size(); ++i) {
    const Gift& gift = table.gifts[i];
    const std::optional<Question> question = knowledge.questions[i];
    std::optional<CharacterSet> could;
    if (question) could = answerers(*question, gift.answer, abilities(table));
    view.gifts.push_back({gift.from, gift.to, gift.answer, question, could});
  }
  view.aside = knowledge.aside;
  view.winners = table.winners;
  view.end = table.end;
  return view;
}

}  // namespace hallali::shadow_hunters
