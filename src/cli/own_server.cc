#include "cli/own_server.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <vector>

#include "kit/phrase.h"

extern char** environ;

namespace hallali::cli {
namespace {

[[noreturn]] void cannot_start() {
  throw BadInput({"Le serveur à mesurer ne démarre pas.", "The server to be measured does not start."});
}

// The server says where it listens in its first line: ...:PORT
std::uint16_t port_said(int from) {
  std::string line;
  for (char byte = 0; ::read(from, &byte, 1) == 1 && byte != '\n';) line += byte;
  const std::size_t colon = line.rfind(':');
  return colon == std::string::npos ? 0 : static_cast<std::uint16_t>(std::atoi(line.c_str() + colon + 1));
}

}  // namespace

OwnServer::OwnServer(std::optional<std::string> power_cut) : power_cut_(std::move(power_cut)) {
  if (power_cut_ && ::access(power_cut_->c_str(), R_OK) != 0) {
    throw BadInput({fmt::format("La bibliothèque {} n'est pas là.", *power_cut_),
                    fmt::format("The library {} is not there.", *power_cut_)});
  }
  std::string folder = std::filesystem::temp_directory_path() / "hallali-load-XXXXXX";
  if (::mkdtemp(folder.data()) == nullptr) cannot_start();
  data_ = folder;
  start();
}

OwnServer::~OwnServer() {
  kill();
  std::error_code ignored;
  std::filesystem::remove_all(data_, ignored);
}

void OwnServer::start() {
  std::array<int, 2> pipe{};
  if (::pipe2(pipe.data(), O_CLOEXEC) != 0) cannot_start();
  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  ::posix_spawn_file_actions_adddup2(&actions, pipe[1], STDOUT_FILENO);
  ::posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  const std::string port = std::to_string(port_);
  const char* many = "1000000";
  std::array<const char*, 22> words{"hallali",
                                    "serve",
                                    "--address",
                                    "127.0.0.1",
                                    "--port",
                                    port.c_str(),
                                    "--data",
                                    data_.c_str(),
                                    "--tables-per-minute",
                                    many,
                                    "--megabytes-per-day",
                                    many,
                                    "--requests-per-second",
                                    many,
                                    "--commands-per-second",
                                    many,
                                    "--max-connections-per-address",
                                    many,
                                    "--max-connections",
                                    many,
                                    nullptr};
  std::vector<std::string> settings;
  if (power_cut_) settings = {"LD_PRELOAD=" + *power_cut_, "POWER_CUT_DIR=" + data_};
  std::vector<char*> environment;
  for (std::string& each : settings) environment.push_back(each.data());
  for (char** each = environ; *each != nullptr; ++each) environment.push_back(*each);
  environment.push_back(nullptr);
  const int failed = ::posix_spawn(&process_, "/proc/self/exe", &actions, nullptr,
                                   const_cast<char* const*>(words.data()), environment.data());
  ::posix_spawn_file_actions_destroy(&actions);
  ::close(pipe[1]);
  port_ = failed == 0 ? port_said(pipe[0]) : 0;
  ::close(pipe[0]);
  if (port_ == 0) cannot_start();
}

void OwnServer::kill() {
  if (process_ < 0) return;
  ::kill(process_, power_cut_ ? SIGUSR2 : SIGKILL);
  ::waitpid(process_, nullptr, 0);
  process_ = -1;
}

void OwnServer::stop() {
  ::kill(process_, SIGTERM);
  ::waitpid(process_, nullptr, 0);
  process_ = -1;
}

std::int64_t OwnServer::memory() const {
  std::ifstream statm(fmt::format("/proc/{}/statm", process_));
  std::int64_t size = 0;
  std::int64_t resident = 0;
  std::int64_t shared = 0;
  statm >> size >> resident >> shared;
  return (resident - shared) * ::sysconf(_SC_PAGESIZE);
}

double OwnServer::cpu_seconds() const {
  std::ifstream file(fmt::format("/proc/{}/stat", process_));
  std::string field;
  std::getline(file, field, ')');              // number and name
  for (int i = 0; i < 11; ++i) file >> field;  // of no interest here
  std::int64_t user = 0;
  std::int64_t system = 0;
  file >> user >> system;
  return static_cast<double>(user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

}  // namespace hallali::cli
