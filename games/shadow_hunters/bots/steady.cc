// A steady player of Shadow Hunters knows how likely everybody is everybody (shadow_belief), turns that into whom it
// wants to see hurt (shadow_grudges), and gives each move a worth in points of damage.
#include <algorithm>

#include "games/shadow_hunters/bots/grudges.h"
#include "games/shadow_hunters/bots/steady.h"

namespace hallali::shadow_hunters {
namespace {

using Kind = Move::Kind;

// Found by playing: see docs/bots.md.
constexpr double kBlow = 1.8;       // damage of an attack that is not known yet
constexpr double kKill = 3.0;       // what a likely death is worth beyond its damage
constexpr double kEquipment = 1.2;  // a card before me
constexpr double kCardUsed = 0.4;   // a white or black card that is used at once
constexpr double kAnswer = 2.0;     // an answer that could go either way
constexpr double kSecret = 1.5;     // being hidden
constexpr double kSure = 0.75;      // sure enough of an enemy to spend an ability
constexpr int kBobShows = 2;        // damage from which Bob tells everybody that he is nobody's enemy

class Judge {
 public:
  explicit Judge(const Knowledge& knowledge)
      : knowledge_(knowledge),
        table_(knowledge.table),
        me_(knowledge.viewer),
        mine_(player(table_, me_)),
        self_(*knowledge.characters[slot(me_)]),
        suspicions_(suspicions_of(knowledge)),
        grudge_(grudges_of(knowledge, suspicions_)),
        dead_(dead_count(table_)) {}

  double worth(const Move& move) const {
    switch (move.kind()) {
      case Kind::roll:
        return 1.0;
      case Kind::compass:
        return 1.2;
      case Kind::teleport:
        return 0.5 + area_worth(move.area()) - average_area() - secret();
      case Kind::smite:
        return grudge_[slot(move.seat())] > kSure ? 1.0 + hurt(move.seat(), 2.5) - secret() : -1;
      case Kind::go:
        return area_worth(move.area());
      case Kind::draw:
        return move.deck() == Deck::hermit ? question_worth() : card_worth(move.deck());
      case Kind::hurt:
        return move.seat() == me_ ? -self_care(2) : safe_in_woods(move.seat()) ? 0 : hurt(move.seat(), 2);
      case Kind::heal:
        return move.seat() == me_ ? self_care(std::min<int>(1, mine_.damage))
                                  : -hurt(move.seat(), heals(move.seat(), 1));
      case Kind::steal:
        return kEquipment * need(move.card()) + 0.5 * std::max(0.0, grudge_[slot(move.seat())]);
      case Kind::target:
        return target_worth(move.seat());
      case Kind::hand:
        return -need(move.card()) - 0.5 * grudge_[slot(move.seat())];
      case Kind::give:
        return give_worth(move.seat());
      case Kind::nothing:
      case Kind::obey:
      case Kind::hand_over:
        return answer_worth(move);
      case Kind::attack:
        return attack_worth(move.seat());
      case Kind::sweep:
        return sweep_worth();
      case Kind::rob:
        return 2 * need(move.card()) - 1;
      case Kind::counter:
        return hurt(table_.assault.attacker, kBlow) - secret() * (mine_.damage < 7 ? 1 : 0);
      case Kind::suck:
        return std::min<int>(mine_.damage, 2) - secret() * (mine_.damage < 5 ? 2 : 0.5);
      case Kind::feast:
        return feast_worth();
      case Kind::loot:
        return need(move.card());
      case Kind::reveal:
        return reveal_worth();
      case Kind::love:
        return mine_.damage >= 5 ? 5 : -5;
      default:
        return 0;  // pass, show
    }
  }

 private:
  bool dies_first() const { return self_ == Character::daniel && dead_ == 0; }
  double secret() const { return mine_.character ? 0 : kSecret; }

  // The chance that so much damage kills one of these.
  double death_chance(Seat seat, double damage, CharacterSet among = kEveryCharacter) const {
    const Suspicion& them = suspicions_[slot(seat)];
    double chance = 0;
    for (Character character : among) {
      const double missing = hit_points(character) - shadow_hunters::player(table_, seat).damage;
      const double kills = missing <= 0 ? 1 : std::clamp(damage - missing + 1, 0.0, 1.0);
      chance += them.of(character) * kills;
    }
    return chance;
  }

  double hurt(Seat seat, double damage) const {
    if (seat == me_) return -self_care(damage);
    const double kill = death_chance(seat, damage);
    double worth = grudge_[slot(seat)] * (damage + kKill * kill);
    if (self_ == Character::charles && dead_ >= kCharlesDead - 1) worth += 10 * kill;
    if (dies_first()) worth -= 6 * kill;
    // Daniel asks for it as long as nobody has died.
    if (dead_ == 0 && self_ != Character::allie) worth -= 6 * death_chance(seat, damage, {Character::daniel});
    return worth;
  }

