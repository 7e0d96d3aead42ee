// A server with real sockets on this machine.
#include "server/server.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <thread>

#include "server/fakes.h"
#include "server/test_browser.h"
#include "server/tokens.h"

namespace hallali {
namespace {

using testing::HasSubstr;

class ServerTest : public testing::Test {
 protected:
  void start(ServerOptions options = {}) {
    options.address = "127.0.0.1";
    options.port = 0;
    server.emplace(store, seed_from_text("server"), PageFiles(), options);
    thread = std::thread([this] { server->run(); });
  }
  void TearDown() override {
    if (!server) return;
    server->stop();
    thread.join();
  }
  std::string get(std::uint16_t port, const std::string& path) const { return TestBrowser(port).get(path); }

  FakeStore store;
  std::optional<Server> server;
  std::thread thread;
};

TEST_F(ServerTest, FiguresHaveADoorOfTheirOwn) {
  ServerOptions options;
  options.metrics = ListenAddress{"127.0.0.1", 0};
  start(options);
  ASSERT_NE(server->metrics_port(), 0);
  EXPECT_THAT(get(server->metrics_port(), "/metrics"), HasSubstr("hallali_connections 0"));
  EXPECT_THAT(get(server->metrics_port(), "/healthz"), HasSubstr("ok"));
  EXPECT_THAT(get(server->metrics_port(), "/api/hello"), HasSubstr("404"));
  EXPECT_THAT(get(server->port(), "/metrics"), HasSubstr("404"));
  EXPECT_THAT(get(server->port(), "/healthz"), HasSubstr("ok"));
}

TEST_F(ServerTest, WithoutTheOptionThereIsNoSuchDoor) {
  start();
  EXPECT_EQ(server->metrics_port(), 0);
  EXPECT_THAT(get(server->port(), "/metrics"), HasSubstr("404"));
}

// One person with as many connections as they like.
TEST_F(ServerTest, ANewConnectionBringsNobodyMoreToSay) {
  start();
  const std::string key = new_token();
  const TableId table = TestBrowser(server->port()).open_table(key);
  ASSERT_NE(table, 0);
  int said = 0;
  for (int connection = 0; connection < 8; ++connection) {
    TestSocket socket(server->port(), table, key);
    EXPECT_THAT(socket.ask(R"({"do":"enter","id":"enter","seat":1})"), HasSubstr("true")) << connection;
    for (int i = 0; i < 4; ++i) {
      const std::string id = fmt::format("say-{}-{}", connection, i);
      const std::string answer =
          socket.ask(fmt::format(R"({{"do":"say","id":"{}","seat":1,"text":"hello"}})", id), id);
      said += answer.find("Gently") == std::string::npos ? 1 : 0;
    }
  }
  EXPECT_GE(said, 5);
  EXPECT_LE(said, 10) << "five at once, and one in two seconds";
}

TEST_F(ServerTest, WhoSendsTooManyControlFramesIsCutOff) {
  ServerOptions options;
  options.api.patience.commands_per_second = 5;
  start(options);
  TestSocket socket(server->port(), 1, new_token());
  EXPECT_TRUE(socket.ping(20));
  EXPECT_FALSE(socket.ping(2000));
  EXPECT_TRUE(TestSocket(server->port(), 1, new_token()).ping(10)) << "others are not";
}

TEST_F(ServerTest, ACommandOverTheLimitWaitsForItsTurn) {
  ServerOptions options;
  options.api.patience.commands_per_second = 10;
  start(options);
  TestSocket socket(server->port(), 1, new_token());
  const auto begun = std::chrono::steady_clock::now();
  for (int i = 0; i < 50; ++i) {
    EXPECT_THAT(socket.ask(fmt::format(R"({{"do":"ping","id":"ping-{}"}})", i), fmt::format("ping-{}", i)),
                HasSubstr("true"));
  }
  EXPECT_GE(std::chrono::steady_clock::now() - begun, std::chrono::milliseconds(600))
      << "forty at once, then ten a second";
}

TEST_F(ServerTest, StrangersKnockAtNoPrivateTable) {
  start();
  const std::string key = new_token();
  const TableId table = TestBrowser(server->port()).open_table(key);
  TestSocket stranger(server->port(), table, new_token());
  EXPECT_THAT(stranger.ask(R"({"do":"enter","id":"enter"})"), HasSubstr("private"));
  EXPECT_THAT(stranger.ask(R"({"do":"enter","id":"again","invite":"made up"})", "again"), HasSubstr("private"));
  TestSocket owner(server->port(), table, key);
  EXPECT_THAT(owner.ask(R"({"do":"enter","id":"enter","seat":1})"), HasSubstr("true"));
}

}  // namespace
}  // namespace hallali
