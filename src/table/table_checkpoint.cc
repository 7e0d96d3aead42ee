// A table written down whole, between two games, so that what was before need not be read again.
#include <charconv>

#include "table/table.h"

namespace hallali {
namespace {

constexpr int kVersion = 1;  // one more when what is written below changes: those of other versions are not read

struct PlaceText {
  std::vector<Person> people;
  std::string name;
  std::optional<Bot> bot;
  std::uint32_t since = 0;
};
BOOST_DESCRIBE_STRUCT(PlaceText, (), (people, name, bot, since))

struct CheckpointText {
  int version = 0;
  Settings settings;
  std::vector<PlaceText> places;
  std::uint32_t sat_down = 0;
  int games = 0;
  std::vector<entry::Said> chat;
  std::vector<Mark> marks;
  DoorText door;
  NextDeal::Text next;
  std::string obeyed;  // sixteen digits each
};
BOOST_DESCRIBE_STRUCT(CheckpointText, (), (version, settings, places, sat_down, games, chat, marks, door, next, obeyed))

// Whoever adds a kind of entry asks what it changes in a table, writes that down here, and counts the versions.
static_assert(std::variant_size_v<entry::Any> == 21);

constexpr std::size_t kDigits = 16;

}  // namespace

std::string Table::checkpoint() const {
  CheckpointText text{kVersion, settings_, {}, sat_down_, games_, chat_, marks_, door_.text(), next_.text(), {}};
  for (const Place& place : places_) text.places.push_back({place.people, place.name, place.bot, place.since});
  for (const std::uint64_t command : obeyed_) text.obeyed += fmt::format("{:016x}", command);
  return to_json(text);
}

std::optional<Table> Table::from_checkpoint(std::string_view body) {
  CheckpointText text;
  try {
    text = from_json<CheckpointText>(body);
  } catch (const BadInput&) {
    return {};
  }
  if (text.version != kVersion || text.obeyed.size() % kDigits != 0) return {};
  Table table;
  table.settings_ = std::move(text.settings);
  for (PlaceText& place : text.places) {
    table.places_.push_back({std::move(place.people), std::move(place.name), place.bot, place.since});
  }
  table.sat_down_ = text.sat_down;
  table.games_ = text.games;
  table.chat_ = std::move(text.chat);
  table.marks_ = std::move(text.marks);
  table.door_ = Door::from(std::move(text.door));
  table.next_ = NextDeal::from(std::move(text.next));
  for (const char* at = text.obeyed.data(); at != text.obeyed.data() + text.obeyed.size(); at += kDigits) {
    std::from_chars(at, at + kDigits, table.obeyed_.emplace_back(), 16);
  }
  return table;
}

}  // namespace hallali
