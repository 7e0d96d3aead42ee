#include "server/invites.h"

#include <algorithm>

#include "server/tokens.h"

namespace hallali {
namespace {

constexpr std::size_t kMost = 64;

}  // namespace

std::string Invites::invite() const { return invite_to(table_, secret_); }

std::string Invites::pass() const { return pass_to(table_, secret_); }

bool Invites::is_invite(std::string_view text) const { return same_secret(text, invite()); }

bool Invites::invited(const Person& person) const { return std::ranges::find(invited_, person) != invited_.end(); }

void Invites::brought_by(const Person& person) {
  if (invited(person)) return;
  if (invited_.size() >= kMost) invited_.erase(invited_.begin());
  invited_.push_back(person);
}

}  // namespace hallali
