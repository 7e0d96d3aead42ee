#include "games/shadow_hunters/rules/night.h"

namespace hallali::shadow_hunters {
namespace {

using Kind = Move::Kind;

// For whom the game waits. Whether somebody has a choice there or not must not show, so only public facts count.
// A table and not a switch: it is asked for every move, and hardly two phases in a row are alike.
SeatSet waiting(const Public& table) {
  if (table.phase == Phase::reply) return table.deciding;
  if (table.phase == Phase::over) return {};
  enum Whom : std::uint8_t { active, asked, attacker, killer };
  static constexpr std::array<Whom, 13> kWhom{asked,  active,   active,   active, active, active, asked,
                                              active, attacker, attacker, active, active, killer};
  static_assert(kWhom.size() == static_cast<std::size_t>(Phase::over));
  const std::array<Seat, 4> seats{table.turn, table.asked, table.assault.attacker, table.killer.value_or(table.turn)};
  return {seats[kWhom[static_cast<std::size_t>(table.phase)]]};
}

// What a seat may do now because it is its turn to decide; the moves that are possible at any time come after them.
class Choices {
 public:
  Choices(const State& state, Seat seat, MoveList& moves)
      : state_(state),
        table_(state.table),
        seat_(seat),
        me_(player(table_, seat)),
        character_(state.characters[slot(seat)]),
        others_(living(table_).without(seat)),
        moves_(moves) {}

  void add() {
    switch (table_.phase) {
      case Phase::start:
        start();
        break;
      case Phase::choose_area:
        moves_.append_each(table_.choices, [](Area area) { return Move::at(Kind::go, area); });
        break;
      case Phase::area:
        area();
        break;
      case Phase::card:
        card();
        break;
      case Phase::give:
        towards(Kind::give, others_);
        break;
      case Phase::quick_start:
      case Phase::answer:
        answer();
        break;
      case Phase::attack:
        attack();
        break;
      case Phase::before_damage:
        plain(Kind::pass);
        break;
      case Phase::rob:
        plain(Kind::pass);
        pick(Kind::rob, player(table_, current_victim(table_)).equipment);
        break;
      case Phase::reply:
        plain(Kind::pass);
        if (is(Character::werewolf) && seat_ != table_.assault.attacker) plain(Kind::counter);
        if (is(Character::vampire) && seat_ == table_.assault.attacker) plain(Kind::suck);
        break;
      case Phase::feast:
        plain(Kind::pass);
        if (is(Character::charles)) plain(Kind::feast);
        break;
      case Phase::loot:
        pick(Kind::loot, player(table_, current_victim(table_)).equipment);
        break;
      case Phase::over:
        break;
    }
  }

 private:
  // An ability this seat has; a hidden one reveals itself by using it.
  bool is(Character character) const { return abilities(table_) && character_ == character; }

  void plain(Kind kind) { moves_.push_back(Move(kind)); }
  void towards(Kind kind, SeatSet seats) {
    moves_.append_each(seats, [&](Seat seat) { return Move::at(kind, seat); });
  }
  void pick(Kind kind, EquipmentSet cards) {
    for (Card card : cards) moves_.push_back(Move::at(kind, card));
  }
  void thefts() {
    for (Seat seat : others_) {
      for (Card card : player(table_, seat).equipment) moves_.push_back(Move::at(Kind::steal, seat, card));
    }
  }

  void start() {
    plain(Kind::roll);
    if (me_.equipment.contains(Card::mystic_compass)) plain(Kind::compass);
    if (is(Character::emi) && me_.area) {
      for (Area area : beside(table_.ring, *me_.area)) moves_.push_back(Move::at(Kind::teleport, area));
    }
    if ((is(Character::franklin) || is(Character::george)) && !me_.used) towards(Kind::smite, others_);
  }

