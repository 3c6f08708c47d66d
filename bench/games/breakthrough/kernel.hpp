// Breakthrough on bitboards: the fast twin of rules.py.
#pragma once

#include <bergfried/bits.hpp>
#include <bergfried/kernel.hpp>
#include <bergfried/random.hpp>

#include <algorithm>
#include <bit>
#include <utility>

namespace bergfried::breakthrough {

constexpr int squares = 64; // R1: a1 is 0, h8 is 63
constexpr int pieces = 16;  // R2: of one side
constexpr std::uint64_t file_a = 0x0101010101010101, file_h = file_a << 7, last_rank = std::uint64_t{0xff} << 56;

using Keys = std::array<std::array<std::uint64_t, squares>, 2>; // [side][square]
constexpr Keys make_keys() {
    Keys keys{};
    std::uint64_t seed = 0;
    for (auto& side : keys)
        for (std::uint64_t& key : side)
            key = scramble(++seed);
    return keys;
}
inline constexpr Keys keys = make_keys();
inline constexpr std::uint64_t second_to_move = scramble(0x5eed);

// The board is kept as the side to move sees it, so that everybody moves upwards; Black's view has the ranks turned
// over.
class Position {
public:
    static constexpr const char* slug = "breakthrough";
    static constexpr std::size_t bytes = 17; // side, the squares of White, of Black, lowest byte first
    // A move is its square, its direction by files and its side: from * 8 + direction * 2 + side. (Shifts alone:
    // playouts feel a division.)
    static constexpr int actions = squares * 3;
    static constexpr bool repeats = false; // R4: pieces only go forward
    using Moves = MoveList<3 * pieces>;

    static Position unpack(std::span<const std::uint8_t> in) {
        require(in.size() == bytes, "wrong number of bytes");
        require(in[0] <= 1, "side is neither 0 nor 1");
        std::uint64_t white = 0, black = 0;
        for (std::size_t i = 0; i < 8; ++i) {
            white |= std::uint64_t{in[1 + i]} << 8 * i;
            black |= std::uint64_t{in[9 + i]} << 8 * i;
        }
        require((white & black) == 0, "two pieces on one square");
        require((white | black) != 0, "no pieces");
        require(std::popcount(white) <= pieces && std::popcount(black) <= pieces,
                "more than sixteen pieces of one side");
        const bool white_through = white & last_rank, black_through = turned(black) & last_rank;
        require(!(white_through && black_through), "both sides have broken through");
        Position p;
        p.side_ = static_cast<Side>(in[0]);
        p.own_ = p.side_ == Side::first ? white : turned(black);
        p.enemy_ = p.side_ == Side::first ? black : turned(white);
        if (white_through || black == 0)
            p.result_ = Result::first;
        if (black_through || white == 0)
            p.result_ = Result::second;
        p.key_ = p.fresh_key();
        return p;
    }

    void pack(std::span<std::uint8_t> out) const {
        const auto [white, black] = boards();
        out[0] = static_cast<std::uint8_t>(side_);
        for (std::size_t i = 0; i < 8; ++i) {
            out[1 + i] = static_cast<std::uint8_t>(white >> 8 * i);
            out[9 + i] = static_cast<std::uint8_t>(black >> 8 * i);
        }
    }

    void legal_moves(Moves& moves) const {
        const std::array<std::uint64_t, 3> from{goals(0) >> 7, goals(1) >> 8, goals(2) >> 9};
        for (std::uint64_t left = own_; left; left &= left - 1) {
            const int square = std::countr_zero(left);
            for (int d = 0; d < 3; ++d)
                moves.push_if(from[static_cast<std::size_t>(d)] >> square & 1, code(square + 7 + d, d));
        }
    }

    std::size_t count_moves() const {
        return static_cast<std::size_t>(std::popcount(goals(0)) + std::popcount(goals(1)) + std::popcount(goals(2)));
    }

