// A second referee, who knows nothing but the rulebook and the rulings. He keeps the table in his own simple and slow
// way, hears only of the dice and of whose hand was first, and has to agree with the rules after every move.
#include <map>
#include <set>

#include "games/chasse_cercueils/rules/invariants.h"
#include "games/chasse_cercueils/rules/test_scene.h"

namespace hallali::chasse_cercueils {
namespace {

using Kind = Move::Kind;

std::string name(Card card) { return std::string(kAllCards[static_cast<std::size_t>(card)]); }

struct Lying {
  std::string card;  // "" at a place without a card
  bool coffin = false;

  bool operator==(const Lying&) const = default;
};

// Whose row, and which card of it, from 0.
using At = std::pair<int, int>;

class Referee {
 public:
  explicit Referee(const State& dealt)
      : players_(dealt.table.options.players),
        calm_(dealt.table.options.race == Race::calm),
        roller_(index(dealt.table.roller)),
        rows_(static_cast<std::size_t>(players_)),
        chased_(static_cast<std::size_t>(players_)) {
    for (int i = 0; i < players_; ++i) {
      for (std::size_t place = 0; place < 4; ++place) {
        rows_[i].push_back({name(dealt.table.hands[i].cards[place]), false});
      }
    }
    for (int i = 0; i < dealt.table.pile; ++i) pile_.push_back(name(dealt.pile[i]));
  }

  // What may be done, and by whom.
  std::set<std::pair<int, Move>> possible() const {
    std::set<std::pair<int, Move>> all;
    const auto may = [&](int who, Kind kind, At at = {0, 0}) {
      all.insert({who, Move(kind, {seat_at(at.first), static_cast<Place>(at.second)})});
    };
    if (stage_ == "roll") may(roller_, Kind::roll);
    if (stage_ == "window") {
      for (int who = 0; who < players_; ++who) {
        if (calm_ && decisions_.contains(who)) continue;
        may(who, Kind::slap);
        if (calm_ || who == roller_) may(who, Kind::pass);
      }
    }
    if (stage_ == "claim") may(first_, Kind::admit);
    if (stage_ == "bat" || stage_ == "moon" || stage_ == "swap") may(first_, Kind::decline);
    if (stage_ == "swap") {
      may(first_, Kind::swap);
      if (at(picked_[0]).coffin && !looked_) may(first_, Kind::look);
    }
    for (const At& place : everything()) {
      const bool own = place.first == first_;
      const bool coffin = at(place).coffin;
      if (stage_ == "claim" && (own || coffin)) may(first_, Kind::claim, place);
      if (stage_ == "penalty" && own && coffin) may(first_, Kind::suffer, place);
      if (stage_ == "bat" && own && !coffin) may(first_, Kind::close, place);
      if (stage_ == "bat" && own && coffin) may(first_, Kind::chase, place);
      if (stage_ == "bat" && !own && coffin) may(first_, Kind::open, place);
      if (stage_ == "moon" && begins_a_pair(place)) may(first_, Kind::pick, place);
    }
    return all;
  }

  // `hands` came down in the same race.
  void play(int who, Move move, const std::set<int>& hands, const EventLog<Event>& heard) {
    const At place{index(move.spot().owner), static_cast<int>(move.spot().place)};
    switch (move.kind()) {
      case Kind::roll:
        for (const auto& entry : heard.entries) {
          if (const auto* rolled = std::get_if<Rolled>(&entry.event)) {
            colour_ = notation(rolled->dice.colour);
            symbol_ = notation(rolled->dice.symbol);
          }
        }
        stage_ = "window";
        break;
      case Kind::pass:
      case Kind::slap:
        decisions_[who] = move.kind() == Kind::slap;
        for (int hand : hands) decisions_[hand] = true;
        if (calm_ && static_cast<int>(decisions_.size()) < players_) break;
        slap(heard);
        break;
      case Kind::admit:
        punish();
        break;
      case Kind::claim:
        claim(place);
        break;
      case Kind::suffer:
      case Kind::open:
        at(place).coffin = false;
        next_turn();
        break;
      case Kind::close:
        at(place).coffin = true;
        next_turn();
        break;
      case Kind::chase:
        chase(place);
        break;
      case Kind::decline:
        next_turn();
        break;
      case Kind::pick:
        picked_.push_back(place);
        if (picked_.size() == 2) stage_ = "swap";
        break;
      case Kind::look:
        looked_ = true;
        break;
      case Kind::swap:
        std::swap(at(picked_[0]).card, at(picked_[1]).card);
        next_turn();
        break;
    }
  }

