#include <algorithm>

#include "games/gespensterjagd/rules/paths.h"
#include "games/gespensterjagd/rules/rules.h"

namespace hallali::gespensterjagd {

// The row of face-down cards is all that is hidden, and only Max may look at it.
Knowledge know(const State& state, Seat viewer) {
  Knowledge knowledge{viewer, state.table, {}};
  if (viewer == state.table.max) knowledge.path = state.path;
  return knowledge;
}

// Uniform over all paths that fit: counted first, then the one drawn is looked for.
State imagine(const Knowledge& knowledge, Random& random) {
  State state{knowledge.table, knowledge.path};
  if (knowledge.viewer == knowledge.table.max || knowledge.table.traces.empty()) return state;
  std::uint64_t paths = 0;
  for_each_path(knowledge.table, [&](const Path&, double) { ++paths; });
  auto chosen = static_cast<std::uint64_t>(random.unit() * static_cast<double>(paths));
  for_each_path(knowledge.table, [&](const Path& path, double) {
    if (chosen-- == 0) state.path = path;
  });
  return state;
}

RoomSet possible_rooms(const Public& table) {
  if (table.trail.empty()) return {};
  if (table.traces.empty()) return {last_seen(table)};
  RoomSet rooms;
  for_each_path(table, [&](const Path& path, double) { rooms.insert(path.back()); });
  return rooms;
}

namespace {

FixedList<FigureView, kMostFigures> show_figures(const Public& table) {
  FixedList<FigureView, kMostFigures> figures;
  for (int i = 0; i < figures_of(table.options.players); ++i) {
    FigureView figure{owner_of(table, i), {}, (table.moved >> i & 1) != 0};
    if (i < table.placed) figure.room = table.figures[static_cast<std::size_t>(i)];
    figures.push_back(figure);
  }
  return figures;
}

FixedList<FrameView, kAnimals> show_frames(const Public& table) {
  FixedList<FrameView, kAnimals> frames;
  for (Animal animal : kAllAnimals) {
    FrameView frame;
    frame.animal = animal;
    frame.animals = castle_of(table.board).animals[static_cast<std::size_t>(animal)];
    frame.in_play = table.in_play.contains(animal);
    frame.current = table.frame == animal;
    frame.left = frame.current ? table.animals_left : table.frames.contains(animal) ? frame.animals : std::uint8_t{0};
    frames.push_back(frame);
  }
  return frames;
}

// The cards on the table: open ones first, then those that lie face down, which only Max can read.
FixedList<CardView, kMostCards> show_row(const Knowledge& knowledge) {
  const Public& table = knowledge.table;
  FixedList<CardView, kMostCards> row;
  for (std::size_t i = table.open_from; i < table.trail.size(); ++i) {
    const Step& step = table.trail[i];
    row.push_back({step.room, step.kind, step.kind == StepKind::cheat, false});
  }
  Room at = table.trail.empty() ? Room{} : last_seen(table);
  for (std::size_t i = 0; i < table.traces.size(); ++i) {
    const Trace& trace = table.traces[i];
    CardView card{{}, {}, trace.cheat, trace.sprung};
    if (i < knowledge.path.size()) {
      card.room = knowledge.path[i];
      card.kind = trace.cheat ? StepKind::cheat : at == *card.room ? StepKind::pause : StepKind::move;
      at = *card.room;
    }
    row.push_back(card);
  }
  return row;
}

}  // namespace

View show(const Knowledge& knowledge) {
  const Public& table = knowledge.table;
  const bool is_max = knowledge.viewer == table.max;
  const bool over = table.phase == Phase::over;
  View view;
  view.viewer = knowledge.viewer;
  view.options = table.options;
  view.phase = table.phase;
  view.turn = table.turn;
  view.max = table.max;
  view.captain = captain_of(table);
  view.rounds = static_cast<std::uint8_t>(rounds_of(table));
  view.round = static_cast<std::uint8_t>(std::min<int>(table.round + 1, view.rounds));
  view.acted = table.acted;
  view.figures = show_figures(table);
  view.frames = show_frames(table);
  view.seen = table.seen;
  view.pauses = table.pauses;
  view.cheats = table.cheats;
  view.door_card = table.door_card;
  view.locked = table.locked;
  view.trapper = trapper_of(table);
  view.trap_card = table.trap_card;
  view.trap = table.trap;
  view.row = show_row(knowledge);
  view.end = table.end;
  if (over) view.trail = table.trail;
  if (table.trail.empty()) return view;
  const Haunt haunt = haunt_of(table, knowledge.path);
  if (is_max) view.pauses = static_cast<std::uint8_t>(haunt.pauses);
  if (is_max || table.traces.empty()) {  // a row without hidden cards: he stands where everybody saw him
    view.ghost = haunt.at;
  } else if (table.seen) {
    view.ghost = table.trap;  // GJ-29
  }
  if (is_max || over || table.options.show_path) view.visited = haunt.visited;
  if (!over && (is_max || table.options.show_possible)) view.possible = possible_rooms(table);
  return view;
}

}  // namespace hallali::gespensterjagd
