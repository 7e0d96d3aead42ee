#include <algorithm>

#include "games/shadow_hunters/rules/night.h"

namespace hallali::shadow_hunters {

void Night::reveal(Seat seat, bool scream) {
  const Character character = who(seat);
  const CharacterSet group = members(group_of(character));
  at(seat).character = character;
  at(seat).could = {character};
  int known = 0;
  for (const Player& each : table_.players) known += each.character && group.contains(*each.character) ? 1 : 0;
  // Once all of a group are known, whoever else belongs to it has not been dealt.
  const Cast cast = cast_of(table_.options);
  const std::array<int, 3> dealt{cast.hunters, cast.shadows, cast.neutrals};
  const bool complete = known == dealt[static_cast<std::size_t>(group_of(character))];
  for (int i = 0; i < table_.options.players; ++i) {
    Player& each = table_.players[static_cast<std::size_t>(i)];
    if (!each.character) each.could -= complete ? group : CharacterSet{character};
  }
  if (at(seat).alive) tell(Revealed{seat, character, scream});
}

// Where the game waited because somebody was hidden, it may not have to wait any longer: for whoever is known now, or
// for others who cannot be that character.
void Night::after_reveal(Seat seat) {
  switch (table_.phase) {
    case Phase::before_damage:
      if (!may_interrupt()) strike();
      break;
    case Phase::card:
      if (seat == table_.turn && needs_of(*table_.card) == Needs::identity) resolve(Move(Move::Kind::reveal));
      break;
    case Phase::reply:
      // Everybody sees that they have decided nothing in secret: a Vampire drinks at once.
      if (seat == table_.assault.attacker && table_.deciding.contains(seat)) drink();
      close_replies();
      break;
    case Phase::feast:
      if (!may_feast()) end_turn();
      break;
    case Phase::loot:
      // Between his blow and the replies to it: a Vampire need not wait (SH-26).
      if (table_.then == Then::reply && seat == table_.assault.attacker) drink();
      break;
    default:
      break;
  }
}

void Night::hurt(Seat seat, int amount, Cause cause, std::optional<Card> card) {
  Player& player = at(seat);
  player.damage = static_cast<std::uint8_t>(std::min(hit_points(who(seat)), player.damage + amount));  // SH-14
  tell(Hurt{seat, static_cast<std::uint8_t>(amount), player.damage, cause, card});
}

void Night::heal(Seat seat, int amount, Cause cause, std::optional<Card> card) {
  Player& player = at(seat);
  player.damage = static_cast<std::uint8_t>(std::max(0, player.damage - amount));
  tell(Healed{seat, static_cast<std::uint8_t>(amount), player.damage, cause, card});
}

void Night::note_deed(Deeds& deeds, Seat from, Seat to) {
  std::uint8_t& count = deeds[slot(from)][slot(to)];
  if (from != to && count < 255) ++count;
}

void Night::take(Seat to, Card card, How how, std::optional<Seat> from) {
  if (from) at(*from).equipment.erase(card);
  at(to).equipment.insert(card);
  tell(EquipmentTaken{to, card, how, from});
}

// Every event ends here: deaths in one batch, reveals, Daniel's scream, loot, then facts and victory (SH-9, SH-10).
void Night::settle(std::optional<Seat> killer, bool by_attack, Then then) {
  table_.then = then;
  const SeatSet dead = dying();
  if (dead.empty()) [[likely]] {
    close();
    return;
  }
  bury(dead, killer);
  // A Rosary that is looted now works from the next attack on.
  table_.takes_all = by_attack && at(*killer).equipment.contains(Card::silver_rosary);
  table_.killer = killer;
  table_.batch = table_.dead_now = dead;
  loot();
}

// Without a branch for each: this is asked after every event, and hardly ever anybody dies.
SeatSet Night::dying() const {
  unsigned seats = 0;
  for (std::size_t i = 0; i < kMaxPlayers; ++i) {
    seats |= static_cast<unsigned>(table_.players[i].damage >= hit_points(state_.characters[i])) << i;
  }
  return SeatSet::from_bits(static_cast<std::uint16_t>(seats)) & table_.alive;
}

void Night::bury(SeatSet dead, std::optional<Seat> killer) {
  if (table_.first_dead.empty()) table_.first_dead = dead;
  for (Seat seat : dead) {
    Player& player = at(seat);
    player.alive = false;
    table_.alive.erase(seat);
    player.area.reset();
    player.angel = false;
    reveal(seat);
    tell(Died{seat, who(seat), killer == seat ? std::nullopt : killer});
  }
  // Who lives with that damage is known while the dead are still being looted.
  for (Seat seat : living(table_)) {
    if (is_hidden(at(seat))) at(seat).could -= dead_with(at(seat).damage);
  }
  if (!abilities(table_)) return;
  for (Seat seat : living(table_)) {  // SH-2
    if (is_hidden(at(seat)) && is(seat, Character::daniel)) reveal(seat, true);
  }
  for (Seat seat : living(table_)) {
    if (is_hidden(at(seat))) at(seat).could.erase(Character::daniel);
  }
}

// SH-15: a living killer takes one card of each victim, clockwise; with the Rosary all of them.
void Night::loot() {
  table_.phase = Phase::loot;
  while (!table_.dead_now.empty()) {
    const Seat victim = current_victim(table_);
    const EquipmentSet cards = at(victim).equipment;
    const bool somebody = table_.killer && *table_.killer != victim && at(*table_.killer).alive;
    if (somebody && !table_.takes_all && cards.size() > 1) return;
    if (somebody) loot_all(victim);
    drop(victim, at(victim).equipment);
    table_.dead_now.erase(victim);
  }
  close();
}

void Night::loot_all(Seat victim) {
  for (Card card : at(victim).equipment) take(*table_.killer, card, How::looted, victim);
}

void Night::close() {
  // SH-8: the victims of the event count, whoever they are; it takes one that is not himself. Whether the killer is
  // Charles shows only now, after the loot (SH-10).
  if (table_.killer && !table_.batch.without(*table_.killer).empty() && dead_count(table_) >= kCharlesDead) {
    if (is(*table_.killer, Character::charles)) {
      table_.massacre = true;
    } else {
      at(*table_.killer).could.erase(Character::charles);
    }
  }
  table_.killer.reset();
  table_.takes_all = false;
  const bool won = finish_if_won();
  table_.batch = {};
  if (won) return;
  note_facts();
  proceed(table_.then);
}

// What everybody can conclude because the game goes on.
void Night::note_facts() {
  for (Seat seat : living(table_)) {
    Player& player = at(seat);
    // About somebody who is known this says nothing new.
    player.could -= dead_with(player.damage);
    player.could -= player.equipment.size() >= kBobsEquipment ? CharacterSet{Character::bob} : CharacterSet{};
  }
}

void Night::proceed(Then then) {
  if (!at(table_.turn).alive) {  // SH-6
    end_turn();
    return;
  }
  switch (then) {
    case Then::start:
      table_.phase = Phase::start;
      break;
    case Then::attack:
      begin_attack();
      break;
    case Then::reply:
      open_replies();
      break;
    case Then::feast:
      open_feast();
      break;
  }
}

namespace {

// Who has won, on the position as it is (SH-11).
struct Verdict {
  SeatSet winners;
  int endings = 0;  // how many conditions have ended the game
  Reason reason{};

