#include "match/record.h"

#include <fmt/format.h>
#include <sodium.h>

#include <array>
#include <charconv>
#include <cstring>

#include "kit/unseen.h"

namespace hallali {
namespace {

constexpr std::string_view kMagic = "hallali record 1";
constexpr std::string_view kMagicDrawn = "hallali record 2";
constexpr std::string_view kMissing = "missing";
constexpr std::size_t kCheckDigits = 8;

// The running digest over the lines, and the check that each line carries.
class Chain {
 public:
  std::string check(std::string_view line) {
    crypto_hash_sha256_state hash;
    crypto_hash_sha256_init(&hash);
    crypto_hash_sha256_update(&hash, digest_.data(), digest_.size());
    crypto_hash_sha256_update(&hash, reinterpret_cast<const unsigned char*>(line.data()), line.size());
    crypto_hash_sha256_final(&hash, digest_.data());
    std::array<char, kCheckDigits + 1> hex;
    sodium_bin2hex(hex.data(), hex.size(), digest_.data(), kCheckDigits / 2);
    return {hex.data(), kCheckDigits};
  }

 private:
  std::array<unsigned char, crypto_hash_sha256_BYTES> digest_{};
};

// The texts of the lines, without checks: the one canonical form of a record.
std::vector<std::string> lines_of(const Record& record) {
  std::vector<std::string> lines{std::string(record.draw ? kMagicDrawn : kMagic), "game " + record.game,
                                 fmt::format("rules {}", record.rules), fmt::format("players {}", record.players)};
  for (const auto& [key, value] : record.options) lines.push_back(fmt::format("option {} {}", key, value));
  for (std::size_t i = 0; i < record.seats.size(); ++i) {
    lines.push_back(fmt::format("seat {} {}", i + 1, record.seats[i]));
  }
  lines.push_back("commitment " + record.commitment);
  const std::vector<Share> shares = record.draw ? record.draw->shares : std::vector<Share>();
  for (const Share& share : shares) lines.push_back(fmt::format("pledge {} {}", notation(share.seat), share.hash));
  for (const Share& share : shares) {
    const std::string number = share.number ? notation(*share.number) : std::string(kMissing);
    lines.push_back(fmt::format("number {} {}", notation(share.seat), number));
  }
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    const RecordedMove& move = record.moves[i];
    lines.push_back(fmt::format("move {} seat {} {}", i + 1, notation(move.seat), move.move));
    for (std::size_t k = 0; k < move.slaps.size(); ++k) {
      const Slap& slap = move.slaps[k];
      lines.push_back(fmt::format("slap {} seat {} after {} arrived {} trip {} time {}", k + 1, notation(slap.seat),
                                  slap.after, slap.arrived, slap.trip, slap.time));
    }
  }
  lines.push_back("result " + record.result);
  if (record.draw) lines.push_back("secret " + notation(record.draw->secret));
  lines.push_back("seed " + notation(record.seed));
  lines.push_back("end");
  return lines;
}

// The lines of a file with their checks taken off, or the first line whose check does not hold.
std::vector<std::string_view> checked_lines(std::string_view text) {
  std::vector<std::string_view> lines;
  Chain chain;
  while (!text.empty()) {
    const int number = static_cast<int>(lines.size()) + 1;
    const std::size_t newline = text.find('\n');
    const std::string_view line = text.substr(0, newline);
    const std::size_t tail = kCheckDigits + 2;
    const std::string_view content = line.size() > tail ? line.substr(0, line.size() - tail) : std::string_view{};
    if (number == 1 && !line.starts_with("hallali record ")) {
      bad_record_line(1, {"ce n'est pas un récit de partie Hallali, qui commence par « hallali record 1 »",
                          "this is not a Hallali record, which begins with \"hallali record 1\""});
    }
    if (number == 1 && !content.empty() && content != kMagic && content != kMagicDrawn &&
        line == fmt::format("{} #{}", content, Chain().check(content))) {
      bad_record_line(
          1, {fmt::format("« {} » vient d'une autre version ; je lis « {} » et « {} »", content, kMagic, kMagicDrawn),
              fmt::format("\"{}\" is of another version; I read \"{}\" and \"{}\"", content, kMagic, kMagicDrawn)});
    }
    if (newline == std::string_view::npos || content.empty() ||
        line != fmt::format("{} #{}", content, chain.check(content))) {
      bad_record_line(number, {"son contrôle ne correspond pas : la ligne a été modifiée, ajoutée ou coupée",
                               "its check does not match: the line was changed, added or cut"});
    }
    lines.push_back(content);
    text.remove_prefix(newline + 1);
  }
  return lines;
}

bool parse_int(std::string_view text, int& value) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc{} && end == text.data() + text.size();
}

