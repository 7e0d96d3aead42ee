// Shadow Hunters, by Yasutaka Ikeda. 4 to 8 players with hidden characters of three groups.
//
// Rules: ../guide/rules.{fr,en}.md, from the French rulebook; the ids SH-xx name its rulings. Nothing
// deviates from them. Decks are not kept in an order: a card is drawn from what is left when it is needed, which is
// the same to everybody at the table and leaves no order to hide.
//
//   no-abilities     for beginners: characters have no special abilities (SH-51)
//   extra-character  7 or 8 players: one character more than players, one is set aside unseen (SH-13)
//   quick-start      6 or more players: hermit cards before the first turn (SH-50)
//                      each   everybody in turn draws one and gives it to the left
//                      round  one card goes round, and everybody obeys it
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "games/shadow_hunters/rules/areas.h"
#include "games/shadow_hunters/rules/cards.h"
#include "games/shadow_hunters/rules/characters.h"
#include "games/shadow_hunters/rules/events.h"
#include "games/shadow_hunters/rules/move.h"
#include "kit/options.h"
#include "kit/rules.h"

namespace hallali::shadow_hunters {

inline constexpr int kBobsEquipment = 5;
inline constexpr int kCharlesDead = 3;   // SH-8
inline constexpr int kNeutralsDead = 3;  // SH-12
inline constexpr int kFeastCost = 2;     // SH-25
inline constexpr int kSuckedBlood = 2;   // for each target that was hurt (SH-26)
inline constexpr int kFirstAid = 7;      // SH-42

enum class QuickStart : std::uint8_t { no, each, round };
BOOST_DESCRIBE_ENUM(QuickStart, no, each, round)
bool parse_notation(std::string_view text, QuickStart& form);  // "yes", as it was written once, is `round`

struct Options {
  std::uint8_t players = 5;
  bool no_abilities = false;
  bool extra_character = false;
  QuickStart quick_start = QuickStart::no;

  bool operator==(const Options&) const = default;
};
BOOST_DESCRIBE_STRUCT(Options, (), (players, no_abilities, extra_character, quick_start))

// The longest list: a Banana Peel with all twelve pieces of equipment among seven others.
using MoveList = FixedList<Move, 96>;

enum class Phase : std::uint8_t {
  quick_start,    // a hermit card goes round: `asked` answers
  start,          // of a turn: abilities, then the dice
  choose_area,    // a 7, or the compass
  area,           // its action
  card,           // a single-use card wants a decision: `card`
  give,           // a hermit card wants a receiver
  answer,         // `asked` answers it
  attack,         // whether, and whom
  before_damage,  // a hidden attacker may reveal themselves
  rob,            // Bob decides, target by target
  reply,          // hidden targets and the hidden attacker decide, all at once
  feast,          // the attacker once more
  loot,           // the killer takes a card
  over
};
BOOST_DESCRIBE_ENUM(Phase, quick_start, start, choose_area, area, card, give, answer, attack, before_damage, rob,
                    reply, feast, loot, over)

// Where the game goes on when the deaths of an event are dealt with.
enum class Then : std::uint8_t { start, attack, reply, feast };
BOOST_DESCRIBE_ENUM(Then, start, attack, reply, feast)

// The public side of a player.
struct Player {
  std::optional<Area> area;  // before the first move: none (SH-7)
  std::uint8_t damage = 0;
  bool alive = true;
  bool angel = false;                    // until the next turn
  bool used = false;                     // an ability that works once
  std::optional<Character> character;    // once revealed
  CharacterSet could = kEveryCharacter;  // who this can be, from what everybody saw
  EquipmentSet equipment;

  bool operator==(const Player&) const = default;
};
BOOST_DESCRIBE_STRUCT(Player, (), (area, damage, alive, angel, used, character, could, equipment))

// Cards of a deck by their place in kWhiteDeck or kBlackDeck.
using Places = BitSet<std::uint8_t, std::uint16_t>;
struct Pile {
  Places left = Places::from_bits(0xFFFF);
  Places discarded;

  bool operator==(const Pile&) const = default;
};
BOOST_DESCRIBE_STRUCT(Pile, (), (left, discarded))

// A hermit card that was given and answered; which one it was is the secret of the two.
struct Gift {
  Seat from{};
  Seat to{};
  Answer answer{};
  bool passed_on = false;  // the same card as the one before (quick start)

