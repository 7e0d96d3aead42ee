// A room with fake time, store and clients, and a short way to say things to it.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <list>
#include <memory>

#include "server/fakes.h"
#include "server/tokens.h"
#include "table/test_table.h"

namespace hallali {

using namespace std::chrono_literals;

inline const std::string kOk = "ok";

class RoomTest : public testing::Test {
 protected:
  // People in the first seats (person_at(1) in seat 1...), steady bots in the others.
  void open(int people, Settings settings = plain_settings(), bool start = true) {
    std::vector<entry::Any> entries{entry::Set{settings}};
    for (int seat = 1; seat <= settings.players; ++seat) {
      if (seat <= people) {
        entries.push_back(entry::Seated{seat_at(seat - 1), person_at(seat), "name " + std::to_string(seat)});
      } else {
        entries.push_back(entry::BotSeated{seat_at(seat - 1), Bot::steady});
      }
    }
    if (start) entries.push_back(deal_today(settings, seed_from_text("room")));
    set_up(std::move(entries));
  }
  void set_up(std::vector<entry::Any> entries) {
    room = std::make_shared<Room>(it.house, 1);
    bool done = false;
    room->set_up(std::move(entries), [&](const std::optional<Unfulfilled>& error) { done = !error; });
    it.clockwork.run();
    ASSERT_TRUE(done);
  }
  // As after a restart: a new room from what the store has. Whoever was connected is not any more.
  void reopen() {
    room = std::make_shared<Room>(it.house, 1);
    ASSERT_TRUE(room->load());
  }

  FakeClient& connect(const Person& person) {
    FakeClient& client = clients.emplace_back(person);
    room->arrive(client);
    return client;
  }
  FakeClient& enter(const Person& person, std::optional<Seat> eyes = {}, std::optional<std::string> invite = {}) {
    FakeClient& client = connect(person);
    EXPECT_EQ(said(client, wire::command::Enter{{}, eyes, {}, std::move(invite)}), kOk);
    return client;
  }
  FakeClient& enter(int seat) { return enter(person_at(seat), seat_at(seat - 1)); }
  void leave(FakeClient& client) {
    room->leave(client);
    it.clockwork.run();
  }

  // Sends a command under a new id, or its own, and returns the id.
  template <class Command>
  std::string send(FakeClient& client, Command command) {
    if (command.id.empty()) command.id = "command " + std::to_string(++commands_);
    const std::string id = command.id;
    room->obey(client, wire::command::Any(std::move(command)));
    return id;
  }
  // The one answer: "ok", "ok VALUE", or the sentence.
  template <class Command>
  std::string said(FakeClient& client, Command command) {
    const std::string id = send(client, std::move(command));
    it.clockwork.run();
    return answer(client, id);
  }
  static std::string answer(const FakeClient& client, const std::string& id) {
    const auto answers = client.answers_to(id);
    if (answers.size() != 1) return std::to_string(answers.size()) + " answers";
    const wire::message::Reply& reply = answers.front();
    EXPECT_EQ(reply.ok, !reply.error);
    if (reply.error) return reply.error->en;
    return reply.value ? kOk + " " + *reply.value : kOk;
  }

  // The first of its legal moves, in the name of its first person.
  std::string move(FakeClient& client, Seat seat) {
    const Match& match = *room->table().match();
    return said(client, wire::command::Move{{}, seat, match.moves_made(seat), match.legal(seat).front()});
  }

  FakeHouse it;
  std::shared_ptr<Room> room;
  std::list<FakeClient> clients;

 private:
  int commands_ = 0;
};

}  // namespace hallali
