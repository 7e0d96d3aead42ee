// What is kept of the latest updates says the same as the log, to everybody.
#include "server/recent.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "match/games.h"
#include "server/telling.h"
#include "server/test_whims.h"

namespace hallali {
namespace {

using testing::IsEmpty;

// A table whose entries are kept, and remembered lately.
struct Scene {
  explicit Scene(const Settings& settings = plain_settings()) : it(settings) {}

  // Whether a move was taken back.
  bool apply(const entry::Any& what) {
    Table::Effect effect = it.apply(what);
    const bool taken_back = effect.taken_back.has_value();
    recent.note(n(), {0, what}, std::move(effect), it.table);
    return taken_back;
  }
  std::int64_t n() const { return static_cast<std::int64_t>(it.log.size()); }
  std::vector<std::optional<Seat>> all_eyes() const {
    std::vector<std::optional<Seat>> all{std::nullopt};
    for (int i = 0; i < static_cast<int>(it.table.places().size()); ++i) all.emplace_back(seat_at(i));
    return all;
  }

  std::vector<std::string> remembered(std::int64_t last, std::optional<Seat> eyes) const {
    std::vector<std::string> texts;
    for (const Moment& moment : recent.after(last)) {
      texts.push_back(to_json(wire::message::Any(moment.update(eyes, 1234))));
    }
    return texts;
  }
  std::vector<std::string> read_again(std::int64_t last, std::optional<Seat> eyes) const {
    std::vector<std::string> texts;
    Table past;
    for (const LogEntry& entry : it.log) {
      const Logged logged = read_logged(entry.body);
      const Table::Effect effect = past.apply(logged);
      if (entry.seq <= last) continue;
      const bool blind = eyes && index(*eyes) >= static_cast<int>(past.places().size());
      const auto then = blind ? std::nullopt : eyes;
      const auto update =
          update_of(1, entry.seq, logged, effect, past, then, then ? std::optional(1234) : std::nullopt);
      texts.push_back(to_json(wire::message::Any(update)));
    }
    return texts;
  }

  TestTable it;
  Recent recent{1};
};

TEST(Recent, SaysTheSameAsTheLogWhateverHappens) {
  int compared = 0;
  int taken_back = 0;
  for (int seed = 0; seed < 8; ++seed) {
    Whims whims(seed);
    Scene scene;
    scene.it.seat(2);
    for (int step = 0; step < 800; ++step) {
      try {
        if (scene.apply(whims.wish(scene.it.table))) ++taken_back;
      } catch (const BadInput&) {
        continue;
      }
      if (whims.below(20) != 0) continue;
      const std::int64_t last = scene.n() - whims.below(Recent::kMost + 1);
      if (!scene.recent.reach(last)) continue;
      for (const auto eyes : scene.all_eyes()) {
        ASSERT_TRUE(scene.remembered(last, eyes) == scene.read_again(last, eyes))
            << "seed " << seed << " last " << last;
        ++compared;
      }
    }
  }
  // Otherwise the whims were not wild enough to mean anything.
  EXPECT_GT(compared, 200);
  EXPECT_GT(taken_back, 3);
}

TEST(Recent, SaysTheSameAsTheLogOfEveryGame) {
  for (const AnyGame* game : all_games()) {
    const About& about = game->about;
    SCOPED_TRACE(about.id);
    Scene scene(plain_settings(std::string(about.id), about.max_players));
    Random random(seed_from_text(about.id));
    scene.it.seat(about.max_players);
    scene.apply(deal_today(scene.it.table.settings(), seed_from_text("recent")));
    for (int i = 0; i < 100 && scene.it.table.playing(); ++i) {
      const Match& match = *scene.it.table.match();
      const Seat seat = match.awaited().first();
      const std::vector<std::string> moves = match.legal(seat);
      const std::string& move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
      if (match.racing()) {
        scene.apply(entry::Raced{seat, move, {{seat, 300, 310, 20, 300}}});
      } else {
        scene.apply(entry::Moved{seat, move, i % 7 == 0 ? Mover::clock : Mover::player});
      }
    }
    const std::int64_t earliest = scene.n() - Recent::kMost;
    EXPECT_TRUE(scene.recent.reach(earliest));
    EXPECT_FALSE(scene.recent.reach(earliest - 1));
    for (const auto eyes : scene.all_eyes()) {
      ASSERT_TRUE(scene.remembered(earliest, eyes) == scene.read_again(earliest, eyes)) << "eyes " << to_json(eyes);
    }
  }
}

TEST(Recent, BeginsInTheMiddleOfAGame) {
  Scene scene;
  scene.it.seat(3).deal();
  const auto move = [&] {
    const Seat seat = scene.it.table.match()->awaited().first();
    return entry::Moved{seat, scene.it.table.match()->legal(seat).front(), Mover::player};
  };
  for (int i = 0; i < 5; ++i) scene.it.apply(move());
  const std::int64_t begun = scene.n();
  EXPECT_FALSE(scene.recent.reach(begun)) << "nothing is kept yet";
  for (int i = 0; i < 5; ++i) scene.apply(move());
  EXPECT_TRUE(scene.recent.reach(begun));
  EXPECT_FALSE(scene.recent.reach(begun - 1));
  for (const auto eyes : scene.all_eyes()) {
    EXPECT_TRUE(scene.remembered(begun, eyes) == scene.read_again(begun, eyes)) << "eyes " << to_json(eyes);
  }
  scene.it.apply(move());
  scene.apply(move());
  EXPECT_FALSE(scene.recent.reach(begun)) << "one is missing in between";
  EXPECT_TRUE(scene.recent.reach(scene.n() - 1));
  EXPECT_EQ(scene.remembered(scene.n() - 1, seat_at(1)), scene.read_again(scene.n() - 1, seat_at(1)));
}

TEST(Recent, ForgetsWhenItIsToldTo) {
  Scene scene;
  scene.it.seat(3);
  scene.apply(entry::Said{{}, "somebody", "hello"});
  ASSERT_TRUE(scene.recent.reach(scene.n() - 1));
  EXPECT_THAT(scene.remembered(scene.n(), {}), IsEmpty());
  scene.recent.forget();
  EXPECT_FALSE(scene.recent.reach(scene.n() - 1));
  EXPECT_THAT(scene.remembered(0, {}), IsEmpty());
}

}  // namespace
}  // namespace hallali
