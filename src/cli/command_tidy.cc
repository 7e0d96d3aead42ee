// Old tables out of a server's store.
#include <fmt/format.h>

#include <charconv>
#include <ctime>

#include "cli/commands.h"
#include "store/tidy.h"

namespace hallali::cli {
namespace {

// 365 from 365d
std::int64_t days_in(const std::string& text) {
  int days = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, days);
  if (error == std::errc{} && days >= 1 && end - stop == 1 && *stop == 'd') return days;
  throw BadInput({fmt::format("« {} » n'est pas une durée : écrivez --older-than 365d, en jours.", shown(text)),
                  fmt::format("\"{}\" is not a time: write --older-than 365d, in days.", shown(text))});
}

}  // namespace

int tidy_command(const Context& context, const TidyChoice& choice) {
  constexpr std::int64_t kDay = 24 * 3600;
  const std::int64_t since = std::time(nullptr) - days_in(choice.older_than) * kDay;
  const Tidied done = tidy_sqlite_store(choice.data + "/hallali.db", since);
  const Phrase text{"{} tables effacées, {} gardées{}.\n", "{} tables removed, {} kept{}.\n"};
  const Phrase space{" ; la place servira à nouveau", "; the space will be used again"};
  const bool keeps_space = done.removed > 0 && !done.compacted;
  fmt::print(fmt::runtime(text.in(context.language)), done.removed, done.kept,
             keeps_space ? space.in(context.language) : "");
  return 0;
}

}  // namespace hallali::cli
