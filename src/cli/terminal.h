// The terminal as the commands need it: is somebody there, may we use colour, a line of input, an interrupted run.
#pragma once

#include <chrono>
#include <optional>
#include <string>

namespace hallali::cli {

// From now on Ctrl-C, a hang-up or a request to end is noted instead of ending the program at once, so that a
// command can put things in order.
void watch_signals();
// For a command that must put things in order even when nobody reads its output any more.
void survive_closed_output();
int signal_caught();  // its number, or 0

bool is_terminal(int file);
bool colour_wanted();  // standard output is a terminal and NO_COLOR is not set
int screen_width();    // 40 to 100 columns

// Clears the screen and what could be scrolled back to, as clear(1) does; into a file it writes nothing.
void wipe_screen();
bool can_wipe_screen();

// One line from standard input without its end. Empty when input is closed or a signal came.
std::optional<std::string> read_line();

// The same with a time limit. `line` is set when there is one; input is closed when a signal came, too.
enum class Input { line, silence, closed };
Input read_line_until(std::chrono::steady_clock::time_point until, std::string& line);

// At a terminal: what was typed too early or too late is no answer to the next question.
void forget_typed();

// Why a person leaves a game before its end.
enum class Leaving { no, quit, closed, interrupted };
inline Leaving why_closed() { return signal_caught() != 0 ? Leaving::interrupted : Leaving::closed; }

}  // namespace hallali::cli
