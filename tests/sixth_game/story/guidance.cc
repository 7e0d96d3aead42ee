#include <fmt/format.h>

#include "tests/sixth_game/story/story.h"
#include "tests/sixth_game/story/words.h"

namespace hallali::sixth_game {

using cli::Teller;

std::string welcome(const Teller& teller, const Options& options) {
  std::string text = teller.say({R"(Chacun est deux fois le renard ; le plus de points l'emporte.

À chaque manche, tout le monde choisit un lieu en secret, puis on dévoile tout.
Le renard seul en son lieu en marque les points : ruisseau 2, bois 3, ferme 4.
Si on l'y attendait, il ne marque rien, et qui l'attendait marque à sa place.
À surveiller : ce que le renard y gagnerait, et donc où on va l'attendre.)",
                                 R"(Everybody is the fox twice; the most points win.

Every round, all of you choose a place in secret, then everything is revealed.
A fox alone at its place scores what it is worth: brook 2, wood 3, farm 4.
If it was expected there it scores nothing, and those who waited score instead.
Watch what the fox stands to gain, and where the others will thus wait for it.)"});
  if (options.alarm) {
    text += teller.say({"\nL'alarme : où le renard s'est fait prendre, nul ne va à la manche suivante.",
                        "\nThe alarm: where the fox was caught, nobody goes in the next round."});
  }
  return text;
}

std::string request(const View& view, const Teller& teller) {
  if (view.viewer == view.fox) {
    return teller.say({"Vous êtes le renard : choisissez en secret où vous montrer.",
                       "You are the fox: choose in secret where to turn up."});
  }
  const std::string fox = cli::who(teller, view.fox);
  return teller.say({fmt::format("Choisissez en secret où attendre le renard, {}.", fox),
                     fmt::format("Choose in secret where to wait for the fox, {}.", fox)});
}

std::string label(const Move& move, const View& view, const Teller& teller) {
  const int points = worth(move.place);
  const std::string when = view.viewer == view.fox
                               ? teller.say({"si personne ne vous y attend", "if nobody waits for you there"})
                               : teller.say({"si le renard y vient", "if the fox turns up there"});
  return fmt::format("{} — {} points {}", cli::bare(teller, words_of(move.place).noun), points, when);
}

std::string help(const View&, const Teller& teller) {
  return teller.say({R"(Le tour de renard passe à gauche à chaque manche ; chacun l'est deux fois.
Tous choisissent un lieu en secret, renard compris, puis on dévoile :
  renard seul en son lieu   il marque 2 au ruisseau, 3 au bois, 4 à la ferme
  renard attendu            chacun de ceux qui l'attendaient marque autant
  tous les autres           rien
Avec l'alarme, le lieu où il s'est fait prendre ferme pour une manche.
Le plus gros total gagne ; à égalité, la victoire est partagée.)",
                     R"(The fox passes to the left after every round; everybody is the fox twice.
All choose a place in secret, the fox too, then everything is revealed:
  a fox alone at its place   scores 2 at the brook, 3 in the wood, 4 at the farm
  a fox that was expected    each of those who waited there scores as much
  everybody else             nothing
With the alarm, the place where it was caught closes for a round.
The highest total wins; if it is level, the victory is shared.)"});
}

}  // namespace hallali::sixth_game
