// What people may do at a table, and the sentence they get when they may not.
#include <algorithm>

#include "kit/unseen.h"
#include "match/games.h"
#include "table/names.h"
#include "table/table.h"

namespace hallali {
namespace {

[[noreturn]] void no(std::string fr, std::string en) { throw BadInput({std::move(fr), std::move(en)}); }

std::size_t characters(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

std::string trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return std::string(text.substr(first, text.find_last_not_of(' ') - first + 1));
}

}  // namespace

const Phrase kBanned{"L'hôte de cette table ne vous y laisse plus entrer.",
                     "The host of this table no longer lets you in."};

void check_name(std::string_view name) {
  if (good_name(name)) return;
  no(fmt::format("Ce nom ne convient pas : de 1 à {} octets, sans espace au bord ni caractère invisible.",
                 kLongestName),
     fmt::format("This name does not do: 1 to {} bytes, no spaces at its ends and no invisible characters.",
                 kLongestName));
}

void check_settings(const Settings& settings) {
  game_named(settings.game).check_options(settings.players, settings.options);
  if (settings.clock != 0 && (settings.clock < 5 || settings.clock > 3600)) {
    no("La pendule va de 5 à 3600 secondes, ou 0 pour jouer sans.",
       "The clock takes 5 to 3600 seconds, or 0 for none.");
  }
  if (settings.patience < 5 || settings.patience > 3600) {
    no("La patience va de 5 à 3600 secondes.", "Patience takes 5 to 3600 seconds.");
  }
}

entry::Dealt deal_today(const Settings& settings, const Seed& seed) {
  return {seed, game_named(settings.game).about.rules_version, {}};
}

void Table::must_exist(Seat seat) const {
  if (index(seat) < static_cast<int>(places_.size())) return;
  no(fmt::format("Cette table a les places 1 à {}.", places_.size()),
     fmt::format("This table has seats 1 to {}.", places_.size()));
}

void Table::must_be_own(const Person& person, Seat seat) const {
  must_exist(seat);
  if (!seats_of(person).contains(seat)) no("Cette place n'est pas la vôtre.", "This seat is not yours.");
}

void Table::must_be_host(const Person& person, SeatSet here) const {
  if (!is_host(person, here)) no("Seul l'hôte de la table peut le faire.", "Only the host of the table may do that.");
}

// For a second at most: the numbers for these seats are being shown.
void Table::must_not_be_dealing() const {
  if (next_.revealing()) no("On distribue déjà ; un instant.", "The cards are being dealt already; one moment.");
}

void Table::must_be_between_games() const {
  must_not_be_dealing();
  if (playing()) no("Pas pendant une partie ; finissez-la d'abord.", "Not during a game; finish it first.");
}

// Whoever opened the table, or has been at it longest; others act for them while they are away.
void Table::must_be_opener(const Person& person) const {
  if (!is_host(person, {})) no("Cela revient à qui a ouvert la table.", "That is up to whoever opened the table.");
}

entry::Any Table::set(const Person& person, SeatSet here, Settings settings) const {
  must_be_host(person, here);
  if (settings.open != settings_.open) must_be_opener(person);
  must_be_between_games();
  check_settings(settings);
  for (std::size_t i = static_cast<std::size_t>(settings.players); i < places_.size(); ++i) {
    if (places_[i].people.empty()) continue;
    no(fmt::format("La place {} est à {} : libérez-la avant de réduire la table.", i + 1, places_[i].name),
       fmt::format("Seat {} is {}'s: free it before making the table smaller.", i + 1, places_[i].name));
  }
  return entry::Set{std::move(settings)};
}

entry::Any Table::sit(const Person& person, std::optional<Seat> seat, const std::string& name) const {
  check_name(name);
  must_be_between_games();
  if (seat) {
    must_exist(*seat);
    if (place(*seat).taken()) no("Cette place est prise.", "This seat is taken.");
  } else {
    const auto free = std::ranges::find_if(places_, [](const Place& place) { return !place.taken(); });
    if (free == places_.end()) no("La table est complète.", "The table is full.");
    seat = seat_at(static_cast<int>(free - places_.begin()));
  }
  if (has_name(names_but(seat), name)) refuse_name(name);
  return entry::Seated{*seat, person, name};
}

entry::Any Table::share(Seat seat, const Person& person) const {
  must_exist(seat);
  if (seats_of(person).contains(seat)) {
    no("Cette place est déjà sur cet appareil.", "This seat is on this device already.");
  }
  constexpr std::size_t kDevices = 8;
  if (door_.banned(person)) no(kBanned.fr, kBanned.en);
  if (place(seat).people.empty() || place(seat).people.size() >= kDevices) {
    no("Cette place ne peut pas aller sur un appareil de plus.", "This seat cannot go to one more device.");
  }
  return entry::Shared{seat, person};
}

entry::Any Table::vacate(const Person& person, SeatSet here, Seat seat) const {
  must_exist(seat);
  must_not_be_dealing();
  if (!seats_of(person).contains(seat)) must_be_host(person, here);
  if (!place(seat).taken()) no("Cette place est déjà libre.", "This seat is free already.");
  if (!playing()) {
    if (seat == host({})) must_be_opener(person);
    const bool own = place(seat).people.empty() || seats_of(person).contains(seat);
    return own ? entry::Vacated{seat} : entry::Vacated{seat, true};
  }
  if (place(seat).bot) no("Un bot joue déjà à cette place.", "A bot plays in this seat already.");
  if (here.contains(seat) && !seats_of(person).contains(seat)) {
    no(fmt::format("{} est là ; un bot ne remplace que les absents.", place(seat).name),
       fmt::format("{} is here; a bot stands in only for who is away.", place(seat).name));
  }
  return entry::StoodIn{seat};
}

entry::Any Table::seat_bot(const Person& person, SeatSet here, Seat seat, Bot bot) const {
  must_be_host(person, here);
  must_be_between_games();
  must_exist(seat);
  if (!place(seat).people.empty()) {
    no(fmt::format("Cette place est à {}.", place(seat).name), fmt::format("This seat is {}'s.", place(seat).name));
  }
  const std::string name = bot_name(seat, names_but(seat));
  return entry::BotSeated{seat, bot, name == bot_name(seat) ? std::nullopt : std::optional(name)};
}

entry::Any Table::remove(const Person& person, SeatSet here, Seat seat, bool ban) const {
  must_exist(seat);
  if (place(seat).people.empty()) no("Il n'y a personne à cette place.", "Nobody sits in this seat.");
  return remove(person, here, place(seat).people, place(seat).name, ban);
}

entry::Any Table::remove(const Person& person, SeatSet here, std::vector<Person> people, std::string name,
                         bool ban) const {
  must_be_host(person, here);
  must_not_be_dealing();
  if (std::ranges::find(people, person) != people.end()) {
    no("Pour partir vous-même, libérez votre place.", "To go yourself, leave your seat.");
  }
  // Who acts for whoever opened the table cannot send them away.
  if (std::ranges::any_of(people, [&](const Person& each) { return is_host(each, {}); })) must_be_opener(person);
  return entry::Removed{std::move(people), std::move(name), ban};
}

entry::Any Table::replace_invite(const Person& person, SeatSet here) const {
  must_be_host(person, here);
  return entry::InviteReplaced{};
}

entry::Any Table::start(const Person& person, SeatSet here, const Seed& seed) const {
  must_be_between_games();
  if (!over() || seats_of(person).empty()) must_be_host(person, here);
  return begin(seed);
}

entry::Any Table::begin(const Seed& seed) const {
  for (std::size_t i = 0; i < places_.size(); ++i) {
    if (places_[i].taken()) continue;
    no(fmt::format("La place {} est libre : attendez quelqu'un ou asseyez-y un bot.", i + 1),
       fmt::format("Seat {} is free: wait for somebody or seat a bot.", i + 1));
  }
  if (std::ranges::none_of(places_, &Place::played_by_person)) {
    no("Reprenez d'abord une place : des bots joueraient entre eux.",
       "Take a seat back first: bots would play among themselves.");
  }
  if (!next_.shares().empty()) return entry::Revealing{};
  return deal_today(settings_, next_.promised() ? next_.secret() : seed);
}

entry::Any Table::deal(const std::vector<Shown>& numbers) const {
  entry::Dealt dealt = deal_today(settings_, drawn_seed(next_.with(numbers)));
  dealt.numbers = numbers;
  return dealt;
}

entry::Any Table::pledge(const Person& person, Seat seat, const std::string& promise, const std::string& hash) const {
  must_be_own(person, seat);
  must_be_between_games();
  if (place(seat).bot) no("Un bot joue à cette place.", "A bot plays in this seat.");
  if (!next_.promised() || promise != commitment(next_.secret())) {
    no("Ce nombre était pour une autre donne.", "This number was meant for another deal.");
  }
  if (!hash_bytes(hash)) no("Une empreinte a 64 chiffres hexadécimaux.", "A hash has 64 hexadecimal digits.");
  return entry::Pledged{seat, hash};
}

void Table::check_number(const Person& person, Seat seat, const Seed& number) const {
  must_be_own(person, seat);
  const Share* share = next_.share(seat);
  if (!next_.revealing() || share == nullptr) no("On ne vous demande aucun nombre.", "No number is asked of you.");
  if (commitment(number) != share->hash) {
    no("Ce nombre n'est pas celui dont vous avez donné l'empreinte.",
       "This number is not the one whose hash you have given.");
  }
}

entry::Any Table::move(const Person& person, Seat seat, int turn, const std::string& move) const {
  must_be_own(person, seat);
  if (!playing()) no("Aucune partie n'est en cours.", "No game is being played.");
  if (place(seat).bot) {
    no("Un bot joue pour vous ; reprenez d'abord votre place.", "A bot plays for you; take your seat back first.");
  }
  if (turn != match_->moves_made(seat)) {
    no("Ce coup était pour un tour qui est passé.", "This move was meant for a turn that is over.");
  }
  match_->check(seat, move);
  return entry::Moved{seat, move, Mover::player};
}

entry::Any Table::come_back(const Person& person, Seat seat) const {
  must_be_own(person, seat);
  if (!place(seat).bot) no("Vous êtes déjà à votre place.", "You are in your seat already.");
  return entry::Returned{seat};
}

entry::Any Table::ask_undo(const Person& person, SeatSet here, Seat seat) const {
  must_be_own(person, seat);
  if (undo_) no("Quelqu'un demande déjà à reprendre un coup.", "Somebody is asking to take back a move already.");
  if (!playing() || !match_->can_take_back(seat)) {
    no("Trop tard : ce coup a déjà appris quelque chose à quelqu'un.",
       "Too late: somebody has learnt something from this move.");
  }
  SeatSet waiting;
  for (int i = 0; i < static_cast<int>(places_.size()); ++i) {
    if (place(seat_at(i)).played_by_person() && here.contains(seat_at(i))) waiting.insert(seat_at(i));
  }
  return entry::UndoAsked{seat, waiting - seats_of(person)};
}

entry::Any Table::answer_undo(const Person& person, Seat seat, bool agree) const {
  must_be_own(person, seat);
  if (!undo_ || !undo_->waiting.contains(seat)) no("On ne vous demande rien.", "Nobody is asking you.");
  return entry::UndoAnswered{seat, agree};
}

entry::Any Table::say(const Person& person, std::optional<Seat> seat, const std::string& name,
                      std::string text) const {
  if (seat) {
    must_be_own(person, *seat);
  } else {
    check_name(name);
    if (has_name(names_but(), name)) refuse_name(name);
  }
  text = trimmed(without_unseen(text));
  if (!anything_to_see(text) || characters(text) > kLongestChat) {
    no(fmt::format("Un message a de 1 à {} caractères.", kLongestChat),
       fmt::format("A message has 1 to {} characters.", kLongestChat));
  }
  return entry::Said{seat, seat ? place(*seat).name : name, std::move(text)};
}

entry::Any Table::react(const Person& person, Seat seat, Reaction reaction) const {
  must_be_own(person, seat);
  return entry::Reacted{seat, reaction};
}

entry::Any Table::mark(const Person& person, Seat seat, std::string topic, std::optional<std::string> at) const {
  must_be_own(person, seat);
  if (!playing()) no("On ne marque que pendant une partie.", "Marks are made during a game.");
  const auto is_word = [](const std::string& text) {
    return !text.empty() && text.size() <= kLongestMark && std::ranges::all_of(text, [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
  };
  if (!is_word(topic) || (at && !is_word(*at))) {
    no(fmt::format("Une marque s'écrit en lettres minuscules, chiffres et tirets, {} au plus.", kLongestMark),
       fmt::format("A mark is written in small letters, digits and dashes, {} at most.", kLongestMark));
  }
  const auto others =
      std::ranges::count_if(marks_, [&](const Mark& mark) { return mark.seat == seat && mark.topic != topic; });
  if (at && others >= kMostMarks) {
    no(fmt::format("Une place a {} marques au plus.", kMostMarks),
       fmt::format("A seat has {} marks at most.", kMostMarks));
  }
  return entry::Marked{seat, std::move(topic), std::move(at)};
}

}  // namespace hallali
