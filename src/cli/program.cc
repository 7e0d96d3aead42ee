#include "cli/program.h"

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstdio>
#include <deque>
#include <functional>
#include <system_error>

#include "cli/commands.h"
#include "cli/failure.h"
#include "cli/language.h"
#include "cli/terminal.h"
#include "cli/version.h"

namespace hallali::cli {
namespace {

// An unset variable in a script must not pass for a choice.
const CLI::Validator kNotEmpty(
    [](std::string& value) { return value.empty() ? std::string("empty") : std::string(); }, "");

class Program {
 public:
  explicit Program(Language language) : context_{language, false}, app_(describe(), "hallali") {
    app_.require_subcommand(0, 1);
    app_.set_version_flag("--version", fmt::format("hallali {}", kVersion), say({"la version", "the version"}));
    app_.add_option(
            "--lang", lang_,
            say({"la langue : fr ou en (sinon celle du système)", "the language: fr or en (else the system's)"}))
        ->type_name("fr|en");
    app_.set_help_flag("-h,--help", say({"cette aide", "this help"}));
    app_.fallthrough();
    app_.footer(examples());
    add_games();
    add_rules();
    add_play();
    add_simulate();
    add_replay();
    add_verify();
    add_bench();
    add_serve();
    add_export();
    add_check();
    add_backup();
    add_restore();
    add_tidy();
    add_load();
    add_protocol();
    for (CLI::App* each : app_.get_subcommands({})) {
      translate(*each);
      for (CLI::Option* option : each->get_options([](const CLI::Option* o) { return o->get_type_size() != 0; })) {
        option->check(kNotEmpty);
      }
    }
    translate(app_);
  }

  int run(int argc, const char* const* argv) {
    try {
      app_.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
      if (error.get_exit_code() == 0) return app_.exit(error);
      throw BadInput(explain(error));
    }
    if (!command_) {
      fmt::print("{}", app_.help());
      return 0;
    }
    return command_();
  }

 private:
  const std::string& say(const Phrase& phrase) { return texts_.emplace_back(phrase.in(context_.language)); }

  std::string describe() const {
    return Phrase{"Hallali : des jeux de chasse autour d'une table.", "Hallali: hunting games at one table."}.in(
        context_.language);
  }

  std::string examples() const {
    const Phrase text{
        "Pour commencer :\n"
        "  hallali games                           les jeux et leurs variantes\n"
        "  hallali rules chasse-en-folie           la règle, en cinq minutes\n"
        "  hallali play chasse-en-folie            une partie contre des bots\n"
        "  hallali play auf-der-pirsch --players 3 --option give-trick=yes\n"
        "  hallali simulate auf-der-pirsch --games 100000 --bots steady,random,random,random\n"
        "  hallali replay PARTIE.record --seat 2   la partie vue par la place 2\n",
        "To begin with:\n"
        "  hallali games                           the games and their variants\n"
        "  hallali rules chasse-en-folie           the rules, in five minutes\n"
        "  hallali play chasse-en-folie            a game against bots\n"
        "  hallali play auf-der-pirsch --players 3 --option give-trick=yes\n"
        "  hallali simulate auf-der-pirsch --games 100000 --bots steady,random,random,random\n"
        "  hallali replay GAME.record --seat 2     the game as seat 2 saw it\n"};
    return text.in(context_.language);
  }

  // The few words of its own that the library prints.
  void translate(CLI::App& app) {
    if (context_.language == Language::en) return;
    const auto formatter = std::make_shared<CLI::Formatter>();
    formatter->column_width(30);
    formatter->label("Usage", "Usage");
    formatter->label("OPTIONS", "OPTIONS");
    formatter->label("SUBCOMMAND", "COMMANDE");
    formatter->label("SUBCOMMANDS", "COMMANDES");
    formatter->label("Positionals", "Arguments");
    formatter->label("REQUIRED", "obligatoire");
    formatter->label("TEXT", "TEXTE");
    formatter->label("INT", "N");
    formatter->label("FLOAT", "N");
    app.formatter(formatter);
  }

  CLI::App* add_command(const char* name, const Phrase& what) {
    CLI::App* command = app_.add_subcommand(name, say(what));
    command->group(say({"Commandes", "Commands"}));
    command->set_help_flag("-h,--help", say({"cette aide", "this help"}));
    return command;
  }

