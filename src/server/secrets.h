// Nobody learns more over the wire than the rules let them know. Whole games of every kind are played at a room;
// every byte that reaches a client is held against a game replayed apart from it, through the gate (know, imagine,
// show).
#pragma once

#include <gtest/gtest.h>

#include <list>
#include <set>

#include "kit/every_setup.h"
#include "kit/memory.h"
#include "match/race.h"
#include "match/session.h"
#include "server/fakes.h"
#include "server/tokens.h"

namespace hallali {

using namespace wire;

inline boost::json::value json_of(std::string_view text) { return boost::json::parse({text.data(), text.size()}); }

template <Rules G>
class SecretGame {
 public:
  SecretGame(const typename G::Options& options, const Seed& seed)
      : options_(options), seed_(seed), random_(seed, 1), session_(options, names(), seed) {
    std::vector<entry::Any> entries{entry::Set{settings()}};
    for (int i = 0; i < options.players; ++i) entries.push_back(entry::Seated{seat_at(i), key(i), names()[i]});
    for (int i = 0; i < 2; ++i) entries.push_back(entry::Shared{seat_at(i), key(kPassAndPlay)});
    entries.push_back(deal_today(settings(), seed));
    room_->set_up(std::move(entries), [](const std::optional<Unfulfilled>& error) { ASSERT_FALSE(error); });
    it_.clockwork.run();
    for (int i = 0; i < options.players; ++i) come(key(i), seat_at(i));
    come(key(kSpectator), {});
    come(key(kPassAndPlay), seat_at(1));
    token_ = ask(watchers_.front(), command::Device{{next_id()}, seat_at(0)}).value.value();
    for (Watcher& watcher : watchers_) watcher.client.forget();
  }

  void play() {
    compare_snapshots();
    while (!awaited(session_.state()).empty() && !testing::Test::HasFailure()) {
      if (random_.below(4) == 0) try_what_is_not_legal();
      if (random_.below(8) == 0) take_back_something();
      if (random_.below(3) == 0) pass_the_device();
      if (random_.below(20) == 0) compare_snapshots();
      go_on();
    }
    EXPECT_TRUE(room_->table().over());
  }

 private:
  // So many moves at random; then everybody wants to win, or some games would take thousands.
  static constexpr std::size_t kAtRandom = 160;
  static constexpr int kSpectator = 20;
  static constexpr int kPassAndPlay = 21;

  struct Watcher {
    Watcher(const Person& person, std::optional<Seat> seat) : client(person), eyes(seat) {}
    FakeClient client;
    std::optional<Seat> eyes;
    Seat viewer() const { return eyes.value_or(Seat::spectator); }
  };

  static Person key(int n) { return person_of("key " + std::to_string(n)); }
  std::vector<std::string> names() const { return std::vector<std::string>(options_.players, "name"); }
  Settings settings() const {
    Settings settings;
    settings.game = G::about.id;
    settings.players = options_.players;
    settings.options = option_texts<G>(options_);
    settings.pace = Pace::instant;
    return settings;
  }
  std::string next_id() { return std::to_string(++ids_); }

  void come(const Person& person, std::optional<Seat> eyes) {
    Watcher& watcher = watchers_.emplace_back(person, eyes);
    room_->arrive(watcher.client);
    EXPECT_TRUE(ask(watcher, command::Enter{{next_id()}, eyes, {}, room_->invite()}).ok);
  }
  Watcher& at(Seat seat) { return *std::next(watchers_.begin(), index(seat)); }

  template <class Command>
  message::Reply ask(Watcher& watcher, const Command& wish) {
    room_->obey(watcher.client, command::Any(wish));
    it_.clockwork.run();
    const auto answers = watcher.client.answers_to(wish.id);
    EXPECT_EQ(answers.size(), 1U);
    return answers.empty() ? message::Reply{} : answers.front();
  }

  // ---- What happens ----

