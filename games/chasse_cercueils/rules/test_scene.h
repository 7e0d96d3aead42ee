// Tables for the tests, written as people say them: a row of cards as "yellow-bat (purple-skull) -", where a coffin
// stands in brackets and a dash is a place without a card; dice as "both bat"; moves in their notation.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/chasse_cercueils/rules/rules.h"
#include "kit/test_events.h"

namespace hallali::chasse_cercueils {

using hallali::notation;
using hallali::parse_notation;

inline constexpr Seat kAda = seat_at(0), kBruno = seat_at(1), kCleo = seat_at(2), kDev = seat_at(3);
inline constexpr std::array<std::string_view, kKinds> kAllCards{"yellow-moon", "yellow-bat", "yellow-skull",
                                                                "purple-moon", "purple-bat", "purple-skull"};

template <class Value>
Value read(std::string_view text) {
  Value value{};
  if (!parse_notation(text, value)) throw std::logic_error("cannot read " + std::string(text));
  return value;
}

inline std::vector<std::string_view> words(std::string_view text) {
  std::vector<std::string_view> all;
  while (!text.empty()) all.push_back(take_word(text));
  return all;
}
inline std::vector<Card> cards(std::string_view text) {
  std::vector<Card> all;
  for (std::string_view word : words(text)) all.push_back(read<Card>(word));
  return all;
}
inline Dice dice(std::string_view text) {
  const auto faces = words(text);
  return {read<Colour>(faces.at(0)), read<Symbol>(faces.at(1))};
}
inline Spot spot(std::string_view text) { return read<Spot>(text); }
inline Move read_move(std::string_view text) { return read<Move>(text); }

// Somebody is about to roll. Cards that lie nowhere are in the pile.
struct Scene {
  std::vector<std::string_view> hands{};   // the number of players follows from them
  std::vector<std::string_view> chased{};  // by seat, as far as anything is chased
  std::string_view next{};                 // the cards that will be drawn, first one first
  std::optional<int> pile{};               // this many are left, the others are in the box, as if chased by nobody
  Race race = Race::live;
  Seat roller = kAda;
  int rolls = 7;
  int since = 3;  // the roll at which the coffins were last seen
  int rules = kAbout.rules_version;
};

inline void lay(const Scene& scene, std::string_view text, Hand& hand) {
  std::size_t place = 0;
  for (std::string_view word : words(text)) {
    const auto at = static_cast<Place>(place);
    if (word.starts_with('(')) {
      hand.down.insert(at);
      hand.since[place] = static_cast<std::uint16_t>(scene.since);
      word = word.substr(1, word.size() - 2);
    } else if (word != "-") {
      hand.up.insert(at);
    }
    if (word != "-") hand.cards[place] = read<Card>(word);
    ++place;
  }
}

inline State position(const Scene& scene) {
  State state;
  Public& table = state.table;
  table.options = {.players = static_cast<std::uint8_t>(scene.hands.size()), .race = scene.race};
  table.rules = static_cast<std::uint8_t>(scene.rules);
  table.roller = scene.roller;
  table.rolls = static_cast<std::uint16_t>(scene.rolls);
  std::array<int, kKinds> left{};
  std::copy(kCopies.begin(), kCopies.end(), left.begin());
  const auto take = [&](Card card) {
    if (--left[static_cast<std::size_t>(card)] < 0) throw std::logic_error("there are not so many " + notation(card));
  };
  for (std::size_t i = 0; i < scene.hands.size(); ++i) {
    Hand& hand = table.hands[i];
    lay(scene, scene.hands[i], hand);
    for (Place place : hand.all()) take(hand.at(place));
    if (i >= scene.chased.size()) continue;
    for (Card card : cards(scene.chased[i])) take(card), hand.chased.push_back(card);
  }
  std::vector<Card> pile = cards(scene.next);
  for (Card card : pile) take(card);
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    pile.insert(pile.end(), static_cast<std::size_t>(left[kind]), static_cast<Card>(kind));
  }
  if (scene.pile) pile.resize(static_cast<std::size_t>(*scene.pile));
  std::copy(pile.rbegin(), pile.rend(), state.pile.begin());
  table.pile = static_cast<std::uint8_t>(pile.size());
  return state;
}

