#include <fmt/format.h>

#include <variant>

#include "games/gespensterjagd/story/story.h"
#include "games/gespensterjagd/story/words.h"

namespace hallali::gespensterjagd {
namespace {

using cli::Teller;

// One sentence for each kind of event. Events of Max name no seat: he is Max to everybody, himself included.
class Storyteller {
 public:
  explicit Storyteller(const Teller& teller) : teller_(teller) {}

  std::string operator()(const FigurePlaced& event) const {
    return fmt::format("{} {} {} {}.", cli::does(teller_, event.seat, {"placez", "put"}, {"place", "puts"}),
                       sign(event.figure), in(), room(event.room));
  }

  std::string operator()(const MaxPlaced& event) const {
    return bold(teller_.say({fmt::format("Max commence en {}, sous les yeux de tous.", room(event.room)),
                             fmt::format("Max begins in {}, for all to see.", room(event.room))}));
  }

  std::string operator()(const FrameChosen& event) const {
    const std::string animals = teller_.say(noun(event.animal).many);
    const std::string chooses = cli::does(teller_, event.seat, {"choisissez", "choose"}, {"choisit", "chooses"});
    return teller_.say(
        {fmt::format("{} le cadre des {} : {} tours jusqu'à l'apparition.", chooses, animals, event.rounds),
         fmt::format("{} the frame of {}: {} rounds until Max appears.", chooses, animals, event.rounds)});
  }

  std::string operator()(const MaxMoved& event) const {
    if (!event.cheat) return teller_.say({"Max pose une carte face cachée.", "Max lays a card face down."});
    return bold(teller_.say({"« Je triche ! » Max joue un x2 : il retourne dans une pièce déjà visitée.",
                             "\"I cheat!\" Max plays an x2: he goes back to a room he has visited."}));
  }

  std::string operator()(const CardLaid& event) const {
    const std::string card = event.step.kind == StepKind::pause
                                 ? teller_.say({"pause en ", "pause in "}) + room(event.step.room)
                                 : room(event.step.room);
    return cli::dim(teller_, teller_.say({fmt::format("Sur cette carte, que Max seul peut voir : {}.", card),
                                          fmt::format("On this card, for Max's eyes only: {}.", card)}));
  }

  std::string operator()(const DoorLocked& event) const {
    return bold(
        teller_.say({fmt::format("Max ferme à clé la porte rouge entre {}.", between(event.room, event.other)),
                     fmt::format("Max locks the red door between {}.", between(event.room, event.other))}));
  }

  std::string operator()(const TrapLaid& event) const {
    return fmt::format(
        "{} {} {}.",
        cli::does(teller_, event.seat, {"posez le piège", "lay the trap"}, {"pose le piège", "lays the trap"}), in(),
        room(event.room));
  }

  std::string operator()(const TrapSprung& event) const {
    return bold(teller_.say({fmt::format("Le piège claque : Max est en {} !", room(event.room)),
                             fmt::format("The trap snaps: Max is in {}!", room(event.room))}));
  }

  std::string operator()(const FigureMoved& event) const {
    return fmt::format("{} {} {} {} {}.", cli::does(teller_, event.seat, {"menez", "take"}, {"mène", "takes"}),
                       sign(event.figure), teller_.say({"de", "from"}), notation(event.from),
                       teller_.say({"à ", "to "}) + room(event.to));
  }

  std::string operator()(const FigureStayed& event) const {
    return cli::dim(teller_, fmt::format("{} {} {} {}.",
                                         cli::does(teller_, event.seat, {"laissez", "leave"}, {"laisse", "leaves"}),
                                         sign(event.figure), in(), room(event.room)));
  }

  std::string operator()(const DoorOpened& event) const {
    const std::string rooms = between(event.room, event.other);
    const std::string name = cli::who(teller_, event.seat);
    return teller_.say({fmt::format("{} ({}) ouvre la porte rouge entre {}.", sign(event.figure), name, rooms),
                        fmt::format("{} ({}) opens the red door between {}.", sign(event.figure), name, rooms)});
  }

  std::string operator()(const AnimalGone& event) const {
    const cli::Noun& animal = noun(event.animal);
    const std::string gone = cli::capital(cli::a(teller_, animal));
    if (event.left == 0) {
      return teller_.say({fmt::format("{} quitte le bois : le cadre est plein.", gone),
                          fmt::format("{} leaves the wood: the frame is full.", gone)});
    }
    return teller_.say({fmt::format("{} quitte le bois ; il en reste {}.", gone, event.left),
                        fmt::format("{} leaves the wood; {} to go.", gone, event.left)});
  }

  std::string operator()(const MaxAppeared& event) const {
    std::string path;
    for (const Step& step : event.path) {
      if (!path.empty()) path += " → ";
      path += step.kind == StepKind::pause ? "pause" : notation(step.room);
      if (step.kind == StepKind::cheat) path += " (x2)";
    }
    const std::string where = bold(teller_.say({fmt::format("Max se montre en {} !", room(event.room)),
                                                fmt::format("Max shows himself in {}!", room(event.room))}));
    return event.path.size() == 1
               ? where
               : where + teller_.say({fmt::format(" Ses cartes : {}.", path), fmt::format(" His cards: {}.", path)});
  }

  std::string operator()(const GameEnded& event) const {
    std::string why;
    switch (event.reason) {
      case Reason::caught:
        why = teller_.say({"Max est pris ! ", "Max is caught! "});
        break;
      case Reason::stuck:
        why = teller_.say({"Max ne peut plus bouger ! ", "Max cannot move any more! "});
        break;
      case Reason::escaped:
        why = teller_.say({"Le bois est vide et Max court toujours ! ", "The wood is empty and Max is still free! "});
        break;
    }
    return bold(why + cli::wins_game(teller_, event.winners));
  }

 private:
  std::string bold(const std::string& text) const { return teller_.paint(cli::Ink::bold, text); }
  static std::string_view sign(int figure) { return figure_sign(figure - 1); }
  std::string in() const { return teller_.say({"en", "in"}); }
  std::string room(Room where) const { return room_text(where, teller_); }
  std::string between(Room one, Room other) const { return room(one) + teller_.say({" et ", " and "}) + room(other); }

  const Teller& teller_;
};

}  // namespace

std::string story(const Event& event, const Teller& teller) {
  return cli::sentence(std::visit(Storyteller(teller), event));
}

}  // namespace hallali::gespensterjagd
