#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "games/shadow_hunters/story/secrets.h"
#include "games/shadow_hunters/story/words.h"
#include "games/shadow_hunters/terminal/picture.h"

namespace hallali::shadow_hunters {
namespace {

using cli::Ink;
using cli::Teller;

constexpr std::string_view kDamageSign = "■";
constexpr std::string_view kFreeSign = "·";

SeatSet seats_of(const View& view) { return seats_up_to(static_cast<int>(view.players.size())); }

std::string painted_name(Seat seat, const View& view, const Teller& teller) {
  const std::string name = cli::who(teller, seat);
  if (!at(view, seat).alive) return cli::dim(teller, name);
  return teller.is_me(seat) ? teller.paint(Ink::bold, name) : name;
}

// A cell of several items, broken between them: the lines that go under each other.
std::vector<std::string> stacked(const std::vector<std::string>& items, int width, std::string_view gap) {
  std::vector<std::string> lines{""};
  for (const std::string& item : items) {
    if (!lines.back().empty() && cli::columns(lines.back()) + cli::columns(gap) + cli::columns(item) > width) {
      lines.emplace_back();
    }
    lines.back() += (lines.back().empty() ? "" : std::string(gap)) + item;
  }
  return lines;
}

// The lines of the last cell of a row, under each other.
std::string with_stack(const std::string& row, const std::vector<std::string>& lines) {
  std::string out = row + lines.front();
  for (std::size_t i = 1; i < lines.size(); ++i) {
    out += '\n' + std::string(static_cast<std::size_t>(cli::columns(row)), ' ') + lines[i];
  }
  while (out.ends_with(' ')) out.pop_back();
  return out + '\n';
}

std::string header(const View& view, const Teller& teller) {
  static const cli::Noun noun{{"tour", "turn"}, {"tours", "turns"}};
  std::vector<std::string> items;
  if (view.phase == Phase::quick_start) {
    items.push_back(teller.paint(Ink::bold, teller.say({"Départ rapide", "Quick start"})));
  } else {
    items.push_back(teller.paint(
        Ink::bold, teller.say({fmt::format("Tour {}", view.turns), fmt::format("Turn {}", view.turns)})));
    items.push_back(cli::owned(teller, view.turn, noun));
  }
  if (view.extra_turns > 0) items.push_back(teller.say({"et encore un après", "and another one after it"}));
  items.push_back(teller.say(
      {fmt::format("pioches : {} blanches, {} noires, {} ermites", view.white_left, view.black_left,
                   view.hermit_left),
       fmt::format("decks: {} white, {} black, {} hermit", view.white_left, view.black_left, view.hermit_left)}));
  return with_stack("", stacked(items, cli::kScreenWidth, " · "));
}

// Two lines joined by a bracket are a pair; down the list and from its end to its top goes the ring.
std::string areas(const View& view, const Teller& teller) {
  std::string out;
  for (std::size_t slot = 0; slot < view.ring.size(); ++slot) {
    const Area area = view.ring[slot];
    std::vector<std::string> there;
    for (Seat seat : seats_of(view)) {
      if (at(view, seat).alive && at(view, seat).area == area) there.push_back(painted_name(seat, view, teller));
    }
    const std::string row = fmt::format(
        "{} {} {} {} ", slot % 2 == 0 ? "┌" : "└", cli::pad_to(std::string(words(area).numbers), 3),
        cli::pad_to(area_text(area, teller), 21), cli::pad_to(cli::dim(teller, teller.say(words(area).action)), 20));
    out += with_stack(row, stacked(there, cli::kScreenWidth - cli::columns(row), ", "));
  }
  return out;
}

// "■■■··········  3/13"; of a stranger only as many free places as the toughest they can be has left.
std::string track(const PlayerView& player, const Teller& teller) {
  int most = 0;
  for (Character character : player.could) most = std::max(most, hit_points(character));
  std::string full;
  std::string free;
  for (int i = 0; i < most; ++i) (i < player.damage ? full : free) += i < player.damage ? kDamageSign : kFreeSign;
  const std::string number = player.character ? fmt::format("{}/{}", player.damage, hit_points(*player.character))
                                              : fmt::format("{}", player.damage);
  return cli::pad_to(teller.paint(Ink::red, full) + cli::dim(teller, free), kMostDamage + 1) + cli::pad_to(number, 6);
}

// Who this is: "Vampire" for all to see, "(Vampire)" as a secret I know, or the letters of all it can be.
std::string identity(const PlayerView& player, const Teller& teller) {
  if (player.character) {
    const std::string name = character_text(*player.character, teller);
    return player.revealed ? name : fmt::format("({})", name);
  }
  std::string letters;
  for (Character character : kEveryCharacter) {
    const std::string letter(1, words(character).letter);
    letters +=
        player.could.contains(character) ? teller.paint(ink_of(group_of(character)), letter) : cli::dim(teller, "·");
  }
  return letters;
}

std::vector<std::string> belongings(const PlayerView& player, const View& view, const Teller& teller) {
  std::vector<std::string> items;
  if (!player.alive) return {cli::dim(teller, teller.say({"† hors jeu", "† out of the game"}))};
  if (player.angel) items.push_back(teller.paint(Ink::yellow, "★ " + teller.say(words(Card::guardian_angel).name)));
  for (Card card : player.equipment) items.push_back(card_text(card, teller));
  if (!player.area && view.phase != Phase::over) {
    items.push_back(cli::dim(teller, teller.say({"pas encore en jeu", "not on the board yet"})));
  }
  if (player.used) items.push_back(cli::dim(teller, teller.say({"capacité utilisée", "ability used"})));
  return items;
}

std::string players(const View& view, const Teller& teller) {
  const int names = cli::name_width(teller, view.players.size());
  const auto pad = [](const std::string& text, int width) { return cli::pad_to(text, width); };
  std::string out =
      cli::dim(teller, pad("", names + 2) + pad(teller.say({"dégâts", "damage"}), kMostDamage + 7) +
                           pad(teller.say({"qui ?", "who?"}), 14) + teller.say({"équipement", "equipment"})) +
      '\n';
  for (Seat seat : seats_of(view)) {
    const PlayerView& player = at(view, seat);
    const bool on_turn = view.phase != Phase::over && view.phase != Phase::quick_start && seat == view.turn;
    const std::string sign = view.winners.contains(seat) ? "★ " : on_turn ? "▸ " : "  ";
    const std::string row = sign + pad(painted_name(seat, view, teller), names) + track(player, teller) +
                            pad(identity(player, teller), 14);
    out += with_stack(row, stacked(belongings(player, view, teller), cli::kScreenWidth - cli::columns(row), ", "));
  }
  return out;
}

std::string assault(const View& view, const Teller& teller) {
  if (!view.assault) return {};
  const Assault& fight = *view.assault;
  const std::string dice =
      fight.d6 == 0 ? fmt::format("d4 {}", fight.d4) : fmt::format("d6 {}, d4 {}", fight.d6, fight.d4);
  std::string text = teller.say({"Attaque : ", "Attack: "}) + cli::who(teller, fight.attacker) + " → " +
                     whom(teller, fight.targets, 24) + " · " + dice;
  if (!view.deciding.empty() && view.phase == Phase::reply) {
    text += teller.say({" · on attend ", " · waiting for "}) + whom(teller, view.deciding, 24);
  }
  return teller.paint(Ink::bold, text) + '\n';
}

}  // namespace

std::string picture(const View& view, const Teller& teller) {
  std::string out;
  if (view.phase == Phase::over) {
    out = teller.paint(Ink::bold, teller.say(words(*view.end))) + "\n\n" + players(view, teller);
    if (view.aside) {
      out += teller.say({"Mis de côté : ", "Set aside: "}) + the_character(*view.aside, teller) + '\n';
    }
    constexpr std::size_t most = 12;
    out += notebook(view, teller, most);
    return out + teller.paint(Ink::bold, cli::wins_game(teller, view.winners));
  }
  constexpr std::size_t few = 3;
  out = header(view, teller) + areas(view, teller) + players(view, teller) + assault(view, teller) +
        notebook(view, teller, few) + myself(view, teller);
  out.pop_back();
  return out;
}

std::string hand(const View& view, const Teller& teller) {
  if (!seated(view)) return "—";
  std::string text = character_text(my_character(view), teller);
  const bool holds = view.question && (view.phase == Phase::give ? view.turn : view.asked) == view.viewer;
  if (holds) text += " · " + question_text(*view.question, teller);
  return text;
}

}  // namespace hallali::shadow_hunters
