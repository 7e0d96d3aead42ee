#include "store/sqlite.h"

#include <algorithm>

namespace hallali::sqlite {

Database::Database(const std::string& path, int flags) {
  sqlite3* handle = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &handle, flags, nullptr);
  handle_.reset(handle);  // a failed open gives a handle too, and it holds the message
  if (code != SQLITE_OK) throw Error(handle);
  sqlite3_busy_timeout(handle, 5000);
}

void Database::run(const char* sql) {
  if (sqlite3_exec(get(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) throw Error(get());
}

std::int64_t Database::number(const char* sql) {
  Statement statement(*this, sql);
  return statement.step() ? statement.integer(0) : 0;
}

Statement::Statement(const Database& database, const char* sql) : database_(database.get()) {
  sqlite3_stmt* handle = nullptr;
  check(sqlite3_prepare_v2(database_, sql, -1, &handle, nullptr));
  handle_.reset(handle);
}

void Statement::check(int code) const {
  if (code != SQLITE_OK) throw Error(database_);
}

Statement& Statement::bind(int place, std::int64_t value) {
  check(sqlite3_bind_int64(handle_.get(), place, value));
  return *this;
}

Statement& Statement::bind(int place, std::string_view text) {
  check(sqlite3_bind_text64(handle_.get(), place, text.data(), text.size(), SQLITE_STATIC, SQLITE_UTF8));
  return *this;
}

Statement& Statement::bind(int place, std::span<const unsigned char> blob) {
  check(sqlite3_bind_blob64(handle_.get(), place, blob.data(), blob.size(), SQLITE_STATIC));
  return *this;
}

bool Statement::step() {
  const int code = sqlite3_step(handle_.get());
  if (code == SQLITE_ROW) return true;
  if (code != SQLITE_DONE) throw Error(database_);
  return false;
}

void Statement::reset() { sqlite3_reset(handle_.get()); }

std::int64_t Statement::integer(int column) const { return sqlite3_column_int64(handle_.get(), column); }

std::string Statement::text(int column) const {
  const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(handle_.get(), column));
  return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column))};
}

bool Statement::blob(int column, std::span<unsigned char> bytes) const {
  const auto* blob = static_cast<const unsigned char*>(sqlite3_column_blob(handle_.get(), column));
  if (blob == nullptr || sqlite3_column_bytes(handle_.get(), column) != static_cast<int>(bytes.size())) return false;
  std::copy_n(blob, bytes.size(), bytes.begin());
  return true;
}

}  // namespace hallali::sqlite
