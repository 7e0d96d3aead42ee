#include "server/invites.h"

#include <algorithm>

#include "server/tokens.h"

namespace hallali {
namespace {

constexpr std::size_t kMost = 64;

}  // namespace

std::string Invites::invite() const { return invite_to(table_, secret_, door_.invite()); }

std::string Invites::pass() const { return pass_to(table_, secret_, door_.pass()); }

bool Invites::is_invite(std::string_view text) const { return same_secret(text, invite()); }

bool Invites::was_invite(std::string_view text) const {
  for (int which = std::max(0, door_.invite() - Door::kOldLinks); which < door_.invite(); ++which) {
    if (same_secret(text, invite_to(table_, secret_, which))) return true;
  }
  return false;
}

bool Invites::shows(std::string_view pass, int game) const {
  for (int which = std::max(0, door_.pass() - Door::kOldLinks); which <= door_.pass(); ++which) {
    if (same_secret(pass, pass_to(table_, secret_, which))) return door_.shows(which, game);
  }
  return false;
}

void Invites::forget(const Person& person) { std::erase(invited_, person); }

bool Invites::invited(const Person& person) const { return std::ranges::find(invited_, person) != invited_.end(); }

void Invites::brought_by(const Person& person) {
  if (invited(person)) return;
  if (invited_.size() >= kMost) invited_.erase(invited_.begin());
  invited_.push_back(person);
}

}  // namespace hallali