// "2 after 412 arrived 451 trip 80 time 412"
bool parse_slap(std::string_view text, Slap& slap) {
  const auto take_number = [&text](std::string_view word, int& number) {
    return take_word(text) == word && parse_int(take_word(text), number);
  };
  return parse_notation(take_word(text), slap.seat) && take_number("after", slap.after) &&
         take_number("arrived", slap.arrived) && take_number("trip", slap.trip) && take_number("time", slap.time) &&
         text.empty();
}

// Walks over the checked lines, one kind after the other.
class Reader {
 public:
  explicit Reader(const std::vector<std::string_view>& lines) : lines_(lines) {}

  // The rest of the next line if it begins with that word.
  bool accept(std::string_view word, std::string_view& rest) {
    if (at_ == lines_.size()) return false;
    const std::string_view line = lines_[at_];
    if (!line.starts_with(word) || line.size() <= word.size() || line[word.size()] != ' ') return false;
    rest = line.substr(word.size() + 1);
    ++at_;
    return true;
  }

  std::string_view expect(std::string_view word) {
    std::string_view rest;
    if (!accept(word, rest)) fail(fmt::format("{} ...", word));
    return rest;
  }

  int expect_number(std::string_view word) {
    int value = 0;
    if (!parse_int(expect(word), value)) --at_, fail(fmt::format("{} N", word));
    return value;
  }

  void expect_end() {
    if (at_ == lines_.size() || lines_[at_] != "end") fail("end");
    if (++at_ != lines_.size()) fail("", true);
  }

  [[noreturn]] void fail(std::string_view wanted, bool surplus = false) const {
    if (surplus) {
      bad_record_line(line(), {"le récit continue après sa fin", "the record goes on after its end"});
    }
    if (at_ == lines_.size()) {
      bad_record_line(line(), {fmt::format("le récit s'arrête ici, il manque « {} »", wanted),
                               fmt::format("the record breaks off here, \"{}\" is missing", wanted)});
    }
    bad_record_line(line(), {fmt::format("« {} » attendu", wanted), fmt::format("expected \"{}\"", wanted)});
  }

  int line() const { return static_cast<int>(at_) + 1; }
  void back() { --at_; }

 private:
  const std::vector<std::string_view>& lines_;
  std::size_t at_ = 1;  // the first line has been looked at
};

// The pledges and numbers below the commitment.
Draw read_draw(Reader& reader) {
  Draw draw;
  std::string_view rest;
  while (reader.accept("pledge", rest)) {
    Share& share = draw.shares.emplace_back();
    if (!parse_notation(take_word(rest), share.seat) || !hash_bytes(rest)) {
      reader.back(), reader.fail("pledge N <64 hex digits>");
    }
    share.hash = rest;
  }
  for (Share& share : draw.shares) {
    const std::string_view number = reader.expect("number " + notation(share.seat));
    if (number == kMissing) continue;
    if (!parse_notation(number, share.number.emplace())) reader.back(), reader.fail("number N <64 hex digits>");
  }
  return draw;
}

}  // namespace

void bad_record_line(int line, const Phrase& what) {
  throw BadInput({fmt::format("Ligne {} : {}.", line, what.fr), fmt::format("Line {}: {}.", line, what.en)});
}

bool good_name(std::string_view name) {
  return !name.empty() && name.size() <= kLongestName && well_formed(name) && !has_unseen(name) &&
         anything_to_see(name) && !blank_at_an_end(name);
}

std::string write_record(const Record& record) {
  std::string text;
  Chain chain;
  for (const std::string& line : lines_of(record)) text += fmt::format("{} #{}\n", line, chain.check(line));
  return text;
}

std::string with_right_checks(std::string_view text) {
  std::string out;
  Chain chain;
  while (!text.empty()) {
    const std::size_t newline = text.find('\n');
    const std::string_view line = text.substr(0, newline);
    const std::size_t mark = line.rfind(" #");
    const std::string_view content = mark == std::string_view::npos ? line : line.substr(0, mark);
    out += fmt::format("{} #{}\n", content, chain.check(content));
    text.remove_prefix(newline == std::string_view::npos ? text.size() : newline + 1);
  }
  return out;
}

