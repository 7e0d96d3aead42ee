#include "games/gespensterjagd/rules/facts.h"

namespace hallali::gespensterjagd {

Facts Game::facts() { return {plan_of(Board::canterville)}; }

}  // namespace hallali::gespensterjagd
