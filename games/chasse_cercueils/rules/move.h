#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

#include "games/chasse_cercueils/rules/places.h"
#include "kit/notation.h"

namespace hallali::chasse_cercueils {

// One word: kind, and a card on the table. In the order of the kinds, so that the first legal move is the quietest
// one: no hand comes down, the mistake is admitted, the event is declined.
class Move {
 public:
  enum class Kind : std::uint8_t {
    pass,     // no slap; in a race, of the roller: nobody's hand came down, the dice go on
    roll,     // the dice
    slap,     // a hand on the garlic
    admit,    // it was a mistake (CC-05)
    decline,  // bat or moon: nothing
    claim,    // this card matches the dice
    suffer,   // penalty: this coffin of one's own is turned up again (CC-13)
    close,    // bat: one's own vampire into its coffin
    chase,    // bat: one's own coffin away, unproven
    open,     // bat: somebody else's coffin is turned up
    pick,     // moon: one of the two cards
    look,     // moon: at both
    swap,     // moon: both
  };
  BOOST_DESCRIBE_NESTED_ENUM(Kind, pass, roll, slap, admit, decline, claim, suffer, close, chase, open, pick, look,
                             swap)

  constexpr Move() = default;
  constexpr explicit Move(Kind kind) : Move(kind, {}) {}
  constexpr Move(Kind kind, Spot spot)
      : word_(static_cast<std::uint32_t>(kind) << 16 | static_cast<std::uint32_t>(index(spot.owner)) << 8 |
              static_cast<std::uint32_t>(spot.place)) {}

  constexpr Kind kind() const { return static_cast<Kind>(word_ >> 16); }
  constexpr Spot spot() const { return {static_cast<Seat>(word_ >> 8 & 0xFF), static_cast<Place>(word_ & 0xFF)}; }

  constexpr auto operator<=>(const Move&) const = default;

 private:
  std::uint32_t word_ = 0;
};

constexpr bool names_a_card(Move::Kind kind) {
  using enum Move::Kind;
  return kind == claim || kind == suffer || kind == close || kind == chase || kind == open || kind == pick;
}

std::string notation(Move move);  // slap, claim 2.3, swap
bool parse_notation(std::string_view text, Move& move);

}  // namespace hallali::chasse_cercueils
