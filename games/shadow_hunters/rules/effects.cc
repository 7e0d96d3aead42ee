#include "games/shadow_hunters/rules/night.h"

namespace hallali::shadow_hunters {

// One small function a card. They are called with the decision the card asked for, if it asked for one.
struct Effects {
  static void advent(Night& night, const Move&) { night.heal_if(Card::advent); }
  static void chocolate(Night& night, const Move&) { night.heal_if(Card::chocolate); }
  static void diabolic_ritual(Night& night, const Move&) { night.heal_if(Card::diabolic_ritual); }

  static void blessing(Night& night, const Move& move) {
    const int amount = night.die(6);
    night.tell(Rolled{night.table_.turn, static_cast<std::uint8_t>(amount), 0, false});
    night.note_deed(night.table_.helped, night.table_.turn, move.seat());
    night.heal(move.seat(), amount, Cause::card, Card::blessing);
    night.settle({}, false, Then::attack);
  }

  static void concealed_knowledge(Night& night, const Move&) {
    ++night.table_.extra_turns;
    worked(night, Card::concealed_knowledge);
  }

  static void guardian_angel(Night& night, const Move&) {
    night.at(night.table_.turn).angel = true;
    worked(night, Card::guardian_angel);
  }

  // SH-33: whoever is still hidden is neither Vampire nor Werewolf, and now everybody knows.
  static void disenchant_mirror(Night& night, const Move&) {
    Player& drawer = night.at(night.table_.turn);
    if (!drawer.character) drawer.could -= CharacterSet{Character::vampire, Character::werewolf};
    worked(night, Card::disenchant_mirror);
  }

  static void first_aid(Night& night, const Move& move) {
    const int damage = night.at(move.seat()).damage;
    night.note_deed(damage < kFirstAid ? night.table_.harmed : night.table_.helped, night.table_.turn, move.seat());
    if (damage < kFirstAid) night.hurt(move.seat(), kFirstAid - damage, Cause::card, Card::first_aid);
    if (damage >= kFirstAid) night.heal(move.seat(), damage - kFirstAid, Cause::card, Card::first_aid);
    night.settle({}, false, Then::attack);
  }

  static void flare_of_judgment(Night& night, const Move&) {
    const Seat drawer = night.table_.turn;
    for (Seat seat : living(night.table_).without(drawer)) night.hurt(seat, 2, Cause::card, Card::flare_of_judgment);
    night.settle(drawer, false, Then::attack);
  }

  static void holy_water(Night& night, const Move&) {
    night.heal(night.table_.turn, 2, Cause::card, Card::holy_water);
    night.settle({}, false, Then::attack);
  }

  // SH-41: a present, or one damage if there is nothing to give.
  static void banana_peel(Night& night, const Move& move) {
    const Seat drawer = night.table_.turn;
    if (move.kind() == Move::Kind::hand) {
      night.take(move.seat(), move.card(), How::handed_over, drawer);
    } else {
      night.hurt(drawer, 1, Cause::card, Card::banana_peel);
    }
    night.settle({}, false, Then::attack);
  }

  // SH-36: both at once.
  static void bloodthirsty_spider(Night& night, const Move& move) {
    night.note_deed(night.table_.harmed, night.table_.turn, move.seat());
    bite(night, move.seat(), 2, Card::bloodthirsty_spider);
    bite(night, night.table_.turn, 2, Card::bloodthirsty_spider);
    night.settle(night.table_.turn, false, Then::attack);
  }

  static void vampire_bat(Night& night, const Move& move) {
    night.note_deed(night.table_.harmed, night.table_.turn, move.seat());
    bite(night, move.seat(), 2, Card::vampire_bat);
    night.heal(night.table_.turn, 1, Cause::card, Card::vampire_bat);
    night.settle(night.table_.turn, false, Then::attack);
  }

  static void dynamite(Night& night, const Move&) {
    const Seat drawer = night.table_.turn;
    const int d6 = night.die(6);
    const int d4 = night.die(4);
    night.tell(Rolled{drawer, static_cast<std::uint8_t>(d6), static_cast<std::uint8_t>(d4), false});
    const std::optional<Area> area = area_rolled(d6 + d4);  // SH-40: on a 7 nothing
    for (Seat seat : living(night.table_)) {
      if (area && night.at(seat).area == area) bite(night, seat, 3, Card::dynamite);
    }
    night.settle(drawer, false, Then::attack);
  }

  static void moody_goblin(Night& night, const Move& move) {
    if (move.kind() == Move::Kind::steal) {
      night.take(night.table_.turn, move.card(), How::stolen, move.seat());
    } else {
      night.tell(NothingToSteal{night.table_.turn});
    }
    night.settle({}, false, Then::attack);
  }

  // SH-39: the target first, then the die; a doll that turns on its owner has no killer.
  static void spiritual_doll(Night& night, const Move& move) {
    night.note_deed(night.table_.harmed, night.table_.turn, move.seat());
    const int roll = night.die(6);
    night.tell(Rolled{night.table_.turn, static_cast<std::uint8_t>(roll), 0, false});
    const bool works = roll <= 4;
    night.hurt(works ? move.seat() : night.table_.turn, 3, Cause::card, Card::spiritual_doll);
    night.settle(works ? std::optional(night.table_.turn) : std::nullopt, false, Then::attack);
  }

