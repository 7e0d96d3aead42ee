#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "games/auf_der_pirsch/story/words.h"
#include "games/auf_der_pirsch/terminal/picture.h"

namespace hallali::auf_der_pirsch {
namespace {

using cli::Ink;
using cli::Teller;

std::string spaces(int n) { return std::string(static_cast<std::size_t>(std::max(n, 0)), ' '); }

std::string header(const View& view, const Teller& teller) {
  const std::string when =
      teller.say({fmt::format("Manche {} sur {} · pli {} sur {}", view.round, kRounds, view.trick_number, kTricks),
                  fmt::format("Round {} of {} · trick {} of {}", view.round, kRounds, view.trick_number, kTricks)});
  const std::string quota = view.quota == 0 ? teller.say({"pas de quota", "no quota"})
                                            : teller.say({fmt::format("quota {} plis chacun", view.quota),
                                                          fmt::format("quota {} tricks each", view.quota)});
  std::string out = fmt::format("{} · {} {} · {}\n", teller.paint(Ink::bold, when), teller.say({"atout", "trump"}),
                                cli::bare(teller, noun(trump_of(view))), quota);
  std::vector<std::string> row;
  for (std::size_t i = 0; i < view.trumps.size(); ++i) {
    const std::string name = cli::bare(teller, noun(view.trumps[i]));
    row.push_back(static_cast<int>(i) + 1 == view.round ? fmt::format("▸{}◂", name) : name);
  }
  return out + cli::flow(teller.say({"Atouts des quatre manches :", "Trumps of the four rounds:"}), row) + '\n';
}

std::string tricks_text(const SeatView& seat, const View& view, const Teller& teller) {
  if (view.quota == 0) return std::to_string(seat.tricks);
  const std::string share = teller.say(
      {fmt::format("{} sur {}", seat.tricks, view.quota), fmt::format("{} of {}", seat.tricks, view.quota)});
  return seat.full ? fmt::format("{} {}", share, teller.paint(Ink::magenta, teller.say({"rassasié", "full"})))
                   : share;
}

std::string gain_text(const SeatView& seat, const View& view, const Teller& teller) {
  if (view.quota == 0) return cli::counted(teller, seat.points, kPointNoun);
  return fmt::format("{:>2} × {} = {:>2}", seat.tracks, seat.kinds, seat.points);
}

std::vector<int> round_scores(const SeatView& seat) { return {seat.rounds.begin(), seat.rounds.end()}; }

std::string players(const View& view, const Teller& teller) {
  const int names = cli::name_width(teller, view.seats.size());
  const std::string rounds = view.round > 1 ? teller.say({"   manches", "   rounds"}) : "";
  const int rounds_width = std::max(cli::columns(rounds), 5 * (view.round - 1));
  const auto row = [&](std::string name, std::string tricks, std::string hand, std::string gain, std::string scores,
                       std::string total) {
    return cli::pad_to(std::move(name), names + 3) + cli::pad_to(std::move(tricks), 17) +
           cli::right(std::move(hand), 4) + "  " + cli::pad_to(std::move(gain), 20) +
           cli::pad_to(std::move(scores), rounds_width) + cli::right(std::move(total), 6) + '\n';
  };
  std::string out = cli::dim(teller, row("", teller.say({"plis", "tricks"}), teller.say({"main", "hand"}),
                                         view.quota == 0 ? teller.say({"animaux", "animals"})
                                                         : teller.say({"empreintes × espèces", "tracks × kinds"}),
                                         rounds, teller.say({"total", "total"})));
  for (std::size_t i = 0; i < view.seats.size(); ++i) {
    const SeatView& seat = view.seats[i];
    const bool mine = seat_at(static_cast<int>(i)) == view.viewer;
    const std::string name = cli::who(teller, seat_at(static_cast<int>(i)));
    out += row(fmt::format("{} {}", mine ? "▸" : " ", mine ? teller.paint(Ink::bold, name) : name),
               tricks_text(seat, view, teller), std::to_string(seat.hand_size), gain_text(seat, view, teller),
               cli::part_scores(round_scores(seat)), teller.paint(Ink::bold, std::to_string(seat.total)));
    if (!seat.refused) continue;
    out += fmt::format("{}└ {} {}\n", spaces(names + 3),
                       teller.say({"carte refusée, à découvert :", "refused card, open:"}),
                       card_text(*seat.refused, view, teller));
  }
  return out;
}

std::string remark(const TrickCard& entry, const View& view, const Teller& teller) {
  if (view.seats[slot(entry.seat)].full)
    return cli::dim(teller, teller.say({"ne compte pas (rassasié)", "does not count (full)"}));
  if (view.winning != entry.seat) return {};
  if (view.phase != Phase::play) return teller.paint(Ink::bold, teller.say({"★ gagne le pli", "★ wins the trick"}));
  return teller.paint(Ink::bold, teller.say({"★ en tête", "★ best so far"}));
}

// Everybody in the order of play, those to come with dots.
std::string trick(const View& view, const Teller& teller) {
  const int names = cli::name_width(teller, view.seats.size());
  const std::string suit = view.trick_suit
                               ? fmt::format("{} {}", teller.say({"couleur demandée :", "suit to follow:"}),
                                             cli::bare(teller, noun(*view.trick_suit)))
                               : teller.say({"couleur pas encore fixée", "suit not set yet"});
  std::string out = fmt::format("{} · {}\n", teller.say({"Le pli", "The trick"}), suit);
  const int count = static_cast<int>(view.seats.size());
  Seat seat = view.trick.empty() ? view.turn : view.trick.front().seat;
  for (std::size_t i = 0; i < view.seats.size(); ++i, seat = next(seat, count)) {
    const std::string name = cli::pad_to(cli::who(teller, seat), names);
    if (i < view.trick.size()) {
      const std::string card = card_text(view.trick[i].card, view, teller);
      const std::string note = remark(view.trick[i], view, teller);
      out += fmt::format("  {} {}\n", name, note.empty() ? card : cli::pad_to(card, 16) + note);
    } else {
      const bool now = view.phase == Phase::play && seat == view.turn;
      out += fmt::format("  {} {}\n", name, now ? teller.say({"à jouer", "to play"}) : "…");
    }
  }
  if (view.phase == Phase::answer) {
    const std::string name = cli::who(teller, view.turn);
    out += teller.is_me(view.turn) ? teller.say({"  → on vous l'offre\n", "  → it is offered to you\n"})
                                   : teller.say({fmt::format("  → offert à {}, qui doit répondre\n", name),
                                                 fmt::format("  → offered to {}, who must answer\n", name)});
  }
  return out;
}

std::string last_trick(const View& view, const Teller& teller) {
  if (view.last_trick.empty()) return {};
  const Teller quiet = cli::in_one_ink(teller);
  std::vector<std::string> cards;
  for (const TrickCard& entry : view.last_trick) {
    cards.push_back(fmt::format("{} {}", cli::who(quiet, entry.seat), cli::bare(quiet, noun(entry.card))));
  }
  cards.back() += fmt::format(" → {}", cli::who(quiet, view.last_taker));
  return cli::dim(teller, cli::flow(teller.say({"Pli d'avant :", "Trick before:"}), cards)) + '\n';
}

std::string values(CardSet cards, const View& view) {
  std::string text;
  for (Card card : cards) text += fmt::format("{}{}{}", text.empty() ? "" : " ", value_of(card), dots(card, view));
  return text.empty() ? "—" : text;
}

// My hand and what I have won, side by side: the second is my next hand.
std::string own_cards(const View& view, const Teller& teller) {
  const int suits = 18;
  std::string hand_title = fmt::format("{} ({})", teller.say({"en main", "in hand"}), view.hand.size());
  int width = cli::columns(hand_title);
  for (Suit suit : kAllSuits) width = std::max(width, cli::columns(values(view.hand & cards_in(suit), view)));
  const std::string won_title =
      fmt::format("{} ({}){}", teller.say({"gagnées", "won"}), view.won.size(),
                  view.quota == 0 ? "" : teller.say({", votre prochaine main", ", your next hand"}));
  std::string out = teller.paint(Ink::bold, cli::pad_to(teller.say({"Vos cartes", "Your cards"}), suits)) +
                    cli::dim(teller, cli::pad_to(hand_title, width + 4) + won_title) + '\n';
  for (Suit suit : kAllSuits) {
    std::string name = "  " + cli::bare(teller, noun(suit));
    if (suit == trump_of(view)) name += teller.say({" atout", " trump"});
    out += cli::pad_to(name, suits) +
           cli::pad_to(teller.paint(noun(suit).ink, values(view.hand & cards_in(suit), view)), width + 4) +
           cli::dim(teller, values(view.won & cards_in(suit), view)) + '\n';
  }
  return out + cli::dim(teller, view.quota != 0
                                    ? teller.say({"chaque · après une valeur est une empreinte",
                                                  "each · after a value is a track"})
                                    : teller.say({"points par carte : loup 1, mouflon 2, sanglier 3, ours 4",
                                                  "points a card: wolf 1, mouflon 2, boar 3, bear 4"}));
}

std::string final_standings(const View& view, const Teller& teller) {
  int most = view.seats.front().total;
  for (const SeatView& seat : view.seats) most = std::max<int>(most, seat.total);
  std::vector<cli::Standing> rows;
  for (std::size_t i = 0; i < view.seats.size(); ++i) {
    const SeatView& seat = view.seats[i];
    rows.push_back({seat_at(static_cast<int>(i)), round_scores(seat), seat.total, seat.total == most});
  }
  return teller.paint(Ink::bold, teller.say({"La traque est finie", "The stalking is over"})) + "\n\n" +
         cli::standings(teller, {{"manche", "round"}, {"manches", "rounds"}}, std::move(rows));
}

}  // namespace

std::string hand(const View& view, const Teller& teller) {
  std::string text;
  for (Suit suit : kAllSuits) {
    const CardSet cards = view.hand & cards_in(suit);
    if (cards.empty()) continue;
    text += (text.empty() ? "" : " · ") + cli::bare(teller, noun(suit));
    for (Card card : cards) text += fmt::format(" {}", value_of(card));
  }
  return text.empty() ? "—" : text;
}

std::string picture(const View& view, const Teller& teller) {
  if (view.phase == Phase::over) return final_standings(view, teller);
  std::string out =
      header(view, teller) + '\n' + players(view, teller) + '\n' + trick(view, teller) + last_trick(view, teller);
  if (seated(view)) out += '\n' + own_cards(view, teller);
  if (out.back() == '\n') out.pop_back();
  return out;
}

}  // namespace hallali::auf_der_pirsch
