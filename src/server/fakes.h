// For tests of rooms and the hall: time that stands still until it is turned, a store that commits when it is told
// to, and clients that remember every byte.
#pragma once

#include <algorithm>
#include <deque>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "server/client.h"
#include "server/clockwork.h"
#include "server/counters.h"
#include "server/room.h"
#include "server/wire_message.h"
#include "store/store.h"

namespace hallali {

class FakeClockwork : public Clockwork {
 public:
  Time now() const override { return now_; }
  void at(Time when, std::function<void()> what) override { alarms_.emplace(when, std::move(what)); }
  void post(std::function<void()> what) override { posted_.push_back(std::move(what)); }
  void work(std::function<void()> what) override { work_.push_back(std::move(what)); }

  // Everything that can happen without time passing.
  void run() {
    while (step()) {
    }
  }

  void pass(std::chrono::milliseconds time) {
    const Time end = now_ + time;
    run();
    while (!alarms_.empty() && alarms_.begin()->first <= end) {
      now_ = std::max(now_, alarms_.begin()->first);
      run();
    }
    now_ = end;
  }

  // Nothing is waiting to happen, now or later.
  bool idle() const { return alarms_.empty() && posted_.empty() && work_.empty(); }

  bool hold_work = false;  // the other thread is slow
  std::size_t work_waiting() const { return work_.size(); }
  void do_work() { take(work_)(); }

 private:
  static std::function<void()> take(std::deque<std::function<void()>>& queue) {
    auto first = std::move(queue.front());
    queue.pop_front();
    return first;
  }

  bool step() {
    if (!posted_.empty()) {
      take(posted_)();
    } else if (!work_.empty() && !hold_work) {
      take(work_)();
    } else if (!alarms_.empty() && alarms_.begin()->first <= now_) {
      const auto what = std::move(alarms_.begin()->second);
      alarms_.erase(alarms_.begin());
      what();
    } else {
      return false;
    }
    return true;
  }

  Time now_{std::chrono::hours(1)};
  std::multimap<Time, std::function<void()>> alarms_;
  std::deque<std::function<void()>> posted_;
  std::deque<std::function<void()>> work_;
};

class FakeStore : public Store {
 public:
  void append(LogEntry entry, Acknowledge acknowledge) override {
    pending_.push_back({std::move(entry), std::move(acknowledge)});
    if (!hold) settle(true);
  }
  std::vector<TableId> tables() override {
    std::vector<TableId> ids;
    for (const auto& [id, entries] : log_) ids.push_back(id);
    return ids;
  }
  std::vector<TableId> tables_since(std::int64_t) override { return tables(); }
  void note_opened(TableId table) override { opened.insert(table); }
  void drain() override {}
  std::vector<LogEntry> entries(TableId table, std::int64_t after) override {
    ++reads;
    std::vector<LogEntry> found;
    for (const LogEntry& entry : log_[table]) {
      if (entry.seq > after) found.push_back(entry);
    }
    entries_read += found.size();
    if (found.empty() && log_[table].empty()) log_.erase(table);
    return found;
  }
  TableId last_table() override { return log_.empty() ? 0 : log_.rbegin()->first; }
  Counts counts() const override { return {appends_, appends_}; }

  std::optional<Phrase> trouble() override { return ill; }
  bool may_know(TableId table, const std::string& person) override {
    return guests_[table].contains("") || guests_[table].contains(person);
  }
  std::vector<std::string> guests(TableId table) override {
    std::vector<std::string> found(guests_[table].begin(), guests_[table].end());
    std::erase(found, "");
    return found;
  }
  std::optional<Checkpoint> checkpoint(TableId table) override {
    const auto found = checkpoints_.find(table);
    return found == checkpoints_.end() ? std::nullopt : std::optional(found->second);
  }

  std::optional<Phrase> ill;  // what is wrong with it
  bool hold = false;          // appends wait for `settle`
  int reads = 0;              // how often a log was read
  std::set<TableId> opened;
  std::size_t entries_read = 0;
  std::size_t waiting() const { return pending_.size(); }

  // Commits one of the appends that wait, or fails to. An entry whose number is not the next one is never committed.
  void settle(bool durable, std::size_t which = 0) {
    const Pending one = std::move(pending_.at(which));
    pending_.erase(pending_.begin() + static_cast<std::ptrdiff_t>(which));
    std::vector<LogEntry>& log = log_[one.entry.table];
    durable = durable && one.entry.seq == static_cast<std::int64_t>(log.size()) + 1;
    if (durable) log.push_back({one.entry.table, one.entry.seq, one.entry.body}), note(one.entry), ++appends_;
    if (log.empty()) log_.erase(one.entry.table);
    one.acknowledge(durable);
  }

 private:
  struct Pending {
    LogEntry entry;
    Acknowledge acknowledge;
  };
  void note(const LogEntry& entry) {
    if (!entry.guest.empty()) guests_[entry.table].insert(entry.guest);
    if (entry.open == true) guests_[entry.table].insert("");
    if (entry.open == false) guests_[entry.table].erase("");
    if (!entry.checkpoint.empty()) checkpoints_[entry.table] = {entry.seq - 1, entry.checkpoint};
  }

  std::map<TableId, std::vector<LogEntry>> log_;
  std::map<TableId, std::set<std::string>> guests_;
  std::map<TableId, Checkpoint> checkpoints_;
  std::deque<Pending> pending_;
  std::int64_t appends_ = 0;
};

class FakeClient : public Client {
 public:
  using Client::Client;

  bool stream(SharedText message) override {
    if (slow) return false;
    receive(*message);
    return true;
  }
  void answer(SharedText message) override { receive(*message); }
  int round_trip() const override { return trip; }

  template <class Message>
  std::vector<Message> all() const {
    std::vector<Message> found;
    for (const wire::message::Any& each : messages) {
      if (const auto* one = std::get_if<Message>(&each)) found.push_back(*one);
    }
    return found;
  }
  // Throws std::out_of_range if there is none.
  template <class Message>
  Message last() const {
    const auto found = all<Message>();
    return found.at(found.size() - 1);
  }
  // All answers to one command; an update can be one as well.
  std::vector<wire::message::Reply> answers_to(const std::string& id) const {
    std::vector<wire::message::Reply> found;
    for (const wire::message::Any& each : messages) {
      const auto* reply = std::get_if<wire::message::Reply>(&each);
      const auto* update = std::get_if<wire::message::Update>(&each);
      if (reply != nullptr && reply->re == id) found.push_back(*reply);
      if (update != nullptr && update->re == id) found.push_back({id, true, {}, {}});
    }
    return found;
  }
  void forget() { messages.clear(), texts.clear(); }

  bool slow = false;
  int trip = 0;
  std::vector<wire::message::Any> messages;
  std::vector<std::string> texts;  // the same as they were sent

 private:
  void receive(const std::string& text) {
    texts.push_back(text);
    messages.push_back(from_json<wire::message::Any>(text));
  }
};

// The same times in every run of a test.
inline Seed counted_seed() {
  static std::uint64_t count = 0;
  return derive_seed(seed_from_text("whims"), ++count);
}

struct FakeHouse {
  FakeStore store;
  FakeClockwork clockwork;
  Counters counters;
  House house{store, clockwork, counters, seed_from_text("house"), DiskQuota(), counted_seed};
};

}  // namespace hallali