  void make_a_move() {
    const SeatSet seats = awaited(session_.state());
    const Seat seat = random_.below(2) == 0 ? seats.first() : seats.last();
    make(seat, choice_of(seat));
  }
  typename G::Move choice_of(Seat seat) {
    const auto moves = legal(session_.state(), seat);
    const Bot how = moves_.size() < kAtRandom ? Bot::random : Bot::steady;
    for (const auto& each : moves) seen_moves_.insert(notation(each));
    return choose(how, know(session_.state(), seat), moves, random_, kNoHurry);
  }
  void make(Seat seat, const typename G::Move& move) {
    moves_.push_back({seat, notation(move)});
    session_.play(seat, move, log_);
    EXPECT_TRUE(ask(at(seat), command::Move{{next_id()}, seat, turn_of(seat) - 1, notation(move)}).ok);
    compare_what_came();
  }

  // Everybody answers, the last one first; nobody hears of it before all hands are opened. False if nobody is asked
  // behind a closed hand.
  bool answer_window() requires ClosedHands<G> {
    std::vector<std::pair<Seat, typename G::Move>> answers;
    for (Seat seat : awaited(session_.state())) {
      if (closed_hand(session_.state(), seat) == ClosedHand::none) continue;
      answers.emplace_back(seat, choice_of(seat));
      if (in_the_open(answers.back().second)) return make(seat, answers.back().second), true;
    }
    if (answers.empty()) return false;
    const std::int64_t before = room_->n();
    for (const auto& [seat, move] : answers | std::views::reverse) {
      const auto reply = ask(at(seat), command::Move{{next_id()}, seat, turn_of(seat), notation(move)});
      EXPECT_EQ(reply.value, "received");
    }
    for (Watcher& watcher : watchers_) EXPECT_TRUE(rests_of(watcher).empty());
    for (int i = 0; i < 2000 && room_->n() == before; ++i) it_.clockwork.pass(std::chrono::milliseconds(10));
    for (const auto& [seat, move] : answers) {
      moves_.push_back({seat, notation(move)});
      session_.play(seat, move, log_);
    }
    compare_what_came();
    return true;
  }

  bool is_race() const {
    if constexpr (Races<G>) return racing(session_.state());
    return false;
  }

  void go_on() {
    if constexpr (Races<G>) {
      if (racing(session_.state())) return race();
    }
    if constexpr (ClosedHands<G>) {
      if (answer_window()) return;
    }
    make_a_move();
  }

  // Hands come down at the same moment, so that lots decide; when all have spoken, the race is over.
  void race() requires Races<G> {
    it_.clockwork.pass(std::chrono::milliseconds(kLead + kHumanLimit));
    const std::int64_t number = room_->n();
    const std::vector<Bot> how(options_.players, moves_.size() < kAtRandom ? Bot::random : Bot::steady);
    const SeatSet down = seats_of(hands_of<G>(session_.state(), how, random_, [] { return Lots{}; }));
    Race race(down, 1000 * seconds_given(session_.state()));
    for (Seat seat : down) race.slap(seat, kHumanLimit, kHumanLimit, 0);
    const std::vector<Slap> hands = race.order(draw_lots(draws_for(seed_, session_.moves_made())));
    const auto first = hands.empty() ? std::nullopt : std::optional(hands.front().seat);
    const auto [seat, move] = end_of_race<G>(session_.state(), first);
    moves_.push_back({seat, notation(move), hands});
    session_.play(seat, move, log_, hands);
    for (int i = 0; i < options_.players; ++i) {
      const auto after = down.contains(seat_at(i)) ? std::optional(kHumanLimit) : std::nullopt;
      EXPECT_TRUE(ask(at(seat_at(i)), command::Slap{{next_id()}, seat_at(i), number, after}).ok);
    }
    compare_what_came();
  }

