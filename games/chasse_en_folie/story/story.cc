#include <fmt/format.h>

#include <variant>

#include "games/chasse_en_folie/story/story.h"
#include "games/chasse_en_folie/story/words.h"

namespace hallali::chasse_en_folie {
namespace {

using cli::Teller;

// One sentence for each kind of event. What is told in passing is dim as a whole, with the words in no colour.
class Storyteller {
 public:
  explicit Storyteller(const Teller& teller) : teller_(teller), quiet_(cli::in_one_ink(teller)) {}

  std::string operator()(const Chosen&) const { return {}; }

  std::string operator()(const Revealed& event) const {
    return cli::does(teller_, event.seat, {"jouez", "play"}, {"joue", "plays"}) + ' ' +
           cli::a(teller_, noun(event.card)) + '.';
  }

  std::string operator()(const LodgeTurned& event) const {
    return cli::owned(teller_, event.seat, noun(Card::closed_season)) +
           teller_.say({" surprend un chasseur : +4 ce soir !", " catches a hunter at it: +4 tonight!"});
  }

  std::string operator()(const Poached& event) const {
    const bool mine = teller_.is_me(event.seat);
    return cli::owned(teller_, event.seat, noun(Card::hunter)) +
           teller_.say(
               {fmt::format(" braconnait : il finit sur {} pile, -4 ce soir.", mine ? "votre" : "sa propre"),
                fmt::format(" was poaching and ends up on {} pile: -4 tonight.", mine ? "your" : "its owner's")});
  }

  // The nearest prey clockwise, at each lodge the easy one first: that is why it is this one.
  std::string operator()(const Caught& event) const {
    const bool eats = event.hunter == Card::rabbit;
    const std::string verb = teller_.say({eats ? "mange" : "prend", eats ? "eats" : "takes"});
    const cli::Noun prey = event.easy ? easy_noun(event.prey) : noun(event.prey);
    const std::string why =
        teller_.say({prey.feminine ? ", première croisée." : ", premier croisé.", ", the first it met."});
    return fmt::format("{} {} {}{}", cli::owned(teller_, event.seat, noun(event.hunter)), verb,
                       cli::owned(teller_, event.from, prey), why);
  }

  std::string operator()(const TakenBack& event) const {
    const std::string card = cli::owned(teller_, event.seat, noun(event.card));
    if (event.card == Card::hunter) {
      return card +
             teller_.say({", content de sa prise, revient en main.", ", pleased with the catch, is back in hand."});
    }
    return card + teller_.say({" n'a rien trouvé à manger et revient en main.",
                               " found nothing to eat and goes back to hand."});
  }

  std::string operator()(const WentHome& event) const {
    return cli::owned(teller_, event.seat, noun(Card::hunter)) +
           teller_.say(
               {" ne trouve pas de loup et rentre pour la journée.", " finds no wolf and goes home for the day."});
  }

  std::string operator()(const AllStay& event) const {
    const std::string& animals = teller_.say(noun(event.card).many);
    return teller_.say({fmt::format("que des {}, et aucun n'a mangé : ils restent tous dehors.", animals),
                        fmt::format("nothing but {}, and none of them ate: they all stay out.", animals)});
  }

  std::string operator()(const Secured& event) const {
    const bool mine = teller_.is_me(event.seat);
    return quiet(cli::owned(quiet_, event.seat, easy_noun(event.card)) +
                 teller_.say({fmt::format(" a tenu bon : à l'abri sur {} pile.", mine ? "votre" : "sa"),
                              fmt::format(" has held out: safe on {} pile.", mine ? "your" : "its owner's")}));
  }

  std::string operator()(const Exposed& event) const {
    return cli::owned(teller_, event.seat, noun(event.card)) +
           teller_.say({" reste dehors : proie facile.", " stays out: easy prey."});
  }

  std::string operator()(const RoundEnded& event) const {
    const std::string holder =
        teller_.is_me(event.start) ? teller_.say({"vous", "you"}) : cli::who(teller_, event.start);
    return quiet(teller_.say({fmt::format("★ La carte de départ passe à {}.", holder),
                              fmt::format("★ The start card moves on to {}.", holder)}));
  }

  std::string operator()(const DayEnded& event) const {
    const std::string whom = cli::who(teller_, event.empty_handed);
    const bool me_alone = event.empty_handed == SeatSet{teller_.me};
    const bool several = event.empty_handed.size() > 1;
    const bool with_me = event.empty_handed.contains(teller_.me);
    return teller_.paint(
        cli::Ink::bold,
        teller_.say({fmt::format("Fin du jour {} : {} plus de carte. Tout ce qui est dehors est à l'abri.", event.day,
                                 whom + (with_me   ? " n'avez"
                                         : several ? " n'ont"
                                                   : " n'a")),
                     fmt::format("End of day {}: {} no card left. All that lies out is safe.", event.day,
                                 whom + (me_alone || several ? " have" : " has"))}));
  }

  std::string operator()(const DayScored& event) const {
    return cli::does(teller_, event.seat, {"marquez", "score"}, {"marque", "scores"}) +
           teller_.say({fmt::format(" {:+} au jour {}, total {}.", event.points, event.day, event.total),
                        fmt::format(" {:+} on day {}, total {}.", event.points, event.day, event.total)});
  }

  std::string operator()(const DayBegan& event) const {
    return teller_.paint(cli::Ink::bold,
                         teller_.say({fmt::format("Jour {} : chacun reprend ses dix cartes.", event.day),
                                      fmt::format("Day {}: everybody has ten cards again.", event.day)}));
  }

  std::string operator()(const GameEnded& event) const {
    return teller_.paint(cli::Ink::bold, cli::wins_game(teller_, event.winners));
  }

 private:
  std::string quiet(std::string text) const { return cli::dim(teller_, cli::capital(std::move(text))); }

  const Teller& teller_;
  Teller quiet_;
};

}  // namespace

std::string story(const Event& event, const Teller& teller) {
  return cli::sentence(std::visit(Storyteller(teller), event));
}

}  // namespace hallali::chasse_en_folie
