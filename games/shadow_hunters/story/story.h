// What is said about this game; story/teller.h tells what each of these is for.
#pragma once

#include <string>

#include "games/shadow_hunters/rules/rules.h"
#include "story/teller.h"

namespace hallali::shadow_hunters {

std::string welcome(const cli::Teller& teller, const Options& options);
std::string request(const View& view, const cli::Teller& teller);
std::string label(const Move& move, const View& view, const cli::Teller& teller);
std::string story(const Event& event, const cli::Teller& teller);
// A deed is told by its effect, the dice alone by the damage, a card that is kept by its name when it was drawn; and
// that somebody decided in secret is no news.
inline bool told_elsewhere(const Event& event) {
  return std::holds_alternative<Acted>(event) || std::holds_alternative<Blow>(event) ||
         std::holds_alternative<EquipmentTaken>(event) || std::holds_alternative<Decided>(event);
}
std::string help(const View& view, const cli::Teller& teller);

}  // namespace hallali::shadow_hunters
