#include "cli/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <utility>

namespace hallali::cli {
namespace {

volatile std::sig_atomic_t caught = 0;

void note(int signal) { caught = signal; }

}  // namespace

void watch_signals() {
  struct sigaction action = {};
  action.sa_handler = note;  // and no SA_RESTART: a read that waits for input must come back
  for (int signal : {SIGINT, SIGTERM, SIGHUP}) sigaction(signal, &action, nullptr);
}

void survive_closed_output() { std::signal(SIGPIPE, SIG_IGN); }

int signal_caught() { return caught; }

bool is_terminal(int file) { return isatty(file) == 1; }

bool colour_wanted() {
  const char* no_color = std::getenv("NO_COLOR");
  return is_terminal(STDOUT_FILENO) && (no_color == nullptr || *no_color == '\0');
}

int screen_width() {
  winsize size = {};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return 80;
  return std::clamp<int>(size.ws_col, 40, 100);
}

std::optional<std::string> read_line() {
  static std::string pending;  // what came after the last line
  while (true) {
    if (const std::size_t end = pending.find('\n'); end != std::string::npos) {
      std::string line = pending.substr(0, end);
      pending.erase(0, end + 1);
      if (!line.empty() && line.back() == '\r') line.pop_back();
      return line;
    }
    char buffer[512];
    const ssize_t size = ::read(STDIN_FILENO, buffer, sizeof buffer);
    if (size < 0 && errno == EINTR && caught == 0) continue;
    if (size <= 0) {
      if (pending.empty() || caught != 0) return {};
      return std::exchange(pending, {});  // a last line without its end
    }
    pending.append(buffer, static_cast<std::size_t>(size));
  }
}

}  // namespace hallali::cli
