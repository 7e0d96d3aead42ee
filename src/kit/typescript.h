// TypeScript declarations of described C++ types: the same walk as kit/json.h, so that the two cannot disagree.
// A type is named where it is declared; what it needs must have been declared before it or be named as well.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <typeindex>
#include <vector>

#include "kit/json.h"

namespace hallali {

class TypeScript {
 public:
  // export interface Name {...}, or a union for enumerations and variants.
  template <class T>
  void declare(std::string name) {
    std::string body;
    if constexpr (json_detail::is_a<T, std::variant>) {
      boost::mp11::mp_for_each<T>([&](const auto& alternative) {
        using Alternative = std::remove_cvref_t<decltype(alternative)>;
        body += "\n  | { " + std::string(variant_tag<T>) + ": '" + std::string(Alternative::kind) + "'; " +
                members<Alternative>("; ", "") + "}";
      });
      text_ += "export type " + name + " =" + body + ";\n\n";
    } else if constexpr (DescribedEnum<T>) {
      boost::mp11::mp_for_each<boost::describe::describe_enumerators<T>>(
          [&](auto entry) { body += (body.empty() ? "'" : " | '") + dashed(entry.name) + "'"; });
      text_ += "export type " + name + " = " + body + ";\n\n";
    } else {
      text_ += "export interface " + name + " {\n" + members<T>(";\n", "  ") + "}\n\n";
    }
    names_[typeid(T)] = std::move(name);
  }

  template <class T>
  std::string type() const {
    using namespace json_detail;
    if (const auto found = names_.find(typeid(T)); found != names_.end()) return found->second;
    if constexpr (std::same_as<T, bool>) {
      return "boolean";
    } else if constexpr (std::is_arithmetic_v<T> || std::same_as<T, Seat>) {
      return "number";
    } else if constexpr (std::same_as<T, RawJson>) {
      return "unknown";
    } else if constexpr (std::convertible_to<const T&, std::string_view> || (Notated<T> && !DescribedEnum<T>)) {
      return "string";
    } else if constexpr (is_a<T, std::optional>) {
      return type<typename T::value_type>() + " | null";
    } else if constexpr (is_a<T, std::map>) {
      return "Record<string, " + type<typename T::mapped_type>() + ">";
    } else if constexpr (std::ranges::input_range<const T> || Bag<T>) {
      return type<typename T::value_type>() + "[]";
    } else {
      return undeclared(typeid(T).name());
    }
  }

  const std::string& text() const { return text_; }

 private:
  [[noreturn]] static std::string undeclared(const char* name);

  template <class T>
  std::string members(std::string_view stop, std::string_view indent) const {
    std::string all;
    boost::mp11::mp_for_each<json_detail::Members<T>>([&](auto member) {
      all += std::string(indent) + member.name + ": " + type<json_detail::ValueOf<decltype(member)>>();
      all += stop;
    });
    return all;
  }

  std::map<std::type_index, std::string> names_;
  std::string text_;
};

}  // namespace hallali
