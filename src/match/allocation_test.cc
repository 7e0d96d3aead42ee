// No game asks the heap for anything in deal, legal, apply, know, imagine or show: counted, not assumed.
#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

#include "bots/bot.h"
#include "games/types.h"
#include "kit/every_setup.h"
#include "match/games.h"

namespace {

thread_local long allocations = 0;

void* counted(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}

}  // namespace

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace hallali {
namespace {

template <Rules G>
void play_counting(const typename G::Options& options, const Seed& seed) {
  Random chance(seed);
  Random choice(seed, 1);
  Silent silent;
  const long before = allocations;
  typename G::State state = deal(options, chance);
  int step = 0;
  while (!awaited(state).empty()) {
    const Seat seat = awaited(state).first();
    const auto move = random_move(legal(state, seat), choice);
    if (step++ % 16 == 0) {
      const auto knowledge = know(state, seat);
      const auto view = show(knowledge);
      const auto world = imagine(knowledge, choice);
      ASSERT_EQ(view.viewer, seat);
      ASSERT_EQ(awaited(world).first(), seat);
    }
    apply(state, seat, move, chance, silent);
  }
  const bool ended = outcome(state).has_value();
  const long during = allocations - before;
  EXPECT_TRUE(ended);
  EXPECT_EQ(during, 0) << setup_name<G>(options);
}

TEST(Allocation, NoneInTheRulesOfAnyGame) {
  for_each_game([]<class G>() {
    for (const typename G::Options& options : every_setup<G>()) {
      for (std::uint64_t game = 0; game < 20; ++game) play_counting<G>(options, derive_seed({}, game));
    }
  });
}

TEST(Allocation, IsSeenWhenItHappens) {
  const long before = allocations;
  const std::vector<int> some(3);
  EXPECT_EQ(allocations - before, 1) << some.size();
}

}  // namespace
}  // namespace hallali
