// Reproducible random numbers: the same seed gives the same games on every machine.
#pragma once

#include <cstdint>
#include <utility>

namespace bergfried {

// splitmix64: one multiplication chain per number, and any seed is a good one.
constexpr std::uint64_t scramble(std::uint64_t x) {
    x += 0x9e3779b97f4a7c15;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    return x ^ (x >> 31);
}

// xoroshiro128+: a few cycles a number, which playouts feel.
class Dice {
public:
    explicit constexpr Dice(std::uint64_t seed) : a_(scramble(seed)), b_(scramble(a_)) {}

    constexpr std::uint64_t next() {
        const std::uint64_t sum = a_ + b_;
        const std::uint64_t mix = b_ ^ a_;
        a_ = rotate(a_, 24) ^ mix ^ (mix << 16);
        b_ = rotate(mix, 37);
        return sum;
    }

    // 0 .. below-1, with a bias below 2^-22 for the lengths of move lists.
    constexpr std::uint32_t below(std::uint32_t bound) {
        return static_cast<std::uint32_t>(((next() >> 32) * bound) >> 32);
    }

    // Two such numbers at the price of one.
    constexpr std::pair<std::uint32_t, std::uint32_t> two_below(std::uint32_t one, std::uint32_t two) {
        const std::uint64_t drawn = next();
        return {static_cast<std::uint32_t>(((drawn >> 32) * one) >> 32),
                static_cast<std::uint32_t>(((drawn & 0xffffffff) * two) >> 32)};
    }

    template <class List>
    constexpr void shuffle(List& list) {
        for (std::size_t i = list.size(); i > 1; --i)
            std::swap(list.begin()[i - 1], list.begin()[below(static_cast<std::uint32_t>(i))]);
    }

private:
    static constexpr std::uint64_t rotate(std::uint64_t x, int by) { return (x << by) | (x >> (64 - by)); }

    std::uint64_t a_, b_;
};

} // namespace bergfried
