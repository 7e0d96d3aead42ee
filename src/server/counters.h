// What the server counts about itself, in the text format of Prometheus.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <string>

#include "store/store.h"

namespace hallali {

// Touched on the hall's thread only.
struct Counters {
  std::int64_t connections = 0;
  std::int64_t connections_total = 0;
  std::int64_t requests_total = 0;
  std::int64_t commands_total = 0;
  std::int64_t refused_total = 0;
  std::int64_t entries_total = 0;
  std::int64_t moves_total = 0;
  std::int64_t updates_total = 0;
  std::int64_t resyncs_total = 0;
  std::int64_t bytes_sent_total = 0;
  std::int64_t games_finished_total = 0;
  std::int64_t tables_loaded = 0;

  // From a command to its entry being durable.
  static constexpr std::array<double, 10> kBuckets{0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1};
  std::array<std::int64_t, kBuckets.size() + 1> append_seconds{};
  double append_seconds_sum = 0;
  void appended(std::chrono::duration<double> time);
};

std::string metrics_text(const Counters& counters, const Store::Counts& store);

}  // namespace hallali
