// For tests: whether files that are made from the program say what it says now.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "kit/test_paths.h"
#include "match/record.h"

namespace hallali::wire {

inline constexpr const char* kRefresh = "refresh it: tools/build release hallali && tools/refresh-protocol";

inline void expect_kept(const std::string& path, const std::string& module) {
  EXPECT_TRUE(read_file(HALLALI_SOURCE_DIR "/" + path) == module) << path << " is stale; " << kRefresh;
}

// In docs/protocol.md, without the comment and the imports at its top.
inline void expect_documented(const std::string& heading, const std::string& module) {
  const std::string types = module.substr(module.find("export "));
  const std::string page = read_file(HALLALI_SOURCE_DIR "/docs/protocol.md");
  EXPECT_TRUE(page.find("\n### " + heading + "\n\n```ts\n" + types + "```\n") != std::string::npos)
      << heading << " in docs/protocol.md is stale; " << kRefresh;
}

}  // namespace hallali::wire