Record read_record(std::string_view text) {
  if (text.empty()) {
    throw BadInput({"Le récit est vide.", "The record is empty."});
  }
  if (text.size() > kLargestRecord) {
    throw BadInput({"Le récit dépasse 4 Mio.", "The record is larger than 4 MiB."});
  }
  const std::vector<std::string_view> lines = checked_lines(text);
  Reader reader(lines);
  Record record;
  std::string_view rest;
  record.game = reader.expect("game");
  record.rules = reader.expect_number("rules");
  record.players = reader.expect_number("players");
  if (record.players < 1 || record.players > kMaxSeats) reader.back(), reader.fail("players 1..8");
  while (reader.accept("option", rest)) {
    const std::size_t space = rest.find(' ');
    if (space == std::string_view::npos) reader.back(), reader.fail("option KEY VALUE");
    record.options[std::string(rest.substr(0, space))] = rest.substr(space + 1);
  }
  for (int i = 1; i <= record.players; ++i) {
    const std::string_view name = reader.expect(fmt::format("seat {}", i));
    if (!good_name(name)) reader.back(), reader.fail(fmt::format("seat {} NAME", i));
    record.seats.emplace_back(name);
  }
  record.commitment = reader.expect("commitment");
  if (lines.front() == kMagicDrawn) record.draw = read_draw(reader);
  while (reader.accept(fmt::format("move {} seat", record.moves.size() + 1), rest)) {
    const std::size_t space = rest.find(' ');
    Seat seat{};
    if (space == std::string_view::npos || !parse_notation(rest.substr(0, space), seat)) {
      reader.back(), reader.fail(fmt::format("move {} seat N MOVE", record.moves.size() + 1));
    }
    RecordedMove& move = record.moves.emplace_back(RecordedMove{seat, std::string(rest.substr(space + 1))});
    while (reader.accept(fmt::format("slap {} seat", move.slaps.size() + 1), rest)) {
      if (!parse_slap(rest, move.slaps.emplace_back())) {
        reader.back(), reader.fail(fmt::format("slap {} seat N after N arrived N trip N time N", move.slaps.size()));
      }
    }
  }
  record.result = reader.expect("result");
  if (record.draw && !parse_notation(reader.expect("secret"), record.draw->secret)) {
    reader.back(), reader.fail("secret <64 hex digits>");
  }
  if (!parse_notation(reader.expect("seed"), record.seed)) reader.back(), reader.fail("seed <64 hex digits>");
  reader.expect_end();

  // One way to write a record: anything that reads well but would be written otherwise is wrong too.
  const std::vector<std::string> canonical = lines_of(record);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (i < canonical.size() && lines[i] == canonical[i]) continue;
    bad_record_line(static_cast<int>(i) + 1, {"cette ligne s'écrit autrement", "this line is written differently"});
  }
  return record;
}

int line_of_commitment(const Record& record) {
  return 4 + static_cast<int>(record.options.size() + record.seats.size()) + 1;
}
int line_of_move(const Record& record, std::size_t move) {
  int line = line_of_commitment(record) + 1;
  if (record.draw) line += 2 * static_cast<int>(record.draw->shares.size());
  for (std::size_t i = 0; i < move; ++i) line += 1 + static_cast<int>(record.moves[i].slaps.size());
  return line;
}
int line_of_result(const Record& record) { return line_of_move(record, record.moves.size()); }

void check_seed(const Record& record) {
  const Seed& promised = record.draw ? record.draw->secret : record.seed;
  if (commitment(promised) != record.commitment) {
    bad_record_line(line_of_commitment(record),
                    {"la graine publiée n'est pas celle qui avait été promise avant la donne",
                     "the seed is not the one that was promised before the deal"});
  }
  if (!record.draw) return;
  const std::vector<Share>& shares = record.draw->shares;
  const int first = line_of_commitment(record) + 1;
  for (std::size_t i = 0; i < shares.size(); ++i) {
    const bool seat_fits = index(shares[i].seat) < record.players && (i == 0 || shares[i - 1].seat < shares[i].seat);
    if (!seat_fits) {
      bad_record_line(first + static_cast<int>(i),
                      {"les places vont dans l'ordre, une fois chacune", "seats come in order, each of them once"});
    }
    if (shares[i].number && commitment(*shares[i].number) != shares[i].hash) {
      bad_record_line(first + static_cast<int>(shares.size() + i),
                      {"ce nombre n'est pas celui dont l'empreinte avait été déposée",
                       "this number is not the one whose hash had been given"});
    }
  }
  if (drawn_seed(*record.draw) != record.seed) {
    bad_record_line(line_of_result(record) + 2, {"la graine ne vient pas du secret et des nombres",
                                                 "the seed does not follow from the secret and the numbers"});
  }
}

}  // namespace hallali
