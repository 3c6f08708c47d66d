// TURRIS on bitboards: the fast twin of rules.py.
//
// A block is numbered by its columns: 0..8 upright on one, 9..20 flat on a pair of neighbours. Sets of blocks, and the
// legal moves, are bits of one word; sets of columns are nine bits, a1 b1 c1 a2 .. c3.
#pragma once

#include <bergfried/kernel.hpp>
#include <bergfried/random.hpp>

#include <algorithm>
#include <bit>

namespace bergfried::turris {

using Set = std::uint32_t;

constexpr std::size_t width = 3; // R1
constexpr std::size_t columns = width * width;
constexpr std::size_t pairs = 12;
constexpr std::size_t blocks = columns + pairs;
constexpr Set all = (1 << columns) - 1;
constexpr Set centre = 1 << 4; // R1: b2
constexpr Set rim = all ^ centre;
constexpr Set standing = all; // the upright blocks
constexpr Set lying = ((Set{1} << blocks) - 1) ^ standing;
constexpr int in_hand = 20;     // R2: blocks of one side
constexpr int unfinished = 3;   // R10
constexpr std::size_t top = 11; // R10, R2: a higher cube needs 12 + 8 * 9 = 84 of the 80 there are

constexpr std::uint8_t none = 31;                   // in place of a block
constexpr MoveCode take_first = blocks;             // R14: 21..29, by the first column of the block
constexpr MoveCode end_turn = take_first + columns; // R12
constexpr MoveCode pass = end_turn + 1;             // R18

constexpr Set bit(std::size_t place) { return Set{1} << place; }

// Everything that follows from where the blocks lie in the plan.
struct Plan {
    std::array<std::uint8_t, blocks> first{}, second{}; // R2: columns of a block; an upright one has one
    std::array<std::uint16_t, none + 1> on{};           // these as a set; none covers none
    std::array<Set, blocks> touching{};                 // the blocks that share a column with this one
    std::array<std::uint16_t, all + 1> near{};          // of columns: those beside one of them
    std::array<Set, all + 1> inside{};                  // of columns: the flat blocks that lie on two of them
};

constexpr Plan make_plan() {
    Plan plan;
    std::size_t block = 0;
    const auto add = [&](std::size_t first, std::size_t second) {
        plan.first[block] = static_cast<std::uint8_t>(first);
        plan.second[block] = static_cast<std::uint8_t>(second);
        plan.on[block++] = static_cast<std::uint16_t>(bit(first) | bit(second));
    };
    for (std::size_t column = 0; column < columns; ++column)
        add(column, column);
    for (std::size_t column = 0; column < columns; ++column) {
        if (column % width < width - 1)
            add(column, column + 1);
        if (column / width < width - 1)
            add(column, column + width);
    }
    for (std::size_t one = 0; one < blocks; ++one)
        for (std::size_t other = 0; other < blocks; ++other)
            if (plan.on[one] & plan.on[other])
                plan.touching[one] |= bit(other);
    for (Set set = 0; set <= all; ++set)
        for (std::size_t flat = columns; flat < blocks; ++flat) {
            const Set first = bit(plan.first[flat]), second = bit(plan.second[flat]);
            if (set & first)
                plan.near[set] |= static_cast<std::uint16_t>(second);
            if (set & second)
                plan.near[set] |= static_cast<std::uint16_t>(first);
            if ((set & first) && (set & second))
                plan.inside[set] |= bit(flat);
        }
    return plan;
}
inline constexpr Plan plan = make_plan();

struct Keys {
    std::array<std::array<std::array<std::uint64_t, top>, blocks>, 2> block{}; // [side][block][its lower level]
    std::array<std::array<std::uint64_t, none + 1>, 2> last{};                 // [side][block]
    std::array<std::uint64_t, none + 1> ban{};
    std::uint64_t second_to_move = 0;
    std::uint64_t bonus = 0;
};

constexpr Keys make_keys() {
    Keys keys;
    std::uint64_t seed = 0;
    for (auto& side : keys.block)
        for (auto& block : side)
            for (auto& key : block)
                key = scramble(++seed);
    for (std::size_t block = 0; block < blocks; ++block) { // none has no key
        for (auto& side : keys.last)
            side[block] = scramble(++seed);
        keys.ban[block] = scramble(++seed);
    }
    keys.second_to_move = scramble(++seed);
    keys.bonus = scramble(++seed);
    return keys;
}
inline constexpr Keys keys = make_keys();

// A picture (R21) is a set of squares: 16 bits for each of three columns, of which the uppermost stay empty, so that
// no square has a neighbour beyond the edge.
using Picture = std::uint64_t;

constexpr Picture beside(Picture set) { return set << 1 | set >> 1 | set << 16 | set >> 16; }

// R22: the groups to which these squares belong.
inline Picture groups_of(Picture some, Picture squares) {
    for (Picture before = 0; some != before;) {
        before = some;
        some |= beside(some) & squares;
    }
    return some;
}

// R22: how many squares the largest group has, or `largest` if none has more.
inline int largest_group(Picture squares, int largest = 0) {
    while (std::popcount(squares) > largest) {
        const Picture group = groups_of(squares & (~squares + 1), squares);
        largest = std::max(largest, std::popcount(group));
        squares ^= group;
    }
    return largest;
}

class Position {
public:
    static constexpr const char* slug = "turris";
    // side, bonus, ban, last block of each side, ground_flat, centre_upright, bonus_chain; then for each column the
    // letters of its word, 0 after the last: 1 an upright block, 2 N, 3 E, 4 S, 5 W; 8 more if it is black.
    static constexpr std::size_t header = 8;
    static constexpr std::size_t bytes = header + columns * top;
    static constexpr int actions = pass + 1;
    // Blocks leave the tower only after a bonus, and a bonus raises the centre, where the block that earned it then
    // lies on top; only a position that no game reached can let it sink, once. A pass opens what was closed, so no
    // second one follows.
    static constexpr bool repeats = false;
    using Moves = MoveList<actions>; // moves are actions

