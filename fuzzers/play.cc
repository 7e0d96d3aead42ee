// Any bytes at all as the decisions of a game: which one, by which rules, who moves, which hands come down in a race
// and when. Whatever is played, its record reads back and verifies.
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "match/games.h"
#include "match/race.h"

namespace {

using namespace hallali;

constexpr int kMostMoves = 3000;

class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}

  bool left() const { return at_ < size_; }
  int next() { return left() ? data_[at_++] : 0; }
  std::size_t below(std::size_t n) { return static_cast<std::size_t>(next()) % n; }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
  std::size_t at_ = 0;
};

// One of "yes|no"; an option that is a number stays as it is.
std::string one_of(std::string_view values, Bytes& bytes) {
  std::vector<std::string> all;
  for (std::size_t bar = 0; bar != std::string_view::npos; values.remove_prefix(bar + 1)) {
    bar = values.find('|');
    all.emplace_back(values.substr(0, bar));
    if (bar == std::string_view::npos) break;
  }
  return all[bytes.below(all.size())];
}

MatchSetup setup_of(const AnyGame& game, Bytes& bytes) {
  MatchSetup setup;
  setup.game = game.about.id;
  setup.players = game.about.min_players + static_cast<int>(bytes.below(8));
  for (const OptionSpec& option : game.options()) {
    if (option.values != "N") setup.options[option.key] = one_of(option.values, bytes);
  }
  setup.names.assign(static_cast<std::size_t>(setup.players), "somebody");
  for (std::uint8_t& byte : setup.seed.bytes) byte = static_cast<std::uint8_t>(bytes.next());
  setup.rules = 1 + static_cast<int>(bytes.below(static_cast<std::size_t>(game.about.rules_version)));
  return setup;
}

void hold_race(Match& match, Bytes& bytes) {
  const SeatSet seats = match.awaited() | match.allowed();
  Race race(seats, 1000 * match.seconds_given());
  for (Seat seat : seats) {
    if (bytes.below(3) == 0) continue;
    const int after = 20 * bytes.next();
    race.slap(seat, after, after + bytes.next(), 2 * bytes.next());
  }
  const std::vector<Slap> hands = race.order(draw_lots(match.draws()));
  const auto [seat, move] = match.end_of_race(hands.empty() ? std::nullopt : std::optional(hands.front().seat));
  match.play(seat, move, hands);
}

void make_a_move(Match& match, Bytes& bytes) {
  std::vector<Seat> movers;
  for (Seat seat : match.awaited() | match.allowed()) {
    if (!match.legal(seat).empty()) movers.push_back(seat);
  }
  const Seat seat = movers[bytes.below(movers.size())];
  const std::vector<std::string> moves = match.legal(seat);
  match.play(seat, moves[bytes.below(moves.size())]);
  if (match.can_take_back(seat) && bytes.below(8) == 0) match.take_back(seat);
}

void play(const AnyGame& game, Bytes& bytes) {
  std::unique_ptr<Match> match;
  try {
    match = deal_match(setup_of(game, bytes));
  } catch (const BadInput&) {  // so many players, or such options, cannot be played
    return;
  }
  for (int i = 0; i < kMostMoves && bytes.left() && !match->awaited().empty(); ++i) {
    if (match->racing()) {
      hold_race(*match, bytes);
    } else {
      make_a_move(*match, bytes);
    }
  }
  game.verify(read_record(write_record(match->record())));  // BadInput nobody catches: found
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  const auto games = all_games();
  play(*games[bytes.below(games.size())], bytes);
  return 0;
}
