// Towers of Hamburg on bit planes: the fast twin of rules.py.
#pragma once

#include <bergfried/bits.hpp>
#include <bergfried/kernel.hpp>
#include <bergfried/random.hpp>

#include <algorithm>
#include <bit>

namespace bergfried::hamburg {

using Fields = std::uint64_t; // a set of fields: bit 6 * row + column, A1 is bit 0

constexpr int size = 6; // R1
constexpr int fields = size * size;
constexpr int stones = 18; // R2: of one side
constexpr int top = 6;     // R15: the storeys that win
constexpr Fields all = (Fields{1} << fields) - 1;

constexpr Fields bit(std::size_t field) { return Fields{1} << field; }

// R1, R3: the fields of each side; A1 is black, and Black is the first side.
constexpr std::array<Fields, 2> make_colours() {
    std::array<Fields, 2> colours{};
    for (std::size_t row = 0; row < size; ++row)
        for (std::size_t column = 0; column < size; ++column)
            colours[(row + column) % 2] |= bit(size * row + column);
    return colours;
}
inline constexpr std::array<Fields, 2> colour = make_colours();

constexpr Fields first_row = (Fields{1} << size) - 1;
constexpr Fields first_column = all / first_row; // one bit in six
constexpr Fields last_column = first_column << (size - 1);
constexpr Fields before_last = all ^ last_column;
constexpr Fields odd_columns = first_column | first_column << 2 | first_column << 4; // 1, 3 and 5

// The other field of each pair A1 A2, A3 A4, …: it has the other colour.
constexpr Fields others_of_pairs(Fields set) { return (set & odd_columns) << 1 | (set >> 1 & odd_columns); }
static_assert(others_of_pairs(colour[0]) == colour[1]);

// Marks each row that has a field of the set, in the last column; other bits mean nothing. The sum stays in its row.
constexpr Fields mark_rows(Fields set) { return ((set & before_last) + before_last) | set; }
constexpr Fields marked_rows(Fields marks) {
    marks &= last_column;
    return (marks << 1) - (marks >> (size - 1));
}

// The same for columns, in the first row.
constexpr Fields mark_columns(Fields set) {
    set |= set >> (3 * size);
    return set | (set >> size) | (set >> (2 * size));
}
constexpr Fields marked_columns(Fields marks) { return (marks & first_row) * first_column; }

static_assert(marked_rows(mark_rows(bit(0) | bit(13) | bit(35))) == (first_row | first_row << 12 | first_row << 30));
static_assert(marked_columns(mark_columns(bit(1) | bit(13) | bit(35))) == (first_column << 1 | last_column));

// A key for each height on each field; a free one is no key.
using Keys = std::array<std::array<std::uint64_t, top + 2>, fields>;
constexpr Keys make_keys() {
    Keys keys{};
    std::uint64_t seed = 0x4a3b;
    for (auto& field : keys)
        for (std::size_t height = 1; height <= top; ++height)
            field[height] = scramble(++seed);
    return keys;
}
inline constexpr Keys keys = make_keys();
inline constexpr std::uint64_t second_to_move = scramble(0x4a3b5eed);

class Position {
public:
    static constexpr const char* slug = "hamburg";
    // side, blockade (1 = pairwise), quiet limit (2, 0 = none), quiet moves (4), then the heights from A1, row by row.
    static constexpr std::size_t bytes = 8 + fields;
    static constexpr std::uint32_t longest_limit = 9999;    // the greatest number that the option takes
    static constexpr std::uint32_t most_quiet = 0x7fffffff; // so that counting on never overflows
    // A building is 36 * from + to. So is a relocation, but with the other field of the pair (A1 A2, A3 A4, …) in place
    // of `to`: it has the other colour, where no building goes (R3), and so the number alone tells the two apart.
    static constexpr int actions = fields * fields;
    static constexpr bool repeats = true;
    // With n single stones and k higher towers on 18 fields, at most n(n-1) + k(k-1) buildings and k(18-n-k)
    // relocations: n(n-1) + k(17-n) in all. This is convex in n, so the ends of 0 <= n <= 18-2k (R2) bound it: n = 0
    // gives 17k <= 153 (k <= 9); n = 18-2k gives 306 - 71k + 6k², convex in k, 306 for k = 0 and 153 for k = 9.
    using Moves = MoveList<306>;

