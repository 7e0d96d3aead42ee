// Who answers behind a closed hand, and whether they have anything to decide there (6.6, SH-32, SH-46): decisions
// that only some characters have, asked of everybody who could be one of them.
#include "games/shadow_hunters/rules/night.h"

namespace hallali::shadow_hunters {
namespace {

// The hidden attacker, before the damage falls: for the Spear, or as Bob (SH-23, SH-24).
bool may_interrupt(const State& state, Seat seat) {
  const Public& table = state.table;
  const Character character = state.characters[slot(seat)];
  if (group_of(character) == Group::hunter) return player(table, seat).equipment.contains(Card::spear_of_longinus);
  if (character != Character::bob || !abilities(table)) return false;
  for (Seat target : table.assault.targets) {
    if (!player(table, target).equipment.empty() && blow_on(table, target).damage >= 2) return true;
  }
  return false;
}

// The hidden drawer of a card that concerns some of them (SH-31 to SH-33).
bool is_concerned(const State& state, Seat seat) {
  const Card card = *state.table.card;
  const Character character = state.characters[slot(seat)];
  const bool must_reveal = character == Character::vampire || character == Character::werewolf;
  return healed_by(card).contains(character) || (card == Card::disenchant_mirror && must_reveal);
}

// More than to go on, and what is possible at any time.
bool has_more_than_to_pass(const State& state, Seat seat) {
  for (const Move& move : legal(state, seat)) {
    if (move.kind() != Move::Kind::pass && !in_the_open(move)) return true;
  }
  return false;
}

}  // namespace

bool in_the_open(Move move) { return move.kind() >= Move::Kind::reveal; }

ClosedHand closed_hand(const State& state, Seat seat) {
  const Public& table = state.table;
  const Player& me = player(table, seat);
  const auto choice = [](bool has_one) { return has_one ? ClosedHand::choice : ClosedHand::nothing; };
  switch (table.phase) {
    case Phase::before_damage:
      return choice(may_interrupt(state, seat));
    case Phase::reply:
      return choice(has_more_than_to_pass(state, seat));
    case Phase::feast:
      return me.character ? ClosedHand::none : choice(has_more_than_to_pass(state, seat));
    case Phase::card:
      return needs_of(*table.card) == Needs::identity ? choice(is_concerned(state, seat)) : ClosedHand::none;
    case Phase::quick_start:
    case Phase::answer:  // a card has to be read; that Unknown may lie must not show (SH-46)
      return is_hidden(me) && abilities(table) && me.could.contains(Character::unknown) ? ClosedHand::in_person
                                                                                        : ClosedHand::none;
    default:
      return ClosedHand::none;
  }
}

}  // namespace hallali::shadow_hunters
