// One set of names: what the terminal calls a thing is what the rule page calls it, in both languages.
#include <gtest/gtest.h>

#include <boost/mp11.hpp>
#include <fstream>
#include <sstream>

#include "games/shadow_hunters/story/words.h"
#include "kit/test_paths.h"

namespace hallali::shadow_hunters {
namespace {

std::string rule_page(const std::string& language) {
  std::ifstream file(HALLALI_SOURCE_DIR "/games/shadow_hunters/guide/rules." + language + ".md");
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// The tables of the page: a name stands in a cell of its own, a character's with its letter.
bool has_cell(const std::string& page, const std::string& name) {
  return page.find("| " + name + " |") != std::string::npos || page.find("| " + name + " (") != std::string::npos;
}

template <class E, class Visit>
void each_of(Visit visit) {
  boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>([&](auto member) { visit(member.value); });
}

TEST(ShadowHuntersNames, AreThoseOfTheRulePages) {
  const std::string fr = rule_page("fr");
  const std::string en = rule_page("en");
  const auto expect_named = [&](const Phrase& name) {
    EXPECT_TRUE(has_cell(fr, std::string(name.fr))) << name.fr;
    EXPECT_TRUE(has_cell(en, std::string(name.en))) << name.en;
  };
  each_of<Area>([&](Area area) { expect_named(words(area).name); });
  each_of<Card>([&](Card card) { expect_named(words(card).name); });
  each_of<Question>([&](Question question) { expect_named(words(question).name); });
  each_of<Character>([&](Character character) {
    expect_named(words(character).name);
    expect_named(words(character).power);
  });
}

}  // namespace
}  // namespace hallali::shadow_hunters