  void compare(const State& state) const {
    const Public& table = state.table;
    ASSERT_EQ(notation(table.phase), stage_);
    ASSERT_EQ(index(table.roller), roller_);
    ASSERT_EQ(table.pile, pile_.size());
    for (std::size_t i = 0; i < pile_.size(); ++i) ASSERT_EQ(name(state.pile[i]), pile_[i]);
    ASSERT_EQ(table.slapper ? index(*table.slapper) : -1, first_);
    ASSERT_EQ(table.looked, looked_);
    ASSERT_EQ(table.picked.size(), picked_.size());
    for (std::size_t i = 0; i < picked_.size(); ++i) {
      ASSERT_EQ(index(table.picked[i].owner), picked_[i].first);
      ASSERT_EQ(static_cast<int>(table.picked[i].place), picked_[i].second);
    }
    ASSERT_EQ(table.dice ? notation(table.dice->colour) + notation(table.dice->symbol) : "", colour_ + symbol_);
    for (int i = 0; i < players_; ++i) {
      ASSERT_EQ(table.decided.contains(seat_at(i)), calm_ && decisions_.contains(i));
      ASSERT_EQ(state.slapping.contains(seat_at(i)), calm_ && decisions_.contains(i) && decisions_.at(i));
      const Hand& hand = table.hands[i];
      for (int place = 0; place < kMostPlaces; ++place) {
        const auto lies = static_cast<Place>(place);
        Lying lying;
        if (hand.all().contains(lies)) lying = {name(hand.at(lies)), hand.down.contains(lies)};
        ASSERT_EQ(lying, place < static_cast<int>(rows_[i].size()) ? rows_[i][place] : Lying{}) << i << '.' << place;
      }
      std::vector<std::string> chased;
      for (Card card : hand.chased) chased.push_back(name(card));
      ASSERT_EQ(chased, chased_[i]);
    }
    std::set<std::pair<int, Move>> legal_moves;
    for (int i = 0; i < players_; ++i) {
      for (const Move& move : legal(state, seat_at(i))) legal_moves.insert({i, move});
    }
    ASSERT_EQ(legal_moves, possible());
    ASSERT_EQ(outcome(state).has_value(), stage_ == "over");
  }

  // Whether that card matches the dice.
  bool shows(const At& place) const {
    const std::string card = at(place).card;
    if (colour_ == "both") return card.ends_with(symbol_);
    return card == colour_ + '-' + symbol_;
  }

  std::map<std::string, int> met{};  // how often something happened

 private:
  Lying& at(const At& place) { return rows_[place.first][place.second]; }
  const Lying& at(const At& place) const { return rows_[place.first][place.second]; }

  std::vector<At> everything() const {
    std::vector<At> all;
    for (int who = 0; who < players_; ++who) {
      for (int i = 0; i < static_cast<int>(rows_[who].size()); ++i) {
        if (!rows_[who][i].card.empty()) all.emplace_back(who, i);
      }
    }
    return all;
  }

  // CC-18 and CC-20, pair by pair.
  bool is_pair(const At& one, const At& other) const {
    if (one == other) return false;
    if (at(one).coffin && at(other).coffin) return true;
    if (at(one).coffin || at(other).coffin || one.first == other.first) return false;
    for (const At& place : everything()) {
      if (place.first != first_ && at(place).coffin) return false;
    }
    return true;
  }
  bool begins_a_pair(const At& place) const {
    if (!picked_.empty()) return is_pair(picked_[0], place);
    for (const At& other : everything()) {
      if (is_pair(place, other)) return true;
    }
    return false;
  }

  int coffins(int who) const {
    int count = 0;
    for (const Lying& card : rows_[who]) count += card.coffin ? 1 : 0;
    return count;
  }
  int cards(int who) const {
    int count = 0;
    for (const Lying& card : rows_[who]) count += card.card.empty() ? 0 : 1;
    return count;
  }

  void slap(const EventLog<Event>& heard) {
    std::set<int> hands;
    for (const auto& [who, slaps] : decisions_) {
      if (slaps) hands.insert(who);
    }
    decisions_.clear();
    if (hands.empty()) {
      ++met["nobody"];
      return next_turn();
    }
    if (colour_ == "call" && symbol_ == "skull") {  // CC-03: every hand, the roller's first, then to the right
      ++met["skull"];
      if (hands.size() > 1) ++met["several hands on the skull"];
      for (int i = 0; i < players_; ++i) {
        const int who = (roller_ + players_ - i) % players_;
        if (hands.contains(who)) to_punish_.push_back(who);
      }
      return next_penalty();
    }
    for (const auto& entry : heard.entries) {
      if (const auto* slapped = std::get_if<Slapped>(&entry.event)) first_ = index(slapped->seat);
    }
    ASSERT_TRUE(hands.contains(first_)) << "a hand that did not come down";
    stage_ = colour_ != "call" ? "claim" : symbol_;
    ++met[stage_];
  }

  void next_penalty() {
    first_ = to_punish_.front();
    to_punish_.erase(to_punish_.begin());
    punish();
  }

  void claim(const At& place) {
    const bool right = shows(place);
    const bool own = place.first == first_;
    const bool coffin = at(place).coffin;
    ++met[std::string(right ? "right" : "wrong") + (own ? " own" : " other") + (coffin ? " coffin" : " vampire")];
    if (own && !coffin && right) at(place).coffin = true;
    if (own && coffin && right) return chase(place);
    if (coffin && own != right) at(place).coffin = false;  // mine and wrong, or yours and right
    if (!right && !(own && coffin)) return punish();
    next_turn();
  }

