#include "server/guest_book.h"

#include <algorithm>

namespace hallali {

void GuestBook::note(TableId table, const entry::Any& what) {
  const Person* person = nullptr;
  if (const auto* seated = std::get_if<entry::Seated>(&what)) person = &seated->person;
  if (const auto* shared = std::get_if<entry::Shared>(&what)) person = &shared->person;
  if (person != nullptr) note(table, *person);
}

void GuestBook::note(TableId table, const Person& person) {
  std::vector<TableId>& tables = tables_[person];
  if (std::ranges::find(tables, table) == tables.end()) tables.push_back(table);
}

std::vector<TableId> GuestBook::tables_of(const Person& person) const {
  const auto found = tables_.find(person);
  return found == tables_.end() ? std::vector<TableId>() : found->second;
}

}  // namespace hallali
