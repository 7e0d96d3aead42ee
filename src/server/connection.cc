// One connection: HTTP requests one after the other, or a WebSocket.
#include <spdlog/spdlog.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/container/deque.hpp>

#include "server/incoming.h"
#include "server/net.h"

namespace hallali::net {
namespace {

namespace http = beast::http;
namespace websocket = beast::websocket;
using boost::system::error_code;

constexpr std::size_t kLargestHeader = 8 * 1024;
constexpr std::size_t kLargestBody = 16 * 1024;
constexpr auto kRequestTime = std::chrono::seconds(10);
constexpr std::size_t kMostWaiting = 256 * 1024;  // bytes to be sent, beyond which a stream is skipped
const Phrase kHasty{"Trop de commandes ; un instant.", "Too many commands; one moment."};
constexpr std::size_t kMostAnswers = 64;  // messages to be sent, beyond which no command is read

auto await(error_code& error) { return asio::redirect_error(asio::use_awaitable, error); }

// A person's connection to a table.
class Seatmate final : public Client, public Farewell, public std::enable_shared_from_this<Seatmate> {
 public:
  Seatmate(Front& front, Stream stream, Api::Upgrade upgrade, std::string address)
      : Client(upgrade.person),
        front_(front),
        socket_(std::move(stream)),
        table_(upgrade.table),
        address_(std::move(address)),
        commands_(4 * front.options.commands_per_second, front.options.commands_per_second),
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

  asio::awaitable<void> run(http::request<http::string_body> request) {
    const auto self = shared_from_this();
    error_code error;
    socket_.set_option(websocket::stream_base::timeout{std::chrono::seconds(10), std::chrono::seconds(30), true});
    socket_.read_message_max(kLongestMessage);
    co_await socket_.async_accept(request, await(error));
    request = {};
    beast::flat_buffer buffer;
    while (!error) {
      co_await socket_.async_read(buffer, await(error));
      if (error) break;
      const auto bytes = buffer.cdata();
      obey({static_cast<const char*>(bytes.data()), bytes.size()});
      buffer.consume(buffer.size());
      while (waiting_.size() > kMostAnswers && !closed_) {
        error_code ignored;
        co_await drained_.async_wait(await(ignored));
      }
    }
    closed_ = true;
    if (room_) room_->leave(*this);
    room_.reset();
  }

  void drop() override { beast::get_lowest_layer(socket_).close(); }

  bool stream(SharedText message) override {
    if (bytes_waiting_ > kMostWaiting) {
      skipped_ = true;
      return false;
    }
    push(std::move(message));
    return true;
  }

  void answer(std::string message) override { push(std::make_shared<const std::string>(std::move(message))); }

  void say_goodbye() override {
    if (closed_ || !socket_.is_open()) return;
    socket_.async_close(websocket::close_reason(websocket::close_code::service_restart, "restart"),
                        [self = shared_from_this()](error_code) {});
  }

 private:
  void obey(std::string_view text) {
    ++front_.house.counters.commands_total;
    const Incoming incoming = read_incoming(text);
    try {
      obey(incoming);
    } catch (const std::exception& error) {
      spdlog::error("table={} command failed: {}", table_, error.what());
      refuse(incoming.id, {"Erreur interne ; réessayez.", "Internal error; please try again."});
    }
  }

  void obey(const Incoming& incoming) {
    if (!commands_.take(std::chrono::steady_clock::now())) {
      refuse(incoming.id, kHasty);
    } else if (!incoming.command) {
      refuse(incoming.id, incoming.error);
    } else if (is_chat(*incoming.command) && !chat_.take(std::chrono::steady_clock::now())) {
      refuse(incoming.id, {"Doucement : trop de messages à la fois.", "Gently: too many messages at once."});
    } else if (std::holds_alternative<wire::command::Ping>(*incoming.command)) {
      answer(to_json(wire::message::Any(wire::message::Reply{incoming.id, true, {}, {}})));
    } else if (std::holds_alternative<wire::command::Enter>(*incoming.command) &&
               !entries_.take(std::chrono::steady_clock::now())) {
      refuse(incoming.id, kHasty);
    } else if (!find_room()) {
      refuse(incoming.id, kNoSuchTable);
    } else {
      room_->obey(*this, *incoming.command);
    }
  }

