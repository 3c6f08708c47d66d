// The turns of a side in TWRS: which there are, how many, and one drawn by lot.
//
// Where a tower may go and what it may mark is found for all its goals at once, a bit each; numbers are made only of
// the moves that somebody wants to see. Turns follow from the free points and the towers; of the rest that a position
// keeps, areas, score and key, nothing is needed here.
#pragma once

#include "board.hpp"

#include <bergfried/bits.hpp>
#include <bergfried/kernel.hpp>
#include <bergfried/random.hpp>

#include <algorithm>
#include <bit>
#include <utility>

namespace bergfried::twrs {

// A move as a number: a byte for the start, the goal and each of two stones, in rising order, nowhere if there is none.
// A placement (R4) starts where it ends.
struct Move {
    Point from, to, one, two;
};
constexpr Move read(MoveCode code) { return {code & 0xff, code >> 8 & 0xff, code >> 16 & 0xff, code >> 24}; }
constexpr MoveCode placement(Point point) { return point | point << 8 | 0xffff0000; }

class Turns {
public:
    // Three towers have at most 20 goals each. After such a move there are no stones, or those of one of three enemy
    // towers in one of three ways: at most 60 · (1 + 9) moves; or if one stone is left (R11), one of the two points of
    // those: at most 60 · (1 + 18). Placements are fewer.
    using Moves = MoveList<1140>;

    Turns(const std::array<Lines, 2>& free, const Towers& mine, const Towers& enemies, bool diagonals, bool last_stone)
        : free_{free}, mine_{mine}, enemies_{enemies}, diagonals_{diagonals}, last_stone_{last_stone} {}

    void list(Moves& moves) const {
        each_group([&](const Group& group) { list(group, moves); });
    }

    std::size_t count() const {
        std::size_t count = 0;
        each_group([&](const Group& group) { count += static_cast<std::size_t>(std::popcount(group.goals)); });
        return count;
    }

    // One of them, each equally likely; no_move if there is none.
    MoveCode draw(Dice& dice) const {
        // With diagonals so few ways fit that trying takes longer, and the last stone (R11) has ways of its own.
        return diagonals_ || last_stone_ ? draw_by_groups(dice) : draw_by_trial(dice);
    }

private:
    // The enemy towers seen along an axis. Nothing is seen of those that cannot be marked.
    struct Enemies {
        std::array<int, side_towers> line, place; // which line each stands on, and where on it
        std::array<Line, side_towers> along;      // R6: its movement line along the axis
        std::array<Line, side_towers> across;     // … and across it
        std::array<Line, side_towers> at;         // the bit of its place
        bool aligned;                             // whether two of them share a line, along or across
    };
    using Marks = std::array<Line, side_towers>; // goals for each enemy tower

    // Moves of one tower along one axis with one way of marking. A bit is a goal; there are four lanes of 16: without
    // stones, then with the stones of each enemy tower.
    struct Group {
        std::uint64_t goals;
        std::uint64_t own, other;       // goals with a stone on the enemy's line along the axis, and across it
        std::uint8_t axis, line, place; // of the tower that moves
        std::int8_t slope;              // R15: 0 movement lines, 1 rising diagonal, -1 falling
    };
    static constexpr std::size_t most_groups = side_towers * 2 * 3 * 2;
    static constexpr Group empty_group(std::size_t axis, int line, int place) {
        const auto byte = [](auto number) { return static_cast<std::uint8_t>(number); };
        return {0, 0, 0, byte(axis), byte(line), byte(place), 0};
    }
    static constexpr std::uint64_t lanes(Line plain, const Marks& marks) {
        return plain | std::uint64_t{marks[0]} << 16 | std::uint64_t{marks[1]} << 32 | std::uint64_t{marks[2]} << 48;
    }

    static constexpr Point point_at(std::size_t axis, int line, int place) {
        return static_cast<Point>(axis == upright ? line << 4 | place : place << 4 | line);
    }

    // The line and the place of a tower.
    static std::pair<int, int> seen(std::size_t axis, Tower tower) {
        const int column = tower >> 5 & 15, row = tower >> 1 & 15;
        return axis == upright ? std::pair{column, row} : std::pair{row, column};
    }

    // All legal moves, each in one group.
    template <class Visit>
    void each_group(Visit visit) const {
        if (diagonals_) {
            each_group_along<upright, true>(visit);
            each_group_along<level, true>(visit);
        } else {
            each_group_along<upright, false>(visit);
            each_group_along<level, false>(visit);
        }
    }

