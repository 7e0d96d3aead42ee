// What happens in a night of Shadow Hunters.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

#include "games/shadow_hunters/rules/areas.h"
#include "games/shadow_hunters/rules/cards.h"
#include "games/shadow_hunters/rules/move.h"
#include "kit/fixed_list.h"
#include "kit/seat.h"

namespace hallali::shadow_hunters {

// Why damage came or went.
enum class Cause : std::uint8_t {
  attack,
  feast,
  weird_woods,
  question,
  lightning,
  demolish,
  suck_blood,
  mothers_love,
  card,
};
BOOST_DESCRIBE_ENUM(Cause, attack, feast, weird_woods, question, lightning, demolish, suck_blood, mothers_love, card)

// What everybody sees somebody do: every move but the secret ones.
struct Acted {
  static constexpr std::string_view kind = "acted";
  Seat seat{};
  Move move;
  bool operator==(const Acted&) const = default;
};
BOOST_DESCRIBE_STRUCT(Acted, (), (seat, move))

struct TurnBegan {
  static constexpr std::string_view kind = "turn-began";
  Seat seat{};
  bool extra = false;  // Concealed Knowledge
  bool operator==(const TurnBegan&) const = default;
};
BOOST_DESCRIBE_STRUCT(TurnBegan, (), (seat, extra))

// Dice for a move, a card or an ability; a die that is not used is 0.
struct Rolled {
  static constexpr std::string_view kind = "rolled";
  Seat seat{};
  std::uint8_t d6 = 0;
  std::uint8_t d4 = 0;
  bool again = false;  // the number of one's own area: the dice are rolled once more
  bool operator==(const Rolled&) const = default;
};
BOOST_DESCRIBE_STRUCT(Rolled, (), (seat, d6, d4, again))

struct Moved {
  static constexpr std::string_view kind = "moved";
  Seat seat{};
  Area area{};
  bool teleport = false;
  bool operator==(const Moved&) const = default;
};
BOOST_DESCRIBE_STRUCT(Moved, (), (seat, area, teleport))

struct Drew {
  static constexpr std::string_view kind = "drew";
  Seat seat{};
  Card card{};
  bool operator==(const Drew&) const = default;
};
BOOST_DESCRIBE_STRUCT(Drew, (), (seat, card))

struct Reshuffled {
  static constexpr std::string_view kind = "reshuffled";
  Deck deck{};
  bool operator==(const Reshuffled&) const = default;
};
BOOST_DESCRIBE_STRUCT(Reshuffled, (), (deck))

// A hermit card goes from hand to hand: everybody sees that, only the two read it.
struct QuestionDrawn {
  static constexpr std::string_view kind = "question-drawn";
  Seat seat{};
  bool operator==(const QuestionDrawn&) const = default;
};
BOOST_DESCRIBE_STRUCT(QuestionDrawn, (), (seat))

struct QuestionRead {
  static constexpr std::string_view kind = "question-read";
  Seat seat{};  // who reads it
  Question question{};
  bool operator==(const QuestionRead&) const = default;
};
BOOST_DESCRIBE_STRUCT(QuestionRead, (), (seat, question))

struct QuestionGiven {
  static constexpr std::string_view kind = "question-given";
  Seat from{};
  Seat to{};
  bool operator==(const QuestionGiven&) const = default;
};
BOOST_DESCRIBE_STRUCT(QuestionGiven, (), (from, to))

struct QuestionAnswered {
  static constexpr std::string_view kind = "question-answered";
  Seat from{};
  Seat to{};  // who answers
  Answer answer{};
  bool operator==(const QuestionAnswered&) const = default;
};
BOOST_DESCRIBE_STRUCT(QuestionAnswered, (), (from, to, answer))

// Prediction: the character card, for the giver's eyes.
struct CharacterShown {
  static constexpr std::string_view kind = "character-shown";
  Seat seat{};  // whose it is
  Seat to{};
  Character character{};
  bool operator==(const CharacterShown&) const = default;
};
BOOST_DESCRIBE_STRUCT(CharacterShown, (), (seat, to, character))

struct Hurt {
  static constexpr std::string_view kind = "hurt";
  Seat seat{};
  std::uint8_t amount = 0;  // nominal (SH-14)
  std::uint8_t damage = 0;  // the marker now
  Cause cause{};
  std::optional<Card> card;
  bool operator==(const Hurt&) const = default;
};
BOOST_DESCRIBE_STRUCT(Hurt, (), (seat, amount, damage, cause, card))

struct Healed {
  static constexpr std::string_view kind = "healed";
  Seat seat{};
  std::uint8_t amount = 0;
  std::uint8_t damage = 0;  // the marker now
  Cause cause{};
  std::optional<Card> card;
  bool operator==(const Healed&) const = default;
};
BOOST_DESCRIBE_STRUCT(Healed, (), (seat, amount, damage, cause, card))

// Damage that something kept away: Brooch, Talisman.
struct Spared {
  static constexpr std::string_view kind = "spared";
  Seat seat{};
  Card by{};
  bool operator==(const Spared&) const = default;
};
BOOST_DESCRIBE_STRUCT(Spared, (), (seat, by))

// The Altar or the Goblin, and nobody else has any equipment (SH-4, SH-38).
struct NothingToSteal {
  static constexpr std::string_view kind = "nothing-to-steal";
  Seat seat{};
  bool operator==(const NothingToSteal&) const = default;
};
BOOST_DESCRIBE_STRUCT(NothingToSteal, (), (seat))

struct Revealed {
  static constexpr std::string_view kind = "revealed";
  Seat seat{};
  Character character{};
  bool scream = false;  // Daniel's (SH-2)
  bool operator==(const Revealed&) const = default;
};
BOOST_DESCRIBE_STRUCT(Revealed, (), (seat, character, scream))

struct Attacked {
  static constexpr std::string_view kind = "attacked";
  Seat seat{};
  SeatSet targets;
  std::uint8_t d6 = 0;  // 0 with the Masamune
  std::uint8_t d4 = 0;
  bool counter = false;
  bool operator==(const Attacked&) const = default;
};
BOOST_DESCRIBE_STRUCT(Attacked, (), (seat, targets, d6, d4, counter))

// The sum for one target, told before the damage falls.
struct Blow {
  static constexpr std::string_view kind = "blow";
  Seat seat{};
  Seat target{};
  std::uint8_t dice = 0;
  std::uint8_t weapons = 0;
  std::uint8_t spear = 0;
  bool own_robe = false;
  bool robe = false;   // the target's
  bool angel = false;  // the target's
  std::uint8_t damage = 0;
  bool operator==(const Blow&) const = default;
};
BOOST_DESCRIBE_STRUCT(Blow, (), (seat, target, dice, weapons, spear, own_robe, robe, angel, damage))

enum class How : std::uint8_t { drawn, stolen, handed_over, robbed, looted };
BOOST_DESCRIBE_ENUM(How, drawn, stolen, handed_over, robbed, looted)

// An equipment card changes hands.
struct EquipmentTaken {
  static constexpr std::string_view kind = "equipment-taken";
  Seat seat{};  // who has it now
  Card card{};
  How how{};
  std::optional<Seat> from;
  bool operator==(const EquipmentTaken&) const = default;
};
BOOST_DESCRIBE_STRUCT(EquipmentTaken, (), (seat, card, how, from))

struct EquipmentDiscarded {
  static constexpr std::string_view kind = "equipment-discarded";
  Seat seat{};  // whose it was
  EquipmentSet cards;
  bool operator==(const EquipmentDiscarded&) const = default;
};
BOOST_DESCRIBE_STRUCT(EquipmentDiscarded, (), (seat, cards))

struct Died {
  static constexpr std::string_view kind = "died";
  Seat seat{};
  Character character{};
  std::optional<Seat> killer;
  bool operator==(const Died&) const = default;
};
BOOST_DESCRIBE_STRUCT(Died, (), (seat, character, killer))

// Angel, an extra turn, a mirror without effect: what a card did that nothing else tells.
struct CardWorked {
  static constexpr std::string_view kind = "card-worked";
  Seat seat{};
  Card card{};
  bool operator==(const CardWorked&) const = default;
};
BOOST_DESCRIBE_STRUCT(CardWorked, (), (seat, card))

// Who has made up their mind in the window after an attack; what they decided shows only when all have.
struct Decided {
  static constexpr std::string_view kind = "decided";
  Seat seat{};
  bool operator==(const Decided&) const = default;
};
BOOST_DESCRIBE_STRUCT(Decided, (), (seat))

enum class Reason : std::uint8_t {
  shadows_dead,
  hunters_dead,
  neutrals_dead,
  robbery,
  massacre,
  first_death,
  several
};
BOOST_DESCRIBE_ENUM(Reason, shadows_dead, hunters_dead, neutrals_dead, robbery, massacre, first_death, several)

inline constexpr int kMostGifts = 56;  // more than three times through the hermit's deck
using Questions = FixedList<Question, kMostGifts>;

// All cards are turned over: the character that was set aside, and the hermit's cards that were given.
struct GameEnded {
  static constexpr std::string_view kind = "game-ended";
  SeatSet winners;
  Reason reason{};
  std::optional<Character> aside;
  Questions questions;
  bool operator==(const GameEnded&) const = default;
};
BOOST_DESCRIBE_STRUCT(GameEnded, (), (winners, reason, aside, questions))

using Event =
    std::variant<Acted, TurnBegan, Rolled, Moved, Drew, Reshuffled, QuestionDrawn, QuestionRead, QuestionGiven,
                 QuestionAnswered, CharacterShown, Hurt, Healed, Spared, NothingToSteal, Revealed, Attacked, Blow,
                 EquipmentTaken, EquipmentDiscarded, Died, CardWorked, Decided, GameEnded>;

}  // namespace hallali::shadow_hunters
