// Turm & Wächter on bitboards: the fast twin of rules.py.
#pragma once

#include "weights.hpp"

#include <bergfried/kernel.hpp>
#include <bergfried/random.hpp>
#include <bergfried/two.hpp>

#include <algorithm>
#include <bit>
#include <utility>

namespace bergfried::waechter {

constexpr int size = 7; // R1
constexpr int squares = size * size;
constexpr int stones = 7;                        // R2: of one side
constexpr std::array<int, 4> step{7, 1, -7, -1}; // R5: away from Blue, right, towards Blue, left
constexpr std::array<int, 2> castle{45, 3};      // R1: D7 is Red's, D1 Blue's

constexpr std::uint64_t bit(int square) { return std::uint64_t{1} << square; }

struct Geometry {
    std::array<std::array<std::uint64_t, squares>, 4> ray{};  // R5: the squares in a direction, to the edge
    std::array<std::array<std::uint8_t, squares>, 4> reach{}; // how many those are
    std::array<std::uint64_t, squares> neighbours{};          // R6: where a guard can step
    std::array<std::array<std::uint64_t, size>, 4> room{};    // the squares from which n steps stay on the board
};

constexpr Geometry make_geometry() {
    Geometry geometry;
    for (int from = 0; from < squares; ++from) {
        const std::array<int, 4> room{size - 1 - from / size, size - 1 - from % size, from / size, from % size};
        for (std::size_t d = 0; d < 4; ++d) {
            const auto at = static_cast<std::size_t>(from);
            geometry.reach[d][at] = static_cast<std::uint8_t>(room[d]);
            for (int k = 1; k <= room[d]; ++k)
                geometry.ray[d][at] |= bit(from + k * step[d]);
            if (room[d] > 0)
                geometry.neighbours[at] |= bit(from + step[d]);
            for (int n = 0; n <= room[d]; ++n)
                geometry.room[d][static_cast<std::size_t>(n)] |= bit(from);
        }
    }
    return geometry;
}

inline constexpr Geometry geometry = make_geometry();

// A move is its square, direction and number of stones, in one number.
constexpr MoveCode code_of(int from, std::size_t d, int k) {
    return static_cast<MoveCode>((from * 4 + static_cast<int>(d)) * (size - 1) + k - 1);
}
struct Move {
    std::uint8_t from, direction, stones, to;
};
// By the number; those that would leave the board lead nowhere in particular.
constexpr std::array<Move, squares * 4 * (size - 1)> make_moves() {
    std::array<Move, squares * 4 * (size - 1)> moves{};
    for (int from = 0; from < squares; ++from)
        for (std::size_t d = 0; d < 4; ++d)
            for (int k = 1; k < size; ++k)
                moves[code_of(from, d, k)] = {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(d),
                                              static_cast<std::uint8_t>(k),
                                              static_cast<std::uint8_t>(from + k * step[d])};
    return moves;
}
inline constexpr auto moves_by_code = make_moves();

// All squares of a set, n steps on; or back, where they came from. Whoever leaves the board comes out anywhere.
template <class Sets>
constexpr Sets moved(Sets sets, std::size_t d, int n) {
    return d < 2 ? sets << n * step[d] : sets >> n * -step[d];
}
constexpr std::uint64_t moved_back(std::uint64_t set, std::size_t d, int n) { return moved(set, (d + 2) % 4, n); }

// A key for each thing that can stand on a square: 0..7 the tower heights, 8 the guard; [side][square][thing].
using Keys = std::array<std::array<std::array<std::uint64_t, 9>, squares>, 2>;
constexpr Keys make_keys() {
    Keys keys{};
    std::uint64_t seed = 0;
    for (auto& side : keys)
        for (auto& square : side)
            for (std::size_t thing = 1; thing < 9; ++thing)
                square[thing] = scramble(++seed); // height 0 is no key
    return keys;
}
inline constexpr Keys keys = make_keys();
inline constexpr std::uint64_t second_to_move = scramble(0x5eed);

// Squares as a side sees them: its own base line first; left and right are alike.
using Seen = std::array<std::array<std::uint8_t, squares>, 2>;
constexpr Seen make_seen() {
    Seen seen{};
    for (int square = 0; square < squares; ++square) {
        const int rank = square / size, file = std::min(square % size, size - 1 - square % size);
        seen[0][static_cast<std::size_t>(square)] = static_cast<std::uint8_t>((size - 1 - rank) * 4 + file);
        seen[1][static_cast<std::size_t>(square)] = static_cast<std::uint8_t>(rank * 4 + file);
    }
    return seen;
}
inline constexpr Seen seen = make_seen();

constexpr int tower_feature(std::size_t side, int height, int square) {
    return tower_at + (std::min(height, highest) - 1) * places + seen[side][static_cast<std::size_t>(square)];
}

// What a tower is worth to the first side: [side][square][height].
using TowerWorth = std::array<std::array<std::array<std::int16_t, stones + 1>, squares>, 2>;
constexpr TowerWorth make_tower_worth() {
    TowerWorth worth{};
    for (std::size_t side = 0; side < 2; ++side)
        for (std::size_t square = 0; square < squares; ++square)
            for (std::size_t height = 1; height <= stones; ++height) {
                const int feature = tower_feature(side, static_cast<int>(height), static_cast<int>(square));
                const int weight = weights[static_cast<std::size_t>(feature)];
                worth[side][square][height] = static_cast<std::int16_t>(side == 0 ? weight : -weight);
            }
    return worth;
}
inline constexpr TowerWorth tower_worth = make_tower_worth();

class Position {
public:
    static constexpr const char* slug = "waechter";
    // side, no_move, quiet limit (2, 0 = none), quiet plies (2), then a byte a square from A1:
    // 0 empty, 1..7 a red tower, 9..15 a blue one, 16 and 17 the guards.
    static constexpr std::size_t bytes = 6 + squares;
    static constexpr int actions = static_cast<int>(moves_by_code.size());
    static constexpr bool repeats = true;
    // A tower of height h has at most min(h, room) moves in each of four directions, and room sums to 12: at most
    // min(4h, 12) each, 28 for seven stones; 4 more for the guard.
    using Moves = MoveList<32>;

