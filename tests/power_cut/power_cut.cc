// A power cut for one process, as a library to be preloaded (LD_PRELOAD): on SIGUSR2 the files below POWER_CUT_DIR
// become what they would be if the power went now, and the process is gone. Whatever was written and not synced is
// forgotten; with POWER_CUT_KEEP=N, each block of it is there all the same with a chance of N in a hundred, as disks
// write in the order they like. POWER_CUT_LIES=NAME is a disk that says "synced" and does nothing, for the files with
// NAME in their path.
//
// Names are not forgotten: that a file was made or removed counts at once.
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <random>
#include <string>

namespace {

constexpr off_t kBlock = 512;

// One file: how long it was when it was last synced, and what stood there in the blocks that were written since.
struct Unsynced {
  std::string path;
  bool dirty = false;
  off_t size = 0;
  std::map<off_t, std::string> blocks = {};
};

struct Disk {
  std::mutex mutex;
  std::string folder;
  std::string lies;
  unsigned keep = 0;
  std::map<std::pair<dev_t, ino_t>, Unsynced> files;
};

Disk& disk() {
  static auto* const it = new Disk;  // outlives everybody
  return *it;
}

template <class Function>
Function* real(Function*, const char* name) {
  return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}
#define REAL(name) (real(&name, #name))

std::string path_of(int fd) {
  char text[4096];
  const std::string link = "/proc/self/fd/" + std::to_string(fd);
  const ssize_t size = readlink(link.c_str(), text, sizeof text);
  return size > 0 ? std::string(text, static_cast<std::size_t>(size)) : "";
}

// Null if it is none of ours.
Unsynced* file_of(int fd, struct stat& now) {
  if (disk().folder.empty() || fstat(fd, &now) != 0 || !S_ISREG(now.st_mode)) return nullptr;
  const auto [found, is_new] = disk().files.try_emplace({now.st_dev, now.st_ino});
  if (is_new) found->second.path = path_of(fd);
  return found->second.path.starts_with(disk().folder) ? &found->second : nullptr;
}

// Before the bytes from `begin` to `end` change.
void remember(int fd, off_t begin, off_t end) {
  struct stat now {};
  Unsynced* const file = file_of(fd, now);
  if (file == nullptr) return;
  if (!file->dirty) file->size = now.st_size;
  file->dirty = true;
  for (off_t at = begin / kBlock * kBlock; at < std::min(end, file->size); at += kBlock) {
    if (file->blocks.contains(at)) continue;
    std::string block(kBlock, '\0');
    const int reader = open(file->path.c_str(), O_RDONLY | O_CLOEXEC);  // fd may be for writing only
    const ssize_t got = pread(reader, block.data(), block.size(), at);
    close(reader);
    block.resize(static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    file->blocks[at] = block;
  }
}

bool lies_about(const Unsynced& file) {
  return !disk().lies.empty() && file.path.find(disk().lies) != std::string::npos;
}

void synced(int fd) {
  struct stat now {};
  Unsynced* const file = file_of(fd, now);
  if (file == nullptr || lies_about(*file)) return;
  file->dirty = false;
  file->blocks.clear();
}

void forget(const Unsynced& file, std::mt19937& random) {
  const auto kept = [&] { return random() % 100 < disk().keep; };
  const int fd = open(file.path.c_str(), O_RDWR | O_CLOEXEC);
  if (fd < 0) return;  // removed meanwhile
  struct stat now {};
  fstat(fd, &now);
  // What was added: its length may have reached the disk before its content.
  if (now.st_size < file.size || !kept()) {
    if (REAL(ftruncate)(fd, file.size) != 0) _exit(3);
  } else {
    const std::string zeros(kBlock, '\0');
    for (off_t at = (file.size + kBlock - 1) / kBlock * kBlock; at < now.st_size; at += kBlock) {
      const auto size = static_cast<std::size_t>(std::min(kBlock, now.st_size - at));
      if (!kept() && REAL(pwrite)(fd, zeros.data(), size, at) < 0) _exit(3);
    }
  }
  for (const auto& [at, block] : file.blocks) {
    if (!kept() && REAL(pwrite)(fd, block.data(), block.size(), at) < 0) _exit(3);
  }
  close(fd);
}

void* wait_for_the_cut(void*) {
  sigset_t cut;
  sigemptyset(&cut);
  sigaddset(&cut, SIGUSR2);
  int signal = 0;
  sigwait(&cut, &signal);
  disk().mutex.lock();  // for good: nobody writes anything any more
  std::mt19937 random(static_cast<unsigned>(getpid()));
  for (const auto& [id, file] : disk().files) {
    if (file.dirty && file.path.starts_with(disk().folder)) forget(file, random);
  }
  kill(getpid(), SIGKILL);
  return nullptr;
}

__attribute__((constructor)) void begin() {
  const char* const folder = getenv("POWER_CUT_DIR");
  if (folder == nullptr) return;
  disk().folder = folder;
  if (const char* const lies = getenv("POWER_CUT_LIES")) disk().lies = lies;
  if (const char* const keep = getenv("POWER_CUT_KEEP")) disk().keep = static_cast<unsigned>(atoi(keep));
  sigset_t cut;
  sigemptyset(&cut);
  sigaddset(&cut, SIGUSR2);
  pthread_sigmask(SIG_BLOCK, &cut, nullptr);  // of all threads to come as well
  pthread_t thread{};
  pthread_create(&thread, nullptr, wait_for_the_cut, nullptr);
}

template <class Write>
auto with_memory(int fd, off_t begin, off_t end, const Write& write) {
  const std::lock_guard lock(disk().mutex);
  remember(fd, begin, end);
  return write();
}

off_t place_of(int fd) {
  struct stat now {};
  if ((fcntl(fd, F_GETFL) & O_APPEND) != 0 && fstat(fd, &now) == 0) return now.st_size;
  return lseek(fd, 0, SEEK_CUR);
}

bool is_file(int fd) {
  struct stat now {};
  return fstat(fd, &now) == 0 && S_ISREG(now.st_mode);
}

}  // namespace

extern "C" {

ssize_t pwrite(int fd, const void* bytes, size_t size, off_t at) {
  return with_memory(fd, at, at + static_cast<off_t>(size), [&] { return REAL(pwrite)(fd, bytes, size, at); });
}
ssize_t pwrite64(int fd, const void* bytes, size_t size, off64_t at) {
  return with_memory(fd, at, at + static_cast<off_t>(size), [&] { return REAL(pwrite64)(fd, bytes, size, at); });
}
ssize_t write(int fd, const void* bytes, size_t size) {
  if (!is_file(fd)) return REAL(write)(fd, bytes, size);
  const off_t at = place_of(fd);
  return with_memory(fd, at, at + static_cast<off_t>(size), [&] { return REAL(write)(fd, bytes, size); });
}
int ftruncate(int fd, off_t size) noexcept {
  struct stat now {};
  fstat(fd, &now);
  return with_memory(fd, size, now.st_size, [&] { return REAL(ftruncate)(fd, size); });
}
int ftruncate64(int fd, off64_t size) noexcept {
  struct stat now {};
  fstat(fd, &now);
  return with_memory(fd, size, now.st_size, [&] { return REAL(ftruncate64)(fd, size); });
}
// A sync ends after it began: what is written meanwhile may or may not be part of it, so here it is not.
int fsync(int fd) {
  const std::lock_guard lock(disk().mutex);
  const int done = REAL(fsync)(fd);
  if (done == 0) synced(fd);
  return done;
}
int fdatasync(int fd) {
  const std::lock_guard lock(disk().mutex);
  const int done = REAL(fdatasync)(fd);
  if (done == 0) synced(fd);
  return done;
}
int unlink(const char* path) noexcept {
  const std::lock_guard lock(disk().mutex);
  struct stat now {};
  if (stat(path, &now) == 0) disk().files.erase({now.st_dev, now.st_ino});
  return REAL(unlink)(path);
}
int rename(const char* from, const char* to) noexcept {
  const std::lock_guard lock(disk().mutex);
  struct stat now {};
  if (stat(to, &now) == 0) disk().files.erase({now.st_dev, now.st_ino});
  if (stat(from, &now) == 0) {
    const auto found = disk().files.find({now.st_dev, now.st_ino});
    if (found != disk().files.end()) found->second.path = to;
  }
  return REAL(rename)(from, to);
}
}
