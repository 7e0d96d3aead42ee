// The gate of Chasse en folie. The only secrets are the cards chosen in a round that is not yet revealed.
#include "games/chasse_en_folie/rules/rules.h"

namespace hallali::chasse_en_folie {

Knowledge know(const State& state, Seat viewer) {
  Knowledge knowledge{.viewer = viewer, .table = state.table, .choice = {}};
  if (state.table.chosen.contains(viewer)) knowledge.choice = state.choice[index(viewer)];
  return knowledge;
}

State imagine(const Knowledge& knowledge, Random& random) {
  State state{.table = knowledge.table, .choice = {}};
  for (Seat seat : knowledge.table.chosen) {
    state.choice[index(seat)] =
        seat == knowledge.viewer ? *knowledge.choice : random_card(knowledge.table.lodges[index(seat)].hand, random);
  }
  return state;
}

View show(const Knowledge& knowledge) {
  const Public& table = knowledge.table;
  const bool over = table.day == kDays;
  View view{.viewer = knowledge.viewer,
            .day = static_cast<std::uint8_t>(over ? kDays : table.day + 1),
            .round = static_cast<std::uint8_t>(table.round + (over ? 0 : 1)),
            .start = table.start,
            .lodges = {},
            .revealed = table.revealed,
            .hand = {},
            .prey = {},
            .choice = knowledge.choice,
            .over = over};
  for (int i = 0; i < table.options.players; ++i) {
    const Lodge& lodge = table.lodges[i];
    const bool chosen = table.chosen.contains(seat_at(i));
    LodgeView shown{.hand_size = static_cast<std::uint8_t>(lodge.hand.size() - (chosen ? 1 : 0)),
                    .prey_size = static_cast<std::uint8_t>(lodge.prey.size()),
                    .easy = lodge.easy,
                    .hunter_home = lodge.hunter_home,
                    .four = lodge.four,
                    .chosen = chosen,
                    .days = {},
                    .total = static_cast<std::int16_t>(total_score(table, seat_at(i)))};
    for (int day = 0; day < table.day; ++day) shown.days.push_back(table.scores[day][i]);
    view.lodges.push_back(shown);
    if (seat_at(i) != knowledge.viewer) continue;
    view.hand = lodge.hand;
    view.prey = lodge.prey;
    if (knowledge.choice) view.hand.erase(*knowledge.choice);
  }
  return view;
}

}  // namespace hallali::chasse_en_folie
