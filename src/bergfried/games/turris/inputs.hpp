// What a network sees of TURRIS, with the colours of the side to move and of the other, whoever is white.
//
// Cubes and flat blocks where they lie; squares of the side pictures that stand farther back (R21); the heights; who
// holds how many blocks; the blocks on which nothing lies, which may be built on or taken off; what was placed last and
// what is banned (R15, R17); and the largest groups, which a few neurons could hardly find out.
#pragma once

#include "evaluation.hpp"

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
constexpr int group = bonus + 1;    // [whose][face or roof], how large
constexpr int lead = group + 2 * 5; // [points ahead, -most_lead to most_lead]
constexpr int most_lead = 10;
constexpr int feature = lead + 2 * most_lead + 1; // what the evaluation counts
constexpr int in_all = feature + turris::in_all;
} // namespace input

namespace output {
constexpr int take = static_cast<int>(blocks); // [block]
constexpr int end = 2 * take;
constexpr int pass = end + 1;
constexpr int in_all = pass + 1;
} // namespace output

constexpr int symmetries = 8;
constexpr Sight sight(std::type_identity<Position>) { return {input::in_all, output::in_all, symmetries, 128}; }

// Where columns and blocks go when the tower is mirrored (from 4 on) and given so many quarter turns, and which picture
// is then seen from the south, the north, the west, the east and above.
struct Images {
    std::array<std::array<std::uint8_t, columns>, symmetries> column{};
    std::array<std::array<std::uint8_t, blocks>, symmetries> block{};
    std::array<std::array<std::uint8_t, 5>, symmetries> seen{};
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
        constexpr std::array<std::size_t, 5> middles{1, 7, 3, 5, 4}; // a column in the middle of each picture
        for (std::size_t from = 0; from < middles.size(); ++from)
            for (std::size_t picture = 0; picture < middles.size(); ++picture)
                if (made.column[symmetry][middles[picture]] == middles[from])
                    made.seen[symmetry][from] = static_cast<std::uint8_t>(picture);
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
    // The pictures: what stands behind the outer columns, and the largest groups.
    const Survey seen = survey(position);
    int points = 0;
    const auto tell_groups = [&](int face) {
        const auto& groups =
            seen.groups[images.seen[static_cast<std::size_t>(symmetry)][static_cast<std::size_t>(face)]];
        const int me = groups[whose[0]], you = groups[whose[1]];
        points += me - you;
        add(input::group + face, 0.1f * static_cast<float>(me));
        add(input::group + 5 + face, 0.1f * static_cast<float>(you));
    };
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
        tell_groups(face);
    };
    look(0, 0, 3, 6, 1); // from the south
    look(1, 6, 3, 0, 1); // from the north
    look(2, 0, 1, 2, 3); // from the west
    look(3, 2, 1, 0, 3); // from the east
    tell_groups(4);
    add(input::lead + input::most_lead + std::clamp(points, -input::most_lead, input::most_lead), 1.0f);
    for (int i = 0; i < turris::in_all; ++i)
        if (const int much = seen.found[static_cast<std::size_t>(i)])
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
