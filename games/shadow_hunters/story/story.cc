#include "games/shadow_hunters/story/storyteller.h"

#include <fmt/format.h>

#include <array>
#include <variant>

#include "games/shadow_hunters/story/story.h"

namespace hallali::shadow_hunters {

using cli::Teller;

std::string Storyteller::does_to(Seat seat, Seat target, const Phrase& you, const Phrase& other) const {
  const bool mine = teller_.is_me(seat);
  const std::string subject = cli::who(teller_, seat);
  const std::string& verb = teller_.say(mine ? you : other);
  if (teller_.language == Language::fr) {
    if (teller_.is_me(target)) return fmt::format("{} vous {}", subject, verb);
    if (seat == target) return fmt::format("{} se {}", subject, verb);
  } else if (seat == target) {
    return fmt::format("{} {} {}", subject, verb, mine ? "yourself" : "their own character");
  }
  return fmt::format("{} {} {}", subject, verb, whom(teller_, target));
}

std::string Storyteller::gives(Seat from, Seat to, const Phrase& what) const {
  const std::string giver = does(from, {"donnez", "give"}, {"donne", "gives"});
  if (teller_.is_me(to)) {
    return teller_.say({fmt::format("{} vous donne {}", cli::who(teller_, from), what.fr),
                        fmt::format("{} you {}", giver, what.en)});
  }
  const std::string name = cli::who(teller_, to);
  return teller_.say(
      {fmt::format("{} {} à {}", giver, what.fr, name), fmt::format("{} {} {}", giver, name, what.en)});
}

// Most deeds are told by what follows from them; what is left is who was meant.
std::string Storyteller::operator()(const Acted& event) const {
  const Seat target = event.move.seat();
  switch (event.move.kind()) {
    case Move::Kind::compass:
      return does(event.seat, {"consultez la Boussole mystique.", "look at the Mystic Compass."},
                  {"consulte la Boussole mystique.", "looks at the Mystic Compass."});
    case Move::Kind::smite:
      return does_to(event.seat, target, {"choisissez", "choose"}, {"choisit", "chooses"}) +
             teller_.say({" : une capacité qui ne sert qu'une fois.", ": an ability that works once."});
    case Move::Kind::hurt:
      return does_to(event.seat, target, {"blessez", "hurt"}, {"blesse", "hurts"}) +
             teller_.say({" dans les Bois étranges.", " by way of the Weird Woods."});
    case Move::Kind::heal:
      return does_to(event.seat, target, {"soignez", "heal"}, {"soigne", "heals"}) +
             teller_.say({" dans les Bois étranges.", " by way of the Weird Woods."});
    case Move::Kind::target:
      return does_to(event.seat, target, {"choisissez", "choose"}, {"choisit", "chooses"}) + '.';
    default:
      return {};
  }
}

std::string Storyteller::operator()(const TurnBegan& event) const {
  static const cli::Noun noun{{"tour", "turn"}, {"tours", "turns"}};
  const std::string turn = cli::owned(teller_, event.seat, noun);
  return bold(event.extra ? teller_.say({fmt::format("C'est encore {}.", turn), fmt::format("It is {} again.", turn)})
                          : teller_.say({fmt::format("C'est {}.", turn), fmt::format("It is {}.", turn)}));
}

std::string Storyteller::operator()(const Rolled& event) const {
  const std::string rolls = does(event.seat, {"lancez", "roll"}, {"lance", "rolls"});
  if (event.d6 == 0) return teller_.say({rolls + " le d4 : ", rolls + " the d4: "}) + fmt::format("{}.", event.d4);
  if (event.d4 == 0) return teller_.say({rolls + " le d6 : ", rolls + " the d6: "}) + fmt::format("{}.", event.d6);
  const std::string sum = fmt::format("{} + {} = {}", event.d6, event.d4, event.d6 + event.d4);
  if (!event.again) return fmt::format("{} {}.", rolls, sum);
  return teller_.say({fmt::format("{} {}, le secteur de départ : on relance.", rolls, sum),
                      fmt::format("{} {}, the same area again: another roll.", rolls, sum)});
}

std::string Storyteller::operator()(const Moved& event) const {
  const Phrase& to = words(event.area).to;
  const std::string goes = event.teleport
                               ? teller_.is_me(event.seat)
                                     ? teller_.say({"Vous vous téléportez", "You teleport"})
                                     : cli::who(teller_, event.seat) + teller_.say({" se téléporte", " teleports"})
                               : does(event.seat, {"allez", "go"}, {"va", "goes"});
  return fmt::format("{} {}.", goes, teller_.say(to));
}

std::string Storyteller::operator()(const Drew& event) const {
  return fmt::format("{}{} ({}).", says(does(event.seat, {"tirez", "draw"}, {"tire", "draws"}), {" : ", ": "}),
                     card(event.card), teller_.say(words(event.card).effect));
}

std::string Storyteller::operator()(const Reshuffled& event) const {
  constexpr std::array<std::string_view, 3> fr{"blanches", "noires", "ermites"};
  constexpr std::array<std::string_view, 3> en{"white", "black", "hermit"};
  const auto deck = static_cast<std::size_t>(event.deck);
  return teller_.say({fmt::format("La pioche est vide : les cartes {} défaussées sont mélangées.", fr[deck]),
                      fmt::format("The deck is empty: the {} cards discarded are shuffled.", en[deck])});
}

std::string Storyteller::operator()(const QuestionDrawn& event) const {
  return does(event.seat, {"tirez une carte ermite.", "draw a hermit card."},
              {"tire une carte ermite.", "draws a hermit card."});
}

std::string Storyteller::operator()(const QuestionRead& event) const {
  const CardWords& text = words(event.question);
  return cli::dim(teller_, says(does(event.seat, {"lisez", "read"}, {"lit", "reads"}),
                                {fmt::format(" : {} ({}).", text.name.fr, text.effect.fr),
                                 fmt::format(": {} ({}).", text.name.en, text.effect.en)}));
}

std::string Storyteller::operator()(const QuestionGiven& event) const {
  return gives(event.from, event.to, {"la carte ermite", "the hermit card"}) +
         teller_.say({", face cachée.", ", face down."});
}

// What an obedient answer did is told by what comes next.
std::string Storyteller::operator()(const QuestionAnswered& event) const {
  switch (event.answer) {
    case Answer::nothing:
      return bold(does(event.to, {"répondez « Rien ne se passe ».", "say \"Nothing happens\"."},
                       {"répond « Rien ne se passe ».", "says \"Nothing happens\"."}));
    case Answer::shown:
      return bold(does(event.to, {"montrez votre personnage, en secret.", "show your character in secret."},
                       {"montre son personnage, en secret.", "shows a character card in secret."}));
    case Answer::redrawn:
      return teller_.say({"La carte est remplacée par une autre.", "The card is replaced by another one."});
    default:
      return bold(
          does(event.to, {"obéissez à la carte.", "obey the card."}, {"obéit à la carte.", "obeys the card."}));
  }
}

std::string Storyteller::operator()(const CharacterShown& event) const {
  return bold(does(event.seat, {"montrez :", "show:"}, {"montre :", "shows:"}) + ' ' +
              the_character(event.character, cli::in_one_ink(teller_)) + '.');
}

std::string Storyteller::operator()(const NothingToSteal& event) const {
  return does(event.seat,
              {"ne trouvez rien à prendre : les autres n'ont pas d'équipement.",
               "find nothing to take: the others have no equipment."},
              {"ne trouve rien à prendre : les autres n'ont pas d'équipement.",
               "finds nothing to take: the others have no equipment."});
}

std::string Storyteller::operator()(const CardWorked& event) const {
  switch (event.card) {
    case Card::guardian_angel:
      return does(
          event.seat,
          {"êtes à l'abri des attaques jusqu'à votre prochain tour.", "are safe from attacks until your next turn."},
          {"est à l'abri des attaques jusqu'à son prochain tour.", "is safe from attacks until the next turn."});
    case Card::concealed_knowledge:
      return does(event.seat, {"rejouerez après ce tour.", "will play again after this turn."},
                  {"rejouera après ce tour.", "will play again after this turn."});
    default:
      return teller_.say({"Un Vampire ou un Loup-garou ne se cache pas devant le Miroir révélateur.",
                          "A Vampire or a Werewolf cannot hide from the Disenchant Mirror."});
  }
}

// What somebody decided shows when all have; that they did is no news.
std::string Storyteller::operator()(const Decided&) const { return {}; }

std::string story(const Event& event, const Teller& teller) {
  return cli::sentence(std::visit(Storyteller(teller), event));
}

}  // namespace hallali::shadow_hunters
