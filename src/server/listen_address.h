// Where a server listens: an IP address and a port.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hallali {

struct ListenAddress {
  std::string address;
  std::uint16_t port = 0;  // 0: any free one

  bool operator==(const ListenAddress&) const = default;
};

// 9100, 192.168.1.7:9100 or [::1]:9100; without an address this machine only. BadInput that names `option`.
ListenAddress parse_listen_address(std::string_view text, std::string_view option);

}  // namespace hallali
