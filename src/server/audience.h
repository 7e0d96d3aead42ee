// Everybody connected to a room, and what they are sent: who has entered, through which eyes they look, and who reads
// too slowly. Knows texts, not what they say.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "server/append_queue.h"
#include "server/client.h"
#include "table/table.h"

namespace hallali {

class Audience {
 public:
  // A connection that has entered.
  struct Guest {
    Client* client;
    std::optional<Seat> eyes;  // none: a spectator's
    SeatSet seats = {};        // of this person; brought up to date whenever the table changes
    bool skipped = false;      // read too slowly: nothing of the stream until caught up
    bool draws = false;        // has numbers for deals
    std::string name = {};     // under which they spoke without a seat
  };

  // Connections come and go. `leave` is true if it had entered.
  void arrive(Client& client) { present_.push_back(&client); }
  bool leave(const Client& client);
  Client* present(std::uint64_t number) const;  // null if it has gone
  bool anybody_connected() const { return !present_.empty(); }

  // A connection enters, or enters again to look through other eyes. The guest is valid until somebody comes or goes.
  struct Entered {
    Guest& guest;
    bool newcomer = false;
    bool other_eyes = false;  // than it looked through so far
  };
  Entered enter(Client& client, std::optional<Seat> eyes, SeatSet seats);

  bool empty() const { return guests_.empty(); }  // nobody has entered
  std::span<Guest> guests() { return guests_; }
  std::span<const Guest> guests() const { return guests_; }
  Guest* find(const Client& client);
  SeatSet here() const;  // the seats whose people are here
  int watchers() const;  // guests without a seat
  void note_seats(const Table& table);
  void name(std::uint64_t client, const std::string& name);

  // Guests that hear nothing more from now on, though they are still connected.
  std::vector<Client*> put_out(const std::function<bool(const Person&)>& whom);

  // Part of the stream. A guest who reads too slowly gets nothing more until `caught_up`.
  static void send(Guest& guest, SharedText text);
  void send_all(const SharedText& text);
  // The guest, if this client has missed something that it has to be sent anew.
  Guest* caught_up(const Client& client);

  // Sends everybody what `make` writes for their eyes: once for all who share a pair of eyes, and once more for the
  // asker, whose text says that it is the answer.
  struct Told {
    int updates = 0;
    bool answered = false;  // the asker got theirs
  };
  using Make = std::function<SharedText(std::optional<Seat> eyes, bool asked)>;
  Told tell(const Asker& asker, const Make& make);

  // Has the way to every guest measured once more.
  void measure();

 private:
  std::vector<Client*> present_;  // all connections
  std::vector<Guest> guests_;     // those that have entered
};

}  // namespace hallali
