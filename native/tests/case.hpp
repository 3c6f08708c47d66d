// A position that the checks begin from.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace bergfried {

struct Case {
    std::vector<std::uint8_t> bytes;   // packed
    std::vector<std::uint64_t> counts; // move sequences of length 1, 2, …
};

} // namespace bergfried
