#include <fmt/format.h>

#include "cli/commands.h"
#include "match/games.h"
#include "match/session.h"

namespace hallali::cli {
namespace {

struct Refusal {
  bool valid = false;
  std::string error;
};
BOOST_DESCRIBE_STRUCT(Refusal, (), (valid, error))

struct Verdict {
  bool valid = true;
  std::string game;
  std::size_t moves = 0;
  std::string result;
  std::vector<Share> shares;  // of the browsers, in the seed
};
BOOST_DESCRIBE_STRUCT(Verdict, (), (valid, game, moves, result, shares))

// What the seed came from, besides the promise.
Phrase about_draw(const Record& record) {
  if (!record.draw) return {"la graine est celle promise", "the seed is the promised one"};
  std::string missing;
  for (const Share& share : record.draw->shares) {
    if (!share.number) missing += (missing.empty() ? "" : ", ") + notation(share.seat);
  }
  const std::size_t all = record.draw->shares.size();
  return {
      fmt::format("la graine vient du secret promis et des nombres de {} navigateurs (manquants, par place : {})",
                  all, missing.empty() ? "aucun" : missing),
      fmt::format("the seed follows from the promised secret and the numbers of {} browsers (missing, by seat: {})",
                  all, missing.empty() ? "none" : missing)};
}

}  // namespace

int verify_command(const Context& context, const std::string& file) {
  Record record;
  try {
    record = read_record(read_file(file));
    game_named(record.game).verify(record);
  } catch (const BadInput& bad) {
    if (context.json) fmt::print("{}\n", to_json(Refusal{false, bad.phrase().in(context.language)}));
    throw;
  }
  if (context.json) {
    fmt::print("{}\n", to_json(Verdict{true, record.game, record.moves.size(), record.result,
                                       record.draw ? record.draw->shares : std::vector<Share>()}));
  } else if (context.language == Language::fr) {
    fmt::print("{} : {} coups, tous permis ; {} ; résultat : {}.\n", record.game, record.moves.size(),
               about_draw(record).fr, record.result == kUnfinished ? "partie inachevée" : record.result);
  } else {
    fmt::print("{}: {} moves, all legal; {}; result: {}.\n", record.game, record.moves.size(), about_draw(record).en,
               record.result);
  }
  return 0;
}

}  // namespace hallali::cli
