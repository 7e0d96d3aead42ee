#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "games/gespensterjagd/story/words.h"
#include "games/gespensterjagd/terminal/castle.h"
#include "games/gespensterjagd/terminal/picture.h"

namespace hallali::gespensterjagd {
namespace {

using cli::Ink;
using cli::Teller;

// When Max has to appear: the question of every round.
std::string appearance(const View& view, const Teller& teller) {
  const auto frame =
      std::find_if(view.frames.begin(), view.frames.end(), [](const FrameView& entry) { return entry.current; });
  if (frame == view.frames.end()) {
    return view.seen ? teller.say({"Max est visible", "Max can be seen"}) : teller.say({"mise en place", "set-up"});
  }
  const bool last = std::all_of(view.frames.begin(), view.frames.end(), [](const FrameView& entry) {
    return entry.current || !entry.in_play || entry.left == 0;
  });
  const bool me = is_max(view);
  const std::string what =
      last ? teller.say(me ? Phrase{"vous gagnez", "you win"} : Phrase{"Max gagne", "Max wins"})
           : teller.say(me ? Phrase{"vous apparaissez", "you appear"} : Phrase{"Max apparaît", "Max appears"});
  if (frame->left == 1) return what + teller.say({" à la fin de ce tour", " at the end of this round"});
  return what + teller.say({fmt::format(" dans {} tours", frame->left), fmt::format(" in {} rounds", frame->left)});
}

std::string header(const View& view, const Teller& teller) {
  const std::string round = teller.say({fmt::format("Tour {} sur {}", view.round, view.rounds),
                                        fmt::format("Round {} of {}", view.round, view.rounds)});
  const std::string max = is_max(view) ? teller.say({"vous êtes Max", "you are Max"})
                                       : teller.say({"Max : ", "Max: "}) + cli::who(teller, view.max);
  return fmt::format("{} · {} · {}\n", teller.paint(Ink::bold, round), teller.paint(kMaxInk, max),
                     appearance(view, teller));
}

std::string frame_text(const FrameView& frame, const Teller& teller) {
  const Teller quiet = cli::in_one_ink(teller);
  const std::string animals = quiet.say(noun(frame.animal).many);
  if (!frame.in_play) return cli::dim(teller, animals + quiet.say({" dans la boîte", " in the box"}));
  if (frame.left == 0) return cli::dim(teller, animals + quiet.say({" (cadre plein)", " (frame full)"}));
  const std::string name = teller.paint(noun(frame.animal).ink, animals);
  if (!frame.current) return fmt::format("{} {}", name, frame.left);
  return teller.say({fmt::format("▸ {} {} sur {}", name, frame.left, frame.animals),
                     fmt::format("▸ {} {} of {}", name, frame.left, frame.animals)});
}

std::string frames(const View& view, const Teller& teller) {
  std::vector<std::string> items;
  for (const FrameView& frame : view.frames) items.push_back(frame_text(frame, teller));
  return cli::flow(teller.say({"Dans le bois :", "In the wood:"}), items) + '\n';
}

// "27", "27 pause", "27 x2"; face down "▒", and for Max himself "▒27".
std::string card_text(const CardView& card, bool open) {
  std::string text = open ? "" : std::string(kFaceDownSign);
  if (card.room) text += notation(*card.room);
  if (card.kind == StepKind::pause) text += " pause";
  if (card.cheat) text += " x2";
  if (card.sprung) text += fmt::format(" {}", kTrapSign);
  return text;
}

// An open card names its room to everybody. What lies after the room where Max was seen last lies face down, unless
// the whole row has just been turned over.
std::string row(const View& view, const Teller& teller) {
  if (view.row.empty()) return {};
  const bool all_open = view.phase == Phase::choose_frame || view.phase == Phase::over;
  std::vector<std::string> items;
  for (std::size_t i = 0; i < view.row.size(); ++i) items.push_back(card_text(view.row[i], all_open || i == 0));
  return cli::flow(is_max(view) ? teller.say({"Vos cartes :", "Your cards:"})
                                : teller.say({"Cartes de Max :", "Max's cards:"}),
                   items) +
         '\n';
}

// A pause looks like a move from outside, so that the hunters only know how many there can be left (GJ-10).
std::string pauses_text(const View& view, const Teller& teller) {
  const std::string count = cli::counted(teller, view.pauses, kPauseNoun);
  const bool certain = is_max(view) || view.row.size() <= 1 || view.phase == Phase::choose_frame || view.pauses == 0;
  return certain ? count : teller.say({"au plus ", "at most "}) + count;
}

std::string cards_left(const View& view, const Teller& teller) {
  std::vector<std::string> items{
      pauses_text(view, teller),
      teller.say({fmt::format("{} x2", view.cheats), fmt::format("{} x2", view.cheats)}),
  };
  if (view.options.chimney) items.push_back(teller.say({"cheminée 42-53", "chimney 42-53"}));
  if (view.door_card) items.push_back(teller.say({"carte porte", "door card"}));
  items.push_back(teller.say({"passage secret 1-54", "secret passage 1-54"}));
  return cli::flow(is_max(view) ? teller.say({"Vous avez :", "You have:"}) : teller.say({"Max a :", "Max has:"}),
                   items) +
         '\n';
}

std::string hunters(const View& view, const Teller& teller) {
  std::vector<std::string> items;
  for (std::size_t i = 0; i < view.figures.size(); ++i) {
    const FigureView& figure = view.figures[i];
    const std::string name = cli::who(teller, figure.seat);
    items.push_back(fmt::format("{} {} {}", painted_figure(view, static_cast<int>(i), teller),
                                teller.is_me(figure.seat) ? teller.paint(Ink::bold, name) : name,
                                figure.room ? room_text(*figure.room, teller) : "—"));
  }
  if (view.trapper && view.trap_card) {
    const std::string name = cli::who(teller, *view.trapper);
    items.push_back(teller.say(
        {fmt::format("{} le piège : {}", kTrapSign, name), fmt::format("{} the trap: {}", kTrapSign, name)}));
  }
  return cli::flow(teller.say({"Chasseurs :", "Hunters:"}), items);
}

std::string how_it_ended(const View& view, const Teller& teller) {
  switch (*view.end) {
    case Reason::caught:
      return teller.say({"Max est pris", "Max is caught"});
    case Reason::stuck:
      return teller.say({"Max ne peut plus bouger", "Max cannot move any more"});
    case Reason::escaped:
      return teller.say({"le bois est vide, Max s'est échappé", "the wood is empty, Max got away"});
  }
  return {};
}

std::string final_picture(const View& view, const Teller& teller) {
  std::vector<std::string> steps;
  for (const Step& step : view.trail) {
    steps.push_back(card_text({step.room, step.kind, step.kind == StepKind::cheat, false}, true));
  }
  SeatSet winners{view.max};
  if (view.end != Reason::escaped) winners = seats_up_to(view.options.players) - winners;
  return fmt::format(
      "{}\n{}\n{}\n{}\n{}",
      teller.paint(Ink::bold, teller.say({fmt::format("La chasse est finie : {}", how_it_ended(view, teller)),
                                          fmt::format("The hunt is over: {}", how_it_ended(view, teller))})),
      castle_picture(view, teller), hunters(view, teller),
      cli::flow(teller.say({"Chemin de Max :", "Max's path:"}), steps),
      teller.paint(Ink::bold, cli::wins_game(teller, winners)));
}

}  // namespace

std::string hand(const View& view, const Teller& teller) {
  std::string text;
  if (is_max(view)) {
    if (!view.ghost) return "Max";
    return fmt::format("Max {} · {} · {} x2", room_text(*view.ghost, teller),
                       cli::counted(teller, view.pauses, kPauseNoun), view.cheats);
  }
  for (std::size_t i = 0; i < view.figures.size(); ++i) {
    const FigureView& figure = view.figures[i];
    if (figure.seat != view.viewer || !figure.room) continue;
    text += fmt::format("{}{} {}", text.empty() ? "" : " · ", painted_figure(view, static_cast<int>(i), teller),
                        notation(*figure.room));
  }
  return text.empty() ? "—" : text;
}

std::string picture(const View& view, const Teller& teller) {
  if (view.phase == Phase::over) return final_picture(view, teller);
  return header(view, teller) + castle_picture(view, teller) + '\n' + frames(view, teller) + row(view, teller) +
         cards_left(view, teller) + hunters(view, teller);
}

}  // namespace hallali::gespensterjagd