  bool operator==(const Gift&) const = default;
};
BOOST_DESCRIBE_STRUCT(Gift, (), (from, to, answer, passed_on))

struct Assault {
  Seat attacker{};
  SeatSet targets;
  SeatSet hurt;                                    // by it
  SeatSet robbed;                                  // instead of being hurt (SH-24)
  SeatSet asked;                                   // whom Bob has still to decide about
  std::array<std::uint8_t, kMaxPlayers> damage{};  // for each target, once the sum is made
  std::uint8_t d6 = 0;
  std::uint8_t d4 = 0;
  bool counter = false;  // Werewolf's answer to `provoked`
  SeatSet provoked;      // the targets of the attack that was answered

  bool operator==(const Assault&) const = default;
};
BOOST_DESCRIBE_STRUCT(Assault, (), (attacker, targets, hurt, robbed, asked, damage, d6, d4, counter, provoked))

// How often each seat has chosen each other one: for harm, or for help. Everybody sees that, and draws conclusions.
using Deeds = std::array<std::array<std::uint8_t, kMaxPlayers>, kMaxPlayers>;

// All that everybody at the table knows, given a good memory.
struct Public {
  Options options;
  Phase phase{};
  Seat first{};
  Seat turn{};
  Ring ring{};
  std::array<Player, kMaxPlayers> players{};
  SeatSet alive;
  Pile white;
  Pile black;
  Seat last_mover{};  // what everybody saw somebody do last; a secret decision is a pass here
  Move last_move;
  std::uint8_t extra_turns = 0;
  std::uint16_t turns = 0;
  AreaSet choices;           // in choose_area
  std::optional<Card> card;  // in card
  Seat asked{};              // in answer and quick_start
  std::uint8_t to_give = 0;  // quick start, each: who have not had their card yet
  Assault assault;
  SeatSet deciding;            // in reply: who has not answered
  SeatSet answered;            // and who has
  std::optional<Seat> killer;  // in loot
  bool takes_all = false;      // with the Rosary (SH-16)
  SeatSet batch;               // in loot: who has just died
  SeatSet dead_now;            // and whose equipment is still to be dealt with
  Then then{};
  SeatSet first_dead;                 // the first batch (SH-9)
  bool massacre = false;              // Charles has killed his third (SH-8)
  std::uint8_t cycle = 0;             // where this time through the hermit's deck begins in `gifts`
  FixedList<Gift, kMostGifts> gifts;  // after three times through the deck the oldest time is let go
  Deeds harmed{};
  Deeds helped{};
  SeatSet winners;
  std::optional<Reason> end;

  bool operator==(const Public&) const = default;
};
BOOST_DESCRIBE_STRUCT(Public, (),
                      (options, phase, first, turn, ring, players, alive, white, black, last_mover, last_move,
                       extra_turns, turns, choices, card, asked, to_give, assault, deciding, answered, killer,
                       takes_all, batch, dead_now, then, first_dead, massacre, cycle, gifts, harmed, helped, winners,
                       end))

// What a seat has decided in the reply window.
enum class Reply : std::uint8_t { none, pass, counter, suck };
BOOST_DESCRIBE_ENUM(Reply, none, pass, counter, suck)

using CouldBe = std::array<CharacterSet, kMaxPlayers>;

struct State {
  Public table;
  std::array<Character, kMaxPlayers> characters{};
  std::optional<Character> aside;
  std::optional<Question> question;         // the hermit card that is on its way
  Questions questions;                      // of each gift
  std::array<CouldBe, kMaxPlayers> learnt;  // by each seat about each, from answers to its own questions
  std::array<Reply, kMaxPlayers> replies{};

  bool operator==(const State&) const = default;
};
BOOST_DESCRIBE_STRUCT(State, (), (table, characters, aside, question, questions, learnt, replies))

struct Knowledge {
  Seat viewer{};
  Public table;
  std::array<std::optional<Character>, kMaxPlayers> characters{};  // own, revealed, shown; in the end all
  std::optional<Character> aside;                                  // in the end
  std::optional<Question> question;                                // if it is in my hands
  FixedList<std::optional<Question>, kMostGifts> questions;        // of the gifts I gave or got
  CouldBe learnt{};
  Reply reply{};

  bool operator==(const Knowledge&) const = default;
};
BOOST_DESCRIBE_STRUCT(Knowledge, (), (viewer, table, characters, aside, question, questions, learnt, reply))

struct PlayerView {
  std::optional<Area> area;
  std::uint8_t damage = 0;
  bool alive = true;
  bool angel = false;
  bool used = false;
  bool revealed = false;
  std::optional<Character> character;  // as far as the viewer knows it
  CharacterSet could;                  // who it can be, for the viewer
  EquipmentSet equipment;
  AreaSet reach;  // where an attack of this player reaches

