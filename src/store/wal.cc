#include "store/wal.h"

#include <algorithm>
#include <fstream>
#include <iterator>

namespace hallali {
namespace {

constexpr std::size_t kHeader = 32;
constexpr std::size_t kFrameHeader = 24;
constexpr std::uint32_t kMagic = 0x377F0682;  // and one more if its sums are of big-endian numbers
constexpr std::uint32_t kVersion = 3007000;
// Where things stand in the header, and in that of a frame.
constexpr std::size_t kPageSizeAt = 8;
constexpr std::size_t kSaltsAt = 16;
constexpr std::size_t kSumAt = 24;
constexpr std::size_t kFrameSizeAt = 4;
constexpr std::size_t kFrameSaltsAt = 8;
constexpr std::size_t kFrameSumAt = 16;

void put(std::string& text, std::size_t at, std::uint32_t number) {
  for (std::size_t i = 0; i < 4; ++i) text[at + i] = static_cast<char>(number >> (24 - 8 * i));
}

std::string read_whole(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

bool is_page_size(std::uint32_t size) { return size >= 512 && size <= 65536 && (size & (size - 1)) == 0; }

}  // namespace

WriteAheadLog::WriteAheadLog(std::string bytes, std::uint32_t page_size)
    : bytes_(std::move(bytes)), page_size_(page_size) {
  if (bytes_.size() < kHeader) return;
  read_header();
  walk();
  judge();
}

std::uint32_t WriteAheadLog::number(std::size_t at) const {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < 4; ++i) value = value << 8 | static_cast<unsigned char>(bytes_[at + i]);
  return value;
}

WriteAheadLog::Sum WriteAheadLog::sum(Sum before, std::string_view bytes) const {
  const auto word = [&](std::size_t at) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i) {
      const std::size_t shift = big_endian_ ? 24 - 8 * i : 8 * i;
      value |= static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[at + i])) << shift;
    }
    return value;
  };
  for (std::size_t at = 0; at + 8 <= bytes.size(); at += 8) {
    before.first += word(at) + before.second;
    before.second += word(at + 4) + before.first;
  }
  return before;
}

std::size_t WriteAheadLog::place(std::size_t frame) const { return kHeader + frame * (kFrameHeader + page_size_); }

void WriteAheadLog::read_header() {
  big_endian_ = number(0) == kMagic + 1;
  const std::string_view summed = std::string_view(bytes_).substr(0, kSumAt);
  good_header_ = (number(0) == kMagic || big_endian_) && number(4) == kVersion && is_page_size(number(kPageSizeAt)) &&
                 sum({}, summed) == sum_at(kSumAt);
  if (good_header_) page_size_ = number(kPageSizeAt);
  if (!is_page_size(page_size_)) return;
  frames_.resize((bytes_.size() - kHeader) / (kFrameHeader + page_size_));
  // A bad header cannot say which frames are the log's; the first one can.
  const std::size_t salts = good_header_ || frames_.empty() ? kSaltsAt : place(0) + kFrameSaltsAt;
  salts_ = std::uint64_t{number(salts)} << 32 | number(salts + 4);
}

// A sum goes on from the one before. Behind a bad frame it goes on from what that frame says, if its content is what
// is bad, or from what it should say, if that is.
void WriteAheadLog::walk() {
  Sum real = sum({}, std::string_view(bytes_).substr(0, kSumAt));
  Sum said = sum_at(kSumAt);
  for (std::size_t i = 0; i < frames_.size(); ++i) {
    const std::size_t at = place(i);
    const auto add = [&](Sum before) {
      before = sum(before, std::string_view(bytes_).substr(at, kFrameSaltsAt));
      return sum(before, std::string_view(bytes_).substr(at + kFrameHeader, page_size_));
    };
    const Sum stored = sum_at(at + kFrameSumAt);
    const Sum from_real = add(real);
    const bool right = from_real == stored;
    const bool own = (std::uint64_t{number(at + kFrameSaltsAt)} << 32 | number(at + kFrameSaltsAt + 4)) == salts_;
    Frame& frame = frames_[i];
    frame.commit = number(at + kFrameSizeAt) != 0;
    frame.good = right || (own && !(real == said) && add(said) == stored);
    frame.fits = own && frame.good && number(at) != 0;
    // A sum that goes on from the real one says that the frame before is good, too: its own sum was not.
    if (right && i > 0) frames_[i - 1].good = true;
    real = frame.good ? stored : from_real;
    said = stored;
  }
}

void WriteAheadLog::judge() {
  std::size_t bad = 0;
  if (good_header_) bad = static_cast<std::size_t>(std::ranges::find(frames_, false, &Frame::fits) - frames_.begin());
  std::int64_t commits = 0;
  std::size_t last = 0;
  for (std::size_t i = good_header_ ? bad + 1 : 0; i < frames_.size(); ++i) {
    if (!frames_[i].fits || !frames_[i].commit) continue;
    ++commits;
    last = i + 1;
  }
  if (commits == 0) return;
  damage_ = Damage{good_header_ ? static_cast<std::int64_t>(bad) + 1 : 0, static_cast<std::int64_t>(last),
                   good_header_ && commits == 1 && !frames_[bad].commit};
}

std::string WriteAheadLog::without_bad_frames() const {
  const auto frames = static_cast<std::size_t>(damage_ ? damage_->frames : 0);
  std::string log(kHeader, '\0');
  put(log, 0, big_endian_ ? kMagic + 1 : kMagic);
  put(log, 4, kVersion);
  put(log, kPageSizeAt, page_size_);
  put(log, kSaltsAt, static_cast<std::uint32_t>(salts_ >> 32));
  put(log, kSaltsAt + 4, static_cast<std::uint32_t>(salts_));
  Sum running = sum({}, std::string_view(log).substr(0, kSumAt));
  const auto put_sum = [&](std::size_t at) { put(log, at, running.first), put(log, at + 4, running.second); };
  put_sum(kSumAt);
  for (std::size_t i = 0; i < frames; ++i) {
    if (!frames_[i].good) continue;
    const std::size_t at = log.size();
    log.append(bytes_, place(i), kFrameHeader + page_size_);
    log.replace(at + kFrameSaltsAt, 8, log, kSaltsAt, 8);
    running = sum(running, std::string_view(log).substr(at, kFrameSaltsAt));
    running = sum(running, std::string_view(log).substr(at + kFrameHeader, page_size_));
    put_sum(at + kFrameSumAt);
  }
  return log;
}

WriteAheadLog read_write_ahead_log(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string start(18, '\0');
  file.read(start.data(), static_cast<std::streamsize>(start.size()));
  // Bytes 16 and 17 of the file; 65536 does not fit in there and is written as 1.
  const std::uint32_t size =
      std::uint32_t{static_cast<unsigned char>(start[16])} << 8 | static_cast<unsigned char>(start[17]);
  return {read_whole(path + "-wal"), size == 1 ? 65536U : size};
}

}  // namespace hallali