  void punish() {
    const int to_choose = coffins(first_);
    if (to_choose >= 2) {
      stage_ = "penalty";
      return;
    }
    if (to_choose == 1) {
      for (Lying& card : rows_[first_]) card.coffin = false;
    } else if (pile_.empty()) {
      ++met["spared"];
    } else {
      ++met["drawn"];
      std::size_t gap = 0;
      while (gap < rows_[first_].size() && !rows_[first_][gap].card.empty()) ++gap;
      if (gap == rows_[first_].size()) rows_[first_].emplace_back();
      rows_[first_][gap] = {draw(), false};
    }
    next_turn();
  }

  std::string draw() {
    const std::string card = pile_.back();
    pile_.pop_back();
    return card;
  }

  void chase(const At& place) {
    chased_[first_].push_back(at(place).card);
    at(place) = {};
    if (chased_[first_].size() == 4) {
      ++met["won"];
      stage_ = "over";
      first_ = -1;
      return;
    }
    if (cards(first_) >= 4) {
      ++met["enough"];
    } else if (pile_.empty()) {
      ++met["no refill"];
    } else {
      ++met["refill"];
      at(place) = {draw(), false};
    }
    next_turn();
  }

  void next_turn() {
    if (!to_punish_.empty()) return next_penalty();
    first_ = -1;
    picked_.clear();
    looked_ = false;
    decisions_.clear();
    roller_ = (roller_ + players_ - 1) % players_;
    stage_ = "roll";
  }

  int players_;
  bool calm_;
  int roller_;
  std::vector<std::vector<Lying>> rows_;
  std::vector<std::vector<std::string>> chased_;
  std::vector<std::string> pile_{};  // the top is at the end
  std::string stage_ = "roll";
  std::string colour_{}, symbol_{};
  std::map<int, bool> decisions_{};
  int first_ = -1;
  std::vector<int> to_punish_{};
  std::vector<At> picked_{};
  bool looked_ = false;
};

using Choice = std::pair<int, Move>;

// One in three prefers to be right, so that some games come to an end.
Choice choose(const Referee& referee, bool clever, Random& random) {
  const auto possible = referee.possible();
  std::vector<Choice> all(possible.begin(), possible.end());
  if (clever && all[0].second.kind() == Kind::admit) {
    std::vector<Choice> right;
    for (const Choice& choice : all) {
      const Spot at = choice.second.spot();
      if (choice.second.kind() == Kind::claim && referee.shows({index(at.owner), static_cast<int>(at.place)})) {
        right.push_back(choice);
      }
    }
    if (!right.empty()) all = right;
  }
  return all[random.below(static_cast<std::uint32_t>(all.size()))];
}

TEST(ChasseCercueilsReferee, agrees_with_the_rules_after_every_move) {
  std::map<std::string, int> met;
  Random random(seed_from_text("referee"));
  for (int game = 0; game < 150; ++game) {
    const Options options{.players = static_cast<std::uint8_t>(2 + game % 5),
                          .race = game % 4 < 2 ? Race::live : Race::calm};
    State state = deal(options, random);
    const bool short_pile = game % 7 == 0;  // otherwise it hardly ever runs out while hands are small
    if (short_pile) {
      state.table.pile = 2;
      std::fill(state.pile.begin() + 2, state.pile.end(), Card{});
    }
    Referee referee(state);
    referee.compare(state);
    for (int moves = 0; moves < 400 && !awaited(state).empty(); ++moves) {
      const auto [who, move] = choose(referee, game % 3 == 0, random);
      EventLog<Event> log;
      std::set<int> hands;
      if (racing(state) && move.kind() == Kind::slap) {
        SeatSet seats{seat_at(who)};
        for (int i = 0; i < options.players; ++i) {
          if (random.below(2) == 0) hands.insert(i), seats.insert(seat_at(i));
        }
        hands_down(state, seats);
      }
      apply(state, seat_at(who), move, random, log);
      referee.play(who, move, hands, log);
      referee.compare(state);
      ASSERT_FALSE(HasFatalFailure()) << "game " << game << ", move " << moves << ": " << notation(move);
      ASSERT_EQ(short_pile ? "" : broken_invariant(state), "");
    }
    for (const auto& [what, times] : referee.met) met[what] += times;
  }
  for (std::string_view what :
       {"nobody", "claim", "bat", "moon", "skull", "several hands on the skull", "right own vampire",
        "right own coffin", "right other coffin", "wrong own vampire", "wrong own coffin", "wrong other coffin",
        "spared", "drawn", "won", "enough", "refill", "no refill"}) {
    EXPECT_GT(met[std::string(what)], 10) << what << ": too few to prove anything";
  }
}

}  // namespace
}  // namespace hallali::chasse_cercueils
