// Whether what is written to an SQLite file still reaches anybody. A file that was deleted or replaced under a
// running server goes on taking what is written to it, and all of it is lost when the server ends.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace hallali {

class DiskWatch {
 public:
  // The file and what belongs to it (-wal, -shm), as they are now.
  explicit DiskWatch(std::string path);

  bool lost() const;  // one of them is gone, or another has taken its place
  bool full() const;  // hardly anything more can be written beside it

 private:
  struct Known {
    std::string path;
    dev_t device;
    ino_t number;
  };
  std::string path_;
  std::vector<Known> files_;
};

}  // namespace hallali
