#include "tests/sixth_game/story/story.h"

#include <fmt/format.h>

#include <variant>

#include "tests/sixth_game/story/words.h"

namespace hallali::sixth_game {
namespace {

using cli::Teller;

// One sentence for each kind of event.
class Storyteller {
 public:
  explicit Storyteller(const Teller& teller) : teller_(teller) {}

  std::string operator()(const Chosen&) const { return {}; }

  std::string operator()(const Revealed& event) const {
    return fmt::format("{} {}.", cli::does(teller_, event.seat, {"allez", "go"}, {"va", "goes"}),
                       teller_.say(words_of(event.place).towards));
  }

  std::string operator()(const Caught& event) const {
    const bool mine = event.hunters.contains(teller_.me);
    const bool several = event.hunters.size() > 1;
    const char* prend = mine ? "prenez" : several ? "prennent" : "prend";
    const char* catches = mine || several ? "catch" : "catches";
    return cli::who(teller_, event.hunters) +
           teller_.say({fmt::format(" {} le renard {} : +{}{}.", prend, there(event.place).fr, event.points,
                                    several ? " chacun" : ""),
                        fmt::format(" {} the fox {}: +{}{}.", catches, there(event.place).en, event.points,
                                    several ? " each" : "")});
  }

  std::string operator()(const Escaped& event) const {
    return cli::does(teller_, event.fox, {"rôdez", "prowl"}, {"rôde", "prowls"}) +
           teller_.say({fmt::format(" en paix {} : +{}.", there(event.place).fr, event.points),
                        fmt::format(" in peace {}: +{}.", there(event.place).en, event.points)});
  }

  std::string operator()(const RoundBegan& event) const {
    return teller_.paint(cli::Ink::bold, fmt::format("{} {}. {}.", teller_.say({"Manche", "Round"}), event.round,
                                                     cli::does(teller_, event.fox, {"êtes le renard", "are the fox"},
                                                               {"est le renard", "is the fox"})));
  }

  std::string operator()(const GameEnded& event) const {
    return teller_.paint(cli::Ink::bold, cli::wins_game(teller_, event.winners));
  }

 private:
  static const Phrase& there(Place place) { return words_of(place).there; }

  const Teller& teller_;
};

}  // namespace

std::string story(const Event& event, const Teller& teller) {
  return cli::sentence(std::visit(Storyteller(teller), event));
}

}  // namespace hallali::sixth_game
