#include "games/shadow_hunters/rules/rules.h"

namespace hallali::shadow_hunters {
namespace {

using Kind = Move::Kind;

// What follows the verb of each kind of move.
enum class Object : std::uint8_t { none, seat, area, deck, card, seat_card, card_seat };

struct Verb {
  std::string_view word;
  Object object;
};

// In the order of the kinds.
constexpr std::array<Verb, 26> kVerbs{{
    {"pass", Object::none},    {"roll", Object::none},       {"compass", Object::none}, {"teleport", Object::area},
    {"smite", Object::seat},   {"go", Object::area},         {"draw", Object::deck},    {"hurt", Object::seat},
    {"heal", Object::seat},    {"steal", Object::seat_card}, {"target", Object::seat},  {"hand", Object::card_seat},
    {"give", Object::seat},    {"nothing", Object::none},    {"obey", Object::none},    {"hand-over", Object::card},
    {"show", Object::none},    {"attack", Object::seat},     {"sweep", Object::none},   {"rob", Object::card},
    {"counter", Object::none}, {"suck", Object::none},       {"feast", Object::none},   {"loot", Object::card},
    {"reveal", Object::none},  {"love", Object::none},
}};

bool parse_seat(std::string_view text, Seat& seat) {
  return hallali::parse_notation(text, seat) && index(seat) < kMaxPlayers;
}

bool parse_object(Kind kind, Object object, std::string_view left, Move& move) {
  Seat seat{};
  Area area{};
  Deck deck{};
  Card card{};
  switch (object) {
    case Object::none:
      move = Move(kind);
      return true;
    case Object::seat:
      if (!parse_seat(left, seat)) return false;
      move = Move::at(kind, seat);
      return true;
    case Object::area:
      if (!hallali::parse_notation(left, area)) return false;
      move = Move::at(kind, area);
      return true;
    case Object::deck:
      if (!hallali::parse_notation(left, deck)) return false;
      move = Move::at(kind, deck);
      return true;
    case Object::card:
      if (!hallali::parse_notation(left, card)) return false;
      move = Move::at(kind, card);
      return true;
    case Object::seat_card:
      if (!parse_seat(take_word(left), seat) || !hallali::parse_notation(left, card)) return false;
      move = Move::at(kind, seat, card);
      return true;
    case Object::card_seat:
      if (!hallali::parse_notation(take_word(left), card) || !parse_seat(left, seat)) return false;
      move = Move::at(kind, seat, card);
      return true;
  }
  return false;
}

}  // namespace

std::string notation(Move move) {
  const Verb& verb = kVerbs[static_cast<std::size_t>(move.kind())];
  std::string word(verb.word);
  switch (verb.object) {
    case Object::none:
      return word;
    case Object::seat:
      return word + ' ' + hallali::notation(move.seat());
    case Object::area:
      return word + ' ' + hallali::notation(move.area());
    case Object::deck:
      return word + ' ' + hallali::notation(move.deck());
    case Object::card:
      return word + ' ' + hallali::notation(move.card());
    case Object::seat_card:
      return word + ' ' + hallali::notation(move.seat()) + ' ' + hallali::notation(move.card());
    case Object::card_seat:
      return word + ' ' + hallali::notation(move.card()) + ' ' + hallali::notation(move.seat());
  }
  return {};
}

bool parse_notation(std::string_view text, Move& move) {
  std::string_view left = text;
  const std::string_view word = take_word(left);
  for (std::size_t i = 0; i < kVerbs.size(); ++i) {
    if (kVerbs[i].word != word) continue;
    Move read;
    // Exactly one way to write a move: nothing may be left over.
    if (!parse_object(static_cast<Kind>(i), kVerbs[i].object, left, read) || notation(read) != text) return false;
    move = read;
    return true;
  }
  return false;
}

}  // namespace hallali::shadow_hunters
