// Two sets of bits, one of each side, worked on together: every processor does so in one register.
#pragma once

#include <cstddef>
#include <cstdint>

namespace bergfried {

#if defined(__GNUC__)
using Two = std::uint64_t __attribute__((vector_size(16)));
#else
struct Two {
    std::uint64_t sets[2];

    std::uint64_t operator[](std::size_t i) const { return sets[i]; }
    friend Two operator&(Two a, Two b) { return {a[0] & b[0], a[1] & b[1]}; }
    friend Two operator|(Two a, Two b) { return {a[0] | b[0], a[1] | b[1]}; }
    friend Two operator<<(Two a, int n) { return {a[0] << n, a[1] << n}; }
    friend Two operator>>(Two a, int n) { return {a[0] >> n, a[1] >> n}; }
};
#endif

// The same set for one side, or for both.
template <class Sets>
Sets alike(std::uint64_t set) {
    if constexpr (sizeof(Sets) == sizeof set)
        return set;
    else
        return Sets{set, set};
}

inline std::uint64_t together(std::uint64_t set) { return set; }
inline std::uint64_t together(Two sets) { return sets[0] | sets[1]; }

} // namespace bergfried
