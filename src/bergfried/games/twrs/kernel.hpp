// TWRS on lines of eleven bits: the fast twin of rules.py.
#pragma once

#include <bergfried/bits.hpp>
#include <bergfried/kernel.hpp>
#include <bergfried/random.hpp>

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

namespace bergfried::twrs {

constexpr int size = 11; // R1
constexpr int points = size * size;
constexpr int supply = 40;     // R2: stones
constexpr int side_towers = 3; // R2

// R4: who places the first, second, … piece, and who moves first in the end; the first three pieces are stones.
constexpr std::array<std::uint8_t, 10> setup_order{0, 1, 0, 1, 0, 0, 1, 1, 0, 0};
constexpr int setup_stones = 3;
constexpr int setup_pieces = 9;

// A point is its column << 4 | its row: no divisions. In bytes and actions points are counted column by column from a1.
using Point = std::uint32_t;
constexpr Point nowhere = 0xff;
constexpr std::size_t number(Point point) { return (point >> 4) * size + (point & 15); }
constexpr Point numbered(std::size_t n) { return static_cast<Point>(n / size << 4 | n % size); }

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

// R12: the points of `open` that are joined to `area`; fewer if `wanted` is found before all of them.
constexpr Points joined(Points area, Points open, Points wanted) {
    const Points from_below = open & not_bottom, from_above = open & not_top;
    for (Points before; area != before && (wanted & ~area);) {
        before = area;
        area = area | ((area << size | area >> size) & open) | (area << 1 & from_below) | (area >> 1 & from_above);
    }
    return area;
}

struct Keys {
    std::array<std::array<std::uint64_t, 256>, 2> tower{}; // by Point
    std::array<std::uint64_t, 256> stone{};
};
constexpr auto keys = [] {
    Keys made;
    std::uint64_t seed = 0x77727300;
    for (std::size_t n = 0; n < points; ++n) {
        made.tower[0][numbered(n)] = scramble(++seed);
        made.tower[1][numbered(n)] = scramble(++seed);
        made.stone[numbered(n)] = scramble(++seed);
    }
    return made;
}();
inline constexpr std::uint64_t second_to_move = scramble(0x5eed);
inline constexpr std::uint64_t in_setup = scramble(0x5e7);

class Position {
public:
    static constexpr const char* slug = "twrs";
    // side, options and set-up (1 free start, 2 diagonals, 4 pieces are still being placed), quiet plies (2), the
    // towers of each side in rising order (6, a missing one is 255), stones (16: a bit a point, from a1 up, column by
    // column).
    static constexpr std::size_t bytes = 26;

    // A turn: (own tower 0..2 · 20 + goal 0..19) · 28 + marking. Towers count in the order of their points, live or
    // not; goals from the bottom of the column, then from the left of the row. Marking: 0 none, else 1 + (enemy tower ·
    // 3 + way) · 3 + 0 a stone on that tower's column, 1 on its row, 2 on both; way 0 movement lines, 1 the rising
    // diagonal, 2 the falling one. These say where the stones are, so different moves have different actions; where the
    // same stones fit several towers, the first of them is meant. Then placements, by point.
    static constexpr int markings = 1 + side_towers * 3 * 3;
    static constexpr int turns = side_towers * 2 * (size - 1) * markings;
    static constexpr int actions = turns + points;
    static constexpr bool repeats = true;

    // Three towers have at most 20 goals each. After such a move there are no stones, or those of one of three enemy
    // towers in one of three ways: at most 60 · (1 + 9) moves; or if one stone is left (R11), one of the two points of
    // those: at most 60 · (1 + 18). Placements are fewer.
    using Moves = MoveList<1140>;

