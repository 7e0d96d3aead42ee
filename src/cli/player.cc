#include "cli/player.h"

#include <fmt/format.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <filesystem>

#include "kit/seat.h"
#include "match/record.h"

namespace hallali::cli {

std::string bot_name(int i, Language language) {
  static constexpr std::array<std::array<std::string_view, 2>, kMaxSeats - 1> names{{{"Renard", "Fox"},
                                                                                     {"Martre", "Marten"},
                                                                                     {"Loutre", "Otter"},
                                                                                     {"Blaireau", "Badger"},
                                                                                     {"Hermine", "Ermine"},
                                                                                     {"Hibou", "Owl"},
                                                                                     {"Cerf", "Stag"}}};
  return std::string(names.at(static_cast<std::size_t>(i))[language == Language::fr ? 0 : 1]);
}

std::string player_name(const PlayChoice& choice, Language language) {
  const char* user = std::getenv("USER");
  const std::string name = choice.name                          ? *choice.name
                           : user != nullptr && good_name(user) ? user
                           : language == Language::fr           ? "Joueur"
                                                                : "Player";
  if (good_name(name)) return name;
  throw BadInput({"--name attend un nom de 1 à 40 octets, sans caractère de contrôle ni espace au bord.",
                  "--name takes a name of 1 to 40 bytes, without control characters or outer spaces."});
}

std::string default_record(std::string_view game, const Seed& seed) {
  const char* data = std::getenv("XDG_DATA_HOME");
  const char* home = std::getenv("HOME");
  const std::filesystem::path base = data != nullptr && *data != '\0'   ? std::filesystem::path(data)
                                     : home != nullptr && *home != '\0' ? std::filesystem::path(home) / ".local/share"
                                                                        : std::filesystem::path(".");
  const std::filesystem::path folder = base / "hallali" / "records";
  std::error_code error;
  std::filesystem::create_directories(folder, error);  // what goes wrong here is said when the file is written
  const auto now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  std::tm time = {};
  localtime_r(&now, &time);
  return (folder / fmt::format("{}-{:04}{:02}{:02}-{:02}{:02}{:02}-{}.record", game, time.tm_year + 1900,
                               time.tm_mon + 1, time.tm_mday, time.tm_hour, time.tm_min, time.tm_sec,
                               notation(seed).substr(0, 6)))
      .string();
}

}  // namespace hallali::cli
