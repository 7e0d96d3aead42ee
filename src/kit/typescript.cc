#include "kit/typescript.h"

#include <stdexcept>

namespace hallali {

std::string TypeScript::undeclared(const char* name) {
  throw std::logic_error(std::string("declare this type to TypeScript first: ") + name);
}

}  // namespace hallali
