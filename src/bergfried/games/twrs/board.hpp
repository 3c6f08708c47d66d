// The board of TWRS and what pieces on it are as numbers: all that holds before there is a position.
//
// It has two pictures. Where a tower may go and what it may mark are questions along lines (R6, R7, R15): so columns
// and rows are sets of eleven bits. What is joined to what goes around corners (R12): so all points are one set of 121
// bits.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace bergfried::twrs {

constexpr int size = 11; // R1
constexpr int points = size * size;
constexpr int supply = 40;     // R2: stones
constexpr int side_towers = 3; // R2

// A point is its column << 4 | its row: no divisions. In bytes and actions points are counted column by column from a1.
using Point = std::uint32_t;
constexpr Point nowhere = 0xff;
constexpr std::size_t number(Point point) { return (point >> 4) * size + (point & 15); }
constexpr Point numbered(std::size_t n) { return static_cast<Point>(n / size << 4 | n % size); }

// Its point << 1 | whether it is petrified (R13).
using Tower = std::uint16_t;
constexpr Tower missing = 0xffff; // counts as petrified
constexpr Tower tower_on(Point point) { return static_cast<Tower>(point << 1); }
constexpr Point point_of(Tower tower) { return Point{tower} >> 1; }
constexpr bool petrified(Tower tower) { return tower & 1; }
using Towers = std::array<Tower, side_towers>; // of one side, in rising order

// Some points of one column (bit = row) or of one row (bit = column).
using Line = std::uint32_t;
constexpr Line whole = (1 << size) - 1;
constexpr Line bit(int place) { return Line{1} << place; }

// The bit of a place that may lie outside the board, where there is none; place is -16 .. 31.
constexpr Line bit_if_any(int place) { return static_cast<Line>((std::uint64_t{1} << (place + 16)) >> 16) & whole; }

constexpr Line shifted(Line line, int by) {
    return static_cast<Line>((std::uint64_t{line} << (by + 16)) >> 16) & whole;
}

// R6: a place and all free places around it, up to the edge or the first that is not free.
constexpr Line stretch(Line free, int place) {
    const Line filled = free | (bit(place + 1) - 1);
    const Line up_to_blocker = filled & ~(filled + 1);
    const Line blockers_below = ~free & (bit(place) - 1);
    return up_to_blocker & (~Line{0} << std::bit_width(blockers_below));
}

// The columns of the board, or its rows; the twelfth is empty and fills the last word.
using Lines = std::array<std::uint16_t, 12>;
constexpr std::size_t upright = 0, level = 1; // axes: lines are columns, or rows

// [a][b]: nothing in the lines between a and b, everything in the others; but nothing in the empty line if a is b.
constexpr auto beside = [] {
    std::array<std::array<Lines, size>, size> table{};
    for (int a = 0; a < size; ++a)
        for (int b = 0; b < size; ++b)
            for (int line = 0; line < 12; ++line) {
                const bool between = (std::min(a, b) < line && line < std::max(a, b)) || (a == b && line == size);
                table[a][b][line] = between ? 0 : 0xffff;
            }
    return table;
}();

using Words = std::array<std::uint64_t, 3>; // four lines each: what is done to all lines goes faster by words
inline Words words(const Lines& lines) {
    Words all;
    std::memcpy(all.data(), lines.data(), sizeof all);
    return all;
}

// [a][b]: the places between two, without them.
constexpr auto between = [] {
    std::array<std::array<std::uint16_t, size>, size> table{};
    for (int a = 0; a < size; ++a)
        for (int b = 0; b < size; ++b)
            for (int place = std::min(a, b) + 1; place < std::max(a, b); ++place)
                table[a][b] |= static_cast<std::uint16_t>(bit(place));
    return table;
}();

// The places that are free in all lines between two; none between a line and itself.
inline Line free_between(const Words& free, int a, int b) {
    const Words mask = words(beside[a][b]);
    std::uint64_t all = (free[0] | mask[0]) & (free[1] | mask[1]) & (free[2] | mask[2]);
    all &= all >> 32;
    all &= all >> 16;
    return static_cast<Line>(all & 0xffff);
}

