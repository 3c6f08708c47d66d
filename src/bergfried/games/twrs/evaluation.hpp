// What is good in TWRS, for the searches.
//
// The value is a sum of features, Orange less Blue, each with a weight that changes as the stones run out: it is given
// for the empty board, for half the stones and for all of them, and taken straight between.
//   settled  points in areas of one colour alone: they count (R16), nobody will take them away
//   closer   points of contested areas with fewer steps to a tower of the colour than to an enemy one
//   sooner   points of contested areas that a tower of the colour reaches in one or two moves and sooner than an enemy
//   one reach    points that one colour reaches with its next move and the other does not goals    moves of all towers,
//   without marking hemmed   towers with few moves (up to three): they are easily walled in live     towers that are
//   not petrified
// and for the side to move:
//   turn     having the turn
#pragma once

#include "kernel.hpp"

#include <bergfried/judged.hpp>

namespace bergfried::twrs {

enum Feature : std::uint8_t { settled, closer, sooner, reach, goals, hemmed, live, turn, in_all };
using Features = std::array<int, in_all>;

constexpr int stages = 3; // no stones, half of them, all
using Weights = std::array<std::array<int, in_all>, stages>;

// clang-format off
inline constexpr Weights weights{{
    // settled, closer, sooner, reach, goals, hemmed, live, turn
    {       30,      2,      3,    -2,     8,    -60,   20,   50},
    {       18,      9,      6,    -2,     8,    -40,   20,   30},
    {       16,      9,      6,    -2,     5,    -40,   20,   20},
}};
// clang-format on

// All points that one move leads to from any of a set, and the set (R6).
constexpr Points slide(Points set, Points free) {
    const Points free_up = free & not_bottom, free_down = free & not_top;
    Points up = set, down = set, right = set, left = set;
    for (int step = 1; step < size; ++step) {
        up = up | (up << 1 & free_up);
        down = down | (down >> 1 & free_down);
        right = right | (right << size & free);
        left = left | (left >> size & free);
    }
    return up | down | right | left;
}

// [places of a row]: its points, in the first row.
constexpr auto row_points = [] {
    std::array<Points, whole + 1> table{};
    for (Line line = 0; line <= whole; ++line)
        for (int place = 0; place < size; ++place)
            if (line & bit(place))
                table[line] = table[line] | only(static_cast<std::size_t>(place * size));
    return table;
}();

constexpr Points shifted(Points set, std::size_t by) {
    return by == 0 ? set : by < 64 ? set << static_cast<int>(by) : Points{0, set.low << (by - 64)};
}

// What the live towers of one side can do.
struct Reach {
    Points towers, next; // where they stand; where they can go
    int goals = 0, hemmed = 0, live = 0;
};
inline Reach reach_of(const Position& position, std::size_t side) {
    constexpr int few = 3; // moves of a tower that is hemmed in
    Reach found;
    position.each_live(side, [&](Point tower) {
        const std::size_t column = tower >> 4, row = tower & 15;
        const Line upright = stretch(position.free_columns()[column], static_cast<int>(row)) & ~(Line{1} << row);
        const Line level = stretch(position.free_rows()[row], static_cast<int>(column)) & ~(Line{1} << column);
        found.towers = found.towers | only(number(tower));
        found.next = found.next | shifted({upright, 0}, column * size) | shifted(row_points[level], row);
        const int moves = std::popcount(upright) + std::popcount(level);
        found.goals += moves;
        found.hemmed += moves <= few;
        ++found.live;
    });
    return found;
}

// The points of contested areas go to the side that has fewer steps to them: Orange's less Blue's.
inline int shared_out(Points orange, Points blue, Points open) {
    int lead = 0;
    for (;;) {
        const Points more_orange = spread(orange) & open, more_blue = spread(blue) & open;
        const Points fresh = ~(orange | blue);
        const Points new_orange = more_orange & fresh, new_blue = more_blue & fresh;
        if (!(new_orange | new_blue))
            return lead;
        lead += (new_orange & ~new_blue).count() - (new_blue & ~new_orange).count();
        orange = more_orange;
        blue = more_blue;
    }
}

inline Features features_of(const Position& position) {
    Features found{};
    const Points open = position.open();
    const Reach orange = reach_of(position, 0), blue = reach_of(position, 1);
    const Points free = open & ~(orange.towers | blue.towers);
    const Points next = orange.next & ~blue.next, next_blue = blue.next & ~orange.next;
    const Points later = free & ~(orange.next | blue.next);
    const Points second = slide(orange.next, free) & later, second_blue = slide(blue.next, free) & later;
    found[settled] = position.settled(0) - position.settled(1);
    found[closer] = shared_out(orange.towers, blue.towers, open);
    found[reach] = next.count() - next_blue.count();
    found[sooner] = found[reach] + (second & ~second_blue).count() - (second_blue & ~second).count();
    found[goals] = orange.goals - blue.goals;
    found[hemmed] = orange.hemmed - blue.hemmed;
    found[live] = orange.live - blue.live;
    found[turn] = position.side() == Side::first ? 1 : -1;
    return found;
}

inline int evaluate(const Position& position) {
    const Features found = features_of(position);
    constexpr int half = supply / 2;
    const std::size_t stage = position.stones() < half ? 0 : 1;
    const int past = position.stones() - static_cast<int>(stage) * half;
    int sum = 0;
    for (std::size_t i = 0; i < in_all; ++i)
        sum += found[i] * (weights[stage][i] * (half - past) + weights[stage + 1][i] * past);
    const int value = std::clamp(sum / half, -largest_estimate, largest_estimate);
    return position.side() == Side::first ? value : -value;
}

// Gives every feature to `add(weight number, how often)`: it counts between two stages, for each in part.
template <class Add>
void features(const Position& position, Add add) {
    const Features found = features_of(position);
    constexpr int half = supply / 2;
    const int stones = position.stones();
    const int stage = stones < half ? 0 : 1;
    const double later = static_cast<double>(stones - stage * half) / half;
    for (int i = 0; i < in_all; ++i) {
        add(stage * in_all + i, (1 - later) * found[static_cast<std::size_t>(i)]);
        add((stage + 1) * in_all + i, later * found[static_cast<std::size_t>(i)]);
    }
}

// Stones that may part an area come first; among the quiet moves those without stones are the last.
inline int urgency(const Position& position, MoveCode code) {
    const auto [from, to, one, two] = read(code);
    if (one == nowhere)
        return -500;
    const int cuts = can_part[position.walls_around(one)] + (two != nowhere && can_part[position.walls_around(two)]);
    return cuts ? 0 : two == nowhere ? -200 : -100;
}

// Most moves set stones, so nothing beyond the depth is quieter than the rest. Of the searches, alphabeta won 18 of 29
// games at equal times.
constexpr Habits habits(std::type_identity<Position>) { return {.beyond = 0}; }

static_assert(Featured<Position>);

} // namespace bergfried::twrs
