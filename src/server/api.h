// What the server answers over HTTP: the page, the lobby, stories and records.
#pragma once

#include <functional>
#include <string>

#include "server/hall.h"
#include "server/hosts.h"
#include "server/http.h"
#include "server/limits.h"
#include "server/page_files.h"

namespace hallali {

struct ApiOptions {
  std::string origin;               // an Origin to allow besides the server's own
  bool https = false;               // people reach the server through https: cookies say so
  double requests_per_second = 50;  // by one address, for what is not a file; four times as many at once
  Hosts hosts = Hosts();            // under which the server may be reached
};

class Api {
 public:
  using Respond = std::function<void(HttpResponse)>;

  Api(Hall& hall, House& house, PageFiles page, ApiOptions options);

  // Answers once, perhaps later.
  void handle(const HttpRequest& request, Respond respond);

  // What is asked behind the house, at a door of its own.
  HttpResponse backstage(const HttpRequest& request);

  // For a WebSocket: whose it is, if the request may be upgraded; otherwise the answer.
  struct Upgrade {
    TableId table = 0;
    Person person;
  };
  std::optional<Upgrade> upgrade(const HttpRequest& request, HttpResponse& refusal);

 private:
  void hello(const HttpRequest& request, const Respond& respond);
  void open(const HttpRequest& request, const Respond& respond);
  void table(const HttpRequest& request, std::string_view rest, const Respond& respond);
  HttpResponse file(const HttpRequest& request) const;
  HttpResponse health() const;
  bool own_page(const HttpRequest& request) const;
  Person person(const HttpRequest& request) const;

  Hall& hall_;
  House& house_;
  PageFiles page_;
  ApiOptions options_;
  AddressLimit limit_;
};

// The same for every answer.
void add_security_headers(HttpResponse& response, bool https);

}  // namespace hallali
