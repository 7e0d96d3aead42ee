#include "bots/bot.h"

namespace hallali {

Bot bot_named(std::string_view name) {
  Bot bot{};
  if (parse_notation(name, bot)) return bot;
  std::string known;
  boost::mp11::mp_for_each<boost::describe::describe_enumerators<Bot>>(
      [&](auto entry) { known += fmt::format("{}{}", known.empty() ? "" : ", ", entry.name); });
  throw BadInput({fmt::format("Je ne connais pas le bot « {} » ; il y a : {}.", shown(name), known),
                  fmt::format("There is no bot \"{}\"; there are: {}.", shown(name), known)});
}

}  // namespace hallali
