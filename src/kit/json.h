// Plain structs to JSON and back, from their Boost.Describe description alone. Writing goes straight into a buffer
// (a document tree in between was measured five times slower); reading takes a parsed boost::json::value and throws
// BadInput naming the place that does not fit.
//
//   described struct           {"member": ...}             bool, numbers, strings   as usual
//   std::variant of events     {"event": "kind", ...}      a type with a notation   "text"
//   lists, arrays, bit sets    [...]                       std::optional            null or the value; may be missing
//   std::map                   {"key": ...}, where keys are strings or have a notation
//
// The alternatives of a variant name themselves with `kind`.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <boost/describe.hpp>
#include <boost/json.hpp>
#include <boost/mp11.hpp>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <map>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>

#include "kit/fixed_list.h"
#include "kit/notation.h"
#include "kit/phrase.h"
#include "kit/seat.h"

namespace hallali {

template <class T>
concept Described = std::is_class_v<T> && boost::describe::has_describe_members<T>::value;

// Under which key the alternatives of a variant say what they are.
template <class Variant>
inline constexpr std::string_view variant_tag = "event";

// What JSON is written into: room on the stack for nearly everything, so that nothing is moved while it grows.
using JsonText = fmt::basic_memory_buffer<char, 4000>;

namespace json_detail {

template <class T, template <class...> class Template>
inline constexpr bool is_a = false;
template <class... Args, template <class...> class Template>
inline constexpr bool is_a<Template<Args...>, Template> = true;

// Bit sets and other bags of cards: filled one by one, iterated in ascending order.
template <class T>
concept Bag = requires(T& bag, typename T::value_type item) {
  bag.insert(item);
}
&&!requires { typename T::key_type; };

// The type of a described member, from its pointer.
template <class Class, class Value>
Value value_at(Value Class::*);
template <class Member>
using ValueOf = decltype(value_at(Member::pointer));

template <class T>
using Members = boost::describe::describe_members<T, boost::describe::mod_public | boost::describe::mod_inherited>;

[[noreturn]] void missing(std::string_view member);
[[noreturn]] void unknown_kind(std::string_view tag);
[[noreturn]] void misfit(const Phrase& wanted, const boost::json::value& got);

inline void put(JsonText& out, char sign) { out.push_back(sign); }
inline void put(JsonText& out, std::string_view text) {
  const std::size_t at = out.size();
  out.resize(at + text.size());
  std::memcpy(out.data() + at, text.data(), text.size());
}
// Names and punctuation, whose size the compiler knows: a copy is an instruction or two, less than a call.
template <std::size_t size>
[[gnu::always_inline]] inline void put_fixed(JsonText& out, const char* text) {
  const std::size_t at = out.size();
  out.resize(at + size);
  std::memcpy(out.data() + at, text, size);
}

void write_string(JsonText& out, std::string_view text);

template <std::integral T>
void write_number(JsonText& out, T number) {
  if (static_cast<std::make_unsigned_t<T>>(number) < 10) {  // most are
    put(out, static_cast<char>('0' + number));
  } else {
    const fmt::format_int digits(number);
    put(out, {digits.data(), digits.size()});
  }
}

// ,"name":
template <class Member>
constexpr auto key_of() {
  constexpr std::string_view kName = Member::name;
  std::array<char, kName.size() + 4> key{',', '"'};
  std::ranges::copy(kName, key.begin() + 2);
  key[key.size() - 2] = '"';
  key[key.size() - 1] = ':';
  return key;
}

// The notation of a card or another small value in its quotes, made once: a view is full of them.
template <class T>
const std::string& quoted(const T& value) {
  thread_local std::array<std::string, 256> texts;
  std::string& text = texts[std::bit_cast<std::uint8_t>(value)];
  if (text.empty()) text = '"' + notation(value) + '"';
  return text;
}

}  // namespace json_detail

// JSON that has been written already and goes into something larger as it is. What is in it, a type derived from this
// one can say.
struct RawJson {
  std::string text = "null";

