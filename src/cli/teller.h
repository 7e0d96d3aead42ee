// How a game is told in the terminal. Each game implements the functions below in src/cli/tables/<game>.cc, from its
// View and its events alone: what the terminal shows has passed the gate.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/all.h"
#include "kit/phrase.h"

namespace hallali::cli {

enum class Ink { plain, bold, dim, red, green, yellow, blue, magenta, cyan };

struct Teller {
  Language language = Language::fr;
  bool colour = false;
  std::vector<std::string> names;  // by seat
  Seat me = Seat::spectator;       // through whose eyes; the story says "you" to this seat

  const std::string& say(const Phrase& phrase) const { return phrase.in(language); }
  std::string paint(Ink ink, std::string_view text) const;
  std::string name(Seat seat) const;  // "Vous", "You", or the name of the seat
  bool is_me(Seat seat) const { return seat == me; }
};

// The width in columns that a text takes on the screen: UTF-8, colours left out.
int columns(std::string_view text);
std::string pad_to(std::string text, int width);  // on the right
std::string wrap(std::string_view text, int width);

}  // namespace hallali::cli

// The contract, for each game:
//   welcome  a few lines for somebody who has never seen the game: what wins, what a turn is, what to watch
//   picture  the whole table as this viewer sees it, several lines
//   request  what I am asked to do now, one sentence (only when it is my move)
//   label    a legal move as it stands in the numbered list, with what it would mean where that helps
//   story    one event as a sentence of the log; empty if there is nothing worth a line
//   help     the answer to "?": the part of the rules that matters now
//   hand     the viewer's own secrets on one line, for a replay with everything open
namespace hallali::chasse_en_folie {
std::string welcome(const cli::Teller& teller, const Options& options);
std::string picture(const View& view, const cli::Teller& teller);
std::string request(const View& view, const cli::Teller& teller);
std::string label(const Move& move, const View& view, const cli::Teller& teller);
std::string story(const Event& event, const cli::Teller& teller);
std::string help(const View& view, const cli::Teller& teller);
std::string hand(const View& view, const cli::Teller& teller);
}  // namespace hallali::chasse_en_folie
namespace hallali::auf_der_pirsch {
std::string welcome(const cli::Teller& teller, const Options& options);
std::string picture(const View& view, const cli::Teller& teller);
std::string request(const View& view, const cli::Teller& teller);
std::string label(const Move& move, const View& view, const cli::Teller& teller);
std::string story(const Event& event, const cli::Teller& teller);
std::string help(const View& view, const cli::Teller& teller);
std::string hand(const View& view, const cli::Teller& teller);
}  // namespace hallali::auf_der_pirsch
namespace hallali::gespensterjagd {
std::string welcome(const cli::Teller& teller, const Options& options);
std::string picture(const View& view, const cli::Teller& teller);
std::string request(const View& view, const cli::Teller& teller);
std::string label(const Move& move, const View& view, const cli::Teller& teller);
std::string story(const Event& event, const cli::Teller& teller);
std::string help(const View& view, const cli::Teller& teller);
std::string hand(const View& view, const cli::Teller& teller);
}  // namespace hallali::gespensterjagd
namespace hallali::shadow_hunters {
std::string welcome(const cli::Teller& teller, const Options& options);
std::string picture(const View& view, const cli::Teller& teller);
std::string request(const View& view, const cli::Teller& teller);
std::string label(const Move& move, const View& view, const cli::Teller& teller);
std::string story(const Event& event, const cli::Teller& teller);
std::string help(const View& view, const cli::Teller& teller);
std::string hand(const View& view, const cli::Teller& teller);
}  // namespace hallali::shadow_hunters
namespace hallali::chasse_cercueils {
std::string welcome(const cli::Teller& teller, const Options& options);
std::string picture(const View& view, const cli::Teller& teller);
std::string request(const View& view, const cli::Teller& teller);
std::string label(const Move& move, const View& view, const cli::Teller& teller);
std::string story(const Event& event, const cli::Teller& teller);
std::string help(const View& view, const cli::Teller& teller);
std::string hand(const View& view, const cli::Teller& teller);
}  // namespace hallali::chasse_cercueils
