// The server people join from a browser.
#include <fmt/format.h>
#include <ifaddrs.h>
#include <netinet/in.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <csignal>
#include <filesystem>

#include "cli/commands.h"
#include "cli/page.h"
#include "match/record.h"
#include "server/server.h"
#include "store/sync_file.h"

namespace hallali::cli {
namespace {

// What a phone in the same house would type.
std::string house_address() {
  ifaddrs* all = nullptr;
  if (::getifaddrs(&all) != 0) return {};
  std::string found;
  for (const ifaddrs* each = all; each != nullptr && found.empty(); each = each->ifa_next) {
    if (each->ifa_addr == nullptr || each->ifa_addr->sa_family != AF_INET) continue;
    const auto bytes = ntohl(reinterpret_cast<const sockaddr_in*>(each->ifa_addr)->sin_addr.s_addr);
    if (bytes >> 24 == 127) continue;
    found = fmt::format("{}.{}.{}.{}", bytes >> 24, bytes >> 16 & 255, bytes >> 8 & 255, bytes & 255);
  }
  ::freeifaddrs(all);
  return found;
}

// As many as the system lets us have without asking.
void allow_many_sockets() {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

void make_folder(const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (!error) return;
  throw BadInput({fmt::format("Impossible de créer le dossier {} : {}.", folder, error.message()),
                  fmt::format("Cannot make the folder {}: {}.", folder, error.message())});
}

// Made once; whoever has it can make invites.
Seed secret_in(const std::string& folder) {
  const std::string path = folder + "/secret";
  Seed seed;
  if (std::filesystem::exists(path)) {
    std::string text = read_file(path);
    while (text.ends_with('\n')) text.pop_back();
    if (parse_notation(text, seed)) return seed;
    throw BadInput({fmt::format("Le fichier {} est abîmé ; effacez-le, les invitations changeront.", path),
                    fmt::format("The file {} is damaged; delete it, and invites will change.", path)});
  }
  seed = fresh_seed();
  // On disk before it has its name: an invite that was given away must open the same table after a power cut.
  const std::string draft = path + ".new";
  write_file(draft, notation(seed) + "\n");
  sync_file(draft);
  std::filesystem::rename(draft, path);
  sync_file(path);
  return seed;
}

}  // namespace

int serve_command(const Context& context, const ServeChoice& choice) {
  for (const double limit :
       {1.0 * choice.server.connections, 1.0 * choice.server.connections_per_address, 1.0 * choice.server.hall.tables,
        1.0 * choice.server.hall.tables_per_minute, choice.server.api.patience.requests_per_second,
        choice.server.api.patience.commands_per_second, choice.server.megabytes_per_day}) {
    if (limit < 1) throw BadInput({"Une limite vaut au moins 1.", "A limit is at least 1."});
  }
  const std::string& origin = choice.server.api.origin;
  if (!origin.empty() && !origin.starts_with("http://") && !origin.starts_with("https://")) {
    throw BadInput(
        {fmt::format("« {} » n'est pas une origine : écrivez --origin https://jeux.example.", shown(origin)),
         fmt::format("\"{}\" is not an origin: write --origin https://games.example.", shown(origin))});
  }
  ServerOptions options = choice.server;
  options.api.hosts = Hosts(choice.hosts);
  if (choice.metrics) options.metrics = parse_listen_address(*choice.metrics, "--metrics");
  ::umask(0077);  // the seeds of games in progress are nobody else's business
  make_folder(choice.data);
  const auto remark = [&](const Phrase& what) { std::fputs((what.in(context.language) + "\n").c_str(), stderr); };
  const auto store = open_sqlite_store(choice.data + "/hallali.db", StoreUse::serve, remark);
  const Seed secret = secret_in(choice.data);
  // A log that nobody reads any more is no reason to stop, and a file that may not grow is an error like others.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  allow_many_sockets();
  spdlog::set_default_logger(
      std::make_shared<spdlog::logger>("hallali", std::make_shared<spdlog::sinks::stderr_sink_mt>()));
  spdlog::set_pattern("%Y-%m-%dT%H:%M:%S.%e%z level=%l %v");
  Server server(*store, secret, page(), options);
  const std::string lan = choice.server.address == "0.0.0.0" ? house_address() : "";
  const Phrase here{"Hallali vous attend : http://localhost:{}\n",
                    "Hallali is waiting for you: http://localhost:{}\n"};
  const Phrase there{"Dans la maison      : http://{}:{}\n", "From other devices         : http://{}:{}\n"};
  fmt::print(fmt::runtime(here.in(context.language)), server.port());
  if (!lan.empty()) fmt::print(fmt::runtime(there.in(context.language)), lan, server.port());
  if (server.metrics_port() != 0) {
    const Phrase backstage{"Mesures             : http://{}:{}/metrics\n",
                           "Metrics                    : http://{}:{}/metrics\n"};
    fmt::print(fmt::runtime(backstage.in(context.language)), options.metrics->address, server.metrics_port());
  }
  std::fflush(stdout);
  server.run();
  return 0;
}

}  // namespace hallali::cli
