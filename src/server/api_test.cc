#include "server/api.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "server/fakes.h"
#include "server/tokens.h"
#include "table/test_table.h"

namespace hallali {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

constexpr std::array<PageFile, 3> kPage{{
    {"/index.html", "text/html", "<page>", "zipped page", "tag-1"},
    {"/assets/a-1f.js", "text/javascript", "script", "", "tag-2"},
    {"/icon.svg", "image/svg+xml", "<svg>", "zipped icon", "tag-3"},
}};

class ApiTest : public testing::Test {
 protected:
  static HttpRequest request(std::string method, std::string target, std::string body = "") {
    HttpRequest request;
    request.method = std::move(method);
    request.target = std::move(target);
    request.host = "hunt.example";
    request.address = "10.0.0.1";
    if (request.method == "POST") request.content_type = "application/json";
    request.body = std::move(body);
    return request;
  }
  HttpResponse ask(HttpRequest request) {
    if (request.cookie.empty()) request.cookie = cookie;
    int answers = 0;
    HttpResponse answer;
    api.handle(request, [&](HttpResponse response) { ++answers, answer = std::move(response); });
    it.clockwork.run();
    EXPECT_EQ(answers, 1);
    return answer;
  }
  HttpResponse get(std::string target) { return ask(request("GET", std::move(target))); }

  static std::string header(const HttpResponse& response, std::string_view name) {
    std::string found;
    for (const auto& [key, value] : response.headers) {
      if (key == name) found += value;
    }
    return found;
  }
  static std::string error(const HttpResponse& response) {
    const auto failure = from_json<wire::Failure>(response.body);
    EXPECT_FALSE(failure.error.fr.empty());
    return failure.error.en;
  }

  // From now on with a key.
  void say_hello() {
    const std::string set = header(ask(request("POST", "/api/hello", "{}")), "Set-Cookie");
    cookie = set.substr(0, set.find(';'));
  }
  static std::string a_table(bool open = false, std::string_view more = R"(,{"sitter":"bot"},{"sitter":"bot"})") {
    return fmt::format(
        R"({{"settings":{{"game":"chasse-en-folie","players":3,"options":{{}},"open":{},"clock":0,)"
        R"("patience":90,"pace":"human"}},"seats":[{{"sitter":"person","name":"me"}}{}],"start":true}})",
        open, more);
  }

