#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "games/chasse_en_folie/story/words.h"
#include "games/chasse_en_folie/terminal/picture.h"

namespace hallali::chasse_en_folie {
namespace {

using cli::Ink;
using cli::Teller;

constexpr int kStateWidth = 11;
constexpr int kEasyWidth = 18;
constexpr int kNumberWidth = 6;

// As people sort a hand.
constexpr std::array<Card, kKinds> kByStrength{Card::hunter, Card::wolf, Card::rabbit, Card::closed_season,
                                               Card::carrot};

std::vector<std::string> card_counts(Pile pile, const Teller& teller) {
  std::vector<std::string> counts;
  for (Card card : kByStrength) {
    if (pile.contains(card)) counts.push_back(cli::counted(teller, pile.count(card), noun(card)));
  }
  if (counts.empty()) counts.push_back(teller.say({"rien", "nothing"}));
  return counts;
}

std::vector<int> day_scores(const LodgeView& lodge) { return {lodge.days.begin(), lodge.days.end()}; }

std::string header(const View& view, const Teller& teller) {
  const std::string when = teller.say({fmt::format("Jour {} sur {} · manche {}", view.day, kDays, view.round),
                                       fmt::format("Day {} of {} · round {}", view.day, kDays, view.round)});
  const std::string star = teller.say({"★ la chasse démarre ici", "★ the hunt starts here"});
  return teller.paint(Ink::bold, when) +
         cli::right(cli::dim(teller, star), cli::kScreenWidth - 2 - cli::columns(when));
}

std::string choice_state(const LodgeView& lodge, bool mine, const Teller& teller) {
  if (lodge.chosen) return teller.say({"posée", "laid"});
  if (mine) return teller.paint(Ink::bold, teller.say({"à choisir", "to choose"}));
  return cli::dim(teller, teller.say({"réfléchit", "thinking"}));
}

// What is unusual about a lodge has a line of its own.
std::string notes(const LodgeView& lodge, int indent, const Teller& teller) {
  std::string text;
  if (lodge.four) text = teller.say({"pavillon côté « 4 » : +4 ce soir", "lodge shows its \"4\": +4 tonight"});
  if (lodge.hunter_home) {
    if (!text.empty()) text += " · ";
    text += teller.say({"chasseur rentré", "hunter gone home"});
  }
  if (text.empty()) return {};
  return fmt::format("{}└ {}\n", std::string(static_cast<std::size_t>(indent), ' '), cli::dim(teller, text));
}

std::string lodges(const View& view, const Teller& teller) {
  const int names = cli::name_width(teller, view.lodges.size());
  const std::string scores = view.day > 1 ? teller.say({"   jours joués", "   days played"}) : "";
  const int days_width = std::max(cli::columns(scores), 5 * (view.day - 1));
  const auto row = [&](std::string name, std::string state, std::string hand, std::string easy, std::string pile,
                       std::string days, std::string total) {
    return cli::pad_to(std::move(name), names + 4) + cli::pad_to(std::move(state), kStateWidth) +
           cli::right(std::move(hand), kNumberWidth - 2) + "  " + cli::pad_to(std::move(easy), kEasyWidth) +
           cli::right(std::move(pile), kNumberWidth - 2) + cli::pad_to(std::move(days), days_width) +
           cli::right(std::move(total), kNumberWidth + 1) + '\n';
  };
  std::string out = cli::dim(teller, row("", teller.say({"sa carte", "card"}), teller.say({"main", "hand"}),
                                         teller.say({"proie facile", "easy prey"}), teller.say({"pile", "pile"}),
                                         scores, teller.say({"total", "total"})));
  for (std::size_t i = 0; i < view.lodges.size(); ++i) {
    const LodgeView& lodge = view.lodges[i];
    const Seat seat = seat_at(static_cast<int>(i));
    const bool mine = seat == view.viewer;
    const std::string name = mine ? teller.paint(Ink::bold, cli::who(teller, seat)) : cli::who(teller, seat);
    out +=
        row(fmt::format("{} {} {}", mine ? "▸" : " ", cli::pad_to(name, names - 1), seat == view.start ? "★" : " "),
            choice_state(lodge, mine, teller), std::to_string(lodge.hand_size),
            lodge.easy ? cli::bare(teller, noun(*lodge.easy)) : "—", std::to_string(lodge.prey_size),
            cli::part_scores(day_scores(lodge)), teller.paint(Ink::bold, std::to_string(lodge.total)));
    out += notes(lodge, names + 4, teller);
  }
  return out + cli::dim(teller, teller.say({"  ↓ on chasse vers le bas de la liste, puis on reprend en haut",
                                            "  ↓ the hunt runs down this list, then again from the top"}));
}

std::string last_cards(const View& view, const Teller& teller) {
  std::vector<std::string> cards;
  for (std::size_t i = 0; i < view.revealed.size(); ++i) {
    cards.push_back(fmt::format("{} {}", cli::who(teller, seat_at(static_cast<int>(i))),
                                cli::bare(teller, noun(view.revealed[i]))));
  }
  if (cards.empty()) return {};
  return cli::flow(teller.say({"Manche d'avant :", "Round before:"}), cards) + '\n';
}

// What the day would be worth if it ended here: the easy prey lands on the pile (CF-21, CF-22).
std::string prospect(const View& view, const Teller& teller) {
  Lodge lodge{.hand = view.hand, .prey = view.prey, .easy = {}, .hunter_home = false, .four = false};
  const LodgeView& mine = view.lodges[slot(view.viewer)];
  if (mine.easy) lodge.prey.insert(*mine.easy);
  if (view.choice) lodge.hand.insert(*view.choice);
  const int hand = day_score({.hand = lodge.hand, .prey = {}, .easy = {}, .hunter_home = false, .four = false});
  const int prey = day_score(lodge) - hand;
  lodge.four = mine.four;
  const int score = day_score(lodge);
  const std::string four = mine.four ? teller.say({", pavillon +4", ", lodge +4"}) : "";
  return cli::dim(
      teller, teller.say({fmt::format("Si le soir tombait : pile et proie facile {:+}, main {:+}{}, soit {:+}.", prey,
                                      hand, four, score),
                          fmt::format("If night fell now: pile and easy prey {:+}, hand {:+}{}: {:+} in all.", prey,
                                      hand, four, score)}));
}

std::string own_cards(const View& view, const Teller& teller) {
  std::string out = cli::flow(teller.say({"Votre main :", "Your hand:"}), card_counts(view.hand, teller)) + '\n';
  if (view.choice) {
    out += fmt::format("{} {}\n", teller.say({"Carte posée :", "Card laid:"}), cli::bare(teller, noun(*view.choice)));
  }
  out += cli::flow(teller.say({"Votre pile :", "Your pile:"}), card_counts(view.prey, teller)) + '\n';
  return out + prospect(view, teller);
}

int best_day(const LodgeView& lodge) { return *std::max_element(lodge.days.begin(), lodge.days.end()); }

// The most points, then the best single day (CF-23).
std::string final_standings(const View& view, const Teller& teller) {
  const auto rank = [](const LodgeView& lodge) { return std::pair(int{lodge.total}, best_day(lodge)); };
  std::pair<int, int> most = rank(view.lodges.front());
  for (const LodgeView& lodge : view.lodges) most = std::max(most, rank(lodge));
  std::vector<cli::Standing> rows;
  bool level = false;
  for (std::size_t i = 0; i < view.lodges.size(); ++i) {
    const LodgeView& lodge = view.lodges[i];
    const bool winner = rank(lodge) == most;
    level |= lodge.total == most.first && !winner;
    rows.push_back({seat_at(static_cast<int>(i)), day_scores(lodge), lodge.total, winner});
  }
  std::string out = teller.paint(Ink::bold, teller.say({"La chasse est finie", "The hunt is over"})) + "\n\n";
  out += cli::standings(teller, {{"jour", "day"}, {"jours", "days"}}, std::move(rows));
  if (level) {
    out += ' ' + teller.say({"À égalité de points, la meilleure journée tranche.",
                             "With the points level, the best single day decides."});
  }
  return out;
}

}  // namespace

std::string hand(const View& view, const Teller& teller) {
  std::string text;
  for (Card card : kByStrength) {
    const int copies = view.hand.count(card);
    if (copies == 0) continue;
    if (!text.empty()) text += ", ";
    text += copies == 1 ? cli::bare(teller, noun(card)) : cli::counted(teller, copies, noun(card));
  }
  if (text.empty()) text = "—";
  if (view.choice) text += " → " + cli::bare(teller, noun(*view.choice));
  return text;
}

std::string picture(const View& view, const Teller& teller) {
  if (view.over) return final_standings(view, teller);
  std::string out = header(view, teller) + "\n\n" + lodges(view, teller) + '\n';
  const std::string before = last_cards(view, teller);
  const bool seated = slot(view.viewer) < view.lodges.size();
  if (seated || !before.empty()) out += '\n' + before;
  if (seated) out += own_cards(view, teller);
  if (out.back() == '\n') out.pop_back();
  return out;
}

}  // namespace hallali::chasse_en_folie
