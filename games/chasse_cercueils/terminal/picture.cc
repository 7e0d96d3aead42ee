#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "games/chasse_cercueils/story/words.h"
#include "games/chasse_cercueils/terminal/picture.h"

namespace hallali::chasse_cercueils {
namespace {

using cli::Ink;
using cli::Teller;

constexpr std::string_view kBack = "▒▒▒";
constexpr int kCell = 9;  // "2*(V^v^) "
constexpr std::size_t kInALine = kHand;

const cli::Noun kCardNoun{{"carte", "card"}, {"cartes", "cards"}, Ink::plain, true};

std::string face(const CardView& card, const Teller& teller) {
  switch (card.side) {
    case Side::none:
      return "·";
    case Side::vampire:
      return sign(*card.card, teller);
    case Side::coffin:  // its face shows only while the viewer looks at it, and when all is over
      return card.card ? fmt::format("({})", sign(*card.card, teller)) : std::string(kBack);
  }
  return {};
}

// "2 ▒▒▒", "3*▒▒▒" once it is chosen under the moon
std::string cell(std::size_t place, const CardView& card, const Teller& teller) {
  if (card.side == Side::none) return "  " + face(card, teller);
  return fmt::format("{}{}{}", place + 1, card.picked ? "*" : " ", face(card, teller));
}

std::string trophies(const HandView& hand, const Teller& teller) {
  std::string text = teller.paint(Ink::bold, fmt::format("{}/{}", hand.chased.size(), kGoal));
  for (Card card : hand.chased) text += ' ' + sign(card, teller);
  return text;
}

// One player: the cards in lines of four, and what was chased beside the first line.
std::string row(const View& view, Seat seat, int names, const Teller& teller) {
  const HandView& hand = view.hands[slot(seat)];
  const bool mine = seat == view.viewer;
  const std::string name = cli::who(teller, seat);
  std::string start = fmt::format("{} {}", mine ? "▸" : " ", mine ? teller.paint(Ink::bold, name) : name);
  if (hand.decided) start = cli::pad_to(start, names + 2) + "✓";
  std::string out;
  for (std::size_t first = 0; first < hand.cards.size(); first += kInALine) {
    std::string line = cli::pad_to(first == 0 ? start : "", names + 4);
    const std::size_t end = std::min(first + kInALine, hand.cards.size());
    for (std::size_t i = first; i < end; ++i) line += cli::pad_to(cell(i, hand.cards[i], teller), kCell);
    if (first == 0) line += trophies(hand, teller);
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + '\n';
  }
  return out;
}

std::string dice_line(const View& view, const Teller& teller) {
  if (!view.dice) return teller.say({"Les dés n'ont pas encore roulé.", "The dice have not been rolled yet."}) + '\n';
  const bool spent = view.phase == Phase::roll || view.phase == Phase::over;
  if (spent) {
    return cli::dim(teller, teller.say({"Dernier lancer : ", "Last roll: "}) +
                                dice_text(*view.dice, cli::in_one_ink(teller))) +
           '\n';
  }
  return teller.paint(Ink::bold, teller.say({"Les dés : ", "The dice: "})) + dice_text(*view.dice, teller) + '\n';
}

// What the table waits for.
std::string status(const View& view, const Teller& teller) {
  if (view.phase == Phase::roll) {
    return teller.is_me(view.roller) ? teller.say({"à vous de lancer", "your roll"})
                                     : teller.say({"lancer à ", "roll by "}) + cli::who(teller, view.roller);
  }
  if (view.phase == Phase::window) {
    return view.options.race == Race::live ? teller.say({"qui tape ?", "who slaps?"})
                                           : teller.say({"✓ a décidé", "✓ has decided"});
  }
  if (teller.is_me(*view.slapper)) return teller.say({"à vous de décider", "you decide"});
  const std::string name = cli::who(teller, *view.slapper);
  return teller.say({fmt::format("à {} de décider", name), fmt::format("{} decides", name)});
}

std::string header(const View& view, const Teller& teller) {
  const std::string when = teller.say({fmt::format("Lancer {}", view.rolls), fmt::format("Roll {}", view.rolls)});
  const std::string pile = teller.say({"pioche : ", "pile: "}) + cli::counted(teller, view.pile, kCardNoun);
  return fmt::format("{} · {} · {}\n", teller.paint(Ink::bold, when), status(view, teller), pile);
}

std::string own_decision(const View& view, const Teller& teller) {
  if (!view.slapping) return {};
  return *view.slapping ? teller.say({"Vous allez taper.\n", "You will slap.\n"})
                        : teller.say({"Vous ne taperez pas.\n", "You will not slap.\n"});
}

std::string rows(const View& view, const Teller& teller) {
  const int names = cli::name_width(teller, view.hands.size());
  const std::string title = cli::pad_to(teller.say({"ses cartes", "cards"}), kCell * static_cast<int>(kInALine)) +
                            teller.say({"chassés", "chased"});
  std::string out = cli::dim(teller, cli::pad_to("", names + 4) + title) + '\n';
  for (int i = 0; i < view.options.players; ++i) out += row(view, seat_at(i), names, teller);
  return out;
}

std::string legend(const Teller& teller) {
  return cli::dim(teller, teller.say({"J jaune, V violet · ☾ lune, ^v^ chauve-souris, ☠ crâne",
                                      "Y yellow, P purple · ☾ moon, ^v^ bat, ☠ skull"}));
}

std::string the_end(const View& view, const Teller& teller) {
  SeatSet winners;
  for (int i = 0; i < view.options.players; ++i) {
    if (view.hands[static_cast<std::size_t>(i)].chased.size() == kGoal) winners.insert(seat_at(i));
  }
  const std::string title = teller.say({fmt::format("La nuit est finie, après {} lancers", view.rolls),
                                        fmt::format("The night is over, after {} rolls", view.rolls)});
  return teller.paint(Ink::bold, title) + "\n\n" + rows(view, teller) +
         teller.paint(Ink::bold, cli::wins_game(teller, winners));
}

}  // namespace

std::string picture(const View& view, const Teller& teller) {
  if (view.phase == Phase::over) return the_end(view, teller);
  return header(view, teller) + dice_line(view, teller) + '\n' + rows(view, teller) + own_decision(view, teller) +
         legend(teller);
}

// Nothing in front of players is theirs alone but what they have decided in secret and what they see under the moon.
std::string hand(const View& view, const Teller& teller) {
  const HandView& own = view.hands[slot(view.viewer)];
  const auto count = [&](Side side) {
    return static_cast<int>(std::ranges::count(own.cards, side, &CardView::side));
  };
  const cli::Noun vampire{{"vampire", "vampire"}, {"vampires", "vampires"}};
  const cli::Noun coffin{{"cercueil", "coffin"}, {"cercueils", "coffins"}};
  std::string text = fmt::format("{}, {}", cli::counted(teller, count(Side::vampire), vampire),
                                 cli::counted(teller, count(Side::coffin), coffin));
  if (view.slapping)
    text += *view.slapping ? teller.say({" · va taper", " · will slap"})
                           : teller.say({" · ne tapera pas", " · will not slap"});
  if (!view.looked || view.slapper != view.viewer) return text;
  text += teller.say({" · voit", " · sees"});
  for (const HandView& row : view.hands) {
    for (const CardView& card : row.cards) {
      if (card.picked && card.card) text += ' ' + sign(*card.card, teller);
    }
  }
  return text;
}

}  // namespace hallali::chasse_cercueils