  FakeHouse it;
  Hall hall{it.house, HallLimits{}};
  Api api{hall, it.house, kPage, ApiOptions{}};
  std::string cookie;
};

// ---- Who you are
// ---------------------------------------------------------------------------------------------------

TEST_F(ApiTest, HelloGivesAKeyOnce) {
  const HttpResponse first = ask(request("POST", "/api/hello", "{}"));
  EXPECT_EQ(first.status, 200);
  EXPECT_FALSE(from_json<wire::Hello>(first.body).games.empty());
  const std::string set = header(first, "Set-Cookie");
  ASSERT_THAT(set, StartsWith("hallali="));
  EXPECT_THAT(set, HasSubstr("; HttpOnly"));
  EXPECT_THAT(set, HasSubstr("; SameSite=Lax"));
  EXPECT_THAT(set, HasSubstr("; Path=/;"));
  EXPECT_THAT(set, Not(HasSubstr("Secure"))) << "not over plain http";
  const std::string key = set.substr(8, set.find(';') - 8);
  EXPECT_TRUE(well_formed_token(key));
  EXPECT_THAT(first.body, Not(HasSubstr(key)));

  HttpRequest again = request("POST", "/api/hello", "{}");
  again.cookie = "other=1; hallali=" + key;
  EXPECT_EQ(header(ask(again), "Set-Cookie"), "");
  again.cookie = "hallali=made-up";
  EXPECT_THAT(header(ask(again), "Set-Cookie"), StartsWith("hallali=")) << "a key that we did not make";
  again.cookie = "xhallali=" + key;
  EXPECT_THAT(header(ask(again), "Set-Cookie"), StartsWith("hallali="));
}

TEST_F(ApiTest, TwoBrowsersGetDifferentKeys) {
  const HttpRequest hello = request("POST", "/api/hello", "{}");
  EXPECT_NE(header(ask(hello), "Set-Cookie"), header(ask(hello), "Set-Cookie"));
}

TEST_F(ApiTest, KeysAreSecureBehindHttps) {
  Api behind(hall, it.house, kPage, ApiOptions{"", true});
  HttpResponse answer;
  behind.handle(request("POST", "/api/hello", "{}"), [&](HttpResponse response) { answer = std::move(response); });
  EXPECT_THAT(header(answer, "Set-Cookie"), HasSubstr("; Secure"));
}

// ---- Tables
// --------------------------------------------------------------------------------------------------------

TEST_F(ApiTest, OpensATableForWhoHasAKey) {
  const HttpResponse stranger = ask(request("POST", "/api/tables", a_table()));
  EXPECT_EQ(stranger.status, 403);
  EXPECT_EQ(error(stranger), "Say hello first (POST /api/hello).");
  say_hello();
  const HttpResponse opened = ask(request("POST", "/api/tables", a_table()));
  EXPECT_EQ(opened.status, 201);
  EXPECT_EQ(from_json<wire::Opened>(opened.body).table, 1);
  const HttpResponse hello = ask(request("POST", "/api/hello", "{}"));
  EXPECT_EQ(from_json<wire::Hello>(hello.body).yours.size(), 1U);
}

TEST_F(ApiTest, BadWishesAreRefusedWithASentence) {
  say_hello();
  for (const std::string& body :
       {std::string(), std::string("{}"), std::string("[1"), std::string("null"),
        a_table(false, R"(,{"sitter":"ghost"})"), a_table(false, R"(,{"sitter":"person","name":""})")}) {
    const HttpResponse answer = ask(request("POST", "/api/tables", body));
    EXPECT_EQ(answer.status, 400) << body;
    EXPECT_NE(error(answer), "") << body;
  }
  EXPECT_THAT(it.store.tables(), IsEmpty());
}

TEST_F(ApiTest, WhatCannotBeWrittenIs503) {
  say_hello();
  it.store.hold = true;
  int status = 0;
  HttpRequest wish = request("POST", "/api/tables", a_table());
  wish.cookie = cookie;
  api.handle(wish, [&](const HttpResponse& response) { status = response.status; });
  it.clockwork.run();
  EXPECT_EQ(status, 0) << "not before it is durable";
  it.store.settle(false);
  it.clockwork.run();
  EXPECT_EQ(status, 503);
}

TEST_F(ApiTest, TooManyTablesAre429) {
  say_hello();
  for (int i = 0; i < 60; ++i) ASSERT_EQ(ask(request("POST", "/api/tables", a_table())).status, 201);
  EXPECT_EQ(ask(request("POST", "/api/tables", a_table())).status, 429);
}

TEST_F(ApiTest, AFullHallIs503) {
  Hall small(it.house, HallLimits{0, 60, 10min});
  Api full(small, it.house, kPage, ApiOptions{});
  say_hello();
  HttpRequest wish = request("POST", "/api/tables", a_table());
  wish.cookie = cookie;
  int status = 0;
  full.handle(wish, [&](const HttpResponse& response) { status = response.status; });
  EXPECT_EQ(status, 503);
}

TEST_F(ApiTest, StoriesAndRecordsHaveTheirStatus) {
  say_hello();
  ask(request("POST", "/api/tables", a_table()));
  EXPECT_EQ(get("/api/tables/1/story").status, 200);
  EXPECT_EQ(get("/api/tables/1/story?seat=1").status, 200);
  EXPECT_EQ(get("/api/tables/1/story?game=1&seat=1").status, 200);
  EXPECT_EQ(from_json<wire::Story>(get("/api/tables/1/story?seat=1").body).eyes, seat_at(0));
  EXPECT_EQ(get("/api/tables/1/story?seat=2").status, 403) << "not your eyes";
  EXPECT_EQ(get("/api/tables/1/record").status, 403) << "not yet";
  EXPECT_EQ(get("/api/tables/1/story?game=2").status, 404);
  EXPECT_EQ(get("/api/tables/2/story").status, 404);
  EXPECT_EQ(get("/api/tables/1/nothing").status, 404);
  for (const char* query : {"game=0", "game=-1", "game=x", "game=99999999999999999999", "seat=0", "seat=9",
                            "seat=table", "seat=spectator"}) {
    EXPECT_EQ(get(fmt::format("/api/tables/1/story?{}", query)).status, 400) << query;
  }
  cookie.clear();
  const HttpResponse stranger = get("/api/tables/1/story");
  EXPECT_EQ(stranger.status, 404) << "private";
  EXPECT_EQ(stranger.body, get("/api/tables/77/story").body) << "no different from one that is not there";
}

// ---- Doors
// ---------------------------------------------------------------------------------------------------------

TEST_F(ApiTest, OtherPagesMayNotAsk) {
  HttpRequest hello = request("POST", "/api/hello", "{}");
  for (const char* origin : {"https://evil.example", "null", "https://hunt.example.evil.example", "hunt.example",
                             "https://hunt.example:8443"}) {
    hello.origin = origin;
    const HttpResponse answer = ask(hello);
    EXPECT_EQ(answer.status, 403) << origin;
    EXPECT_EQ(header(answer, "Set-Cookie"), "");
  }
  hello.origin = "https://hunt.example";
  EXPECT_EQ(ask(hello).status, 200);
  hello.host = "";
  EXPECT_EQ(ask(hello).status, 403);

  Api other(hall, it.house, kPage, ApiOptions{"https://friend.example"});
  int status = 0;
  hello.origin = "https://friend.example";
  other.handle(hello, [&](const HttpResponse& response) { status = response.status; });
  EXPECT_EQ(status, 200) << "unless the server was told to";
}

TEST_F(ApiTest, BodiesMustSayThatTheyAreJson) {
  for (const char* type : {"", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"}) {
    for (const char* target : {"/api/hello", "/api/tables"}) {
      HttpRequest form = request("POST", target, "{}");
      form.content_type = type;
      EXPECT_EQ(ask(form).status, 400) << type;
    }
  }
  HttpRequest hello = request("POST", "/api/hello", "{}");
  hello.content_type = "application/json; charset=utf-8";
  EXPECT_EQ(ask(hello).status, 200);
}

TEST_F(ApiTest, TheHastyWait) {
  int refused = 0;
  for (int i = 0; i < 210; ++i) {
    const HttpResponse answer = get("/api/nothing");
    if (answer.status == 429) ++refused;
  }
  EXPECT_EQ(refused, 10) << "200 at once";
  HttpRequest neighbour = request("GET", "/api/nothing");
  neighbour.address = "10.0.0.2";
  EXPECT_EQ(ask(neighbour).status, 404) << "others do not suffer";
  EXPECT_EQ(get("/").status, 429) << "files count, though less";
  it.clockwork.pass(1s);
  int files = 0;
  while (get("/").status == 200) ++files;
  EXPECT_EQ(files, 200);
  it.clockwork.pass(1s);
  EXPECT_EQ(get("/api/nothing").status, 404);
}

TEST_F(ApiTest, WhoHasAKeyDoesNotWaitForANeighbourWithoutOne) {
  say_hello();
  HttpRequest noise = request("GET", "/api/nothing");
  noise.cookie = "none=1";
  while (ask(noise).status == 404) {
  }
  EXPECT_EQ(ask(noise).status, 429);
  for (int i = 0; i < 30; ++i) EXPECT_EQ(get("/").status, 200);
}

TEST_F(ApiTest, WhatIsNotThereIsNotThere) {
  for (const char* target : {"/api/", "/api/hello", "/api/tables", "/api/tables/", "/api/tables/x/story",
                             "/api/tables/1", "/api/tables//story", "/nothing", "/../etc/passwd", "/assets/"}) {
    EXPECT_EQ(get(target).status, 404) << target;
  }
  EXPECT_EQ(get("/nothing").content_type, "text/html; charset=utf-8") << "for a person";
  EXPECT_THAT(get("/nothing").body, HasSubstr("href=\"/\""));
  EXPECT_EQ(ask(request("DELETE", "/api/hello")).status, 404);
  EXPECT_EQ(ask(request("POST", "/index.html", "{}")).status, 405);
}

TEST_F(ApiTest, AWebSocketNeedsAKeyAndTheOwnPage) {
  HttpRequest socket = request("GET", "/api/tables/17/ws");
  HttpResponse refusal;
  EXPECT_EQ(api.upgrade(socket, refusal), std::nullopt);
  EXPECT_EQ(refusal.status, 403);
  say_hello();
  socket.cookie = cookie;
  const auto upgrade = api.upgrade(socket, refusal);
  ASSERT_TRUE(upgrade);
  EXPECT_EQ(upgrade->table, 17);
  EXPECT_EQ(upgrade->person, person_of(cookie.substr(8)));
  socket.origin = "https://evil.example";
  EXPECT_EQ(api.upgrade(socket, refusal), std::nullopt);
  EXPECT_EQ(refusal.status, 403);
  socket.origin = "";
  for (const char* target : {"/api/tables/17", "/api/tables/17/story", "/api/tables/x/ws", "/ws"}) {
    socket.target = target;
    EXPECT_EQ(api.upgrade(socket, refusal), std::nullopt);
    EXPECT_EQ(refusal.status, 404) << target;
  }
}

// ---- The page
// ------------------------------------------------------------------------------------------------------

TEST_F(ApiTest, ServesTheFilesOfThePage) {
  const HttpResponse page = get("/?x=1");
  EXPECT_EQ(page.status, 200);
  EXPECT_EQ(page.content_type, "text/html");
  EXPECT_EQ(page.file, "<page>");
  EXPECT_EQ(header(page, "Cache-Control"), "no-cache");
  EXPECT_EQ(get("/index.html").file, "<page>");
  const HttpResponse script = get("/assets/a-1f.js");
  EXPECT_EQ(script.file, "script");
  EXPECT_THAT(header(script, "Cache-Control"), HasSubstr("immutable"));
  EXPECT_EQ(ask(request("HEAD", "/")).status, 200);
}

TEST_F(ApiTest, SendsCompressedWhatTheBrowserCanRead) {
  HttpRequest page = request("GET", "/");
  page.accept_encoding = "gzip, deflate, br";
  const HttpResponse zipped = ask(page);
  EXPECT_EQ(zipped.file, "zipped page");
  EXPECT_EQ(header(zipped, "Content-Encoding"), "gzip");
  EXPECT_EQ(header(zipped, "Vary"), "Accept-Encoding");
  page.accept_encoding = "identity";
  const HttpResponse plain = ask(page);
  EXPECT_EQ(plain.file, "<page>");
  EXPECT_EQ(header(plain, "Content-Encoding"), "");
  EXPECT_EQ(header(plain, "Vary"), "Accept-Encoding");
  HttpRequest script = request("GET", "/assets/a-1f.js");
  script.accept_encoding = "gzip";
  EXPECT_EQ(ask(script).file, "script") << "where there is nothing shorter";
  EXPECT_EQ(header(ask(script), "Content-Encoding"), "");
}

TEST_F(ApiTest, SendsNothingThatTheBrowserHas) {
  HttpRequest page = request("GET", "/");
  EXPECT_EQ(header(ask(page), "ETag"), "\"tag-1\"");
  page.if_none_match = "\"tag-1\"";
  const HttpResponse answer = ask(page);
  EXPECT_EQ(answer.status, 304);
  EXPECT_TRUE(answer.file.empty() && answer.body.empty());
  EXPECT_EQ(header(answer, "ETag"), "\"tag-1\"");
  page.if_none_match = "\"tag-0\"";
  EXPECT_EQ(ask(page).status, 200);
}

TEST_F(ApiTest, EveryAnswerCanBeMadeSecure) {
  HttpResponse plain, secure;
  add_security_headers(plain, false);
  add_security_headers(secure, true);
  const std::string policy = header(plain, "Content-Security-Policy");
  EXPECT_THAT(policy, StartsWith("default-src 'none'"));
  EXPECT_THAT(policy, HasSubstr("frame-ancestors 'none'"));
  EXPECT_THAT(policy, HasSubstr("script-src 'self';")) << "no inline scripts";
  EXPECT_EQ(header(plain, "X-Content-Type-Options"), "nosniff");
  EXPECT_EQ(header(plain, "X-Frame-Options"), "DENY");
  EXPECT_EQ(header(plain, "Referrer-Policy"), "no-referrer") << "invites stand in addresses";
  EXPECT_EQ(header(plain, "Strict-Transport-Security"), "");
  EXPECT_NE(header(secure, "Strict-Transport-Security"), "");
}

TEST_F(ApiTest, SaysHowItIs) {
  EXPECT_EQ(get("/healthz").body, "ok\n");
  it.store.ill = Phrase{"le disque est plein", "the disk is full"};
  EXPECT_EQ(get("/healthz").status, 503);
  EXPECT_EQ(get("/healthz").body, "le disque est plein / the disk is full\n");
  EXPECT_EQ(api.backstage(request("GET", "/healthz")).status, 503);
}

TEST_F(ApiTest, FiguresAreReadBackstageOnly) {
  EXPECT_EQ(get("/metrics").status, 404);
  const HttpResponse metrics = api.backstage(request("GET", "/metrics"));
  EXPECT_EQ(metrics.status, 200);
  EXPECT_THAT(metrics.content_type, StartsWith("text/plain"));
  EXPECT_THAT(metrics.body, HasSubstr("requests_total"));
  for (const char* target : {"/", "/api/hello", "/api/tables/1/story", "/metrics/"}) {
    EXPECT_EQ(api.backstage(request("GET", target)).status, 404) << target;
  }
  EXPECT_EQ(api.backstage(request("POST", "/metrics")).status, 404);
}

TEST_F(ApiTest, AServerThatKnowsItsNamesDoesNotAnswerToOthers) {
  ApiOptions options;
  options.hosts = Hosts({"hunt.example", "friend.example:8443"});
  Api named(hall, it.house, kPage, options);
  const auto status = [&](const char* host, const char* origin, const char* target) {
    HttpRequest asked = request(target == std::string("/api/hello") ? "POST" : "GET", target, "{}");
    asked.host = host;
    asked.origin = origin;
    int answered = 0;
    named.handle(asked, [&](const HttpResponse& response) { answered = response.status; });
    return answered;
  };
  for (const char* target : {"/", "/api/hello", "/assets/a-1f.js"}) {
    EXPECT_EQ(status("hunt.example:8080", "", target), 200) << target;
    EXPECT_EQ(status("evil.example", "", target), 421) << target;
    EXPECT_EQ(status("", "", target), 421) << target;
  }
  EXPECT_EQ(status("evil.example", "http://evil.example", "/api/hello"), 421) << "rebinding";
  EXPECT_EQ(status("hunt.example", "http://evil.example", "/api/hello"), 403);
  EXPECT_EQ(status("hunt.example", "https://friend.example:8443", "/api/hello"), 200) << "listed as well";
  EXPECT_EQ(status("10.0.0.7", "", "/healthz"), 200) << "whoever watches knows the machine, not its name";
  HttpResponse refusal;
  HttpRequest socket = request("GET", "/api/tables/17/ws");
  socket.host = "evil.example";
  EXPECT_EQ(named.upgrade(socket, refusal), std::nullopt);
  EXPECT_EQ(refusal.status, 421);
}

}  // namespace
}  // namespace hallali
