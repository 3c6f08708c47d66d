// KWINTY on bitboards: the fast twin of rules.py.
#pragma once

#include <bergfried/kernel.hpp>
#include <bergfried/random.hpp>

#include <algorithm>
#include <bit>

namespace bergfried::kwinty {

constexpr int width = 9;              // R8
constexpr int height = 9;             // R7
constexpr int blocks = 20;            // R2: of one side
constexpr int zero = width - 1;       // R4: column 0 is counted as 8 here, so that by R8
constexpr int columns = 2 * zero + 1; // columns run from 0 to 16

// A move is a number: upright on a column, flat on a column and the next one, or a pass.
constexpr int flat_on = columns;
constexpr int pass = 2 * columns;

constexpr std::uint64_t bit(int place) { return std::uint64_t{1} << place; }
constexpr std::size_t at(int place) { return static_cast<std::size_t>(place); }

// R8: the moves that the width of the wall allows and, R5, that are on the wall or beside it; [leftmost column][number
// of columns].
using Reach = std::array<std::array<std::uint64_t, width + 1>, width>;
constexpr Reach make_reach() {
    Reach reach{};
    for (int left = 0; left <= zero; ++left)
        for (int wide = 1; wide <= width; ++wide)
            for (int column = 0; column < columns; ++column)
                for (int flat = 0; flat < 2; ++flat) {
                    const int end = column + flat, right = left + wide - 1;
                    const bool beside = end >= left - 1 && column <= right + 1;
                    const bool fits = std::max(right, end) - std::min(left, column) < width;
                    if (beside && fits)
                        reach[at(left)][at(wide)] |= bit(column + flat * flat_on);
                }
    reach[zero][0] = bit(zero) | bit(flat_on + zero); // R4
    return reach;
}
inline constexpr Reach reach = make_reach();

// The squares of one side: nine bits a level, the first the wall's leftmost column. A word holds seven levels, and as
// no five is higher than five levels, it lies in the lower seven or in the upper seven.
using Squares = std::array<std::uint64_t, 2>;
constexpr int levels = 7;
constexpr int upper = height - levels; // the lowest level of the second word

constexpr bool holds(const Squares& squares, int column, int level) {
    return (level < upper ? squares[0] >> (level * width + column) : squares[1] >> ((level - upper) * width + column)) &
           1;
}

// R6: the squares of a block; [flat][level][column of the wall].
using Shapes = std::array<std::array<std::array<Squares, width>, height>, 2>;
constexpr Shapes make_shapes() {
    Shapes shapes{};
    for (int flat = 0; flat < 2; ++flat)
        for (int y = 0; y + 1 - flat < height; ++y)
            for (int x = 0; x + flat < width; ++x) {
                Squares& shape = shapes[at(flat)][at(y)][at(x)];
                for (const int level : {y, y + 1 - flat})
                    for (const int column : {x, x + flat}) {
                        if (level < levels)
                            shape[0] |= bit(level * width + column);
                        if (level >= upper)
                            shape[1] |= bit((level - upper) * width + column);
                    }
            }
    return shapes;
}
inline constexpr Shapes shapes = make_shapes();

// R11: from a square to the next one of a line: along a level, up a column, and on both diagonals.
constexpr int along = 1, up = width, rising = width + 1, falling = width - 1;

constexpr std::uint64_t strip(int first, int last) { // these columns of a word
    std::uint64_t word = 0;
    for (int level = 0; level < levels; ++level)
        word |= (bit(last + 1) - bit(first)) << level * width;
    return word;
}

// Where so many squares of the word begin that follow each other; a line that leaves the wall at its side and comes
// back at the other is none, so by its first square it must have room.
constexpr std::uint64_t fours(std::uint64_t word, int step) {
    const std::uint64_t pairs = word & word >> step;
    return pairs & pairs >> 2 * step;
}
constexpr std::uint64_t fives(std::uint64_t word, int step) { return fours(word, step) & word >> 4 * step; }

constexpr bool has_five(const Squares& squares) { // R11
    std::uint64_t found = 0;
    for (const std::uint64_t word : squares)
        found |= ((fives(word, along) | fives(word, rising)) & strip(0, width - 5)) | fives(word, up) |
                 (fives(word, falling) & strip(4, width - 1));
    return found != 0;
}

constexpr int count_fours(const Squares& squares) { // R14; without a five, every four is a whole line
    int count = 0;
    for (const int word : {0, 1}) {
        const std::uint64_t own = squares[at(word)];
        const std::uint64_t begins = word ? ~std::uint64_t{0} : bit(upper * width) - 1; // no line counts in both words
        count += std::popcount(fours(own, along) & strip(0, width - 4) & begins);
        count += std::popcount(fours(own, rising) & strip(0, width - 4) & begins);
        count += std::popcount(fours(own, up) & begins);
        count += std::popcount(fours(own, falling) & strip(3, width - 1) & begins);
    }
    return count;
}

// A key for each block: [side][move][level]. Columns count from column 0, so a wall has another key elsewhere.
using Keys = std::array<std::array<std::array<std::uint64_t, height>, pass>, 2>;
constexpr Keys make_keys() {
    Keys keys{};
    std::uint64_t seed = 0;
    for (auto& side : keys)
        for (auto& move : side)
            for (auto& key : move)
                key = scramble(++seed);
    return keys;
}
inline constexpr Keys keys = make_keys();
inline constexpr std::uint64_t second_to_move = scramble(0x5eed);

// A wall as bytes: the columns from the left, nine squares each from the table upwards: 0 empty, 1 a square of a flat
// white block, 2 of an upright white one, 3 and 4 the same for Black.
class Wall {
public:
    explicit Wall(std::span<const std::uint8_t> squares) : squares_(squares) {}

