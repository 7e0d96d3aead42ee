// A server with real sockets on this machine.
#include "server/server.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <thread>

#include "server/fakes.h"
#include "server/test_browser.h"

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

}  // namespace
}  // namespace hallali
