#include "server/hosts.h"

#include <fmt/format.h>

#include <algorithm>

#include "kit/phrase.h"

namespace hallali {
namespace {

std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return out;
}

// games.example from games.example:8443, [::1] from [::1]:80.
std::string_view without_port(std::string_view host) {
  const std::size_t colon = host.rfind(':');
  const std::size_t bracket = host.rfind(']');
  const bool has_port = colon != std::string_view::npos && (bracket == std::string_view::npos || colon > bracket);
  return has_port ? host.substr(0, colon) : host;
}

bool is_host(std::string_view text) {
  const std::string_view name = without_port(text);
  const std::string_view port = text.substr(std::min(text.size(), name.size() + 1));
  const bool bracketed = name.starts_with('[') && name.ends_with(']');
  const auto may_stand = [&](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.' || c == '_' ||
           (bracketed && (c == ':' || c == '[' || c == ']'));
  };
  return !name.empty() && std::ranges::all_of(name, may_stand) && (name.size() == text.size() || !port.empty()) &&
         std::ranges::all_of(port, [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

Hosts::Hosts(std::vector<std::string> allowed) : allowed_(std::move(allowed)) {
  for (std::string& each : allowed_) {
    each = lower(each);
    if (is_host(each)) continue;
    throw BadInput({fmt::format("« {} » n'est pas un nom d'hôte : écrivez --host jeux.example.", shown(each)),
                    fmt::format("\"{}\" is not the name of a host: write --host games.example.", shown(each))});
  }
}

bool Hosts::allow(std::string_view host) const {
  if (any()) return true;
  const std::string full = lower(host);
  return std::ranges::find(allowed_, full) != allowed_.end() ||
         std::ranges::find(allowed_, without_port(full)) != allowed_.end();
}

bool Hosts::allow_origin(std::string_view origin) const {
  const std::size_t scheme = origin.find("://");
  return !any() && scheme != std::string_view::npos && allow(origin.substr(scheme + 3));
}

}  // namespace hallali