    // What stands there; 0 outside the space for the wall, too.
    int thing(int column, int level) const {
        const bool inside = column >= 0 && column < width && level >= 0 && level < height;
        return inside ? squares_[at(column * height + level)] : 0;
    }
    bool flat(int column, int level) const { return thing(column, level) % 2 == 1; }

    // Refuses what no blocks can build; then blocks can be read off by their first squares.
    void check() const {
        std::array<int, 2> total{};
        for (int column = 0; column < width; ++column)
            for (int level = 0; level < height; ++level) {
                const int here = thing(column, level);
                if (here == 0)
                    continue;
                require(here <= 4, "no such square");
                require(column == 0 || thing(column - 1, 0), "a gap in the wall");        // R5
                require(level == 0 || thing(column, level - 1), "a hole below a square"); // R6
                const auto same = [&](int by) {
                    return flat(column, level) ? thing(column + by, level) == here : thing(column, level + by) == here;
                };
                require(same(-1) != same(1), "half a block, or short sides that meet"); // R6, R9
                ++total[at((here - 1) / 2)];
            }
        require(total[0] <= 2 * blocks && total[1] <= 2 * blocks, "more than twenty blocks of one side"); // R2
    }

    bool first_square(int column, int level) const { // the left or the lower one of its block
        const int before = flat(column, level) ? thing(column - 1, level) : thing(column, level - 1);
        return thing(column, level) != 0 && before != thing(column, level);
    }

    // Every block, what it rests on before it.
    template <class Visit>
    void each_block(Visit visit) const {
        for (int level = 0; level < height; ++level)
            for (int column = 0; column < width; ++column)
                if (first_square(column, level))
                    visit(thing(column, level) <= 2 ? Side::first : Side::second, column, level, flat(column, level));
    }

private:
    std::span<const std::uint8_t> squares_;
};

class Position {
public:
    static constexpr const char* slug = "kwinty";
    static constexpr std::size_t bytes = 2 + width * height; // side, columns of the wall left of column 0, the wall
    static constexpr int actions = pass + 1;
    static constexpr bool repeats = false; // R6: the wall only grows, and R10: no two passes follow each other
    // R8: on a wall of w columns, w - 1 places are for flat blocks and, if w <= 7, two beside it; w for upright ones
    // and, if w <= 8, two beside it: 2w + 3 <= 17 for w <= 7, 7 + 10 for w = 8, 8 + 9 for w = 9.
    using Moves = MoveList<17>;

    static Position unpack(std::span<const std::uint8_t> in) {
        require(in.size() == bytes, "wrong number of bytes");
        require(in[0] <= 1, "side is neither 0 nor 1");
        const Wall wall(in.subspan(2));
        wall.check();
        const bool empty = wall.thing(0, 0) == 0;
        require(empty ? in[1] == 0 : in[1] < width && wall.thing(in[1], 0), "column 0 is not on the wall"); // R4
        require(empty || !wall.flat(in[1], 0) || wall.first_square(in[1], 0), "column 0 is half a block");  // R4
        Position p;
        wall.each_block([&](Side side, int column, int, bool flat) {
            p.put(index(side), zero - in[1] + column + (flat ? flat_on : 0));
        });
        const bool white = has_five(p.squares_[0]), black = has_five(p.squares_[1]);
        require(!white || !black, "both sides have a five"); // R11: the first one ended the game
        p.side_ = static_cast<Side>(in[0]);
        if (white || black)
            p.result_ = win(white ? Side::first : Side::second);
        else
            p.end_by_fours();
        p.key_ = p.fresh_key();
        return p;
    }

