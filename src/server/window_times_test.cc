// Time tells nobody who had a choice. Whole games are played among people; somebody sees every message with its time,
// and tries to tell from it who had something to decide behind a closed hand and who had not.
//
// People's times are log-normal with a sigma of 0.5; their median is stated by each test. Nothing here is measured on
// a real clock.
#include <cmath>
#include <map>
#include <numbers>
#include <utility>

#include "server/test_room.h"
#include "server/test_windows.h"

namespace hallali {
namespace {

using std::chrono::milliseconds;

milliseconds human_time(Random& random, double median) {
  const double normal = std::sqrt(-2 * std::log(1 - random.unit())) * std::cos(2 * std::numbers::pi * random.unit());
  return milliseconds(static_cast<int>(1000 * median * std::exp(0.5 * normal)));
}

// A seat that was asked: whether it had a choice, and when the others saw that it was asked no longer.
struct Seen {
  bool choice = false;
  int after = 0;  // milliseconds
};

// The best that can be done: who has often seen such a time remembers what it mostly meant. Half of the windows are
// learnt from, the other half guessed, and then the other way round. 1/2 is what a coin achieves, however many have a
// choice.
double rate_of_guessing(const std::vector<Seen>& all) {
  std::array<double, 2> right{};
  std::array<double, 2> asked{};
  for (const std::size_t half : {0U, 1U}) {
    std::map<int, std::array<double, 2>> learnt;  // by tenths of a second
    std::array<double, 2> number{};
    for (std::size_t i = half; i < all.size(); i += 2) number[all[i].choice ? 1 : 0] += 1;
    for (std::size_t i = half; i < all.size(); i += 2) {
      learnt[all[i].after / 100][all[i].choice ? 1 : 0] += 1 / number[all[i].choice ? 1 : 0];
    }
    for (std::size_t i = 1 - half; i < all.size(); i += 2) {
      const std::array<double, 2> often = learnt[all[i].after / 100];
      const std::size_t truth = all[i].choice ? 1 : 0;
      asked[truth] += 1;
      right[truth] += often[truth] > often[1 - truth] ? 1 : often[truth] == often[1 - truth] ? 0.5 : 0;
    }
  }
  return (right[0] / asked[0] + right[1] / asked[1]) / 2;
}

class WindowTimes : public RoomTest {
 protected:
  // Hears whatever anybody hears, except what a seat is told alone.
  class Ear : public Client {
   public:
    Ear(const Person& person, int& heard) : Client(person), heard_(heard) {}
    bool stream(SharedText) override { return ++heard_, true; }
    void answer(SharedText) override {}

   private:
    int& heard_;
  };

  const Match& match() const { return *room->table().match(); }

  // The table's own draws are the same whichever tests ran before.
  void SetUp() override {
    static std::uint64_t rooms;
    rooms = 0;
    it.house.whims = [] { return derive_seed(seed_from_text("window times"), ++rooms); };
  }

  // Five people play until so many windows have been seen.
  void play(int wanted, double median) {
    Random times(seed_from_text("people"));
    for (int game = 0; static_cast<int>(costs.size()) < wanted; ++game) {
      begin(game);
      while (room->table().playing() && static_cast<int>(costs.size()) < wanted && match().moves_made() < 400) {
        const Seat seat = match().awaited().first();
        if (match().closed_hand(seat) == ClosedHand::none) {
          make(seat, steady_move(match(), seat));
        } else {
          pass_a_window(times, median);
        }
        if (HasFailure()) return;
      }
    }
  }

  std::vector<Seen> seen;
  std::vector<int> costs;  // of each window, milliseconds
  int early = 0;           // what was heard before all hands were open