  bool operator==(const RawJson&) const = default;
};

template <class T>
void write_json(JsonText& out, const T& value);

// The members of a struct without the braces, so that a variant can put its kind in front.
template <Described T>
void write_members(JsonText& out, const T& value, bool first = true) {
  boost::mp11::mp_for_each<json_detail::Members<T>>([&](auto member) {
    static constexpr auto kKey = json_detail::key_of<decltype(member)>();
    if (first) {
      json_detail::put_fixed<kKey.size() - 1>(out, kKey.data() + 1);
    } else {
      json_detail::put_fixed<kKey.size()>(out, kKey.data());
    }
    first = false;
    write_json(out, value.*member.pointer);
  });
}

template <class T>
void write_json(JsonText& out, const T& value) {
  using namespace json_detail;
  if constexpr (std::same_as<T, bool>) {
    value ? put_fixed<4>(out, "true") : put_fixed<5>(out, "false");
  } else if constexpr (std::derived_from<T, RawJson>) {
    put(out, value.text);
  } else if constexpr (std::integral<T>) {
    write_number(out, value);
  } else if constexpr (std::floating_point<T>) {
    fmt::format_to(std::back_inserter(out), "{}", value);
  } else if constexpr (std::convertible_to<const T&, std::string_view>) {
    write_string(out, value);
  } else if constexpr (std::same_as<T, Seat>) {
    if (index(value) < kMaxSeats) {
      put(out, static_cast<char>('1' + index(value)));
    } else {
      write_string(out, notation(value));
    }
  } else if constexpr (Notated<T>) {  // plain words, nothing to escape
    if constexpr (sizeof(T) == 1) {
      put(out, quoted(value));
    } else {
      put(out, '"');
      put(out, notation(value));
      put(out, '"');
    }
  } else if constexpr (is_a<T, std::optional>) {
    if (value) {
      write_json(out, *value);
    } else {
      put_fixed<4>(out, "null");
    }
  } else if constexpr (is_a<T, std::variant>) {
    std::visit(
        [&](const auto& alternative) {
          put(out, "{\"");
          put(out, variant_tag<T>);
          put(out, "\":\"");
          put(out, std::remove_cvref_t<decltype(alternative)>::kind);
          put(out, '"');
          write_members(out, alternative, false);
          put(out, '}');
        },
        value);
  } else if constexpr (is_a<T, std::map>) {
    put(out, '{');
    bool first = true;
    for (const auto& [key, entry] : value) {
      if (!first) put(out, ',');
      first = false;
      write_json(out, key);
      put(out, ':');
      write_json(out, entry);
    }
    put(out, '}');
  } else if constexpr (std::ranges::input_range<const T> || Bag<T>) {
    put(out, '[');
    bool first = true;
    for (const auto& item : value) {
      if (!first) put(out, ',');
      first = false;
      write_json(out, item);
    }
    put(out, ']');
  } else {
    static_assert(Described<T>, "describe this type with BOOST_DESCRIBE_STRUCT");
    put(out, '{');
    write_members(out, value);
    put(out, '}');
  }
}

template <class T>
std::string to_json(const T& value) {
  JsonText out;
  write_json(out, value);
  return {out.data(), out.size()};
}

template <class T>
void read_json(const boost::json::value& json, T& value);

template <Described T>
void read_members(const boost::json::object& object, T& value) {
  boost::mp11::mp_for_each<json_detail::Members<T>>([&](auto member) {
    const boost::json::value* found = object.if_contains(member.name);
    if (found != nullptr) {
      read_json(*found, value.*member.pointer);
    } else if constexpr (!json_detail::is_a<json_detail::ValueOf<decltype(member)>, std::optional>) {
      json_detail::missing(member.name);
    }
  });
}

template <class T>
void read_json(const boost::json::value& json, T& value) {
  using namespace json_detail;
  if constexpr (std::same_as<T, bool>) {
    if (!json.is_bool()) misfit({"true ou false", "true or false"}, json);
    value = json.get_bool();
  } else if constexpr (std::is_arithmetic_v<T>) {
    boost::json::error_code error;
    value = json.to_number<T>(error);
    if (error) misfit({"un nombre", "a number"}, json);
  } else if constexpr (std::derived_from<T, RawJson>) {
    value.text = boost::json::serialize(json);
  } else if constexpr (std::same_as<T, std::string>) {
    if (!json.is_string()) misfit({"un texte", "a text"}, json);
    value.assign(json.get_string().data(), json.get_string().size());
  } else if constexpr (std::same_as<T, Seat>) {
    const std::string text = json.is_int64()    ? std::to_string(json.get_int64())
                             : json.is_string() ? std::string(std::string_view(json.get_string()))
                                                : std::string();
    if (!parse_notation(text, value)) misfit({"une place", "a seat"}, json);
  } else if constexpr (Notated<T>) {
    if (!json.is_string()) misfit({"un nom", "a name"}, json);
    const boost::json::string& text = json.get_string();
    if (!parse_notation(std::string_view(text.data(), text.size()), value))
      misfit({"un nom connu", "a known name"}, json);
  } else if constexpr (is_a<T, std::optional>) {
    if (json.is_null()) {
      value.reset();
    } else {
      read_json(json, value.emplace());
    }
  } else if constexpr (is_a<T, std::variant>) {
    const boost::json::object* object = json.if_object();
    const boost::json::value* kind = object != nullptr ? object->if_contains(variant_tag<T>) : nullptr;
    bool found = false;
    if (kind != nullptr && kind->is_string()) {
      boost::mp11::mp_for_each<T>([&](auto alternative) {
        using Alternative = decltype(alternative);
        if (found || kind->get_string() != Alternative::kind) return;
        found = true;
        read_members(*object, alternative);
        value = alternative;
      });
    }
    if (!found) unknown_kind(variant_tag<T>);
  } else if constexpr (is_a<T, std::map>) {
    if (!json.is_object()) misfit({"un objet", "an object"}, json);
    value.clear();
    for (const auto& entry : json.get_object()) {
      typename T::key_type key{};
      read_json(boost::json::value(entry.key()), key);
      read_json(entry.value(), value[key]);
    }
  } else if constexpr (Bag<T>) {
    if (!json.is_array()) misfit({"une liste", "a list"}, json);
    value = T{};
    for (const auto& entry : json.get_array()) {
      typename T::value_type item{};
      read_json(entry, item);
      value.insert(item);
    }
  } else if constexpr (requires { T::kCapacity; }) {
    if (!json.is_array() || json.get_array().size() > T::kCapacity)
      misfit({"une liste plus courte", "a shorter list"}, json);
    value.clear();
    for (const auto& entry : json.get_array()) {
      typename T::value_type item{};
      read_json(entry, item);
      value.push_back(item);
    }
  } else if constexpr (requires { value.emplace_back(); }) {
    if (!json.is_array()) misfit({"une liste", "a list"}, json);
    value.clear();
    for (const auto& entry : json.get_array()) read_json(entry, value.emplace_back());
  } else if constexpr (std::ranges::input_range<T>) {
    if (!json.is_array() || json.get_array().size() != value.size())
      misfit({"une liste de la bonne longueur", "a list of the right length"}, json);
    auto entry = json.get_array().begin();
    for (auto& item : value) read_json(*entry++, item);
  } else {
    static_assert(Described<T>, "describe this type with BOOST_DESCRIBE_STRUCT");
    if (!json.is_object()) misfit({"un objet", "an object"}, json);
    read_members(json.get_object(), value);
  }
}

// For types that many files read and write but one compiles: the first after their description, in namespace hallali,
// the second in a .cc.
#define HALLALI_JSON_ELSEWHERE(...)                               \
  extern template void write_json(JsonText&, const __VA_ARGS__&); \
  extern template void read_json(const boost::json::value&, __VA_ARGS__&)
#define HALLALI_JSON_HERE(...)                             \
  template void write_json(JsonText&, const __VA_ARGS__&); \
  template void read_json(const boost::json::value&, __VA_ARGS__&)

// Parses and reads in one go; BadInput if the text is not JSON or does not fit.
boost::json::value parse_json(std::string_view text);

template <class T>
T from_json(std::string_view text) {
  T value{};
  read_json(parse_json(text), value);
  return value;
}

}  // namespace hallali
