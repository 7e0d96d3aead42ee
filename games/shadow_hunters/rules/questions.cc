#include "games/shadow_hunters/rules/night.h"

namespace hallali::shadow_hunters {

int hermit_left(const Public& table) {
  int left = kDeckSize;
  for (std::size_t i = table.cycle; i < table.gifts.size(); ++i) left -= table.gifts[i].passed_on ? 0 : 1;
  const bool on_its_way = table.phase == Phase::give || table.phase == Phase::answer;
  // In the quick start the card has been counted with its first answer.
  const bool first = table.phase == Phase::quick_start && table.asked == table.first;
  return left - (on_its_way || first ? 1 : 0);
}

// One of the cards that have not been given since the deck was shuffled.
Question Night::draw_question() {
  std::array<int, kQuestions> left{};
  int all = 0;
  const auto count = [&] {
    all = 0;
    for (std::size_t i = 0; i < left.size(); ++i) left[i] = kCopies[i];
    for (std::size_t i = table_.cycle; i < table_.gifts.size(); ++i) {
      if (!table_.gifts[i].passed_on) --left[static_cast<std::size_t>(state_.questions[i])];
    }
    for (int each : left) all += each;
  };
  count();
  if (all == 0) {  // SH-48
    tell(Reshuffled{Deck::hermit});
    forget_oldest();
    table_.cycle = static_cast<std::uint8_t>(table_.gifts.size());
    count();
  }
  auto skip = static_cast<int>(random_.below(static_cast<std::uint32_t>(all)));
  std::size_t question = 0;
  while (skip >= left[question]) skip -= left[question++];
  return static_cast<Question>(question);
}

// Makes room for another time through the deck. What the askers learnt stays in `learnt`.
void Night::forget_oldest() {
  if (table_.gifts.size() + kDeckSize <= kMostGifts) return;
  std::size_t cards = 0;
  std::size_t first = 0;
  while (first < table_.gifts.size()) {
    cards += table_.gifts[first].passed_on ? 0 : 1;
    if (cards > kDeckSize) break;
    ++first;
  }
  FixedList<Gift, kMostGifts> gifts;
  Questions questions;
  for (std::size_t i = first; i < table_.gifts.size(); ++i) {
    gifts.push_back(table_.gifts[i]);
    questions.push_back(state_.questions[i]);
  }
  table_.gifts = gifts;
  state_.questions = questions;
}

void Night::give(Seat to) {
  table_.asked = to;
  table_.phase = Phase::answer;
  tell(QuestionGiven{table_.turn, to});
  tell(QuestionRead{to, *state_.question}, SeatSet{to});
}

void Night::answer(Seat seat, const Move& move) {
  const bool quick = table_.phase == Phase::quick_start;
  const Answer answer = carry_out(seat, move);
  if (quick) {
    pass_on(seat, answer);
    return;
  }
  const Seat from = table_.turn;
  remember(from, seat, answer, false);
  auto& learnt = state_.learnt[slot(from)][slot(seat)];
  learnt &= answerers(*state_.question, answer, abilities(table_));
  if (answer == Answer::shown) learnt = {who(seat)};
  state_.question.reset();
  if (table_.turns > 0) return settle(from, false, Then::attack);  // SH-17
  note_facts();                                                    // before the first turn a card cannot kill
  if (table_.to_give > 0) {
    give_left(after(from));
  } else {
    begin_turn(table_.first, false);
  }
}

// SH-50, each: a card of one's own for the neighbour, who answers as always.
void Night::give_left(Seat from) {
  --table_.to_give;
  table_.turn = from;
  state_.question = draw_question();
  tell(QuestionDrawn{from});
  tell(QuestionRead{from, *state_.question}, SeatSet{from});
  give(after(from));
}

// What everybody sees of it.
Answer Night::carry_out(Seat seat, const Move& move) {
  const Seat from = table_.phase == Phase::quick_start ? seat : table_.turn;
  const auto told = [&](Answer answer) {
    tell(QuestionAnswered{from, seat, answer});
    return answer;
  };
  switch (move.kind()) {
    case Move::Kind::show:
      told(Answer::shown);
      tell(CharacterShown{seat, from, who(seat)}, SeatSet{from, seat});
      return Answer::shown;
    case Move::Kind::hand_over:
      told(Answer::gave);
      take(from, move.card(), How::handed_over, seat);
      return Answer::gave;
    case Move::Kind::obey: {
      const Demand demand = demand_of(*state_.question);
      const bool undamaged = at(seat).damage == 0;
      if (demand == Demand::heal_or_hurt && !undamaged) {
        told(Answer::healed);
        heal(seat, 1, Cause::question);
        return Answer::healed;
      }
      const bool twice = demand == Demand::hurt_twice;
      const Answer answer = told(twice ? Answer::hurt_twice : undamaged ? Answer::hurt_undamaged : Answer::hurt);
      hurt(seat, twice ? 2 : 1, Cause::question);
      return answer;
    }
    default:
      return told(Answer::nothing);
  }
}

// SH-50, round: the card goes to the left, until everybody has had it.
void Night::pass_on(Seat seat, Answer answer) {
  remember(seat, seat, answer, seat != table_.first);
  note_facts();
  const Seat to = after(seat);
  if (to != table_.first) {
    table_.asked = to;
    tell(QuestionGiven{seat, to});
    tell(QuestionRead{to, *state_.question}, SeatSet{to});
    return;
  }
  // Everybody has read it now, and remembers what the others said.
  for (const Gift& gift : table_.gifts) {
    if (gift.answer == Answer::redrawn) continue;
    for (Seat reader : living(table_).without(gift.to)) {
      state_.learnt[slot(reader)][slot(gift.to)] &= answerers(*state_.question, gift.answer, abilities(table_));
    }
  }
  state_.question.reset();
  begin_turn(table_.first, false);
}

void Night::remember(Seat from, Seat to, Answer answer, bool passed_on) {
  // Only two cards cost two points, so that everybody learns something about who takes them.
  if (answer == Answer::hurt_twice) {
    at(to).could &= answerers(Question::exorcism, answer, abilities(table_)) |
                    answerers(Question::tough_lesson, answer, abilities(table_));
  }
  table_.gifts.push_back({from, to, answer, passed_on});
  state_.questions.push_back(*state_.question);
}

}  // namespace hallali::shadow_hunters
