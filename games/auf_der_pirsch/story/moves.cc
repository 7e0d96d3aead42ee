#include <fmt/format.h>

#include <algorithm>

#include "games/auf_der_pirsch/story/story.h"
#include "games/auf_der_pirsch/story/words.h"

namespace hallali::auf_der_pirsch {
namespace {

using cli::Teller;

// The card that wins as things stand, once the suit is set.
Card best_card(const View& view) {
  const auto best = std::find_if(view.trick.begin(), view.trick.end(),
                                 [&](const TrickCard& entry) { return entry.seat == view.winning; });
  return best->card;
}

// Nobody who plays after me can still win the trick.
bool last_word(const View& view) {
  SeatSet later = seats_up_to(static_cast<int>(view.seats.size())).without(view.viewer);
  for (const TrickCard& entry : view.trick) later.erase(entry.seat);
  return std::all_of(later.begin(), later.end(), [&](Seat seat) { return seat_view(view, seat).full; });
}

// What playing this card would do to the trick; empty where it is open.
std::string effect(Card card, const View& view, const Teller& teller) {
  if (seat_view(view, view.viewer).full) return {};
  std::string wins = teller.say({"gagne le pli", "wins the trick"});
  if (!view.trick_suit) {
    if (last_word(view)) return wins;
    return suit_of(card) == trump_of(view) ? teller.say({"atout", "trump"}) : "";
  }
  if (!beats(card, best_card(view), trump_of(view))) {
    return teller.say({"ne prendra pas le pli", "cannot win the trick"});
  }
  const bool cuts = suit_of(card) != *view.trick_suit;
  if (last_word(view)) return cuts ? teller.say({"coupe et ", "trumps and "}) + wins : wins;
  return cuts ? teller.say({"coupe et prend la tête", "trumps and goes ahead"})
              : teller.say({"prend la tête", "goes ahead"});
}

std::string with_effect(std::string text, Card card, const View& view, const Teller& teller) {
  const std::string what = effect(card, view, teller);
  return what.empty() ? text : fmt::format("{} — {}", text, what);
}

// "5 empreintes (ours, loup)": what a trick brings to the one who takes it.
std::string content(const View& view, const Teller& teller) {
  CardSet cards;
  for (const TrickCard& entry : view.trick) cards.insert(entry.card);
  const Tracks tracks = count_tracks(cards);
  std::string kinds;
  for (Suit suit : kAllSuits) {
    if (count_tracks(cards & cards_in(suit)).tracks == 0) continue;
    kinds += (kinds.empty() ? "" : ", ") + cli::bare(teller, noun(suit));
  }
  const std::string count = cli::counted(teller, tracks.tracks, kTrackNoun);
  return kinds.empty() ? count : fmt::format("{} ({})", count, kinds);
}

std::string which_trick(const SeatView& seat, const View& view, const Teller& teller) {
  return teller.say({fmt::format("votre pli {} sur {}", seat.tricks + 1, view.quota),
                     fmt::format("your trick {} of {}", seat.tricks + 1, view.quota)});
}

// AP-25: lower than every card of the trick and of one of its suits.
bool can_decline(const View& view) {
  int lowest = kValues;
  CardSet suits;
  for (const TrickCard& entry : view.trick) {
    lowest = std::min(lowest, value_of(entry.card));
    suits |= cards_in(suit_of(entry.card));
  }
  const CardSet cards = view.hand & suits;
  return std::any_of(cards.begin(), cards.end(), [&](Card card) { return value_of(card) < lowest; });
}

// Before the suit is set nothing binds me.
std::string request_free(const View& view, const Teller& teller) {
  const bool full = seat_view(view, view.viewer).full;
  const std::string why =
      view.trick.empty() ? teller.say({"À vous d'entamer", "You lead"})
      : full             ? teller.say({"La couleur n'est pas encore fixée", "No suit is set yet"})
                         : teller.say({"Les cartes posées ne comptent pas", "The cards on the table do not count"});
  return why + (full ? teller.say({" : jouez ce que vous voulez, vos cartes ne comptent plus.",
                                   ": play what you like, your cards no longer count."})
                     : teller.say({" : jouez ce que vous voulez, cela fixera la couleur du pli.",
                                   ": play what you like, it will set the suit of the trick."}));
}

std::string request_follow(const View& view, const Teller& teller) {
  const Suit suit = *view.trick_suit;
  const cli::Noun& animal = noun(suit);
  const int held = (view.hand & cards_in(suit)).size();
  std::string text;
  if (held > 1) {
    text = teller.say({"vous en avez : il faut en fournir", "you have some: you must follow"});
  } else if (held == 1) {
    text = teller.say({"il ne vous en reste qu'un", "you have just one left"});
  } else if (suit != trump_of(view) && view.hand.intersects(cards_in(trump_of(view)))) {
    text = teller.say({"vous n'en avez pas : jouez à votre guise, atout ou non",
                       "you have none: play what you like, trump or not"});
  } else {
    text = teller.say({"vous n'en avez pas : jouez à votre guise", "you have none: play what you like"});
  }
  if (seat_view(view, view.viewer).full) {
    text += teller.say({" (vos cartes ne comptent plus)", " (your cards no longer count)"});
  }
  return fmt::format("{} {}, {}.", teller.say({"On demande", "The suit to follow is"}),
                     cli::some(cli::in_one_ink(teller), animal), text);
}

std::string request_answer(const View& view, const Teller& teller) {
  const std::string name = cli::who(teller, view.winning.value_or(view.turn));
  if (can_decline(view)) {
    return teller.say(
        {fmt::format("{} vous offre ce pli : prenez-le, ou repoussez-le en échangeant une carte plus "
                     "basse que toutes les siennes.",
                     name),
         fmt::format("{} offers you this trick: take it, or decline by exchanging a card lower than all "
                     "of its cards.",
                     name)});
  }
  return teller.say(
      {fmt::format("{} vous offre ce pli, et vous devez le prendre : vous n'avez pas de carte assez "
                   "basse, dans une de ses couleurs, pour le repousser.",
                   name),
       fmt::format("{} offers you this trick and you must take it: you hold no card low enough, in one of "
                   "its suits, to decline.",
                   name)});
}

}  // namespace

std::string request(const View& view, const Teller& teller) {
  switch (view.phase) {
    case Phase::play:
      return view.trick_suit ? request_follow(view, teller) : request_free(view, teller);
    case Phase::offer:
      return teller.say({"Le pli est à vous : gardez-le, ou offrez-le à quelqu'un qui n'est pas rassasié.",
                         "The trick is yours: keep it, or offer it to somebody who is not full."});
    case Phase::answer:
      return request_answer(view, teller);
    case Phase::over:
      return teller.say({"La partie est finie.", "The game is over."});
  }
  return {};
}

std::string label(const Move& move, const View& view, const Teller& teller) {
  switch (move.kind()) {
    case Move::Kind::play:
      return with_effect(card_text(move.card(), view, teller), move.card(), view, teller);
    case Move::Kind::refuse: {
      const std::string refused = cli::the(teller, noun(move.other()));
      const std::string played = cli::the(teller, noun(move.card())) + dots(move.card(), view);
      return with_effect(teller.say({fmt::format("refuser {}, jouer {}", refused, played),
                                     fmt::format("refuse {}, play {}", refused, played)}),
                         move.card(), view, teller);
    }
    case Move::Kind::keep:
      return fmt::format("{} — {} · {}", teller.say({"garder le pli", "keep the trick"}), content(view, teller),
                         which_trick(seat_view(view, view.viewer), view, teller));
    case Move::Kind::give: {
      const std::string name = cli::who(teller, move.to());
      const int has = seat_view(view, move.to()).tricks;
      return teller.say(
          {fmt::format("l'offrir à {}, qui a {} {} sur {}", name, has, has > 1 ? "plis" : "pli", view.quota),
           fmt::format("offer it to {}, who has {} of {} tricks", name, has, view.quota)});
    }
    case Move::Kind::accept:
      return fmt::format("{} — {} · {}", teller.say({"accepter le pli", "accept the trick"}), content(view, teller),
                         which_trick(seat_view(view, view.viewer), view, teller));
    case Move::Kind::decline: {
      const std::string out = cli::the(teller, noun(move.card())) + dots(move.card(), view);
      const std::string in = cli::the(teller, noun(move.other())) + dots(move.other(), view);
      return teller.say({fmt::format("le repousser : {} y entre, {} vient en main", out, in),
                         fmt::format("decline it: {} goes in, {} comes to your hand", out, in)});
    }
  }
  return {};
}

}  // namespace hallali::auf_der_pirsch
