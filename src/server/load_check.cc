#include "server/load_check.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "server/message_text.h"
#include "server/telling.h"

namespace hallali {
namespace {

struct Logs {
  std::map<Seat, std::vector<std::string>> moves;  // of people
  std::map<std::string, int> said;
};

class TableCheck {
 public:
  TableCheck(TableId table, LoadVerdict& verdict) : table_(table), verdict_(verdict) {}

  void add(const Acknowledged& seat) {
    seats_.push_back(&seat);
    for (const Heard& heard : seat.heard) heard_.emplace(heard.n, std::pair(seat.seat, &heard));
  }

  void run(const std::vector<LogEntry>& entries) {
    Table table;
    for (const LogEntry& entry : entries) {
      const Logged logged = read_logged(entry.body);
      const Table::Effect effect = table.apply(logged);
      note(logged.what);
      const std::string kind = std::visit([](const auto& each) { return std::string(each.kind); }, logged.what);
      for (auto [one, end] = heard_.equal_range(entry.seq); one != end; ++one) {
        const auto& [eyes, heard] = one->second;
        const auto text = message_text(update_of(table_, entry.seq, logged, effect, table, eyes, {}));
        ++verdict_.compared[kind];
        if (hash_of_update(*text) == heard->hash) continue;
        ++verdict_.changed;
        name(fmt::format("table {}, entry {}: told otherwise to seat {} ({})", table_, entry.seq, notation(eyes),
                         heard->what));
      }
    }
    const auto last = static_cast<std::int64_t>(entries.size());
    for (auto one = heard_.upper_bound(last); one != heard_.end(); ++one) {
      ++verdict_.missing;
      const auto& [eyes, heard] = one->second;
      name(fmt::format("table {}, entry {}: it is missing, and seat {} was told of it ({}); the log has {}", table_,
                       one->first, notation(eyes), heard->what.empty() ? "a move" : heard->what, last));
    }
    for (const Acknowledged* seat : seats_) check_own(*seat);
  }

 private:
  void note(const entry::Any& what) {
    const auto* moved = std::get_if<entry::Moved>(&what);
    if (moved != nullptr && moved->by == Mover::player) logs_.moves[moved->seat].push_back(moved->move);
    if (const auto* said = std::get_if<entry::Said>(&what)) ++logs_.said[said->text];
  }

  void name(const std::string& what) {
    if (verdict_.first.empty()) verdict_.first = what;
  }

  // What a seat was told is done is done, once and in that order.
  void check_own(const Acknowledged& seat) {
    std::vector<std::string> expected = seat.moves;
    const std::vector<std::string>& has = logs_.moves[seat.seat];
    // A move that was never answered may have been made.
    if (seat.unanswered && has.size() == expected.size() + 1) expected.push_back(*seat.unanswered);
    const auto [here, there] = std::ranges::mismatch(expected, has);
    if (here != expected.end() || there != has.end()) {
      ++(has.size() > expected.size() ? verdict_.doubled : verdict_.lost);
      name(fmt::format("table {}, seat {}: move {} ({}) is not the one in the log", table_, notation(seat.seat),
                       here - expected.begin() + 1, here == expected.end() ? *there : *here));
    }
    for (const std::string& line : seat.said) {
      const int times = logs_.said[line];
      if (times == 1) continue;
      ++(times == 0 ? verdict_.lost : verdict_.doubled);
      name(fmt::format("table {}, seat {}: \"{}\" is in the log {} times", table_, notation(seat.seat), line, times));
    }
  }

  TableId table_;
  LoadVerdict& verdict_;
  std::vector<const Acknowledged*> seats_;
  std::multimap<std::int64_t, std::pair<Seat, const Heard*>> heard_;
  Logs logs_;
};

}  // namespace

std::uint64_t hash_of_update(std::string_view text) {
  text = text.substr(0, text.rfind(R"("legal":[)"));
  const std::size_t re = text.substr(0, 100).find(R"("re":")");
  if (re == std::string_view::npos) return std::hash<std::string_view>()(text);
  const std::string_view rest = text.substr(re + 6);
  const std::string_view behind = rest.substr(rest.find('"') + 1);
  return std::hash<std::string_view>()(fmt::format(R"({}"re":null{})", text.substr(0, re), behind));
}

LoadVerdict compare_with_log(const std::vector<Acknowledged>& told, Store& store) {
  LoadVerdict verdict;
  std::map<TableId, TableCheck> tables;
  for (const Acknowledged& seat : told) tables.try_emplace(seat.table, seat.table, verdict).first->second.add(seat);
  for (auto& [id, table] : tables) {
    const std::vector<LogEntry> entries = store.entries(id);
    table.run(entries);
    games_in(entries);  // replays every move: throws if one does not fit
  }
  return verdict;
}

}  // namespace hallali