    static Position unpack(std::span<const std::uint8_t> in) {
        require(in.size() == bytes, "wrong number of bytes");
        require(in[0] <= 1 && in[1] <= 1, "side or no_move is neither 0 nor 1");
        Position p;
        p.side_ = static_cast<Side>(in[0]);
        p.no_move_ = in[1] ? Result::draw : Result::none;
        p.limit_ = in[2] | (std::uint32_t{in[3]} << 8);
        p.quiet_ = in[4] | (std::uint32_t{in[5]} << 8);
        std::array<int, 2> total{};
        for (int square = 0; square < squares; ++square) {
            const std::uint8_t thing = in[6 + static_cast<std::size_t>(square)];
            if (thing == 0)
                continue;
            const std::size_t side = thing >= 16 ? thing - 16u : thing / 8u;
            require(side <= 1 && thing != 8, "no such figure");
            if (thing >= 16) {
                require(p.guard_[side] == 0, "two guards of one side");
                p.guard_[side] = bit(square);
            } else {
                p.set_height(side, static_cast<std::size_t>(square), thing % 8);
                total[side] += thing % 8;
            }
        }
        require(total[0] <= stones && total[1] <= stones, "more than seven stones of one side");
        p.stones_ = {static_cast<std::uint8_t>(total[0]), static_cast<std::uint8_t>(total[1])};
        require((p.guard_[0] | p.guard_[1]) != 0, "both guards are missing");
        require(!(p.home(Side::first) && p.home(Side::second)), "both guards in enemy castles");
        if (p.guard_[1] == 0 || p.home(Side::first))
            p.result_ = Result::first;
        if (p.guard_[0] == 0 || p.home(Side::second))
            p.result_ = Result::second;
        p.key_ = p.fresh_key();
        return p;
    }