    static Position unpack(std::span<const std::uint8_t> in) {
        require(in.size() == bytes, "wrong number of bytes");
        require(in[0] <= 1 && in[1] <= 1, "side or blockade is neither 0 nor 1");
        Position p;
        p.side_ = static_cast<Side>(in[0]);
        p.pairwise_ = in[1] == 1;
        p.limit_ = static_cast<std::uint16_t>(in[2] | in[3] << 8);
        for (std::size_t i = 4; i-- > 0;)
            p.quiet_ = p.quiet_ << 8 | in[4 + i];
        require(p.limit_ <= longest_limit, "the quiet limit is too great");
        require(p.quiet_ <= most_quiet, "more quiet moves than a game can have");
        std::array<int, 2> total{};
        int sixes = 0;
        for (std::size_t field = 0; field < fields; ++field) {
            const unsigned height = in[8 + field];
            require(height <= top, "a tower is too high");
            p.change(field, height);
            total[(colour[0] & bit(field)) ? 0 : 1] += static_cast<int>(height);
            sixes += height == top;
        }
        require(total[0] <= stones && total[1] <= stones, "more than eighteen stones of one side"); // R2
        require(sixes <= 1, "two towers of six storeys");                                           // R15
        p.key_ = p.fresh_key();
        return p;
    }

    void pack(std::span<std::uint8_t> out) const {
        out[0] = static_cast<std::uint8_t>(side_);
        out[1] = pairwise_;
        out[2] = static_cast<std::uint8_t>(limit_);
        out[3] = static_cast<std::uint8_t>(limit_ >> 8);
        const std::uint32_t quiet = std::min(quiet_, most_quiet);
        for (std::size_t i = 0; i < 4; ++i)
            out[4 + i] = static_cast<std::uint8_t>(quiet >> (8 * i));
        for (std::size_t field = 0; field < fields; ++field)
            out[8 + field] = static_cast<std::uint8_t>(height(field));
    }

    void legal_moves(Moves& moves) const {
        const Choice choice(*this);
        for (Fields left = choice.mobile; left; left &= left - 1) {
            const auto from = static_cast<std::size_t>(std::countr_zero(left));
            const unsigned high = height(from);
            Fields named = choice.goals[high] ^ bit(from); // R6, R7
            if (high > 1)
                named |= choice.goals[0]; // R8, R9
            for (; named; named &= named - 1)
                moves.push(static_cast<MoveCode>(fields * from + static_cast<std::size_t>(std::countr_zero(named))));
        }
    }

    std::size_t count_moves() const { return Choice(*this).sums().back(); }

    // The moves of a position are numbered by kind, then by tower, then by goal.
    MoveCode random_move(Dice& dice) const {
        const Choice choice(*this);
        const auto sums = choice.sums();
        if (sums.back() == 0)
            return no_move;
        std::uint32_t n = dice.below(sums.back());
        std::size_t kind = 0; // summed up, not branched to: chance decides, and a processor would guess wrong
        for (std::size_t i = 0; i + 1 < top; ++i)
            kind += n >= sums[i];
        n -= kind ? sums[kind - 1] : 0;
        const std::uint32_t each = choice.goals_of_one(kind);
        const int from = nth_bit(choice.sources(kind), static_cast<int>(n / each));
        const Fields goals = choice.goals[kind] & ~bit(static_cast<std::size_t>(from));
        return static_cast<MoveCode>(fields * from + nth_bit(goals, static_cast<int>(n % each)));
    }

    void play(MoveCode code) {
        const std::size_t from = code / fields, named = code % fields;
        const std::size_t to = named ^ (colour[1 - index(side_)] >> named & 1);
        const unsigned start = height(from), goal = height(to);
        const unsigned left = goal ? start - 1 : 0; // R6 builds, R8 relocates
        const unsigned grown = start + goal - left;
        change(from, start ^ left);
        change(to, goal ^ grown);
        key_ ^= keys[from][start] ^ keys[from][left] ^ keys[to][goal] ^ keys[to][grown] ^ second_to_move;
        quiet_ = goal ? 0 : quiet_ + 1; // no building is ever undone: each raises the sum of the squared heights
        side_ = other(side_);           // R4
    }

    int action(MoveCode code) const { return static_cast<int>(code); }
    MoveCode move_of(int action) const { return static_cast<MoveCode>(action); }
    Side side() const { return side_; }
    Result result() const {
        if (const Fields six = plane_[1] & plane_[2])
            return six & colour[0] ? Result::first : Result::second; // R15
        if (limit_ == 0 || quiet_ < limit_)
            return Result::none;
        return count_moves() ? Result::draw : stuck(); // R18; R16 comes before it
    }
    Result stuck() const { return win(other(side_)); } // R16
    Result repeated() const { return Result::draw; }   // R17
    Scores scores() const { return {}; }
    std::uint32_t quiet() const { return quiet_; }
    void lift_limits() { limit_ = 0; }
    std::uint32_t patience() const {
        return limit_ == 0 ? ~0u : limit_ - std::min<std::uint32_t>(quiet_, limit_);
    } // R18
    std::uint64_t key() const { return key_; }

