// What a player of a lively load does besides playing, and what they keep of what they hear.
#include "server/load_check.h"
#include "server/load_parts.h"

namespace hallali {

// One word in forty moves or so; and after every third game the host changes a setting and seats the last one anew.
void Load::Parts::Player::plan() {
  constexpr std::uint32_t kSilence = 40;
  if (!chores.empty()) return;
  const auto next_id = [this] { return fmt::format("c-{}-{}", index(seat), ++commands); };
  const auto add = [&](auto command, const std::string& text = {}) {
    command.id = next_id();
    chores.push_back({command.id, to_json(wire::command::Any(command)), text});
  };
  if (over && index(seat) == 0 && games > games_tidied) {
    games_tidied = games;
    const Seat last_seat = seat_at(load.options.players - 1);
    if (games % 3 == 1) {
      wire::command::Set set;
      set.settings.game = load.options.game;
      set.settings.players = load.options.players;
      set.settings.options = load.options.variants;
      set.settings.patience = 90 + games % 100;
      set.settings.pace = Pace::instant;
      add(set);
      wire::command::Vacate vacate;
      vacate.seat = last_seat;
      add(vacate);
      wire::command::Sit sit;
      sit.seat = last_seat;
      sit.name = fmt::format("Charge {}", games);
      add(sit);
    }
    add(wire::command::Start());
  } else if (!over && load.random.below(kSilence) == 0) {
    wire::command::Say say;
    say.seat = seat;
    say.text = fmt::format("{} {}", notation(seat), commands);
    add(say, say.text);
  }
}

void Load::Parts::Player::chore_answered(std::string_view text) {
  Chore chore = chores.front();
  chore_sent = false;
  if (text.find(R"("ok":false)") == std::string_view::npos) {
    if (!chore.said.empty()) said.push_back(chore.said);
  } else if (chore.said.empty() && text.find("one moment") != std::string_view::npos) {
    hasty = true;  // the same again, a little later
    return;
  }
  chores.pop_front();
}

void Load::Parts::Player::keep(std::string_view text) {
  const auto value = [&](std::string_view key, std::string_view ends) {
    const std::size_t at = text.find(key);
    if (at == std::string_view::npos) return std::string_view();
    const std::string_view rest = text.substr(at + key.size());
    return rest.substr(0, rest.find_first_of(ends));
  };
  if (text.starts_with(R"({"type":"reply","re":"enter")")) {
    own_eyes = text.find(R"("ok":true)") != std::string_view::npos;
    turned_away = !own_eyes;
  } else if (text.starts_with(R"({"type":"snapshot")") || text.starts_with(R"({"type":"you")")) {
    own_eyes = value(R"("eyes":)", ",}") == notation(seat);
    come_back = !own_eyes && value(R"("seats":[)", "]").find(notation(seat)) != std::string_view::npos;
  } else if (text.starts_with(R"({"type":"update")") && own_eyes) {
    std::int64_t n = 0;
    const std::string_view number = value(R"("n":)", ",}");
    std::from_chars(number.data(), number.data() + number.size(), n);
    // One of the seats is enough, and whoever it answers.
    const bool mine = n % load.options.players == index(seat) || text.substr(0, 100).find(R"("re":")") != text.npos;
    if (mine) heard.push_back({n, hash_of_update(text), std::string(value(R"("news":{)", "}"))});
  }
}

}  // namespace hallali