    static Position unpack(std::span<const std::uint8_t> in) {
        require(in.size() == bytes, "wrong number of bytes");
        require(in[0] <= 1 && in[1] <= 7, "no such side or option");
        Position p;
        p.side_ = static_cast<Side>(in[0]);
        p.free_start_ = in[1] & 1;
        p.diagonals_ = in[1] & 2;
        p.setup_ = in[1] & 4;
        p.quiet_ = in[2] | std::uint32_t{in[3]} << 8;
        for (std::size_t n = 0; n < 128; ++n) {
            if (!(in[10 + n / 8] >> n % 8 & 1))
                continue;
            require(n < points && p.stones_ < supply, "more than forty stones, or one beside the board");
            p.set_stone(numbered(n));
        }
        std::array<int, 2> towers{};
        for (std::size_t side = 0; side < 2; ++side)
            for (std::size_t i = 0; i < side_towers; ++i) {
                const std::uint8_t n = in[4 + side_towers * side + i];
                const std::uint8_t before = i ? in[3 + side_towers * side + i] : 0;
                require(i == 0 || before < n || (before == 255 && n == 255), "towers are not in rising order");
                if (n == 255)
                    continue;
                require(n < points && p.is_free(numbered(n)), "a tower beside the board or on another piece");
                p.tower_[side][i] = static_cast<std::uint16_t>(numbered(n) << 1);
                p.take(numbered(n));
                ++towers[side];
            }
        if (p.setup_) { // R4
            require(p.free_start_ && p.quiet_ == 0, "pieces are placed in the free start only, and never in vain");
            const int pieces = p.stones_ + towers[0] + towers[1];
            require(pieces < setup_pieces && p.stones_ == std::min(pieces, setup_stones), "no such set-up");
            for (std::uint8_t side = 0; side < 2; ++side)
                require(towers[side] == std::count(setup_order.begin() + p.stones_, setup_order.begin() + pieces, side),
                        "the towers do not fit the order of the set-up");
            require(in[0] == setup_order[static_cast<std::size_t>(pieces)], "the other side places next");
        } else {
            p.judge_areas();
        }
        p.key_ = p.fresh_key();
        return p;
    }

    void pack(std::span<std::uint8_t> out) const {
        const std::uint32_t quiet = std::min<std::uint32_t>(quiet_, 0xffff);
        out[0] = static_cast<std::uint8_t>(side_);
        out[1] = static_cast<std::uint8_t>(free_start_ | diagonals_ << 1 | setup_ << 2);
        out[2] = static_cast<std::uint8_t>(quiet);
        out[3] = static_cast<std::uint8_t>(quiet >> 8);
        for (std::size_t i = 0; i < 2 * side_towers; ++i) {
            const std::uint16_t tower = tower_[i / side_towers][i % side_towers];
            out[4 + i] = tower == missing ? 255 : static_cast<std::uint8_t>(number(tower >> 1));
        }
        const Points stones = stones_on_board();
        for (std::size_t i = 0; i < 8; ++i) {
            out[10 + i] = static_cast<std::uint8_t>(stones.low >> 8 * i);
            out[18 + i] = static_cast<std::uint8_t>(stones.high >> 8 * i);
        }
    }

    void legal_moves(Moves& moves) const {
        if (setup_) { // R4
            for (std::size_t n = 0; n < points; ++n)
                if (is_free(numbered(n)))
                    moves.push(placement(numbered(n)));
            return;
        }
        each_group([&](const Group& group) { list(group, moves); });
    }

    std::size_t count_moves() const {
        if (setup_)
            return static_cast<std::size_t>(points - pieces());
        std::size_t count = 0;
        each_group([&](const Group& group) { count += static_cast<std::size_t>(std::popcount(group.goals)); });
        return count;
    }

    MoveCode random_move(Dice& dice) const {
        if (setup_)
            for (;;) {
                const Point point = numbered(dice.below(points));
                if (is_free(point))
                    return placement(point);
            }
        // With diagonals so few ways fit that trying takes longer, and the last stone (R11) has ways of its own.
        return diagonals_ || stones_ == supply - 1 ? random_by_groups(dice) : random_by_trial(dice);
    }

