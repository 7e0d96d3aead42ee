// For tests: what somebody is told when they try something they may not do.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "kit/phrase.h"

namespace hallali {

// The English sentence of the refusal; empty if there is none.
inline std::string complaint(const std::function<void()>& attempt) {
  try {
    attempt();
  } catch (const BadInput& bad) {
    EXPECT_FALSE(bad.phrase().fr.empty());
    return bad.phrase().en;
  }
  return {};
}

}  // namespace hallali
