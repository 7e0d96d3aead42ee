// A steady player of Chasse-cercueils: sees what matches, remembers coffins for a while, and has a hand that takes
// its time. It is told every face that was ever shown, and pretends to forget like people do.
#include <algorithm>
#include <cmath>
#include <numbers>

#include "games/chasse_cercueils/bots/steady.h"

namespace hallali::chasse_cercueils {
namespace {

using Kind = Move::Kind;

// What the option `reflexes` stands for.
struct Temper {
  double median;     // milliseconds until the hand comes down on what lies open
  double spread;     // of the logarithm of it
  double half_life;  // rolls after which half of the coffins are forgotten
  double slip;       // how often a memory is wrong, or a hand comes down for nothing
};

Temper temper_of(Reflexes reflexes) {
  switch (reflexes) {
    case Reflexes::slow:
      return {1000, 0.30, 6, 0.08};
    case Reflexes::steady:
      return {700, 0.25, 14, 0.04};
    case Reflexes::quick:
      return {450, 0.20, 40, 0.01};
  }
  return {};
}

constexpr double kRemembering = 1.3;  // a coffin takes longer to think of than a vampire to see

// A number in [0, 1) that is always the same for the same things, so that what was remembered when the hand came down
// is still remembered when the card has to be shown, and what is forgotten stays so.
double lot(std::initializer_list<std::uint32_t> things) {
  std::uint64_t mixed = 0x9E3779B97F4A7C15;
  for (std::uint32_t thing : things) {
    mixed = (mixed ^ thing) * 0xBF58476D1CE4E5B9;
    mixed ^= mixed >> 31;
  }
  return static_cast<double>(mixed >> 11) * 0x1p-53;
}

class Player {
 public:
  explicit Player(const Knowledge& knowledge)
      : table_(knowledge.table),
        seat_(knowledge.viewer),
        temper_(temper_of(table_.options.reflexes)),
        claim_(best_claim()) {}

  const Temper& temper() const { return temper_; }

  // Whether the hand should come down.
  bool wants_to_slap() const {
    const bool slips = chance(1) < temper_.slip;
    if (table_.dice->colour == Colour::call) {
      if (table_.dice->symbol == Symbol::skull) return slips;
      if (table_.dice->symbol == Symbol::bat) return true;
      return coffins_of_others() >= 2;
    }
    return slips || claim_;
  }

  bool has_to_remember() const {
    if (table_.dice->colour == Colour::call) return true;
    return claim_ && table_.hand(claim_->owner).down.contains(claim_->place);
  }

  Move claim() const {
    if (claim_) return Move(Kind::claim, *claim_);
    // Wrong is wrong: then rather a coffin of one's own that may be the one.
    for (Place place : table_.hand(seat_).down) {
      if (!remembered({seat_, place})) return Move(Kind::claim, {seat_, place});
    }
    return Move(Kind::admit);
  }

  Move penalty() const {
    const PlaceSet coffins = table_.hand(seat_).down;
    for (Place place : coffins) {
      if (!remembered({seat_, place})) return Move(Kind::suffer, {seat_, place});
    }
    return Move(Kind::suffer, {seat_, coffins.first()});
  }

  Move bat() const {
    const Hand& own = table_.hand(seat_);
    for (Place place : own.down) {  // what is forgotten would be the hardest to chase
      if (!remembered({seat_, place})) return Move(Kind::chase, {seat_, place});
    }
    if (!own.down.empty()) return Move(Kind::chase, {seat_, own.down.first()});
    if (!own.up.empty()) return Move(Kind::close, {seat_, own.up.first()});
    if (const auto spot = coffin_of_leader({})) return Move(Kind::open, *spot);
    return Move(Kind::decline);
  }

  // Two coffins of the others, those who are ahead first: they will have to think.
  Move moon() const {
    if (coffins_of_others() < 2) return Move(Kind::decline);
    const auto spot = coffin_of_leader(table_.picked);
    return spot ? Move(Kind::pick, *spot) : Move(Kind::decline);
  }