    void play(MoveCode code) {
        const Point from = code & 0xff, to = code >> 8 & 0xff;
        if (from == to)
            return place(to);
        const std::size_t me = index(side_);
        auto& mine = tower_[me];
        for (std::uint16_t& tower : mine)
            tower = tower >> 1 == from ? static_cast<std::uint16_t>(to << 1) : tower;
        sort(mine);
        give_back(from);
        take(to);
        key_ ^= keys.tower[me][from] ^ keys.tower[me][to] ^ second_to_move;
        side_ = other(side_);
        ++quiet_;
        const Point one = code >> 16 & 0xff, two = code >> 24;
        if (one == nowhere)
            return;
        quiet_ = 0;
        bool parted = mark(one);
        if (two != nowhere)
            parted = mark(two) || parted;
        if (parted || stones_ == supply)
            judge_areas();
    }

    int action(MoveCode code) const {
        const Point from = code & 0xff, to = code >> 8 & 0xff, one = code >> 16 & 0xff, two = code >> 24;
        if (from == to)
            return turns + static_cast<int>(number(to));
        const std::size_t me = index(side_);
        int tower = 0;
        while (tower < side_towers - 1 && tower_[me][static_cast<std::size_t>(tower)] >> 1 != from)
            ++tower;
        const bool upright = from >> 4 == to >> 4;
        const int start = static_cast<int>(upright ? from & 15 : from >> 4);
        const int place = static_cast<int>(upright ? to & 15 : to >> 4);
        const int goal = (upright ? 0 : size - 1) + place - (place > start);
        return (tower * 2 * (size - 1) + goal) * markings + marking(to, one, two);
    }

    Side side() const { return side_; }
    Result result() const { return result_; }      // R19
    Result stuck() const { return scored(); }      // R17, R18
    Result repeated() const { return scored(); }   // R20
    std::uint32_t quiet() const { return quiet_; } // stones stay, so what was before one cannot come back
    void lift_limits() {}
    std::uint64_t key() const { return key_; }

    Scores scores() const { // R16
        Scores total{true};
        const Points open = board & ~stones_on_board();
        const Points orange = towers(0), blue = towers(1);
        each_area(open, orange | blue, [&](Points area) {
            const bool first = static_cast<bool>(area & orange), second = static_cast<bool>(area & blue);
            if (first != second)
                (first ? total.first : total.second) += area.count();
        });
        return total;
    }

    std::uint64_t fresh_key() const {
        std::uint64_t key = (side_ == Side::second ? second_to_move : 0) ^ (setup_ ? in_setup : 0);
        for (std::size_t n = 0; n < points; ++n)
            if (is_stone(numbered(n)))
                key ^= keys.stone[numbered(n)];
        for (std::size_t side = 0; side < 2; ++side)
            for (const std::uint16_t tower : tower_[side])
                if (tower != missing)
                    key ^= keys.tower[side][tower >> 1];
        return key;
    }

    // For the evaluation.
    bool setup() const { return setup_; }         // R4: pieces are still being placed
    bool diagonals() const { return diagonals_; } // R15
    int stones() const { return stones_; }
    int settled(std::size_t side) const { return settled_[side]; } // R16: points in areas of that side alone
    Points open() const { return board & ~stones_on_board(); }
    const Lines& free_columns() const { return free_[upright]; } // points without a piece
    const Lines& free_rows() const { return free_[level]; }
    // Visits the towers of a side that are not petrified.
    template <class Visit>
    void each_live(std::size_t side, Visit visit) const {
        for (const std::uint16_t tower : tower_[side])
            if (!(tower & 1))
                visit(static_cast<Point>(tower >> 1));
    }
    // The walls among the 3 × 3 points around a point, as `can_part` counts them.
    std::size_t walls_around(Point point) const {
        const std::size_t column = point >> 4, row = point & 15;
        return (walls_[column] >> row & 7) | (walls_[column + 1] >> row & 7) << 3 |
               (walls_[column + 2] >> row & 7) << 6;
    }

private:
    static constexpr std::uint16_t missing = 0xffff;
    static constexpr std::size_t upright = 0, level = 1; // axes: lines are columns, or rows

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
    static constexpr std::uint64_t lanes(Line plain, const Marks& marks) {
        return plain | std::uint64_t{marks[0]} << 16 | std::uint64_t{marks[1]} << 32 | std::uint64_t{marks[2]} << 48;
    }

