#include "kit/typescript.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <boost/core/demangle.hpp>
#include <stdexcept>

namespace hallali {
namespace {

constexpr std::size_t kColumns = 120;

void lay_out(std::string& out, const boost::json::value& value, const std::string& indent) {
  const std::string line = boost::json::serialize(value);
  const std::size_t before = out.size() - (out.rfind('\n') + 1);
  if (!value.is_structured() || before + line.size() + 1 <= kColumns) {
    out += line;
    return;
  }
  const std::string deeper = indent + "  ";
  if (value.is_array()) {
    out += "[\n";
    for (const auto& item : value.get_array()) {
      out += deeper;
      lay_out(out, item, deeper);
      out += ",\n";
    }
    out += indent + "]";
  } else {
    out += "{\n";
    for (const auto& member : value.get_object()) {
      out += deeper + boost::json::serialize(member.key()) + ": ";
      lay_out(out, member.value(), deeper);
      out += ",\n";
    }
    out += indent + "}";
  }
}

}  // namespace

std::string TypeScript::own_name(const std::type_info& type) {
  const std::string name = boost::core::demangle(type.name());
  if (name.find('<') != std::string::npos) nameless(type);
  return name.substr(name.rfind(':') + 1);
}

void TypeScript::nameless(const std::type_info& type) {
  throw std::logic_error("give this type a name in TypeScript: " + boost::core::demangle(type.name()));
}

void TypeScript::call(const std::type_info& type, const std::string& name) {
  for (const auto& [other, taken] : names_) {
    if (taken == name) throw std::logic_error("two types are called " + name + " in TypeScript");
  }
  names_[type] = name;
}

std::string TypeScript::lines(const std::vector<std::string>& members, const std::string& indent) {
  std::string all;
  for (const std::string& member : members) all += indent + member + ";\n";
  return all;
}

std::string TypeScript::one_of(const std::vector<std::string>& values, std::size_t before) {
  const std::string line = fmt::format(" {}", fmt::join(values, " | "));
  constexpr std::size_t kAround = std::string_view("export type  =;").size();
  return before + line.size() + kAround <= kColumns ? line : fmt::format("\n  | {}", fmt::join(values, "\n  | "));
}

std::string TypeScript::alternative(const std::vector<std::string>& members) {
  std::string line = "\n  | {";
  for (const std::string& member : members) line += (line.back() == '{' ? " " : "; ") + member;
  line += " }";
  return line.size() <= kColumns ? line : "\n  | {\n" + lines(members, "      ") + "    }";
}

std::string laid_out(const boost::json::value& value) {
  std::string out;
  lay_out(out, value, "");
  return out;
}

}  // namespace hallali