  void add_json(CLI::App* command) {
    command->add_flag("--json", context_.json, say({"pour une machine : du JSON", "for a machine: JSON"}));
  }

  void add_variants(CLI::App* command, std::vector<std::string>& words) {
    command
        ->add_option("-o,--option", words,
                     say({"une variante, nom=valeur ; autant de fois qu'il faut",
                          "a variant, name=value; as often as needed"}))
        ->type_name(say({"NOM=VALEUR", "NAME=VALUE"}))
        ->allow_extra_args(false)
        ->take_all();
  }

  // What `play` and `simulate` share.
  void add_game_options(CLI::App* command, GameChoice& choice, const Phrase& bots) {
    command
        ->add_option("game", choice.game, say({"le jeu (hallali games les montre)", "the game (see hallali games)"}))
        ->required()
        ->type_name("");
    command->add_option("-p,--players", choice.players, say({"nombre de joueurs", "number of players"}));
    add_variants(command, choice.options);
    command->add_option("-b,--bots", choice.bots, say(bots))
        ->delimiter(',')
        ->allow_extra_args(false)
        ->take_all()
        ->type_name("BOT,...");
    command->add_option("--seed", choice.seed,
                        say({"la graine du hasard : un texte, ou 64 chiffres hexadécimaux",
                             "the seed of chance: any text, or 64 hexadecimal digits"}));
  }

  void add_games() {
    CLI::App* command =
        add_command("games", {"les jeux, leurs joueurs, leurs variantes", "the games, their players and variants"});
    add_json(command);
    command->callback([this] { command_ = [this] { return games_command(context_); }; });
  }

  void add_rules() {
    CLI::App* command = add_command("rules", {"la règle d'un jeu", "the rules of a game"});
    command->add_option("game", rules_game_, say({"le jeu", "the game"}))->required()->type_name("");
    command->callback([this] { command_ = [this] { return rules_command(context_, rules_game_); }; });
  }

  void add_play() {
    CLI::App* command =
        add_command("play", {"jouer dans le terminal, contre des bots", "play in the terminal, against bots"});
    add_game_options(command, play_.game,
                     {"les adversaires : random ou steady (d'office), un pour tous ou un par place",
                      "the opponents: random or steady (the default), one for all or one a seat"});
    command->add_option("--name", play_.name, say({"votre nom dans le récit", "your name in the record"}));
    command
        ->add_option("--record", play_.record,
                     say({"le fichier du récit de la partie", "the file for the record of the game"}))
        ->type_name(say({"FICHIER", "FILE"}));
    command->callback([this] { command_ = [this] { return play_command(context_, play_); }; });
  }

  void add_simulate() {
    CLI::App* command = add_command(
        "simulate", {"faire jouer les bots entre eux, et compter", "let bots play each other, and count"});
    add_game_options(command, simulate_.game,
                     {"les bots : random (d'office) ou steady, un pour tous ou un par place",
                      "the bots: random (the default) or steady, one for all or one a seat"});
    command->add_option("-n,--games", simulate_.games, say({"nombre de parties (1000)", "number of games (1000)"}));
    command->add_option("-t,--threads", simulate_.threads,
                        say({"fils d'exécution (1) ; les parties sont les mêmes quel que soit leur nombre",
                             "threads (1); the games are the same whatever their number"}));
    command->add_flag(
        "--fixed-seats", simulate_.fixed_seats,
        say({"les bots gardent leur place (sinon ils tournent)", "bots keep their seats (else they rotate)"}));
    command
        ->add_option("--records", simulate_.records,
                     say({"garder chaque partie dans ce dossier", "keep each game in this folder"}))
        ->type_name(say({"DOSSIER", "DIR"}));
    add_json(command);
    command->callback([this] { command_ = [this] { return simulate_command(context_, simulate_); }; });
  }

  void add_replay() {
    CLI::App* command = add_command("replay", {"revoir une partie, pas à pas", "watch a game again, step by step"});
    add_file(command, replay_.file);
    command->add_option("--seat", replay_.seat,
                        say({"par les yeux de cette place (sinon d'un spectateur)",
                             "through the eyes of this seat (else a spectator's)"}));
    command->add_flag(
        "--all", replay_.all,
        say({"tout ouvert : toutes les mains, tous les choix", "everything open: all hands, all choices"}));
    add_json(command);
    command->callback([this] { command_ = [this] { return replay_command(context_, replay_); }; });
  }

