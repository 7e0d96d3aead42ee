#include "games/shadow_hunters/bots/grudges.h"

#include <utility>

namespace hallali::shadow_hunters {
namespace {

// Found by playing: see docs/bots.md.
constexpr double kFriend = 1.2;   // a friend is worth more than an enemy
constexpr double kAllie = 0.65;   // she wins whoever wins, and has the fewest points
constexpr double kBob = 0.5;      // when one card is missing
constexpr double kCharles = 0.7;  // when one body is missing

class Grudge {
 public:
  Grudge(const Knowledge& knowledge, const Suspicions& suspicions)
      : table_(knowledge.table),
        self_(*knowledge.characters[slot(knowledge.viewer)]),
        suspicions_(suspicions),
        cast_(cast_of(table_.options)),
        dead_(dead_count(table_)) {}

  double against(Seat seat) const {
    const Suspicion& them = suspicions_[slot(seat)];
    // Once somebody has died Daniel can only win with the hunters.
    switch (self_ == Character::daniel && dead_ > 0 ? Group::hunter : group_of(self_)) {
      case Group::hunter:
        return them.of(Group::shadow) - kFriend * them.of(Group::hunter) + rivalry(seat, 0, 0.1);
      case Group::shadow:
        return them.of(Group::hunter) - kFriend * them.of(Group::shadow) +
               rivalry(seat, cast_.neutrals >= kNeutralsDead ? 0.15 : 0, dead_ > 0 ? 0.4 : 0.1);
      case Group::neutral:
        break;
    }
    const int damage = player(table_, seat).damage;
    switch (self_) {
      case Character::charles:
        return 0.4 + 0.05 * damage + (dead_ >= kCharlesDead - 1 ? 0.5 : -ends_the_night(seat));
      case Character::bob:
        return -0.5 * ends_the_night(seat);  // it is not people he is after
      case Character::daniel:
        return 0.15 - 0.05 * damage;  // to provoke, not to kill
      default:
        return 0.1 + 0.03 * damage;  // Allie: let it be over soon
    }
  }

 private:
  // How much the two groups mind a neutral: the nearer they are to winning without them, the more.
  double rivalry(Seat seat, double any, double daniel) const {
    const Suspicion& them = suspicions_[slot(seat)];
    const bool rich = player(table_, seat).equipment.size() >= kBobsEquipment - 1;
    return any * them.of(Group::neutral) + kAllie * them.of(Character::allie) +
           (rich ? kBob : 0) * them.of(Character::bob) +
           (dead_ >= kCharlesDead - 1 ? kCharles : 0.15) * them.of(Character::charles) +
           daniel * them.of(Character::daniel);
  }

  // The chance that this is the last of the hunters or of the shadows.
  double ends_the_night(Seat seat) const {
    double chance = 0;
    for (const auto& [group, dealt] :
         {std::pair(Group::hunter, cast_.hunters), std::pair(Group::shadow, cast_.shadows)}) {
      int dead = 0;
      for (const Player& each : table_.players) {
        dead += !each.alive && each.character && group_of(*each.character) == group ? 1 : 0;
      }
      if (dealt - dead == 1) chance += suspicions_[slot(seat)].of(group);
    }
    return chance;
  }

  const Public& table_;
  Character self_;
  const Suspicions& suspicions_;
  Cast cast_;
  int dead_;
};

}  // namespace

Grudges grudges_of(const Knowledge& knowledge, const Suspicions& suspicions) {
  const Grudge grudge(knowledge, suspicions);
  Grudges grudges{};
  for (Seat seat : living(knowledge.table).without(knowledge.viewer)) grudges[slot(seat)] = grudge.against(seat);
  return grudges;
}

}  // namespace hallali::shadow_hunters
