#include "store/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "store/trouble.h"

namespace hallali {

FileLock::FileLock(const std::string& path)
    : file_(::open((path + ".lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)) {
  if (file_ < 0)
    unusable(path, "le dossier n'existe pas ou ne se laisse pas écrire", "its folder is missing or not writable");
  if (::flock(file_, LOCK_EX | LOCK_NB) != 0) {
    ::close(file_);
    unusable(path, "un autre serveur s'en sert déjà", "another server is using it");
  }
}

FileLock::~FileLock() { ::close(file_); }

}  // namespace hallali
