#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

#include "games/shadow_hunters/rules/areas.h"
#include "games/shadow_hunters/rules/cards.h"
#include "kit/seat.h"

namespace hallali::shadow_hunters {

inline constexpr int kMaxPlayers = 8;

// One word: kind, seat, and a card, an area or a deck. In the order of the kinds, so that the first legal move is the
// quietest one: to pass, to roll, to go on (SH-52).
class Move {
 public:
  enum class Kind : std::uint8_t {
    pass,       // no action, no attack, nothing to decide
    roll,       // start of the turn: roll and move
    compass,    // roll twice and choose
    teleport,   // Emi: to an area beside
    smite,      // Franklin, George: damage before moving
    go,         // a free choice of area
    draw,       // from a deck
    hurt,       // Weird Woods
    heal,       // Weird Woods
    steal,      // Altar, Goblin: a card from somebody
    target,     // whom a card is for
    hand,       // Banana Peel: a card to somebody
    give,       // a hermit card to somebody
    nothing,    // "nothing happens"
    obey,       // heal or take the damage
    hand_over,  // a card instead of the damage
    show,       // the character card
    attack,     // somebody in range
    sweep,      // everybody in range (Machine Gun)
    rob,        // Bob: a card instead of the damage
    counter,    // Werewolf
    suck,       // Vampire, who reveals himself for it
    feast,      // Charles: the same again
    loot,       // a card of the dead
    reveal,     // one's character, at any time (SH-1)
    love,       // Allie: all damage gone, at any time
  };

  constexpr Move() = default;
  constexpr explicit Move(Kind kind) : Move(kind, 0, 0) {}
  static constexpr Move at(Kind kind, Seat seat) { return Move(kind, index(seat), 0); }
  static constexpr Move at(Kind kind, Area area) { return Move(kind, 0, static_cast<int>(area)); }
  static constexpr Move at(Kind kind, Deck deck) { return Move(kind, 0, static_cast<int>(deck)); }
  static constexpr Move at(Kind kind, Card card) { return Move(kind, 0, static_cast<int>(card)); }
  static constexpr Move at(Kind kind, Seat seat, Card card) {
    return Move(kind, index(seat), static_cast<int>(card));
  }

  constexpr Kind kind() const { return static_cast<Kind>(word_ >> 16); }
  constexpr Seat seat() const { return static_cast<Seat>(word_ >> 8 & 0xFF); }
  constexpr Area area() const { return static_cast<Area>(word_ & 0xFF); }
  constexpr Deck deck() const { return static_cast<Deck>(word_ & 0xFF); }
  constexpr Card card() const { return static_cast<Card>(word_ & 0xFF); }

  constexpr auto operator<=>(const Move&) const = default;

 private:
  constexpr Move(Kind kind, int seat, int what)
      : word_(static_cast<std::uint32_t>(kind) << 16 | static_cast<std::uint32_t>(seat) << 8 |
              static_cast<std::uint32_t>(what)) {}

  std::uint32_t word_ = 0;
};
// pass | roll | compass | teleport church | smite 3 | go church | draw white | hurt 3 | heal 3 | steal 3 handgun |
// target 3 | hand handgun 3 | give 3 | nothing | obey | hand-over handgun | show | attack 3 | sweep | rob handgun |
// counter | suck | feast | loot handgun | reveal | love
std::string notation(Move move);
bool parse_notation(std::string_view text, Move& move);

}  // namespace hallali::shadow_hunters