  double heals(Seat seat, int amount) const {
    return std::min<int>(amount, shadow_hunters::player(table_, seat).damage);
  }

  // What damage to myself costs; Daniel looks for it as long as nobody has died.
  double self_care(double damage) const {
    if (dies_first()) return -damage;
    const int left = hit_points(self_) - mine_.damage;
    return damage * (left <= 4 ? 2.0 : left <= 7 ? 1.2 : 0.8) + (damage >= left ? 20 : 0);
  }

  bool safe_in_woods(Seat seat) const {
    return shadow_hunters::player(table_, seat).equipment.contains(Card::fortune_brooch);
  }

  // What makes his next robbery likelier, or larger.
  static double bobs_favour(Card card) {
    if (card == Card::machine_gun) return 0.8;
    return kWeapons.contains(card) || card == Card::masamune ? 0.5 : card == Card::holy_robe ? -0.2 : 0;
  }

  double need(Card card) const {
    if (self_ == Character::bob) return mine_.equipment.size() == kBobsEquipment - 1 ? 10 : 2 + bobs_favour(card);
    switch (card) {
      case Card::spear_of_longinus:
        return group_of(self_) == Group::hunter ? 1.8 : 0.6;
      case Card::masamune:
        return 0.9;
      case Card::handgun:
        return 0.8;
      case Card::mystic_compass:
      case Card::silver_rosary:
        return 0.7;
      default:
        return 1.0;
    }
  }

  // Everybody can count what is left of a deck; equipment stays, the rest is used up at once.
  double card_worth(Deck deck) const {
    const bool white = deck == Deck::white;
    const Pile& pile = white ? table_.white : table_.black;
    const Places left = pile.left.empty() ? pile.discarded : pile.left;
    int equipment = 0;
    for (std::uint8_t place : left) equipment += is_equipment((white ? kWhiteDeck : kBlackDeck)[place]) ? 1 : 0;
    const double share = static_cast<double>(equipment) / left.size();
    return kCardUsed + share * kEquipment * need(white ? Card::talisman : Card::butcher_knife);
  }

  double question_worth() const {
    if (self_ == Character::bob || self_ == Character::allie) return 0.5;
    double most = 0;
    for (Seat seat : living(table_).without(me_)) {
      const double enemy = (grudge_[slot(seat)] + 1.2) / 2.2;
      most = std::max(most, enemy * (1 - enemy) * 4);
    }
    return 0.3 + 0.9 * most;
  }

  double area_worth(Area area) const {
    double worth = 0;
    switch (area) {
      case Area::hermits_cabin:
        worth = question_worth();
        break;
      case Area::underworld_gate:
        worth = std::max({question_worth(), card_worth(Deck::white), card_worth(Deck::black)}) + 0.1;
        break;
      case Area::church:
        worth = card_worth(Deck::white);
        break;
      case Area::cemetery:
        worth = card_worth(Deck::black);
        break;
      case Area::weird_woods:
        for (Seat seat : living(table_).without(me_)) worth = std::max(worth, hurt(seat, 2));
        worth = std::max(worth, self_care(std::min<int>(1, mine_.damage)));
        break;
      case Area::erstwhile_altar:
        for (Seat seat : living(table_).without(me_)) {
          if (!player(table_, seat).equipment.empty())
            worth = std::max(worth, kEquipment * need(Card::handgun) + 0.5);
        }
        break;
    }
    double best = 0;
    const AreaSet pair = pair_of(table_.ring, area);
    const bool handgun = mine_.equipment.contains(Card::handgun);
    for (Seat seat : living(table_).without(me_)) {
      const auto& there = player(table_, seat).area;
      if (there && pair.contains(*there) != handgun) best = std::max(best, attack_worth(seat));
    }
    return worth + best;
  }

  double average_area() const {
    double sum = 0;
    for (Area area : kAllAreas) sum += area_worth(area);
    return sum / kAreas;
  }

  double target_worth(Seat seat) const {
    switch (*table_.card) {
      case Card::blessing:
        return -hurt(seat, heals(seat, 3));
      case Card::first_aid: {
        const int change = kFirstAid - shadow_hunters::player(table_, seat).damage;
        if (seat == me_) return -self_care(change);
        return change > 0 ? grudge_[slot(seat)] * change : -grudge_[slot(seat)] * -change;
      }
      default:  // Spider, Bat, and the Doll two times out of three
        return hurt(seat, 2);
    }
  }

