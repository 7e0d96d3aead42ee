// Words and small layouts that the tables of all games share. Words come back in the language of the teller, nouns in
// their colour; the French articles follow from the noun and from the name.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "story/teller.h"

namespace hallali::cli {

inline constexpr int kScreenWidth = 80;
inline constexpr int kSentenceWidth = 76;  // room for a margin before the log
inline constexpr int kLabelWidth = 75;     // room for a number before a move

// The name of a card, or of anything else that can be counted and owned.
struct Noun {
  Phrase one;   // loup, wolf
  Phrase many;  // loups, wolves
  Ink ink = Ink::plain;
  bool feminine = false;  // in French
};

// How people speak of a seat: "Vous", "Bruno"; long names are cut, so that every line has room for them.
std::string who(const Teller& teller, Seat seat);
std::string who(const Teller& teller, SeatSet seats);  // "Vous, Bruno et Cléo"

// Subject and verb: does(t, seat, {"jouez", "play"}, {"joue", "plays"}) is "Vous jouez" or "Bruno plays".
std::string does(const Teller& teller, Seat seat, const Phrase& you, const Phrase& other);
std::string wins_game(const Teller& teller, SeatSet winners);  // "Vous et Bruno gagnez ensemble."

std::string bare(const Teller& teller, const Noun& noun);              // loup, wolf
std::string a(const Teller& teller, const Noun& noun);                 // un loup, a wolf
std::string the(const Teller& teller, const Noun& noun);               // le loup, l'ours, the wolf
std::string some(const Teller& teller, const Noun& noun);              // du loup, de l'ours, wolf
std::string counted(const Teller& teller, int n, const Noun& noun);    // 2 loups, 2 wolves
std::string owned(const Teller& teller, Seat seat, const Noun& noun);  // votre loup, le loup d'Ada, Ada's wolf

Teller in_one_ink(Teller teller);  // the same without colour, for a text that is painted as a whole
std::string capital(std::string text);
std::string sentence(std::string text);  // a line of the log: capital and wrapped
std::string dim(const Teller& teller, std::string_view lines);
std::string right(std::string text, int width);  // pad_to on the left

// "title item · item · item" in lines of the screen's width, broken between items and indented under the first.
std::string flow(std::string_view title, const std::vector<std::string>& items);

// The end of a game: the best first, with what each got in every part (day, round) of the game.
struct Standing {
  Seat seat{};
  std::vector<int> parts;
  int total = 0;
  bool winner = false;
};
std::string standings(const Teller& teller, const Noun& part, std::vector<Standing> rows);

// The width of the names' column, and the scores of the parts played: "  12   -3".
int name_width(const Teller& teller, std::size_t players);
std::string part_scores(const std::vector<int>& parts);

}  // namespace hallali::cli
