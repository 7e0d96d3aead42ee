// Server to client.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/wire_news.h"
#include "server/wire_table.h"

namespace hallali::wire::message {

// Everything at once: after entering, and whenever updates were skipped.
struct Snapshot {
  static constexpr std::string_view kind = "snapshot";
  std::int64_t n = 0;
  You you;
  TableInfo table;
  Presence presence;
  std::optional<GameNow> game;
  std::vector<news::Said> chat;  // the latest
  std::vector<Mark> marks;       // what people point at, the newest last; a new game begins without any
};
BOOST_DESCRIBE_STRUCT(Snapshot, (), (n, you, table, presence, game, chat, marks))

// Number n of this stream: what happened since n - 1.
struct Update {
  static constexpr std::string_view kind = "update";
  std::int64_t n = 0;
  std::optional<std::string> re;  // caused by this connection's own command of that id: this is the answer as well
  std::optional<news::Any> news;
  EventsJson events;               // as far as these eyes see them
  bool sweeps = false;             // a game of memory: what was told before is not to be looked up any more
  std::optional<TableInfo> table;  // if it has changed
  std::optional<GameNow> game;     // if it has changed
};
BOOST_DESCRIBE_STRUCT(Update, (), (n, re, news, events, sweeps, table, game))

// Not numbered: what concerns this connection alone, or is true only for the moment.
struct YouNow {
  static constexpr std::string_view kind = "you";
  You you;
};
BOOST_DESCRIBE_STRUCT(YouNow, (), (you))
struct PresenceNow {
  static constexpr std::string_view kind = "presence";
  Presence presence;
};
BOOST_DESCRIBE_STRUCT(PresenceNow, (), (presence))

// Somebody has thrown what begins a race; what comes up is decided when it comes to rest.
struct Tumbling {
  static constexpr std::string_view kind = "tumbling";
  Seat seat{};
  int time = 0;  // milliseconds
};
BOOST_DESCRIBE_STRUCT(Tumbling, (), (seat, time))

// The answer to a command. Exactly one of `error` and `value` says something, or neither.
struct Reply {
  static constexpr std::string_view kind = "reply";
  std::string re;  // the command's id
  bool ok = true;
  std::optional<Phrase> error;
  std::optional<std::string> value;
};
BOOST_DESCRIBE_STRUCT(Reply, (), (re, ok, error, value))

// Nothing more of this table comes to this connection: it has become private, or its host wants it so. It may `enter`
// again, and is told whether it still may.
struct Dismissed {
  static constexpr std::string_view kind = "dismissed";
  Phrase why;
};
BOOST_DESCRIBE_STRUCT(Dismissed, (), (why))

using Any = std::variant<Snapshot, Update, YouNow, PresenceNow, Tumbling, Reply, Dismissed>;

}  // namespace hallali::wire::message

namespace hallali {
template <>
inline constexpr std::string_view variant_tag<wire::message::Any> = "type";

HALLALI_JSON_ELSEWHERE(wire::message::Any);
}  // namespace hallali
