// Anything at all sent to a room. Each line of the input is a message, by whom its first byte says; other first bytes
// let time pass, a write fail, or the room be read again. No exception escapes, every message is answered once, what
// clients receive is well-formed, and the log that is left behind reads back as the table that was.
#include <spdlog/spdlog.h>

#include <cstdint>
#include <cstdlib>
#include <list>
#include <string>
#include <string_view>

#include "server/fakes.h"
#include "server/incoming.h"
#include "server/telling.h"

namespace {

using namespace hallali;

class Scene {
 public:
  Scene() {
    Settings settings;
    settings.game = "chasse-en-folie";
    settings.players = 3;
    settings.clock = 30;
    settings.pace = Pace::brisk;
    room_->set_up({entry::Set{settings}, entry::Seated{seat_at(0), "person 1", "one"},
                   entry::Seated{seat_at(1), "person 2", "two"}, entry::BotSeated{seat_at(2), Bot::steady}},
                  [](const std::optional<Unfulfilled>& error) { must(!error); });
    it_.clockwork.run();
    come();
  }

  void line(std::string_view line) {
    if (line.empty()) return;
    const std::string_view rest = line.substr(1);
    switch (line.front()) {
      case '1':
        return say(0, rest);
      case '2':
        return say(1, rest);
      case 's':
        return say(2, rest);
      case '+':
        return it_.clockwork.pass(std::chrono::seconds(10));
      case '!':
        return fail_ = true, void();
      case '^':
        return read_again();
      default:
        return say(0, line);
    }
  }

  void end() {
    const std::string before = to_json(table_info(1, room_->table()));
    Room again(it_.house, 1);
    must(again.load());
    must(to_json(table_info(1, again.table())) == before);
  }

 private:
  static void must(bool holds) {
    if (!holds) std::abort();
  }

  void come() {
    for (const char* person : {"person 1", "person 2", "stranger"}) room_->arrive(clients_.emplace_back(person));
    say(0, R"({"do":"enter","id":"e1","seat":1})");
    say(1, R"({"do":"enter","id":"e2","seat":2})");
  }

  void read_again() {
    clients_.clear();
    room_ = std::make_shared<Room>(it_.house, 1);
    must(room_->load());
    come();
  }

  void say(std::size_t who, std::string_view text) {
    if (text.size() > kLongestMessage) return;  // does not come through the socket
    const Incoming incoming = read_incoming(text);
    if (!incoming.command) {
      must(!incoming.error.fr.empty() && !incoming.error.en.empty());
      return;
    }
    FakeClient& client = *std::next(clients_.begin(), static_cast<std::ptrdiff_t>(who));
    client.forget();
    it_.store.hold = fail_;
    room_->obey(client, *incoming.command);
    it_.clockwork.run();
    if (it_.store.waiting() > 0) it_.store.settle(false), fail_ = false;
    it_.store.hold = false;
    it_.clockwork.run();
    must(client.answers_to(incoming.id).size() == 1);
  }

  FakeHouse it_;
  std::list<FakeClient> clients_;
  std::shared_ptr<Room> room_ = std::make_shared<Room>(it_.house, 1);
  bool fail_ = false;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  spdlog::set_level(spdlog::level::off);  // writes that fail are logged
  std::string_view text(reinterpret_cast<const char*>(data), size);
  Scene scene;
  for (int lines = 0; !text.empty() && lines < 100; ++lines) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    scene.line(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  scene.end();
  return 0;
}
