// What a network sees of TURRIS, with the colours of the side to move and of the other, whoever is white.
//
// Cubes and flat blocks where they lie; squares of the side pictures that stand farther back (R21); the heights; who
// holds how many blocks; the blocks on which nothing lies, which may be built on or taken off; what was placed last and
// what is banned (R15, R17); and the largest groups, with those that the next block of each column would join, which a
// few neurons could hardly find out (R22).
#pragma once

#include "groups.hpp"

#include <bergfried/net.hpp>

namespace bergfried::turris {

namespace input {
constexpr int cube = 0;                                          // [whose][column][level]
constexpr int flat = cube + 2 * static_cast<int>(columns * top); // [pair][level]
constexpr int behind = flat + static_cast<int>(pairs * top);     // [whose][face][column][level]
constexpr int high = behind + 2 * 4 * 3 * static_cast<int>(top); // [column][above the lowest]
constexpr int lowest = high + static_cast<int>(columns) * (unfinished + 1);
constexpr int hand = lowest + static_cast<int>(top) + 1; // [whose][blocks]
constexpr int open = hand + 2 * (in_hand + 1);           // [whose][block]
constexpr int last = open + 2 * static_cast<int>(blocks);
constexpr int ban = last + 2 * static_cast<int>(blocks); // [block]
constexpr int place = ban + static_cast<int>(blocks);    // [block] that may be placed
constexpr int roof = place + static_cast<int>(blocks);   // [whose][column]
constexpr int bonus = roof + 2 * static_cast<int>(columns);
constexpr int sizes = 3 * static_cast<int>(top) + 1;
constexpr int group = bonus + 1;            // [whose][face or roof][squares of the largest group]
constexpr int lead = group + 2 * 5 * sizes; // [points ahead, -most_lead to most_lead]
constexpr int most_lead = 10;
constexpr int feature = lead + 2 * most_lead + 1; // what the evaluation counts
constexpr int most_near = 15;
constexpr int near = feature + turris::in_all;            // [whose][face][column][squares of the largest group there]
constexpr int joins = near + 2 * 4 * 3 * (most_near + 1); // [levels higher][whose][face][column]
constexpr int near_roof = joins + 2 * 2 * 4 * 3;          // [whose][column][squares of the largest group there]
constexpr int in_all = near_roof + 2 * static_cast<int>(columns) * static_cast<int>(columns + 1);
} // namespace input

namespace output {
constexpr int take = static_cast<int>(blocks); // [block]
constexpr int end = 2 * take;
constexpr int pass = end + 1;
constexpr int in_all = pass + 1;
} // namespace output

constexpr int symmetries = 8;
constexpr Sight sight(std::type_identity<Position>) { return {input::in_all, output::in_all, symmetries, 128}; }

// Where columns and blocks go when the tower is mirrored (from 4 on) and given so many quarter turns.
struct Images {
    std::array<std::array<std::uint8_t, columns>, symmetries> column{};
    std::array<std::array<std::uint8_t, blocks>, symmetries> block{};
};
inline constexpr Images images = [] {
    Images made;
    for (std::size_t symmetry = 0; symmetry < symmetries; ++symmetry) {
        for (std::size_t column = 0; column < columns; ++column) {
            std::size_t x = column % width, y = column / width;
            if (symmetry >= 4)
                x = width - 1 - x;
            for (std::size_t turn = 0; turn < symmetry % 4; ++turn) {
                const std::size_t old = x;
                x = width - 1 - y;
                y = old;
            }
            made.column[symmetry][column] = static_cast<std::uint8_t>(y * width + x);
        }
        for (std::size_t block = 0; block < blocks; ++block) {
            const auto& to = made.column[symmetry];
            const Set on = bit(to[plan.first[block]]) | bit(to[plan.second[block]]);
            for (std::size_t other = 0; other < blocks; ++other)
                if (plan.on[other] == on)
                    made.block[symmetry][block] = static_cast<std::uint8_t>(other);
        }
    }
    return made;
}();

template <class Add>
void see(const Position& position, int symmetry, Add add) {
    const auto& to_column = images.column[static_cast<std::size_t>(symmetry)];
    const auto& to_block = images.block[static_cast<std::size_t>(symmetry)];
    const bool white_moves = position.side() == Side::first;
    const std::array<std::size_t, 2> whose{white_moves ? 0u : 1u, white_moves ? 1u : 0u}; // me, you
    constexpr int levels = static_cast<int>(top);
    const auto each = [](auto set, auto visit) {
        for (; set; set &= set - 1)
            visit(std::countr_zero(set));
    };
    std::array<Picture, columns> mine, cubes;
    const std::size_t floor = position.floor();
    for (std::size_t from = 0; from < columns; ++from) {
        const std::size_t column = to_column[from], height = position.height_of(from);
        const int first = static_cast<int>(column) * levels;
        cubes[column] = (Picture{1} << height) - 1;
        mine[column] = white_moves ? position.white(from) : cubes[column] & ~Picture{position.white(from)};
        each(mine[column], [&](int level) { add(input::cube + first + level, 1.0f); });
        each(cubes[column] & ~mine[column],
             [&](int level) { add(input::cube + static_cast<int>(columns) * levels + first + level, 1.0f); });
        add(input::high + static_cast<int>(column * (unfinished + 1) + height - floor), 1.0f);
        if (height) {
            const bool yours = !(mine[column] >> (height - 1) & 1);
            add(input::roof + static_cast<int>(yours * columns + column), 1.0f);
        }
    }
    for (std::size_t pair = 0; pair < pairs; ++pair)
        each(position.flat(pair), [&](int level) {
            add(input::flat + static_cast<int>(to_block[columns + pair] - columns) * levels + level, 1.0f);
        });
    add(input::lowest + static_cast<int>(floor), 1.0f);
    for (int who = 0; who < 2; ++who) {
        const std::size_t side = whose[static_cast<std::size_t>(who)];
        add(input::hand + who * (in_hand + 1) + position.hand(side), 1.0f);
        each(position.open(side), [&](int block) {
            add(input::open + who * static_cast<int>(blocks) + to_block[static_cast<std::size_t>(block)], 1.0f);
        });
        if (const std::size_t block = position.last(side); block != none)
            add(input::last + who * static_cast<int>(blocks) + to_block[block], 1.0f);
    }
    if (const std::size_t block = position.ban(); block != none)
        add(input::ban + to_block[block], 1.0f);
    each(position.places(), [&](int block) { add(input::place + to_block[static_cast<std::size_t>(block)], 1.0f); });
    if (position.bonus())
        add(input::bonus, 1.0f);
    // The pictures: what stands behind the outer columns, the largest groups, and those that the next blocks can join.
    int points = 0;
    const auto tell_group = [&](int who, int picture, int size) {
        points += who ? -size : size;
        if (size)
            add(input::group + (who * 5 + picture) * input::sizes + size, 1.0f);
    };
    Pictures squares, next;
    const auto look = [&](int face, std::size_t outer, std::size_t middle, std::size_t far, std::size_t step) {
        const auto join = [step](const std::array<Picture, columns>& of, std::size_t column) {
            return of[column] | of[column + step] << 16 | of[column + 2 * step] << 32;
        };
        const Picture firm = join(cubes, outer);
        const Picture second = join(cubes, middle) & ~firm, third = join(cubes, far) & ~firm & ~second;
        const Picture recessed = second | third;
        const Picture mine_there = (join(mine, middle) & second) | (join(mine, far) & third);
        const auto tell = [&](int who, Picture squares) {
            each(squares, [&](int square) {
                add(input::behind + ((who * 4 + face) * 3 + square / 16) * levels + square % 16, 1.0f);
            });
        };
        tell(0, mine_there);
        tell(1, recessed & ~mine_there);
        constexpr Picture ground = 1 | Picture{1} << 16 | Picture{1} << 32;
        const auto lane = static_cast<std::size_t>(face);
        next[lane] = next[4 + lane] = firm + ground; // a column of cubes and one more: a single bit above them
        squares[lane] = join(mine, outer) | mine_there;
        squares[4 + lane] = (firm | recessed) & ~squares[lane];
    };
    look(0, 0, 3, 6, 1); // from the south
    look(1, 6, 3, 0, 1); // from the north
    look(2, 0, 1, 2, 3); // from the west
    look(3, 2, 1, 0, 3); // from the east
    const std::array<Nearby, many> found = groups_nearby(squares, next);
    for (int picture = 0; picture < static_cast<int>(many); ++picture) {
        const auto lane = static_cast<std::size_t>(picture);
        const Nearby& nearby = found[lane];
        tell_group(picture / 4, picture % 4, nearby.largest);
        for (int column = 0; column < 3; ++column)
            if (const int size = nearby.size[static_cast<std::size_t>(column)])
                add(input::near + (picture * 3 + column) * (input::most_near + 1) + std::min(size, input::most_near),
                    1.0f);
        for (int higher = 0; higher < 2; ++higher)
            each(nearby.joins & next[lane] << higher,
                 [&](int square) { add(input::joins + (higher * 8 + picture) * 3 + square / 16, 1.0f); });
    }
    for (int who = 0; who < 2; ++who) {
        std::size_t above = 0;
        for (std::size_t column = 0; column < columns; ++column) {
            const Picture own = who ? cubes[column] & ~mine[column] : mine[column];
            above |= std::size_t{own > cubes[column] >> 1} << column; // the highest cube is among them
        }
        const Roof& roof = roof_groups[above];
        tell_group(who, 4, roof.largest);
        constexpr int all = static_cast<int>(columns);
        for (int column = 0; column < all; ++column)
            if (const int size = roof.size[static_cast<std::size_t>(column)])
                add(input::near_roof + (who * all + column) * (all + 1) + size, 1.0f);
    }
    add(input::lead + input::most_lead + std::clamp(points, -input::most_lead, input::most_lead), 1.0f);
    const Features features = features_of(position);
    for (int i = 0; i < turris::in_all; ++i)
        if (const int much = features[static_cast<std::size_t>(i)])
            add(input::feature + i, (white_moves ? 0.1f : -0.1f) * static_cast<float>(much));
}

inline int output_of(const Position& position, MoveCode code, int symmetry) {
    const auto& to_block = images.block[static_cast<std::size_t>(symmetry)];
    if (code < blocks)
        return to_block[code];
    if (code < end_turn)
        return output::take + to_block[position.taken(code)];
    return code == end_turn ? output::end : output::pass;
}

static_assert(Seen<Position>);

} // namespace bergfried::turris
