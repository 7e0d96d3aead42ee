// Who tells a game to whom. Each game tells itself, from its View and its events alone: what is said has passed the
// gate. What it implements, in its own namespace:
//
//   story/story.h
//     welcome  a few lines for somebody who has never seen the game: what wins, what a turn is, what to watch
//     request  what I am asked to do now, one sentence (only when it is my move)
//     label    a legal move as it stands in the numbered list, with what it would mean where that helps
//     story    one event as a sentence of the log; empty if there is nothing worth a line
//     help     the answer to "?": the part of the rules that matters now
//     told_elsewhere   (if there are such) an event that may do without a line, because others tell it
//   terminal/picture.h
//     picture  the whole table as this viewer sees it, several lines
//     hand     the viewer's own secrets on one line, for a replay with everything open
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kit/phrase.h"
#include "kit/seat.h"

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
