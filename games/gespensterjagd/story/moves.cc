#include <fmt/format.h>

#include <algorithm>

#include "games/gespensterjagd/story/story.h"
#include "games/gespensterjagd/story/words.h"

namespace hallali::gespensterjagd {
namespace {

using cli::Teller;

bool joins(int a, int b, int from, int to) { return (a == from && b == to) || (a == to && b == from); }

// How one gets from a room to a neighbour: the hunters' way if there is one, else what only Max can do.
std::string way(Room from, Room to, const Teller& teller) {
  const int a = number_of(from);
  const int b = number_of(to);
  for (const LinkPlan& link : plan().links) {
    if (!joins(link.a, link.b, a, b)) continue;
    switch (link.kind) {
      case LinkKind::door:
        return link.lockable_in ? teller.say({"porte rouge", "red door"}) : teller.say({"porte", "door"});
      case LinkKind::stairs:
        return teller.say({"escalier", "stairs"});
      case LinkKind::ladder:
        return teller.say({"échelle", "ladder"});
      case LinkKind::trapdoor:
        return teller.say({"trappe", "trapdoor"});
    }
  }
  if (joins(plan().passage[0], plan().passage[1], a, b)) return teller.say({"passage secret", "secret passage"});
  if (joins(plan().chimney[0], plan().chimney[1], a, b)) return teller.say({"cheminée", "chimney"});
  const RoomPlan& here = plan_of_room(from);
  const RoomPlan& there = plan_of_room(to);
  if (here.y + here.h == there.y) return teller.say({"à travers le plancher", "through the floor"});
  if (there.y + there.h == here.y) return teller.say({"à travers le plafond", "through the ceiling"});
  return teller.say({"à travers le mur", "through the wall"});
}

bool is_locked_between(const View& view, Room one, Room other) {
  return view.locked &&
         joins(number_of(*view.locked), number_of(behind(*view.locked)), number_of(one), number_of(other));
}

// The hunters' figures that could walk into a room in this round: what Max wants to know before he goes there.
std::string threat(Room room, const View& view, const Teller& teller) {
  std::string figures;
  int count = 0;
  for (std::size_t i = 0; i < view.figures.size(); ++i) {
    const Room from = *view.figures[i].room;
    const RoomSet& ways = castle_of(Board::canterville).walks[static_cast<std::size_t>(from)];
    if (!ways.contains(room) || is_locked_between(view, from, room)) continue;
    figures += painted_figure(view, static_cast<int>(i), teller);
    ++count;
  }
  if (count == 0) return {};
  return fmt::format(
      " — {} {}", figures,
      count == 1 ? teller.say({"peut y entrer", "can walk in"}) : teller.say({"peuvent y entrer", "can walk in"}));
}

std::string trapped(Room room, const View& view, const Teller& teller) {
  return view.trap == room ? teller.say({" — dans le piège !", " — into the trap!"}) : "";
}

std::string max_label(Room to, const View& view, const Teller& teller) {
  return fmt::format("{} · {}{}{}", room_text(to, teller), way(*view.ghost, to, teller), trapped(to, view, teller),
                     threat(to, view, teller));
}

std::string walk_label(const Move& move, const View& view, const Teller& teller) {
  const Room from = *view.figures[static_cast<std::size_t>(move.figure())].room;
  std::string text = fmt::format("{} {} → {} · {}", painted_figure(view, move.figure(), teller), notation(from),
                                 room_text(move.room(), teller), way(from, move.room(), teller));
  if (view.ghost == move.room()) {
    text += teller.say({" — Max y est !", " — Max is there!"});
  } else if (view.possible && view.possible->contains(move.room())) {
    text += teller.say({" — Max peut y être", " — Max can be there"});
  }
  return text;
}

// The viewer's figures that have not had their move: "①③".
std::string waiting(const View& view, const Teller& teller) {
  std::string text;
  for (std::size_t i = 0; i < view.figures.size(); ++i) {
    if (view.figures[i].seat == view.viewer && !view.figures[i].moved) {
      text += painted_figure(view, static_cast<int>(i), teller);
    }
  }
  return text;
}

bool holds_trap(const View& view) { return view.trap_card && view.trapper == view.viewer; }

std::string end_label(const View& view, const Teller& teller) {
  if (is_max(view)) return teller.say({"pas maintenant : garder la carte porte", "not now: keep the door card"});
  const std::string figures = waiting(view, teller);
  if (figures.empty()) return teller.say({"pas maintenant : garder le piège", "not now: keep the trap"});
  return fmt::format("{} {}", figures, teller.say({"sur place : fin de votre tour", "stay put: end of your turn"}));
}

std::string doorway(Room of, const Teller& teller) {
  return room_text(of, teller) + " | " + room_text(behind(of), teller);
}

std::string request_placing(const View& view, const Teller& teller) {
  std::size_t next = 0;
  while (next + 1 < view.figures.size() && view.figures[next].room) ++next;
  const std::string_view sign = figure_sign(static_cast<int>(next));
  return teller.say(
      {fmt::format("Où placer votre chasseur {} ? Répartissez-vous : Max choisira sa pièce ensuite.", sign),
       fmt::format("Where shall your hunter {} stand? Spread out: Max picks his room after you.", sign)});
}

std::string request_hunter(const View& view, const Teller& teller) {
  const std::string figures = waiting(view, cli::in_one_ink(teller));
  if (figures.empty()) {
    return teller.say({"Vos chasseurs ont joué. Voulez-vous poser le piège (▲) ?",
                       "Your hunters have moved. Do you want to lay the trap (▲)?"});
  }
  return teller.say({fmt::format("À vous : déplacez {}, ou restez sur place.", figures),
                     fmt::format("Your turn: move {}, or stay put.", figures)}) +
         (holds_trap(view) ? teller.say({" Ou posez le piège (▲), une fois.", " Or lay the trap (▲), once."}) : "");
}

std::string request_max(const View& view, const Teller& teller) {
  if (view.acted) {
    return teller.say({"Votre carte est posée. Fermez-vous une porte rouge avant que les chasseurs jouent ?",
                       "Your card is laid. Do you lock a red door before the hunters move?"});
  }
  return teller.say({fmt::format("Vous êtes en {}. Où allez-vous, sans être vu ?", room_text(*view.ghost, teller)),
                     fmt::format("You are in {}. Where do you go, unseen?", room_text(*view.ghost, teller))});
}

}  // namespace

std::string request(const View& view, const Teller& teller) {
  switch (view.phase) {
    case Phase::place_hunters:
      return request_placing(view, teller);
    case Phase::place_max:
      return teller.say(
          {"Où commencez-vous ? Tous verront cette pièce, et vous n'y reviendrez plus. "
           "(Le numéro à taper est celui de gauche.)",
           "Where do you begin? Everybody will see this room, and you cannot come back to it. "
           "(Type the number on the left.)"});
    case Phase::choose_frame:
      return teller.say({"Quels animaux s'en vont maintenant ? Leur nombre dit quand Max devra se montrer.",
                         "Which animals leave now? Their number says when Max has to show himself."});
    case Phase::max_turn:
      return request_max(view, teller);
    case Phase::hunter_turn:
      return request_hunter(view, teller);
    case Phase::over:
      return teller.say({"La partie est finie.", "The game is over."});
  }
  return {};
}

std::string label(const Move& move, const View& view, const Teller& teller) {
  switch (move.kind()) {
    case Move::Kind::end:
      return end_label(view, teller);
    case Move::Kind::move:
      return max_label(move.room(), view, teller);
    case Move::Kind::place:
      return room_text(move.room(), teller);
    case Move::Kind::frame: {
      const int count = view.frames[static_cast<std::size_t>(move.animal())].animals;
      return teller.say({fmt::format("{} : Max apparaît dans {} tours", noun(move.animal()).many.fr, count),
                         fmt::format("{}: Max appears in {} rounds", noun(move.animal()).many.en, count)});
    }
    case Move::Kind::pause:
      return teller.say({"pause : rester en ", "pause: stay in "}) + room_text(*view.ghost, teller) +
             threat(*view.ghost, view, teller);
    case Move::Kind::cheat:
      return teller.say({"x2 : ", "x2: "}) + max_label(move.room(), view, teller);
    case Move::Kind::walk:
      return walk_label(move, view, teller);
    case Move::Kind::open:
      return fmt::format("{} {} {}", painted_figure(view, move.figure(), teller),
                         teller.say({"ouvre la porte", "opens the door"}), doorway(*view.locked, teller));
    case Move::Kind::lock:
      return teller.say({"fermer ", "lock "}) + doorway(move.room(), teller);
    case Move::Kind::trap:
      return fmt::format("{} {}", kTrapSign, room_text(move.room(), teller));
  }
  return {};
}

}  // namespace hallali::gespensterjagd
