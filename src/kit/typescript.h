// TypeScript declarations of described C++ types: the same walk as kit/json.h, so that the two cannot disagree. A
// type is declared with everything it is made of, each part before what needs it and under its own name in C++.
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
  // export interface Name {...}, a union for enumerations and variants, a string for what has a notation.
  template <class T>
  void declare(const std::string& name = own_name(typeid(T))) {
    call<T>(name);
    std::string declaration;
    if constexpr (json_detail::is_a<T, std::variant>) {
      declaration = "type " + name + " =" + alternatives<T>() + ";";
    } else if constexpr (DescribedEnum<T>) {
      declaration = "type " + name + " =" + one_of(enumerators<T>(), name.size()) + ";";
    } else if constexpr (Notated<T>) {
      declaration = "type " + name + " = string;";
    } else {
      declaration = "interface " + name + " {\n" + lines(members<T>(), "  ") + "}";
    }
    text_ += (text_.empty() ? "export " : "\nexport ") + declaration + "\n";
  }

  // The name of a type that is declared elsewhere. Two types of the same name are a std::logic_error.
  template <class T>
  void call(const std::string& name) {
    call(typeid(T), name);
  }

  template <class T>
  std::string type() {
    using namespace json_detail;
    if (const auto found = names_.find(typeid(T)); found != names_.end()) return found->second;
    if constexpr (std::same_as<T, bool>) {
      return "boolean";
    } else if constexpr (std::is_arithmetic_v<T> || std::same_as<T, Seat>) {
      return "number";
    } else if constexpr (std::convertible_to<const T&, std::string_view>) {
      return "string";
      // NOLINTNEXTLINE(bugprone-branch-clone): what has a notation is declared even when it is also a range
    } else if constexpr (Notated<T>) {
      return declared<T>();
    } else if constexpr (is_a<T, std::optional>) {
      return type<typename T::value_type>() + " | null";
    } else if constexpr (is_a<T, std::map>) {
      return "Record<" + type<typename T::key_type>() + ", " + type<typename T::mapped_type>() + ">";
    } else if constexpr (std::ranges::input_range<const T> || Bag<T>) {
      const std::string item = type<typename T::value_type>();
      return item.find(' ') == std::string::npos ? item + "[]" : "(" + item + ")[]";
    } else if constexpr (Described<T>) {
      return declared<T>();
    } else {
      nameless(typeid(T));
    }
  }

  const std::string& text() const { return text_; }

 private:
  static std::string own_name(const std::type_info& type);  // without its namespace
  [[noreturn]] static void nameless(const std::type_info& type);
  void call(const std::type_info& type, const std::string& name);
  static std::string lines(const std::vector<std::string>& members, const std::string& indent);
  static std::string one_of(const std::vector<std::string>& values, std::size_t before);
  static std::string alternative(const std::vector<std::string>& members);

  template <class T>
  std::string declared() {
    declare<T>();
    return names_[typeid(T)];
  }

  template <class T>
  std::vector<std::string> members() {
    std::vector<std::string> all;
    boost::mp11::mp_for_each<json_detail::Members<T>>([&](auto member) {
      all.push_back(std::string(member.name) + ": " + type<json_detail::ValueOf<decltype(member)>>());
    });
    return all;
  }

  template <class T>
  static std::vector<std::string> enumerators() {
    std::vector<std::string> all;
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<T>>(
        [&](auto entry) { all.push_back("'" + dashed(entry.name) + "'"); });
    return all;
  }

  template <class T>
  std::string alternatives() {
    std::string all;
    boost::mp11::mp_for_each<boost::mp11::mp_transform<boost::mp11::mp_identity, T>>([&](auto tag) {
      using Alternative = typename decltype(tag)::type;
      std::vector<std::string> parts = members<Alternative>();
      parts.insert(parts.begin(), std::string(variant_tag<T>) + ": '" + std::string(Alternative::kind) + "'");
      all += alternative(parts);
    });
    return all;
  }

  std::map<std::type_index, std::string> names_;
  std::string text_;
};

// A value written over several lines where one is too long.
std::string laid_out(const boost::json::value& value);

}  // namespace hallali