    void pack(std::span<std::uint8_t> out) const {
        std::fill(out.begin(), out.end(), std::uint8_t{0});
        out[0] = static_cast<std::uint8_t>(side_);
        out[1] = no_move_ == Result::draw;
        const std::uint32_t quiet = std::min<std::uint32_t>(quiet_, 0xffff);
        out[2] = static_cast<std::uint8_t>(limit_);
        out[3] = static_cast<std::uint8_t>(limit_ >> 8);
        out[4] = static_cast<std::uint8_t>(quiet);
        out[5] = static_cast<std::uint8_t>(quiet >> 8);
        for (std::size_t square = 0; square < squares; ++square)
            for (std::uint8_t side = 0; side < 2; ++side) {
                if (tower_[side] >> square & 1)
                    out[6 + square] = static_cast<std::uint8_t>(8 * side + height_[square]);
                if (guard_[side] >> square & 1)
                    out[6 + square] = static_cast<std::uint8_t>(16 + side);
            }
    }

    void legal_moves(Moves& moves) const {
        each_landing(tower_[index(side_)], [&](std::size_t d, int k, std::uint64_t landings, std::uint64_t higher) {
            for (std::uint64_t left = landings & ~barred(higher); left; left &= left - 1)
                moves.push(code_of(std::countr_zero(left) - k * step[d], d, k));
        });
        for (std::size_t d = 0; d < 4; ++d)
            if (guard_steps() & moved(guard_[index(side_)], d, 1))
                moves.push(code_of(std::countr_zero(guard_[index(side_)]), d, 1));
    }

    std::size_t count_moves() const {
        auto count = static_cast<std::size_t>(std::popcount(guard_steps()));
        each_landing(tower_[index(side_)], [&](std::size_t, int, std::uint64_t landings, std::uint64_t higher) {
            count += static_cast<std::size_t>(std::popcount(landings & ~barred(higher)));
        });
        return count;
    }

    // Draws a candidate until it is a move. A tower has a candidate for every number of its stones in each direction,
    // the guard one in each direction; so all moves are among them, each once, and mostly more than half of them are
    // moves.
    MoveCode random_move(Dice& dice) const {
        const std::size_t me = index(side_);
        const auto candidates = static_cast<std::uint32_t>(4 * (stones_[me] + 1));
        for (int tries = 0; tries < 32; ++tries) {
            const auto drawn = static_cast<int>(dice.below(candidates));
            const auto d = static_cast<std::size_t>(drawn % 4);
            int k = drawn / 4; // 0: the guard
            std::uint64_t start = guard_[me];
            if (k > 0)
                for (std::uint64_t left = tower_[me];; left &= left - 1) {
                    start = left;
                    const int height = height_[static_cast<std::size_t>(std::countr_zero(left))];
                    if (k <= height)
                        break;
                    k -= height;
                }
            const int from = std::countr_zero(start);
            if (k == 0 ? guard_can_step(from, d) : tower_can_go(from, d, k))
                return code_of(from, d, std::max(k, 1));
        }
        Moves moves; // hardly anything can move, perhaps nothing
        legal_moves(moves);
        return moves.empty() ? no_move : moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
    }

    void play(MoveCode code) {
        const Move move = moves_by_code[code];
        const int k = move.stones, from = move.from, to = move.to;
        const auto start = static_cast<std::size_t>(from), goal = static_cast<std::size_t>(to);
        const std::size_t me = index(side_), you = 1 - me;
        ++quiet_;
        if (tower_[you] & bit(to)) { // R11
            stones_[you] = static_cast<std::uint8_t>(stones_[you] - height_[goal]);
            set_height(you, goal, 0);
            quiet_ = 0;
        } else if (guard_[you] & bit(to)) { // R13
            guard_[you] = 0;
            key_ ^= keys[you][goal][8];
            quiet_ = 0;
            result_ = win(side_);
        }
        if (guard_[me] & bit(from)) {
            guard_[me] = bit(to);
            key_ ^= keys[me][start][8] ^ keys[me][goal][8];
            if (to == castle[you])
                result_ = win(side_); // R14
        } else {                      // R8, R9
            set_height(me, start, height_[start] - k);
            set_height(me, goal, height_[goal] + k);
        }
        side_ = other(side_);
        key_ ^= second_to_move;
    }