 private:
  // The card that this player would show for the dice as they lie.
  std::optional<Spot> best_claim() const {
    std::optional<Spot> best;
    if (!table_.dice || table_.dice->colour == Colour::call) return best;
    double most = 0;
    const auto weigh = [&](Spot spot, double worth) {
      if (worth > most) best = spot, most = worth;
    };
    for (int i = 0; i < table_.options.players; ++i) {
      const Seat owner = seat_at(i);
      const Hand& hand = table_.hand(owner);
      const auto chased = static_cast<double>(hand.chased.size());
      if (owner == seat_) {
        for (Place place : hand.up) weigh({owner, place}, matches(hand.at(place), *table_.dice) ? 5 : 0);
      }
      for (Place place : hand.down) {
        const std::optional<Card> card = remembered({owner, place});
        if (!card || !matches(*card, *table_.dice)) continue;
        weigh({owner, place}, owner == seat_ ? 10 : 1 + chased);
      }
    }
    return best;
  }

  double chance(std::uint32_t what) const {
    const auto& hand = table_.hand(seat_);
    std::uint32_t cards = 0;
    for (Place place : hand.all()) cards = cards * 7 + static_cast<std::uint32_t>(hand.at(place));
    return lot({what, table_.rolls, static_cast<std::uint32_t>(index(seat_)), cards, table_.pile});
  }

  // What this player believes to lie there.
  std::optional<Card> remembered(Spot spot) const {
    const Hand& hand = table_.hand(spot.owner);
    const std::uint32_t since = hand.since[static_cast<std::size_t>(spot.place)];
    const Card card = hand.at(spot.place);
    const auto luck = [&](std::uint32_t what) {
      return lot({what, since, static_cast<std::uint32_t>(index(seat_)),
                  static_cast<std::uint32_t>(index(spot.owner)), static_cast<std::uint32_t>(spot.place),
                  static_cast<std::uint32_t>(card)});
    };
    if (luck(2) > std::exp2(-static_cast<double>(table_.rolls - since) / temper_.half_life)) return {};
    if (luck(3) >= temper_.slip) return card;
    return static_cast<Card>((static_cast<int>(card) + 3) % kKinds);  // the other colour
  }

  int coffins_of_others() const {
    int coffins = 0;
    for (int i = 0; i < table_.options.players; ++i) {
      if (seat_at(i) != seat_) coffins += table_.hand(seat_at(i)).down.size();
    }
    return coffins;
  }

  std::optional<Spot> coffin_of_leader(const FixedList<Spot, 2>& except) const {
    std::optional<Spot> best;
    std::size_t most = 0;
    for (int i = 0; i < table_.options.players; ++i) {
      const Hand& hand = table_.hand(seat_at(i));
      if (seat_at(i) == seat_ || (best && hand.chased.size() <= most)) continue;
      for (Place place : hand.down) {
        const Spot spot{seat_at(i), place};
        if (std::ranges::find(except, spot) != except.end()) continue;
        best = spot;
        most = hand.chased.size();
        break;
      }
    }
    return best;
  }

  const Public& table_;
  const Seat seat_;
  const Temper temper_;
  const std::optional<Spot> claim_;  // last: it is made from the others
};

// A standard normal number (Box and Muller).
double normal(Random& random) {
  return std::sqrt(-2 * std::log(1 - random.unit())) * std::cos(2 * std::numbers::pi * random.unit());
}

}  // namespace

Reflex steady_reflex(const Knowledge& knowledge, Random& random) {
  const Player player(knowledge);
  if (!player.wants_to_slap()) return {};
  const Temper& temper = player.temper();
  const double pace = temper.median * (player.has_to_remember() ? kRemembering : 1);
  const double time = pace * std::exp(temper.spread * normal(random));
  return std::max(kQuickestBot, static_cast<int>(time));
}

Move steady_move(const Knowledge& knowledge, const MoveList& legal, Random&, Deadline) {
  const Player player(knowledge);
  switch (knowledge.table.phase) {
    case Phase::window:
      return player.wants_to_slap() ? legal.back() : legal.front();
    case Phase::claim:
      return player.claim();
    case Phase::penalty:
      return player.penalty();
    case Phase::bat:
      return player.bat();
    case Phase::moon:
      return player.moon();
    case Phase::swap:
      return Move(Kind::swap);
    default:
      return legal.front();
  }
}

}  // namespace hallali::chasse_cercueils
