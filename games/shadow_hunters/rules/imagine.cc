// Worlds that fit: who everybody is, and which hermit cards were given. Both are looked for by trying possibilities
// in random order and taking back what leads nowhere, so every world that fits can come up and none that does not.
#include <algorithm>
#include <array>

#include "games/shadow_hunters/rules/rules.h"

namespace hallali::shadow_hunters {
namespace {

using Left = std::array<std::uint8_t, kQuestions>;
using QuestionSet = BitSet<Question, std::uint16_t>;

// Cards that have to be found for gifts of one time through the deck.
struct Slot {
  std::size_t gift = 0;
  QuestionSet could;
};
using Slots = FixedList<Slot, kDeckSize + 1>;

// Whether all these slots can have different cards of the deck (augmenting paths).
class Matching {
 public:
  explicit Matching(const Left& left) {
    for (std::size_t q = 0; q < left.size(); ++q) {
      for (int i = 0; i < left[q]; ++i) cards_.push_back(static_cast<Question>(q));
    }
    holder_.fill(-1);
  }

  bool covers(const Slots& slots, std::size_t from) {
    for (std::size_t i = from; i < slots.size(); ++i) {
      tried_ = 0;
      if (!place(slots, i)) return false;
    }
    return true;
  }

 private:
  bool place(const Slots& slots, std::size_t slot) {
    for (std::size_t card = 0; card < cards_.size(); ++card) {
      if ((tried_ >> card & 1) != 0 || !slots[slot].could.contains(cards_[card])) continue;
      tried_ |= 1U << card;
      if (holder_[card] < 0 || place(slots, static_cast<std::size_t>(holder_[card]))) {
        holder_[card] = static_cast<int>(slot);
        return true;
      }
    }
    return false;
  }

  FixedList<Question, kDeckSize> cards_;
  std::array<int, kDeckSize> holder_{};
  std::uint32_t tried_ = 0;
};

class World {
 public:
  World(const Knowledge& knowledge, Random& random)
      : knowledge_(knowledge), table_(knowledge.table), random_(random), cast_(cast_of(table_.options)) {}

  State make() {
    state_.table = table_;
    CharacterSet taken;
    for (int i = 0; i < table_.options.players; ++i) {
      const auto& known = knowledge_.characters[static_cast<std::size_t>(i)];
      if (known) {
        state_.characters[static_cast<std::size_t>(i)] = *known;
        taken.insert(*known);
      } else {
        unknown_.push_back(seat_at(i));
      }
    }
    if (knowledge_.aside) {
      taken.insert(*knowledge_.aside);
      state_.aside = knowledge_.aside;
    }
    random_.shuffle(std::span(unknown_.begin(), unknown_.end()));
    assign(0, taken);
    learn();
    guess_replies();
    return state_;
  }

 private:
  // One seat after the other, then the card that was set aside.
  bool assign(std::size_t next, CharacterSet taken) {
    if (next < unknown_.size()) {
      const Seat seat = unknown_[next];
      const CharacterSet could = (player(table_, seat).could & knowledge_.learnt[slot(seat)]) - taken;
      return try_each(could, taken, [&](Character character) {
        state_.characters[slot(seat)] = character;
        return assign(next + 1, taken.with(character));
      });
    }
    if (table_.options.extra_character && !knowledge_.aside) {
      return try_each((kHunters | kShadows | cast_.neutral_pool) - taken, taken, [&](Character character) {
        state_.aside = character;
        return complete(taken.with(character));
      });
    }
    return complete(taken);
  }

  // In random order; only characters for whom there is room in their group.
  template <class Try>
  bool try_each(CharacterSet could, CharacterSet taken, Try attempt) {
    FixedList<Character, kCharacters> order;
    for (Character character : could) {
      if (room_for(group_of(character), taken)) order.push_back(character);
    }
    random_.shuffle(std::span(order.begin(), order.end()));
    return std::any_of(order.begin(), order.end(), attempt);
  }

  bool room_for(Group group, CharacterSet taken) const {
    const int most = group == Group::hunter ? cast_.hunters : group == Group::shadow ? cast_.shadows : cast_.neutrals;
    return (taken & members(group)).size() < most;
  }

  // Everybody is somebody: the night goes on, and the hermit's cards can be found.
  bool complete(CharacterSet taken) {
    if (taken.size() != cast_.total()) return false;
    if (table_.phase != Phase::over) {
      CharacterSet alive;
      // Before the deaths that are being dealt with the night went on as well.
      for (Seat seat : living(table_) | table_.batch) alive.insert(state_.characters[slot(seat)]);
      if (!alive.intersects(kHunters) || !alive.intersects(kShadows)) return false;
    }
    return find_questions();
  }

  bool find_questions() {
    state_.questions = {};
    for (std::size_t i = 0; i < table_.gifts.size(); ++i) state_.questions.push_back(Question::aid);
    std::size_t gift = 0;
    while (gift < table_.cycle) {
      const std::size_t begin = gift;
      for (int cards = 0; gift < table_.cycle; ++gift) {
        if (!table_.gifts[gift].passed_on && ++cards > kDeckSize) break;
      }
      if (!find_between(begin, gift, false)) return false;
    }
    return find_between(table_.cycle, table_.gifts.size(), true);
  }

