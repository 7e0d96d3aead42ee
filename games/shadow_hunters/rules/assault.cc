// An attack, step by step (6.5): targets, roll, the window of a hidden attacker, Bob, damage, Vampire, deaths, the
// window of the targets, Werewolf, Charles.
#include <algorithm>
#include <cstdlib>

#include "games/shadow_hunters/rules/night.h"

namespace hallali::shadow_hunters {

AreaSet reach_of(const Player& attacker, const Ring& ring) {
  if (!attacker.area) return {};
  const AreaSet own = pair_of(ring, *attacker.area);
  return attacker.equipment.contains(Card::handgun) ? kAllAreas - own : own;  // SH-22
}

SeatSet in_range(const Public& table, Seat attacker) {
  const AreaSet reach = reach_of(player(table, attacker), table.ring);
  // Everybody is looked at without a branch: who stands where cannot be predicted, and this is asked every turn.
  unsigned seats = 0;
  for (int i = 0; i < kMaxPlayers; ++i) {
    const std::optional<Area> area = table.players[static_cast<std::size_t>(i)].area;
    const auto somewhere = static_cast<unsigned>(area.has_value());
    seats |= (somewhere & static_cast<unsigned>(reach.contains(area.value_or(Area{})))) << i;
  }
  return SeatSet::from_bits(static_cast<std::uint16_t>(seats)).without(attacker);
}

Blow blow_on(const Public& table, Seat target) {
  const Assault& assault = table.assault;
  const Player& me = player(table, assault.attacker);
  const Player& them = player(table, target);
  Blow blow;
  blow.seat = assault.attacker;
  blow.target = target;
  const int dice = assault.d6 == 0 ? assault.d4 : std::abs(assault.d6 - assault.d4);
  blow.dice = static_cast<std::uint8_t>(dice);
  if (dice == 0) return blow;  // SH-19: a failure, whatever one carries
  blow.weapons = static_cast<std::uint8_t>((me.equipment & kWeapons).size());
  const bool known_hunter = me.character && group_of(*me.character) == Group::hunter;
  blow.spear = known_hunter && me.equipment.contains(Card::spear_of_longinus) ? 2 : 0;  // SH-23
  blow.own_robe = me.equipment.contains(Card::holy_robe);
  blow.robe = them.equipment.contains(Card::holy_robe);
  blow.angel = them.angel;
  const int sum = dice + blow.weapons + blow.spear - (blow.own_robe ? 1 : 0) - (blow.robe ? 1 : 0);
  blow.damage = static_cast<std::uint8_t>(blow.angel ? 0 : std::max(0, sum));
  return blow;
}

void Night::assail(Seat attacker, SeatSet targets, bool counter) {
  Assault& assault = table_.assault;
  const SeatSet provoked = counter ? assault.targets : SeatSet{};
  assault = {};
  assault.attacker = attacker;
  assault.targets = targets;
  assault.counter = counter;
  assault.provoked = provoked;
  const bool masamune = at(attacker).equipment.contains(Card::masamune);  // SH-20
  assault.d6 = static_cast<std::uint8_t>(masamune ? 0 : die(6));
  assault.d4 = static_cast<std::uint8_t>(die(4));
  tell(Attacked{attacker, targets, assault.d6, assault.d4, counter});
  if (may_interrupt()) {
    table_.phase = Phase::before_damage;
  } else {
    strike();
  }
}

// Whether somebody in the place of a hidden attacker could want to reveal themselves before the damage falls, as far
// as everybody knows: for the Spear, or as Bob.
bool Night::may_interrupt() const {
  const Assault& assault = table_.assault;
  const Player& me = player(table_, assault.attacker);
  const bool hits = assault.d6 == 0 || assault.d6 != assault.d4;
  if (!is_hidden(me) || !hits) return false;
  if (me.equipment.contains(Card::spear_of_longinus) && me.could.intersects(kHunters)) return true;
  if (!abilities(table_) || !me.could.contains(Character::bob)) return false;
  for (Seat target : assault.targets) {
    if (!player(table_, target).equipment.empty() && blow_on(table_, target).damage >= 2) return true;
  }
  return false;
}

void Night::strike() {
  Assault& assault = table_.assault;
  const bool bob = abilities(table_) && at(assault.attacker).character == Character::bob;
  for (Seat target : assault.targets) {
    const Blow blow = blow_on(table_, target);
    tell(blow);
    assault.damage[slot(target)] = blow.damage;
    if (bob && blow.damage >= 2 && !at(target).equipment.empty()) assault.asked.insert(target);  // SH-24
  }
  if (assault.asked.empty()) {
    land();
  } else {
    table_.phase = Phase::rob;
  }
}

Seat current_victim(const Public& table) {
  const bool robbing = table.phase == Phase::rob;
  const SeatSet seats = robbing ? table.assault.asked : table.dead_now;
  Seat seat = robbing ? table.assault.attacker : table.killer.value_or(table.turn);
  do seat = next(seat, table.options.players);
  while (!seats.contains(seat));
  return seat;
}

void Night::rob(std::optional<Card> card) {
  Assault& assault = table_.assault;
  const Seat target = current_victim(table_);
  assault.asked.erase(target);
  if (card) {
    assault.robbed.insert(target);
    take(assault.attacker, *card, How::robbed, target);
  }
  if (assault.asked.empty()) land();
}

void Night::land() {
  Assault& assault = table_.assault;
  for (Seat target : assault.targets - assault.robbed) {
    const int amount = assault.damage[slot(target)];
    if (amount == 0) continue;
    assault.hurt.insert(target);
    hurt(target, amount, Cause::attack);
  }
  drink();
  settle(assault.attacker, true, assault.counter ? Then::feast : Then::reply);
}

// SH-26: a Vampire who is known heals for each target he has hurt.
void Night::drink() {
  const Assault& assault = table_.assault;
  if (!abilities(table_) || at(assault.attacker).character != Character::vampire || assault.hurt.empty()) return;
  heal(assault.attacker, kSuckedBlood * assault.hurt.size(), Cause::suck_blood);
}

// Whether anybody in this seat's place could have something to decide after the attack, as far as everybody knows.
bool Night::may_reply(Seat seat) const {
  const Player& them = player(table_, seat);
  if (!them.alive || !abilities(table_)) return false;
  if (table_.assault.targets.contains(seat)) return them.could.contains(Character::werewolf);
  // A vampire who is known has drunk already.
  return seat == table_.assault.attacker && !them.character && !table_.assault.hurt.empty() &&
         them.could.contains(Character::vampire);
}

void Night::open_replies() {
  table_.deciding = {};
  for (Seat seat : table_.assault.targets.with(table_.assault.attacker)) {
    if (may_reply(seat)) table_.deciding.insert(seat);
  }
  table_.phase = Phase::reply;
  if (table_.deciding.empty()) open_feast();
}

// After a reveal fewer may have something to decide: a Werewolf who stands elsewhere is none of the targets.
void Night::close_replies() {
  for (Seat seat : table_.deciding) {
    if (!may_reply(seat)) table_.deciding.erase(seat);
  }
  if (table_.deciding.empty()) resolve_replies();
}

void Night::reply(Seat seat, Reply reply) {
  state_.replies[slot(seat)] = reply;
  table_.deciding.erase(seat);
  table_.answered.insert(seat);
  tell(Decided{seat});
  if (table_.deciding.empty()) resolve_replies();
}

void Night::resolve_replies() {
  std::optional<Seat> werewolf;
  std::optional<Seat> vampire;
  for (Seat seat : living(table_)) {
    const Reply reply = state_.replies[slot(seat)];
    if (reply == Reply::counter) werewolf = seat;
    if (reply == Reply::suck) vampire = seat;
  }
  state_.replies.fill(Reply::none);
  table_.answered = {};
  if (vampire) {
    if (is_hidden(at(*vampire))) reveal(*vampire);
    drink();
  }
  if (werewolf) {
    if (is_hidden(at(*werewolf))) reveal(*werewolf);
    assail(*werewolf, SeatSet{table_.assault.attacker}, true);  // SH-27
  } else {
    open_feast();
  }
}

// SH-25: the attacker may be Charles, who can go on; never at the price of his life.
void Night::open_feast() {
  Assault& assault = table_.assault;
  if (assault.counter) {
    assault.attacker = table_.turn;
    assault.targets = assault.provoked;
    assault.counter = false;
  }
  assault.targets &= living(table_);
  if (may_feast()) {
    table_.phase = Phase::feast;
  } else {
    end_turn();
  }
}

bool Night::may_feast() const {
  const Player& me = player(table_, table_.assault.attacker);
  return abilities(table_) && me.could.contains(Character::charles) &&
         me.damage + kFeastCost < hit_points(Character::charles) && !table_.assault.targets.empty();
}

void Night::feast() {
  const Seat charles = table_.assault.attacker;
  if (is_hidden(at(charles))) reveal(charles);
  hurt(charles, kFeastCost, Cause::feast);
  note_facts();
  assail(charles, table_.assault.targets, false);
}

}  // namespace hallali::shadow_hunters
