#include "store/sync_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <filesystem>

namespace hallali {
namespace {

void sync_one(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return;
  ::fsync(file);
  ::close(file);
}

}  // namespace

void sync_file(const std::string& path) {
  sync_one(path);
  const std::filesystem::path folder = std::filesystem::path(path).parent_path();
  sync_one(folder.empty() ? "." : folder.string());
}

}  // namespace hallali
