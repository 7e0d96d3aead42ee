// The page, as it was built, inside the program.
#pragma once

#include <span>
#include <string_view>

namespace hallali {

struct PageFile {
  std::string_view path;  // "/assets/index-1a2b.js"
  std::string_view content_type;
  std::string_view bytes;
  std::string_view gzip;  // empty where it would not be shorter
  std::string_view tag;   // a hash of the bytes
};

using PageFiles = std::span<const PageFile>;

}  // namespace hallali
