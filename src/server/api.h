// What the server answers over HTTP: the page, the lobby, stories and records.
#pragma once

#include <functional>
#include <string>

#include "server/hall.h"
#include "server/hosts.h"
#include "server/http.h"
#include "server/page_files.h"
#include "server/patience.h"

namespace hallali {

struct ApiOptions {
  std::string origin;  // an Origin to allow besides the server's own
  bool https = false;  // people reach the server through https: cookies say so
  PatienceLimits patience = {};
  Hosts hosts = Hosts();  // under which the server may be reached
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

  Patience& patience() { return patience_; }  // with whoever asks and commands

 private:
  void hello(const HttpRequest& request, const Respond& respond);
  void open(const HttpRequest& request, const Respond& respond);
  void table(const HttpRequest& request, std::string_view rest, const Respond& respond);
  HttpResponse file(const HttpRequest& request) const;
  HttpResponse health() const;
  bool own_page(const HttpRequest& request) const;
  void attempt(const Respond& respond, const std::function<void()>& what);
  bool in_time(const HttpRequest& request, double cost = 1);
  Person person(const HttpRequest& request) const;

  Hall& hall_;
  House& house_;
  PageFiles page_;
  ApiOptions options_;
  Patience patience_;
};

// The same for every answer.
void add_security_headers(HttpResponse& response, bool https);

}  // namespace hallali
