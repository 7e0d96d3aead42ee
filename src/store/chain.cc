#include "store/chain.h"

#include <sodium.h>

#include <algorithm>

namespace hallali {
namespace {

void add_number(crypto_generichash_state& hash, std::int64_t number) {
  std::array<unsigned char, 8> bytes{};
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    bytes[i] = static_cast<unsigned char>(static_cast<std::uint64_t>(number) >> (8 * i));
  }
  crypto_generichash_update(&hash, bytes.data(), bytes.size());
}

void sql_link(sqlite3_context* context, int, sqlite3_value** values) {
  Link before{};
  const auto* blob = static_cast<const unsigned char*>(sqlite3_value_blob(values[0]));
  if (blob != nullptr && sqlite3_value_bytes(values[0]) == static_cast<int>(before.size())) {
    std::copy_n(blob, before.size(), before.begin());
  }
  const auto* body = reinterpret_cast<const char*>(sqlite3_value_text(values[4]));
  const LogEntry entry{sqlite3_value_int64(values[1]), sqlite3_value_int64(values[2]),
                       std::string(body, static_cast<std::size_t>(sqlite3_value_bytes(values[4])))};
  const Link link = link_after(before, entry, sqlite3_value_int64(values[3]));
  sqlite3_result_blob(context, link.data(), static_cast<int>(link.size()), SQLITE_TRANSIENT);
}

}  // namespace

Link link_after(const Link& before, const LogEntry& entry, std::int64_t at) {
  Link link{};
  crypto_generichash_state hash;
  crypto_generichash_init(&hash, nullptr, 0, link.size());
  crypto_generichash_update(&hash, before.data(), before.size());
  add_number(hash, entry.table);
  add_number(hash, entry.seq);
  add_number(hash, at);
  crypto_generichash_update(&hash, reinterpret_cast<const unsigned char*>(entry.body.data()), entry.body.size());
  crypto_generichash_final(&hash, link.data(), link.size());
  return link;
}

void add_link_function(const sqlite::Database& database) {
  sqlite3_create_function(database.get(), "entry_link", 5, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nullptr, sql_link,
                          nullptr, nullptr);
}

}  // namespace hallali