    static Position unpack(std::span<const std::uint8_t> in) {
        require(in.size() == bytes, "wrong number of bytes");
        require(in[0] <= 1 && in[1] <= 1, "side or bonus is neither 0 nor 1");
        for (std::size_t i = 2; i < 5; ++i)
            require(in[i] < blocks || in[i] == none, "no such block");
        require(in[5] <= 2 && in[6] <= 1 && in[7] <= 1, "no such option");
        Position p;
        p.side_ = static_cast<Side>(in[0]);
        p.bonus_ = in[1];
        p.ban_ = in[2];
        p.last_ = {in[3], in[4]};
        p.ground_flat_ = static_cast<GroundFlat>(in[5]);
        p.both_ = !in[6];
        p.chain_ = !in[7];
        p.read_columns(in.subspan(header));
        p.check_turn();
        p.key_ = p.fresh_key();
        return p;
    }

    void pack(std::span<std::uint8_t> out) const {
        std::fill(out.begin(), out.end(), std::uint8_t{0});
        out[0] = static_cast<std::uint8_t>(side_);
        out[1] = bonus_;
        out[2] = ban_;
        out[3] = last_[0];
        out[4] = last_[1];
        out[5] = static_cast<std::uint8_t>(ground_flat_);
        out[6] = !both_;
        out[7] = !chain_;
        std::array<std::size_t, columns> letters{};
        each_block([&](std::size_t side, std::size_t block, std::size_t) {
            for (std::size_t half = 0; half < (block < columns ? 1 : 2); ++half) {
                const std::size_t column = half ? plan.second[block] : plan.first[block];
                out[header + column * top + letters[column]++] =
                    static_cast<std::uint8_t>(letter(block, half) + 8 * side);
            }
        });
    }

    void legal_moves(Moves& moves) const {
        for (Set left = legal(); left; left &= left - 1)
            moves.push(static_cast<MoveCode>(std::countr_zero(left)));
    }
    std::size_t count_moves() const { return static_cast<std::size_t>(std::popcount(legal())); }

    void play(MoveCode code) {
        if (code < blocks) {
            place(code);
        } else if (code < end_turn) {
            take(code);
        } else {
            turn_over();
        }
    }

