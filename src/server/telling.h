// Tables as their viewers see them: from entries and tables to the messages of the wire. Everything about the game
// comes from Match::view, Match::legal and Told::to, which stand behind the gate.
#pragma once

#include <optional>

#include "server/wire.h"
#include "table/table.h"

namespace hallali {

// `eyes`: a seat, or none for a spectator.
inline Seat viewer_of(std::optional<Seat> eyes) { return eyes.value_or(Seat::spectator); }

wire::TableInfo table_info(TableId id, const Table& table);

// How a game stands for one pair of eyes. `Game` is a Match, or what has been kept of one.
struct Sitting {
  bool playing = false;  // the game is on
  bool bot = false;      // these eyes belong to a seat that a bot plays
};
template <class Game>
wire::GameNow game_through(const Game& game, std::optional<Seat> eyes, Sitting sitting, std::optional<int> clock) {
  wire::GameNow now;
  now.view.text = game.view(viewer_of(eyes));
  if (eyes) {
    if (!sitting.bot) now.legal = game.legal(*eyes);
    now.turn = game.moves_made(*eyes);
    now.undo = sitting.playing && game.can_take_back(*eyes);
  }
  now.awaited = game.awaited();
  now.clock = clock;
  now.result = game.result();
  return now;
}

std::optional<wire::GameNow> game_now(const Table& table, std::optional<Seat> eyes, std::optional<int> clock);
std::optional<wire::news::Any> news_of(const entry::Any& what, const Table::Effect& effect, const Table& after);

// The events of a move as these eyes see them; none happened: null.
std::string events_text(const Told* told, std::optional<Seat> eyes);
// In a game of memory: whether these eyes cannot look up any more what was told before.
bool sweeps(const Told* told, std::optional<Seat> eyes);

wire::message::Update update_of(TableId id, std::int64_t n, const Logged& logged, const Table::Effect& effect,
                                const Table& after, std::optional<Seat> eyes, std::optional<int> clock);

// A whole game through one pair of eyes; of a game of memory that is still on, what can be looked up of it. It is
// replayed move by move, so do it where it disturbs nobody.
wire::Story story_of(const Record& record, std::optional<Seat> eyes);

// Seats and names for lists of tables; who asks is marked.
wire::TableSummary summary_of(TableId id, const Table& table, const Person& person);

std::vector<wire::GameInfo> games_info();

}  // namespace hallali