  void take_back_something() {
    for (int i = 0; i < options_.players; ++i) {
      const Seat seat = seat_at(i);
      if (!room_->table().match()->can_take_back(seat)) continue;
      EXPECT_TRUE(ask(at(seat), command::AskUndo{{next_id()}, seat}).ok);
      for (int other = 0; other < options_.players; ++other) {
        if (other == i) continue;
        compare_what_came();
        if (room_->table().undo()->waiting.size() == 1) forget_last_move_of(seat);
        EXPECT_TRUE(ask(at(seat_at(other)), command::AnswerUndo{{next_id()}, seat_at(other), true}).ok);
      }
      compare_what_came();
      return;
    }
  }
  void forget_last_move_of(Seat seat) {
    const auto last =
        std::find_if(moves_.rbegin(), moves_.rend(), [&](const auto& move) { return move.seat == seat; });
    moves_.erase(std::next(last).base());
    session_ = Session<G>(options_, names(), seed_);
    Silent silent;
    for (const RecordedMove& each : moves_) {
      typename G::Move move;
      ASSERT_TRUE(parse_notation(each.move, move));
      session_.play(each.seat, move, silent, each.slaps);
    }
  }

  void pass_the_device() {
    Watcher& device = watchers_.back();
    device.eyes = device.eyes == seat_at(0) ? seat_at(1) : seat_at(0);
    EXPECT_TRUE(ask(device, command::Enter{{next_id()}, device.eyes, room_->n(), {}}).ok);
    EXPECT_EQ(device.client.template all<message::Snapshot>().size(), 1U);
    rests_of(device);
    device.client.forget();
  }

  // The words of a refusal are those that any world would give that the asker takes for possible.
  void try_what_is_not_legal() {
    const Seat seat = seat_at(static_cast<int>(random_.below(options_.players)));
    const std::vector<std::string> possible = imagined_legal(seat);
    std::string move = "play dragon";
    for (const std::string& each : seen_moves_) {
      if (std::ranges::find(possible, each) == possible.end() && random_.below(4) == 0) move = each;
    }
    const message::Reply reply = ask(at(seat), command::Move{{next_id()}, seat, turn_of(seat), move});
    ASSERT_TRUE(reply.error);
    std::string expected = "It is not your turn.";
    if (is_race()) {
      expected = "This is a race: slap.";
    } else if (!possible.empty()) {
      expected = fmt::format("\"{}\" is not legal now; there are: {}.", move, fmt::join(possible, ", "));
    }
    EXPECT_EQ(reply.error->en, expected);
    compare_what_came();
  }

  // ---- What everybody gets ----

  int turn_of(Seat seat) const {
    return static_cast<int>(
        std::ranges::count_if(moves_, [&](const RecordedMove& move) { return move.seat == seat; }));
  }
  std::vector<std::string> imagined_legal(Seat viewer) {
    std::vector<std::string> texts;
    if (viewer == Seat::spectator || outcome(session_.state())) return texts;
    const auto world = imagine(know(session_.state(), viewer), random_);
    for (const auto& move : legal(world, viewer)) texts.push_back(notation(move));
    return texts;
  }

  std::optional<WindowNow> imagined_window(Seat viewer) {
    if constexpr (ClosedHands<G>) {
      if (!awaited(session_.state()).contains(viewer)) return {};
      const ClosedHand hand = closed_hand(imagine(know(session_.state(), viewer), random_), viewer);
      if (hand != ClosedHand::none) return WindowNow{hand != ClosedHand::nothing, false};
    }
    return {};
  }

  void compare_snapshots() {
    for (Watcher& watcher : watchers_) {
      EXPECT_TRUE(ask(watcher, command::Enter{{next_id()}, watcher.eyes, {}, {}}).ok);
    }
    compare_what_came();
  }

  // Beyond what one's own eyes see, all are told the same.
  void compare_what_came() {
    std::optional<std::vector<std::string>> told;
    for (Watcher& watcher : watchers_) {
      const std::vector<std::string> rests = rests_of(watcher);
      EXPECT_EQ(rests, told.value_or(rests)) << "to " << notation(watcher.viewer());
      told = rests;
      watcher.client.forget();
    }
    log_ = {};
  }

