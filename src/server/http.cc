#include "server/http.h"

namespace hallali {
namespace {

// The value of `key` in `text`, a list of key=value with separators.
std::string_view value_in(std::string_view text, std::string_view key, char separator) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(separator), text.size());
    std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    while (part.starts_with(' ')) part.remove_prefix(1);
    if (part.starts_with(key) && part.substr(key.size()).starts_with('=')) return part.substr(key.size() + 1);
  }
  return {};
}

}  // namespace

std::string_view path_of(std::string_view target) { return target.substr(0, target.find('?')); }

std::string_view query_value(std::string_view target, std::string_view key) {
  const std::size_t mark = target.find('?');
  return mark == std::string_view::npos ? std::string_view() : value_in(target.substr(mark + 1), key, '&');
}

std::string_view cookie_value(std::string_view cookies, std::string_view name) {
  return value_in(cookies, name, ';');
}

bool own_origin(const HttpRequest& request, std::string_view allowed) {
  const std::string_view origin = request.origin;
  if (origin.empty() || (!allowed.empty() && origin == allowed)) return true;
  const std::size_t scheme = origin.find("://");
  return scheme != std::string_view::npos && !request.host.empty() && origin.substr(scheme + 3) == request.host;
}

}  // namespace hallali
