#include "kit/json.h"

#include <algorithm>

namespace hallali {
namespace json_detail {

void misfit(const Phrase& wanted, const boost::json::value& got) {
  const std::string text = shown(boost::json::serialize(got));
  throw BadInput({fmt::format("Ce JSON ne convient pas : {} attendu, reçu {}.", wanted.fr, text),
                  fmt::format("This JSON does not fit: expected {}, got {}.", wanted.en, text)});
}

void missing(std::string_view member) {
  throw BadInput({fmt::format("Ce JSON ne convient pas : il manque « {} ».", member),
                  fmt::format("This JSON does not fit: \"{}\" is missing.", member)});
}

void unknown_kind(std::string_view tag) {
  throw BadInput({fmt::format("Ce JSON ne convient pas : « {} » manque ou n'est pas connu.", tag),
                  fmt::format("This JSON does not fit: \"{}\" is missing or not known.", tag)});
}

// Nearly all texts are short names that need no escape, and a serializer is made anew for each text.
void write_string(JsonText& out, std::string_view text) {
  const bool plain = std::ranges::none_of(
      text, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\'; });
  if (plain) {
    put(out, '"');
    put(out, text);
    put(out, '"');
  } else {
    put(out, boost::json::serialize(boost::json::string_view(text.data(), text.size())));
  }
}

}  // namespace json_detail

boost::json::value parse_json(std::string_view text) {
  boost::json::error_code error;
  boost::json::value value = boost::json::parse(boost::json::string_view(text.data(), text.size()), error);
  if (error) {
    throw BadInput({fmt::format("Ce texte n'est pas du JSON : {}.", error.message()),
                    fmt::format("This text is not JSON: {}.", error.message())});
  }
  return value;
}

}  // namespace hallali
