#include "games/shadow_hunters/rules/facts.h"

#include <algorithm>
#include <cctype>

#include "kit/facts.h"

namespace hallali::shadow_hunters {
namespace {

CharacterFact fact_of(Character character) {
  const char initial = hallali::notation(character).front();
  return {group_of(character), hit_points(character),
          std::string(1, static_cast<char>(std::toupper(static_cast<unsigned char>(initial))))};
}

AreaFact fact_of(Area area) {
  AreaFact fact;
  for (int total = 2; total <= 10; ++total) {  // a d6 and a d4
    if (area_rolled(total) == area) fact.numbers.push_back(total);
  }
  return fact;
}

CardFact fact_of(Card card) {
  const auto copies = [&](const DeckCards& deck) { return static_cast<int>(std::ranges::count(deck, card)); };
  const int white = copies(kWhiteDeck);
  return {white > 0 ? Deck::white : Deck::black, white + copies(kBlackDeck), is_equipment(card),
          kWeapons.contains(card), healed_by(card)};
}

QuestionFact fact_of(Question question) {
  return {kCopies[static_cast<std::size_t>(question)], applies_to(question), demand_of(question)};
}

std::vector<CastFact> all_casts() {
  std::vector<CastFact> casts;
  for (int players = kAbout.min_players; players <= kAbout.max_players; ++players) {
    for (const bool extra : {false, true}) {
      const Options options{.players = static_cast<std::uint8_t>(players), .extra_character = extra};
      if (check(options)) continue;
      const Cast cast = cast_of(options);
      casts.push_back(
          {players,
           extra,
           {{Group::hunter, cast.hunters}, {Group::shadow, cast.shadows}, {Group::neutral, cast.neutrals}}});
    }
  }
  return casts;
}

}  // namespace

Facts Game::facts() {
  const auto each = [](auto value) { return fact_of(value); };
  return {for_each_of<Character>(each), kMostDamage, for_each_of<Area>(each), for_each_of<Card>(each),
          for_each_of<Question>(each),  all_casts()};
}

}  // namespace hallali::shadow_hunters
