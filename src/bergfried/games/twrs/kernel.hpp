// TWRS on lines of eleven bits: the fast twin of rules.py.
//
// Here is the position: what a move changes, the areas with their score, and how it all becomes bytes and actions.
// board.hpp has what it is made of, turns.hpp the moves once the set-up is over.
#pragma once

#include "turns.hpp"

#include <bergfried/kernel.hpp>
#include <bergfried/random.hpp>

#include <algorithm>

namespace bergfried::twrs {

// R4: who places the first, second, … piece, and who moves first in the end; the first three pieces are stones.
constexpr std::array<std::uint8_t, 10> setup_order{0, 1, 0, 1, 0, 0, 1, 1, 0, 0};
constexpr int setup_stones = 3;
constexpr int setup_pieces = 9;

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
    static constexpr int turn_actions = side_towers * 2 * (size - 1) * markings;
    static constexpr int actions = turn_actions + points;
    static constexpr bool repeats = true;
    using Moves = Turns::Moves;

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
                p.tower_[side][i] = tower_on(numbered(n));
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
            const Tower tower = tower_[i / side_towers][i % side_towers];
            out[4 + i] = tower == missing ? 255 : static_cast<std::uint8_t>(number(point_of(tower)));
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
        turns().list(moves);
    }

    std::size_t count_moves() const {
        if (setup_)
            return static_cast<std::size_t>(points - pieces());
        return turns().count();
    }

    MoveCode random_move(Dice& dice) const {
        if (setup_)
            for (;;) {
                const Point point = numbered(dice.below(points));
                if (is_free(point))
                    return placement(point);
            }
        return turns().draw(dice);
    }

    void play(MoveCode code) {
        const auto [from, to, one, two] = read(code);
        if (from == to)
            return place(to);
        const std::size_t me = index(side_);
        Towers& mine = tower_[me];
        for (Tower& tower : mine)
            tower = point_of(tower) == from ? tower_on(to) : tower;
        sort(mine);
        give_back(from);
        take(to);
        key_ ^= keys.tower[me][from] ^ keys.tower[me][to] ^ second_to_move;
        side_ = other(side_);
        ++quiet_;
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
        const auto [from, to, one, two] = read(code);
        if (from == to)
            return turn_actions + static_cast<int>(number(to));
        const std::size_t me = index(side_);
        int tower = 0;
        while (tower < side_towers - 1 && point_of(tower_[me][static_cast<std::size_t>(tower)]) != from)
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
        each_settled_area(
            [&](Points area, std::size_t side) { (side == 0 ? total.first : total.second) += area.count(); });
        return total;
    }

    std::uint64_t fresh_key() const {
        std::uint64_t key = (side_ == Side::second ? second_to_move : 0) ^ (setup_ ? in_setup : 0);
        for (std::size_t n = 0; n < points; ++n)
            if (is_stone(numbered(n)))
                key ^= keys.stone[numbered(n)];
        for (std::size_t side = 0; side < 2; ++side)
            for (const Tower tower : tower_[side])
                if (tower != missing)
                    key ^= keys.tower[side][point_of(tower)];
        return key;
    }

    // For the evaluation.
    int stones() const { return stones_; }
    int settled(std::size_t side) const { return settled_[side]; } // R16: points in areas of that side alone
    Points open() const { return board & ~stones_on_board(); }
    const Lines& free_columns() const { return free_[upright]; } // points without a piece
    const Lines& free_rows() const { return free_[level]; }
    // Visits the towers of a side that are not petrified.
    template <class Visit>
    void each_live(std::size_t side, Visit visit) const {
        for (const Tower tower : tower_[side])
            if (!petrified(tower))
                visit(point_of(tower));
    }
    // The walls among the 3 × 3 points around a point, as `can_part` counts them.
    std::size_t walls_around(Point point) const {
        const std::size_t column = point >> 4, row = point & 15;
        return (walls_[column] >> row & 7) | (walls_[column + 1] >> row & 7) << 3 |
               (walls_[column + 2] >> row & 7) << 6;
    }

private:
    static constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }
    Turns turns() const {
        const std::size_t me = index(side_);
        return {free_, tower_[me], tower_[1 - me], diagonals_, stones_ == supply - 1};
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
        key_ ^= keys.stone[point];
    }
    int pieces() const {
        int count = stones_;
        for (const auto& side : tower_)
            for (const Tower tower : side)
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
        for (const Tower tower : tower_[side])
            if (tower != missing)
                all = all | only(number(point_of(tower)));
        return all;
    }

    static void sort(Towers& towers) {
        const auto order = [&](std::size_t a, std::size_t b) {
            const Tower low = std::min(towers[a], towers[b]), high = std::max(towers[a], towers[b]);
            towers[a] = low;
            towers[b] = high;
        };
        order(0, 1);
        order(1, 2);
        order(0, 1);
    }

    // Areas

    // Visits the areas (R12) with towers of one side alone, with that side.
    template <class Visit>
    void each_settled_area(Visit visit) const {
        const Points open = this->open(), orange = towers(0), blue = towers(1);
        for (Points left = orange | blue; left;) {
            const Points area = joined(left.lowest(), open, board);
            left = left & ~area;
            const bool first = static_cast<bool>(area & orange), second = static_cast<bool>(area & blue);
            if (first != second)
                visit(area, std::size_t{second});
        }
    }

    void judge_areas() {
        settled_ = {};
        each_settled_area([&](Points area, std::size_t side) {
            settled_[side] = static_cast<std::uint8_t>(settled_[side] + area.count()); // R16
            for (Tower& tower : tower_[side])
                if (tower != missing && area & only(number(point_of(tower))))
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
        if (!can_part[walls_around(point)])
            return false;
        const Points open = this->open(), neighbours = spread(only(number(point))) & open;
        return static_cast<bool>(neighbours & ~joined(neighbours.lowest(), open, neighbours));
    }

    void place(Point point) { // R4
        const auto count = static_cast<std::size_t>(pieces());
        if (count < setup_stones) {
            set_stone(point);
        } else {
            Towers& mine = tower_[index(side_)];
            mine[side_towers - 1] = tower_on(point);
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

    // The marking of an action: the first enemy tower that these stones fit.
    int marking(Point goal, Point one, Point two) const {
        if (one == nowhere)
            return 0;
        const int columns = static_cast<int>(one >> 4) - static_cast<int>(goal >> 4);
        const int rows = static_cast<int>(one & 15) - static_cast<int>(goal & 15);
        const int way = columns == 0 || rows == 0 ? 0 : columns == rows ? 1 : 2;
        const Towers& towers = tower_[1 - index(side_)];
        for (int i = 0; i < side_towers; ++i) {
            const Tower tower = towers[static_cast<std::size_t>(i)];
            if (petrified(tower))
                continue;
            const Point enemy = point_of(tower);
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
    std::array<Towers, 2> tower_{{{missing, missing, missing}, {missing, missing, missing}}};
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