 private:
  void begin(int game) {
    ears_.clear();
    std::vector<entry::Any> entries{entry::Set{plain_settings("shadow-hunters", 5)}};
    for (int n = 1; n <= 5; ++n) {
      entries.push_back(entry::Seated{seat_at(n - 1), person_at(n), "name " + std::to_string(n)});
    }
    entries.push_back(entry::Dealt{seed_from_text("times " + std::to_string(game))});
    room = std::make_shared<Room>(it.house, game + 1);
    room->set_up(std::move(entries), [](const std::optional<Unfulfilled>& error) { ASSERT_FALSE(error); });
    it.clockwork.run();
    for (int n = 1; n <= 5; ++n) {
      room->arrive(ears_.emplace_back(person_at(n), heard_));
      room->obey(ears_.back(), wire::command::Any(wire::command::Enter{{"enter"}, seat_at(n - 1), {}, {}}));
    }
    it.clockwork.run();
  }

  void make(Seat seat, const std::string& move) {
    const std::string id = "move " + std::to_string(++commands_);
    room->obey(*std::next(ears_.begin(), index(seat)),
               wire::command::Any(wire::command::Move{{id}, seat, match().moves_made(seat), move}));
    it.clockwork.run();
  }

  // People with a choice decide in their time; for the others the page of before passed after two seconds, and does
  // no longer, but nothing keeps a client from it.
  void pass_a_window(Random& times, double median) {
    struct Asked {
      Seat seat;
      ClosedHand hand;
      int made;  // moves of this seat
      milliseconds at;
    };
    std::vector<Asked> open;
    for (Seat seat : match().awaited()) {
      const ClosedHand hand = match().closed_hand(seat);
      const milliseconds at = hand == ClosedHand::nothing ? milliseconds(2000) : human_time(times, median);
      open.push_back({seat, hand, match().moves_made(seat), at});
    }
    std::ranges::sort(open, {}, &Asked::at);
    const Clockwork::Time opened = it.clockwork.now();
    heard_ = 0;
    while (!open.empty() && it.clockwork.now() < opened + std::chrono::minutes(2)) {
      const milliseconds now((it.clockwork.now() - opened) / milliseconds(1));
      for (Asked& each : open) {
        if (now < each.at || match().legal(each.seat).empty()) continue;
        each.at = milliseconds::max();
        make(each.seat, answer_of(each.seat, each.hand, times));
        break;
      }
      std::erase_if(open, [&](const Asked& each) {
        if (match().moves_made(each.seat) == each.made) return false;
        if (each.hand != ClosedHand::in_person) {
          seen.push_back({each.hand == ClosedHand::choice, static_cast<int>(now.count())});
        }
        return true;
      });
      if (!open.empty()) early += std::exchange(heard_, 0);
      if (!open.empty()) it.clockwork.pass(milliseconds(5));
    }
    EXPECT_TRUE(open.empty()) << "a window that nobody closes";
    costs.push_back(static_cast<int>((it.clockwork.now() - opened) / milliseconds(1)));
  }

  // Anything but what would be seen at once.
  std::string answer_of(Seat seat, ClosedHand hand, Random& random) {
    std::vector<std::string> moves = match().legal(seat);
    if (hand == ClosedHand::nothing) return moves.front();
    const std::string forced = moves.front();
    std::erase_if(moves, [&](const std::string& text) { return match().in_the_open(text); });
    return moves.empty() ? forced : moves[random.below(static_cast<std::uint32_t>(moves.size()))];
  }

  std::list<Ear> ears_;
  int heard_ = 0;
  int commands_ = 0;
};

TEST_F(WindowTimes, TellNobodyWhoHadAChoice) {
  play(1200, 1.8);
  const auto choosers = std::ranges::count_if(seen, &Seen::choice);
  ASSERT_GT(choosers, 30);
  ASSERT_GT(static_cast<std::ptrdiff_t>(seen.size()) - choosers, 30);
  EXPECT_EQ(early, 0);
  EXPECT_LE(rate_of_guessing(seen), 0.55) << choosers << " of " << seen.size() << " had a choice";
  std::ranges::sort(costs);
  EXPECT_LE(costs[costs.size() / 2], 3000);
  std::cout << fmt::format("{} asked, {} of them with a choice: told apart at {:.1f} %, median window {} ms\n",
                           seen.size(), choosers, 100 * rate_of_guessing(seen), costs[costs.size() / 2]);
}

}  // namespace
}  // namespace hallali
