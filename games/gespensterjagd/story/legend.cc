#include <fmt/format.h>

#include <vector>

#include "games/gespensterjagd/story/words.h"

namespace hallali::gespensterjagd {

using cli::Teller;

std::string legend(const View& view, const Teller& teller) {
  std::vector<std::string> things{
      fmt::format("{} {}", kFigureSigns[0], teller.say({"chasseur", "hunter"})),
      fmt::format("{} Max", kMaxSign),
      fmt::format("{} {}", kFaceDownSign, teller.say({"carte cachée", "hidden card"})),
  };
  if (view.trapper) things.push_back(fmt::format("{} {}", kTrapSign, teller.say({"piège", "trap"})));
  if (view.visited) {
    things.push_back(fmt::format("27{} {}", kVisitedSign, teller.say({"Max y est passé", "Max was there"})));
  }
  if (view.possible) {
    things.push_back(fmt::format(
        "27{} {}", kPossibleSign,
        is_max(view) ? teller.say({"les chasseurs vous y croient possible", "hunters must suspect you there"})
                     : teller.say({"Max peut y être", "Max can be there"})));
  }
  const std::vector<std::string> ways{
      fmt::format("{} {}", kDoorSign, teller.say({"porte", "door"})),
      fmt::format("{} {}", kRedDoorSign, teller.say({"porte rouge", "red door"})),
      fmt::format("{} {}", kLockedSign, teller.say({"fermée à clé", "locked"})),
      fmt::format("{} {}", kStairsSign, teller.say({"escalier", "stairs"})),
      fmt::format("{} {}", kLadderSign, teller.say({"échelle", "ladder"})),
      fmt::format("{} {}", kTrapdoorSign, teller.say({"trappe", "trapdoor"})),
  };
  return cli::flow(teller.say({"Signes :", "Signs:"}), things) + '\n' +
         cli::flow(teller.say({"Chemins :", "Ways:"}), ways);
}

}  // namespace hallali::gespensterjagd
