#include "games/shadow_hunters/rules/night.h"

namespace hallali::shadow_hunters {

void Night::begin() {
  table_.turn = table_.first;
  if (table_.options.quick_start == QuickStart::no) {
    begin_turn(table_.first, false);
    return;
  }
  if (table_.options.quick_start == QuickStart::each) {
    table_.to_give = table_.options.players;
    give_left(table_.first);
    return;
  }
  // SH-50, round: one card for all; Prediction would show the whole table to one player.
  table_.asked = table_.first;
  state_.question = draw_question();
  if (state_.question == Question::prediction) {
    remember(table_.first, table_.first, Answer::redrawn, false);
    state_.question = draw_question();
  }
  table_.phase = Phase::quick_start;
}

void Night::begin_turn(Seat seat, bool extra) {
  table_.turn = seat;
  table_.phase = Phase::start;
  ++table_.turns;
  at(seat).angel = false;  // SH-28
  tell(TurnBegan{seat, extra});
}

void Night::end_turn() {
  if (at(table_.turn).alive && table_.extra_turns > 0) {  // SH-44
    --table_.extra_turns;
    begin_turn(table_.turn, true);
    return;
  }
  table_.extra_turns = 0;
  Seat seat = after(table_.turn);
  while (!at(seat).alive) seat = after(seat);
  begin_turn(seat, false);
}

// Both dice, until they name another area than one's own.
int Night::roll_to_move() {
  for (;;) {
    const int d6 = die(6);
    const int d4 = die(4);
    const std::optional<Area> area = area_rolled(d6 + d4);
    const bool again = area && area == at(table_.turn).area;
    tell(Rolled{table_.turn, static_cast<std::uint8_t>(d6), static_cast<std::uint8_t>(d4), again});
    if (!again) return d6 + d4;
  }
}

namespace {

// Where a total leads: one area, or with a 7 any but one's own.
AreaSet reach_of(int total, const Player& player) {
  if (const std::optional<Area> area = area_rolled(total)) return {*area};
  return player.area ? kAllAreas.without(*player.area) : kAllAreas;
}

}  // namespace

void Night::roll() {
  const AreaSet areas = reach_of(roll_to_move(), at(table_.turn));
  if (areas.size() == 1) {
    enter(areas.first(), false);
    return;
  }
  table_.choices = areas;
  table_.phase = Phase::choose_area;
}

// SH-3: two rolls, one choice.
void Night::use_compass() {
  const int one = roll_to_move();
  const int two = roll_to_move();
  table_.choices = reach_of(one, at(table_.turn)) | reach_of(two, at(table_.turn));
  table_.phase = Phase::choose_area;
}

void Night::teleport(Area area) {
  if (is_hidden(at(table_.turn))) reveal(table_.turn);
  enter(area, true);
}

// Franklin's Lightning and George's Demolish (SH-30).
void Night::smite(Seat target) {
  const Seat seat = table_.turn;
  if (is_hidden(at(seat))) reveal(seat);
  at(seat).used = true;
  const bool lightning = is(seat, Character::franklin);
  const int damage = die(lightning ? 6 : 4);
  tell(Rolled{seat, static_cast<std::uint8_t>(lightning ? damage : 0),
              static_cast<std::uint8_t>(lightning ? 0 : damage), false});
  note_deed(table_.harmed, seat, target);
  hurt(target, damage, lightning ? Cause::lightning : Cause::demolish);
  settle(seat, false, Then::start);
}

void Night::enter(Area area, bool teleported) {
  table_.choices = {};
  at(table_.turn).area = area;
  tell(Moved{table_.turn, area, teleported});
  if (area == Area::erstwhile_altar && !anything_to_steal()) {  // SH-4: nothing to steal, nothing to ask
    tell(NothingToSteal{table_.turn});
    begin_attack();
  } else {
    table_.phase = Phase::area;
  }
}

bool Night::anything_to_steal() const {
  EquipmentSet cards;
  for (Seat seat : living(table_).without(table_.turn)) cards |= player(table_, seat).equipment;
  return !cards.empty();
}

void Night::woods(Seat target, bool hurts) {
  note_deed(hurts ? table_.harmed : table_.helped, table_.turn, target);
  if (!hurts) {
    heal(target, 1, Cause::weird_woods);
  } else if (at(target).equipment.contains(Card::fortune_brooch)) {  // SH-5
    tell(Spared{target, Card::fortune_brooch});
  } else {
    hurt(target, 2, Cause::weird_woods);
  }
  settle(target == table_.turn ? std::nullopt : std::optional(table_.turn), false, Then::attack);
}

void Night::begin_attack() {
  table_.phase = Phase::attack;
  if (in_range(table_, table_.turn).empty()) end_turn();
}

}  // namespace hallali::shadow_hunters
