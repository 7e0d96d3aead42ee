// The few calls of SQLite that the store needs, with errors as exceptions and statements that finalise themselves.
#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

namespace hallali::sqlite {

class Error : public std::runtime_error {
 public:
  explicit Error(sqlite3* database)
      : std::runtime_error(database != nullptr ? sqlite3_errmsg(database) : "out of memory"),
        code_(database != nullptr ? sqlite3_errcode(database) & 0xFF : SQLITE_NOMEM) {}
  Error(const char* what, int code) : std::runtime_error(what), code_(code) {}
  int code() const { return code_; }  // without the details

 private:
  int code_;
};

class Database {
 public:
  Database(const std::string& path, int flags);

  void run(const char* sql);
  std::int64_t number(const char* sql);
  sqlite3* get() const { return handle_.get(); }

 private:
  struct Close {
    void operator()(sqlite3* handle) const { sqlite3_close(handle); }
  };
  std::unique_ptr<sqlite3, Close> handle_;
};

class Statement {
 public:
  Statement(const Database& database, const char* sql);

  Statement& bind(int place, std::int64_t value);
  Statement& bind(int place, std::string_view text);                // the text must live until the next reset
  Statement& bind(int place, std::span<const unsigned char> blob);  // so must the bytes
  bool step();                                                      // true while there is a row
  void reset();
  std::int64_t integer(int column) const;
  std::string text(int column) const;
  bool blob(int column, std::span<unsigned char> bytes) const;  // false if it has another size

 private:
  void check(int code) const;

  struct Finalize {
    void operator()(sqlite3_stmt* handle) const { sqlite3_finalize(handle); }
  };
  sqlite3* database_;
  std::unique_ptr<sqlite3_stmt, Finalize> handle_;
};

}  // namespace hallali::sqlite
