#include "tests/sixth_game/terminal/picture.h"

#include <fmt/format.h>

#include <algorithm>

#include "tests/sixth_game/story/words.h"

namespace hallali::sixth_game {
namespace {

using cli::Ink;
using cli::Teller;

constexpr int kStateWidth = 12;

std::vector<int> round_points(const PlayerView& player) { return {player.points.begin(), player.points.end()}; }

std::string header(const View& view, const Teller& teller) {
  return teller.paint(Ink::bold, teller.say({fmt::format("Manche {} sur {}", view.round, view.rounds),
                                             fmt::format("Round {} of {}", view.round, view.rounds)}));
}

std::string places(const View& view, const Teller& teller) {
  std::vector<std::string> all;
  for (const PlaceView& place : view.places) {
    const std::string name = cli::bare(teller, words_of(place.place).noun);
    all.push_back(place.open ? fmt::format("{} {}", name, place.points)
                             : fmt::format("{} ({})", name, teller.say({"alarme", "alarm"})));
  }
  return cli::flow(teller.say({"Lieux :", "Places:"}), all);
}

std::string players(const View& view, const Teller& teller) {
  const int names = cli::name_width(teller, view.players.size());
  std::string out;
  for (std::size_t i = 0; i < view.players.size(); ++i) {
    const PlayerView& player = view.players[i];
    const Seat seat = seat_at(static_cast<int>(i));
    const std::string state = player.chosen ? teller.say({"en place", "in place"})
                                            : cli::dim(teller, teller.say({"réfléchit", "thinking"}));
    out += fmt::format(
        "\n{} {}{} {}{}{}", seat == view.viewer ? "▸" : " ", cli::pad_to(cli::who(teller, seat), names),
        cli::pad_to(seat == view.fox ? teller.say({"renard", "fox"}) : "", 6), cli::pad_to(state, kStateWidth),
        cli::part_scores(round_points(player)), teller.paint(Ink::bold, cli::right(std::to_string(player.total), 7)));
  }
  return out;
}

std::string last_round(const View& view, const Teller& teller) {
  std::vector<std::string> all;
  for (std::size_t i = 0; i < view.revealed.size(); ++i) {
    all.push_back(fmt::format("{} {}", cli::who(teller, seat_at(static_cast<int>(i))),
                              teller.say(words_of(view.revealed[i]).there)));
  }
  return all.empty() ? "" : "\n\n" + cli::flow(teller.say({"Manche d'avant :", "Round before:"}), all);
}

std::string final_standings(const View& view, const Teller& teller) {
  std::vector<cli::Standing> rows;
  const auto best = std::ranges::max_element(view.players, {}, &PlayerView::total);
  for (std::size_t i = 0; i < view.players.size(); ++i) {
    const PlayerView& player = view.players[i];
    rows.push_back({seat_at(static_cast<int>(i)), round_points(player), player.total, player.total == best->total});
  }
  return cli::standings(teller, {{"manche", "round"}, {"manches", "rounds"}, Ink::plain, true}, std::move(rows));
}

}  // namespace

std::string hand(const View& view, const Teller& teller) {
  return view.choice ? "→ " + cli::bare(teller, words_of(*view.choice).noun) : "—";
}

std::string picture(const View& view, const Teller& teller) {
  if (view.over) return final_standings(view, teller);
  std::string out = header(view, teller) + "\n\n" + players(view, teller).substr(1) + "\n\n" + places(view, teller);
  if (view.choice) out += fmt::format("\n{} {}", teller.say({"Votre choix :", "Your choice:"}), hand(view, teller));
  return out + last_round(view, teller);
}

}  // namespace hallali::sixth_game
