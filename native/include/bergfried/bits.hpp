// What bitboards need beyond <bit>.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace bergfried {

// [byte][n]: the place of the byte's n-th set bit.
constexpr std::array<std::array<std::uint8_t, 8>, 256> make_nth_in_byte() {
    std::array<std::array<std::uint8_t, 8>, 256> table{};
    for (std::size_t byte = 0; byte < 256; ++byte)
        for (std::size_t bit = 0, n = 0; bit < 8; ++bit)
            if (byte >> bit & 1)
                table[byte][n++] = static_cast<std::uint8_t>(bit);
    return table;
}
inline constexpr auto nth_in_byte = make_nth_in_byte();

// The place of the n-th set bit, counted from 0; there must be one. Without branches, which random numbers would
// mispredict: the counts of the bytes below lead to the byte, a table to the bit.
inline int nth_bit(std::uint64_t bits, int n) {
    constexpr std::uint64_t ones = 0x0101010101010101, tops = ones << 7;
    std::uint64_t sums = bits - (bits >> 1 & 0x5555555555555555);
    sums = (sums & 0x3333333333333333) + (sums >> 2 & 0x3333333333333333);
    sums = ((sums + (sums >> 4)) & 0x0f0f0f0f0f0f0f0f) * ones; // byte i: set bits in bytes 0..i
    const std::uint64_t wanted = static_cast<std::uint64_t>(n);
    const int place = 8 * std::popcount(((wanted * ones | tops) - sums) & tops); // bytes that end before the wanted bit
    const std::uint64_t below = (sums << 8) >> place & 0xff;
    return place + nth_in_byte[bits >> place & 0xff][wanted - below];
}

} // namespace bergfried
