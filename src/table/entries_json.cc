#include "table/entries.h"

namespace hallali {

HALLALI_JSON_HERE(Settings);
HALLALI_JSON_HERE(entry::Any);

}  // namespace hallali
