// The log. It never names a card that goes face down: to remember it is the game (CC-24).
#include <fmt/format.h>

#include "games/chasse_cercueils/story/story.h"
#include "games/chasse_cercueils/story/words.h"

namespace hallali::chasse_cercueils {
namespace {

using cli::does;
using cli::Ink;
using cli::Teller;

class Storyteller {
 public:
  explicit Storyteller(const Teller& teller) : teller_(teller) {}

  std::string operator()(const Rolled& event) const {
    return fmt::format("{}{} {}.", does(teller_, event.seat, {"lancez les dés", "roll"}, {"lance les dés", "rolls"}),
                       teller_.say({" :", ":"}), dice_text(event.dice, teller_));
  }

  std::string operator()(const Decided&) const { return {}; }

  std::string operator()(const HandsShown& event) const {
    std::string names = cli::who(teller_, event.seats);
    if (event.seats.contains(teller_.me)) names[0] = teller_.say({"v", "y"})[0];  // in the middle of a sentence
    return teller_.say({"Mains sur l'ail : ", "Hands on the garlic: "}) + names + '.';
  }

  std::string operator()(const Slapped& event) const {
    return teller_.paint(Ink::bold, does(teller_, event.seat, {"tapez en premier !", "slap first!"},
                                         {"tape en premier !", "slaps first!"}));
  }

  std::string operator()(const NobodySlapped&) const { return teller_.say({"Personne ne tape.", "Nobody slaps."}); }

  std::string operator()(const Claimed& event) const {
    const std::string shows = does(teller_, event.seat, {"montrez", "show"}, {"montre", "shows"});
    if (event.right) {  // its face may be about to go down
      return fmt::format("{} {}{}", shows, card_of(event.seat, event.spot),
                         teller_.say({" : c'est bien ça !", ": that is it!"}));
    }
    const std::string wrong = teller_.say({", ce n'est pas ça", ", not the one"});
    const std::string back =
        event.spot.owner == event.seat ? "" : teller_.say({" ; elle se referme", "; it closes again"});
    return fmt::format("{} {}{} {}{}{}.", shows, card_of(event.seat, event.spot), teller_.say({" :", ":"}),
                       face(event.card), wrong, back);
  }

  std::string operator()(const Admitted& event) const {
    return does(teller_, event.seat, {"n'avez rien à montrer et l'avouez.", "have nothing to show and say so."},
                {"n'a rien à montrer et l'avoue.", "has nothing to show and says so."});
  }

  std::string operator()(const Trapped& event) const {
    return does(
        teller_, event.seat,
        {"n'auriez pas dû : sous le crâne, on ne touche à rien !", "should not have: under the skull, hands off!"},
        {"n'aurait pas dû : sous le crâne, on ne touche à rien !", "should not have: under the skull, hands off!"});
  }

  std::string operator()(const Closed& event) const {
    return vampire_of(event.spot, teller_) +
           teller_.say({" se couche dans son cercueil.", " lies down in its coffin."});
  }

  std::string operator()(const Opened& event) const {
    const std::string how = event.why == Opening::mistaken ? teller_.say({" reste ouvert : ", " stays open: "})
                                                           : teller_.say({" s'ouvre : ", " is opened: "});
    const std::string penalty =
        event.why == Opening::penalty ? teller_.say({"sanction : ", "penalty: "}) : std::string{};
    return penalty + coffin_of(event.spot, teller_) + how + face(event.card) + '.';
  }

  std::string operator()(const Chased& event) const {
    const Teller quiet = cli::in_one_ink(teller_);
    const int place = number(event.spot.place);
    const std::string chases = does(quiet, event.spot.owner, {"chassez", "chase away"}, {"chasse", "chases away"});
    const std::string card = cli::bare(quiet, noun(event.card));
    return teller_.paint(
        Ink::bold,
        quiet.say({fmt::format("{} le cercueil {}, {} : {} sur {} !", chases, place, card, event.count, kGoal),
                   fmt::format("{} coffin {}, {}: {} of {}!", chases, place, card, event.count, kGoal)}));
  }

  std::string operator()(const Drawn& event) const {
    const std::string penalty = event.penalty ? teller_.say({" en sanction", " as a penalty"}) : std::string{};
    const int place = number(event.spot.place);
    return fmt::format("{} {}{}{}.", does(teller_, event.spot.owner, {"piochez", "draw"}, {"pioche", "draws"}),
                       cli::a(teller_, noun(event.card)), penalty,
                       teller_.say({fmt::format(" : carte {}", place), fmt::format(": card {}", place)}));
  }

  std::string operator()(const Spared& event) const {
    return teller_.say({"La pioche est vide : ", "The pile is empty: "}) +
           (teller_.is_me(event.seat)
                ? teller_.say({"pas de sanction pour vous.", "no penalty for you."})
                : teller_.say({"pas de sanction pour ", "no penalty for "}) + cli::who(teller_, event.seat) + '.');
  }

  std::string operator()(const Picked& event) const {
    return fmt::format("{} {}.", does(teller_, event.seat, {"désignez", "point at"}, {"désigne", "points at"}),
                       card_of(event.seat, event.spot));
  }

  std::string operator()(const Looked& event) const {
    return does(teller_, event.seat, {"regardez les deux cartes.", "look at both cards."},
                {"regarde les deux cartes.", "looks at both cards."});
  }

  // The picture shows them while it lasts; the log would keep them.
  std::string operator()(const Saw& event) const {
    return does(teller_, event.seat, {"les voyez en secret, sur la table.", "see them in secret, on the table."},
                {"les voit en secret.", "sees them in secret."});
  }

  std::string operator()(const Swapped& event) const {
    return fmt::format("{} {} {} {}.", does(teller_, event.seat, {"échangez", "swap"}, {"échange", "swaps"}),
                       card_of(event.seat, event.first), teller_.say({"et", "and"}),
                       card_of(event.seat, event.second));
  }

  std::string operator()(const Declined& event) const {
    return does(teller_, event.seat, {"n'en faites rien.", "leave it at that."},
                {"n'en fait rien.", "leaves it at that."});
  }

  std::string operator()(const DicePassed& event) const {
    if (teller_.is_me(event.to)) return dim(teller_.say({"Les dés vous reviennent.", "The dice come to you."}));
    return dim(teller_.say({"Les dés passent à ", "The dice go to "}) + cli::who(teller_, event.to) + '.');
  }

  std::string operator()(const GameEnded& event) const {
    return teller_.paint(Ink::bold, cli::wins_game(teller_, {event.winner}));
  }

 private:
  std::string dim(const std::string& text) const { return cli::dim(teller_, text); }
  std::string face(Card card) const { return cli::bare(teller_, noun(card)); }

  // "Renard montre sa carte 3", not "la carte 3 de Renard".
  std::string card_of(Seat actor, Spot spot) const {
    if (actor != spot.owner || teller_.is_me(actor)) return chasse_cercueils::card_of(spot, teller_);
    const int place = number(spot.place);
    return teller_.say({fmt::format("sa carte {}", place), fmt::format("their card {}", place)});
  }

  const Teller& teller_;
};

}  // namespace

std::string story(const Event& event, const Teller& teller) {
  return cli::sentence(std::visit(Storyteller(teller), event));
}

}  // namespace hallali::chasse_cercueils
