// Short stable names for values: enumerations described with Boost.Describe get theirs from their enumerators
// (`closed_season` is written "closed-season"); any other type can have its own `notation` and `parse_notation`.
#pragma once

#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <concepts>
#include <string>
#include <string_view>
#include <type_traits>

namespace hallali {

// 'a_b' in C++ is 'a-b' for people.
std::string dashed(std::string_view identifier);
bool is_dashed(std::string_view text, std::string_view identifier);

// Cuts the first word off `text`.
std::string_view take_word(std::string_view& text);

template <class T>
concept DescribedEnum = std::is_enum_v<T> && boost::describe::has_describe_enumerators<T>::value;

template <DescribedEnum E>
std::string notation(E value) {
  std::string text;
  boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>([&](auto entry) {
    if (entry.value == value) text = dashed(entry.name);
  });
  return text;
}

template <DescribedEnum E>
bool parse_notation(std::string_view text, E& value) {
  bool found = false;
  boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>([&](auto entry) {
    if (is_dashed(text, entry.name)) {
      value = entry.value;
      found = true;
    }
  });
  return found;
}

template <class T>
concept Notated = requires(const T& value, T& out, std::string_view text) {
  { notation(value) } -> std::convertible_to<std::string>;
  { parse_notation(text, out) } -> std::same_as<bool>;
};

}  // namespace hallali
