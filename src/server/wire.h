// Everything that crosses the wire, as plain structs. JSON, the TypeScript types of the page and the tables of
// docs/protocol.md are made from these descriptions; there is no second list. docs/protocol.md tells how they are
// used.
#pragma once

#include "server/wire_command.h"
#include "server/wire_http.h"
#include "server/wire_message.h"