    static constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }
    static constexpr MoveCode placement(Point point) { return point | point << 8 | 0xffff0000; }
    static constexpr Point point_at(std::size_t axis, int line, int place) {
        return static_cast<Point>(axis == upright ? line << 4 | place : place << 4 | line);
    }

    // The board

    bool is_free(Point point) const { return free_[upright][point >> 4] >> (point & 15) & 1; }
    bool is_stone(Point point) const { return walls_[(point >> 4) + 1] >> ((point & 15) + 1) & 1; }
    void take(Point point) {
        free_[upright][point >> 4] &= static_cast<std::uint16_t>(~(1u << (point & 15)));
        free_[level][point & 15] &= static_cast<std::uint16_t>(~(1u << (point >> 4)));
    }
    void give_back(Point point) {
        free_[upright][point >> 4] |= static_cast<std::uint16_t>(1u << (point & 15));
        free_[level][point & 15] |= static_cast<std::uint16_t>(1u << (point >> 4));
    }
    void set_stone(Point point) {
        take(point);
        walls_[(point >> 4) + 1] |= static_cast<std::uint16_t>(2u << (point & 15));
        ++stones_;
    }
    int pieces() const {
        int count = stones_;
        for (const auto& side : tower_)
            for (const std::uint16_t tower : side)
                count += tower != missing;
        return count;
    }

    Points stones_on_board() const {
        Points stones;
        for (int column = 0; column < size; ++column) {
            const std::uint64_t line = walls_[static_cast<std::size_t>(column) + 1] >> 1 & whole;
            const int at = column * size;
            if (at < 64)
                stones.low |= line << at;
            if (at >= 64)
                stones.high |= line << (at - 64);
            else if (at + size > 64)
                stones.high |= line >> (64 - at);
        }
        return stones;
    }
    Points towers(std::size_t side) const {
        Points all;
        for (const std::uint16_t tower : tower_[side])
            if (tower != missing)
                all = all | only(number(tower >> 1));
        return all;
    }

    static void sort(std::array<std::uint16_t, side_towers>& towers) {
        const auto order = [&](std::size_t a, std::size_t b) {
            const std::uint16_t low = std::min(towers[a], towers[b]), high = std::max(towers[a], towers[b]);
            towers[a] = low;
            towers[b] = high;
        };
        order(0, 1);
        order(1, 2);
        order(0, 1);
    }

    // Areas

    template <class Visit>
    static void each_area(Points open, Points towers, Visit visit) { // R12: those with towers
        while (towers) {
            const Points lowest =
                towers.low ? Points{towers.low & -towers.low, 0} : Points{0, towers.high & -towers.high};
            const Points area = joined(lowest, open, board);
            visit(area);
            towers = towers & ~area;
        }
    }

    void judge_areas() {
        const Points open = board & ~stones_on_board();
        const Points orange = towers(0), blue = towers(1);
        settled_ = {};
        each_area(open, orange | blue, [&](Points area) {
            const bool first = static_cast<bool>(area & orange), second = static_cast<bool>(area & blue);
            if (first == second)
                return;
            settled_[second] = static_cast<std::uint8_t>(settled_[second] + area.count()); // R16
            for (auto& side : tower_)
                for (std::uint16_t& tower : side)
                    if (tower != missing && area & only(number(tower >> 1)))
                        tower |= 1; // R13
        });
        if (stones_ == supply)
            result_ = scored(); // R19
    }

    Result scored() const { // R16
        const Scores now = scores();
        return compare(now.first, now.second);
    }

    // Sets a stone of a turn; whether it parted an area.
    bool mark(Point point) {
        set_stone(point);
        key_ ^= keys.stone[point];
        const std::size_t around = walls_around(point);
        if (!can_part[around])
            return false;
        Points neighbours;
        if (!(around >> 1 & 1))
            neighbours = neighbours | only(number(point) - size);
        if (!(around >> 3 & 1))
            neighbours = neighbours | only(number(point) - 1);
        if (!(around >> 5 & 1))
            neighbours = neighbours | only(number(point) + 1);
        if (!(around >> 7 & 1))
            neighbours = neighbours | only(number(point) + size);
        const Points first = neighbours.low ? Points{neighbours.low & -neighbours.low, 0}
                                            : Points{0, neighbours.high & -neighbours.high};
        const Points area = joined(first, board & ~stones_on_board(), neighbours);
        return static_cast<bool>(neighbours & ~area);
    }

