// A request and an answer, without a trace of the network.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hallali {

struct HttpRequest {
  std::string method;
  std::string target;  // path and query
  std::string host;
  std::string origin;
  std::string cookie;
  std::string content_type;
  std::string accept_encoding;
  std::string if_none_match;
  std::string pass;     // Hallali-Pass
  std::string address;  // of the client
  std::string body;
};

struct HttpResponse {
  int status = 200;
  std::string content_type = "application/json";
  std::string body;
  std::string_view file;  // instead of a body: bytes that live as long as the program
  std::vector<std::pair<std::string, std::string>> headers;
};

// Parts of a request, as far as they are there.
std::string_view path_of(std::string_view target);
std::string_view query_value(std::string_view target, std::string_view key);
std::string_view cookie_value(std::string_view cookies, std::string_view name);
// No Origin (a program), or the server's own (its page).
bool own_origin(const HttpRequest& request, std::string_view allowed);

}  // namespace hallali
