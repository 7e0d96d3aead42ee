// One connection: HTTP requests one after the other, until it becomes a WebSocket.
#include <spdlog/spdlog.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/net.h"

namespace hallali::net {
namespace {

namespace http = beast::http;
namespace websocket = beast::websocket;
using boost::system::error_code;

constexpr std::size_t kLargestHeader = 8 * 1024;
constexpr std::size_t kLargestBody = 16 * 1024;
constexpr auto kRequestTime = std::chrono::seconds(10);
constexpr auto kPause = std::chrono::seconds(1);  // before somebody is told that it was too much

std::string text_of(std::string_view text) { return std::string(text); }

HttpRequest plain(const HttpText& request, const std::string& address) {
  return {text_of(request.method_string()),
          text_of(request.target()),
          text_of(request[http::field::host]),
          text_of(request[http::field::origin]),
          text_of(request[http::field::cookie]),
          text_of(request[http::field::content_type]),
          text_of(request[http::field::accept_encoding]),
          text_of(request[http::field::if_none_match]),
          text_of(request["Hallali-Pass"]),
          address,
          request.body()};
}

// Bytes that live as long as the program, or the answer's own.
using Reply = http::response<http::span_body<const char>>;

Task<void> answer(Stream& stream, const HttpResponse& response, bool head, unsigned version, bool keep, bool https,
                  error_code& error) {
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

Task<HttpResponse> ask(Front& front, const HttpRequest& request, Entrance entrance) {
  return asio::async_initiate<const asio::use_awaitable_t<Executor>, void(HttpResponse)>(
      [&front, request, entrance](auto handler) {
        auto shared = std::make_shared<decltype(handler)>(std::move(handler));
        const auto respond = [shared](HttpResponse response) {
          asio::post(asio::get_associated_executor(*shared),
                     [shared, response = std::move(response)]() mutable { (*shared)(std::move(response)); });
        };
        try {
          if (entrance == Entrance::backstage) return respond(front.api.backstage(request));
          front.api.handle(request, respond);
        } catch (const std::exception& error) {
          spdlog::error("request failed: {}", error.what());
          asio::post(asio::get_associated_executor(*shared), [shared] {
            (*shared)(HttpResponse{500, "text/plain", "Erreur interne. / Internal error.\n", {}, {}});
          });
        }
      },
      asio::use_awaitable_t<Executor>());
}

// Whoever asks for too much is read more slowly, and then not at all.
Task<void> pause(Front& front) {
  error_code ignored;
  Timer timer(front.io, kPause);
  co_await timer.async_wait(await(ignored));
}

// The address that a proxy saw: the last one in the list is the one it added itself.
std::string client_address(const Front& front, const HttpText& request, const std::string& peer) {
  if (!front.options.behind_proxy) return peer;
  std::string_view last;
  const auto [first, end] = request.equal_range("X-Forwarded-For");
  for (auto line = first; line != end; ++line) last = {line->value().data(), line->value().size()};
  if (const std::size_t comma = last.rfind(','); comma != std::string_view::npos) last.remove_prefix(comma + 1);
  while (last.starts_with(' ')) last.remove_prefix(1);
  return last.empty() ? peer : text_of(last);
}

// Something came, but HTTP it was not.
bool is_garbled(error_code error) {
  return error.category() == http::make_error_code(http::error::bad_method).category() &&
         error != http::error::end_of_stream && error != http::error::partial_message &&
         error != http::error::body_limit && error != http::error::header_limit;
}

// A socket counts for its address as long as it speaks HTTP; WebSockets are counted in seatmate.cc.
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

Task<void> http_session(Front& front, Stream stream, std::string peer, Entrance entrance) {
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
    if (is_garbled(error)) {
      error_code ignored;
      const Phrase why{"Ceci n'est pas une requête HTTP.", "This is not an HTTP request."};
      const HttpResponse refusal{400, "application/json", to_json(wire::Failure{why}), {}, {}};
      co_await answer(stream, refusal, false, 11, false, https, ignored);
    }
    if (error) break;
    const HttpText request = parser.release();
    const std::string address = client_address(front, request, peer);
    const HttpRequest asked = plain(request, address);
    if (entrance == Entrance::front && websocket::is_upgrade(request)) {
      HttpResponse refusal;
      const auto upgrade = front.api.upgrade(asked, refusal);
      const auto mine = front.by_address.find(address);
      const bool full = static_cast<int>(front.open.size()) >= front.options.connections ||
                        (mine != front.by_address.end() && mine->second >= front.options.connections_per_address);
      if (upgrade && !full) {
        stream.expires_never();
        serve_table(front, std::move(stream), *upgrade, request, address);
        co_return;
      }
      const Phrase why{"Le serveur est complet ; revenez dans un moment.",
                       "The server is full; come back in a moment."};
      if (upgrade) refusal = {503, "application/json", to_json(wire::Failure{why}), {}, {}};
      if (refusal.status == 429) co_await pause(front);
      co_await answer(stream, refusal, false, request.version(), false, https, error);
      break;
    }
    const HttpResponse response = co_await ask(front, asked, entrance);
    const bool too_much = response.status == 429;
    if (too_much) co_await pause(front);
    const bool keep = request.keep_alive() && !too_much;
    co_await answer(stream, response, request.method() == http::verb::head, request.version(), keep, https, error);
    if (!keep) break;
  }
  error_code ignored;
  stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
}

}  // namespace

void serve_http(Front& front, Stream stream, std::string address, Entrance entrance) {
  asio::co_spawn(front.io, http_session(front, std::move(stream), std::move(address), entrance), asio::detached);
}

}  // namespace hallali::net
