// Who has sat at which tables, for the list of one's own tables.
#pragma once

#include <map>
#include <vector>

#include "store/store.h"
#include "table/table.h"

namespace hallali {

class GuestBook {
 public:
  // An entry of that table's log; most say nothing of the kind.
  void note(TableId table, const entry::Any& what);
  void note(TableId table, const Person& person);

  // In the order in which they first sat down there. Whether they still do is for the table to say.
  std::vector<TableId> tables_of(const Person& person) const;

 private:
  std::map<Person, std::vector<TableId>> tables_;
};

}  // namespace hallali
