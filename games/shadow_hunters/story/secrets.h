// The part of the picture that is not the same for everybody: who I am, and what the hermit has told me.
#pragma once

#include <string>

#include "games/shadow_hunters/rules/rules.h"
#include "story/teller.h"

namespace hallali::shadow_hunters {

// The hermit's cards I have read, the newest ones; after the game all cards are open (SH-54).
std::string notebook(const View& view, const cli::Teller& teller, std::size_t most);

// My character, and all that are in the game with their letters; for a spectator the latter alone.
std::string myself(const View& view, const cli::Teller& teller);

}  // namespace hallali::shadow_hunters