    template <std::size_t axis, bool diagonals, class Visit>
    void each_group_along(Visit& visit) const {
        const Lines& free = free_[axis];
        const Lines& crossing = free_[1 - axis];
        const Words free_words = words(free);
        Enemies enemies;
        for (std::size_t i = 0; i < side_towers; ++i) {
            const Tower tower = enemies_[i];
            const Line live = (tower & 1) - Line{1}; // R14; nothing if petrified or missing
            const auto [line, place] = seen(axis, tower & static_cast<Tower>(live));
            enemies.line[i] = line;
            enemies.place[i] = place;
            enemies.at[i] = bit(place) & live;
            enemies.along[i] = stretch(free[line], place) & ~bit(place) & live;
            if constexpr (diagonals)
                enemies.across[i] = stretch(crossing[place], line) & ~bit(line) & live;
        }
        const auto& [a, b, c] = enemies.line;
        const auto& [d, e, f] = enemies.place;
        enemies.aligned = (a == b) | (a == c) | (b == c) | (d == e) | (d == f) | (e == f);
        for (const Tower tower : mine_) {
            if (petrified(tower))
                continue; // R13, or missing
            const auto [line, place] = seen(axis, tower);
            const Line reach = stretch(free[line], place);
            const Line goals = reach & ~bit(place); // R6
            Group group = empty_group(axis, line, place);

            // R7: a stone on the enemy's line along the axis, beside the goal; and one on his line across it, the same
            // for all goals, perhaps where the tower came from. R8: none if they are on one line.
            Marks own, other;
            for (std::size_t i = 0; i < side_towers; ++i) {
                const Line between = free_between(free_words, line, enemies.line[i]);
                own[i] = goals & enemies.along[i] & between;
                const Line met = (reach & between & enemies.at[i]) >> enemies.place[i]; // 1 or 0
                other[i] = goals & ~enemies.at[i] & (0 - met);
            }
            visit_markings<0>(visit, group, enemies, goals, own, other);
            if constexpr (diagonals)
                visit_diagonals(visit, group, enemies, goals, free, crossing);
        }
    }

    template <class Visit>
    void visit_diagonals(Visit& visit, Group& group, const Enemies& enemies, Line goals, const Lines& free,
                         const Lines& crossing) const { // R15
        const int line = group.line, place = group.place;
        // [line]: goals from which all is free along the diagonal as far as that line
        Lines rising{}, falling{};
        Line up = goals, down = goals;
        for (int k = 1; line + k < size && (up | down); ++k) {
            rising[line + k] = static_cast<std::uint16_t>(up &= Line{free[line + k]} >> k);
            falling[line + k] = static_cast<std::uint16_t>(down &= Line{free[line + k]} << k);
        }
        up = down = goals;
        for (int k = 1; k <= line && (up | down); ++k) {
            rising[line - k] = static_cast<std::uint16_t>(down &= Line{free[line - k]} << k);
            falling[line - k] = static_cast<std::uint16_t>(up &= Line{free[line - k]} >> k);
        }
        const Words rising_words = words(rising), falling_words = words(falling);
        Marks own, other, own_falling, other_falling;
        for (std::size_t i = 0; i < side_towers; ++i) {
            const int apart = enemies.line[i] - line;
            own[i] = rising[enemies.line[i]] & shifted(enemies.along[i], -apart);
            own_falling[i] = falling[enemies.line[i]] & shifted(enemies.along[i], apart);
            Line across = enemies.across[i];
            if (place == enemies.place[i] && enemies.at[i]) // R7: the tower has left its point
                across = stretch(crossing[place] | bit(line), enemies.line[i]);
            const int sum = enemies.place[i] + line, difference = enemies.place[i] - line;
            other[i] = shared(rising_words, falling_stairs[sum]) & shifted(mirrored[across], sum - 10);
            other_falling[i] = shared(falling_words, rising_stairs[difference + 10]) & shifted(across, difference);
        }
        visit_markings<1>(visit, group, enemies, 0, own, other);
        visit_markings<-1>(visit, group, enemies, 0, own_falling, other_falling);
    }

