#include "server/api.h"

#include <algorithm>
#include <charconv>

#include "server/telling.h"
#include "server/tokens.h"

namespace hallali {
namespace {

// Behind HTTPS under a name that neither another port nor a neighbouring site can set.
std::string_view cookie_name(bool https) { return https ? "__Host-hallali" : "hallali"; }

HttpResponse failure(int status, const Phrase& error) {
  return {status, "application/json", to_json(wire::Failure{error}), {}, {}};
}
const Phrase kNotFound{"Il n'y a rien à cette adresse.", "There is nothing at this address."};
// For a person who mistyped an address, in the colours of the lodge.
HttpResponse lost() {
  return {404,
          "text/html; charset=utf-8",
          fmt::format("<!doctype html><html lang=\"fr\"><meta name=\"viewport\" content=\"width=device-width\">"
                      "<title>Hallali</title><body style=\"background:#1d1611;color:#f4e8d0;font:1.2rem serif;"
                      "display:grid;place-content:center;min-height:90vh;text-align:center\">"
                      "<p>{}</p><p lang=\"en\">{}</p><p><a style=\"color:#f2b84b\" href=\"/\">Hallali</a></p>",
                      kNotFound.fr, kNotFound.en),
          {},
          {}};
}
constexpr double kCostOfAFile = 0.25;  // a page has many, and they are at hand
const Phrase kHasty{"Trop de demandes ; un instant.", "Too many requests; one moment."};
const Phrase kForeign{"Cette demande vient d'une autre page.", "This request comes from another page."};
const Phrase kMisdirected{"Ce serveur ne répond pas sous ce nom (--host).",
                          "This server does not answer to that name (--host)."};
const Phrase kNoHello{"Dites d'abord bonjour (POST /api/hello).", "Say hello first (POST /api/hello)."};

int status_of(Refusal::Why why) {
  switch (why) {
    case Refusal::Why::not_there:
      return 404;
    case Refusal::Why::not_yours:
      return 403;
    case Refusal::Why::too_many:
      return 429;
    case Refusal::Why::full:
      return 503;
  }
  return 400;
}

bool parse_number(std::string_view text, std::int64_t& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size();
}

// 17 and "ws" from /api/tables/17/ws.
bool table_target(std::string_view path, TableId& id, std::string_view& what) {
  constexpr std::string_view kPrefix = "/api/tables/";
  if (!path.starts_with(kPrefix)) return false;
  path.remove_prefix(kPrefix.size());
  const std::size_t slash = path.find('/');
  if (slash == std::string_view::npos || !parse_number(path.substr(0, slash), id)) return false;
  what = path.substr(slash + 1);
  return true;
}

void must_be_json(const HttpRequest& request) {
  if (request.content_type.starts_with("application/json")) return;
  throw BadInput({"Le corps doit être du JSON (Content-Type: application/json).",
                  "The body must be JSON (Content-Type: application/json)."});
}

}  // namespace

void add_security_headers(HttpResponse& response, bool https) {
  const auto add = [&](const char* name, const char* value) { response.headers.emplace_back(name, value); };
  add("Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src "
      "'self'; "
      "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
  add("X-Content-Type-Options", "nosniff");
  add("X-Frame-Options", "DENY");
  add("Referrer-Policy", "no-referrer");
  add("Cross-Origin-Opener-Policy", "same-origin");
  add("Cross-Origin-Resource-Policy", "same-origin");
  add("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
  if (https) add("Strict-Transport-Security", "max-age=31536000");
}

Api::Api(Hall& hall, House& house, PageFiles page, ApiOptions options)
    : hall_(hall), house_(house), page_(page), options_(std::move(options)), patience_(options_.patience) {}

void Api::handle(const HttpRequest& request, Respond respond) {
  ++house_.counters.requests_total;
  const std::string_view path = path_of(request.target);
  const auto refuse = [&](int status, const Phrase& why) {
    ++house_.counters.refused_total;
    respond(failure(status, why));
  };
  attempt(respond, [&] {
    const bool reads = request.method == "GET" || request.method == "HEAD";
    const bool asks = path.starts_with("/api/");
    if (!in_time(request, asks ? 1 : kCostOfAFile)) return refuse(429, kHasty);
    if (path == "/healthz" && reads) return respond(health());  // whoever asks may know the machine by another name
    if (!options_.hosts.allow(request.host)) return refuse(421, kMisdirected);
    if (!asks) return respond(file(request));
    if (!own_page(request)) return refuse(403, kForeign);
    if (path == "/api/hello" && request.method == "POST") return hello(request, respond);
    if (path == "/api/tables" && request.method == "POST") return open(request, respond);
    if (path.starts_with("/api/tables/") && reads) return table(request, path, respond);
    refuse(404, kNotFound);
  });
}

Person Api::person(const HttpRequest& request) const {
  const std::string_view key = cookie_value(request.cookie, cookie_name(options_.https));
  return well_formed_token(key) ? person_of(key) : Person();
}

void Api::hello(const HttpRequest& request, const Respond& respond) {
  must_be_json(request);
  Person who = person(request);
  HttpResponse response;
  if (who.empty()) {
    const std::string key = new_token();
    who = person_of(key);
    response.headers.emplace_back("Set-Cookie",
                                  fmt::format("{}={}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax{}",
                                              cookie_name(options_.https), key, options_.https ? "; Secure" : ""));
  }
  hall_.fetch_own(who, [this, who, respond, response = std::move(response)]() mutable {
    response.body = to_json(hall_.hello(who));
    respond(std::move(response));
  });
}

void Api::open(const HttpRequest& request, const Respond& respond) {
  must_be_json(request);
  const Person who = person(request);
  if (who.empty()) throw Refusal(Refusal::Why::not_yours, kNoHello);
  hall_.open(
      who, from_json<wire::OpenTable>(request.body),
      [respond](const wire::Opened* opened, const Phrase* error) {
        respond(opened != nullptr ? HttpResponse{201, "application/json", to_json(*opened), {}, {}}
                                  : failure(503, *error));
      },
      request.address);
}

void Api::table(const HttpRequest& request, std::string_view path, const Respond& respond) {
  TableId id = 0;
  std::string_view what;
  if (!table_target(path, id, what)) return respond(failure(404, kNotFound));
  const std::string_view game_text = query_value(request.target, "game");
  const std::string_view seat_text = query_value(request.target, "seat");
  std::int64_t game = 0;
  if (!game_text.empty() && (!parse_number(game_text, game) || game < 1 || game > 1'000'000)) {
    throw BadInput({"« game » est un numéro à partir de 1.", "\"game\" is a number from 1."});
  }
  std::optional<Seat> eyes;
  if (!seat_text.empty() && (!parse_notation(seat_text, eyes.emplace()) || index(*eyes) >= kMaxSeats)) {
    throw BadInput({"« seat » est un numéro à partir de 1.", "\"seat\" is a number from 1."});
  }
  const auto answer = [respond](const char* content_type) {
    return [respond, content_type](const std::string* text, const Phrase* error) {
      respond(text != nullptr ? HttpResponse{200, content_type, *text, {}, {}} : failure(404, *error));
    };
  };
  const Hall::Visitor visitor{person(request), request.pass};
  const bool story = what == "story";
  if (!story && what != "record") return respond(failure(404, kNotFound));
  hall_.fetch(id, visitor, [=, this](const std::shared_ptr<Room>& found) {
    attempt(respond, [&] {
      if (!found) throw Refusal(Refusal::Why::not_there, kNoSuchTable);
      if (story) return hall_.story(visitor, id, static_cast<int>(game), eyes, answer("application/json"));
      hall_.record(visitor, id, static_cast<int>(game), answer("text/plain; charset=utf-8"));
    });
  });
}

// What is refused becomes an answer.
void Api::attempt(const Respond& respond, const std::function<void()>& what) {
  const auto refuse = [&](int status, const BadInput& bad) {
    ++house_.counters.refused_total;
    respond(failure(status, bad.phrase()));
  };
  try {
    what();
  } catch (const Refusal& refusal) {
    refuse(status_of(refusal.why()), refusal);
  } catch (const BadInput& bad) {
    refuse(400, bad);
  }
}

HttpResponse Api::backstage(const HttpRequest& request) {
  const std::string_view path = path_of(request.target);
  const bool reads = request.method == "GET" || request.method == "HEAD";
  if (path == "/metrics" && reads) return {200, "text/plain; version=0.0.4", hall_.metrics(), {}, {}};
  if (path == "/healthz" && reads) return health();
  return failure(404, kNotFound);
}

HttpResponse Api::health() const {
  const auto trouble = house_.store.trouble();
  if (!trouble) return {200, "text/plain; charset=utf-8", "ok\n", {}, {}};
  return {503, "text/plain; charset=utf-8", fmt::format("{} / {}\n", trouble->fr, trouble->en), {}, {}};
}

bool Api::in_time(const HttpRequest& request, double cost) {
  return patience_.take(Patience::Kind::request, {request.address, person(request)}, house_.clockwork.now(), cost);
}

bool Api::own_page(const HttpRequest& request) const {
  return own_origin(request, options_.origin) || options_.hosts.allow_origin(request.origin);
}

HttpResponse Api::file(const HttpRequest& request) const {
  if (request.method != "GET" && request.method != "HEAD") return failure(405, kNotFound);
  const std::string_view path = path_of(request.target) == "/" ? "/index.html" : path_of(request.target);
  const auto found = std::ranges::find_if(page_, [&](const PageFile& each) { return each.path == path; });
  if (found == page_.end()) return lost();
  HttpResponse response{200, std::string(found->content_type), {}, found->bytes, {}};
  // Names of assets carry a hash of what is in them: they never change.
  const bool immutable = path.starts_with("/assets/");
  response.headers.emplace_back("Cache-Control", immutable ? "public, max-age=31536000, immutable" : "no-cache");
  response.headers.emplace_back("ETag", fmt::format("\"{}\"", found->tag));
  if (request.if_none_match.find(found->tag) != std::string::npos)
    return {304, response.content_type, {}, {}, response.headers};
  if (!found->gzip.empty()) {
    response.headers.emplace_back("Vary", "Accept-Encoding");
    if (request.accept_encoding.find("gzip") != std::string::npos) {
      response.file = found->gzip;
      response.headers.emplace_back("Content-Encoding", "gzip");
    }
  }
  return response;
}

std::optional<Api::Upgrade> Api::upgrade(const HttpRequest& request, HttpResponse& refusal) {
  TableId id = 0;
  std::string_view what;
  if (!table_target(path_of(request.target), id, what) || what != "ws") {
    refusal = failure(404, kNotFound);
    return {};
  }
  if (!options_.hosts.allow(request.host)) {
    refusal = failure(421, kMisdirected);
    return {};
  }
  if (!own_page(request)) {
    refusal = failure(403, kForeign);
    return {};
  }
  const Person who = person(request);
  if (who.empty()) {
    refusal = failure(403, kNoHello);
    return {};
  }
  if (!in_time(request)) {
    refusal = failure(429, kHasty);
    return {};
  }
  return Upgrade{id, who};
}

}  // namespace hallali
