// How much a server carries, and what is left of it when it is killed.
#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <ctime>
#include <future>
#include <map>
#include <thread>

#include "cli/commands.h"
#include "cli/own_server.h"
#include "cli/setup.h"
#include "match/match.h"
#include "server/load.h"
#include "server/load_check.h"
#include "store/store.h"

namespace hallali::cli {
namespace {

struct LoadFigures {
  int tables = 0;
  double moves_per_second = 0;
  double p50_ms = 0;
  double p99_ms = 0;
  double steady_moves_per_second = 0;
  double steady_p50_ms = 0;
  double steady_p99_ms = 0;
  std::int64_t refused = 0;
  std::int64_t games = 0;
  double generator_us_per_move = 0;  // processor time at full load
  std::optional<double> server_us_per_move;
  std::optional<double> kb_per_table;  // with everybody connected
  std::optional<double> kb_per_connection;
};
BOOST_DESCRIBE_STRUCT(LoadFigures, (),
                      (tables, moves_per_second, p50_ms, p99_ms, steady_moves_per_second, steady_p50_ms,
                       steady_p99_ms, refused, games, generator_us_per_move, server_us_per_move, kb_per_table,
                       kb_per_connection))

struct KillFigures {
  int tables = 0;
  int kills = 0;
  std::int64_t moves = 0;
  std::int64_t reconnects = 0;
  std::int64_t lost = 0;
  std::int64_t doubled = 0;
  std::map<std::string, std::int64_t> compared;  // updates, with what the log tells, by kind
  std::int64_t missing = 0;
  std::int64_t changed = 0;
  std::int64_t silent_tables = 0;  // that did not go on after the last restart
  std::string first;               // the first entry that is missing
};
BOOST_DESCRIBE_STRUCT(KillFigures, (),
                      (tables, kills, moves, reconnects, lost, doubled, compared, missing, changed, silent_tables,
                       first))

// 127.0.0.1 and 8080 from http://127.0.0.1:8080
void parse_url(const std::string& url, LoadOptions& options) {
  constexpr std::string_view kScheme = "http://";
  const std::size_t colon = url.rfind(':');
  if (url.starts_with(kScheme) && colon > kScheme.size()) {
    options.host = url.substr(kScheme.size(), colon - kScheme.size());
    if (options.host == "localhost") options.host = "127.0.0.1";
    const char* end = url.data() + url.size();
    const auto [stop, error] = std::from_chars(url.data() + colon + 1, end, options.port);
    if (error == std::errc{} && stop == end && options.port != 0 && Load::can_reach(options.host)) return;
  }
  throw BadInput(
      {fmt::format("« {} » ne va pas : écrivez --url http://127.0.0.1:8080, avec l'adresse IP.", shown(url)),
       fmt::format("\"{}\" does not do: write --url http://127.0.0.1:8080, by IP address.", shown(url))});
}

template <class Figures>
void print(const Figures& figures, const Context& context, const std::string& text) {
  if (context.json) {
    fmt::print("{}\n", to_json(figures));
  } else {
    fmt::print("{}", text);
  }
}

double cpu_seconds() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;  // of this process, all threads, kernel included
}

int measure(const Context& context, const LoadChoice& choice, LoadOptions options, const OwnServer* own) {
  Load load(options);
  LoadFigures figures;
  figures.tables = options.tables;
  const std::int64_t empty = own != nullptr ? own->memory() : 0;
  load.open_tables();
  const std::int64_t opened = own != nullptr ? own->memory() : 0;
  load.connect();
  const std::int64_t connected = own != nullptr ? own->memory() : 0;
  if (own != nullptr) {
    figures.kb_per_table = static_cast<double>(connected - empty) / 1024 / options.tables;
    figures.kb_per_connection = static_cast<double>(connected - opened) / 1024 / (options.tables * options.players);
  }
  load.play(1);  // warm up
  const double generator_before = cpu_seconds();
  const double server_before = own != nullptr ? own->cpu_seconds() : 0;
  const LoadReport full = load.play(choice.seconds);
  const double us = 1e6 / static_cast<double>(full.moves);
  figures.generator_us_per_move = us * (cpu_seconds() - generator_before);
  if (own != nullptr) figures.server_us_per_move = us * (own->cpu_seconds() - server_before);
  const LoadReport steady = load.play(choice.seconds, choice.rate.value_or(full.moves_per_second() / 2));
  figures.moves_per_second = full.moves_per_second();
  figures.p50_ms = full.percentile(0.5);
  figures.p99_ms = full.percentile(0.99);
  figures.steady_moves_per_second = steady.moves_per_second();
  figures.steady_p50_ms = steady.percentile(0.5);
  figures.steady_p99_ms = steady.percentile(0.99);
  figures.refused = full.refused + steady.refused;
  figures.games = full.games + steady.games;
  const Phrase text{
      "{} tables de {} joueurs, {} secondes\n"
      "à fond           {:>8.0f} coups/s   p50 {:.2f} ms   p99 {:.2f} ms\n"
      "à un train égal  {:>8.0f} coups/s   p50 {:.2f} ms   p99 {:.2f} ms\n"
      "refusés {}   parties finies {}   processeur du générateur {:.0f} µs par coup\n",
      "{} tables of {} players, {} seconds\n"
      "at full load     {:>8.0f} moves/s   p50 {:.2f} ms   p99 {:.2f} ms\n"
      "at a steady pace {:>8.0f} moves/s   p50 {:.2f} ms   p99 {:.2f} ms\n"
      "refused {}   games finished {}   the generator's processor time {:.0f} µs a move\n"};
  std::string report = fmt::format(fmt::runtime(text.in(context.language)), options.tables, options.players,
                                   choice.seconds, figures.moves_per_second, figures.p50_ms, figures.p99_ms,
                                   figures.steady_moves_per_second, figures.steady_p50_ms, figures.steady_p99_ms,
                                   figures.refused, figures.games, figures.generator_us_per_move);
  if (own != nullptr) {
    const Phrase server{
        "serveur : {:.0f} µs de processeur par coup ; {:.1f} Ko par table au repos, tous connectés ; {:.1f} Ko par "
        "connexion\n",
        "server: {:.0f} µs of processor time a move; {:.1f} KB an idle table with everybody connected; {:.1f} KB a "
        "connection\n"};
    report += fmt::format(fmt::runtime(server.in(context.language)), *figures.server_us_per_move,
                          *figures.kb_per_table, *figures.kb_per_connection);
  }
  print(figures, context, report);
  return 0;
}

bool races(const LoadOptions& options) {
  const std::vector<std::string> names(static_cast<std::size_t>(std::max(options.players, 0)), "load");
  return deal_match({options.game, options.players, options.variants, names, options.seed})->starts_race();
}

int survive(const Context& context, const LoadChoice& choice, LoadOptions options, OwnServer& server) {
  Load load(options);
  load.open_tables();
  load.connect();
  KillFigures figures;
  figures.tables = options.tables;
  figures.kills = choice.kills;
  Random random(options.seed, 2);
  for (int i = 0; i < choice.kills; ++i) {
    // At a random moment, and gone for a random while; the players go on by themselves.
    const double until = choice.seconds / choice.kills * (0.5 + random.unit());
    auto reaper = std::async(std::launch::async, [&, wait = until * random.unit()] {
      std::this_thread::sleep_for(std::chrono::duration<double>(wait));
      server.kill();
      server.start();
    });
    const LoadReport report = load.play(until);
    reaper.get();
    figures.moves += report.moves;
    figures.reconnects += report.reconnects;
  }
  load.connect();
  const std::vector<Acknowledged> before = load.acknowledged();
  // Every table has to go on now; a race takes its window if a hand was lost with the server.
  const LoadReport after = load.play(races(options) ? 8 : 3);
  figures.moves += after.moves;
  const std::vector<Acknowledged> all = load.acknowledged();
  std::map<std::int64_t, bool> went_on;
  for (std::size_t i = 0; i < all.size(); ++i) went_on[all[i].table] |= all[i].heard.size() > before[i].heard.size();
  for (const auto& [table, moved] : went_on) figures.silent_tables += moved ? 0 : 1;
  server.stop();
  const auto store = open_sqlite_store(server.data() + "/hallali.db", StoreUse::look);
  const LoadVerdict verdict = compare_with_log(all, *store);
  figures.lost = verdict.lost;
  figures.doubled = verdict.doubled;
  figures.missing = verdict.missing;
  figures.changed = verdict.changed;
  figures.compared = verdict.compared;
  figures.first = verdict.first;
  const Phrase text{
      "{} fois {} ; {} coups confirmés, {} reconnexions ; places qui ont perdu un coup ou un mot : {}, doublé : {} ; "
      "nouvelles comparées au journal ({}), il y en manque {}, autres qu'on ne l'a dit : {} ; tables restées muettes "
      ": "
      "{}\n",
      "{} times {}; {} moves acknowledged, {} reconnections; seats that lost a move or a word: {}, doubled one: {}; "
      "updates compared with the log ({}), missing there: {}, told otherwise: {}; tables that fell silent: {}\n"};
  std::string kinds;
  for (const auto& [kind, times] : verdict.compared) {
    kinds += fmt::format("{}{} {}", kinds.empty() ? "" : ", ", times, kind);
  }
  const Phrase how = choice.power_cut ? Phrase{"sans courant", "without power"} : Phrase{"tué", "killed"};
  std::string report = fmt::format(fmt::runtime(text.in(context.language)), figures.kills, how.in(context.language),
                                   figures.moves, figures.reconnects, figures.lost, figures.doubled, kinds,
                                   figures.missing, figures.changed, figures.silent_tables);
  if (!verdict.first.empty()) {
    const Phrase first{"La première : {}.\n", "The first: {}.\n"};
    report += fmt::format(fmt::runtime(first.in(context.language)), verdict.first);
  }
  print(figures, context, report);
  return verdict.good() && figures.silent_tables == 0 ? 0 : 1;
}

}  // namespace

