// The terminal table of one game: a person against bots.
#pragma once

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <boost/algorithm/string/trim.hpp>
#include <charconv>
#include <filesystem>

#include "cli/game_commands.h"
#include "cli/player.h"
#include "cli/race.h"
#include "cli/setup.h"
#include "cli/terminal.h"
#include "kit/memory.h"
#include "match/session.h"
#include "match/streams.h"
#include "story/teller.h"

namespace hallali::cli {

template <Rules G>
class TerminalTable {
 public:
  TerminalTable(const Context& context, const PlayChoice& choice)
      : options_(game_options<G>(choice.game)),
        bots_(parse_bots(choice.game.bots.empty() ? std::vector<std::string>{"steady"} : choice.game.bots,
                         options_.players - 1)),
        seed_(game_seed(choice.game)),
        thoughts_(stream_of(seed_, Stream::thoughts)),
        teller_{context.language, colour_wanted(), {player_name(choice, context.language)}, me_},
        session_(options_, record_names(), seed_),
        path_(choice.record.value_or(default_record(G::about.id, seed_))) {
    for (std::size_t i = 1; i < teller_.names.size(); ++i)
      teller_.names[i] = bot_name(static_cast<int>(i) - 1, context.language);
  }

  int run() {
    if (std::filesystem::exists(std::filesystem::symlink_status(path_))) {
      throw BadInput({fmt::format("{} existe déjà : choisissez un autre fichier pour le récit.", path_),
                      fmt::format("{} is already there: choose another file for the record.", path_)});
    }
    save();
    print(teller_.paint(Ink::yellow, G::about.title) + "\n\n" + welcome(teller_, options_) + "\n");
    say(
        {"À chaque tour : le numéro d'un coup, « ? » pour une explication, « r » pour les règles, « q » pour partir "
         "; "
         "Entrée seule montre de nouveau la table.",
         "Each turn: the number of a move, \"?\" for an explanation, \"r\" for the rules, \"q\" to leave; Enter "
         "alone "
         "shows the table again."});
    if (wipes()) {
      say({"Un jeu de mémoire : ce qui doit s'oublier s'efface de l'écran, et tout ce qui est plus haut avec.",
           "A game of memory: what has to be forgotten is cleared from the screen, with everything above it."});
    }
    while (!awaited(session_.state()).empty() && leaving_ == Leaving::no) go_on(awaited(session_.state()));
    if (leaving_ != Leaving::no) return leave();
    print(picture(view(), teller_));
    say({fmt::format("Le récit de la partie : {}", path_), fmt::format("The record of the game: {}", path_)});
    say({fmt::format("Pour la revoir : hallali replay {} --seat 1", path_),
         fmt::format("To watch it again: hallali replay {} --seat 1", path_)});
    return 0;
  }

 private:
  std::vector<std::string> record_names() {
    std::vector<std::string> names = teller_.names;
    for (std::size_t i = 0; i < bots_.size(); ++i) {
      names.push_back(
          fmt::format("{} (bot {})", bot_name(static_cast<int>(i), teller_.language), notation(bots_[i])));
    }
    teller_.names.resize(names.size());
    return names;
  }

  void print(const std::string& text) const {
    fmt::print("{}\n", text);
    std::fflush(stdout);
  }
  void say(const Phrase& phrase) const { print(wrap(teller_.say(phrase), screen_width())); }

  typename G::View view() const { return show(know(session_.state(), me_)); }
  void save() const { write_file(path_, write_record(session_.record())); }

  void go_on(SeatSet waiting) {
    if constexpr (Races<G>) {
      if (racing(session_.state())) return hold_race();
      if (race_is_next() && !waiting.contains(me_)) get_ready(waiting.first());
      if (leaving_ != Leaving::no) return;
    }
    if (waiting.contains(me_)) return my_move();
    bot_moves(waiting.first());
  }

  bool race_is_next() const {
    if constexpr (Races<G>) return starts_race(session_.state());
    return false;
  }

  void play(Seat seat, const typename G::Move& move, std::vector<Slap> hands = {}) {
    EventLog<typename G::Event> log;
    const typename G::View before = view();
    const bool looked = seat == me_ || race_is_next();  // at the table as it was
    session_.play(seat, move, log, std::move(hands));
    save();
    if (sweeps_away(log)) {
      if (!looked) take_a_last_look(before);
      wipe_screen();
    }
    for (const auto& event : log.seen_by(me_)) {
      const std::string line = story(event, teller_);
      if (!line.empty()) print("  " + line);
    }
  }

  // Whether what I have seen is cleared from the screen when the rules want it remembered.
  bool wipes() const {
    if constexpr (Forgets<G>) return can_wipe_screen() && must_remember(session_.state()).contains(me_);
    return false;
  }
  bool sweeps_away(const EventLog<typename G::Event>& log) const {
    if constexpr (Forgets<G>) {
      return wipes() && std::ranges::any_of(log.entries, [](const auto& each) { return sweeps(each.event); });
    }
    return false;
  }

  void take_a_last_look(const typename G::View& before) {
    print("\n" + picture(before, teller_));
    say({"Regardez bien : Entrée, et c'est rangé.", "Take a good look: Enter, and it is put away."});
    if (!is_terminal(STDIN_FILENO)) return;
    forget_typed();
    ask();
  }

  Bot bot_at(Seat seat) const { return bots_[slot(seat) - 1]; }

  void bot_moves(Seat seat) {
    const auto knowledge = know(session_.state(), seat);
    play(seat, choose(bot_at(seat), knowledge, legal(session_.state(), seat), thoughts_, kNoHurry));
  }