    // Visits the moves with one way of marking, each set of stones once (R10).
    template <int slope, class Visit>
    void visit_markings(Visit& visit, Group& group, const Enemies& enemies, Line plain, const Marks& own,
                        const Marks& other) const {
        // Goals from which the stone on a's line along the axis and the one on b's line across it are the same.
        const auto met = [&](std::size_t a, std::size_t b) {
            return slope ? bit_if_any(enemies.place[b] - slope * (enemies.line[a] - group.line)) : 0;
        };
        group.slope = slope;
        if (last_stone_) { // R11
            Marks first = own, second = other;
            for (std::size_t i = 1; i < side_towers; ++i)
                for (std::size_t j = 0; j < i; ++j) {
                    if (enemies.line[i] == enemies.line[j])
                        first[i] &= ~own[j];
                    if (enemies.place[i] == enemies.place[j])
                        second[i] &= ~other[j];
                    first[i] &= ~(other[j] & met(i, j));
                    second[i] &= ~(own[j] & met(j, i));
                }
            group.other = 0;
            group.own = lanes(0, first);
            group.goals = lanes(plain, first);
            visit(group);
            group.own = 0;
            group.goals = group.other = lanes(0, second);
            visit(group);
            return;
        }
        Marks goals;
        for (std::size_t i = 0; i < side_towers; ++i)
            goals[i] = own[i] | other[i]; // R9
        const Line several = (goals[0] & goals[1]) | (goals[0] & goals[2]) | (goals[1] & goals[2]);
        if (several && (slope != 0 || enemies.aligned))
            for (std::size_t i = 1; i < side_towers; ++i)
                for (std::size_t j = 0; j < i; ++j) {
                    const Line first = own[i] & ~other[i], second = other[i] & ~own[i];
                    const Line earlier_first = own[j] & ~other[j], earlier_second = other[j] & ~own[j];
                    Line same = 0;
                    if (enemies.line[i] == enemies.line[j])
                        same |= first & earlier_first;
                    if (enemies.place[i] == enemies.place[j])
                        same |= second & earlier_second;
                    if constexpr (slope != 0) {
                        const Line one = met(i, j), two = met(j, i);
                        same |= (first & earlier_second & one) | (second & earlier_first & two);
                        same |= own[i] & other[i] & own[j] & other[j] & one & two;
                    }
                    goals[i] &= ~same;
                }
        group.own = lanes(0, own);
        group.other = lanes(0, other);
        group.goals = lanes(plain, goals);
        visit(group);
    }

    // The move of a bit of a group.
    MoveCode turn(const Group& group, int bit) const {
        const int goal = bit & 15;
        const Point from = point_at(group.axis, group.line, group.place), to = point_at(group.axis, group.line, goal);
        Point one = nowhere, two = nowhere;
        if (bit >= 16) {
            const auto [line, place] = seen(group.axis, enemies_[static_cast<std::size_t>(bit / 16 - 1)]);
            if (group.own >> bit & 1)
                one = point_at(group.axis, line, goal + group.slope * (line - group.line));
            if (group.other >> bit & 1)
                two = point_at(group.axis, group.line + group.slope * (place - goal), place);
        }
        return from | to << 8 | std::min(one, two) << 16 | std::max(one, two) << 24;
    }

    // As `turn` for all bits; the points run on evenly with the goal.
    void list(const Group& group, Moves& moves) const {
        const Point unit = group.axis == upright ? 1 : 16, cross = 17 - unit;
        const MoveCode go = point_at(group.axis, group.line, group.place) | group.line * cross << 8;
        for (Line left = static_cast<Line>(group.goals & 0xffff); left; left &= left - 1)
            moves.push(0xffff0000 | (go + (static_cast<Point>(std::countr_zero(left)) * unit << 8)));
        for (int lane = 1; lane <= side_towers; ++lane) {
            const Line goals = group.goals >> 16 * lane & whole;
            if (!goals)
                continue;
            const Line own = group.own >> 16 * lane & whole, other = group.other >> 16 * lane & whole;
            const auto [line, place] = seen(group.axis, enemies_[static_cast<std::size_t>(lane - 1)]);
            const Point one =
                static_cast<Point>(line) * cross + static_cast<Point>(group.slope * (line - group.line)) * unit;
            const Point two =
                static_cast<Point>(group.line + group.slope * place) * cross + static_cast<Point>(place) * unit;
            const Point two_step = 0 - static_cast<Point>(group.slope) * cross;
            for (Line left = goals & ~other; left; left &= left - 1) {
                const auto goal = static_cast<Point>(std::countr_zero(left));
                moves.push(0xff000000 | (go + (one << 16) + goal * (unit << 8 | unit << 16)));
            }
            for (Line left = goals & ~own; left; left &= left - 1) {
                const auto goal = static_cast<Point>(std::countr_zero(left));
                moves.push(0xff000000 | (go + (goal * unit << 8) + ((two + goal * two_step) << 16)));
            }
            for (Line left = goals & own & other; left; left &= left - 1) {
                const auto goal = static_cast<Point>(std::countr_zero(left));
                const Point first = one + goal * unit, second = two + goal * two_step;
                moves.push((go + (goal * unit << 8)) | std::min(first, second) << 16 | std::max(first, second) << 24);
            }
        }
    }

