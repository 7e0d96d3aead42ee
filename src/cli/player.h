// Who sits at a table in a terminal, and where the record of their game goes.
#pragma once

#include <string>
#include <string_view>

#include "cli/commands.h"
#include "kit/random.h"

namespace hallali::cli {

std::string bot_name(int i, Language language);

// As chosen, or as the system knows them. BadInput if it cannot stand in a record.
std::string player_name(const PlayChoice& choice, Language language);

// Where the record goes when nobody says otherwise.
std::string default_record(std::string_view game, const Seed& seed);

}  // namespace hallali::cli
