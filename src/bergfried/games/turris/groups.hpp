// R22 for the network: which groups the next blocks can join, in all pictures at once.
//
// Groups are found by growing, a few squares a step, each step waiting for the one before; processors grow eight
// pictures side by side nearly as fast as one.
#pragma once

#include "evaluation.hpp"

namespace bergfried::turris {

// The four sides as one colour has them, then as the other one has.
constexpr std::size_t many = 8;
using Pictures = std::array<Picture, many>;

struct Nearby {                // in one picture
    int largest = 0;           // squares of its largest group
    Picture joins = 0;         // places beside a group as large as that
    std::array<int, 3> size{}; // by column, of the largest group beside its lower place; 0 if there is none
};

// In each picture the group of the lowest square that is left; it leaves both sets.
inline Pictures take_groups(Pictures& left, Pictures& rest) {
    Pictures groups;
    for (std::size_t i = 0; i < many; ++i)
        groups[i] = left[i] & (~left[i] + 1);
    for (Picture grown = 1; grown;) {
        grown = 0;
        for (std::size_t i = 0; i < many; ++i) {
            const Picture once = groups[i] | (beside(groups[i]) & rest[i]);
            const Picture twice = once | (beside(once) & rest[i]);
            grown |= twice ^ groups[i];
            groups[i] = twice;
        }
    }
    for (std::size_t i = 0; i < many; ++i) {
        left[i] &= ~groups[i];
        rest[i] &= ~groups[i];
    }
    return groups;
}

inline bool any(const Pictures& set) {
    Picture all = 0;
    for (const Picture picture : set)
        all |= picture;
    return all != 0;
}

// Places are the next square of each column, in `next`, and the one above it.
inline std::array<Nearby, many> groups_nearby(const Pictures& squares, const Pictures& next) {
    std::array<Nearby, many> found{};
    Pictures rest = squares, left, places;
    for (std::size_t i = 0; i < many; ++i) {
        places[i] = next[i] | next[i] << 1;
        left[i] = beside(places[i]) & rest[i];
    }
    while (any(left)) {
        const Pictures groups = take_groups(left, rest);
        for (std::size_t i = 0; i < many; ++i) {
            Nearby& nearby = found[i];
            const Picture around = beside(groups[i]) & places[i];
            const int size = std::popcount(groups[i]);
            if (size > nearby.largest)
                nearby.joins = 0;
            nearby.largest = std::max(nearby.largest, size);
            if (size == nearby.largest)
                nearby.joins |= around;
            for (Picture here = around & next[i]; here; here &= here - 1) {
                int& largest = nearby.size[static_cast<std::size_t>(std::countr_zero(here) / 16)];
                largest = std::max(largest, size);
            }
        }
    }
    // A group elsewhere may be larger still.
    while (true) {
        for (std::size_t i = 0; i < many; ++i)
            left[i] = std::popcount(rest[i]) > found[i].largest ? rest[i] : 0;
        if (!any(left))
            return found;
        const Pictures groups = take_groups(left, rest);
        for (std::size_t i = 0; i < many; ++i)
            if (const int size = std::popcount(groups[i]); size > found[i].largest) {
                found[i].largest = size;
                found[i].joins = 0;
            }
    }
}

// The same for the roof, which has so few squares that all its pictures are worked out beforehand.
constexpr std::size_t roofs = std::size_t{1} << columns;
struct Roof {
    std::uint8_t largest = 0;
    std::array<std::uint8_t, columns> size{}; // by column, of the largest group beside it
};
inline constexpr std::array<Roof, roofs> roof_groups = [] {
    std::array<Roof, roofs> made{};
    const auto around = [](std::size_t set) { // no row runs into the next
        constexpr std::size_t west = 0b001001001, east = west << 2;
        return (set & ~east) << 1 | (set & ~west) >> 1 | set << width | set >> width;
    };
    for (std::size_t squares = 0; squares < roofs; ++squares)
        for (std::size_t rest = squares; rest;) {
            std::size_t group = rest & (~rest + 1), before = 0;
            while (group != before) {
                before = group;
                group |= around(group) & squares;
            }
            rest &= ~group;
            const auto size = static_cast<std::uint8_t>(std::popcount(group));
            made[squares].largest = std::max(made[squares].largest, size);
            for (std::size_t column = 0; column < columns; ++column)
                if (around(group) >> column & 1)
                    made[squares].size[column] = std::max(made[squares].size[column], size);
        }
    return made;
}();

} // namespace bergfried::turris
