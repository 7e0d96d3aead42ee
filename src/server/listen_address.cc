#include "server/listen_address.h"

#include <fmt/format.h>

#include <charconv>

#include "kit/phrase.h"

namespace hallali {

ListenAddress parse_listen_address(std::string_view text, std::string_view option) {
  ListenAddress found{"127.0.0.1", 0};
  std::string_view port = text;
  bool good = true;
  if (const std::size_t colon = text.rfind(':'); colon != std::string_view::npos) {
    std::string_view address = text.substr(0, colon);
    port = text.substr(colon + 1);
    const bool bracketed = address.starts_with('[') && address.ends_with(']');
    if (bracketed) address = address.substr(1, address.size() - 2);
    good = !address.empty() && bracketed == (address.find(':') != std::string_view::npos);
    found.address = address;
  }
  const auto [end, error] = std::from_chars(port.data(), port.data() + port.size(), found.port);
  if (good && error == std::errc{} && end == port.data() + port.size()) return found;
  throw BadInput(
      {fmt::format("« {} » ne va pas : écrivez {} 9100 ou {} 192.168.1.7:9100.", shown(text), option, option),
       fmt::format("\"{}\" does not do: write {} 9100 or {} 192.168.1.7:9100.", shown(text), option, option)});
}

}  // namespace hallali
