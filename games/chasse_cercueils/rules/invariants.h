// What must hold in every position of Chasse-cercueils, and where secrets are, written without the rules' own help.
#pragma once

#include <map>
#include <string>

#include "games/chasse_cercueils/rules/rules.h"

namespace hallali::chasse_cercueils {

inline std::string broken_invariant(const State& state) {
  const Public& table = state.table;
  std::map<Card, int> count;
  for (int i = 0; i < table.pile; ++i) ++count[state.pile[static_cast<std::size_t>(i)]];
  for (std::size_t i = table.pile; i < kCards; ++i) {
    if (state.pile[i] != Card{}) return "a card was drawn and left in the pile";
  }
  int winners = 0;
  for (int i = 0; i < kMaxPlayers; ++i) {
    const Hand& hand = table.hands[static_cast<std::size_t>(i)];
    if (i >= table.options.players && hand != Hand{}) return "a card lies where nobody sits";
    if (hand.up.intersects(hand.down)) return "a card lies on both sides";
    for (int place = 0; place < kMostPlaces; ++place) {
      const auto at = static_cast<std::size_t>(place);
      const bool there = hand.all().contains(static_cast<Place>(place));
      if (there) ++count[hand.cards[at]];
      if (!there && hand.cards[at] != Card{}) return "a card was left where none lies";
      const bool coffin = hand.down.contains(static_cast<Place>(place));
      if (coffin != (hand.since[at] > 0)) return "a coffin without its age, or an age without a coffin";
      if (hand.since[at] > table.rolls) return "a coffin from the future";
    }
    for (Card card : hand.chased) ++count[card];
    const bool seated = i < table.options.players;
    if (seated && hand.all().size() + static_cast<int>(hand.chased.size()) < kHand)
      return "a row lost a card";  // CC-16
    winners += hand.chased.size() == kGoal ? 1 : 0;
    const bool playing = i < table.options.players && hand.chased.size() < kGoal;
    if (playing && table.pile > 0 && hand.all().size() < kHand) return "a hand was not filled up";
  }
  int cards = 0;
  for (const auto& [card, copies] : count) {
    if (copies != kCopies[static_cast<std::size_t>(card)]) return "cards were lost or made";
    cards += copies;
  }
  if (cards != kCards) return "cards were lost or made";
  if (winners != (table.phase == Phase::over ? 1 : 0)) return "the game should be over, or not";
  if (!table.decided.contains(state.slapping)) return "a hand comes down before its owner has decided";
  const bool alone = table.phase != Phase::roll && table.phase != Phase::window && table.phase != Phase::over;
  if (alone != table.slapper.has_value()) return "a slapper where nobody has slapped, or none where somebody has";
  if (table.phase != Phase::penalty && !table.punished.empty()) return "a penalty was forgotten";
  if (!table.slapped.contains(table.punished)) return "a penalty without a hand";
  const bool moonlight = table.phase == Phase::moon || table.phase == Phase::swap;
  if (!moonlight && (!table.picked.empty() || table.looked)) return "cards are picked without a moon";
  return {};
}

// Two different cards of the pile could change places, or somebody who has decided could have decided otherwise.
inline bool something_is_hidden(const State& state, Seat viewer) {
  for (int i = 1; i < state.table.pile; ++i) {
    if (state.pile[static_cast<std::size_t>(i)] != state.pile[0]) return true;
  }
  return !state.table.decided.without(viewer).empty();
}

}  // namespace hallali::chasse_cercueils
