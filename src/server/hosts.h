// Under which names people may reach the server. A page of somebody else's can make a browser send requests here
// under a name of its own (DNS rebinding); a server that knows its names does not answer to others.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hallali {

class Hosts {
 public:
  // Each is a name or an address, for every port, or with one: games.example, games.example:8443, [::1]. None: the
  // server answers to any name. BadInput for what is none of these.
  explicit Hosts(std::vector<std::string> allowed = {});

  bool any() const { return allowed_.empty(); }
  bool allow(std::string_view host) const;           // as in Host
  bool allow_origin(std::string_view origin) const;  // as in Origin; only for who is listed, so never if any() is

 private:
  std::vector<std::string> allowed_;
};

}  // namespace hallali
