// The inside of Load: tables, and a player with a connection of their own at each seat.
#pragma once

#include <boost/beast/websocket.hpp>
#include <deque>

#include "server/load.h"
#include "server/net.h"
#include "server/tokens.h"
#include "server/wire.h"

namespace hallali {

struct Load::Parts {
  struct Player;

  // A table and its players; one key holds all its seats.
  struct Group {
    TableId table = 0;
    std::string key = new_token();
    std::vector<std::unique_ptr<Player>> players;
    bool connected = false;
    std::chrono::steady_clock::time_point moved;  // when the latest move was sent
    const Player* mover = nullptr;                // who sent it
  };

  // One seat with its own connection, which it makes again whenever it breaks.
  struct Player {
    Player(Parts& parts, Group& its_group, Seat its_seat)
        : load(parts), group(its_group), seat(its_seat), pause(parts.io) {}

    net::Task<void> run();
    void wake();  // looks at the cards again

    net::Task<void> converse();
    net::Task<void> send(const std::string& text, boost::system::error_code& error);
    void hear(std::string_view text);
    void hear_reply(std::string_view text);
    void choose();
    const std::string& command();
    void plan();  // something besides playing, if it is time for it (load_chores.cc)
    void chore_answered(std::string_view text);
    void keep(std::string_view text);
    std::string enter_text() const;

    Parts& load;
    Group& group;
    Seat seat;
    net::Timer pause;
    net::beast::websocket::stream<net::Stream, false>* live = nullptr;
    std::int64_t last = 0;
    int turn = 0;
    std::string legal;
    bool over = false;
    bool starting = false;
    bool alone = false;  // nobody else is waited for: the next update is about this move
    bool entered = false;
    bool waking = false;
    bool sending = false;
    std::optional<std::string> pending;
    int pending_turn = 0;
    std::string id;
    int commands = 0;
    std::vector<std::string> done;
    std::string text_;

    // Besides playing, when the load is lively.
    struct Chore {
      std::string id;
      std::string text;
      std::string said = {};
    };
    std::deque<Chore> chores;  // the first one waits for its answer
    bool chore_sent = false;   // on this connection
    bool hasty = false;        // it has to wait a moment
    int games_tidied = 0;      // games whose end has been dealt with
    int games = 0;             // that have ended
    bool own_eyes = false;     // the stream is this seat's
    bool come_back = false;    // the seat is this player's again
    bool turned_away = false;  // it is not, for the moment
    std::int64_t race = 0;     // that is on
    int race_shown_in = 0;     // milliseconds
    std::int64_t slapped = 0;  // the latest in which the hand has come down
    std::vector<std::string> said;
    std::vector<Heard> heard;
  };

  explicit Parts(const LoadOptions& wanted)
      : options(wanted), random(wanted.seed), endpoint(net::asio::ip::make_address(wanted.host), wanted.port) {}

  std::chrono::microseconds think_time();
  net::Task<void> open_table(Group& group);
  void run_for(std::chrono::duration<double> time);
  static bool everybody_entered(const Group& group);

  LoadOptions options;
  net::asio::io_context io{BOOST_ASIO_CONCURRENCY_HINT_UNSAFE};  // nobody else comes near it
  Random random;
  net::asio::ip::basic_endpoint<net::tcp> endpoint;
  std::deque<Group> groups;
  LoadReport report;
  double rate = 0;
  bool paused = true;
  bool ending = false;
  bool nobody_there = false;
};

}  // namespace hallali