  // The questions to which these characters can have answered like that.
  QuestionSet fitting(std::size_t gift, std::size_t end) const {
    QuestionSet could;
    for (std::size_t q = 0; q < kQuestions; ++q) {
      const auto question = static_cast<Question>(q);
      bool fits = true;
      for (std::size_t i = gift; i == gift || (i < end && table_.gifts[i].passed_on); ++i) {
        const Gift& each = table_.gifts[i];
        fits &= answerers(question, each.answer, abilities(table_)).contains(state_.characters[slot(each.to)]);
      }
      if (fits) could.insert(question);
    }
    return could;
  }

  bool find_between(std::size_t begin, std::size_t end, bool current) {
    Left left = kCopies;
    Slots slots;
    for (std::size_t i = begin; i < end; ++i) {
      if (table_.gifts[i].passed_on) continue;
      const QuestionSet could = fitting(i, end);
      if (const auto& known = knowledge_.questions[i]) {
        if (!could.contains(*known) || left[static_cast<std::size_t>(*known)]-- == 0) return false;
        state_.questions[i] = *known;
      } else {
        slots.push_back({i, could});
      }
    }
    if (current && !take_pending(left, slots)) return false;
    return fill(left, slots) && spread(begin, end);
  }

  // The card that is on its way right now; in the quick start that is the card of the last gift.
  bool take_pending(Left& left, Slots& slots) {
    state_.question = knowledge_.question;
    const bool quick = table_.phase == Phase::quick_start;
    if (quick && table_.asked != table_.first) return true;  // found with the gifts, see fill
    if (!quick && table_.phase != Phase::give && table_.phase != Phase::answer) return true;
    if (knowledge_.question) return left[static_cast<std::size_t>(*knowledge_.question)]-- > 0;
    QuestionSet any = QuestionSet::from_bits((1U << kQuestions) - 1);
    if (quick) any.erase(Question::prediction);
    slots.push_back({table_.gifts.size(), any});
    return true;
  }

  // Slot by slot a random card that leaves a solution for the others.
  bool fill(Left& left, Slots& slots) {
    if (!Matching(left).covers(slots, 0)) return false;
    for (std::size_t i = 0; i < slots.size(); ++i) {
      // By copies: a card that is there twice is twice as likely.
      FixedList<Question, kDeckSize> order;
      for (Question question : slots[i].could) {
        for (int copy = 0; copy < left[static_cast<std::size_t>(question)]; ++copy) order.push_back(question);
      }
      random_.shuffle(std::span(order.begin(), order.end()));
      for (Question question : order) {
        --left[static_cast<std::size_t>(question)];
        if (Matching(left).covers(slots, i + 1)) {
          set(slots[i].gift, question);
          break;
        }
        ++left[static_cast<std::size_t>(question)];
      }
    }
    return true;
  }

  void set(std::size_t gift, Question question) {
    if (gift < table_.gifts.size()) {
      state_.questions[gift] = question;
    } else {
      state_.question = question;
    }
  }

  // A card that was passed on is the same card.
  bool spread(std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) {
      if (table_.gifts[i].passed_on) state_.questions[i] = state_.questions[i - 1];
    }
    if (table_.phase == Phase::quick_start && table_.asked != table_.first && end > 0) {
      state_.question = state_.questions[end - 1];
    }
    return true;
  }

  // What each seat has concluded from the answers to its own questions.
  void learn() {
    for (CouldBe& row : state_.learnt) row.fill(kEveryCharacter);
    for (std::size_t i = 0; i < table_.gifts.size(); ++i) {
      const Gift& gift = table_.gifts[i];
      if (gift.answer == Answer::redrawn || table_.phase == Phase::quick_start) continue;
      const CharacterSet could = answerers(state_.questions[i], gift.answer, abilities(table_));
      const SeatSet readers =
          gift.from == gift.to ? seats_up_to(table_.options.players).without(gift.to) : SeatSet{gift.from};
      for (Seat reader : readers) {
        CharacterSet& learnt = state_.learnt[slot(reader)][slot(gift.to)];
        learnt &= could;
        if (gift.answer == Answer::shown) learnt = {state_.characters[slot(gift.to)]};
      }
    }
    if (index(knowledge_.viewer) < table_.options.players) state_.learnt[slot(knowledge_.viewer)] = knowledge_.learnt;
  }

  // What the others have decided in secret after an attack.
  void guess_replies() {
    if (table_.phase != Phase::reply) return;
    const Assault& assault = table_.assault;
    for (Seat seat : assault.targets.with(assault.attacker) & living(table_)) {
      if (table_.deciding.contains(seat)) continue;
      Reply& reply = state_.replies[slot(seat)];
      if (seat == knowledge_.viewer) {
        reply = knowledge_.reply;
        continue;
      }
      reply = Reply::none;
      if (!asked(seat)) continue;
      const Character character = state_.characters[slot(seat)];
      const bool acts = random_.below(2) == 1;
      const bool wolf = acts && character == Character::werewolf && seat != assault.attacker;
      const bool vampire = acts && character == Character::vampire && seat == assault.attacker;
      reply = wolf ? Reply::counter : vampire ? Reply::suck : Reply::pass;
    }
  }

  // Whether the seat was asked at all and has answered since.
  bool asked(Seat seat) const { return table_.answered.contains(seat); }

  const Knowledge& knowledge_;
  const Public& table_;
  Random& random_;
  Cast cast_;
  State state_;
  FixedList<Seat, kMaxPlayers> unknown_;
};

}  // namespace

State imagine(const Knowledge& knowledge, Random& random) { return World(knowledge, random).make(); }

}  // namespace hallali::shadow_hunters