    std::uint64_t fresh_key() const {
        std::uint64_t key = side_ == Side::second ? second_to_move : 0;
        for (std::size_t field = 0; field < fields; ++field)
            key ^= keys[field][height(field)];
        return key;
    }

    // For evaluation.hpp: a side's towers that have exactly so many storeys, 1 to 5.
    std::array<Fields, top> towers(std::size_t side) const {
        const auto& [p0, p1, p2] = plane_;
        const Fields own = colour[side];
        return {
            0, own & p0 & ~(p1 | p2), own & p1 & ~(p0 | p2), own & p0 & p1 & ~p2, own & p2 & ~(p0 | p1), own & p2 & p0};
    }
    // R10, R11: fields on which a tower of that side is blocked; what it says of other fields means nothing.
    Fields blocked(std::size_t side) const { return blocked_by(colour[side], colour[1 - side]); }
    // A move that builds (R6), not one that relocates (R8).
    bool builds(MoveCode code) const { return colour[index(side_)] >> code % fields & 1; }
    unsigned height(std::size_t field) const {
        unsigned height = 0;
        for (std::size_t i = 0; i < 3; ++i)
            height |= static_cast<unsigned>(plane_[i] >> field & 1) << i;
        return height;
    }

private:
    static constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }
    static std::uint32_t size_of(Fields set) { return static_cast<std::uint32_t>(std::popcount(set)); }

    // Turns the binary digits of a height over where `digits` has ones.
    void change(std::size_t field, unsigned digits) {
        for (std::size_t i = 0; i < 3; ++i)
            plane_[i] ^= Fields{digits >> i & 1} << field;
    }

    // What the side to move can choose from, by kind of move: 0 relocates, h = 1 .. 5 builds between towers that high.
    // Only while no tower has six storeys.
    struct Choice {
        explicit Choice(const Position& p) {
            const auto& [p0, p1, p2] = p.plane_;
            const Fields own = colour[index(p.side_)]; // R3
            const Fields standing = p0 | p1 | p2;
            goals = {others_of_pairs(own & ~standing), // R8
                     own & p0 & ~(p1 | p2),            // R7; R13: blocked ones too
                     own & p1 & ~(p0 | p2),
                     own & p0 & p1,
                     own & p2 & ~p0,
                     own & p2 & p0};
            mobile = own & standing & ~p.blocked(index(p.side_));
        }
        Fields sources(std::size_t kind) const { return mobile & (kind == 0 ? ~goals[1] : goals[kind]); } // R9, R6
        std::uint32_t goals_of_one(std::size_t kind) const { return size_of(goals[kind]) - (kind > 0); }  // not itself

        // The number of moves of the kinds up to each one. Where one tower has -1 goals there is no tower.
        std::array<std::uint32_t, top> sums() const {
            std::array<std::uint32_t, top> sums;
            sums[0] = size_of(sources(0)) * goals_of_one(0);
            for (std::size_t kind = 1; kind < top; ++kind)
                sums[kind] = sums[kind - 1] + size_of(sources(kind)) * goals_of_one(kind);
            return sums;
        }

        std::array<Fields, top> goals; // as a move names them
        Fields mobile;                 // R12: own towers that are not blocked
    };

    Fields blocked_by(Fields own, Fields enemy) const {
        const auto& [p0, p1, p2] = plane_;
        // Where a tower has at least 2, 3, 4, 5 storeys: a line's greatest height is the last one it has a field in. A
        // tower of one storey blocks nobody.
        const std::array<Fields, 4> at_least{p1 | p2, (p0 & p1) | p2, p2, p0 & p2};
        if (pairwise_) { // R10: an enemy in the line is that high, and the tower itself is not
            Fields blocked = 0;
            for (const Fields high : at_least) {
                const Fields theirs = high & enemy;
                blocked |= (marked_rows(mark_rows(theirs)) | marked_columns(mark_columns(theirs))) & ~high;
            }
            return blocked;
        }
        Fields rows = 0, columns = 0;
        for (const Fields high : at_least) { // R10: an enemy in the line is that high, and nobody of ours
            rows |= mark_rows(high & enemy) & ~mark_rows(high & own);
            columns |= mark_columns(high & enemy) & ~mark_columns(high & own);
        }
        return marked_rows(rows) | marked_columns(columns);
    }

    std::array<Fields, 3> plane_{}; // the heights' binary digits; R3: a tower's colour is its field's
    std::uint64_t key_ = 0;
    std::uint32_t quiet_ = 0; // R18: moves since the last building
    std::uint16_t limit_ = 0; // R18; 0: none
    Side side_ = Side::first;
    bool pairwise_ = false; // R10
};

static_assert(DrawsMoves<Position>);

} // namespace bergfried::hamburg
