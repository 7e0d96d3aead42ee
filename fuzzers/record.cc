// Any bytes at all as a record: it is either refused with BadInput, or it is exactly what we would write. The checks
// on its lines would refuse nearly all inputs at once, so they are put right first; that way the fuzzer gets at the
// reader behind them, and at the replay behind the reader.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "match/games.h"

namespace {

using namespace hallali;

void read_and_replay(std::string_view text) {
  try {
    const Record record = read_record(text);
    if (write_record(record) != text) std::abort();
    game_named(record.game).verify(record);
  } catch (const BadInput&) {
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  read_and_replay(text);
  read_and_replay(with_right_checks(text));
  return 0;
}