  void add_verify() {
    CLI::App* command = add_command("verify", {"vérifier un récit, octet par octet, coup par coup",
                                               "check a record, byte by byte and move by move"});
    add_file(command, verify_file_);
    add_json(command);
    command->callback([this] { command_ = [this] { return verify_command(context_, verify_file_); }; });
  }

  void add_file(CLI::App* command, std::string& file) {
    command->add_option("file", file, say({"le récit d'une partie (.record)", "the record of a game (.record)"}))
        ->required()
        ->type_name("");
  }

  void add_bench() {
    CLI::App* command = add_command("bench", {"mesurer la vitesse des jeux", "measure the speed of the games"});
    command->add_option("game", bench_.game, say({"un seul jeu (sinon tous)", "one game only (else all)"}))
        ->type_name("");
    command->add_option("--seconds", bench_.seconds,
                        say({"durée de chaque mesure (1)", "time for each measurement (1)"}));
    add_json(command);
    command->callback([this] { command_ = [this] { return bench_command(context_, bench_); }; });
  }

  void add_data(CLI::App* command, std::string& folder) {
    command->add_option("--data", folder, say({"le dossier des données (data)", "the folder of the data (data)"}))
        ->type_name(say({"DOSSIER", "DIR"}));
  }

  void add_serve() {
    CLI::App* command =
        add_command("serve", {"le serveur : on joue dans le navigateur", "the server: play in a browser"});
    ServerOptions& server = serve_.server;
    add_data(command, serve_.data);
    command->add_option("--port", server.port, say({"le port (8080)", "the port (8080)"}))->type_name("N");
    command->add_option("--address", server.address,
                        say({"l'adresse où écouter (0.0.0.0 : toute la maison ; 127.0.0.1 : cette machine)",
                             "the address to listen on (0.0.0.0: the whole house; 127.0.0.1: this machine)"}));
    command->add_flag(
        "--https", server.api.https,
        say({"on y vient par https, à travers un mandataire", "people come by https, through a proxy"}));
    command->add_flag("--behind-proxy", server.behind_proxy,
                      say({"l'adresse des gens est dans X-Forwarded-For", "people's address is in X-Forwarded-For"}));
    command->add_option("--origin", server.api.origin,
                        say({"une autre origine permise, comme https://jeux.example",
                             "another origin that is allowed, like https://games.example"}));
    command
        ->add_option("--host", serve_.hosts,
                     say({"le nom sous lequel on y vient, comme jeux.example ; plusieurs fois pour plusieurs noms",
                          "the name people come by, like games.example; several times for several names"}))
        ->allow_extra_args(false)
        ->type_name(say({"NOM", "NAME"}));
    command
        ->add_option("--metrics", serve_.metrics,
                     say({"le port où lire /metrics, sur cette machine si rien d'autre n'est dit",
                          "the port where /metrics can be read, on this machine unless another address is named"}))
        ->type_name(say({"[ADRESSE:]PORT", "[ADDRESS:]PORT"}));
    command->add_option("--max-connections", server.connections,
                        say({"connexions en tout (10000)", "connections in all (10000)"}));
    command->add_option("--max-connections-per-address", server.connections_per_address,
                        say({"connexions par adresse (500)", "connections by one address (500)"}));
    command->add_option("--max-tables", server.hall.tables,
                        say({"tables en mémoire (20000)", "tables in memory (20000)"}));
    command->add_option("--tables-per-minute", server.hall.tables_per_minute,
                        say({"tables ouvertes par personne (60)", "tables opened by one person (60)"}));
    command->add_option("--megabytes-per-day", server.megabytes_per_day,
                        say({"Mo écrits par personne et par jour (20), cinq fois plus par adresse",
                             "MB written for one person a day (20), five times as much for one address"}));
    command->add_option("--requests-per-second", server.api.patience.requests_per_second,
                        say({"demandes par adresse (50)", "requests by one address (50)"}));
    command->add_option("--commands-per-second", server.api.patience.commands_per_second,
                        say({"commandes par personne (50)", "commands by one person (50)"}));
    command->callback([this] { command_ = [this] { return serve_command(context_, serve_); }; });
  }

