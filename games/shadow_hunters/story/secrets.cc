#include "games/shadow_hunters/story/secrets.h"

#include <fmt/format.h>

#include <array>
#include <vector>

#include "games/shadow_hunters/story/words.h"

namespace hallali::shadow_hunters {
namespace {

using cli::Teller;

// The letters with their hit points, as far as these characters can be in the game.
std::string legend(const View& view, const Teller& teller) {
  const Cast cast = cast_of(view.options);
  const CharacterSet cast_members = kHunters | kShadows | (cast.neutrals > 0 ? cast.neutral_pool : CharacterSet{});
  std::string out;
  for (Group group : {Group::hunter, Group::shadow, Group::neutral}) {
    const int dealt = group == Group::hunter ? cast.hunters : group == Group::shadow ? cast.shadows : cast.neutrals;
    if (dealt == 0) continue;
    const CharacterSet all = members(group) & cast_members;
    std::string names;
    for (Character character : all) {
      names += fmt::format("{}{} {} {}", names.empty() ? "" : ", ", words(character).letter,
                           teller.say(words(character).name), hit_points(character));
    }
    const std::string count = fmt::format("{} {}{}", dealt, teller.say(name_of(group)), dealt > 1 ? "s" : "");
    out += teller.paint(ink_of(group), count) +
           (dealt == all.size() ? teller.say({" : ", ": "}) : teller.say({" parmi ", " among "})) + names + '\n';
  }
  return out;
}

// "vous → Bruno, Gifle : rien"
std::string gift_text(const GiftView& gift, const Teller& teller) {
  static const std::array<Phrase, 8> answers{{{"rien", "nothing"},
                                              {"soigne 1", "heals 1"},
                                              {"1 dégât", "1 damage"},
                                              {"1 dégât (le premier)", "1 damage (the first)"},
                                              {"2 dégâts", "2 damage"},
                                              {"cède un équipement", "gives equipment"},
                                              {"montre sa carte", "shows"},
                                              {"remplacée", "replaced"}}};
  const std::string hands = gift.from == gift.to
                                ? whom(teller, gift.to)
                                : fmt::format("{} → {}", whom(teller, gift.from), whom(teller, gift.to));
  const std::string question = gift.question ? question_text(*gift.question, teller) : "?";
  return fmt::format("{}, {}{} {}", hands, question, teller.say({" :", ":"}),
                     teller.say(answers[static_cast<std::size_t>(gift.answer)]));
}

// Three dead Neutrals are worth a word only where there are three (SH-12).
std::string aim(const View& view, const Teller& teller) {
  const Character me = my_character(view);
  if (group_of(me) == Group::shadow && cast_of(view.options).neutrals < kNeutralsDead) {
    return teller.say({"que tous les Chasseurs meurent", "all Hunters dead"});
  }
  return teller.say(words(me).wins);
}

}  // namespace

std::string notebook(const View& view, const Teller& teller, std::size_t most) {
  std::vector<std::string> items;
  for (std::size_t i = view.gifts.size(); i-- > 0 && items.size() < most;) {
    if (view.gifts[i].question) items.insert(items.begin(), gift_text(view.gifts[i], teller));
  }
  if (items.empty()) return {};
  const Phrase title = view.phase == Phase::over
                           ? Phrase{"Les dernières cartes ermites :", "The last hermit cards:"}
                           : Phrase{"Cartes ermites que vous avez lues :", "Hermit cards that you have read:"};
  std::string out = cli::dim(teller, teller.say(title)) + '\n';
  for (const std::string& item : items) out += "  " + item + '\n';
  return out;
}

std::string myself(const View& view, const Teller& teller) {
  if (!seated(view)) return legend(view, teller);
  const Character me = my_character(view);
  const CharacterWords& text = words(me);
  const std::string state = !mine(view).alive     ? teller.say({"hors jeu", "out of the game"})
                            : mine(view).revealed ? teller.say({"tout le monde le sait", "everybody knows"})
                                                  : teller.say({"personne ne le sait", "nobody knows"});
  std::string out = fmt::format("{}{}, {} ({}).\n", teller.say({"Vous êtes ", "You are "}), the_character(me, teller),
                                a_group(group_of(me), teller), state);
  out += teller.say({"  But : ", "  Aim: "}) + aim(view, teller) + '\n';
  if (abilities(view)) {
    out += fmt::format("  {}{}{}\n", teller.say(text.power), teller.say({" : ", ": "}), teller.say(text.ability));
  }
  return out + legend(view, teller);
}

}  // namespace hallali::shadow_hunters