  void area() {
    plain(Kind::pass);
    const auto draws = [&](Deck deck) { moves_.push_back(Move::at(Kind::draw, deck)); };
    switch (*me_.area) {
      case Area::hermits_cabin:
        draws(Deck::hermit);
        break;
      case Area::underworld_gate:
        draws(Deck::white);
        draws(Deck::black);
        draws(Deck::hermit);
        break;
      case Area::church:
        draws(Deck::white);
        break;
      case Area::cemetery:
        draws(Deck::black);
        break;
      case Area::weird_woods:
        towards(Kind::hurt, others_.with(seat_));
        towards(Kind::heal, others_.with(seat_));
        break;
      case Area::erstwhile_altar:
        thefts();
        break;
    }
  }

  void card() {
    switch (needs_of(*table_.card)) {
      case Needs::another:
        towards(Kind::target, others_);
        break;
      case Needs::anyone:
        towards(Kind::target, others_.with(seat_));
        break;
      case Needs::theft:
        thefts();
        break;
      case Needs::present:
        for (Seat seat : others_) {
          for (Card card : me_.equipment) moves_.push_back(Move::at(Kind::hand, seat, card));
        }
        break;
      case Needs::identity:
        // SH-33: the Mirror leaves two of them no choice.
        if (*table_.card != Card::disenchant_mirror ||
            (character_ != Character::vampire && character_ != Character::werewolf)) {
          plain(Kind::pass);
        }
        break;
      case Needs::nothing:
        break;
    }
  }

  // SH-46: the truth, and for Unknown a lie as well.
  void answer() {
    const Question question = *state_.question;
    const Demand demand = demand_of(question);
    if (demand == Demand::show) {
      plain(Kind::show);
      return;
    }
    const bool applies = applies_to(question).contains(character_);
    const bool liar = is(Character::unknown);
    if (!applies || liar) plain(Kind::nothing);
    if (!applies && !liar) return;
    plain(Kind::obey);
    if (demand == Demand::give_or_hurt && table_.phase == Phase::answer) pick(Kind::hand_over, me_.equipment);
  }

  void attack() {
    const SeatSet targets = in_range(table_, seat_);
    if (!me_.equipment.contains(Card::masamune)) plain(Kind::pass);  // SH-20
    if (me_.equipment.contains(Card::machine_gun)) {
      plain(Kind::sweep);  // SH-21
    } else {
      towards(Kind::attack, targets);
    }
  }

  const State& state_;
  const Public& table_;
  Seat seat_;
  const Player& me_;
  Character character_;
  SeatSet others_;
  MoveList& moves_;
};

}  // namespace

SeatSet awaited(const State& state) { return waiting(state.table); }

// Everybody who could be somebody with something to say: whoever is hidden, and Allie while she has her love.
SeatSet allowed(const State& state) {
  const Public& table = state.table;
  SeatSet seats;
  if (table.phase == Phase::over) return seats;
  for (Seat seat : living(table) - waiting(table)) {
    const Player& each = player(table, seat);
    const bool love = each.character == Character::allie && abilities(table) && !each.used;
    if (!each.character || love) seats.insert(seat);
  }
  return seats;
}

MoveList legal(const State& state, Seat seat) {
  MoveList moves;
  const Public& table = state.table;
  if (table.phase == Phase::over || index(seat) >= table.options.players || !player(table, seat).alive) {
    // A killer who died with their victim loots nothing, so the dead are never asked.
    return moves;
  }
  const bool awaited = waiting(table).contains(seat);
  if (awaited) Choices(state, seat, moves).add();
  const Player& me = player(table, seat);
  const Character character = state.characters[slot(seat)];
  const bool silent = character == Character::daniel && abilities(table);  // SH-2
  if (!me.character && !silent) moves.push_back(Move(Kind::reveal));
  if (character == Character::allie && abilities(table) && !me.used) moves.push_back(Move(Kind::love));
  return moves;
}

}  // namespace hallali::shadow_hunters
