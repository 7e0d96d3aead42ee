// For tests of the store: a folder of one's own, acknowledgements that can be waited for, and disks that go bad.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <condition_variable>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <mutex>
#include <string>

#include "kit/phrase.h"
#include "store/store.h"

namespace hallali {

class StoreTest : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::path(testing::TempDir()) /
              ("hallali_store_" + std::string(testing::UnitTest::GetInstance()->current_test_info()->name()) + "_" +
               std::to_string(getpid()));
    std::filesystem::create_directories(folder_);
    path_ = (folder_ / "log.sqlite").string();
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  static std::string complaint(const std::string& path, StoreUse use) {
    try {
      open_sqlite_store(path, use);
    } catch (const BadInput& bad) {
      return bad.phrase().en;
    }
    return {};
  }

  static std::string read(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  static void write(const std::string& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
  }
  static void flip(const std::string& path, std::size_t at) {
    std::string bytes = read(path);
    bytes.at(at) = static_cast<char>(bytes.at(at) ^ 0x10);
    write(path, bytes);
  }

  std::filesystem::path folder_;
  std::string path_;
};

// Waits for a number of acknowledgements.
class Counter {
 public:
  Store::Acknowledge one() {
    return [this](bool durable) {
      const std::lock_guard lock(mutex_);
      (durable ? good_ : bad_) += 1;
      wake_.notify_all();
    };
  }
  void wait_for(int total) {
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [&] { return good_ + bad_ >= total; });
  }
  int good() const { return good_; }
  int bad() const { return bad_; }

 private:
  std::mutex mutex_;
  std::condition_variable wake_;
  int good_ = 0;
  int bad_ = 0;
};

}  // namespace hallali
