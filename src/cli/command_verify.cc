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
};
BOOST_DESCRIBE_STRUCT(Verdict, (), (valid, game, moves, result))

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
    fmt::print("{}\n", to_json(Verdict{true, record.game, record.moves.size(), record.result}));
  } else if (context.language == Language::fr) {
    fmt::print("{} : {} coups, tous permis ; la graine est celle promise ; résultat : {}.\n", record.game,
               record.moves.size(), record.result == kUnfinished ? "partie inachevée" : record.result);
  } else {
    fmt::print("{}: {} moves, all legal; the seed is the promised one; result: {}.\n", record.game,
               record.moves.size(), record.result);
  }
  return 0;
}

}  // namespace hallali::cli
