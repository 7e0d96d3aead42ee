#include "match/record.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <filesystem>

#include "kit/complaint.h"
#include "match/games.h"
#include "match/match.h"

namespace hallali {
namespace {

Record sample() {
  const std::vector<std::string> names{"Ada", "Bruno", "Cleo", "Dev"};
  const auto match = deal_match({"auf-der-pirsch", 4, {{"give-trick", "yes"}}, names, seed_from_text("sample")});
  while (!match->awaited().empty()) {
    const Seat seat = match->awaited().first();
    const Seed thoughts = derive_seed(seed_from_text("thoughts"), match->moves_made());
    match->play(seat, match->thought(Bot::steady, seat, thoughts)(kNoHurry));
  }
  return match->record();
}

// The same with a seed drawn by two browsers, of which one did not show its number.
Record drawn_sample() {
  const Seed number = seed_from_text("number");
  const Draw draw{seed_from_text("secret"),
                  {{seat_at(1), commitment(number), number}, {seat_at(3), commitment(seed_from_text("lost")), {}}}};
  const std::vector<std::string> names{"Ada", "Bruno", "Cleo", "Dev"};
  const auto match = deal_match({"auf-der-pirsch", 4, {}, names, drawn_seed(draw), {}, draw});
  for (int i = 0; i < 3; ++i) {
    const Seat seat = match->awaited().first();
    match->play(seat, match->legal(seat).front());
  }
  return match->record();
}

std::string reading(std::string_view text) {
  return complaint([&] { read_record(text); });
}

std::string verifying(const Record& record) {
  return complaint([&] { game_named(record.game).verify(record); });
}

int line_at(std::string_view text, std::size_t position) {
  return 1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(position), '\n'));
}

TEST(Record, ReadsBackWhatItWrote) {
  const Record record = sample();
  EXPECT_EQ(read_record(write_record(record)), record);
  EXPECT_EQ(verifying(record), "");
}

TEST(Record, NamesTheLineOfAnyChangedByte) {
  const std::string text = write_record(sample());
  for (std::size_t i = 0; i < text.size(); ++i) {
    for (const char change : {'\x01', '\x20', '\x80'}) {
      std::string changed = text;
      changed[i] = static_cast<char>(changed[i] ^ change);
      ASSERT_THAT(reading(changed), testing::StartsWith("Line " + std::to_string(line_at(text, i)) + ":")) << i;
    }
  }
}

TEST(Record, NamesTheLineOfAnyLostOrAddedByte) {
  const std::string text = write_record(sample());
  for (std::size_t i = 0; i < text.size(); i += 3) {
    std::string shorter = text;
    shorter.erase(i, 1);
    EXPECT_NE(reading(shorter), "") << i;
    std::string longer = text;
    longer.insert(i, 1, text[i]);
    EXPECT_NE(reading(longer), "") << i;
  }
  EXPECT_NE(reading(text + "\n"), "");
  EXPECT_NE(reading(text + text), "");
}

TEST(Record, NoticesWhereItWasCut) {
  const std::string text = write_record(sample());
  for (std::size_t i = 0; i < text.size(); i += 7) EXPECT_NE(reading(text.substr(0, i)), "") << i;
  const std::string without_end = text.substr(0, text.rfind("end #"));
  EXPECT_THAT(reading(without_end), testing::HasSubstr("breaks off here, \"end\" is missing"));
}

TEST(Record, TellsForeignFilesAndOtherVersions) {
  EXPECT_EQ(reading(""), "The record is empty.");
  EXPECT_THAT(reading("PNG"), testing::HasSubstr("not a Hallali record"));
  EXPECT_THAT(reading(with_right_checks("hallali record 3\n")), testing::HasSubstr("of another version"));
  EXPECT_EQ(reading(std::string(kLargestRecord + 1, 'x')), "The record is larger than 4 MiB.");
}