    // Whether any number is a legal move.
    bool legal(MoveCode code) const {
        if (code >= static_cast<MoveCode>(actions))
            return false;
        const Move move = moves_by_code[code];
        const int from = move.from, k = move.stones;
        const std::size_t d = move.direction;
        if (tower_[index(side_)] & bit(from))
            return k <= height_[static_cast<std::size_t>(from)] && tower_can_go(from, d, k);
        return (guard_[index(side_)] & bit(from)) && k == 1 && guard_can_step(from, d);
    }

    int action(MoveCode code) const { return static_cast<int>(code); }
    MoveCode move_of(int action) const { return static_cast<MoveCode>(action); }
    Side side() const { return side_; }
    Result result() const {
        if (result_ != Result::none || limit_ == 0 || quiet_ < limit_)
            return result_;
        return count_moves() ? Result::draw : stuck(); // R17; R15 comes before it
    }
    Result stuck() const { return no_move_ == Result::draw ? Result::draw : win(other(side_)); } // R15
    Result repeated() const { return Result::draw; }                                             // R16
    Scores scores() const { return {}; }
    std::uint32_t quiet() const { return quiet_; }
    void lift_limits() { limit_ = 0; }
    std::uint32_t patience() const {
        return limit_ == 0 ? ~0u : limit_ - std::min<std::uint32_t>(quiet_, limit_);
    } // R17

    // The turn goes over, as no rule allows: for searches that ask what a move is worth.
    void pass() {
        side_ = other(side_);
        key_ ^= second_to_move;
        quiet_ = 0; // no position from before comes up again
    }
    std::uint64_t key() const { return key_; }

    std::uint64_t towers(std::size_t side) const { return tower_[side]; }
    std::uint64_t guard(std::size_t side) const { return guard_[side]; } // 0: captured
    int height(int square) const { return height_[static_cast<std::size_t>(square)]; }

    int towers_worth() const { return towers_worth_; } // of both sides by weights.hpp, for the first; kept like the key

    // The towers of both sides that are so high, 1 … 8.
    template <int height>
    std::uint64_t at_least() const {
        const auto [ones, twos, fours] = digits_;
        if constexpr (height == 1)
            return ones | twos | fours;
        else if constexpr (height == 2)
            return twos | fours;
        else if constexpr (height == 3)
            return (ones & twos) | fours;
        else if constexpr (height == 4)
            return fours;
        else if constexpr (height == 5)
            return (ones | twos) & fours;
        else if constexpr (height == 6)
            return twos & fours;
        else if constexpr (height == 7)
            return ones & twos & fours;
        else
            return 0;
    }

    // R5 … R8 for all towers of a side, or of each side, at once: visit(direction, k, where k stones of them come by a
    // free way, whatever stands there, and the towers of both sides that are higher than k).
    template <class Sets, class Visit>
    void each_landing(Sets towers, Visit visit) const {
        const std::uint64_t all = together(towers), empty = ~(tower_[0] | tower_[1] | guard_[0] | guard_[1]);
        std::array<Sets, 4> open; // towers from which the squares passed so far are empty
        open.fill(towers);
        const auto go = [&]<int k>(std::integral_constant<int, k>) {
            const std::uint64_t high = at_least<k>(), higher = at_least<k + 1>();
            for (std::size_t d = 0; d < 4; ++d) {
                visit(d, k, moved(open[d] & alike<Sets>(high & geometry.room[d][k]), d, k), higher);
                open[d] = open[d] & alike<Sets>(moved_back(empty, d, k));
            }
            return (all & higher) != 0;
        };
        [&]<int... k>(std::integer_sequence<int, k...>) { // R6: none goes seven squares
            (go(std::integral_constant<int, k + 1>{}) && ...);
        }(std::make_integer_sequence<int, size - 1>{});
    }