    int action(MoveCode code) const { return static_cast<int>(code); }
    MoveCode move_of(int action) const { return static_cast<MoveCode>(action); }
    Side side() const { return side_; }
    Result result() const { // R20
        if (!over())
            return Result::none;
        const Scores totals = scores();
        return compare(totals.first, totals.second);
    }
    Result stuck() const { return Result::none; }    // R18: who can do nothing passes
    Result repeated() const { return Result::none; } // never
    std::uint32_t quiet() const { return 0; }
    void lift_limits() {}
    std::uint64_t key() const { return key_; }

    std::uint64_t fresh_key() const {
        std::uint64_t key = keys.last[0][last_[0]] ^ keys.last[1][last_[1]] ^ keys.ban[ban_];
        if (side_ == Side::second)
            key ^= keys.second_to_move;
        if (bonus_)
            key ^= keys.bonus;
        each_block(
            [&](std::size_t side, std::size_t block, std::size_t level) { key ^= keys.block[side][block][level]; });
        return key;
    }

    Scores scores() const { // R22
        std::array<Picture, columns> white, cubes;
        std::array<Picture, 2> roof{};
        for (std::size_t column = 0; column < columns; ++column) {
            const std::size_t height = height_of(column);
            white[column] = white_[column];
            cubes[column] = (Picture{1} << height) - 1;
            if (height)
                roof[!(white_[column] >> (height - 1) & 1)] |= Picture{1} << (column / width * 16 + column % width);
        }
        Scores totals{true, largest_group(roof[0]), largest_group(roof[1])};
        // The layers of columns behind one another, from a side; a step leads to the next column in a layer.
        const auto look = [&](int nearest, int farther, std::size_t step) {
            Picture seen = 0, seen_white = 0;
            for (int layer = 0; layer < 3; ++layer) { // R21: the first cube met
                const auto column = static_cast<std::size_t>(nearest + layer * farther);
                const auto join = [&](const std::array<Picture, columns>& of) {
                    return of[column] | of[column + step] << 16 | of[column + 2 * step] << 32;
                };
                seen_white |= join(white) & ~seen;
                seen |= join(cubes);
            }
            totals.first += largest_group(seen_white);
            totals.second += largest_group(seen & ~seen_white);
        };
        look(0, 3, 1);  // from the south
        look(6, -3, 1); // from the north
        look(0, 1, 3);  // from the west
        look(2, -1, 3); // from the east
        return totals;
    }

    // For the evaluation.
    std::uint16_t white(std::size_t column) const { return white_[column]; } // its levels with a white cube
    std::size_t height_of(std::size_t column) const {
        return floor_ + (higher_[0] >> column & 1) + (higher_[1] >> column & 1) + (higher_[2] >> column & 1);
    }
    int hand(std::size_t side) const { return hand_[side]; }           // blocks not on the tower
    bool bonus() const { return bonus_; }                              // R12: one is due to the side to move
    bool chain() const { return chain_; }                              // R13
    std::size_t floor() const { return floor_; }                       // the height of the lowest column
    std::uint16_t flat(std::size_t pair) const { return flat_[pair]; } // the levels where a flat block lies on it
    Set open(std::size_t side) const { return open_[side]; }           // its blocks on which nothing lies
    std::size_t last(std::size_t side) const { return last_[side]; }   // R15: the block it placed last, or none
    std::size_t ban() const { return ban_; }                           // R17: a place, or none
    // R14: the block that a move takes off.
    std::size_t taken(MoveCode code) const {
        const Set named = open_[1 - index(side_)] & plan.touching[code - take_first];
        return static_cast<std::size_t>(std::countr_zero(named));
    }
    // The blocks that the side to move may place.
    Set places() const {
        if (hand_[index(side_)] == 0)
            return 0; // R19
        const Set one = higher_[0], two = higher_[1], three = higher_[2];
        const Set open = all & ~Set{plan.on[ban_]}; // R17
        // The columns of a height where a block may begin. R11: on the centre only if a rim column is higher.
        const auto level = [open](Set least, Set more) { return least & ~more & (more & rim ? open : open & rim); };
        const Set lowest = level(all, one), second = level(one, two), third = level(two, three);
        // R7, R10: two cubes fit on the lower two heights.
        Set upright = (lowest & plan.near[one]) | (second & plan.near[two]);
        if (both_ && !((one & centre ? three : two) & rim))
            upright &= rim;                                  // R11
        Set flat = plan.inside[second] | plan.inside[third]; // R6, R10
        if (floor_ > 0) {
            flat |= plan.inside[lowest];
        } else if (one == 0) { // R5, R7: the first block
            upright = open & rim;
            if (ground_flat_ != GroundFlat::forbid)
                flat = plan.inside[lowest]; // R9
        } else if (ground_flat_ == GroundFlat::allow) {
            flat |= plan.inside[lowest] & ~plan.inside[all & ~Set{plan.near[one]}]; // R9: one half at least has contact
        }
        return upright | (flat & ~(open_[0] | open_[1])); // R8
    }

private:
    enum class GroundFlat : std::uint8_t { forbid, first, allow };

