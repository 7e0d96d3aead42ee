#include "games/shadow_hunters/rules/rules.h"

#include "games/shadow_hunters/rules/night.h"

namespace hallali::shadow_hunters {

void Night::play(Seat seat, Move move) {
  using Kind = Move::Kind;
  const bool secret = table_.phase == Phase::reply && move.kind() < Kind::reveal;
  table_.last_mover = seat;
  table_.last_move = secret ? Move(Kind::pass) : move;
  if (!secret) tell(Acted{seat, move});
  switch (move.kind()) {
    case Kind::reveal:
      reveal(seat);
      after_reveal(seat);
      break;
    case Kind::love: {
      const bool was_hidden = is_hidden(at(seat));
      if (was_hidden) reveal(seat);
      at(seat).used = true;
      heal(seat, at(seat).damage, Cause::mothers_love);
      if (was_hidden) after_reveal(seat);
      break;
    }
    case Kind::pass:
      switch (table_.phase) {
        case Phase::area:
          begin_attack();
          break;
        case Phase::card:
          resolve(move);
          break;
        case Phase::before_damage:
          strike();
          break;
        case Phase::rob:
          rob({});
          break;
        case Phase::reply:
          reply(seat, Reply::pass);
          break;
        default:  // no attack, no feast
          end_turn();
      }
      break;
    case Kind::roll:
      roll();
      break;
    case Kind::compass:
      use_compass();
      break;
    case Kind::teleport:
      teleport(move.area());
      break;
    case Kind::smite:
      smite(move.seat());
      break;
    case Kind::go:
      enter(move.area(), false);
      break;
    case Kind::draw:
      draw(move.deck());
      break;
    case Kind::hurt:
    case Kind::heal:
      woods(move.seat(), move.kind() == Kind::hurt);
      break;
    case Kind::steal:
      if (table_.phase == Phase::card) {
        resolve(move);
      } else {
        take(seat, move.card(), How::stolen, move.seat());
        settle({}, false, Then::attack);
      }
      break;
    case Kind::target:
    case Kind::hand:
      resolve(move);
      break;
    case Kind::give:
      give(move.seat());
      break;
    case Kind::nothing:
    case Kind::obey:
    case Kind::hand_over:
    case Kind::show:
      answer(seat, move);
      break;
    case Kind::attack:
      note_deed(table_.harmed, seat, move.seat());
      assail(seat, SeatSet{move.seat()}, false);
      break;
    case Kind::sweep:
      assail(seat, in_range(table_, seat), false);
      break;
    case Kind::rob:
      rob(move.card());
      break;
    case Kind::counter:
      reply(seat, Reply::counter);
      break;
    case Kind::suck:
      reply(seat, Reply::suck);
      break;
    case Kind::feast:
      feast();
      break;
    case Kind::loot: {
      const Seat victim = current_victim(table_);
      take(seat, move.card(), How::looted, victim);
      drop(victim, at(victim).equipment);
      table_.dead_now.erase(victim);
      loot();
      break;
    }
  }
}

template <class Events>
void apply(State& state, Seat seat, Move move, Random& random, Events& events) {
  Narrator narrator;
  if constexpr (!std::is_same_v<Events, Silent>) {
    narrator = {&events, [](void* sink, SeatSet audience, const Event& event) {
                  (*static_cast<Events*>(sink))(audience, event);
                }};
  }
  Night(state, random, narrator).play(seat, move);
}

template void apply(State&, Seat, Move, Random&, Silent&);
template void apply(State&, Seat, Move, Random&, EventLog<Event>&);

std::optional<Outcome> outcome(const State& state) {
  const Public& table = state.table;
  if (!table.end) return {};
  Outcome result;
  result.winners = table.winners;
  result.reason = *table.end;
  for (int i = 0; i < table.options.players; ++i) {
    result.scores.push_back(table.winners.contains(seat_at(i)) ? 1 : 0);
  }
  return result;
}

}  // namespace hallali::shadow_hunters
