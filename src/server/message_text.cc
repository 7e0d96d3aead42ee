#include "server/message_text.h"

#include <vector>

namespace hallali {
namespace {

// Updates are longer than what the C library keeps at hand, and there are tens of thousands a second: a text that has
// been sent is used again for the next one.
class Spares {
 public:
  std::unique_ptr<std::string> take() {
    if (texts_.empty()) return std::make_unique<std::string>();
    auto text = std::move(texts_.back());
    texts_.pop_back();
    return text;
  }
  void give_back(std::unique_ptr<std::string> text) {
    if (texts_.size() < kMost && text->capacity() <= kLongest) texts_.push_back(std::move(text));
  }

 private:
  static constexpr std::size_t kMost = 64;
  static constexpr std::size_t kLongest = 8192;
  std::vector<std::unique_ptr<std::string>> texts_;
};

thread_local Spares spares;

}  // namespace

SharedText message_text(const wire::message::Any& message) {
  JsonText written;
  write_json(written, message);
  auto text = spares.take();
  text->assign(written.data(), written.size());
  return {text.release(), [](std::string* sent) { spares.give_back(std::unique_ptr<std::string>(sent)); }};
}

}  // namespace hallali