// A forger who puts the checks right still has to get past the reader and the rules.
TEST(Record, RefusesForgedLines) {
  const std::string text = write_record(sample());
  const auto forged = [&](std::string_view from, std::string_view to) {
    std::string copy = text;
    const std::size_t at = copy.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return with_right_checks(copy.replace(at, from.size(), to));
  };
  EXPECT_THAT(reading(forged("rules 1", "rules one")), testing::StartsWith("Line 3: expected \"rules N\""));
  EXPECT_THAT(reading(forged("rules 1", "rules 01")),
              testing::StartsWith("Line 3: this line is written differently"));
  EXPECT_THAT(reading(forged("players 4", "players 9")), testing::StartsWith("Line 4: expected \"players 1..8\""));
  EXPECT_THAT(reading(forged("move 2 seat", "move 3 seat")), testing::StartsWith("Line 13: expected \"result ...\""));
  EXPECT_THAT(reading(forged("seat 1 Ada", "seat 1  steady")),
              testing::StartsWith("Line 7: expected \"seat 1 NAME\""));
  EXPECT_THAT(reading(forged("option refuse-card no", "option refuse-card")), testing::StartsWith("Line 6:"));
}

TEST(Record, VerifyNamesWhatIsUntrue) {
  const Record good = sample();
  Record record = good;
  record.seed = seed_from_text("another");
  EXPECT_THAT(verifying(record), testing::StartsWith("Line 11: the seed is not the one that was promised"));
  record.commitment = commitment(record.seed);
  EXPECT_THAT(verifying(record), testing::HasSubstr("is not a legal move here"));
  record = good;
  record.moves[4].move = "play dragon-3";
  EXPECT_THAT(verifying(record), testing::StartsWith("Line 16: \"play dragon-3\" is not a legal move"));
  record = good;
  record.moves.pop_back();
  EXPECT_THAT(verifying(record), testing::HasSubstr("the result is \"unfinished\""));
  record.result = kUnfinished;
  EXPECT_EQ(verifying(record), "") << "a game may be left before its end";
  record = good;
  record.options.erase("give-trick");
  EXPECT_THAT(verifying(record), testing::StartsWith("Line 4: an option of the game is missing"));
  record = good;
  record.rules = 7;
  EXPECT_THAT(verifying(record), testing::StartsWith("Line 3: rules 7 are unknown"));
  record = good;
  record.players = 3;
  EXPECT_NE(verifying(record), "");
}

// A record says by which rules it was played; those of a version that nobody knows are refused.
TEST(Record, IsReplayedByTheRulesItNames) {
  const std::vector<std::string> names{"Ada", "Bruno", "Cleo", "Dev", "Elsa", "Finn"};
  const Seed seed = seed_from_text("versions");
  const auto old = deal_match({"shadow-hunters", 6, {{"quick-start", "yes"}}, names, seed, 1});
  const auto today = deal_match({"shadow-hunters", 6, {{"quick-start", "each"}}, names, seed});
  Record record = old->record();
  EXPECT_EQ(record.rules, 1);
  EXPECT_EQ(record.options.at("quick-start"), "yes") << "as it was written then";
  EXPECT_EQ(verifying(record), "");
  record.options["quick-start"] = "round";
  EXPECT_NE(verifying(record), "") << "one way to write a record";
  EXPECT_EQ(today->record().rules, today->about().rules_version);
  EXPECT_EQ(today->record().options.at("quick-start"), "each");
  EXPECT_EQ(verifying(today->record()), "");
  EXPECT_EQ(complaint([&] {
              deal_match({"shadow-hunters", 6, {}, names, seed, 9});
            }),
            "rules 9 are unknown; I have rules 1 to 2.");
  EXPECT_THROW(deal_match({"shadow-hunters", 6, {}, names, seed, 0}), BadInput);
}

