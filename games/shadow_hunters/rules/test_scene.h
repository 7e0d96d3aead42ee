// Nights for the tests, written as people say them: who is who, where everybody stands, moves in their notation, and
// the dice or cards that chance is to bring.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "games/shadow_hunters/rules/invariants.h"
#include "games/shadow_hunters/rules/rules.h"
#include "kit/test_events.h"

namespace hallali::shadow_hunters {

using enum Character;
using enum Card;
using enum Area;
using enum Question;
using hallali::notation;  // of seats, cards and characters as well as of moves
using testing::ElementsAre;
using testing::UnorderedElementsAre;
using Texts = std::vector<std::string>;

inline constexpr Seat kAda = seat_at(0), kBruno = seat_at(1), kCleo = seat_at(2), kDev = seat_at(3),
                      kEve = seat_at(4), kFay = seat_at(5), kGus = seat_at(6), kHal = seat_at(7);
// Two hunters, two shadows and a neutral.
inline const std::vector<Character> kFive{franklin, werewolf, george, unknown, allie};

inline Move read_move(std::string_view text) {
  Move move;
  if (!parse_notation(text, move)) throw std::logic_error("cannot read \"" + std::string(text) + '"');
  return move;
}

// These characters in this order, and whoever else makes a cast of them.
inline std::vector<Character> cast_with(std::vector<Character> characters, int players = 5) {
  const Cast cast = cast_of({.players = static_cast<std::uint8_t>(players)});
  for (const auto& [pool, count] : {std::pair(kHunters, cast.hunters), std::pair(kShadows, cast.shadows),
                                    std::pair(cast.neutral_pool, cast.neutrals)}) {
    const auto dealt = [&](Character each) {
      return std::find(characters.begin(), characters.end(), each) != characters.end();
    };
    auto missing = count - std::count_if(pool.begin(), pool.end(), dealt);
    for (Character each : pool) {
      if (missing <= 0 || dealt(each)) continue;
      characters.push_back(each);
      --missing;
    }
  }
  return characters;
}

// What chance has to bring for one move. Streams are tried until one does: nothing in the rules is bent.
struct Luck {
  std::vector<std::pair<int, int>> dice{};  // d6 and d4 of each roll in turn; 0 for a die that does not matter
  std::optional<Card> card{};
  std::optional<Question> question{};

  bool holds(const State& state, const EventLog<Event>& log) const {
    std::vector<std::pair<int, int>> rolled;
    std::optional<Card> drawn;
    for (const auto& entry : log.entries) {
      if (const auto* roll = std::get_if<Rolled>(&entry.event)) rolled.emplace_back(roll->d6, roll->d4);
      if (const auto* attack = std::get_if<Attacked>(&entry.event)) rolled.emplace_back(attack->d6, attack->d4);
      if (const auto* draw = std::get_if<Drew>(&entry.event)) drawn = draw->card;
    }
    const auto same = [](int wanted, int got) { return wanted == 0 || wanted == got; };
    for (std::size_t i = 0; i < dice.size(); ++i) {
      if (i == rolled.size() || !same(dice[i].first, rolled[i].first) || !same(dice[i].second, rolled[i].second)) {
        return false;
      }
    }
    return (!card || drawn == card) && (!question || state.question == question);
  }
};

// Ada's turn in the middle of a night: everybody stands in the church, the areas lie in the order of their numbers,
// so that cabin and gate, church and cemetery, woods and altar are the pairs.
struct Match {
  State state;
  EventLog<Event> log{};

  explicit Match(const State& start) : state(start) {}
  explicit Match(const std::vector<Character>& characters, Options options = {}) {
    options.players = static_cast<std::uint8_t>(characters.size());
    EXPECT_FALSE(check(options));
    Random random(seed_from_text("scene"));
    state = deal(options, random);
    Public& table = state.table;
    for (std::size_t i = 0; i < kAreas; ++i) table.ring[i] = static_cast<Area>(i);
    table.first = table.turn = kAda;
    for (std::size_t i = 0; i < characters.size(); ++i) {
      state.characters[i] = characters[i];
      table.players[i].area = church;
    }
    if (!options.extra_character) {
      EXPECT_EQ(broken_invariant(state), "") << "a cast that cannot be";
    }
  }

  Player& player(Seat seat) { return state.table.players[slot(seat)]; }
  int damage(Seat seat) const { return state.table.players[slot(seat)].damage; }
  bool alive(Seat seat) const { return state.table.players[slot(seat)].alive; }
  bool known(Seat seat) const { return state.table.players[slot(seat)].character.has_value(); }
  CharacterSet could(Seat seat) const { return state.table.players[slot(seat)].could; }
  Phase phase() const { return state.table.phase; }
  Seat turn() const { return state.table.turn; }
  bool over() const { return phase() == Phase::over; }
  bool owns(Seat seat, Card card) const { return state.table.players[slot(seat)].equipment.contains(card); }
  SeatSet winners() const { return outcome(state) ? outcome(state)->winners : SeatSet{}; }
  View view(Seat viewer) const { return show(know(state, viewer)); }

