// Messages as they are sent.
#pragma once

#include "server/client.h"
#include "server/wire_message.h"

namespace hallali {

// On the hall's thread, where the text has to end as well.
SharedText message_text(const wire::message::Any& message);

}  // namespace hallali
