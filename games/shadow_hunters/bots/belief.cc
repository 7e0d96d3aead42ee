// What people do to each other depends on their groups; who can be who depends on characters. So the sum goes over
// all ways to deal groups, a few hundred, and inside each group over all ways to deal its characters: exact, and
// quick.
#include "games/shadow_hunters/bots/belief.h"

#include <algorithm>
#include <cmath>

namespace hallali::shadow_hunters {
namespace {

constexpr std::size_t kGroups = 3;

// How readily a member of one group turns on a member of another, against what is usual; found by playing.
constexpr std::array<std::array<double, kGroups>, kGroups> kHostile{{
    {0.5, 1.8, 0.8},  // hunters at hunters, shadows, neutrals
    {1.8, 0.4, 1.0},  // shadows
    {1.0, 1.0, 1.0},  // neutrals
}};
constexpr std::array<std::array<double, kGroups>, kGroups> kFriendly{{
    {1.5, 0.5, 1.0},
    {0.5, 1.6, 1.0},
    {1.0, 1.0, 1.0},
}};
constexpr int kMostDeeds = 3;  // more of the same says no more

class Count {
 public:
  explicit Count(const Knowledge& knowledge)
      : knowledge_(knowledge),
        table_(knowledge.table),
        players_(table_.options.players),
        cast_(cast_of(table_.options)) {
    for (int i = 0; i < players_; ++i) {
      const auto seat = static_cast<std::size_t>(i);
      could_[seat] = knowledge.characters[seat] ? CharacterSet{*knowledge.characters[seat]}
                                                : table_.players[seat].could & knowledge.learnt[seat];
    }
    left_ = {cast_.hunters, cast_.shadows, cast_.neutrals};
    for (std::size_t one = 0; one < kGroups; ++one) {
      for (std::size_t two = 0; two < kGroups; ++two) {
        for (int deeds = 0; deeds <= kMostDeeds; ++deeds) {
          hostile_[one][two][static_cast<std::size_t>(deeds)] = std::pow(kHostile[one][two], deeds);
          friendly_[one][two][static_cast<std::size_t>(deeds)] = std::pow(kFriendly[one][two], deeds);
        }
      }
    }
  }

  Suspicions run() {
    deal(0, 1);
    Suspicions result = sums_;
    for (Suspicion& each : result) {
      double all = 0;
      for (double weight : each.characters) all += weight;
      if (all > 0) std::for_each(each.characters.begin(), each.characters.end(), [&](double& w) { w /= all; });
    }
    return result;
  }

 private:
  // Gives seat after seat a group; `weight` is what the deeds among them say.
  void deal(int seat, double weight) {
    if (seat == players_) {
      characters(weight);
      return;
    }
    for (std::size_t group = 0; group < kGroups; ++group) {
      if (left_[group] == 0 ||
          !could_[static_cast<std::size_t>(seat)].intersects(members(static_cast<Group>(group)))) {
        continue;
      }
      --left_[group];
      groups_[static_cast<std::size_t>(seat)] = group;
      deal(seat + 1, weight * deeds(seat));
      ++left_[group];
    }
  }

  double deeds(int seat) const {
    double weight = 1;
    const auto me = static_cast<std::size_t>(seat);
    for (std::size_t other = 0; other < me; ++other) {
      weight *= deed(me, other) * deed(other, me);
    }
    return weight;
  }

  double deed(std::size_t from, std::size_t to) const {
    if (seat_at(static_cast<int>(from)) == knowledge_.viewer) return 1;
    const auto harmed = static_cast<std::size_t>(std::min<int>(kMostDeeds, table_.harmed[from][to]));
    const auto helped = static_cast<std::size_t>(std::min<int>(kMostDeeds, table_.helped[from][to]));
    return hostile_[groups_[from]][groups_[to]][harmed] * friendly_[groups_[from]][groups_[to]][helped];
  }

  // All ways to deal the characters of these groups, group by group.
  void characters(double weight) {
    // A card that lies aside belongs to whatever group has one left.
    std::array<double, kGroups> ways{};
    std::array<Suspicions, kGroups> inside{};
    for (std::size_t group = 0; group < kGroups; ++group) {
      FixedList<std::size_t, kMaxPlayers> seats;
      for (int i = 0; i < players_; ++i) {
        if (groups_[static_cast<std::size_t>(i)] == group) seats.push_back(static_cast<std::size_t>(i));
      }
      const CharacterSet pool =
          static_cast<Group>(group) == Group::neutral ? cast_.neutral_pool : members(static_cast<Group>(group));
      ways[group] = arrange(seats, 0, pool, inside[group]);
      if (left_[group] > 0) weight *= pool.size() - static_cast<int>(seats.size());  // who lies aside
      if (ways[group] == 0) return;
    }
    for (std::size_t group = 0; group < kGroups; ++group) {
      const double others = weight * ways[0] * ways[1] * ways[2] / ways[group];
      for (int i = 0; i < players_; ++i) {
        const auto seat = static_cast<std::size_t>(i);
        if (groups_[seat] != group) continue;
        for (std::size_t c = 0; c < kCharacters; ++c) {
          sums_[seat].characters[c] += others * inside[group][seat].characters[c];
        }
      }
    }
  }

  // How many ways there are, and how many of them make each seat each character.
  double arrange(const FixedList<std::size_t, kMaxPlayers>& seats, std::size_t next, CharacterSet pool,
                 Suspicions& counts) const {
    if (next == seats.size()) return 1;
    double ways = 0;
    for (Character character : pool& could_[seats[next]]) {
      Suspicions below{};
      const double here = arrange(seats, next + 1, pool.without(character), below);
      if (here == 0) continue;
      ways += here;
      counts[seats[next]].characters[static_cast<std::size_t>(character)] += here;
      for (std::size_t i = next + 1; i < seats.size(); ++i) {
        for (std::size_t c = 0; c < kCharacters; ++c) {
          counts[seats[i]].characters[c] += below[seats[i]].characters[c];
        }
      }
    }
    return ways;
  }

  const Knowledge& knowledge_;
  const Public& table_;
  int players_;
  Cast cast_;
  std::array<CharacterSet, kMaxPlayers> could_{};
  std::array<int, kGroups> left_{};
  std::array<std::size_t, kMaxPlayers> groups_{};
  std::array<std::array<std::array<double, kMostDeeds + 1>, kGroups>, kGroups> hostile_{};
  std::array<std::array<std::array<double, kMostDeeds + 1>, kGroups>, kGroups> friendly_{};
  Suspicions sums_{};
};

}  // namespace

Suspicions suspicions_of(const Knowledge& knowledge) { return Count(knowledge).run(); }

}  // namespace hallali::shadow_hunters
