#include <fmt/format.h>

#include <variant>

#include "games/auf_der_pirsch/story/story.h"
#include "games/auf_der_pirsch/story/words.h"

namespace hallali::auf_der_pirsch {
namespace {

using cli::Teller;

// One sentence for each kind of event.
class Storyteller {
 public:
  explicit Storyteller(const Teller& teller) : teller_(teller) {}

  std::string operator()(const RoundBegan& event) const {
    // In the middle of the sentence "Vous" has no capital.
    const std::string leads = teller_.is_me(event.leader) ? teller_.say({"vous entamez", "you lead"})
                                                          : cli::does(teller_, event.leader, {}, {"entame", "leads"});
    const std::string trump = teller_.say(noun(event.trump).one);
    return teller_.paint(
        cli::Ink::bold,
        teller_.say({fmt::format("Manche {}, atout {} : les cartes gagnées font les mains. En tête, {}.", event.round,
                                 trump, leads),
                     fmt::format("Round {}, {} is trump: the cards won are the new hands. Ahead on points, {}.",
                                 event.round, trump, leads)}));
  }

  std::string operator()(const CardRefused& event) const {
    const std::string refuses = cli::does(teller_, event.seat, {"refusez de jouer", "refuse to play"},
                                          {"refuse de jouer", "refuses to play"});
    const bool mine = teller_.is_me(event.seat);
    return fmt::format("{} {} {}", refuses, the(event.card),
                       mine ? teller_.say({"et le posez à découvert.", "and lay it open."})
                            : teller_.say({"et le pose à découvert.", "and lays it open."}));
  }

  std::string operator()(const Played& event) const {
    return cli::does(teller_, event.seat, {"jouez", "play"}, {"joue", "plays"}) + ' ' + the(event.card) +
           (event.counts ? "." : teller_.say({", qui ne compte pas.", ", which does not count."}));
  }

  std::string operator()(const TrickWon& event) const {
    return cli::owned(teller_, event.seat, noun(event.card)) + teller_.say({" l'emporte.", " wins the trick."});
  }

  std::string operator()(const TrickOffered& event) const {
    if (teller_.is_me(event.to)) {
      const std::string name = cli::who(teller_, event.seat);
      return teller_.say({name + " vous offre le pli.", name + " offers you the trick."});
    }
    return cli::does(teller_, event.seat, {"offrez", "offer"}, {"offre", "offers"}) +
           teller_.say({" le pli à ", " the trick to "}) + cli::who(teller_, event.to) + '.';
  }

  std::string operator()(const TrickDeclined& event) const {
    return fmt::format("{} {} {} {}.",
                       cli::does(teller_, event.seat, {"repoussez le pli et échangez", "decline the trick and trade"},
                                 {"repousse le pli et échange", "declines the trick and trades"}),
                       the(event.out), teller_.say({"contre", "for"}), the(event.in));
  }

  std::string operator()(const RefusedCardBack& event) const {
    return cli::owned(teller_, event.seat, noun(event.card)) +
           teller_.say({", qui était refusé, retourne en main.", ", which lay refused, goes back to hand."});
  }

  std::string operator()(const TrickTaken& event) const {
    return cli::dim(teller_, cli::does(teller_, event.seat, {"ramassez le pli", "take the trick"},
                                       {"ramasse le pli", "takes the trick"}) +
                                 teller_.say({fmt::format(" ({} dans la manche).", event.tricks),
                                              fmt::format(" ({} this round).", event.tricks)}));
  }

  std::string operator()(const RoundScored& event) const {
    const std::string points = cli::counted(teller_, event.points, kPointNoun);
    const std::string marks = cli::does(teller_, event.seat, {"marquez", "score"}, {"marque", "scores"});
    const std::string how = event.round == kRounds
                                ? teller_.say({"d'animaux", "of animals"})
                                : fmt::format("({} × {})", cli::counted(teller_, event.tracks, kTrackNoun),
                                              cli::counted(teller_, event.kinds, kKindNoun));
    return teller_.say(
        {fmt::format("{} {} {} en manche {}, total {}.", marks, points, how, event.round, event.total),
         fmt::format("{} {} {} in round {}, total {}.", marks, points, how, event.round, event.total)});
  }

  std::string operator()(const GameEnded& event) const {
    return teller_.paint(cli::Ink::bold, cli::wins_game(teller_, event.winners));
  }

 private:
  std::string the(Card card) const { return cli::the(teller_, noun(card)); }

  const Teller& teller_;
};

}  // namespace

std::string story(const Event& event, const Teller& teller) {
  return cli::sentence(std::visit(Storyteller(teller), event));
}

}  // namespace hallali::auf_der_pirsch