    void pack(std::span<std::uint8_t> out) const {
        std::fill(out.begin(), out.end(), std::uint8_t{0});
        out[0] = static_cast<std::uint8_t>(side_);
        out[1] = static_cast<std::uint8_t>(zero - left_);
        for (int column = 0; column < wide_; ++column) {
            const std::size_t here = at(left_ + column + margin);
            for (int level = 0; level < height_[here]; ++level) {
                const int black = holds(squares_[1], column, level);
                const int upright = (flat_[here] >> level & both) == 0;
                out[at(2 + column * height + level)] = static_cast<std::uint8_t>(1 + 2 * black + upright);
            }
        }
    }

    void legal_moves(Moves& moves) const {
        for (std::uint64_t left = choices(); left; left &= left - 1)
            moves.push(static_cast<MoveCode>(std::countr_zero(left)));
    }

    std::size_t count_moves() const { return static_cast<std::size_t>(std::popcount(choices())); }

    void play(MoveCode code) {
        const std::size_t me = index(side_);
        side_ = other(side_);
        key_ ^= second_to_move;
        if (code == pass)
            return; // R10: the other side can place
        put(me, static_cast<int>(code));
        if (has_five(squares_[me])) // R11
            result_ = win(other(side_));
        else
            end_by_fours();
    }

    int action(MoveCode code) const { return static_cast<int>(code); }
    MoveCode move_of(int action) const { return static_cast<MoveCode>(action); }
    Side side() const { return side_; }
    Result result() const { return result_; }
    Result stuck() const { return Result::draw; }    // never: R10 and R13 leave nobody without a move
    Result repeated() const { return Result::draw; } // never
    Scores scores() const {
        if (has_five(squares_[0]) || has_five(squares_[1]))
            return {};
        return {true, count_fours(squares_[0]), count_fours(squares_[1])}; // R14
    }
    std::uint32_t quiet() const { return 0; }
    void lift_limits() {}
    std::uint64_t key() const { return key_; }

    std::uint64_t fresh_key() const {
        std::array<std::uint8_t, bytes> packed;
        pack(packed);
        std::uint64_t key = side_ == Side::second ? second_to_move : 0;
        Wall(std::span(packed).subspan(2)).each_block([&](Side side, int column, int level, bool flat) {
            key ^= keys[index(side)][at(left_ + column + (flat ? flat_on : 0))][at(level)];
        });
        return key;
    }

    // Where a side can place a block: a set of moves.
    std::uint64_t places(std::size_t side) const {
        return placed_[side] < blocks ? open_[side] & reach[at(left_)][at(wide_)] : 0; // R2
    }

    // For evaluation.hpp.
    const Squares& squares(std::size_t side) const { return squares_[side]; }
    int columns_built() const { return wide_; }
    int placed(std::size_t side) const { return placed_[side]; }
    int left() const { return left_; }                                       // the leftmost column
    int height_of(int column) const { return height_[at(column + margin)]; } // of any column
    bool lies_flat(int column, int level) const { return flat_[at(column + margin)] >> level & both; }
    // A block that is placed to the left of the wall moves all columns to the right, by so many.
    int shift(MoveCode code) const {
        const int column =
            static_cast<int>(code) >= flat_on ? static_cast<int>(code) - flat_on : static_cast<int>(code);
        return std::max(left_ - column, 0);
    }
    // The squares of the block that a move places, columns counted as they are after it.
    const Squares& shape(MoveCode code) const {
        const int flat = static_cast<int>(code) >= flat_on;
        const int column = static_cast<int>(code) - flat * flat_on;
        return shapes[at(flat)][height_[at(column + margin)]][at(std::max(column - left_, 0))];
    }

private:
    static constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }

    std::uint64_t choices() const {
        const std::uint64_t own = places(index(side_));
        return own ? own : bit(pass); // R10
    }

    void end_by_fours() {
        if (places(0) | places(1))
            return;
        result_ = compare(count_fours(squares_[0]), count_fours(squares_[1])); // R12, R13
    }

