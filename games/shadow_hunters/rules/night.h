// The engine behind `apply`: one night in progress. Each part of it stands in a file of its own:
//
//   turn.cc       a turn: moving, the action of the area
//   effects.cc    what white and black cards do
//   questions.cc  the hermit's cards
//   assault.cc    the attack, step by step
//   fate.cc       damage, revealing, death, loot, winning
//
// Every step ends by setting a phase that waits for somebody, so that a game can be stopped and replayed between any
// two.
#pragma once

#include "games/shadow_hunters/rules/rules.h"

namespace hallali::shadow_hunters {

// Hands events to a sink of any type; nobody listens if there is none.
struct Narrator {
  void* sink = nullptr;
  void (*hear)(void* sink, SeatSet audience, const Event& event) = nullptr;
};

class Night {
 public:
  Night(State& state, Random& random, Narrator narrator)
      : state_(state), table_(state.table), random_(random), narrator_(narrator) {}

  void play(Seat seat, Move move);
  void begin();  // after the deal

 private:
  template <class E>
  void tell(const E& event, SeatSet audience = kEverybody) {
    if (narrator_.hear != nullptr) narrator_.hear(narrator_.sink, audience, Event(event));
  }

  Player& at(Seat seat) { return table_.players[slot(seat)]; }
  Character who(Seat seat) const { return state_.characters[slot(seat)]; }
  bool is(Seat seat, Character character) const { return who(seat) == character; }
  int die(int faces) { return 1 + static_cast<int>(random_.below(static_cast<std::uint32_t>(faces))); }
  Seat after(Seat seat) const { return next(seat, table_.options.players); }

  // turn.cc
  void begin_turn(Seat seat, bool extra);
  void end_turn();
  int roll_to_move();
  void roll();
  void use_compass();
  void teleport(Area area);
  void smite(Seat target);
  void enter(Area area, bool teleported);
  bool anything_to_steal() const;
  void begin_attack();
  void woods(Seat target, bool hurts);

  // effects.cc
  friend struct Effects;
  void draw(Deck deck);
  void draw_from(Pile& pile, const DeckCards& cards, Deck deck);
  void play_card(Card card);
  void resolve(const Move& move);  // a decision about table_.card
  void heal_if(Card card);

  // questions.cc
  Question draw_question();
  void forget_oldest();
  void give(Seat to);
  void answer(Seat seat, const Move& move);
  Answer carry_out(Seat seat, const Move& move);
  void pass_on(Seat seat, Answer answer);
  void give_left(Seat from);
  void remember(Seat from, Seat to, Answer answer, bool passed_on);

  // assault.cc
  void assail(Seat attacker, SeatSet targets, bool counter);
  bool may_interrupt() const;
  void strike();
  void rob(std::optional<Card> card);
  void land();
  void drink();
  void open_replies();
  void close_replies();
  bool may_reply(Seat seat) const;
  void reply(Seat seat, Reply reply);
  void resolve_replies();
  void open_feast();
  bool may_feast() const;
  void feast();

  // fate.cc
  void reveal(Seat seat, bool scream = false);
  void after_reveal(Seat seat);
  void hurt(Seat seat, int amount, Cause cause, std::optional<Card> card = {});
  void heal(Seat seat, int amount, Cause cause, std::optional<Card> card = {});
  void note_deed(Deeds& deeds, Seat from, Seat to);
  void take(Seat to, Card card, How how, std::optional<Seat> from = {});
  void drop(Seat from, EquipmentSet cards);
  void settle(std::optional<Seat> killer, bool by_attack, Then then);
  SeatSet dying() const;
  void bury(SeatSet dead, std::optional<Seat> killer);
  void loot();
  void loot_all(Seat victim);
  void close();  // the event is dealt with: facts, victory, and on
  void note_facts();
  bool finish_if_won();
  void proceed(Then then);

  State& state_;
  Public& table_;
  Random& random_;
  Narrator narrator_;
};

// What a single-use card wants to know before it works.
enum class Needs : std::uint8_t {
  nothing,
  another,   // another character
  anyone,    // any character, the drawer too
  theft,     // a piece of somebody's equipment; void if nobody has any
  present,   // a piece of one's own for somebody
  identity,  // whether a hidden drawer reveals themselves (SH-32)
};
Needs needs_of(Card card);

}  // namespace hallali::shadow_hunters