// The places that two sets of lines share in any line.
inline Line shared(const Words& one, const Lines& other) {
    const Words two = words(other);
    std::uint64_t any = (one[0] & two[0]) | (one[1] & two[1]) | (one[2] & two[2]);
    any |= any >> 32;
    any |= any >> 16;
    return static_cast<Line>(any & 0xffff);
}

// R15: where a diagonal meets the lines.
using Stairs = std::array<Lines, 2 * size - 1>;
constexpr auto falling_stairs = [] { // [sum]: where place + line is that
    Stairs table{};
    for (int sum = 0; sum < 2 * size - 1; ++sum)
        for (int line = 0; line < size; ++line)
            table[sum][line] = static_cast<std::uint16_t>(bit_if_any(sum - line));
    return table;
}();
constexpr auto rising_stairs = [] { // [difference + 10]: where place - line is that
    Stairs table{};
    for (int difference = -10; difference <= 10; ++difference)
        for (int line = 0; line < size; ++line)
            table[difference + 10][line] = static_cast<std::uint16_t>(bit_if_any(difference + line));
    return table;
}();

constexpr auto mirrored = [] { // the places of a line counted from its other end
    std::array<std::uint16_t, 1 << size> table{};
    for (Line line = 0; line <= whole; ++line)
        for (int place = 0; place < size; ++place)
            if (line & bit(place))
                table[line] |= static_cast<std::uint16_t>(bit(size - 1 - place));
    return table;
}();

// A set of points, bit = number.
struct Points {
    std::uint64_t low = 0, high = 0;

    constexpr bool operator==(const Points&) const = default;
    constexpr explicit operator bool() const { return (low | high) != 0; }
    constexpr Points operator|(Points o) const { return {low | o.low, high | o.high}; }
    constexpr Points operator&(Points o) const { return {low & o.low, high & o.high}; }
    constexpr Points operator~() const { return {~low, ~high}; }
    constexpr Points operator<<(int by) const { return {low << by, high << by | low >> (64 - by)}; } // by is 1 .. 63
    constexpr Points operator>>(int by) const { return {low >> by | high << (64 - by), high >> by}; }
    constexpr int count() const { return std::popcount(low) + std::popcount(high); }
    constexpr Points lowest() const { return low ? Points{low & -low, 0} : Points{0, high & -high}; } // its first point
};

constexpr Points only(std::size_t n) {
    return n < 64 ? Points{std::uint64_t{1} << n, 0} : Points{0, std::uint64_t{1} << (n - 64)};
}
constexpr Points with_row(int row) {
    Points all;
    for (int column = 0; column < size; ++column)
        all = all | only(static_cast<std::size_t>(column * size + row));
    return all;
}
constexpr Points board{~std::uint64_t{0}, (std::uint64_t{1} << (points - 64)) - 1};
constexpr Points not_bottom = board & ~with_row(0), not_top = board & ~with_row(size - 1);

// Points one step away from a set, and the set.
constexpr Points spread(Points set) {
    return set | (set << size | set >> size) | (set << 1 & not_bottom) | (set >> 1 & not_top);
}

// R12: the points of `open` that are joined to `area`, which is some of them; fewer if `wanted` is found before all.
constexpr Points joined(Points area, Points open, Points wanted) {
    for (Points before; area != before && (wanted & ~area);) {
        before = area;
        area = spread(area) & open;
    }
    return area;
}

// R12: whether a stone can part an area, by the walls among the 3 × 3 points around it (bit = 3 · column + row, its own
// is 4): only if its free neighbours up, down, left and right are not joined on the ring around it.
constexpr auto can_part = [] {
    constexpr std::array<int, 8> ring{1, 2, 5, 8, 7, 6, 3, 0}; // 1, 5, 7 and 3 are the neighbours
    std::array<bool, 512> table{};
    for (std::size_t walls = 0; walls < 512; ++walls) {
        const auto open = [&](std::size_t i) { return !(walls >> ring[i % 8] & 1); };
        int groups = 0; // of open points in a row around the ring with a neighbour among them
        for (std::size_t first = 0; first < 8; ++first) {
            if (!open(first) || open(first + 7))
                continue;
            bool neighbour = false;
            for (std::size_t i = first; open(i); ++i)
                neighbour = neighbour || i % 2 == 0;
            groups += neighbour;
        }
        table[walls] = groups > 1;
    }
    return table;
}();

} // namespace bergfried::twrs
