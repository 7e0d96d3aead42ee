#include "cli/race.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>

namespace hallali::cli {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

// Hands that come down this long after the first are still seen; and an Enter that comes so late was meant for this
// race, not for the next question.
constexpr int kStillSeen = 600;

// The time of a person who is a file.
constexpr int kTimeOfAFile = 400;

enum class Deed { nothing, slap, pass, quit, closed };

void prompt(const Teller& teller) {
  const Phrase words{"Entrée = taper ! (n = non) >", "Enter = slap! (n = no) >"};
  fmt::print("{} ", teller.paint(Ink::bold, teller.say(words)));
  std::fflush(stdout);
}

void not_understood(const std::string& line, const Teller& teller) {
  const std::string text = shown(line);
  const Phrase sentence{
      fmt::format("« {} » ne compte pas : Entrée seule pour taper, « n » pour ne pas taper, « q » pour partir.",
                  text),
      fmt::format("\"{}\" does not count: Enter alone to slap, \"n\" not to slap, \"q\" to leave.", text)};
  fmt::print("{}\n", wrap(teller.say(sentence), screen_width()));
  prompt(teller);
}

// The person, from the moment the prompt is on the screen.
class Person {
 public:
  explicit Person(const Teller& teller) : teller_(teller), start_(steady_clock::now()) {}

  int elapsed() const {
    if (!at_terminal_) return kTimeOfAFile;
    return static_cast<int>(std::chrono::duration_cast<milliseconds>(steady_clock::now() - start_).count());
  }

  // What the person does before this many milliseconds have passed since the start.
  Deed listen(int until) const {
    std::string line;
    while (true) {
      const Input input = next_line(start_ + milliseconds(until), line);
      if (input != Input::line) return input == Input::silence ? Deed::nothing : Deed::closed;
      std::erase(line, ' ');
      if (line.empty()) return Deed::slap;
      if (line == "n" || line == "N") return Deed::pass;
      if (line == "q" || line == "Q") return Deed::quit;
      not_understood(line, teller_);
    }
  }

 private:
  Input next_line(steady_clock::time_point until, std::string& line) const {
    if (at_terminal_) return read_line_until(until, line);
    std::optional<std::string> next = read_line();
    if (!next) return Input::closed;
    line = std::move(*next);
    return Input::line;
  }

  const Teller& teller_;
  const bool at_terminal_ = is_terminal(STDIN_FILENO);
  const steady_clock::time_point start_;
};

std::string time_of(const Slap& hand, const Teller& teller) {
  return fmt::format("{} {} ms", teller.name(hand.seat), hand.time);
}

void tell(const std::vector<Slap>& hands, const Teller& teller) {
  std::string text;
  for (const Slap& hand : hands) text += (text.empty() ? "" : ", ") + time_of(hand, teller);
  fmt::print("  {}.\n", text);
}

// All hands in order, without those that would have come down when nobody was looking any more.
std::vector<Slap> hands_seen(const Race& race, const Lots& lots) {
  std::vector<Slap> hands = race.all(lots);
  if (hands.empty()) return hands;
  const int last = hands.front().time + kStillSeen;
  std::erase_if(hands, [=](const Slap& hand) { return hand.time > last; });
  return hands;
}

}  // namespace

RaceResult run_race(Race race, const Teller& teller, const Lots& lots) {
  const std::vector<Slap> others = race.all(lots);
  const int quickest = others.empty() ? race.window() : others.front().time;
  forget_typed();  // a hand that came down before the start does not count
  prompt(teller);
  const Person person(teller);
  Deed deed = person.listen(quickest);
  const bool too_late = deed == Deed::nothing;
  if (too_late) fmt::print("\n");
  if (too_late && !others.empty()) {
    fmt::print("  {}\n", teller.paint(Ink::red, time_of(others.front(), teller) + teller.say({" !", "!"})));
    std::fflush(stdout);
    deed = person.listen(quickest + kStillSeen);
  }
  if (deed == Deed::quit) return {Leaving::quit, {}};
  if (deed == Deed::closed) return {why_closed(), {}};
  if (deed == Deed::slap) {
    const int time = std::max(person.elapsed(), too_late ? quickest + 1 : 0);
    race.slap(teller.me, time, time, 0);
  }
  forget_typed();  // nor is a second tap an answer to the next question
  const std::vector<Slap> hands = hands_seen(race, lots);
  if (hands.size() > (too_late ? 1U : 0U)) tell(hands, teller);  // a single one was told when it came
  return {Leaving::no, race.order(lots)};
}

}  // namespace hallali::cli
