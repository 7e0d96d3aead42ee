#include "server/invites.h"

#include <algorithm>

#include "server/tokens.h"

namespace hallali {
namespace {

constexpr std::size_t kMost = 64;

}  // namespace

std::string Invites::invite() const { return invite_to(table_, secret_, door_.invite()); }

std::string Invites::pass() const { return pass_to(table_, secret_, door_.pass()); }

bool Invites::is_invite(std::string_view text) const { return which_invite(table_, secret_, text) == door_.invite(); }

bool Invites::was_invite(std::string_view text) const {
  const auto which = which_invite(table_, secret_, text);
  return which && *which < door_.invite();
}

bool Invites::shows(std::string_view pass, int game) const {
  const auto which = which_pass(table_, secret_, pass);
  return which && door_.shows(*which, game);
}

void Invites::forget(const Person& person) { std::erase(invited_, person); }

bool Invites::invited(const Person& person) const { return std::ranges::find(invited_, person) != invited_.end(); }

void Invites::brought_by(const Person& person) {
  if (invited(person)) return;
  if (invited_.size() >= kMost) invited_.erase(invited_.begin());
  invited_.push_back(person);
}

}  // namespace hallali
