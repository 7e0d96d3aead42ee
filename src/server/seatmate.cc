// A person's connection to a table: a WebSocket.
#include <spdlog/spdlog.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/container/deque.hpp>

#include "server/incoming.h"
#include "server/message_text.h"
#include "server/net.h"
#include "server/round_trip.h"

namespace hallali::net {
namespace {

namespace websocket = beast::websocket;
using boost::system::error_code;

constexpr std::size_t kMostWaiting = 256 * 1024;  // bytes to be sent, beyond which a stream is skipped
constexpr int kSystemBuffer = 128 * 1024;
constexpr std::size_t kMostAnswers = 64;  // messages to be sent, beyond which no command is read
// Between two looks at whether a command may be obeyed: longer and longer, because the looks take time as well.
constexpr auto kPause = std::chrono::milliseconds(100);
constexpr auto kLongestPause = std::chrono::milliseconds(800);
constexpr beast::string_view kProbe = "trip";  // what a ping of ours carries, unlike those that keep the line open
const Phrase kHasty{"Trop de commandes ; un instant.", "Too many commands; one moment."};

class Seatmate final : public Client, public Farewell, public std::enable_shared_from_this<Seatmate> {
 public:
  Seatmate(Front& front, Stream stream, Api::Upgrade upgrade, std::string address)
      : Client(upgrade.person),
        front_(front),
        socket_(std::move(stream)),
        table_(upgrade.table),
        address_(std::move(address)),
        who_(address_, upgrade.person),
        drained_(front.io, Clockwork::Time::max()) {
    ++front_.house.counters.connections;
    ++front_.house.counters.connections_total;
    ++front_.by_address[address_];
    front_.open.insert(this);
  }

  ~Seatmate() override {
    --front_.house.counters.connections;
    const auto mine = front_.by_address.find(address_);
    if (--mine->second == 0) front_.by_address.erase(mine);
    front_.open.erase(this);
  }

  Task<void> run(HttpText request) {
    const auto self = shared_from_this();
    error_code error;
    socket_.set_option(websocket::stream_base::timeout{std::chrono::seconds(10), std::chrono::seconds(30), true});
    socket_.read_message_max(kLongestMessage);
    socket_.auto_fragment(false);  // a message is a frame is a write
    socket_.control_callback([this](websocket::frame_type kind, beast::string_view text) {
      if (!may(Patience::Kind::command)) return drop_soon();  // no browser sends so many
      if (kind != websocket::frame_type::pong || text != kProbe || !asked_) return;
      const auto trip = std::chrono::steady_clock::now() - *asked_;
      trip_.note(static_cast<int>(std::chrono::duration_cast<std::chrono::milliseconds>(trip).count()));
      asked_.reset();
    });
    // What the system would buffer for a slow reader, megabytes if it may, is what it sees too late.
    beast::get_lowest_layer(socket_).socket().set_option(asio::socket_base::send_buffer_size(kSystemBuffer), error);
    co_await socket_.async_accept(request, await(error));
    request = {};
    beast::flat_buffer buffer;
    while (!error) {
      co_await socket_.async_read(buffer, await(error));
      if (error) break;
      if (!may(Patience::Kind::command) && !co_await its_turn()) break;
      ++front_.house.counters.commands_total;
      const Incoming incoming = read_incoming({static_cast<const char*>(buffer.cdata().data()), buffer.size()});
      buffer.consume(buffer.size());
      const bool welcome = is_welcome(incoming);
      if (welcome && !room_) co_await find_room(incoming);
      if (welcome && room_) obey(incoming);
      while (waiting_.size() > kMostAnswers && !closed_) {
        error_code ignored;
        co_await drained_.async_wait(await(ignored));
      }
    }
    closed_ = true;
    if (room_) room_->leave(*this);
    room_.reset();
  }

  std::string address() const override { return address_; }

  void drop() override { beast::get_lowest_layer(socket_).close(); }

  bool stream(SharedText message) override {
    if (bytes_waiting_ > kMostWaiting) {
      skipped_ = true;
      return false;
    }
    push(std::move(message));
    return true;
  }

  void answer(SharedText message) override { push(std::move(message)); }

  // The browser answers pings by itself, whatever the page is busy with.
  void measure() override {
    if (closed_ || asked_ || pinging_ || !socket_.is_open()) return;
    asked_ = std::chrono::steady_clock::now();
    pinging_ = true;
    socket_.async_ping(websocket::ping_data(kProbe),
                       [self = shared_from_this()](error_code) { self->pinging_ = false; });
  }

  int round_trip() const override { return trip_.median(); }

  void say_goodbye() override {
    if (closed_ || !socket_.is_open()) return;
    socket_.async_close(websocket::close_reason(websocket::close_code::service_restart, "restart"),
                        [self = shared_from_this()](error_code) {});
  }

 private:
  bool may(Patience::Kind kind) { return front_.api.patience().take(kind, who_, front_.house.clockwork.now()); }

  // A command over the limit waits until it may be obeyed, before anything is made of it, and nothing more is read
  // meanwhile. False: this has gone on for too long, and ends here.
  Task<bool> its_turn() {
    error_code ignored;
    std::chrono::milliseconds time = kPause;
    do {
      const bool enough = insistence_.noted(front_.house.clockwork.now());
      if (enough) {
        refuse("", kHasty);
        const websocket::close_reason why(websocket::close_code::policy_error, "too many commands");
        socket_.async_close(why, [self = shared_from_this()](error_code) {});
      }
      Timer pause(front_.io, time);
      co_await pause.async_wait(await(ignored));
      time = std::min(2 * time, kLongestPause);
      if (enough) {  // whatever the other side has still to say
        drop();
        co_return false;
      }
    } while (!closed_ && !may(Patience::Kind::command));
    co_return !closed_;
  }

