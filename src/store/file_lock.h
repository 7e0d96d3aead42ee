// Held while a process serves from a file. The system lets go of it when the process ends, however it ends.
#pragma once

#include <string>

namespace hallali {

class FileLock {
 public:
  explicit FileLock(const std::string& path);  // BadInput if somebody else holds it
  ~FileLock();
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

 private:
  int file_;
};

}  // namespace hallali
