// A server of one's own in another process, for measuring it and for killing it.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <string>

namespace hallali::cli {

class OwnServer {
 public:
  // On a free port of this machine, with an empty folder for its data. With a library that knows how to
  // (tests/power_cut), being killed is a power cut.
  explicit OwnServer(std::optional<std::string> power_cut = {});
  ~OwnServer();  // ends it, and deletes the folder
  OwnServer(const OwnServer&) = delete;
  OwnServer& operator=(const OwnServer&) = delete;

  std::uint16_t port() const { return port_; }
  const std::string& data() const { return data_; }
  std::int64_t memory() const;  // bytes that are its own, in memory now
  double cpu_seconds() const;   // that it has used so far
  void kill();                  // without warning
  void start();                 // again, on the same port
  void stop();                  // politely

 private:
  std::optional<std::string> power_cut_;
  pid_t process_ = -1;
  std::uint16_t port_ = 0;
  std::string data_;
};

}  // namespace hallali::cli