  std::vector<std::string> rests_of(Watcher& watcher) {
    std::vector<std::string> rests;
    for (const std::string& text : watcher.client.texts) {
      scan(text);
      if (watcher.client.person() == key(kSpectator)) {
        EXPECT_EQ(text.find(room_->invite()), std::string::npos) << "the invite: " << text;
        EXPECT_EQ(text.find(room_->pass()), std::string::npos) << "the pass: " << text;
      }
      const boost::json::object message = json_of(text).as_object();
      const auto& type = message.at("type").as_string();
      if (type != "reply" && type != "you") rests.push_back(rest_of(message, watcher));
    }
    return rests;
  }

  // Whether this viewer cannot look up any more what came before what has just happened.
  bool swept(Seat viewer) const {
    if constexpr (Forgets<G>) {
      const auto sweeping = [](const auto& entry) { return sweeps(entry.event); };
      return must_remember(session_.state()).contains(viewer) && std::ranges::any_of(log_.entries, sweeping);
    }
    return false;
  }

  // The message without what differs from viewer to viewer, after that has been held against the gate.
  std::string rest_of(boost::json::object message, const Watcher& watcher) {
    const Seat viewer = watcher.viewer();
    message.erase("you");
    message.erase("re");
    if (const auto* events = message.if_contains("events")) {
      EXPECT_EQ(*events, json_of(to_json(log_.seen_by(viewer)))) << "to " << notation(viewer);
      message.erase("events");
    }
    if (const auto* sweeping = message.if_contains("sweeps")) {
      EXPECT_EQ(*sweeping, boost::json::value(swept(viewer))) << "to " << notation(viewer);
      message.erase("sweeps");
    }
    if (auto* game = message.if_contains("game"); game != nullptr && game->is_object()) {
      boost::json::object& now = game->as_object();
      EXPECT_EQ(now["view"], json_of(to_json(show(know(session_.state(), viewer))))) << "to " << notation(viewer);
      EXPECT_EQ(now["legal"], json_of(to_json(imagined_legal(viewer)))) << "to " << notation(viewer);
      EXPECT_EQ(now["turn"], watcher.eyes ? turn_of(viewer) : 0);
      EXPECT_EQ(now["window"], json_of(to_json(imagined_window(viewer)))) << "to " << notation(viewer);
      for (const char* key : {"view", "legal", "turn", "undo", "clock", "window"}) now.erase(key);
    }
    return boost::json::serialize(message);
  }

  void scan(const std::string& text) const {
    const bool over = outcome(session_.state()).has_value();
    EXPECT_TRUE(over || text.find(notation(seed_)) == std::string::npos) << "the seed: " << text;
    EXPECT_EQ(text.find(token_), std::string::npos) << "somebody's token: " << text;
    for (int n = 0; n <= kPassAndPlay; ++n) EXPECT_EQ(text.find(key(n)), std::string::npos) << "a person: " << text;
  }

  typename G::Options options_;
  Seed seed_;
  Random random_;
  Session<G> session_;  // the same game, apart from the room
  EventLog<typename G::Event> log_;
  std::vector<RecordedMove> moves_;
  std::set<std::string> seen_moves_;
  FakeHouse it_;
  std::shared_ptr<Room> room_ = std::make_shared<Room>(it_.house, 1);
  std::list<Watcher> watchers_;  // the seats in order, a spectator, a device that is passed around
  std::string token_;
  int ids_ = 0;
};

template <Rules G>
void nobody_is_told_more_than_the_rules_let_them_know() {
  for (const auto& options : every_setup<G>()) {
    SCOPED_TRACE(setup_name<G>(options));
    SecretGame<G>(options, seed_from_text(setup_name<G>(options))).play();
    if (testing::Test::HasFailure()) return;
  }
}

}  // namespace hallali