  void end(bool holds, Reason why) {
    if (!holds) return;
    ++endings;
    reason = why;
  }
};

Verdict judge(const State& state) {
  const Public& table = state.table;
  int hunters = 0;
  int shadows = 0;
  int neutrals_dead = 0;
  bool robbery = false;
  bool first_death = false;
  for (int i = 0; i < table.options.players; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const Player& player = table.players[at];
    const Character character = state.characters[at];
    const Group group = group_of(character);
    hunters += group == Group::hunter && player.alive ? 1 : 0;
    shadows += group == Group::shadow && player.alive ? 1 : 0;
    neutrals_dead += group == Group::neutral && !player.alive ? 1 : 0;
    robbery |= character == Character::bob && player.alive && player.equipment.size() >= kBobsEquipment;
    first_death |= character == Character::daniel && table.first_dead.contains(seat_at(i));
  }
  Verdict verdict;
  verdict.end(shadows == 0, Reason::shadows_dead);
  verdict.end(hunters == 0, Reason::hunters_dead);
  verdict.end(neutrals_dead >= kNeutralsDead, Reason::neutrals_dead);
  verdict.end(robbery, Reason::robbery);
  verdict.end(table.massacre, Reason::massacre);
  verdict.end(first_death, Reason::first_death);
  if (verdict.endings == 0) return verdict;
  if (verdict.endings > 1) verdict.reason = Reason::several;
  for (int i = 0; i < table.options.players; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const bool alive = table.players[at].alive;
    bool wins = false;
    switch (state.characters[at]) {
      case Character::allie:
        wins = alive;
        break;
      case Character::bob:
        wins = alive && robbery;
        break;
      case Character::charles:
        wins = table.massacre;
        break;
      case Character::daniel:
        wins = first_death || (alive && shadows == 0);
        break;
      default:
        wins = group_of(state.characters[at]) == Group::hunter ? shadows == 0
                                                               : hunters == 0 || neutrals_dead >= kNeutralsDead;
    }
    if (wins) verdict.winners.insert(seat_at(i));
  }
  return verdict;
}

}  // namespace

bool Night::finish_if_won() {
  // Only a death or a fifth piece of equipment can end the night.
  bool rich = false;
  for (const Player& each : table_.players) rich |= each.equipment.size() >= kBobsEquipment;
  if (table_.batch.empty() && !rich) [[likely]]
    return false;
  const Verdict verdict = judge(state_);
  if (verdict.endings == 0) return false;
  table_.winners = verdict.winners;
  table_.end = verdict.reason;
  table_.phase = Phase::over;
  table_.deciding = {};
  table_.answered = {};
  for (Seat seat : living(table_)) {
    if (is_hidden(at(seat))) reveal(seat);
  }
  tell(GameEnded{verdict.winners, verdict.reason, state_.aside, state_.questions});
  return true;
}

}  // namespace hallali::shadow_hunters