    void place(Point point) { // R4
        const auto count = static_cast<std::size_t>(pieces());
        if (count < setup_stones) {
            set_stone(point);
            key_ ^= keys.stone[point];
        } else {
            auto& mine = tower_[index(side_)];
            mine[side_towers - 1] = static_cast<std::uint16_t>(point << 1);
            sort(mine);
            take(point);
            key_ ^= keys.tower[index(side_)][point];
        }
        if (setup_order[count] != setup_order[count + 1]) {
            side_ = other(side_);
            key_ ^= second_to_move;
        }
        if (count + 1 == setup_pieces) {
            setup_ = false;
            key_ ^= in_setup;
            judge_areas();
        }
    }

    // Moves

    // The move of a bit of a group.
    MoveCode turn(const Group& group, int bit) const {
        const int goal = bit & 15;
        const Point from = point_at(group.axis, group.line, group.place), to = point_at(group.axis, group.line, goal);
        Point one = nowhere, two = nowhere;
        if (bit >= 16) {
            const auto [line, place] =
                seen(group.axis, tower_[1 - index(side_)][static_cast<std::size_t>(bit / 16 - 1)]);
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
            const auto [line, place] = seen(group.axis, tower_[1 - index(side_)][static_cast<std::size_t>(lane - 1)]);
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
    MoveCode random_by_groups(Dice& dice) const {
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
        std::uint64_t goals = groups[i].goals;
        for (std::uint32_t n = until[i] - drawn - 1; n; --n)
            goals &= goals - 1;
        return turn(groups[i], std::countr_zero(goals));
    }

    // Draws a goal and an enemy tower to mark, or none, until the stones fit. Looking at one pair is so much cheaper
    // than at all of them that it pays though two of three do not fit.
    MoveCode random_by_trial(Dice& dice) const {
        const auto &mine = tower_[index(side_)], &enemies = tower_[1 - index(side_)];
        std::array<std::uint64_t, 2> goals{}; // [axis]: R6, sixteen bits for each tower
        for (std::size_t i = 0; i < side_towers; ++i) {
            if (mine[i] & 1)
                continue; // R13, or missing
            for (const std::size_t axis : {upright, level}) {
                const auto [line, place] = seen(axis, mine[i]);
                goals[axis] |= std::uint64_t{stretch(free_[axis][line], place) & ~bit(place)} << 16 * i;
            }
        }
        const auto columns = static_cast<std::uint32_t>(std::popcount(goals[upright]));
        const auto total = columns + static_cast<std::uint32_t>(std::popcount(goals[level]));
        if (total == 0)
            return no_move;
        std::array<std::size_t, 1 + side_towers> lanes{}; // of a group: no stones, or those of a live enemy (R14)
        std::uint32_t ways = 1;
        for (std::size_t i = 0; i < side_towers; ++i) {
            lanes[ways] = 1 + i;
            ways += !(enemies[i] & 1);
        }
        for (;;) {
            const auto [n, way] = dice.two_below(total, ways);
            const std::size_t lane = lanes[way], axis = n >= columns;
            const int drawn = nth_bit(goals[axis], static_cast<int>(n - (axis ? columns : 0))), goal = drawn & 15;
            const std::uint16_t tower = mine[static_cast<std::size_t>(drawn >> 4)];
            const auto [line, place] = seen(axis, tower);
            Group group{0,
                        0,
                        0,
                        static_cast<std::uint8_t>(axis),
                        static_cast<std::uint8_t>(line),
                        static_cast<std::uint8_t>(place),
                        0};
            if (lane) {
                const auto reach = static_cast<Line>(goals[axis] >> (drawn & ~15)) | bit(place);
                const auto stones = [&](std::size_t i) { return stones_beside(axis, line, reach, goal, enemies[i]); };
                const auto [own, other] = stones(lane - 1);
                if (!(own | other)) // R9
                    continue;
                bool again = false; // R10: the one stone is that of an earlier tower, too
                for (std::size_t i = 0; i + 1 < lane; ++i) {
                    const Point apart = (enemies[i] ^ enemies[lane - 1]) >> 1;
                    const bool same_column = !(apart >> 4), same_row = !(apart & 15);
                    if ((enemies[i] & 1) || own == other || !(own == (axis == upright) ? same_column : same_row))
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
    std::pair<bool, bool> stones_beside(std::size_t axis, int line, Line reach, int goal, std::uint16_t enemy) const {
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

    // The line and the place of a tower.
    static std::pair<int, int> seen(std::size_t axis, std::uint16_t tower) {
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
        const std::size_t me = index(side_);
        Enemies enemies;
        for (std::size_t i = 0; i < side_towers; ++i) {
            const std::uint16_t tower = tower_[1 - me][i];
            const Line live = (tower & 1) - Line{1}; // R14; nothing if petrified or missing
            const auto [line, place] = seen(axis, tower & static_cast<std::uint16_t>(live));
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
        for (const std::uint16_t tower : tower_[me]) {
            if (tower & 1)
                continue; // R13, or missing
            const auto [line, place] = seen(axis, tower);
            const Line reach = stretch(free[line], place);
            const Line goals = reach & ~bit(place); // R6
            Group group{goals, 0, 0, axis, static_cast<std::uint8_t>(line), static_cast<std::uint8_t>(place), 0};

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
        if (stones_ == supply - 1) { // R11
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

    // The marking of an action: the first enemy tower that these stones fit.
    int marking(Point goal, Point one, Point two) const {
        if (one == nowhere)
            return 0;
        const int columns = static_cast<int>(one >> 4) - static_cast<int>(goal >> 4);
        const int rows = static_cast<int>(one & 15) - static_cast<int>(goal & 15);
        const int way = columns == 0 || rows == 0 ? 0 : columns == rows ? 1 : 2;
        const auto& towers = tower_[1 - index(side_)];
        for (int i = 0; i < side_towers; ++i) {
            const std::uint16_t tower = towers[static_cast<std::size_t>(i)];
            if (tower & 1)
                continue;
            const Point enemy = tower >> 1;
            if (way == 0 && (enemy >> 4 == goal >> 4 || (enemy & 15) == (goal & 15)))
                continue; // R8: else its line would hold more than one point of the way
            const auto column = [&](Point stone) { return enemy >> 4 == stone >> 4; };
            const auto row = [&](Point stone) { return (enemy & 15) == (stone & 15); };
            const int first = 1 + (i * 3 + way) * 3;
            if (two == nowhere && column(one))
                return first;
            if (two == nowhere && row(one))
                return first + 1;
            if (two != nowhere && ((column(one) && row(two)) || (row(one) && column(two))))
                return first + 2;
        }
        return 0; // no legal move
    }

    static constexpr Lines all_free{whole, whole, whole, whole, whole, whole, whole, whole, whole, whole, whole, 0};

    std::array<Lines, 2> free_{all_free, all_free}; // [axis][line]: points without a piece
    // R12: stones, and all that lies around the board: [column + 1], bit = row + 1
    std::array<std::uint16_t, size + 2> walls_{0xffff, 0xf001, 0xf001, 0xf001, 0xf001, 0xf001, 0xf001,
                                               0xf001, 0xf001, 0xf001, 0xf001, 0xf001, 0xffff};
    // Point << 1 | petrified, in rising order; a missing tower counts as petrified
    std::array<std::array<std::uint16_t, side_towers>, 2> tower_{
        {{missing, missing, missing}, {missing, missing, missing}}};
    std::uint8_t stones_ = 0;
    std::array<std::uint8_t, 2> settled_{}; // R16: points in areas of one side alone
    Side side_ = Side::first;
    std::uint64_t key_ = 0;
    std::uint32_t quiet_ = 0; // plies since the last stone or step of the set-up
    Result result_ = Result::none;
    bool setup_ = false;
    bool diagonals_ = false;
    bool free_start_ = false;
};

static_assert(Kernel<Position>);

} // namespace bergfried::twrs
