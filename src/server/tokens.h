// Keys, persons and invites: everything that opens a door.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "kit/random.h"
#include "store/store.h"
#include "table/table.h"

namespace hallali {

std::string new_token();                                   // 256 random bits in base64url
bool well_formed_token(std::string_view);                  // as new_token makes them
Person person_of(std::string_view key);                    // a hash; the key cannot be had from it
bool same_secret(std::string_view a, std::string_view b);  // in constant time

// Which command this is, for remembering that it was obeyed: never 0.
std::uint64_t command_mark(const Person& person, std::string_view id);

// Both follow from a secret of the server, so that none has to be stored. They can be replaced: `which` is how often
// they were, and from the first time on it stands before them.
std::string invite_to(TableId table, const Seed& secret, int which = 0);
// Opens the games that are over at a table, nothing else.
std::string pass_to(TableId table, const Seed& secret, int which = 0);

// Which one of a table's this is; none if it never was one.
std::optional<int> which_invite(TableId table, const Seed& secret, std::string_view text);
std::optional<int> which_pass(TableId table, const Seed& secret, std::string_view text);

// How a host names somebody who watches: tells nothing of the person, and is another one at each table.
std::string watcher_mark(TableId table, const Person& person);

}  // namespace hallali
