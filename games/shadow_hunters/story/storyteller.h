// One sentence for each kind of event. Names of cards stand after a colon or in brackets, so that they need no
// article. The turn, the cards and the hermit are told in story.cc, fights in
// fights.cc.
#pragma once

#include <string>

#include "games/shadow_hunters/story/words.h"

namespace hallali::shadow_hunters {

class Storyteller {
 public:
  explicit Storyteller(const cli::Teller& teller) : teller_(teller) {}

  std::string operator()(const Acted& event) const;
  std::string operator()(const TurnBegan& event) const;
  std::string operator()(const Rolled& event) const;
  std::string operator()(const Moved& event) const;
  std::string operator()(const Drew& event) const;
  std::string operator()(const Reshuffled& event) const;
  std::string operator()(const QuestionDrawn& event) const;
  std::string operator()(const QuestionRead& event) const;
  std::string operator()(const QuestionGiven& event) const;
  std::string operator()(const QuestionAnswered& event) const;
  std::string operator()(const CharacterShown& event) const;
  std::string operator()(const Hurt& event) const;
  std::string operator()(const Healed& event) const;
  std::string operator()(const Spared& event) const;
  std::string operator()(const NothingToSteal& event) const;
  std::string operator()(const Revealed& event) const;
  std::string operator()(const Attacked& event) const;
  std::string operator()(const Blow& event) const;
  std::string operator()(const EquipmentTaken& event) const;
  std::string operator()(const EquipmentDiscarded& event) const;
  std::string operator()(const Died& event) const;
  std::string operator()(const CardWorked& event) const;
  std::string operator()(const Decided& event) const;
  std::string operator()(const GameEnded& event) const;

 private:
  std::string bold(const std::string& text) const { return teller_.paint(cli::Ink::bold, text); }
  std::string does(Seat seat, const Phrase& you, const Phrase& other) const {
    return cli::does(teller_, seat, you, other);
  }
  // A beginning that both languages share, and how each goes on.
  std::string says(const std::string& begin, const Phrase& rest) const { return begin + teller_.say(rest); }
  std::string card(Card which) const { return card_text(which, teller_); }

  // "Bruno vise Cléo", "Bruno vous vise", "Vous vous visez".
  std::string does_to(Seat seat, Seat target, const Phrase& you, const Phrase& other) const;
  std::string gives(Seat from, Seat to, const Phrase& what) const;
  std::string cause(Cause why, std::optional<Card> by) const;

  const cli::Teller& teller_;
};

}  // namespace hallali::shadow_hunters