  void add_export() {
    CLI::App* command =
        add_command("export", {"les parties d'un serveur, en récits", "the games of a server, as records"});
    add_data(command, export_.data);
    command
        ->add_option("--to", export_.folder,
                     say({"le dossier des récits (records)", "the folder of the records (records)"}))
        ->type_name(say({"DOSSIER", "DIR"}));
    command
        ->add_option("--table", export_.table, say({"une seule table (sinon toutes)", "one table only (else all)"}))
        ->type_name("N");
    command->add_flag("--unfinished", export_.unfinished,
                      say({"les parties en cours aussi : leur graine dit tout ce qui est caché",
                           "unfinished games as well: their seed tells all that is hidden"}));
    command->callback([this] { command_ = [this] { return export_command(context_, export_); }; });
  }

  void add_check() {
    CLI::App* command = add_command("check", {"les données d'un serveur sont-elles ce qui a été écrit ?",
                                              "is a server's data still what was written?"});
    add_data(command, check_data_);
    add_json(command);
    command->callback([this] { command_ = [this] { return check_command(context_, check_data_); }; });
  }

  void add_backup() {
    CLI::App* command = add_command("backup", {"sauvegarder les données, même pendant que le serveur tourne",
                                               "back the data up, even while the server is running"});
    add_data(command, backup_.data);
    command->add_option("--to", backup_.file, say({"le fichier de la sauvegarde", "the file of the backup"}))
        ->required()
        ->type_name(say({"FICHIER", "FILE"}));
    add_json(command);
    command->callback([this] { command_ = [this] { return backup_command(context_, backup_); }; });
  }

  void add_restore() {
    CLI::App* command =
        add_command("restore", {"reprendre une sauvegarde, le serveur arrêté ; ce qui était là est gardé",
                                "bring a backup back, with the server stopped; what was there is kept"});
    add_data(command, restore_.data);
    command->add_option("--from", restore_.file, say({"le fichier de la sauvegarde", "the file of the backup"}))
        ->required()
        ->type_name(say({"FICHIER", "FILE"}));
    add_json(command);
    command->callback([this] { command_ = [this] { return restore_command(context_, restore_); }; });
  }

  void add_tidy() {
    CLI::App* command = add_command("tidy", {"effacer les tables où personne n'est venu depuis longtemps",
                                             "remove the tables that nobody has come to for a long time"});
    add_data(command, tidy_.data);
    command
        ->add_option("--older-than", tidy_.older_than,
                     say({"depuis quand, en jours : 365d", "since when, in days: 365d"}))
        ->required()
        ->type_name(say({"JOURS", "DAYS"}));
    command->callback([this] { command_ = [this] { return tidy_command(context_, tidy_); }; });
  }

  void add_load() {
    CLI::App* command = add_command("load", {"mesurer un serveur sous la charge", "measure a server under load"});
    command->add_option("--tables", load_.tables, say({"nombre de tables (100)", "number of tables (100)"}));
    command->add_option("--seconds", load_.seconds,
                        say({"durée de chaque mesure (5)", "time for each measurement (5)"}));
    command->add_option("--rate", load_.rate,
                        say({"coups par seconde de la seconde mesure (la moitié de la première)",
                             "moves a second in the second measurement (half of the first)"}));
    command->add_option("--url", load_.url,
                        say({"un serveur qui tourne (sinon un à lui, sur un port libre)",
                             "a server that is running (else one of its own, on a free port)"}));
    command->add_option("--game", load_.game, say({"le jeu (auf-der-pirsch)", "the game (auf-der-pirsch)"}));
    command->add_option("-p,--players", load_.players, say({"joueurs par table (4)", "players at a table (4)"}));
    add_variants(command, load_.options);
    command->add_option("--kill", load_.kills,
                        say({"tuer le serveur autant de fois, et compter ce qui manque",
                             "kill the server that often, and count what is missing"}));
    command
        ->add_option("--power-cut", load_.power_cut,
                     say({"avec --kill : couper le courant, par cette bibliothèque (libpower_cut.so)",
                          "with --kill: cut the power instead, by this library (libpower_cut.so)"}))
        ->type_name(say({"FICHIER", "FILE"}));
    command->add_option("--seed", load_.seed, say({"la graine du hasard", "the seed of chance"}));
    add_json(command);
    command->callback([this] { command_ = [this] { return load_command(context_, load_); }; });
  }

