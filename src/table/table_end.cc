#include "table/table_end.h"

namespace hallali {
namespace {

const Phrase kNearly{
    "Cette table est presque pleine : bientôt elle ne commencera plus de partie. Ouvrez-en une autre.",
    "This table is nearly full: soon it will begin no more games. Open another one."};
const Phrase kLast{"Cette table est pleine : la partie commencée se finit, la suivante se joue à une autre table.",
                   "This table is full: a game that has begun can be finished, the next one is for another table."};
const Phrase kFull{"Cette table est pleine, merci d'y avoir tant joué : ouvrez-en une autre.",
                   "This table is full, thank you for playing here so much: open another one."};

bool plays_on(const entry::Any& what) {
  return std::holds_alternative<entry::Moved>(what) || std::holds_alternative<entry::Raced>(what) ||
         std::holds_alternative<entry::Answered>(what) || std::holds_alternative<entry::StoodIn>(what) ||
         std::holds_alternative<entry::Returned>(what);
}

entry::Said said(const Phrase& text) { return {{}, "Hallali", text.fr + " / " + text.en}; }

}  // namespace

void must_fit(const entry::Any& what, std::int64_t entries) {
  const std::int64_t left = kMostEntries - entries;
  const bool deal = std::holds_alternative<entry::Dealt>(what) || std::holds_alternative<entry::Promised>(what);
  if (left <= 0 || (deal && left <= kForTheLastGame) || (!plays_on(what) && left <= kForMoves)) throw BadInput(kFull);
}

std::optional<entry::Said> last_words(std::int64_t entries) {
  if (entries == kMostEntries - 2 * kForTheLastGame) return said(kNearly);
  if (entries == kMostEntries - kForTheLastGame) return said(kLast);
  return {};
}

}  // namespace hallali