TEST(Record, OfADrawnGameShowsHowItsSeedCameAbout) {
  const Record record = drawn_sample();
  const std::string text = write_record(record);
  EXPECT_EQ(read_record(text), record);
  EXPECT_EQ(verifying(record), "");
  EXPECT_THAT(text, testing::StartsWith("hallali record 2 #"));
  EXPECT_THAT(text, testing::HasSubstr("\nnumber 4 missing #"));
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::string changed = text;
    changed[i] = static_cast<char>(changed[i] ^ 1);
    ASSERT_THAT(reading(changed), testing::StartsWith("Line " + std::to_string(line_at(text, i)) + ":")) << i;
  }
}

TEST(Record, VerifyNamesWhatIsUntrueOfADraw) {
  const Record good = drawn_sample();
  const int line = line_of_commitment(good);
  Record record = good;
  record.draw->secret = seed_from_text("another");
  EXPECT_THAT(verifying(record), testing::StartsWith(fmt::format("Line {}: the seed is not the one", line)));
  record = good;
  record.draw->shares[0].number = seed_from_text("another");
  EXPECT_THAT(verifying(record), testing::StartsWith(fmt::format("Line {}: this number is not the one", line + 3)));
  record = good;
  record.draw->shares[0].number.reset();  // a server that says it got no number
  const int seed_line = line_of_result(good) + 2;
  EXPECT_THAT(verifying(record), testing::StartsWith(fmt::format("Line {}: the seed does not follow", seed_line)));
  record = good;
  record.draw->shares[1].seat = seat_at(0);
  EXPECT_THAT(verifying(record), testing::StartsWith(fmt::format("Line {}: seats come in order", line + 2)));
  record = good;
  record.moves[2].move = "play dragon-3";
  EXPECT_THAT(verifying(record), testing::StartsWith(fmt::format("Line {}: \"play dragon-3\"", line + 4 + 3)));
}

TEST(Record, AnyTextIsReadOrRefused) {
  EXPECT_TRUE(rc::check("never anything but BadInput", [](const std::vector<std::string>& lines) {
    std::string text = "hallali record 1\n";
    for (const std::string& line : lines) text += line + '\n';
    reading(text);
    reading(with_right_checks(text));
  }));
}

TEST(Names, AreOneLineOfText) {
  for (const char* good : {"A", "Zoé", "bot steady", "名前", "❤️", "a-very-long-name-of-exactly-forty-bytes."}) {
    EXPECT_TRUE(good_name(good)) << good;
  }
  for (const char* bad : {"",
                          " a",
                          "a ",
                          "a\nb",
                          "\x7F",
                          "a-very-long-name-of-more-than-forty-bytes....",
                          "\xC3",
                          "\xFF",
                          "a\xC2\x9B",
                          "a\xE2\x80\xAE",
                          "\xE2\x80\x8B",
                          "\u00A0",
                          "a\u00A0",
                          "\u3164",
                          "\u2800",
                          "\u2003",
                          "a\u00AD",
                          "a\u061C",
                          "\uFEFF",
                          "a\u200D",
                          "a\U000E0041",
                          "\uFE0F"}) {
    EXPECT_FALSE(good_name(bad)) << bad;
  }
}

TEST(Files, AreWrittenWholeOrNotAtAll) {
  const std::string folder = testing::TempDir();
  const std::string path = folder + "hallali_files_test.record";
  write_file(path, "one");
  write_file(path, "two");
  EXPECT_EQ(read_file(path), "two");
  EXPECT_FALSE(std::filesystem::exists(path + ".part"));
  EXPECT_THAT(complaint([&] { read_file(path + ".none"); }), testing::StartsWith("Cannot read "));
  EXPECT_THAT(complaint([&] { read_file(folder); }), testing::StartsWith("Cannot read "));
  EXPECT_THAT(complaint([&] { write_file(folder + "no/such/folder/file", "x"); }),
              testing::StartsWith("Cannot write "));
  std::filesystem::remove(path);
}

}  // namespace
}  // namespace hallali
