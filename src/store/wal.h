// SQLite's write-ahead log, walked by its documented format (https://sqlite.org/fileformat2.html#walformat). SQLite
// reads it up to the first frame that does not fit and takes that for the end, because that is what the end looks
// like after a power cut. What it does not look for is that good commits follow: then the log was longer once, and
// the frame was good when they were written.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hallali {

class WriteAheadLog {
 public:
  // `page_size` is the file's, for a log whose header is not to be trusted.
  WriteAheadLog(std::string bytes, std::uint32_t page_size);

  struct Damage {
    std::int64_t frame = 0;   // the first bad one, from 1; 0: the header
    std::int64_t frames = 0;  // up to the last commit
    // Nothing but its own commit follows. So it looks as well if the power went before the disk had all of it, and
    // then nobody was told of that commit.
    bool last_commit = false;

    bool operator==(const Damage&) const = default;
  };
  std::optional<Damage> damage() const { return damage_; }

  // The log up to its last commit without the frames that are bad, for SQLite to read to its end. Whether something
  // is missing then is for the reader to find out: most pages are written again and again, and only the last time
  // counts.
  std::string without_bad_frames() const;

 private:
  struct Sum {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    bool operator==(const Sum&) const = default;
  };
  struct Frame {
    bool fits = false;  // for SQLite
    bool good = false;  // what it says is what was written
    bool commit = false;
  };

  void read_header();
  void walk();
  void judge();
  std::uint32_t number(std::size_t at) const;  // stored big-endian
  Sum sum(Sum before, std::string_view bytes) const;
  Sum sum_at(std::size_t at) const { return {number(at), number(at + 4)}; }
  std::size_t place(std::size_t frame) const;  // of a frame from 0

  std::string bytes_;
  std::uint32_t page_size_;
  bool good_header_ = false;
  bool big_endian_ = false;
  std::uint64_t salts_ = 0;
  std::vector<Frame> frames_;
  std::optional<Damage> damage_;
};

// The log beside this file as it is now; one that is not there is empty.
WriteAheadLog read_write_ahead_log(const std::string& path);

}  // namespace hallali
