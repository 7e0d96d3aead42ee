#include "table/match.h"

#include "games/all.h"
#include "table/session.h"

namespace hallali {
namespace {

// Under other names, because inside the class below its own functions hide those of the rules.
template <class State>
SeatSet awaited_in(const State& state) {
  return awaited(state);
}
template <class State>
SeatSet allowed_in(const State& state) {
  return allowed(state);
}
template <class State>
auto legal_in(const State& state, Seat seat) {
  return legal(state, seat);
}

template <Rules G>
class ToldOf : public Told {
 public:
  explicit ToldOf(EventLog<typename G::Event> log) : log_(std::move(log)) {}

  std::string to(Seat viewer) const override { return to_json(log_.seen_by(viewer)); }

 private:
  EventLog<typename G::Event> log_;
};

template <Rules G>
class MatchOf : public Match {
 public:
  explicit MatchOf(const MatchSetup& setup)
      : session_(make_options<G>(setup.players, setup.options), setup.names, setup.seed), players_(setup.players) {}

  const About& about() const override { return G::about; }
  int players() const override { return players_; }
  std::size_t moves_made() const override { return session_.moves_made(); }
  SeatSet awaited() const override { return awaited_in(session_.state()); }
  SeatSet allowed() const override { return allowed_in(session_.state()); }

  std::vector<std::string> legal(Seat seat) const override {
    std::vector<std::string> moves;
    for (const auto& move : legal_in(session_.state(), seat)) moves.push_back(notation(move));
    return moves;
  }

  std::string view(Seat viewer) const override { return to_json(show(know(session_.state(), viewer))); }

  std::optional<MatchResult> result() const override {
    const auto end = outcome(session_.state());
    if (!end) return {};
    return MatchResult{end->winners, {end->scores.begin(), end->scores.end()}, notation(end->reason)};
  }

  Record record() const override { return session_.record(); }

  std::string bot_move(Bot bot, Seat seat, Random& random, Deadline deadline) const override {
    return notation(choose(bot, know(session_.state(), seat), legal_in(session_.state(), seat), random, deadline));
  }

  std::unique_ptr<Told> play(Seat seat, std::string_view text) override {
    typename G::Move move;
    if (!parse_notation(text, move) || !session_.is_legal(seat, move)) refuse(seat, text);
    EventLog<typename G::Event> log;
    session_.play(seat, move, log);
    return std::make_unique<ToldOf<G>>(std::move(log));
  }

 private:
  // Says no more than the seat knows: its own legal moves, or that it is not its turn.
  [[noreturn]] void refuse(Seat seat, std::string_view text) const {
    const std::vector<std::string> moves = legal(seat);
    if (moves.empty()) throw BadInput({"Ce n'est pas à vous de jouer.", "It is not your turn."});
    std::string known;
    for (const std::string& move : moves) known += (known.empty() ? "" : ", ") + move;
    throw BadInput({fmt::format("« {} » n'est pas permis maintenant ; il y a : {}.", shown(text), known),
                    fmt::format("\"{}\" is not legal now; there are: {}.", shown(text), known)});
  }

  Session<G> session_;
  int players_;
};

}  // namespace

std::unique_ptr<Match> deal_match(const MatchSetup& setup) {
  std::unique_ptr<Match> match;
  with_game(setup.game, [&]<class G>() { match = std::make_unique<MatchOf<G>>(setup); });
  return match;
}

}  // namespace hallali
