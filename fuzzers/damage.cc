// Gives a fuzz target every file of some folders, as it is and then with single bytes changed, always the same ones:
//   fuzz_TARGET FOLDER...
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

constexpr int kDamages = 100;

void give(const std::string& text) {
  LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::filesystem::path> folders(argv + 1, argv + argc);
  if (folders.empty() || !std::ranges::all_of(folders, [](const auto& each) { return is_directory(each); })) {
    fmt::print(stderr, "One or more folders of inputs are needed.\n");
    return 2;
  }
  std::mt19937 random(1);
  int files = 0;
  for (const auto& folder : folders) {
    for (const auto& file : std::filesystem::directory_iterator(folder)) {
      std::ifstream stream(file.path(), std::ios::binary);
      const std::string text{std::istreambuf_iterator<char>(stream), {}};
      give(text);
      for (int i = 0; i < kDamages && !text.empty(); ++i) {
        std::string damaged = text;
        damaged[random() % text.size()] = static_cast<char>(random() % 256);
        give(damaged);
      }
      ++files;
    }
  }
  fmt::print("{} inputs, each whole and damaged {} times: nothing found\n", files, kDamages);
  return files > 0 ? 0 : 1;
}