  // Only when it is needed: whoever just knocks does not bring a table into memory.
  bool find_room() {
    if (room_) return true;
    room_ = front_.hall.room(table_);
    if (room_) room_->arrive(*this);
    return room_ != nullptr;
  }

  static bool is_chat(const wire::command::Any& command) {
    return std::holds_alternative<wire::command::Say>(command) ||
           std::holds_alternative<wire::command::React>(command);
  }

  void refuse(const std::string& id, const Phrase& why) {
    ++front_.house.counters.refused_total;
    answer(to_json(wire::message::Any(wire::message::Reply{id, false, why, {}})));
  }

  void push(SharedText message) {
    if (closed_) return;
    bytes_waiting_ += message->size();
    waiting_.push_back(std::move(message));
    if (waiting_.size() == 1) write_next();
  }

  void write_next() {
    socket_.text(true);
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
  TokenBucket commands_;
  TokenBucket chat_{5, 0.5};
  TokenBucket entries_{20, 2};  // who comes back may make the log be read again
  asio::steady_timer drained_;
  // Nearly always empty, and there is one in every connection: the standard one would keep 640 bytes ready.
  boost::container::deque<SharedText, void, boost::container::deque_options_t<boost::container::block_size<8U>>>
      waiting_;
  std::size_t bytes_waiting_ = 0;
  bool skipped_ = false;
  bool closed_ = false;
};

std::string text_of(std::string_view text) { return std::string(text); }

HttpRequest plain(const http::request<http::string_body>& request, const std::string& address) {
  return {text_of(request.method_string()),
          text_of(request.target()),
          text_of(request[http::field::host]),
          text_of(request[http::field::origin]),
          text_of(request[http::field::cookie]),
          text_of(request[http::field::content_type]),
          text_of(request[http::field::accept_encoding]),
          text_of(request[http::field::if_none_match]),
          address,
          request.body()};
}

// Bytes that live as long as the program, or the answer's own.
using Reply = http::response<http::span_body<const char>>;

asio::awaitable<void> answer(Stream& stream, const HttpResponse& response, bool head, unsigned version, bool keep,
                             bool https, error_code& error) {
  HttpResponse full = response;
  add_security_headers(full, https);
  const std::string_view bytes = response.file.empty() ? std::string_view(response.body) : response.file;
  Reply reply(static_cast<http::status>(response.status), version);
  reply.set(http::field::content_type, response.content_type);
  for (const auto& [name, value] : full.headers) reply.insert(name, value);
  if (reply.find(http::field::cache_control) == reply.end()) reply.set(http::field::cache_control, "no-store");
  reply.keep_alive(keep);
  reply.body() = head ? boost::span<const char>() : boost::span<const char>(bytes.data(), bytes.size());
  if (response.status != 304) reply.content_length(bytes.size());
  co_await http::async_write(stream, reply, await(error));
}

asio::awaitable<HttpResponse> ask(Front& front, const HttpRequest& request) {
  return asio::async_initiate<const asio::use_awaitable_t<>, void(HttpResponse)>(
      [&front, request](auto handler) {
        auto shared = std::make_shared<decltype(handler)>(std::move(handler));
        try {
          front.api.handle(request, [shared](HttpResponse response) {
            asio::post(asio::get_associated_executor(*shared),
                       [shared, response = std::move(response)]() mutable { (*shared)(std::move(response)); });
          });
        } catch (const std::exception& error) {
          spdlog::error("request failed: {}", error.what());
          asio::post(asio::get_associated_executor(*shared), [shared] {
            (*shared)(HttpResponse{500, "text/plain", "Erreur interne. / Internal error.\n", {}, {}});
          });
        }
      },
      asio::use_awaitable);
}

// The address that a proxy saw: the last one in the list is the one it added itself.
std::string client_address(const Front& front, const http::request<http::string_body>& request,
                           const std::string& peer) {
  if (!front.options.behind_proxy) return peer;
  std::string_view last;
  const auto [first, end] = request.equal_range("X-Forwarded-For");
  for (auto line = first; line != end; ++line) last = {line->value().data(), line->value().size()};
  if (const std::size_t comma = last.rfind(','); comma != std::string_view::npos) last.remove_prefix(comma + 1);
  while (last.starts_with(' ')) last.remove_prefix(1);
  return last.empty() ? peer : text_of(last);
}

// A socket counts for its address as long as it speaks HTTP; as a WebSocket it is counted by Seatmate.
class Visit {
 public:
  Visit(Front& front, std::string peer) : front_(front), peer_(std::move(peer)) { ++front_.visits[peer_]; }
  ~Visit() {
    const auto mine = front_.visits.find(peer_);
    if (--mine->second == 0) front_.visits.erase(mine);
  }
  Visit(const Visit&) = delete;
  Visit& operator=(const Visit&) = delete;

