#include "kit/json.h"

namespace hallali {
namespace json_detail {

void misfit(std::string_view wanted, const boost::json::value& got) {
  std::string shown = boost::json::serialize(got);
  if (shown.size() > 60) shown = shown.substr(0, 60) + "...";
  throw BadInput({fmt::format("Ce JSON ne convient pas : {} attendu, reçu {}.", wanted, shown),
                  fmt::format("This JSON does not fit: expected {}, got {}.", wanted, shown)});
}

void write_string(std::string& out, std::string_view text) {
  out += boost::json::serialize(boost::json::string_view(text.data(), text.size()));
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