  void drop_soon() {
    asio::post(front_.io, [self = shared_from_this()] { self->drop(); });
  }

  void obey(const Incoming& incoming) {
    try {
      room_->obey(*this, *incoming.command);
    } catch (const std::exception& error) {
      spdlog::error("table={} command failed: {}", table_, error.what());
      refuse(incoming.id, {"Erreur interne ; réessayez.", "Internal error; please try again."});
    }
  }

  // Whether there is something for the room to do; otherwise it has been answered.
  bool is_welcome(const Incoming& incoming) {
    if (!incoming.command) {
      refuse(incoming.id, incoming.error);
    } else if (is_rare(*incoming.command) && !may(Patience::Kind::rare)) {
      refuse(incoming.id, kHasty);
    } else if (is_chat(*incoming.command) && !may(Patience::Kind::chat)) {
      refuse(incoming.id, {"Doucement : trop de messages à la fois.", "Gently: too many messages at once."});
    } else if (std::holds_alternative<wire::command::Ping>(*incoming.command)) {
      answer(message_text(wire::message::Reply{incoming.id, true, {}, {}}));
    } else {
      return true;
    }
    return false;
  }

  // Only when it is needed: whoever just knocks does not bring a table into memory. Nothing is read from the client
  // until the room is there; if there is none, that has been answered.
  Task<void> find_room(const Incoming& incoming) {
    const auto* enter = std::get_if<wire::command::Enter>(&*incoming.command);
    const Hall::Visitor visitor(person(), enter != nullptr ? enter->invite.value_or("") : "");
    Phrase why = kNoSuchTable;
    finding_ = true;
    try {
      front_.hall.fetch(table_, visitor, [weak = weak_from_this()](const std::shared_ptr<Room>& found) {
        if (const auto self = weak.lock()) self->found(found);
      });
    } catch (const BadInput& bad) {  // not for this person, or the hall has no space for this table
      finding_ = false;
      why = bad.phrase();
    }
    while (finding_) {
      error_code ignored;
      co_await drained_.async_wait(await(ignored));
    }
    if (!room_) refuse(incoming.id, why);
  }

  void found(const std::shared_ptr<Room>& room) {
    finding_ = false;
    room_ = room;
    if (room_) room_->arrive(*this);
    drained_.cancel();
  }

  static bool is_chat(const wire::command::Any& command) {
    return std::holds_alternative<wire::command::Say>(command) ||
           std::holds_alternative<wire::command::React>(command) ||
           std::holds_alternative<wire::command::Mark>(command);
  }

  // Everything but playing: it makes the log be read again, a bot think, or a line that is kept for ever.
  static bool is_rare(const wire::command::Any& command) {
    return !std::holds_alternative<wire::command::Move>(command) &&
           !std::holds_alternative<wire::command::Slap>(command) &&
           !std::holds_alternative<wire::command::Ping>(command);
  }

  void refuse(const std::string& id, const Phrase& why) {
    ++front_.house.counters.refused_total;
    answer(message_text(wire::message::Reply{id, false, why, {}}));
  }

  void push(SharedText message) {
    if (closed_) return;
    bytes_waiting_ += message->size();
    waiting_.push_back(std::move(message));
    if (waiting_.size() == 1) write_next();
  }

  void write_next() {
    socket_.async_write(asio::buffer(*waiting_.front()),
                        [self = shared_from_this()](error_code error, std::size_t) { self->written(error); });
  }

  void written(error_code error) {
    if (error) {
      closed_ = true;
      waiting_.clear();
      drained_.cancel();
      return;
    }
    front_.house.counters.bytes_sent_total += static_cast<std::int64_t>(waiting_.front()->size());
    bytes_waiting_ -= waiting_.front()->size();
    waiting_.pop_front();
    if (waiting_.size() == kMostAnswers) drained_.cancel();
    if (!waiting_.empty()) {
      write_next();
    } else if (skipped_ && room_) {
      skipped_ = false;
      room_->caught_up(*this);
    }
  }

  Front& front_;
  websocket::stream<Stream, false> socket_;
  TableId table_;
  std::shared_ptr<Room> room_;
  std::string address_;
  Patience::Who who_;
  Insistence insistence_;
  Timer drained_;
  // Nearly always empty, and there is one in every connection: the standard one would keep 640 bytes ready.
  boost::container::deque<SharedText, void, boost::container::deque_options_t<boost::container::block_size<8U>>>
      waiting_;
  std::size_t bytes_waiting_ = 0;
  bool skipped_ = false;
  bool finding_ = false;  // the room is on its way
  bool closed_ = false;
  std::optional<std::chrono::steady_clock::time_point> asked_;  // the ping that has not come back yet
  bool pinging_ = false;  // it has not even left: Beast sends one at a time, and a pong may come unasked
  RoundTrip trip_;
};

}  // namespace

void serve_table(Front& front, Stream stream, const Api::Upgrade& upgrade, HttpText request, std::string address) {
  const auto seatmate = std::make_shared<Seatmate>(front, std::move(stream), upgrade, std::move(address));
  // On its own, so that what HTTP needed is not kept for as long as somebody sits at a table.
  asio::co_spawn(front.io, seatmate->run(std::move(request)), asio::detached);
}

}  // namespace hallali::net