  bool operator==(const PlayerView&) const = default;
};
BOOST_DESCRIBE_STRUCT(PlayerView, (),
                      (area, damage, alive, angel, used, revealed, character, could, equipment, reach))

struct GiftView {
  Seat from{};
  Seat to{};
  Answer answer{};
  std::optional<Question> question;   // for the two who read it
  std::optional<CharacterSet> could;  // likewise: who can have answered like that

  bool operator==(const GiftView&) const = default;
};
BOOST_DESCRIBE_STRUCT(GiftView, (), (from, to, answer, question, could))

struct View {
  Seat viewer{};
  Options options;
  Phase phase{};
  Seat turn{};
  Ring ring{};
  FixedList<PlayerView, kMaxPlayers> players;
  std::uint8_t white_left = 0;
  std::uint8_t black_left = 0;
  std::uint8_t hermit_left = 0;
  std::optional<Card> card;          // that wants a decision
  std::optional<Question> question;  // in my hands
  std::optional<Seat> asked;         // who has to answer a question
  std::optional<Assault> assault;
  std::optional<Seat> victim;  // who is being looted, or robbed
  SeatSet deciding;
  std::uint8_t extra_turns = 0;
  std::uint16_t turns = 0;
  FixedList<GiftView, kMostGifts> gifts;
  std::optional<Character> aside;  // in the end
  SeatSet winners;
  std::optional<Reason> end;
  FixedList<Blow, kMaxPlayers> blows;  // the attack on each of its targets, as things stand

  bool operator==(const View&) const = default;
};
BOOST_DESCRIBE_STRUCT(View, (),
                      (viewer, options, phase, turn, ring, players, white_left, black_left, hermit_left, card,
                       question, asked, assault, victim, deciding, extra_turns, turns, gifts, aside, winners, end,
                       blows))

using Outcome = OutcomeOf<Reason>;

extern const About kAbout;

std::optional<Phrase> check(const Options& options);
void spell_for(const Options& options, int rules, OptionTexts& texts);
State deal(const Options& options, Random& random, int rules = kAbout.rules_version);
SeatSet awaited(const State& state);
SeatSet allowed(const State& state);
MoveList legal(const State& state, Seat seat);
template <class Events>
void apply(State& state, Seat seat, Move move, Random& random, Events& events);
std::optional<Outcome> outcome(const State& state);
Knowledge know(const State& state, Seat viewer);
State imagine(const Knowledge& knowledge, Random& random);
View show(const Knowledge& knowledge);
ClosedHand closed_hand(const State& state, Seat seat);
bool in_the_open(Move move);

// Building blocks that bots, screens and tests share with the rules.

inline const Player& player(const Public& table, Seat seat) { return table.players[slot(seat)]; }
inline bool is_hidden(const Player& player) { return player.alive && !player.character; }
inline bool abilities(const Public& table) { return !table.options.no_abilities; }
inline SeatSet living(const Public& table) { return table.alive; }
AreaSet reach_of(const Player& attacker, const Ring& ring);
SeatSet in_range(const Public& table, Seat attacker);
inline std::string role_of(const State& state, Seat seat) { return hallali::notation(state.characters[slot(seat)]); }
inline int dead_count(const Public& table) { return table.options.players - table.alive.size(); }

// How many of each group are dealt (1.2), and which neutrals there are.
struct Cast {
  int hunters = 0;
  int shadows = 0;
  int neutrals = 0;
  CharacterSet neutral_pool;
  int total() const { return hunters + shadows + neutrals; }
};
Cast cast_of(const Options& options);

// The sum of an attack on one target as things stand (SH-19).
Blow blow_on(const Public& table, Seat target);

// The victim of whom the killer, or Bob the target of whom he, has to decide now.
Seat current_victim(const Public& table);

// Cards in the hermit's pile: sixteen less those given since it was shuffled, and the one that is on its way.
int hermit_left(const Public& table);

struct Facts;

struct Game {
  static constexpr const About& about = kAbout;
  using Options = shadow_hunters::Options;
  using State = shadow_hunters::State;
  using Move = shadow_hunters::Move;
  using MoveList = shadow_hunters::MoveList;
  using Event = shadow_hunters::Event;
  using Outcome = shadow_hunters::Outcome;
  using Knowledge = shadow_hunters::Knowledge;
  using View = shadow_hunters::View;
  static Facts facts();  // facts.h
};
static_assert(ClosedHands<Game> && sizeof(State) <= 1024);

}  // namespace hallali::shadow_hunters