  void add_protocol() {
    CLI::App* command =
        add_command("protocol", {"les types du protocole, en TypeScript (docs/protocol.md l'explique)",
                                 "the types of the protocol, in TypeScript (see docs/protocol.md)"});
    command->add_option("--game", protocol_.game,
                        say({"les types de ce jeu (sinon ceux de tous)", "the types of this game (else of all)"}));
    command->add_flag("--facts", protocol_.facts,
                      say({"les constantes de ses règles", "the constants of its rules instead"}));
    command->add_flag("--games", protocol_.games, say({"de chaque jeu à ses types", "from each game to its types"}));
    command->callback([this] { command_ = [this] { return protocol_command(protocol_); }; });
  }

  std::string command_names() {
    std::string names;
    for (const CLI::App* command : app_.get_subcommands({}))
      names += (names.empty() ? "" : ", ") + command->get_name();
    return names;
  }

  // One sentence for what the command line parser did not like.
  Phrase explain(const CLI::ParseError& error) {
    const std::string message = error.what();
    const auto after_colon = [&] {
      const std::size_t colon = message.rfind(": ");
      return colon == std::string::npos ? message : message.substr(colon + 2);
    };
    if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) {
      const std::string word = after_colon();
      if (app_.get_subcommands().empty()) {
        return {fmt::format("Je ne connais pas la commande « {} » ; il y a : {}.", word, command_names()),
                fmt::format("There is no command \"{}\"; there are: {}.", word, command_names())};
      }
      const std::string name = app_.get_subcommands().front()->get_name();
      return {fmt::format("Je ne comprends pas « {} » ; hallali {} --help montre ce qui est permis.", word, name),
              fmt::format("I do not understand \"{}\"; hallali {} --help shows what is allowed.", word, name)};
    }
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) {
      const std::string name = app_.get_subcommands().empty() ? "" : app_.get_subcommands().front()->get_name() + " ";
      const std::string what = message.substr(0, message.find(' '));
      return {fmt::format("Il manque « {} » ; hallali {}--help montre comment l'écrire.", what, name),
              fmt::format("\"{}\" is missing; hallali {}--help shows how to write it.", what, name)};
    }
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) {
      const std::string name = message.substr(0, message.find(':'));
      return {fmt::format("« {} » attend une valeur, et une seule fois.", name),
              fmt::format("\"{}\" takes one value, and only once.", name)};
    }
    if (dynamic_cast<const CLI::ValidationError*>(&error) != nullptr) {
      const std::string name = message.substr(0, message.find(':'));
      return {fmt::format("La valeur de « {} » est vide : donnez-en une, ou laissez l'option.", name),
              fmt::format("The value of \"{}\" is empty: give one, or leave the option out.", name)};
    }
    if (dynamic_cast<const CLI::ConversionError*>(&error) != nullptr) {
      return {fmt::format("« {} » n'est pas un nombre que je puisse lire ici.", after_colon()),
              fmt::format("\"{}\" is not a number that I can read here.", after_colon())};
    }
    return {fmt::format("Cette commande ne se lit pas ({}) ; hallali --help montre comment l'écrire.", message),
            fmt::format("This command cannot be read ({}); hallali --help shows how to write it.", message)};
  }

  std::deque<std::string> texts_;  // the library keeps references to some of them
  Context context_;
  std::string lang_;
  CLI::App app_;
  std::function<int()> command_;
  std::string rules_game_;
  PlayChoice play_;
  SimulateChoice simulate_;
  ReplayChoice replay_;
  std::string verify_file_;
  BenchChoice bench_;
  ServeChoice serve_;
  LoadChoice load_;
  ExportChoice export_;
  std::string check_data_ = "data";
  BackupChoice backup_;
  BackupChoice restore_;
  TidyChoice tidy_;
  ProtocolChoice protocol_;
};

}  // namespace

int run(int argc, const char* const* argv) {
  Language language = Language::fr;
  try {
    watch_signals();
    language = choose_language(argc, argv);
    const int code = Program(language).run(argc, argv);
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return code;
    throw std::system_error(errno, std::generic_category());
  } catch (...) {
    const Failure ending = failure(std::current_exception(), std::ferror(stdout) != 0);
    std::fputs((ending.sentence.in(language) + "\n").c_str(), stderr);  // if this fails, too, there is nobody to tell
    return ending.code;
  }
}

}  // namespace hallali::cli
