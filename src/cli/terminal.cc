#include "cli/terminal.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <utility>

namespace hallali::cli {
namespace {

volatile std::sig_atomic_t caught = 0;

void note(int signal) { caught = signal; }

std::string pending;  // what came after the last line

std::optional<std::string> pending_line() {
  const std::size_t end = pending.find('\n');
  if (end == std::string::npos) return {};
  std::string line = pending.substr(0, end);
  pending.erase(0, end + 1);
  if (!line.empty() && line.back() == '\r') line.pop_back();
  return line;
}

// Waits for input; false when it is closed or a signal came.
bool read_more() {
  char buffer[512];
  ssize_t size = 0;
  do size = ::read(STDIN_FILENO, buffer, sizeof buffer);
  while (size < 0 && errno == EINTR && caught == 0);
  if (size > 0) pending.append(buffer, static_cast<std::size_t>(size));
  return size > 0;
}

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

bool can_wipe_screen() {
  const char* kind = std::getenv("TERM");
  return is_terminal(STDOUT_FILENO) && kind != nullptr && std::string_view(kind) != "dumb";
}

void wipe_screen() {
  if (!can_wipe_screen()) return;
  std::fputs("\x1b[H\x1b[2J\x1b[3J", stdout);
  std::fflush(stdout);
}

std::optional<std::string> read_line() {
  while (true) {
    if (auto line = pending_line()) return line;
    if (read_more()) continue;
    if (pending.empty() || caught != 0) return {};
    return std::exchange(pending, {});  // a last line without its end
  }
}

Input read_line_until(std::chrono::steady_clock::time_point until, std::string& line) {
  using std::chrono::milliseconds;
  while (true) {
    if (auto whole = pending_line()) {
      line = std::move(*whole);
      return Input::line;
    }
    const auto left = std::chrono::ceil<milliseconds>(until - std::chrono::steady_clock::now());
    if (left <= milliseconds::zero()) return Input::silence;
    pollfd input{STDIN_FILENO, POLLIN, 0};
    const int ready = ::poll(&input, 1, static_cast<int>(left.count()));
    if (caught != 0 || (ready > 0 && !read_more())) return Input::closed;
  }
}

void forget_typed() {
  if (!is_terminal(STDIN_FILENO)) return;
  pending.clear();
  tcflush(STDIN_FILENO, TCIFLUSH);
}

}  // namespace hallali::cli
