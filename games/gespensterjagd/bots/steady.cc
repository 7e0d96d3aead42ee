#include "games/gespensterjagd/bots/steady.h"
#include "games/gespensterjagd/bots/sides.h"

#include "games/gespensterjagd/rules/paths.h"

namespace hallali::gespensterjagd {

Belief belief_of(const Public& table) {
  Belief belief{};
  if (table.traces.empty()) {
    belief[at(last_seen(table))] = 1;
    return belief;
  }
  double all = 0;
  for_each_path(table, [&](const Path& path, double choices) {
    belief[at(path.back())] += 1 / choices;
    all += 1 / choices;
  });
  for (double& each : belief) each /= all;
  return belief;
}

Move steady_move(const Knowledge& knowledge, const MoveList& legal, Random& random, Deadline) {
  return knowledge.viewer == knowledge.table.max ? steady_max(knowledge, legal, random)
                                                 : steady_hunter(knowledge, legal, random);
}

}  // namespace hallali::gespensterjagd
