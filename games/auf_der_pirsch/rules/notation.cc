#include <charconv>

#include "games/auf_der_pirsch/rules/rules.h"

namespace hallali::auf_der_pirsch {

std::string notation(Card card) { return hallali::notation(suit_of(card)) + '-' + std::to_string(value_of(card)); }

bool parse_notation(std::string_view text, Card& card) {
  const std::size_t dash = text.find('-');
  Suit suit{};
  if (dash == std::string_view::npos || !hallali::parse_notation(text.substr(0, dash), suit)) return false;
  const std::string_view digits = text.substr(dash + 1);
  int value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (error != std::errc{} || end != digits.data() + digits.size() || digits[0] == '0') return false;
  if (value < 1 || value > kValues) return false;
  card = card_of(suit, value);
  return true;
}

std::string notation(Move move) {
  switch (move.kind()) {
    case Move::Kind::play:
      return "play " + notation(move.card());
    case Move::Kind::refuse:
      return "refuse " + notation(move.other()) + " play " + notation(move.card());
    case Move::Kind::keep:
      return "keep";
    case Move::Kind::give:
      return "give " + hallali::notation(move.to());
    case Move::Kind::accept:
      return "accept";
    case Move::Kind::decline:
      return "decline " + notation(move.card()) + " for " + notation(move.other());
  }
  return {};
}

bool parse_notation(std::string_view text, Move& move) {
  Move read;
  std::string_view left = text;
  const std::string_view verb = take_word(left);
  const auto take_card = [&left](Card& card) { return parse_notation(take_word(left), card); };
  Card one{};
  Card two{};
  Seat to{};
  if (verb == "play" && take_card(one)) {
    read = Move::play(one);
  } else if (verb == "refuse" && take_card(one) && take_word(left) == "play" && take_card(two)) {
    read = Move::refuse(one, two);
  } else if (verb == "keep") {
    read = Move::keep();
  } else if (verb == "give" && hallali::parse_notation(take_word(left), to) && index(to) < kMaxPlayers) {
    read = Move::give(to);
  } else if (verb == "accept") {
    read = Move::accept();
  } else if (verb == "decline" && take_card(one) && take_word(left) == "for" && take_card(two)) {
    read = Move::decline(one, two);
  } else {
    return false;
  }
  // Exactly one way to write a move: nothing may be left over.
  if (notation(read) != text) return false;
  move = read;
  return true;
}

}  // namespace hallali::auf_der_pirsch
