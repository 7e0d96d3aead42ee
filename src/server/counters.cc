#include "server/counters.h"

#include <fmt/format.h>

#include <algorithm>

namespace hallali {
namespace {

void line(std::string& out, std::string_view type, std::string_view name, std::string_view help, std::int64_t value) {
  out += fmt::format("# HELP hallali_{0} {1}\n# TYPE hallali_{0} {2}\nhallali_{0} {3}\n", name, help, type, value);
}

}  // namespace

void Counters::appended(std::chrono::duration<double> time) {
  const auto bucket = std::ranges::lower_bound(kBuckets, time.count()) - kBuckets.begin();
  ++append_seconds[static_cast<std::size_t>(bucket)];
  append_seconds_sum += time.count();
}

std::string metrics_text(const Counters& counters, const Store::Counts& store) {
  std::string out;
  line(out, "gauge", "connections", "Open WebSockets.", counters.connections);
  line(out, "gauge", "tables_loaded", "Tables in memory.", counters.tables_loaded);
  line(out, "counter", "connections_total", "WebSockets accepted.", counters.connections_total);
  line(out, "counter", "requests_total", "HTTP requests answered.", counters.requests_total);
  line(out, "counter", "commands_total", "Commands received.", counters.commands_total);
  line(out, "counter", "refused_total", "Commands and requests refused.", counters.refused_total);
  line(out, "counter", "entries_total", "Entries written to the logs of tables.", counters.entries_total);
  line(out, "counter", "moves_total", "Moves made.", counters.moves_total);
  line(out, "counter", "games_finished_total", "Games played to the end.", counters.games_finished_total);
  line(out, "counter", "updates_total", "Updates sent.", counters.updates_total);
  line(out, "counter", "resyncs_total", "Snapshots sent to clients that had fallen behind.", counters.resyncs_total);
  line(out, "counter", "bytes_sent_total", "Bytes of messages sent.", counters.bytes_sent_total);
  line(out, "counter", "commits_total", "Commits of the store.", store.commits);
  out += "# HELP hallali_append_seconds From a command to its entry being durable.\n";
  out += "# TYPE hallali_append_seconds histogram\n";
  std::int64_t total = 0;
  for (std::size_t i = 0; i < counters.append_seconds.size(); ++i) {
    total += counters.append_seconds[i];
    const std::string bound = i < Counters::kBuckets.size() ? fmt::format("{}", Counters::kBuckets[i]) : "+Inf";
    out += fmt::format("hallali_append_seconds_bucket{{le=\"{}\"}} {}\n", bound, total);
  }
  out += fmt::format("hallali_append_seconds_sum {}\nhallali_append_seconds_count {}\n", counters.append_seconds_sum,
                     total);
  return out;
}

}  // namespace hallali
