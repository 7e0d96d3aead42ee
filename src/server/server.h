// The server as a whole: a hall behind a port.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "server/api.h"
#include "server/hall.h"
#include "server/listen_address.h"

namespace hallali {

struct ServerOptions {
  std::string address = "0.0.0.0";
  std::uint16_t port = 8080;                  // 0: any free one
  std::optional<ListenAddress> metrics = {};  // where /metrics can be read; none: nowhere
  bool behind_proxy = false;                  // the client's address is what X-Forwarded-For ends in
  int connections = 10'000;
  int connections_per_address = 500;
  double megabytes_per_day = 20;  // written for one person; five times as much for one address
  HallLimits hall;
  ApiOptions api;
};

class Server {
 public:
  // Listens at once; BadInput if it cannot.
  Server(Store& store, const Seed& secret, PageFiles page, ServerOptions options);
  ~Server();

  std::uint16_t port() const;
  std::uint16_t metrics_port() const;  // 0: there is none
  void run();                          // until `stop`, or a signal to end
  void stop();                         // from any thread: says goodbye to everybody, then `run` returns

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace hallali