    static constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }
    static constexpr std::uint8_t letter(std::size_t block, std::size_t half) {
        if (block < columns)
            return 1;
        const bool east = plan.second[block] == plan.first[block] + 1;
        return east ? (half ? 5 : 3) : (half ? 4 : 2);
    }

    bool over() const { return (hand_[0] | hand_[1]) == 0; } // R20

    // The legal moves as a set of codes.
    Set legal() const {
        const Set placements = places();
        if (!bonus_)
            return placements ? placements : bit(pass);               // R4, R18
        return placements | removals() << take_first | bit(end_turn); // R12
    }

    // R14: the columns that name an enemy block which may be taken off.
    Set removals() const {
        const std::size_t you = 1 - index(side_);
        const Set one = higher_[0], two = higher_[1], three = higher_[2];
        Set takeable = open_[you] & ~bit(last_[you]); // R15
        // R16: what falls below the lowest column must not leave the highest more than three above it.
        const Set upright = two ? three ? two : one : all;
        takeable &= upright | (three ? plan.inside[one] : lying);
        Set named = takeable & standing;
        for (Set flats = takeable & lying; flats; flats &= flats - 1)
            named |= bit(plan.first[static_cast<std::size_t>(std::countr_zero(flats))]);
        return named;
    }

    void place(std::size_t block) {
        const std::size_t me = index(side_);
        const bool flat = block >= columns;
        const std::size_t first = plan.first[block], second = plan.second[block], level = height_of(first);
        const auto on = plan.on[block];
        key_ ^= keys.block[me][block][level] ^ keys.last[me][last_[me]] ^ keys.last[me][block];
        if (me == 0) {
            const auto cubes = static_cast<std::uint16_t>((flat ? 1 : 3) << level);
            white_[first] |= cubes;
            white_[second] |= cubes;
        }
        if (flat)
            flat_[block - columns] |= static_cast<std::uint16_t>(1 << level);
        open_[0] &= ~plan.touching[block];
        open_[1] &= ~plan.touching[block];
        open_[me] |= bit(block);
        raise(on);
        if (!flat)
            raise(on);
        while (higher_[0] == all) {
            higher_ = {higher_[1], higher_[2], 0};
            ++floor_;
        }
        last_[me] = static_cast<std::uint8_t>(block);
        --hand_[me];
        if ((on & centre) && (!bonus_ || chain_) && !over()) { // R12, R13, R20
            if (!bonus_)
                key_ ^= keys.bonus;
            bonus_ = true;
        } else {
            turn_over();
        }
    }

    void raise(std::uint16_t on) {
        higher_[2] |= on & higher_[1];
        higher_[1] |= on & higher_[0];
        higher_[0] |= on;
    }

    // R14
    void take(MoveCode code) {
        const std::size_t you = 1 - index(side_), block = taken(code);
        const bool flat = block >= columns;
        std::array<std::size_t, columns> heights = all_heights();
        const std::size_t first = plan.first[block], second = plan.second[block];
        const std::size_t level = heights[first] -= flat ? 1 : 2;
        heights[second] = level;
        key_ ^= keys.block[you][block][level];
        const auto below = static_cast<std::uint16_t>((1 << level) - 1);
        white_[first] &= below;
        white_[second] &= below;
        if (flat)
            flat_[block - columns] &= below;
        set_heights(heights);
        open_[you] ^= bit(block);
        uncover(first, heights);
        uncover(second, heights);
        ++hand_[you];
        turn_over();
        ban_ = static_cast<std::uint8_t>(block); // R17; its owner has a block now, so he is next
        key_ ^= keys.ban[ban_];
    }

