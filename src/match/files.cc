#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "match/record.h"

namespace hallali {
namespace {

[[noreturn]] void cannot(const char* verb_fr, const char* verb_en, const std::string& path, int error) {
  throw BadInput({fmt::format("Impossible {} {} : {}.", verb_fr, path, std::strerror(error)),
                  fmt::format("Cannot {} {}: {}.", verb_en, path, std::strerror(error))});
}

}  // namespace

std::string read_file(const std::string& path) {
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored)) cannot("de lire", "read", path, EISDIR);
  std::ifstream file(path, std::ios::binary);
  if (!file) cannot("de lire", "read", path, errno);
  // One byte more than a record may have, so that a file that is too large is noticed and no more of it is read.
  std::string text(kLargestRecord + 1, '\0');
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(file.gcount()));
  return text;
}

void write_file(const std::string& path, std::string_view text) {
  const std::string draft = path + ".part";
  const int file = ::open(draft.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (file < 0) cannot("d'écrire", "write", draft, errno);
  int error = 0;
  while (!text.empty() && error == 0) {
    const ssize_t written = ::write(file, text.data(), text.size());
    if (written > 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR) {
      error = errno;
    }
  }
  ::close(file);
  if (error == 0 && std::rename(draft.c_str(), path.c_str()) != 0) error = errno;
  if (error != 0) cannot("d'écrire", "write", path, error);
}

}  // namespace hallali
