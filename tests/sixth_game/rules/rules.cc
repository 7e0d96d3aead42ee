#include "tests/sixth_game/rules/rules.h"

#include <algorithm>
#include <numeric>

namespace hallali::sixth_game {
namespace {

constexpr std::array<std::int16_t, kPlaces.size()> kWorth{2, 3, 4};

constexpr std::array kOptionHelp{
    OptionHelp{"alarm", "un lieu où le renard s'est fait prendre reste fermé à la manche suivante",
               "a place where the fox was caught stays closed in the next round"},
};

}  // namespace

const About kAbout{
    .id = "sixth-game",
    .title = "Goupil",
    .rules_version = 1,
    .min_players = 2,
    .max_players = kMaxPlayers,
    .minutes = 5,
    .fr = "Un renard, trois lieux : où va-t-il se montrer, et où l'attend-on ?",
    .en = "One fox, three places: where will it turn up, and where is it expected?",
    .option_help = kOptionHelp,
};

std::int16_t worth(Place place) { return kWorth[static_cast<std::size_t>(place)]; }

std::int16_t total(const Points& points) { return std::accumulate(points.begin(), points.end(), std::int16_t{0}); }

std::string notation(Move move) { return "go " + hallali::notation(move.place); }

bool parse_notation(std::string_view text, Move& move) {
  constexpr std::string_view verb = "go ";
  return text.starts_with(verb) && hallali::parse_notation(text.substr(verb.size()), move.place);
}

std::optional<Phrase> check(const Options& options) {
  if (options.players >= kAbout.min_players && options.players <= kAbout.max_players) return {};
  return Phrase{"Goupil se joue de 2 à 4 joueurs.", "Goupil is for 2 to 4 players."};
}

State deal(const Options& options, Random& random, int /*rules*/) {
  State state;
  state.table.options = options;
  state.table.fox = seat_at(static_cast<int>(random.below(options.players)));  // GO-01
  return state;
}

MoveList open_places(const Public& table) {
  MoveList moves;
  for (Place place : kPlaces) moves.push_back_if(place != table.closed, {place});
  return moves;
}

MoveList legal(const State& state, Seat seat) {
  return awaited(state).contains(seat) ? open_places(state.table) : MoveList{};
}

namespace {

// Everybody has chosen: who was where, who scores, and who is the fox next.
template <class Events>
void reveal(State& state, Events& events) {
  Public& table = state.table;
  const int players = table.options.players;
  const auto place_of = [&](Seat seat) { return *state.choice[index(seat)]; };
  const Place den = place_of(table.fox);
  SeatSet hunters;  // at the fox's place
  table.revealed.clear();
  for (Seat seat : seats_up_to(players)) {
    events(kEverybody, Revealed{seat, place_of(seat)});
    table.revealed.push_back(place_of(seat));
    if (seat != table.fox && place_of(seat) == den) hunters.insert(seat);
  }
  const SeatSet scorers = hunters.empty() ? SeatSet{table.fox} : hunters;  // GO-04, GO-05
  for (Seat seat : seats_up_to(players)) {
    table.points[index(seat)].push_back(scorers.contains(seat) ? worth(den) : std::int16_t{0});
  }
  table.closed.reset();
  if (hunters.empty()) {
    events(kEverybody, Escaped{table.fox, den, worth(den)});
  } else {
    events(kEverybody, Caught{table.fox, hunters, den, worth(den)});
    if (table.options.alarm) table.closed = den;  // GO-07
  }

  state.choice = {};
  table.chosen = {};
  ++table.round;
  table.fox = next(table.fox, players);  // GO-01
  if (over(table)) {
    events(kEverybody, GameEnded{outcome(state)->winners});
  } else {
    events(kEverybody, RoundBegan{static_cast<std::uint8_t>(table.round + 1), table.fox});
  }
}

}  // namespace

template <class Events>
void apply(State& state, Seat seat, Move move, Random&, Events& events) {
  state.choice[index(seat)] = move.place;
  state.table.chosen.insert(seat);
  events(kEverybody, Chosen{seat});
  if (state.table.chosen.size() == state.table.options.players) reveal(state, events);
}

template void apply(State&, Seat, Move, Random&, Silent&);
template void apply(State&, Seat, Move, Random&, EventLog<Event>&);

std::optional<Outcome> outcome(const State& state) {
  const Public& table = state.table;
  if (!over(table)) return {};
  Outcome result;
  for (int i = 0; i < table.options.players; ++i) result.scores.push_back(total(table.points[i]));
  const int most = *std::max_element(result.scores.begin(), result.scores.end());
  for (Seat seat : seats_up_to(table.options.players)) {
    if (result.scores[slot(seat)] == most) result.winners.insert(seat);  // GO-08
  }
  result.reason = result.winners.size() == 1 ? Reason::most_points : Reason::shared;
  return result;
}

}  // namespace hallali::sixth_game