    // R4: the other side is next, unless it has no blocks while this one has some (R19). R17: the ban ends.
    void turn_over() {
        key_ ^= keys.ban[ban_];
        ban_ = none;
        if (bonus_)
            key_ ^= keys.bonus;
        bonus_ = false;
        const std::size_t me = index(side_);
        if (hand_[1 - me] == 0 && hand_[me] > 0)
            return;
        side_ = other(side_);
        key_ ^= keys.second_to_move;
    }

    std::array<std::size_t, columns> all_heights() const {
        std::array<std::size_t, columns> heights;
        for (std::size_t column = 0; column < columns; ++column)
            heights[column] = height_of(column);
        return heights;
    }

    // The heights differ by three at most (R10).
    void set_heights(const std::array<std::size_t, columns>& heights) {
        const std::size_t low = *std::min_element(heights.begin(), heights.end());
        floor_ = static_cast<std::uint8_t>(low);
        higher_ = {};
        for (std::size_t column = 0; column < columns; ++column)
            for (std::size_t above = 0; above < heights[column] - low; ++above)
                higher_[above] |= static_cast<std::uint16_t>(bit(column));
    }

    // Notes the block on top of a column if nothing lies on it.
    void uncover(std::size_t column, const std::array<std::size_t, columns>& heights) {
        const std::size_t height = heights[column];
        if (height == 0)
            return;
        const std::size_t block = block_at(column, height - 1);
        const std::size_t owner = !(white_[column] >> (height - 1) & 1);
        if (heights[plan.first[block]] == heights[plan.second[block]])
            open_[owner] |= bit(block);
    }

    // The block that a cube belongs to.
    std::size_t block_at(std::size_t column, std::size_t level) const {
        for (Set flats = plan.touching[column] & lying; flats; flats &= flats - 1) {
            const auto block = static_cast<std::size_t>(std::countr_zero(flats));
            if (flat_[block - columns] >> level & 1)
                return block;
        }
        return column;
    }

    // Visits every block with its side and its lower level, those of a column from the mat upwards.
    template <class Visit>
    void each_block(Visit visit) const {
        std::array<std::size_t, columns> begun{}; // how far up the columns were read
        const std::array<std::size_t, columns> heights = all_heights();
        for (std::size_t level = 0; level < top; ++level)
            for (std::size_t column = 0; column < columns; ++column) {
                if (begun[column] != level || heights[column] <= level)
                    continue;
                const std::size_t block = block_at(column, level);
                visit(std::size_t{!(white_[column] >> level & 1)}, block, level);
                begun[column] = level + (block < columns ? 2 : 1);
                if (block >= columns)
                    begun[plan.second[block]] = level + 1;
            }
    }

    // The tower, from the words of its columns.
    void read_columns(std::span<const std::uint8_t> in) {
        // What each cube was said to be: the block and the half of it, the side.
        struct Cube {
            std::size_t block = none, half = 0, side = 0;
        };
        std::array<std::array<Cube, top>, columns> cubes{};
        std::array<std::size_t, columns> heights{};
        std::array<int, 2> halves{};
        for (std::size_t column = 0; column < columns; ++column) {
            const auto word = in.subspan(column * top, top);
            const auto length = static_cast<std::size_t>(std::find(word.begin(), word.end(), 0) - word.begin());
            require(
                std::all_of(word.begin() + static_cast<std::ptrdiff_t>(length), word.end(), [](auto x) { return !x; }),
                "letters after the end of a column");
            std::size_t& height = heights[column];
            for (const std::uint8_t sign : word.first(length)) {
                const Cube cube{read_letter(sign % 8, column), sign % 8u > 3, sign / 8u};
                require(cube.side <= 1, "no such letter");
                const std::size_t size = cube.block < columns ? 2 : 1;
                require(height + size <= top, "a column is too high");
                for (std::size_t i = 0; i < size; ++i) {
                    if (cube.side == 0)
                        white_[column] |= static_cast<std::uint16_t>(1 << height);
                    ++halves[cube.side];
                    cubes[column][height++] = cube;
                }
            }
        }
        const auto [low, high] = std::minmax_element(heights.begin(), heights.end());
        require(*high - *low <= unfinished, "more than three unfinished levels"); // R10
        require(halves[0] <= 2 * in_hand && halves[1] <= 2 * in_hand, "more than twenty blocks of one side");
        for (std::size_t column = 0; column < columns; ++column)
            for (std::size_t level = 0; level < heights[column]; ++level) {
                const Cube& cube = cubes[column][level];
                if (cube.block < columns)
                    continue;
                const Cube& partner = cubes[cube.half ? plan.first[cube.block] : plan.second[cube.block]][level];
                require(partner.block == cube.block && partner.half != cube.half && partner.side == cube.side,
                        "half a block");
                flat_[cube.block - columns] |= static_cast<std::uint16_t>(1 << level);
            }
        for (const std::uint16_t levels : flat_)
            require((levels & levels << 1) == 0, "flat exactly on flat"); // R8
        for (std::size_t side = 0; side < 2; ++side)
            hand_[side] = static_cast<std::uint8_t>(in_hand - halves[side] / 2);
        set_heights(heights);
        for (std::size_t column = 0; column < columns; ++column)
            uncover(column, heights);
    }

