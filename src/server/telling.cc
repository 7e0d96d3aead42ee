#include "server/telling.h"

#include <sstream>

#include "match/games.h"

namespace hallali {
namespace {

wire::Stage stage_of(const Table& table) {
  return table.playing() ? wire::Stage::playing : table.over() ? wire::Stage::over : wire::Stage::waiting;
}

wire::Sitter sitter_of(const Table::Place& place) {
  return !place.people.empty() ? wire::Sitter::person : place.bot ? wire::Sitter::bot : wire::Sitter::empty;
}

// One overload for each entry that is news; the others say nothing.
struct Reporter {
  using News = std::optional<wire::news::Any>;
  const Table& after;
  const Table::Effect& effect;

  News operator()(const entry::Set&) const { return wire::news::Set{}; }
  News operator()(const entry::Seated& seated) const { return wire::news::Seated{seated.seat, seated.name}; }
  News operator()(const entry::Shared&) const { return {}; }
  News operator()(const entry::BotSeated& seated) const { return wire::news::BotSeated{seated.seat}; }
  News operator()(const entry::Vacated& vacated) const { return wire::news::Vacated{vacated.seat}; }
  News operator()(const entry::Dealt&) const { return wire::news::Dealt{after.games()}; }
  News operator()(const entry::Moved& moved) const {
    if (moved.by != Mover::clock) return {};
    return wire::news::TimedOut{moved.seat};
  }
  News operator()(const entry::Raced& raced) const { return wire::news::Raced{raced.slaps}; }
  // Not even whose time had run out: only people with a choice are waited for that long.
  News operator()(const entry::Answered&) const { return {}; }
  News operator()(const entry::StoodIn& stood_in) const { return wire::news::StoodIn{stood_in.seat}; }
  News operator()(const entry::Returned& returned) const { return wire::news::Returned{returned.seat}; }
  News operator()(const entry::UndoAsked& asked) const {
    if (effect.taken_back) return wire::news::TakenBack{*effect.taken_back};
    return wire::news::UndoAsked{asked.seat};
  }
  News operator()(const entry::UndoAnswered& answered) const {
    if (effect.taken_back) return wire::news::TakenBack{*effect.taken_back};
    if (!answered.agree) return wire::news::UndoRefused{answered.seat};
    return {};
  }
  News operator()(const entry::Said& said) const { return wire::news::Said{said.seat, said.name, said.text}; }
  News operator()(const entry::Reacted& reacted) const { return wire::news::Reacted{reacted.seat, reacted.reaction}; }
  News operator()(const entry::Removed& it) const { return wire::news::Removed{it.name, it.banned}; }
  News operator()(const entry::InviteReplaced&) const { return wire::news::InviteReplaced{}; }
  News operator()(const entry::Promised&) const { return {}; }
  News operator()(const entry::Pledged&) const { return {}; }
  News operator()(const entry::Revealing&) const { return {}; }
  News operator()(const entry::Marked& it) const { return wire::news::Marked{it.seat, it.topic, it.at}; }
};

std::vector<std::string> split(const std::string& text, char by) {
  std::vector<std::string> parts;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part, by);) parts.push_back(part);
  return parts;
}

}  // namespace

wire::TableInfo table_info(TableId id, const Table& table) {
  wire::TableInfo info{id, table.settings(), stage_of(table), table.games(), {}, {}, {}, {}, {}, {}, {}};
  for (int i = 0; i < static_cast<int>(table.places().size()); ++i) {
    const Table::Place& place = table.place(seat_at(i));
    info.seats.push_back({seat_at(i), sitter_of(place), place.name, place.bot});
  }
  if (const Match* match = table.match()) {
    info.commitment = match->promise();
    const std::optional<Draw>& draw = match->draw();
    if (draw) info.shares = draw->shares;
    if (table.over()) info.seed = match->record().seed;
    if (table.over() && draw) info.secret = draw->secret;
  }
  if (const NextDeal& next = table.next(); next.promised()) {
    info.next = wire::NextInfo{commitment(next.secret()), next.starting(), next.revealing(), next.shares()};
  }
  if (table.undo()) info.undo = wire::UndoInfo{table.undo()->seat, table.undo()->waiting};
  return info;
}

std::optional<wire::GameNow> game_now(const Table& table, std::optional<Seat> eyes, std::optional<int> clock) {
  const Match* match = table.match();
  if (match == nullptr) return {};
  return game_through(*match, eyes, {table.playing(), eyes && table.place(*eyes).bot}, clock);
}

std::optional<wire::news::Any> news_of(const entry::Any& what, const Table::Effect& effect, const Table& after) {
  return std::visit(Reporter{after, effect}, what);
}

std::string events_text(const Told* told, std::optional<Seat> eyes) {
  return told == nullptr ? "[]" : told->to(viewer_of(eyes));
}

bool sweeps(const Told* told, std::optional<Seat> eyes) { return told != nullptr && told->sweeps(viewer_of(eyes)); }

wire::message::Update update_of(TableId id, std::int64_t n, const Logged& logged, const Table::Effect& effect,
                                const Table& after, std::optional<Seat> eyes, std::optional<int> clock) {
  wire::message::Update update;
  update.n = n;
  update.news = news_of(logged.what, effect, after);
  update.events.text = events_text(effect.told.get(), eyes);
  update.sweeps = sweeps(effect.told.get(), eyes);
  if (effect.table) update.table = table_info(id, after);
  if (effect.game) update.game = game_now(after, eyes, clock);
  return update;
}

wire::Story story_of(const Record& record, std::optional<Seat> eyes) {
  const Seat viewer = viewer_of(eyes);
  const auto match =
      deal_match({record.game, record.players, record.options, record.seats, record.seed, record.rules});
  wire::Story story{0, record.game, record.seats, eyes, {}, {}};
  story.steps.push_back({{"[]"}, {match->view(viewer)}, match->awaited()});
  std::ptrdiff_t swept = 0;  // the step with which it begins
  for (const RecordedMove& move : record.moves) {
    const auto told = match->play(move.seat, move.move);
    if (told->sweeps(viewer)) swept = std::ssize(story.steps);
    story.steps.push_back({{told->to(viewer)}, {match->view(viewer)}, match->awaited()});
  }
  story.result = match->result();
  if (!story.result) story.steps.erase(story.steps.begin(), std::next(story.steps.begin(), swept));
  return story;
}

wire::TableSummary summary_of(TableId id, const Table& table, const Person& person) {
  wire::TableSummary summary;
  summary.table = id;
  summary.game = table.settings().game;
  summary.stage = stage_of(table);
  summary.open = table.settings().open;
  summary.players = table.settings().players;
  for (const Table::Place& place : table.places()) summary.names.push_back(place.name);
  summary.yours = table.seats_of(person);
  if (table.match() != nullptr) summary.awaited = table.match()->awaited();
  return summary;
}

std::vector<wire::GameInfo> games_info() {
  std::vector<wire::GameInfo> games;
  for (const AnyGame* game : all_games()) {
    const About& about = game->about;
    wire::GameInfo info{std::string(about.id),
                        std::string(about.title),
                        about.min_players,
                        about.max_players,
                        about.minutes,
                        {std::string(about.fr), std::string(about.en)},
                        {}};
    for (const OptionSpec& spec : game->options()) {
      info.options.push_back({spec.key, split(spec.values, '|'), spec.standard, spec.help});
    }
    games.push_back(std::move(info));
  }
  return games;
}

}  // namespace hallali