  bool too_many() const { return front_.visits[peer_] > front_.options.connections_per_address; }

 private:
  Front& front_;
  std::string peer_;
};

asio::awaitable<void> http_session(Front& front, Stream stream, std::string peer) {
  const Visit visit(front, peer);
  if (visit.too_many() && !front.options.behind_proxy) co_return;
  beast::flat_buffer buffer;
  const bool https = front.options.api.https;
  error_code error;
  while (!error) {
    http::request_parser<http::string_body> parser;
    parser.header_limit(kLargestHeader);
    parser.body_limit(kLargestBody);
    stream.expires_after(kRequestTime);
    co_await http::async_read(stream, buffer, parser, await(error));
    if (error == http::error::body_limit || error == http::error::header_limit) {
      error_code ignored;
      const Phrase why{"C'est trop long pour ce serveur.", "This is too long for this server."};
      // Named, because the compiler destroys a braced temporary twice inside co_await (GCC 12).
      const HttpResponse refusal{413, "application/json", to_json(wire::Failure{why}), {}, {}};
      co_await answer(stream, refusal, false, 11, false, https, ignored);
    }
    if (error) break;
    const http::request<http::string_body> request = parser.release();
    const std::string address = client_address(front, request, peer);
    const HttpRequest asked = plain(request, address);
    if (websocket::is_upgrade(request)) {
      HttpResponse refusal;
      const auto upgrade = front.api.upgrade(asked, refusal);
      const auto mine = front.by_address.find(address);
      const bool full = static_cast<int>(front.open.size()) >= front.options.connections ||
                        (mine != front.by_address.end() && mine->second >= front.options.connections_per_address);
      if (upgrade && !full) {
        stream.expires_never();
        const auto seatmate = std::make_shared<Seatmate>(front, std::move(stream), *upgrade, address);
        // On its own, so that what HTTP needed is not kept for as long as somebody sits at a table.
        asio::co_spawn(front.io, seatmate->run(request), asio::detached);
        co_return;
      }
      const Phrase why{"Le serveur est complet ; revenez dans un moment.",
                       "The server is full; come back in a moment."};
      if (upgrade) refusal = {503, "application/json", to_json(wire::Failure{why}), {}, {}};
      co_await answer(stream, refusal, false, request.version(), false, https, error);
      break;
    }
    const HttpResponse response = co_await ask(front, asked);
    const bool keep = request.keep_alive();
    co_await answer(stream, response, request.method() == http::verb::head, request.version(), keep, https, error);
    if (!keep) break;
  }
  error_code ignored;
  stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

}  // namespace

void serve_http(Front& front, Stream stream, std::string address) {
  asio::co_spawn(front.io, http_session(front, std::move(stream), std::move(address)), asio::detached);
}

}  // namespace hallali::net
