#include "cli/failure.h"

#include <fmt/format.h>
#include <sysexits.h>

namespace hallali::cli {
namespace {

constexpr int kBadInput = 2;

Failure internal(std::string_view what) {
  return {EX_SOFTWARE,
          {fmt::format("Erreur interne de Hallali, la faute n'est pas la vôtre : {}.", shown(what)),
           fmt::format("Internal error of Hallali, no fault of yours: {}.", shown(what))}};
}

}  // namespace

Failure failure(const std::exception_ptr& thrown, bool output_is_closed) {
  try {
    std::rethrow_exception(thrown);
  } catch (const BadInput& bad) {
    return {kBadInput, bad.phrase()};
  } catch (const std::exception& error) {
    if (!output_is_closed) return internal(error.what());
  } catch (...) {
    if (!output_is_closed) return internal("?");
  }
  return {EX_IOERR,
          {"La sortie est fermée : tout n'a pas pu être écrit.",
           "The output is closed: not everything could be written."}};
}

}  // namespace hallali::cli
