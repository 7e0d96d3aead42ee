// The gate of Goupil. The only secrets are the places chosen in a round that is not yet revealed.
#include "tests/sixth_game/rules/rules.h"

namespace hallali::sixth_game {

Knowledge know(const State& state, Seat viewer) {
  Knowledge knowledge{.viewer = viewer, .table = state.table, .choice = {}};
  if (state.table.chosen.contains(viewer)) knowledge.choice = state.choice[index(viewer)];
  return knowledge;
}

State imagine(const Knowledge& knowledge, Random& random) {
  State state{.table = knowledge.table, .choice = {}};
  const MoveList open = open_places(knowledge.table);
  for (Seat seat : knowledge.table.chosen) {
    state.choice[index(seat)] = seat == knowledge.viewer
                                    ? *knowledge.choice
                                    : open[random.below(static_cast<std::uint32_t>(open.size()))].place;
  }
  return state;
}

View show(const Knowledge& knowledge) {
  const Public& table = knowledge.table;
  const bool ended = over(table);
  View view{.viewer = knowledge.viewer,
            .round = static_cast<std::uint8_t>(table.round + (ended ? 0 : 1)),
            .rounds = static_cast<std::uint8_t>(rounds(table.options)),
            .fox = table.fox,
            .places = {},
            .players = {},
            .revealed = table.revealed,
            .last_fox = previous(table.fox, table.options.players),
            .choice = knowledge.choice,
            .over = ended};
  for (Place place : kPlaces) view.places.push_back({place, worth(place), place != table.closed});
  for (Seat seat : seats_up_to(table.options.players)) {
    const Points& points = table.points[index(seat)];
    view.players.push_back({table.chosen.contains(seat), points, total(points)});
  }
  return view;
}

}  // namespace hallali::sixth_game
