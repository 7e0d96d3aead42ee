// The wire in TypeScript, for the page, for docs/protocol.md and for anybody who writes a client. Each text is a
// module that tools/refresh-protocol writes to where it is kept; tests compare.
#pragma once

#include <string>
#include <string_view>

namespace hallali::wire {

// The first lines of a module: which command printed it.
std::string made_by(std::string_view arguments);

// What all games have in common: web/src/protocol.gen.ts.
std::string protocol_module();

// From the id of each game in games/ to its types: web/src/games.gen.ts.
std::string games_module();

// The View, Event, Options and Facts of one game with their parts: games/<game>/page/types.gen.ts. Compiled for each
// game on its own (types_game.cc.in).
template <class G>
std::string types_module();

// The constants of its rules: games/<game>/page/facts.gen.ts. BadInput if it has none.
template <class G>
std::string facts_module();

}  // namespace hallali::wire