    MoveCode random_move(Dice& dice) const {
        const std::uint64_t left = goals(0), straight = goals(1), right = goals(2);
        const int lefts = std::popcount(left), straights = std::popcount(straight);
        const int most = lefts + straights + std::popcount(right);
        const auto n = static_cast<int>(dice.below(static_cast<std::uint32_t>(most)));
        // Masks of ones or zeros, not branches: chance decides, and a processor guesses wrong every other time.
        const int not_left = (lefts - 1 - n) >> 31, is_right = (lefts + straights - 1 - n) >> 31;
        const auto on = [](int mask) { return static_cast<std::uint64_t>(std::int64_t{mask}); };
        const std::uint64_t to = left ^ ((left ^ straight) & on(not_left)) ^ ((straight ^ right) & on(is_right));
        return code(nth_bit(to, n - (lefts & not_left) - (straights & is_right)), -not_left - is_right);
    }

    void play(MoveCode move) {
        const std::size_t start = move / 8;
        const int from = seen(static_cast<int>(start)), to = from + 7 + static_cast<int>(move / 2 % 4);
        const std::size_t me = index(side_), you = 1 - me;
        const std::uint64_t goal = std::uint64_t{1} << to;
        const auto at = static_cast<std::size_t>(seen(to));
        key_ ^= keys[me][start] ^ keys[me][at] ^ second_to_move;
        if (enemy_ & goal)
            key_ ^= keys[you][at];
        const std::uint64_t own = own_ ^ (goal | std::uint64_t{1} << from);
        enemy_ &= ~goal; // R6
        if ((goal & last_rank) != 0 || enemy_ == 0)
            result_ = win(side_); // R7, R8
        own_ = turned(enemy_);
        enemy_ = turned(own);
        side_ = other(side_);
    }

    int action(MoveCode move) const { return static_cast<int>(move / 8 * 3 + move / 2 % 4); }
    MoveCode move_of(int action) const {
        return static_cast<MoveCode>(action / 3 * 8 + action % 3 * 2 + static_cast<int>(side_));
    }
    Side side() const { return side_; }
    Result result() const { return result_; }
    Result stuck() const { return win(other(side_)); } // never asked: whoever has pieces has a move
    Result repeated() const { return Result::draw; }   // never asked
    Scores scores() const { return {}; }
    std::uint32_t quiet() const { return 0; }
    void lift_limits() {}
    std::uint64_t key() const { return key_; }

    std::uint64_t fresh_key() const {
        const auto [white, black] = boards();
        std::uint64_t key = side_ == Side::second ? second_to_move : 0;
        for (std::size_t square = 0; square < squares; ++square) {
            if (white >> square & 1)
                key ^= keys[0][square];
            if (black >> square & 1)
                key ^= keys[1][square];
        }
        return key;
    }

private:
    static constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }

    // The board from the other side: the ranks are its bytes. Compilers know this as one instruction.
    static constexpr std::uint64_t turned(std::uint64_t board) {
        board = (board & 0x00ff00ff00ff00ff) << 8 | (board >> 8 & 0x00ff00ff00ff00ff);
        board = (board & 0x0000ffff0000ffff) << 16 | (board >> 16 & 0x0000ffff0000ffff);
        return board << 32 | board >> 32;
    }
    int seen(int square) const { return side_ == Side::first ? square : square ^ 56; } // its own inverse

    std::pair<std::uint64_t, std::uint64_t> boards() const {
        return side_ == Side::first ? std::pair{own_, enemy_} : std::pair{turned(enemy_), turned(own_)};
    }

    std::uint64_t goals(int d) const {
        switch (d) {
        case 0:
            return (own_ & ~file_a) << 7 & ~own_; // R6
        case 1:
            return own_ << 8 & ~(own_ | enemy_); // R5
        default:
            return (own_ & ~file_h) << 9 & ~own_;
        }
    }

    MoveCode code(int goal, int d) const {
        const int from = seen(goal - 7 - d); // R4: 7, 8 or 9 squares on
        return static_cast<MoveCode>(from * 8 + d * 2 + static_cast<int>(side_));
    }

    std::uint64_t own_ = 0;
    std::uint64_t enemy_ = 0;
    std::uint64_t key_ = 0;
    Side side_ = Side::first;
    Result result_ = Result::none;
};

} // namespace bergfried::breakthrough