    void put(std::size_t me, int code) {
        const int flat = code >= flat_on;
        const int column = flat ? code - flat_on : code;
        const int level = height_[at(column + margin)];
        const int right = std::max(left_ + wide_ - 1, column + flat);
        const int grown = std::max(left_ - column, 0);
        left_ = static_cast<std::uint8_t>(left_ - grown);
        wide_ = static_cast<std::uint8_t>(right - left_ + 1);
        if (grown)
            for (Squares& own : squares_)
                for (std::uint64_t& word : own)
                    word <<= grown; // R8: nothing falls off at the right
        const Squares& shape = shapes[at(flat)][at(level)][at(column - left_)];
        squares_[me][0] |= shape[0];
        squares_[me][1] |= shape[1];
        key_ ^= keys[me][at(code)][at(level)];
        ++placed_[me];
        if (flat)
            lay(me, column, level);
        else
            stand(me, column, level);
    }

    // Whether a flat block could lie on a level between two columns; bit 0 for White, bit 16 for Black. R9, R7.
    std::uint32_t room(std::size_t before, std::size_t behind, int level) const {
        return ~((flat_[before] | flat_[behind]) >> level) & both;
    }

    void stand(std::size_t me, int column, int level) {
        const std::size_t here = at(column + margin);
        const int top = level + 2;
        height_[here] = static_cast<std::uint8_t>(top);
        // R6: a flat block needs two columns of one height.
        const std::uint32_t flat = (height_[here - 1] == top ? room(here - 2, here + 1, top) : 0) |
                                   (height_[here + 1] == top ? room(here - 1, here + 2, top) : 0) << 1;
        const int first = flat_on + column - 1;
        const std::uint64_t changed = bit(column) | std::uint64_t{3} << first;
        open_[0] = (open_[0] & ~changed) | std::uint64_t{flat & 0xffff} << first;
        open_[1] = (open_[1] & ~changed) | std::uint64_t{flat >> 16} << first;
        if (top + 2 <= height)
            open_[1 - me] |= bit(column); // R7, R9: not on one's own
    }

    void lay(std::size_t me, int column, int level) {
        const std::size_t here = at(column + margin), next = here + 1;
        const int top = level + 1;
        const std::uint32_t mark = std::uint32_t{1} << (level + (me ? 16 : 0));
        flat_[here] |= mark;
        flat_[next] |= mark;
        height_[here] = height_[next] = static_cast<std::uint8_t>(top);
        const std::uint32_t flat = (height_[here - 1] == top ? room(here - 2, next, top) : 0) |
                                   room(here - 1, next + 1, top) << 1 |
                                   (height_[next + 1] == top ? room(here, next + 2, top) : 0) << 2;
        const int first = flat_on + column - 1;
        const std::uint64_t changed = std::uint64_t{3} << column | std::uint64_t{7} << first;
        const std::uint64_t upright = top + 2 <= height ? std::uint64_t{3} << column : 0; // R7
        open_[0] = (open_[0] & ~changed) | std::uint64_t{flat & 0xffff} << first | upright;
        open_[1] = (open_[1] & ~changed) | std::uint64_t{flat >> 16} << first | upright;
        if (height_[here - 1] == level)
            open_[me] &= ~(bit(flat_on + column) >> 2); // R9: two columns to the left
        if (height_[next + 1] == level)
            open_[me] &= ~(bit(flat_on + column) << 2);
    }

    static constexpr int margin = 3;               // columns beside the space for the wall, always empty
    static constexpr std::uint32_t both = 0x10001; // a bit for each side

    std::array<Squares, 2> squares_{};
    // Per side the moves that heights and short sides allow, wherever the wall is. Moves of columns that the wall can
    // no longer reach may be wrong: a bit that runs over one end of the columns is such a one at the other end.
    std::array<std::uint64_t, 2> open_{bit(pass) - 1, bit(pass) - 1};
    std::uint64_t key_ = 0;
    // By column: the levels where flat blocks lie, White's from bit 0 and Black's from bit 16; above the highest level
    // both, so that R7 is part of R9.
    std::array<std::uint32_t, columns + 2 * margin> flat_ = [] {
        std::array<std::uint32_t, columns + 2 * margin> flat;
        flat.fill(both << height);
        return flat;
    }();
    std::array<std::uint8_t, columns + 2 * margin> height_{};
    std::uint8_t left_ = zero; // the leftmost column
    std::uint8_t wide_ = 0;    // how many columns the wall has
    std::array<std::uint8_t, 2> placed_{};
    Side side_ = Side::first;
    Result result_ = Result::none;
};

static_assert(Kernel<Position>);

} // namespace bergfried::kwinty
