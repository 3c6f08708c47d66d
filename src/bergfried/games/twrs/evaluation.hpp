// What is good in TWRS, for the searches.
//
// The value is a sum of features, Orange less Blue, each with a weight that changes as the stones run out: it is given
// for the empty board, for half the stones and for all of them, and taken straight between.
//   settled  points in areas of one colour alone: they count (R16), nobody will take them away
//   closer   points of contested areas with fewer steps to a tower of the colour than to an enemy one
//   sooner   points of contested areas that a tower of the colour reaches in fewer moves than an enemy one
//   reach    points that one colour reaches with its next move and the other does not
//   goals    moves of all towers, without marking
//   hemmed   towers with few moves (up to three): they are easily walled in
//   live     towers that are not petrified
// and for the side to move:
//   turn     having the turn
#pragma once

#include "kernel.hpp"

#include <bergfried/judged.hpp>

namespace bergfried::twrs {

enum Feature : std::uint8_t { settled, closer, sooner, reach, goals, hemmed, live, turn, features };
using Features = std::array<int, features>;

constexpr int stages = 3; // no stones, half of them, all
using Weights = std::array<std::array<int, features>, stages>;

// clang-format off
inline constexpr Weights weights{{
    // settled, closer, sooner, reach, goals, hemmed, live, turn
    {       10,    6,    4,     2,     2,    -15,    0,   20},
    {       15,    8,    4,     2,     2,    -15,    0,   20},
    {       25,    8,    2,     1,     1,     -5,    0,   10},
}};
// clang-format on

// Points one step away from a set, and the set.
constexpr Points spread(Points set) {
    return set | (set << size | set >> size) | (set << 1 & not_bottom) | (set >> 1 & not_top);
}

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

// The points that both sides share out among themselves, the sooner reached the better: Orange's less Blue's. `grow`
// widens a set by a step or a move. `at_first`: the same for the first step alone.
template <class Grow>
int shared_out(Points orange, Points blue, int& at_first, Grow grow) {
    int lead = 0;
    for (bool first = true;; first = false) {
        const Points more_orange = grow(orange), more_blue = grow(blue);
        const Points fresh = (more_orange | more_blue) & ~(orange | blue);
        if (!fresh)
            return lead;
        const int now = (more_orange & fresh & ~more_blue).count() - (more_blue & fresh & ~more_orange).count();
        lead += now;
        if (first)
            at_first = now;
        orange = more_orange;
        blue = more_blue;
    }
}

inline Features features_of(const Position& position) {
    constexpr int few = 3; // moves of a tower that is hemmed in
    Features found{};
    const Points open = position.open();
    Points taken;
    std::array<Points, 2> towers;
    for (std::size_t side = 0; side < 2; ++side) {
        const int sign = side == 0 ? 1 : -1;
        position.each_live(side, [&](Point tower) {
            towers[side] = towers[side] | only(number(tower));
            const int column = static_cast<int>(tower >> 4), row = static_cast<int>(tower & 15);
            const int moves =
                std::popcount(stretch(position.free_columns()[static_cast<std::size_t>(column)], row) & ~bit(row)) +
                std::popcount(stretch(position.free_rows()[static_cast<std::size_t>(row)], column) & ~bit(column));
            found[goals] += sign * moves;
            found[hemmed] += moves <= few ? sign : 0;
            found[live] += sign;
        });
        found[settled] += sign * position.settled(side);
    }
    taken = towers[0] | towers[1];
    int unused = 0;
    found[closer] = shared_out(towers[0], towers[1], unused, [&](Points set) { return spread(set) & open; });
    found[sooner] =
        shared_out(towers[0], towers[1], found[reach], [&](Points set) { return slide(set, open & ~taken); });
    found[turn] = position.side() == Side::first ? 1 : -1;
    return found;
}

inline int evaluate(const Position& position) {
    const Features found = features_of(position);
    constexpr int half = supply / 2;
    const std::size_t stage = position.stones() < half ? 0 : 1;
    const int past = position.stones() - static_cast<int>(stage) * half;
    int sum = 0;
    for (std::size_t i = 0; i < features; ++i)
        sum += found[i] * (weights[stage][i] * (half - past) + weights[stage + 1][i] * past);
    const int value = std::clamp(sum / half, -largest_estimate, largest_estimate);
    return position.side() == Side::first ? value : -value;
}

// Stones that may part an area come first; among the quiet moves those without stones are the last.
inline int urgency(const Position& position, MoveCode code) {
    const Point one = code >> 16 & 0xff, two = code >> 24;
    if (one == nowhere)
        return -500;
    const int cuts = can_part[position.walls_around(one)] + (two != nowhere && can_part[position.walls_around(two)]);
    return cuts ? 0 : two == nowhere ? -200 : -100;
}

constexpr Habits habits(std::type_identity<Position>) { return {.method = Method::mcts, .beyond = 0}; }

static_assert(Judged<Position>);

} // namespace bergfried::twrs
