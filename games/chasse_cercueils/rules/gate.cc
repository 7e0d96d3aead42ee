#include <algorithm>

#include "games/chasse_cercueils/rules/rules.h"

namespace hallali::chasse_cercueils {

// The order of the pile and, in calm mode, what the others have decided are all that is hidden (CC-24).
Knowledge know(const State& state, Seat viewer) { return {viewer, state.table, state.slapping.contains(viewer)}; }

State imagine(const Knowledge& knowledge, Random& random) {
  State state;
  state.table = knowledge.table;
  const Public& table = knowledge.table;
  std::array<std::uint8_t, kKinds> left = kCopies;
  for (int i = 0; i < table.options.players; ++i) {
    const Hand& hand = table.hand(seat_at(i));
    for (Place place : hand.all()) --left[static_cast<std::size_t>(hand.at(place))];
    for (Card card : hand.chased) --left[static_cast<std::size_t>(card)];
  }
  std::size_t next = 0;
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    for (int copy = 0; copy < left[kind]; ++copy) state.pile[next++] = static_cast<Card>(kind);
  }
  random.shuffle(std::span(state.pile).first(next));
  for (Seat seat : table.decided) {
    const bool slaps = seat == knowledge.viewer ? knowledge.slapping : random.below(2) == 1;
    if (slaps) state.slapping.insert(seat);
  }
  return state;
}

namespace {

HandView show_hand(const Knowledge& knowledge, Seat owner) {
  const Public& table = knowledge.table;
  const Hand& hand = table.hand(owner);
  HandView view;
  view.chased = hand.chased;
  view.decided = table.decided.contains(owner);
  const int places = std::max(kHand, static_cast<int>(std::bit_width(hand.all().bits())));
  for (int i = 0; i < places; ++i) {
    const auto place = static_cast<Place>(i);
    CardView card;
    if (hand.all().contains(place)) card.side = hand.up.contains(place) ? Side::vampire : Side::coffin;
    card.picked = std::ranges::find(table.picked, Spot{owner, place}) != table.picked.end();
    const bool looking = card.picked && table.looked && table.slapper == knowledge.viewer;
    const bool seen = card.side == Side::vampire || looking || table.phase == Phase::over;
    if (seen && card.side != Side::none) card.card = hand.at(place);
    view.cards.push_back(card);
  }
  return view;
}

}  // namespace

View show(const Knowledge& knowledge) {
  const Public& table = knowledge.table;
  View view;
  view.viewer = knowledge.viewer;
  view.options = table.options;
  view.phase = table.phase;
  view.roller = table.roller;
  view.dice = table.dice;
  view.rolls = table.rolls;
  view.slapper = table.slapper;
  view.looked = table.looked;
  if (table.decided.contains(knowledge.viewer)) view.slapping = knowledge.slapping;
  view.pile = table.pile;
  for (int i = 0; i < table.options.players; ++i) view.hands.push_back(show_hand(knowledge, seat_at(i)));
  return view;
}

}  // namespace hallali::chasse_cercueils