  // A race that a bot starts waits for the person to have seen the table. Nobody looks at a file.
  void get_ready(Seat starter) {
    if (!is_terminal(STDIN_FILENO)) return;
    print("\n" + picture(view(), teller_));
    const std::string name = teller_.name(starter);
    say({fmt::format("Entrée, et {} commence.", name), fmt::format("Enter, and {} begins.", name)});
    forget_typed();
    ask();
  }

  // My Enter against the times that the bots draw; whoever is first makes the last move of the list.
  void hold_race() requires Races<G> {
    const typename G::State& state = session_.state();
    Race race(awaited(state) | allowed(state), 1000 * seconds_given(state));
    for (Seat seat : race.open().without(me_)) {
      const Reflex time = reflex_of(bot_at(seat), know(state, seat), thoughts_);
      if (time && *time <= race.window()) race.slap(seat, *time, *time, 0);
    }
    const RaceResult result = run_race(std::move(race), teller_, draw_lots(draws_for(seed_, session_.moves_made())));
    leaving_ = result.leaving;
    if (leaving_ != Leaving::no) return;
    const auto first = result.hands.empty() ? std::nullopt : std::optional(result.hands.front().seat);
    const auto [seat, move] = end_of_race<G>(state, first);
    play(seat, move, result.hands);
  }

  void show_choices(const typename G::MoveList& moves) const {
    print("\n" + picture(view(), teller_));
    print(teller_.paint(Ink::bold, wrap(request(view(), teller_), screen_width())));
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      lines.push_back(fmt::format(" {:>2}  {}", i + 1, label(moves[i], view(), teller_)));
    }
    print_list(lines);
  }

  // A long run of short lines stands in two columns, so that the table above it stays in sight.
  void print_list(const std::vector<std::string>& lines) const {
    constexpr std::size_t long_run = 20;
    const int half = screen_width() / 2;
    for (std::size_t i = 0; i < lines.size();) {
      std::size_t end = i;
      while (end < lines.size() && columns(lines[end]) < half) ++end;
      if (end - i <= long_run) {
        end = std::max(end, i + 1);
        for (; i < end; ++i) print(lines[i]);
        continue;
      }
      const std::size_t middle = i + (end - i + 1) / 2;
      for (std::size_t k = 0; i + k < middle; ++k) {
        print(middle + k < end ? pad_to(lines[i + k], half) + lines[middle + k] : lines[i + k]);
      }
      i = end;
    }
  }

  // A line that is for the game; what is asked of the program is answered here. Without one, the person leaves.
  std::optional<std::string> ask() {
    while (true) {
      fmt::print("> ");
      std::fflush(stdout);
      std::optional<std::string> line = read_line();
      if (!line) leaving_ = why_closed();
      if (!line) return {};
      boost::algorithm::trim(*line);
      if (*line == "?") {
        print(help(view(), teller_));
      } else if (*line == "r") {
        rules_command({teller_.language, false}, std::string(G::about.id));
      } else if (*line == "q" || *line == "Q") {
        leaving_ = Leaving::quit;
        return {};
      } else {
        return line;
      }
    }
  }

  void my_move() {
    const auto moves = legal(session_.state(), me_);
    show_choices(moves);
    while (const std::optional<std::string> line = ask()) {
      if (line->empty() && race_is_next()) return play(me_, moves.front());  // the hand is on this key already
      if (line->empty()) {
        show_choices(moves);
      } else if (const auto move = chosen(*line, moves)) {
        return play(me_, *move);
      } else {
        say({fmt::format("« {} » n'est pas un coup : tapez un numéro de 1 à {}, « ? », « r » ou « q ».", shown(*line),
                         moves.size()),
             fmt::format("\"{}\" is not a move: type a number from 1 to {}, \"?\", \"r\" or \"q\".", shown(*line),
                         moves.size())});
      }
    }
  }

  // A number of the list, or the move as a record writes it.
  static std::optional<typename G::Move> chosen(const std::string& line, const typename G::MoveList& moves) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
    if (error == std::errc{} && end == line.data() + line.size()) {
      if (number >= 1 && number <= moves.size()) return moves[number - 1];
      return {};
    }
    typename G::Move move;
    if (parse_notation(line, move) && std::binary_search(moves.begin(), moves.end(), move)) return move;
    return {};
  }

  int leave() const {
    const Phrase why = leaving_ == Leaving::quit     ? Phrase{"À bientôt", "See you"}
                       : leaving_ == Leaving::closed ? Phrase{"L'entrée est fermée", "The input is closed"}
                                                     : Phrase{"Partie interrompue", "Game interrupted"};
    const Phrase sentence{fmt::format("{} ; le récit jusqu'ici est dans {}", why.fr, path_),
                          fmt::format("{}; the record so far is in {}", why.en, path_)};
    if (leaving_ == Leaving::quit) {
      print(teller_.say(sentence));
      return 0;
    }
    fmt::print(stderr, "\n{}\n", teller_.say(sentence));
    return leaving_ == Leaving::closed ? 2 : 128 + signal_caught();
  }

  static constexpr Seat me_ = seat_at(0);

  typename G::Options options_;
  std::vector<Bot> bots_;
  Seed seed_;
  Random thoughts_;
  Teller teller_;
  Session<G> session_;
  std::string path_;
  Leaving leaving_ = Leaving::no;
};

template <class G>
int play_game(const Context& context, const PlayChoice& choice) {
  return TerminalTable<G>(context, choice).run();
}

}  // namespace hallali::cli