    std::uint64_t fresh_key() const {
        std::uint64_t key = side_ == Side::second ? second_to_move : 0;
        for (std::size_t square = 0; square < squares; ++square)
            for (std::size_t side = 0; side < 2; ++side) {
                if (tower_[side] >> square & 1)
                    key ^= keys[side][square][height_[square]];
                if (guard_[side] >> square & 1)
                    key ^= keys[side][square][8];
            }
        return key;
    }

private:
    static constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }
    bool home(Side side) const { return guard_[index(side)] == bit(castle[1 - index(side)]); }

    bool guard_can_step(int from, std::size_t d) const { // R6, R10, R12
        return geometry.reach[d][static_cast<std::size_t>(from)] && !(tower_[index(side_)] & bit(from + step[d]));
    }

    bool tower_can_go(int from, std::size_t d, int k) const {
        const std::size_t me = index(side_), you = 1 - me;
        if (geometry.reach[d][static_cast<std::size_t>(from)] < k)
            return false;
        const int to = from + k * step[d];
        const std::uint64_t occupied = tower_[0] | tower_[1] | guard_[0] | guard_[1];
        const auto goal = static_cast<std::size_t>(to);
        const std::uint64_t way = geometry.ray[d][static_cast<std::size_t>(from)] ^ geometry.ray[d][goal] ^ bit(to);
        if (way & occupied || guard_[me] & bit(to))
            return false;                                      // R7, R10
        return !(tower_[you] & bit(to)) || height_[goal] <= k; // R11
    }

    // Where the stones of the side to move may not land, if these towers are higher than they are many: R10, R11.
    std::uint64_t barred(std::uint64_t higher) const {
        return guard_[index(side_)] | (tower_[1 - index(side_)] & higher);
    }

    std::uint64_t guard_steps() const { // R6, R10, R12
        const std::uint64_t guard = guard_[index(side_)];
        return guard == 0
                   ? 0
                   : geometry.neighbours[static_cast<std::size_t>(std::countr_zero(guard))] & ~tower_[index(side_)];
    }

    // All that follows from the height of a side's tower.
    void set_height(std::size_t side, std::size_t square, int height) {
        const std::size_t before = height_[square], now = static_cast<std::size_t>(height);
        const std::uint64_t here = bit(static_cast<int>(square));
        height_[square] = static_cast<std::uint8_t>(height);
        for (std::size_t i = 0; i < digits_.size(); ++i)
            digits_[i] ^= here & -((before ^ now) >> i & 1);
        tower_[side] = now ? tower_[side] | here : tower_[side] & ~here;
        key_ ^= keys[side][square][before] ^ keys[side][square][now];
        towers_worth_ += tower_worth[side][square][now] - tower_worth[side][square][before];
    }

    std::array<std::uint64_t, 2> tower_{};
    std::array<std::uint64_t, 2> guard_{}; // 0: captured
    std::uint64_t key_ = 0;
    std::uint32_t quiet_ = 0;               // plies since the last capture
    std::uint32_t limit_ = 0;               // R17; 0: none
    std::array<std::uint64_t, 3> digits_{}; // the heights of all towers once more: their ones, twos and fours
    std::array<std::uint8_t, squares> height_{};
    std::int32_t towers_worth_ = 0;
    std::array<std::uint8_t, 2> stones_{}; // all heights of a side together
    Side side_ = Side::first;
    Result result_ = Result::none;
    Result no_move_ = Result::none; // R15
};

} // namespace bergfried::waechter