    // Draws a group of moves by its size, then one of the group.
    MoveCode draw_by_groups(Dice& dice) const {
        std::array<Group, most_groups> groups;
        std::array<std::uint32_t, most_groups> until; // moves in all groups so far
        std::size_t count = 0;
        std::uint32_t total = 0;
        each_group([&](const Group& group) {
            groups[count] = group;
            total += static_cast<std::uint32_t>(std::popcount(group.goals));
            until[count++] = total;
        });
        if (total == 0)
            return no_move;
        const std::uint32_t drawn = dice.below(total);
        std::size_t i = 0;
        while (until[i] <= drawn)
            ++i;
        return turn(groups[i], nth_bit(groups[i].goals, static_cast<int>(until[i] - drawn - 1)));
    }

    // Draws a goal and an enemy tower to mark, or none, until the stones fit. Looking at one pair is so much cheaper
    // than at all of them that it pays though two of three do not fit.
    MoveCode draw_by_trial(Dice& dice) const {
        std::array<std::uint64_t, 2> goals{}; // [axis]: R6, sixteen bits for each tower
        for (std::size_t i = 0; i < side_towers; ++i) {
            if (petrified(mine_[i]))
                continue; // R13, or missing
            for (const std::size_t axis : {upright, level}) {
                const auto [line, place] = seen(axis, mine_[i]);
                goals[axis] |= std::uint64_t{stretch(free_[axis][line], place) & ~bit(place)} << 16 * i;
            }
        }
        const auto columns = static_cast<std::uint32_t>(std::popcount(goals[upright]));
        const auto total = columns + static_cast<std::uint32_t>(std::popcount(goals[level]));
        if (total == 0)
            return no_move;
        std::array<std::size_t, 1 + side_towers> lane_of{}; // of a group: no stones, or those of a live enemy (R14)
        std::uint32_t ways = 1;
        for (std::size_t i = 0; i < side_towers; ++i) {
            lane_of[ways] = 1 + i;
            ways += !petrified(enemies_[i]);
        }
        for (;;) {
            const auto [n, way] = dice.two_below(total, ways);
            const std::size_t lane = lane_of[way], axis = n >= columns;
            const int drawn = nth_bit(goals[axis], static_cast<int>(n - (axis ? columns : 0))), goal = drawn & 15;
            const Tower tower = mine_[static_cast<std::size_t>(drawn >> 4)];
            const auto [line, place] = seen(axis, tower);
            Group group = empty_group(axis, line, place);
            if (lane) {
                const auto reach = static_cast<Line>(goals[axis] >> (drawn & ~15)) | bit(place);
                const auto stones = [&](std::size_t i) { return stones_beside(axis, line, reach, goal, enemies_[i]); };
                const auto [own, other] = stones(lane - 1);
                if (!(own | other)) // R9
                    continue;
                bool again = false; // R10: the one stone is that of an earlier tower, too
                for (std::size_t i = 0; i + 1 < lane; ++i) {
                    const Point apart = (enemies_[i] ^ enemies_[lane - 1]) >> 1;
                    const bool same_column = !(apart >> 4), same_row = !(apart & 15);
                    if (petrified(enemies_[i]) || own == other || !(own == (axis == upright) ? same_column : same_row))
                        continue;
                    again = again || stones(i) == std::pair{own, other};
                }
                if (again)
                    continue;
                group.own = std::uint64_t{own} << (goal + 16 * static_cast<int>(lane));
                group.other = std::uint64_t{other} << (goal + 16 * static_cast<int>(lane));
            }
            return turn(group, goal | static_cast<int>(lane) << 4);
        }
    }

    // R7: whether a tower that goes to a place of its line may set a stone on an enemy's line along the axis, beside
    // the goal; and one on his line across it, perhaps where it came from. R8: none if they are on one line.
    std::pair<bool, bool> stones_beside(std::size_t axis, int line, Line reach, int goal, Tower enemy) const {
        const auto [enemy_line, enemy_place] = seen(axis, enemy);
        const auto free_from_to = [&](std::size_t along, int at, int one, int two) {
            return !(between[one][two] & ~free_[along][at]);
        };
        const bool apart = (line != enemy_line) & (goal != enemy_place);
        const bool own = (free_[axis][enemy_line] >> goal & 1) & free_from_to(axis, enemy_line, enemy_place, goal) &
                         free_from_to(1 - axis, goal, line, enemy_line);
        const bool other = (reach >> enemy_place & 1) & free_from_to(1 - axis, enemy_place, line, enemy_line);
        return {apart & own, apart & other};
    }

    const std::array<Lines, 2>& free_; // [axis][line]: points without a piece
    const Towers &mine_, &enemies_;
    bool diagonals_;  // R15
    bool last_stone_; // R11: one is left
};

} // namespace bergfried::twrs