// A row as it is written in a scene.
inline std::string row(const State& state, Seat seat) {
  const Hand& hand = state.table.hand(seat);
  std::string text;
  for (int i = 0; i < kMostPlaces && (hand.all().bits() >> i) != 0; ++i) {
    const auto place = static_cast<Place>(i);
    const std::string card = hand.all().contains(place) ? notation(hand.at(place)) : "-";
    text += (i == 0 ? "" : " ") + (hand.down.contains(place) ? '(' + card + ')' : card);
  }
  return text;
}

inline int age(const State& state, std::string_view place) {
  const Spot at = spot(place);
  return state.table.hand(at.owner).since[static_cast<std::size_t>(at.place)];
}

inline std::vector<std::string> choices(const State& state, Seat seat) {
  std::vector<std::string> texts;
  for (const Move& each : legal(state, seat)) texts.push_back(notation(each));
  return texts;
}

struct Match {
  State state;
  EventLog<Event> log{};

  explicit Match(const State& start) : state(start) {}
  explicit Match(const Scene& scene) : state(position(scene)) {}

  // This seat makes these moves, one after the other.
  Match& by(Seat seat, std::initializer_list<std::string_view> texts) {
    Random unused(Seed{});
    for (std::string_view text : texts) {
      const MoveList moves = legal(state, seat);
      if (std::find(moves.begin(), moves.end(), read_move(text)) == moves.end()) {
        ADD_FAILURE() << '"' << text << "\" is not legal";
        break;
      }
      apply(state, seat, read_move(text), unused, log);
    }
    return *this;
  }

  // The race that is on ends with these hands, the first one first.
  Match& hands(std::initializer_list<Seat> seats) {
    SeatSet all;
    for (Seat seat : seats) all.insert(seat);
    hands_down(state, all);
    return by(*seats.begin(), {"slap"});
  }

  // The dice fall like this, after as many attempts as it takes.
  Match& roll(std::string_view faces) {
    EXPECT_EQ(state.table.phase, Phase::roll);
    const Dice wanted = dice(faces);
    for (std::uint64_t attempt = 0; attempt < 2000; ++attempt) {
      Random random(Seed{}, attempt);
      Match next(state);
      apply(next.state, state.table.roller, Move(Move::Kind::roll), random, next.log);
      if (next.state.table.dice != wanted) continue;
      state = next.state;
      log.entries.insert(log.entries.end(), next.log.entries.begin(), next.log.entries.end());
      return *this;
    }
    ADD_FAILURE() << "the dice never show " << faces;
    return *this;
  }

  template <class E>
  std::vector<E> told() const {
    return log.all<E>();
  }

  // The kinds of all that this viewer was told, after the dice.
  std::vector<std::string> heard_by(Seat viewer) const {
    std::vector<std::string> kinds = kinds_of(log.seen_by(viewer));
    const auto rolled = std::ranges::find(kinds.rbegin(), kinds.rend(), "rolled");
    kinds.erase(kinds.begin(), rolled.base());
    return kinds;
  }

  std::string row(Seat seat) const { return chasse_cercueils::row(state, seat); }
  std::vector<std::string> choices(Seat seat) const { return chasse_cercueils::choices(state, seat); }
  View view(Seat viewer) const { return show(know(state, viewer)); }
};

// Ada, Bruno and Cleo in the middle of a game. Ada rolls.
inline const Scene kMiddle{.hands = {"yellow-bat purple-skull (yellow-moon) (purple-bat)",
                                     "yellow-skull purple-moon (yellow-bat) (purple-skull)",
                                     "yellow-moon purple-bat yellow-skull purple-moon"},
                           .next = "yellow-skull purple-moon yellow-bat"};

inline Scene with(Scene scene, std::optional<int> pile) {
  scene.pile = pile;
  return scene;
}

// After a turn of Ada: everything that belongs to the turn is gone, and the dice lie with her right neighbour.
inline void expect_dice_passed(const Match& match) {
  const Public& table = match.state.table;
  EXPECT_EQ(table.phase, Phase::roll);
  EXPECT_EQ(table.slapper, std::nullopt);
  EXPECT_TRUE(table.picked.empty() && !table.looked && table.decided.empty() && match.state.slapping.empty());
  EXPECT_EQ(table.roller, seat_at(table.options.players - 1));
  ASSERT_FALSE(match.log.entries.empty());
  EXPECT_EQ(match.log.entries.back().event, Event(DicePassed{table.roller}));
  EXPECT_EQ(match.log.entries.back().audience, kEverybody);
}

}  // namespace hallali::chasse_cercueils
