// What is asked and answered by HTTP.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/wire_table.h"

namespace hallali::wire {

struct OptionInfo {
  std::string key;
  std::vector<std::string> values;
  std::string standard;
  Phrase help;
};
BOOST_DESCRIBE_STRUCT(OptionInfo, (), (key, values, standard, help))

struct GameInfo {
  std::string id;
  std::string title;
  int min_players = 0;
  int max_players = 0;
  int minutes = 0;
  Phrase sentence;
  std::vector<OptionInfo> options;
};
BOOST_DESCRIBE_STRUCT(GameInfo, (), (id, title, min_players, max_players, minutes, sentence, options))

struct TableSummary {
  TableId table = 0;
  std::string game;
  Stage stage{};
  bool open = false;
  int players = 0;
  std::vector<std::string> names;  // by seat; empty: free
  SeatSet yours;
  SeatSet awaited;
};
BOOST_DESCRIBE_STRUCT(TableSummary, (), (table, game, stage, open, players, names, yours, awaited))

// POST /api/hello: gives a new browser its key (a cookie) and says what there is.
struct Hello {
  std::vector<GameInfo> games;
  std::vector<Bot> bots;
  std::vector<TableSummary> yours;
  std::vector<TableSummary> open;
};
BOOST_DESCRIBE_STRUCT(Hello, (), (games, bots, yours, open))

// POST /api/tables: the seats in order, who sits where. Several persons: pass and play on this device.
struct SeatWish {
  Sitter sitter{};
  std::optional<std::string> name;
  std::optional<Bot> bot;
};
BOOST_DESCRIBE_STRUCT(SeatWish, (), (sitter, name, bot))

struct OpenTable {
  Settings settings;
  std::vector<SeatWish> seats;
  bool start = false;
  std::optional<bool> draws =
      {};  // start when this client has entered and pledged its number, a second later at most
};
BOOST_DESCRIBE_STRUCT(OpenTable, (), (settings, seats, start, draws))

struct Opened {
  TableId table = 0;
};
BOOST_DESCRIBE_STRUCT(Opened, (), (table))

// GET /api/tables/TABLE/story?game=1&seat=2: a game so far through one pair of eyes. While it is being played only
// through one's own, or a spectator's (no seat); when it is over through anybody's.
struct StoryStep {
  EventsJson events;
  ViewJson view;
  SeatSet awaited;
};
BOOST_DESCRIBE_STRUCT(StoryStep, (), (events, view, awaited))

struct Story {
  std::int64_t n = 0;  // the number of the stream at which it was taken
  std::string game;
  std::vector<std::string> names;
  std::optional<Seat> eyes;
  std::vector<StoryStep> steps;  // the first is the deal
  std::optional<MatchResult> result;
};
BOOST_DESCRIBE_STRUCT(Story, (), (n, game, names, eyes, steps, result))

struct Failure {
  Phrase error;
};
BOOST_DESCRIBE_STRUCT(Failure, (), (error))

}  // namespace hallali::wire

namespace hallali {
HALLALI_JSON_ELSEWHERE(wire::Hello);
HALLALI_JSON_ELSEWHERE(wire::OpenTable);
HALLALI_JSON_ELSEWHERE(wire::Story);
HALLALI_JSON_ELSEWHERE(wire::Failure);
}  // namespace hallali
