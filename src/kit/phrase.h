// Everything the program says to a person, in both languages side by side, so that neither is ever forgotten.
#pragma once

#include <boost/describe.hpp>
#include <exception>
#include <string>
#include <string_view>
#include <utility>

namespace hallali {

enum class Language { fr, en };

struct Phrase {
  std::string fr;
  std::string en;

  const std::string& in(Language language) const { return language == Language::fr ? fr : en; }
  bool operator==(const Phrase&) const = default;
};
BOOST_DESCRIBE_STRUCT(Phrase, (), (fr, en))

// Somebody's words as they may stand in a message: no control characters, and not more than a line of them.
std::string shown(std::string_view text);

// Input that cannot be used. The phrase is one sentence: what is wrong, and what would be right.
class BadInput : public std::exception {
 public:
  explicit BadInput(Phrase phrase) : phrase_(std::move(phrase)) {}
  const Phrase& phrase() const { return phrase_; }
  const char* what() const noexcept override { return phrase_.en.c_str(); }

 private:
  Phrase phrase_;
};

}  // namespace hallali
