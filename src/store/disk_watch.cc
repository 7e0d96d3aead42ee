#include "store/disk_watch.h"

#include <sys/stat.h>
#include <sys/statvfs.h>

#include <algorithm>

namespace hallali {
namespace {

constexpr unsigned long long kSpare = 1024 * 1024;  // bytes that a few commits need, log and file

}  // namespace

DiskWatch::DiskWatch(std::string path) : path_(std::move(path)) {
  for (const char* end : {"", "-wal", "-shm"}) {
    struct stat found {};
    const std::string each = path_ + end;
    if (::stat(each.c_str(), &found) == 0) files_.push_back({each, found.st_dev, found.st_ino});
  }
}

bool DiskWatch::lost() const {
  return std::ranges::any_of(files_, [](const Known& known) {
    struct stat now {};
    return ::stat(known.path.c_str(), &now) != 0 || now.st_dev != known.device || now.st_ino != known.number;
  });
}

bool DiskWatch::full() const {
  struct statvfs space {};
  return ::statvfs(path_.c_str(), &space) == 0 && 1ULL * space.f_bavail * space.f_frsize < kSpare;
}

}  // namespace hallali