int load_command(const Context& context, const LoadChoice& choice) {
  const auto some = [](double number) { return std::isfinite(number) && number > 0; };
  if (choice.tables < 1 || !some(choice.seconds) || choice.kills < 0 || !some(choice.rate.value_or(1)) ||
      (choice.power_cut && choice.kills == 0)) {
    throw BadInput({"Il faut au moins une table, un peu de temps et des coups.",
                    "It takes at least one table, some time and some moves."});
  }
  LoadOptions options;
  options.tables = choice.tables;
  options.game = choice.game;
  options.players = choice.players;
  options.seed = choice.seed ? seed_from_text(*choice.seed) : fresh_seed();
  options.variants = parse_option_words(choice.options);
  options.lively = choice.kills > 0;
  if (races(options) && !options.lively) {  // its players answer when they are asked, and that takes its time
    throw BadInput({"La charge se mesure sans course : ajoutez --option race=calm.",
                    "Load is measured without races: add --option race=calm."});
  }
  if (choice.url) {
    if (choice.kills > 0) {
      throw BadInput(
          {"--kill tue un serveur à lui : pas avec --url.", "--kill kills a server of its own: not with --url."});
    }
    parse_url(*choice.url, options);
    return measure(context, choice, options, nullptr);
  }
  OwnServer server(choice.power_cut);
  options.port = server.port();
  return choice.kills > 0 ? survive(context, choice, options, server) : measure(context, choice, options, &server);
}

}  // namespace hallali::cli
