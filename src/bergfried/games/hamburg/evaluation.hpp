// What is good in Towers of Hamburg, for the searches.
//
// The value is a sum of features, each with a weight from the table below, for the one side less for the other:
//   free     a tower of its height that can be moved: height is progress towards six (R15), and a high one blocks
//   blocked  the same tower under a blockade (R12): it can still be built on (R13), but gives nothing and stays
//   pair     two towers of one height, one of them free: a building is at hand (R7). Without a pair nothing grows
//   held     lines in which the side blocks the other (R10)
//   choice   how many moves there are, by size and whose turn it is: who has none left has lost (R16)
//   tempo    having the turn
// The stones are 18 from the start to the end, so height in one place is missing in others: the weights of single
// stones and low towers say what they are still good for. All comes from the bit planes by population counts.
#pragma once

#include "kernel.hpp"

#include <bergfried/judged.hpp>

namespace bergfried::hamburg {

constexpr int free_at = 0;              // heights 1 to 5
constexpr int blocked_at = free_at + 5; // heights 1 to 5
constexpr int pair_at = blocked_at + 5; // heights 1 to 5
constexpr int held_at = pair_at + 5;    // a line
constexpr int choice_at = held_at + 1;  // by size: for the side that waits, then for the side to move
constexpr int tempo_at = choice_at + 14;
constexpr int features_in_all = tempo_at + 1;

// clang-format off
inline constexpr std::array<std::int16_t, features_in_all> weights{
    -83, -93, -22, 140, 410, // free, heights 1 to 5
    -105, -125, -54, 62, 140, // blocked
    36, 40, 50, 124, 100, // pair
    4, // held
    -136, -71, -53, -44, 18, 2, 12, // choice, waiting: 0, 1, 2-3, 4-7, 8-15, 16-31, 32 and more
    -150, -80, -51, -66, -14, 25, 67, // choice, to move
    7, // tempo
};
// clang-format on

// How one side stands, as the features see it.
struct Standing {
    Standing(const Position& position, std::size_t side) : towers(position.towers(side)) {
        Fields all_towers = 0;
        for (const Fields set : towers)
            all_towers |= set;
        blocked = position.blocked(side);
        mobile = all_towers & ~blocked;
        const int empty = std::popcount(colour[side] & ~all_towers);
        moves = std::popcount(mobile & ~towers[1]) * empty; // R8, R9
        for (std::size_t h = 1; h < top; ++h) {
            const int goals = std::popcount(towers[h]) - 1; // R6, R7: not onto itself
            const int sources = std::popcount(towers[h] & mobile);
            pairs[h] = goals > 0 && sources > 0;
            moves += sources * goals;
        }
    }
    std::array<Fields, top> towers; // by height
    Fields blocked;
    Fields mobile;
    std::array<bool, top> pairs{};
    int moves;
};

// Lines in which one side's towers are all blocked, whether it has some there or not.
inline int blocked_lines(Fields blocked) {
    int lines = 0;
    for (Fields row = first_row, i = 0; i < size; ++i, row <<= size)
        lines += (blocked & row) == row;
    for (Fields column = first_column, i = 0; i < size; ++i, column <<= 1)
        lines += (blocked & column) == column;
    return lines;
}

// Gives every feature of a side to `add(weight number, how often)`.
template <class Add>
void features(const Position& position, const std::array<Standing, 2>& standing, std::size_t me, Add add) {
    const Standing& own = standing[me];
    const bool turn = static_cast<std::size_t>(position.side()) == me;
    for (int h = 1; h < top; ++h) {
        const Fields towers = own.towers[static_cast<std::size_t>(h)];
        const int free = std::popcount(towers & own.mobile);
        add(free_at + h - 1, free);
        add(blocked_at + h - 1, std::popcount(towers) - free);
        add(pair_at + h - 1, own.pairs[static_cast<std::size_t>(h)]);
    }
    add(held_at, blocked_lines(standing[1 - me].blocked));
    add(choice_at + 7 * turn + std::min(static_cast<int>(std::bit_width(static_cast<unsigned>(own.moves))), 6), 1);
    if (turn)
        add(tempo_at, 1);
}

// The features of both sides, those of the second less than nothing.
template <class Add>
void features(const Position& position, Add add) {
    const std::array<Standing, 2> standing{Standing(position, 0), Standing(position, 1)};
    features(position, standing, 0, add);
    features(position, standing, 1, [&](int feature, int times) { add(feature, -times); });
}

inline int evaluate(const Position& position) {
    int first = 0;
    features(position, [&](int feature, int times) { first += weights[static_cast<std::size_t>(feature)] * times; });
    return position.side() == Side::first ? first : -first;
}

// Six storeys win; five threaten to. Lower buildings are how the game goes on, not forcing.
inline int urgency(const Position& position, MoveCode code) {
    if (!position.builds(code))
        return 0;
    const unsigned height = position.height(code / fields);
    return height == top - 1 ? winning : height == top - 2 ? 100 : 0;
}

// The buildings of five and six storeys.
inline void forcing_moves(const Position& position, Position::Moves& moves) {
    const auto side = static_cast<std::size_t>(position.side());
    const std::array<Fields, top> towers = position.towers(side);
    Fields mobile = 0;
    for (std::size_t h = top - 1; h >= top - 2; --h) {
        if ((towers[h] & (towers[h] - 1)) == 0)
            continue; // R7: it takes two
        if (mobile == 0)
            mobile = ~position.blocked(side);
        for (Fields left = towers[h] & mobile; left; left &= left - 1) {
            const auto from = static_cast<std::size_t>(std::countr_zero(left));
            for (Fields goals = towers[h] ^ bit(from); goals; goals &= goals - 1)
                moves.push(static_cast<MoveCode>(fields * from + static_cast<std::size_t>(std::countr_zero(goals))));
        }
    }
}

// The other side has two towers of five storeys, one of them free.
inline bool threatened(const Position& position) {
    const std::size_t you = 1 - static_cast<std::size_t>(position.side());
    const Fields fives = position.towers(you)[top - 1];
    return (fives & (fives - 1)) != 0 && (fives & ~position.blocked(you)) != 0;
}

static_assert(Featured<Position>);
static_assert(ListsForcing<Position>);

} // namespace bergfried::hamburg