  Match& stands(Seat seat, std::optional<Area> area) {
    player(seat).area = area;
    return *this;
  }
  Match& hurt(Seat seat, int damage) {
    player(seat).damage = static_cast<std::uint8_t>(damage);
    player(seat).could -= dead_with(damage);
    return *this;
  }
  Match& gear(Seat seat, std::initializer_list<Card> cards) {
    for (Card card : cards) {
      player(seat).equipment.insert(card);
      for (auto [pile, deck] :
           {std::pair(&state.table.white, &kWhiteDeck), std::pair(&state.table.black, &kBlackDeck)}) {
        const auto place = std::find(deck->begin(), deck->end(), card) - deck->begin();
        if (place < kDeckSize) pile->left.erase(static_cast<std::uint8_t>(place));
      }
    }
    if (player(seat).equipment.size() >= kBobsEquipment) player(seat).could.erase(bob);
    return *this;
  }
  // Ada has moved there and may act, or has done so and may attack.
  Match& acts_in(Area area) {
    stands(turn(), area);
    state.table.phase = Phase::area;
    return *this;
  }
  Match& attacks() {
    state.table.phase = Phase::attack;
    return *this;
  }

  // Everything a seat may do; and without what is possible at any time.
  Texts moves(Seat seat) const {
    Texts texts;
    for (const Move& move : legal(state, seat)) texts.push_back(notation(move));
    return texts;
  }
  Texts choices(Seat seat) const {
    Texts texts = moves(seat);
    std::erase(texts, "reveal");
    std::erase(texts, "love");
    return texts;
  }
  Texts choices() const { return choices(awaited(state).first()); }
  bool can(Seat seat, std::string_view text) const {
    const MoveList moves = legal(state, seat);
    return std::find(moves.begin(), moves.end(), read_move(text)) != moves.end();
  }

  Match& by(Seat seat, std::string_view text, const Luck& luck = {}) {
    if (!can(seat, text)) throw std::logic_error('"' + std::string(text) + "\" is not legal");
    const State before = state;
    for (std::uint64_t attempt = 0; attempt < 50000; ++attempt) {
      EventLog<Event> heard;
      Random random(Seed{}, attempt);
      state = before;
      apply(state, seat, read_move(text), random, heard);
      if (!luck.holds(state, heard)) continue;
      log.entries.insert(log.entries.end(), heard.entries.begin(), heard.entries.end());
      if (!state.table.options.extra_character || state.aside) {
        EXPECT_EQ(broken_invariant(state), "") << text;
      }
      return *this;
    }
    throw std::logic_error("chance cannot bring that");
  }
  // The one seat for whom the game waits.
  Match& play(std::string_view text, const Luck& luck = {}) {
    EXPECT_EQ(awaited(state).size(), 1) << text;
    return by(awaited(state).first(), text, luck);
  }
  Match& roll(int d6, int d4) { return play("roll", {.dice = {{d6, d4}}}); }
  Match& attack(std::string_view text, int d6, int d4) { return play(text, {.dice = {{d6, d4}}}); }
  Match& draw(Card drawn, std::vector<std::pair<int, int>> dice = {}) {
    return play(drawn <= holy_water || (drawn >= fortune_brooch && drawn <= talisman) ? "draw white" : "draw black",
                {.dice = std::move(dice), .card = drawn});
  }
  // A hermit card for this seat.
  Match& ask(Question question, Seat to) {
    return play("draw hermit", {.question = question}).play("give " + notation(to));
  }
  // A hidden attacker shows nothing before the damage falls.
  Match& lands() { return phase() == Phase::before_damage ? play("pass") : *this; }
  // What one seat decides after an attack, when the others let it pass.
  Match& counter(Seat seat, int d6, int d4) {
    lands();
    for (Seat other : awaited(state).without(seat)) by(other, "pass");
    return by(seat, "counter", {.dice = {{d6, d4}}});
  }
  Match& feast(int d6, int d4) {
    lands();
    while (phase() == Phase::reply) by(awaited(state).first(), "pass");
    return play("feast", {.dice = {{d6, d4}}});
  }
  // Nobody uses the windows of an attack.
  Match& go_on() {
    const auto window = [&] {
      return phase() == Phase::before_damage || phase() == Phase::reply || phase() == Phase::feast;
    };
    while (window()) by(awaited(state).first(), "pass");
    return *this;
  }

  template <class E>
  std::vector<E> told() const {
    return log.all<E>();
  }
  // The kinds of all that this viewer was told.
  Texts heard_by(Seat viewer) const { return kinds_of(log.seen_by(viewer)); }
};

}  // namespace hallali::shadow_hunters
