// Positions and rounds of Chasse en folie in a few letters, for the tests.
//
// H hunter, W wolf, R rabbit, C carrot, X closed season, - nothing. Zones that hold one card a seat are one letter
// a seat ("HWR"), hands and piles are one word a seat, in the order of `Card` ("CXRWH - CC").
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/chasse_en_folie/rules/rules.h"

namespace hallali::chasse_en_folie {

inline constexpr Seat kAda = seat_at(0);
inline constexpr Seat kBruno = seat_at(1);
inline constexpr Seat kCleo = seat_at(2);
inline constexpr Seat kDev = seat_at(3);
inline constexpr Seat kEve = seat_at(4);

inline constexpr std::string_view kLetters = "CXRWH";  // in the order of Card

inline char letter(Card card) { return kLetters[static_cast<std::size_t>(card)]; }
inline Card card_of(char text) { return kCards.at(kLetters.find(text)); }

inline Pile pile_of(std::string_view text) {
  Pile pile;
  for (char one : text) {
    if (one != '-') pile.insert(card_of(one));
  }
  return pile;
}

inline std::string letters(Pile pile) {
  std::string text;
  for (Card card : pile) text += letter(card);
  return text.empty() ? "-" : text;
}

// One word a seat.
template <class Describe>
std::string by_seat(const Public& table, Describe describe) {
  std::string text;
  for (int i = 0; i < table.options.players; ++i) text += (i == 0 ? "" : " ") + describe(table.lodges[i]);
  return text;
}
inline std::string hands(const State& state) {
  return by_seat(state.table, [](const Lodge& lodge) { return letters(lodge.hand); });
}
inline std::string prey(const State& state) {
  return by_seat(state.table, [](const Lodge& lodge) { return letters(lodge.prey); });
}

inline SeatSet seats_where(const State& state, bool Lodge::*flag) {
  SeatSet seats;
  for (Seat seat : seats_up_to(state.table.options.players)) {
    if (state.table.lodges[index(seat)].*flag) seats.insert(seat);
  }
  return seats;
}
inline SeatSet under(const State& state) { return seats_where(state, &Lodge::hunter_home); }
inline SeatSet fours(const State& state) { return seats_where(state, &Lodge::four); }

inline std::string easy(const State& state) {
  std::string text;
  for (int i = 0; i < state.table.options.players; ++i) {
    const std::optional<Card> card = state.table.lodges[i].easy;
    text += card ? letter(*card) : '-';
  }
  return text;
}

inline std::vector<int> day_scores(const State& state, int day) {
  const DayScores& scores = state.table.scores[day];
  return {scores.begin(), scores.begin() + state.table.options.players};
}

// An event as one line: its kind and its members, seats counted from 1. "caught 1 hunter wolf 2 false"
inline std::string tell(const Event& event) {
  return std::visit(
      [](const auto& told) {
        using Told = std::remove_cvref_t<decltype(told)>;
        std::string line(Told::kind);
        boost::mp11::mp_for_each<boost::describe::describe_members<Told, boost::describe::mod_public>>(
            [&](auto member) {
              line += ' ';
              line += to_json(told.*member.pointer);
            });
        std::erase(line, '"');
        return line;
      },
      event);
}

// A position just before a round, and what everybody is going to play in it.
struct Scene {
  std::string_view cards;        // played this round; its length is the number of players
  std::string_view easy = {};    // lying there since the round before
  Seat start = kAda;             // holder of the start card
  std::string_view others = {};  // further cards in the hands; by default a carrot each, so that the day goes on
  int day = 0;

  State state() const {
    State state;
    Public& table = state.table;
    table.options.players = static_cast<std::uint8_t>(cards.size());
    table.day = static_cast<std::uint8_t>(day);
    table.start = start;
    std::istringstream words{std::string(others)};
    for (std::size_t i = 0; i < cards.size(); ++i) {
      std::string held = "C";
      if (!others.empty()) words >> held;
      table.lodges[i].hand = pile_of(held);
      table.lodges[i].hand.insert(card_of(cards[i]));
      if (!easy.empty() && easy[i] != '-') table.lodges[i].easy = card_of(easy[i]);
    }
    return state;
  }
};

struct Played {
  State state;
  std::vector<std::string> story;

  // What follows the choices and the reveal.
  std::vector<std::string> resolution() const {
    return {story.begin() + 2 * state.table.options.players, story.end()};
  }
};

// Everybody plays a card, in the order of the seats.
inline Played play(State state, std::string_view cards) {
  Random random{Seed{}};
  EventLog<Event> log;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const Seat seat = seat_at(static_cast<int>(i));
    const Move move{card_of(cards[i])};
    const MoveList moves = legal(state, seat);
    EXPECT_NE(std::find(moves.begin(), moves.end(), move), moves.end()) << notation(move) << " by seat " << i + 1;
    apply(state, seat, move, random, log);
  }
  Played played{.state = state, .story = {}};
  for (const Event& event : log.seen_by(Seat::spectator)) played.story.push_back(tell(event));
  return played;
}
inline Played play(const Scene& scene) { return play(scene.state(), scene.cards); }

// Every card of a hand, not every kind, is equally likely.
inline void play_random_round(State& state, Random& random) {
  Silent silent;
  for (Seat seat : awaited(state)) {
    apply(state, seat, {random_card(state.table.lodges[index(seat)].hand, random)}, random, silent);
  }
}

}  // namespace hallali::chasse_en_folie
