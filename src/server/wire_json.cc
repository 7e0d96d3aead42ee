#include "server/wire.h"

namespace hallali {

HALLALI_JSON_HERE(wire::message::Any);
HALLALI_JSON_HERE(wire::command::Any);
HALLALI_JSON_HERE(wire::Hello);
HALLALI_JSON_HERE(wire::OpenTable);
HALLALI_JSON_HERE(wire::Story);
HALLALI_JSON_HERE(wire::Failure);

}  // namespace hallali
