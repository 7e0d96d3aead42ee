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
std::optional<wire::GameNow> game_now(const Table& table, std::optional<Seat> eyes, std::optional<int> clock);
std::optional<wire::news::Any> news_of(const entry::Any& what, const Table::Effect& effect, const Table& after);

wire::message::Update update_of(TableId id, std::int64_t n, const Logged& logged, const Table::Effect& effect,
                                const Table& after, std::optional<Seat> eyes, std::optional<int> clock);

// A whole game through one pair of eyes. It is replayed move by move, so do it where it disturbs nobody.
wire::Story story_of(const Record& record, std::optional<Seat> eyes);

// Seats and names for lists of tables; who asks is marked.
wire::TableSummary summary_of(TableId id, const Table& table, const Person& person);

std::vector<wire::GameInfo> games_info();

}  // namespace hallali