  // A question is best asked where the answer is open, and best obeyed by an enemy.
  double give_worth(Seat seat) const {
    const Question question = *knowledge_.question;
    const double applies = suspicions_[slot(seat)].of(applies_to(question));
    const double open = 4 * applies * (1 - applies);
    if (demand_of(question) == Demand::show) return mine_.character ? 0 : suspicion_spread(seat);
    double damage = 1;
    if (demand_of(question) == Demand::hurt_twice) damage = 2;
    if (demand_of(question) == Demand::heal_or_hurt) {
      damage = shadow_hunters::player(table_, seat).damage == 0 ? 1 : -1;
    }
    // Half of those who may give something instead do so.
    const bool gives =
        demand_of(question) == Demand::give_or_hurt && !shadow_hunters::player(table_, seat).equipment.empty();
    return kAnswer * open + applies * (hurt(seat, damage) + (gives ? 0.5 * kEquipment * need(Card::talisman) : 0));
  }

  double suspicion_spread(Seat seat) const {
    double sure = 0;
    for (double p : suspicions_[slot(seat)].characters) sure += p * p;
    return 1 - sure;
  }

  // Only Unknown, and those who may give something instead, have a choice here.
  double answer_worth(const Move& move) const {
    const Question question = *knowledge_.question;
    if (move.kind() == Kind::hand_over) {
      const double giver = grudge_[slot(table_.turn)];
      return -0.9 * need(move.card()) - (self_ == Character::bob ? 1 : 0) - 0.3 * giver;
    }
    if (move.kind() == Kind::obey) {
      if (demand_of(question) == Demand::heal_or_hurt && mine_.damage > 0) return self_care(1);
      const double damage = demand_of(question) == Demand::hurt_twice ? 2 : 1;
      // To take one for being taken for a hunter is worth it to Unknown while nobody knows.
      const bool disguise = self_ == Character::unknown && !mine_.character && damage == 1 &&
                            applies_to(question).contains(Character::franklin) &&
                            !applies_to(question).contains(Character::unknown);
      return -self_care(damage) + (disguise ? 1.2 : 0);
    }
    return 0;
  }

  double attack_worth(Seat seat) const {
    double damage = kBlow + (mine_.equipment & kWeapons).size() * 0.8;
    if (mine_.equipment.contains(Card::masamune)) damage += 0.7;
    const Player& them = shadow_hunters::player(table_, seat);
    damage -=
        (mine_.equipment.contains(Card::holy_robe) ? 0.7 : 0) + (them.equipment.contains(Card::holy_robe) ? 0.7 : 0);
    if (them.angel) damage = 0.05;
    const double struck_back = abilities(table_) ? suspicions_[slot(seat)].of(Character::werewolf) * 0.4 * kBlow : 0;
    return hurt(seat, damage) + spoils(seat, damage) - self_care(struck_back) * 0.6 - 0.15;
  }

  // What the target carries, if it dies of the blow; and for Bob if the blow is strong enough for a robbery.
  double spoils(Seat seat, double damage) const {
    const EquipmentSet carried = shadow_hunters::player(table_, seat).equipment;
    if (carried.empty()) return 0;
    const double card = kEquipment * need(carried.last());
    const double loot = 0.3 * card * death_chance(seat, damage);
    if (self_ != Character::bob || !abilities(table_)) return loot;
    return std::max(loot, card * std::clamp(damage / 3.2, 0.1, 1.0));
  }

  double sweep_worth() const {
    double worth = 0;
    for (Seat seat : in_range(table_, me_)) worth += attack_worth(seat);
    return worth;
  }

  double feast_worth() const {
    double worth = -self_care(kFeastCost) - secret();
    for (Seat seat : table_.assault.targets) worth += hurt(seat, kBlow);
    return worth;
  }

  // To show oneself when nothing asks for it helps nobody; a card that heals for it, a Spear or a theft may be worth
  // it.
  double reveal_worth() const {
    if (table_.phase == Phase::card && table_.turn == me_) {
      if (healed_by(*table_.card).contains(self_)) return 0.5 * mine_.damage - secret();
    }
    if (table_.phase == Phase::before_damage && table_.assault.attacker == me_) {
      if (self_ == Character::bob) return 1;
      if (group_of(self_) == Group::hunter && mine_.equipment.contains(Card::spear_of_longinus)) {
        double worth = -secret();
        for (Seat seat : table_.assault.targets) worth += hurt(seat, 2);
        return worth;
      }
    }
    // Who is taken for an enemy and is none had better say so.
    if (self_ == Character::bob && table_.phase == Phase::start && mine_.damage >= kBobShows) return 2;
    return -10;
  }

  const Knowledge& knowledge_;
  const Public& table_;
  Seat me_;
  const Player& mine_;
  Character self_;
  Suspicions suspicions_;
  Grudges grudge_;
  int dead_;
};

}  // namespace

Move steady_move(const Knowledge& knowledge, const MoveList& legal, Random& random, Deadline) {
  const Judge judge(knowledge);
  Move best = legal.front();
  double most = -1e9;
  for (const Move& move : legal) {
    const double here = judge.worth(move) + 1e-3 * random.unit();
    if (here > most) most = here, best = move;
  }
  return best;
}

}  // namespace hallali::shadow_hunters
