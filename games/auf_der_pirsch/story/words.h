// What the cards of Auf der Pirsch are called.
#pragma once

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <string>

#include "games/auf_der_pirsch/rules/rules.h"
#include "story/words.h"

namespace hallali::auf_der_pirsch {

inline const std::array<cli::Noun, kSuits> kSuitNouns{{
    {{"loup", "wolf"}, {"loups", "wolves"}, cli::Ink::blue},
    {{"mouflon", "mouflon"}, {"mouflons", "mouflons"}, cli::Ink::yellow},
    {{"sanglier", "boar"}, {"sangliers", "boars"}, cli::Ink::green},
    {{"ours", "bear"}, {"ours", "bears"}, cli::Ink::red},
}};
inline const cli::Noun kTrickNoun{{"pli", "trick"}, {"plis", "tricks"}};
inline const cli::Noun kTrackNoun{{"empreinte", "track"}, {"empreintes", "tracks"}, cli::Ink::plain, true};
inline const cli::Noun kKindNoun{{"espèce", "kind"}, {"espèces", "kinds"}, cli::Ink::plain, true};
inline const cli::Noun kPointNoun{{"point", "point"}, {"points", "points"}};

inline const cli::Noun& noun(Suit suit) { return kSuitNouns[static_cast<std::size_t>(suit)]; }

// "ours 7", "bear 7"
inline cli::Noun noun(Card card) {
  const cli::Noun& suit = noun(suit_of(card));
  const std::string value = fmt::format(" {}", value_of(card));
  return {{suit.one.fr + value, suit.one.en + value}, {}, suit.ink};
}

// While tracks count, a dot after the value for each of them: "7···".
inline std::string dots(Card card, const View& view) {
  std::string text;
  if (view.quota == 0) return text;
  for (int i = 0; i < tracks_on(value_of(card)); ++i) text += "·";
  return text;
}

inline std::string card_text(Card card, const View& view, const cli::Teller& teller) {
  return cli::bare(teller, noun(card)) + dots(card, view);
}

inline Suit trump_of(const View& view) { return view.trumps[static_cast<std::size_t>(view.round - 1)]; }
inline const SeatView& seat_view(const View& view, Seat seat) { return view.seats[slot(seat)]; }
inline bool seated(const View& view) { return slot(view.viewer) < view.seats.size(); }

}  // namespace hallali::auf_der_pirsch