 private:
  // Spider, Bat and Dynamite, from which the Talisman protects (SH-34).
  static void bite(Night& night, Seat seat, int damage, Card card) {
    if (night.at(seat).equipment.contains(Card::talisman)) {
      night.tell(Spared{seat, Card::talisman});
    } else {
      night.hurt(seat, damage, Cause::card, card);
    }
  }

  static void worked(Night& night, Card card) {
    night.tell(CardWorked{night.table_.turn, card});
    night.settle({}, false, Then::attack);
  }
};

namespace {

struct Effect {
  Needs needs;
  void (*work)(Night& night, const Move& move);
};

// In the order of the enumerators of Card.
constexpr std::array<Effect, 16> kEffects{{
    {Needs::identity, Effects::advent},
    {Needs::another, Effects::blessing},
    {Needs::identity, Effects::chocolate},
    {Needs::nothing, Effects::concealed_knowledge},
    {Needs::identity, Effects::disenchant_mirror},
    {Needs::anyone, Effects::first_aid},
    {Needs::nothing, Effects::flare_of_judgment},
    {Needs::nothing, Effects::guardian_angel},
    {Needs::nothing, Effects::holy_water},
    {Needs::present, Effects::banana_peel},
    {Needs::another, Effects::bloodthirsty_spider},
    {Needs::identity, Effects::diabolic_ritual},
    {Needs::nothing, Effects::dynamite},
    {Needs::theft, Effects::moody_goblin},
    {Needs::another, Effects::spiritual_doll},
    {Needs::another, Effects::vampire_bat},
}};

int place_of(const DeckCards& cards, Card card) {
  int place = 0;
  while (cards[static_cast<std::size_t>(place)] != card) ++place;
  return place;
}

}  // namespace

Needs needs_of(Card card) { return kEffects[static_cast<std::size_t>(card)].needs; }

void Night::draw(Deck deck) {
  switch (deck) {
    case Deck::white:
      draw_from(table_.white, kWhiteDeck, deck);
      break;
    case Deck::black:
      draw_from(table_.black, kBlackDeck, deck);
      break;
    case Deck::hermit:
      state_.question = draw_question();
      tell(QuestionDrawn{table_.turn});
      tell(QuestionRead{table_.turn, *state_.question}, SeatSet{table_.turn});
      table_.phase = Phase::give;
      break;
  }
}

void Night::draw_from(Pile& pile, const DeckCards& cards, Deck deck) {
  if (pile.left.empty()) {  // SH-48
    pile.left = pile.discarded;
    pile.discarded = {};
    tell(Reshuffled{deck});
  }
  const auto nth = random_.below(static_cast<std::uint32_t>(pile.left.size()));
  const std::uint8_t place = pile.left.nth(static_cast<int>(nth));
  pile.left.erase(place);
  const Card card = cards[place];
  tell(Drew{table_.turn, card});
  if (is_equipment(card)) {
    take(table_.turn, card, How::drawn);
    settle({}, false, Then::attack);
  } else {
    pile.discarded.insert(place);
    play_card(card);
  }
}

// Asks what the card wants to know, or lets it work at once.
void Night::play_card(Card card) {
  const Player& drawer = at(table_.turn);
  bool asks = false;
  switch (needs_of(card)) {
    case Needs::nothing:
      break;
    case Needs::another:
    case Needs::anyone:
      asks = true;
      break;
    case Needs::theft:
      asks = anything_to_steal();
      break;
    case Needs::present:
      asks = !drawer.equipment.empty();
      break;
    case Needs::identity:
      asks = is_hidden(drawer);
      break;
  }
  table_.card = card;
  if (asks) {
    table_.phase = Phase::card;
  } else {
    resolve(Move(Move::Kind::pass));
  }
}

void Night::resolve(const Move& move) {
  const Card card = *table_.card;
  table_.card.reset();
  kEffects[static_cast<std::size_t>(card)].work(*this, move);
}

// Advent, Chocolate, Ritual: all damage gone for those it is meant for, once they are known (SH-31, SH-32).
void Night::heal_if(Card card) {
  const Player& drawer = at(table_.turn);
  const bool heals = drawer.character && healed_by(card).contains(*drawer.character);
  if (heals) heal(table_.turn, drawer.damage, Cause::card, card);
  settle({}, false, Then::attack);
}

void Night::drop(Seat from, EquipmentSet cards) {
  if (cards.empty()) return;
  for (Card card : cards) {
    const bool white = card <= Card::talisman;
    Pile& pile = white ? table_.white : table_.black;
    pile.discarded.insert(static_cast<std::uint8_t>(place_of(white ? kWhiteDeck : kBlackDeck, card)));
  }
  at(from).equipment -= cards;
  tell(EquipmentDiscarded{from, cards});
}

}  // namespace hallali::shadow_hunters
