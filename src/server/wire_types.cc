#include "server/wire_types.h"

#include <fmt/format.h>

#include "kit/typescript.h"
#include "match/games.h"
#include "server/wire.h"

namespace hallali::wire {

std::string made_by(std::string_view arguments) {
  return fmt::format("// Made by `hallali protocol{}`; do not edit.\n\n", arguments);
}

std::string protocol_module() {
  TypeScript script;
  script.call<ViewJson>("View");
  script.call<EventsJson>("Event[]");
  script.declare<news::Any>("News");
  script.declare<message::Any>("Message");
  script.declare<command::Any>("Command");
  script.declare<Hello>();
  script.declare<OpenTable>();
  script.declare<Opened>();
  script.declare<Story>();
  script.declare<Failure>();
  return made_by("") + "import type { Event, View } from './games.gen';\n\n" + script.text();
}

std::string games_module() {
  std::string imports;
  std::string entries;
  for_each_game([&]<class G>() {
    const std::string_view folder = kGameFolder<G>;
    if (!folder.starts_with("games/")) return;  // a build's own; web/ names what ships
    const std::string_view game = folder.substr(folder.rfind('/') + 1);
    imports += fmt::format("import type * as {} from '../../{}/page/types.gen';\n", game, folder);
    entries += fmt::format("  '{}': {{ view: {}.View; event: {}.Event; options: {}.Options }};\n", kGameId<G>, game,
                           game, game);
  });
  return made_by(" --games") + imports + "\nexport interface Games {\n" + entries +
         "}\n\nexport type GameId = keyof Games;\nexport type View = Games[GameId]['view'];\n"
         "export type Event = Games[GameId]['event'];\n";
}

}  // namespace hallali::wire