    // The block that a letter on a column means.
    static std::size_t read_letter(std::size_t sign, std::size_t column) {
        if (sign == 1)
            return column;
        for (std::size_t block = columns; block < blocks; ++block)
            for (std::size_t half = 0; half < 2; ++half)
                if ((half ? plan.second[block] : plan.first[block]) == column && letter(block, half) == sign)
                    return block;
        throw BadBytes("no such letter there");
    }

    // Whether the turn fits the tower.
    void check_turn() const {
        const std::size_t me = index(side_), you = 1 - me;
        for (std::size_t side = 0; side < 2; ++side) {
            require((last_[side] == none) == (hand_[side] == in_hand),
                    "a last block without blocks, or none with some");
            if (last_[side] != none)
                require(is_topmost(side, last_[side]), "the last block is not there");
        }
        if (over()) { // R20
            require(!bonus_ && ban_ == none, "a bonus or a ban after the end");
            require(open_[you] & bit(last_[you]), "the last block of the game is covered");
        } else if (bonus_) {
            require(plan.on[last_[me]] & centre, "a bonus that was not earned"); // R12
            require(open_[me] & bit(last_[me]), "a bonus for a block that is covered");
        } else {
            require(hand_[me] > 0, "the turn of a side without blocks"); // R19
        }
    }

    // Whether the highest cubes of the side on the block's columns are that block.
    bool is_topmost(std::size_t side, std::size_t block) const {
        std::array<int, 2> level{};
        for (std::size_t half = 0; half < 2; ++half) {
            const std::size_t column = half ? plan.second[block] : plan.first[block];
            const unsigned cubes = (1u << height_of(column)) - 1;
            const unsigned own = side == 0 ? white_[column] : cubes & ~unsigned{white_[column]};
            if (own == 0)
                return false;
            level[half] = std::bit_width(own) - 1;
            if (block_at(column, static_cast<std::size_t>(level[half])) != block)
                return false;
        }
        return level[0] == level[1];
    }

    std::uint64_t key_ = 0;
    std::array<Set, 2> open_{};                  // the blocks of each side on which nothing lies
    std::array<std::uint16_t, 3> higher_{};      // the columns one, two, three cubes at least above the lowest
    std::array<std::uint16_t, columns> white_{}; // the levels with a white cube
    std::array<std::uint16_t, pairs> flat_{};    // the levels with a flat block
    std::uint8_t floor_ = 0;                     // the height of the lowest column
    std::array<std::uint8_t, 2> hand_{in_hand, in_hand};
    std::array<std::uint8_t, 2> last_{none, none}; // R15: the block each side placed last
    std::uint8_t ban_ = none;                      // R17: the place of the block that was taken off
    Side side_ = Side::first;
    bool bonus_ = false;                          // R12: a bonus is due
    GroundFlat ground_flat_ = GroundFlat::forbid; // R9
    bool both_ = true;                            // R11: an upright block on the centre needs the rim on both levels
    bool chain_ = true;                           // R13
};

static_assert(Kernel<Position>);

} // namespace bergfried::turris
