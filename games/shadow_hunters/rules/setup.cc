#include <algorithm>

#include "games/shadow_hunters/rules/night.h"

namespace hallali::shadow_hunters {
namespace {

constexpr std::array<OptionHelp, 3> kOptionHelp{{
    {"no_abilities", "sans capacités spéciales, pour une première partie",
     "without special abilities, for a first game"},
    {"extra_character", "à 7 ou 8 : un personnage de plus que de joueurs, mis de côté",
     "with 7 or 8: one character more than players, set aside"},
    {"quick_start",
     "à 6 ou plus, avant le premier tour ; each : chacun donne une carte ermite à son voisin de gauche ; round : une "
     "seule carte fait le tour",
     "with 6 or more, before the first turn; each: everybody gives a hermit card to the left; round: one card goes "
     "round"},
}};

// What differed in version 1: there was one quick start, in which a card goes round (SH-50).
Options ruled(Options options, int rules) {
  if (rules < 2 && options.quick_start == QuickStart::each) options.quick_start = QuickStart::round;
  return options;
}

}  // namespace

const About kAbout{
    .id = "shadow-hunters",
    .title = "Shadow Hunters",
    .rules_version = 2,
    .min_players = 4,
    .max_players = kMaxPlayers,
    .minutes = 45,
    .fr = "Ombres, chasseurs et civils : personne ne sait qui est qui, et la nuit ne fait que commencer.",
    .en = "Shadows, hunters and bystanders: nobody knows who is who, and the night is young.",
    .option_help = kOptionHelp,
};

bool parse_notation(std::string_view text, QuickStart& form) {
  if (text != "yes") return hallali::parse_notation(text, form);
  form = QuickStart::round;
  return true;
}

void spell_for(const Options& options, int rules, OptionTexts& texts) {
  if (rules < 2) texts["quick-start"] = options.quick_start == QuickStart::no ? "no" : "yes";
}

std::optional<Phrase> check(const Options& options) {
  if (options.players < kAbout.min_players || options.players > kAbout.max_players) {
    return Phrase{"Shadow Hunters se joue de 4 à 8 joueurs.", "Shadow Hunters is for 4 to 8 players."};
  }
  if (options.extra_character && options.players < 7) {
    return Phrase{"Le personnage mis de côté demande 7 ou 8 joueurs.",
                  "The character set aside needs 7 or 8 players."};
  }
  if (options.quick_start != QuickStart::no && options.players < 6) {
    return Phrase{"Le départ rapide demande 6 joueurs ou plus.", "The quick start needs 6 or more players."};
  }
  return {};
}

Cast cast_of(const Options& options) {
  const CharacterSet no_bob = kNeutrals.without(Character::bob);
  switch (options.players) {
    case 7:
      return options.extra_character ? Cast{3, 3, 2, no_bob} : Cast{2, 2, 3, no_bob};
    case 8:
      return options.extra_character ? Cast{3, 3, 3, no_bob} : Cast{3, 3, 2, no_bob};
    default:
      return {2, 2, options.players - 4, kNeutrals};
  }
}

namespace {

// Takes `count` characters of a pool at random.
void take_some(CharacterSet pool, int count, Random& random, FixedList<Character, kCharacters>& into) {
  FixedList<Character, kCharacters> all;
  for (Character character : pool) all.push_back(character);
  random.shuffle(std::span(all.begin(), all.end()));
  for (int i = 0; i < count; ++i) into.push_back(all[static_cast<std::size_t>(i)]);
}

CharacterSet possible_in(const Options& options) {
  const Cast cast = cast_of(options);
  return kHunters | kShadows | (cast.neutrals > 0 ? cast.neutral_pool : CharacterSet{});
}

}  // namespace

State deal(const Options& chosen, Random& random, int rules) {
  const Options options = ruled(chosen, rules);
  State state;
  Public& table = state.table;
  table.options = options;
  for (std::size_t i = 0; i < table.ring.size(); ++i) table.ring[i] = static_cast<Area>(i);
  random.shuffle(std::span<Area>(table.ring));

  const Cast cast = cast_of(options);
  FixedList<Character, kCharacters> dealt;
  take_some(kHunters, cast.hunters, random, dealt);
  take_some(kShadows, cast.shadows, random, dealt);
  take_some(cast.neutral_pool, cast.neutrals, random, dealt);
  random.shuffle(std::span(dealt.begin(), dealt.end()));
  const CharacterSet possible = possible_in(options);
  table.alive = seats_up_to(options.players);
  for (int i = 0; i < kMaxPlayers; ++i) {
    Player& each = table.players[static_cast<std::size_t>(i)];
    each.alive = i < options.players;
    each.could = each.alive ? possible : CharacterSet{};
    if (each.alive) state.characters[static_cast<std::size_t>(i)] = dealt[static_cast<std::size_t>(i)];
    state.learnt[static_cast<std::size_t>(i)].fill(kEveryCharacter);
  }
  if (options.extra_character) state.aside = dealt.back();

  table.first = seat_at(static_cast<int>(random.below(options.players)));
  Night(state, random, {}).begin();
  return state;
}

}  // namespace hallali::shadow_hunters
