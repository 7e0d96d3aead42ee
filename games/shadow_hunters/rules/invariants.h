// What must hold in every position of Shadow Hunters, and where secrets are, written without the rules' own help.
#pragma once

#include <map>
#include <string>

#include "games/shadow_hunters/rules/rules.h"

namespace hallali::shadow_hunters {

// Each of the 32 white and black cards is in one place: a pile, a discard, or before a player.
inline std::string misplaced_card(const Public& table) {
  EquipmentSet owned;
  int pieces = 0;
  for (int i = 0; i < table.options.players; ++i) {
    const Player& each = table.players[static_cast<std::size_t>(i)];
    owned |= each.equipment;
    pieces += each.equipment.size();
    if (!each.alive && !each.equipment.empty() && !table.dead_now.contains(seat_at(i))) return "the dead own things";
  }
  if (pieces != owned.size()) return "a card is owned twice";
  int lying = 0;
  for (const auto& [pile, cards] : {std::pair(table.white, kWhiteDeck), std::pair(table.black, kBlackDeck)}) {
    if (pile.left.intersects(pile.discarded)) return "a card is drawn and not drawn";
    for (std::uint8_t place : pile.left | pile.discarded) {
      ++lying;
      if (owned.contains(cards[place])) return "a card lies in two places";
    }
  }
  return lying + pieces == 2 * kDeckSize ? "" : "cards were lost or made";
}

inline std::string broken_invariant(const State& state) {
  const Public& table = state.table;
  const int players = table.options.players;
  CharacterSet dealt;
  int hunters = 0;
  int shadows = 0;
  for (int i = 0; i < players; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const Player& each = table.players[at];
    const Character character = state.characters[at];
    dealt.insert(character);
    if (each.alive != table.alive.contains(seat_at(i))) return "neither dead nor alive";
    if (each.alive != (each.damage < hit_points(character)))
      return "alive with too much damage, or dead with too little";
    if (!each.alive && !each.character) return "dead and hidden";
    if (each.character && each.character != character) return "not the character that was shown";
    if (!each.could.contains(character)) return "a player is somebody he cannot be";
    for (int j = 0; j < players; ++j) {
      if (!state.learnt[static_cast<std::size_t>(j)][at].contains(character)) return "somebody has learnt an untruth";
    }
    hunters += each.alive && group_of(character) == Group::hunter ? 1 : 0;
    shadows += each.alive && group_of(character) == Group::shadow ? 1 : 0;
  }
  if (state.aside) dealt.insert(*state.aside);
  const Cast cast = cast_of(table.options);
  if (dealt.size() != players + (table.options.extra_character ? 1 : 0)) return "a character is there twice";
  if ((dealt & kHunters).size() != cast.hunters || (dealt & kShadows).size() != cast.shadows) return "a wrong cast";
  if (table.phase != Phase::over && table.phase != Phase::loot && (hunters == 0 || shadows == 0))
    return "the night should be over";
  if (table.gifts.size() != state.questions.size()) return "a gift without a card";
  std::map<Question, int> given;
  for (std::size_t i = table.cycle; i < table.gifts.size(); ++i) {
    if (!table.gifts[i].passed_on) ++given[state.questions[i]];
  }
  if (state.question && (table.phase != Phase::quick_start || table.asked == table.first)) ++given[*state.question];
  for (const auto& [question, count] : given) {
    if (count > kCopies[static_cast<std::size_t>(question)]) return "a hermit card was given too often";
  }
  for (std::size_t i = 0; i < table.gifts.size(); ++i) {
    const Gift& gift = table.gifts[i];
    const CharacterSet could = answerers(state.questions[i], gift.answer, !table.options.no_abilities);
    const Character character = state.characters[slot(gift.to)];
    if (gift.answer != Answer::redrawn && !could.contains(character)) return "an answer that could not be given";
  }
  return misplaced_card(table);
}

// Two players whom nobody has asked anything could be each other, or one of them somebody who was not dealt.
inline bool something_is_hidden(const State& state, Seat viewer) {
  const Public& table = state.table;
  if (table.phase == Phase::over) return false;
  const Knowledge knowledge = know(state, viewer);
  SeatSet open;
  CharacterSet dealt;
  for (int i = 0; i < table.options.players; ++i) {
    const auto at = static_cast<std::size_t>(i);
    dealt.insert(state.characters[at]);
    bool asked = false;
    for (const Gift& gift : table.gifts) asked |= gift.to == seat_at(i);
    if (seat_at(i) != viewer && !table.players[at].character && !knowledge.characters[at] && !asked) {
      open.insert(seat_at(i));
    }
  }
  const auto can_be = [&](Seat seat, Character character) {
    const auto at = slot(seat);
    return table.players[at].could.contains(character) && knowledge.learnt[at].contains(character);
  };
  for (Seat one : open) {
    const Character character = state.characters[slot(one)];
    for (Character other : members(group_of(character)) - dealt) {
      if (can_be(one, other)) return true;
    }
    for (Seat two : open) {
      const Character other = state.characters[slot(two)];
      if (one < two && group_of(character) == group_of(other) && can_be(one, other) && can_be(two, character)) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace hallali::shadow_hunters
