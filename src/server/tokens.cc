#include "server/tokens.h"

#include <fmt/format.h>
#include <sodium.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>

namespace hallali {
namespace {

constexpr std::size_t kKeyBytes = 32;
constexpr std::size_t kInviteBytes = 16;

template <std::size_t N>
std::string base64(const std::array<unsigned char, N>& bytes) {
  std::string text(sodium_base64_ENCODED_LEN(N, sodium_base64_VARIANT_URLSAFE_NO_PADDING), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes.data(), N, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  text.pop_back();  // the closing zero
  return text;
}

template <std::size_t N>
std::array<unsigned char, N> hash(std::string_view text, std::string_view key = {}) {
  std::array<unsigned char, N> out;
  crypto_generichash(out.data(), N, reinterpret_cast<const unsigned char*>(text.data()), text.size(),
                     reinterpret_cast<const unsigned char*>(key.data()), key.size());
  return out;
}

// The first one has no number, as it was before there were others; base64 has no full stop.
std::string derived(std::string_view what, TableId table, const Seed& secret, int which) {
  const std::string_view key(reinterpret_cast<const char*>(secret.bytes.data()), secret.bytes.size());
  const std::string text =
      which == 0 ? fmt::format("{} {}", what, table) : fmt::format("{} {} {}", what, which, table);
  const std::string link = base64(hash<kInviteBytes>(text, key));
  return which == 0 ? link : fmt::format("{}.{}", which, link);
}

int number_of(std::string_view link) {
  int which = 0;
  std::from_chars(link.data(), link.data() + std::min(link.find('.'), link.size()), which);
  return which;
}

}  // namespace

std::string new_token() {
  std::array<unsigned char, kKeyBytes> bytes;
  randombytes_buf(bytes.data(), bytes.size());
  return base64(bytes);
}

bool well_formed_token(std::string_view token) {
  return token.size() == 43 && std::ranges::all_of(token, [](char c) {
           return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
         });
}

Person person_of(std::string_view key) { return base64(hash<16>(key, "hallali person")); }

bool same_secret(std::string_view a, std::string_view b) {
  return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

std::uint64_t command_mark(const Person& person, std::string_view id) {
  const auto bytes = hash<16>(fmt::format("{}/{}", person, id));
  std::uint64_t mark = 0;
  std::memcpy(&mark, bytes.data(), sizeof mark);
  return mark == 0 ? 1 : mark;
}

std::string invite_to(TableId table, const Seed& secret, int which) {
  return derived("invite", table, secret, which);
}

std::string pass_to(TableId table, const Seed& secret, int which) { return derived("pass", table, secret, which); }

std::optional<int> which_invite(TableId table, const Seed& secret, std::string_view text) {
  const int which = number_of(text);
  return same_secret(text, invite_to(table, secret, which)) ? std::optional(which) : std::nullopt;
}

std::optional<int> which_pass(TableId table, const Seed& secret, std::string_view text) {
  const int which = number_of(text);
  return same_secret(text, pass_to(table, secret, which)) ? std::optional(which) : std::nullopt;
}

std::string watcher_mark(TableId table, const Person& person) {
  return base64(hash<16>(fmt::format("watcher {} {}", table, person)));
}

}  // namespace hallali
