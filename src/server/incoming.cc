#include "server/incoming.h"

namespace hallali {

Incoming read_incoming(std::string_view text) {
  Incoming incoming;
  try {
    const boost::json::value json = parse_json(text);
    if (const auto* object = json.if_object()) {
      const auto* id = object->if_contains("id");
      if (id != nullptr && id->is_string()) incoming.id.assign(id->get_string().data(), id->get_string().size());
    }
    wire::command::Any command;
    read_json(json, command);
    incoming.command = std::move(command);
  } catch (const BadInput& bad) {
    incoming.error = bad.phrase();
  }
  return incoming;
}

}  // namespace hallali
