// The castle, for whoever draws it.
#pragma once

#include "games/gespensterjagd/rules/rules.h"

namespace hallali::gespensterjagd {

struct Facts {
  Plan castle;
};
BOOST_DESCRIBE_STRUCT(Facts, (), (castle))

}  // namespace hallali::gespensterjagd
