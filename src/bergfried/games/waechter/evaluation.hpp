// What is good in Turm & Wächter, for the search.
#pragma once

#include "kernel.hpp"

#include <bergfried/judged.hpp>

namespace bergfried::waechter {

// Wins first, then captures by what they take.
inline int urgency(const Position& position, MoveCode code) {
    const int k = static_cast<int>(code % (size - 1)) + 1;
    const int from = static_cast<int>(code / (4 * (size - 1)));
    const int to = from + k * step[code / (size - 1) % 4];
    const std::size_t me = static_cast<std::size_t>(position.side()), you = 1 - me;
    if (position.guard(you) & bit(to))
        return winning;
    const bool guard = position.guard(me) & bit(from);
    if (guard && to == castle[you])
        return winning;
    if (position.towers(you) & bit(to))
        return 100 * position.height(to) + (guard ? 5 : 10 - k);
    return 0;
}

inline int evaluate(const Position& position) {
    std::array<int, 2> worth{};
    for (std::size_t side = 0; side < 2; ++side) {
        for (std::uint64_t left = position.towers(side); left; left &= left - 1)
            worth[side] += 100 * position.height(std::countr_zero(left));
        const int guard = std::countr_zero(position.guard(side));
        const int goal = castle[1 - side];
        const int far = std::abs(guard / size - goal / size) + std::abs(guard % size - goal % size);
        worth[side] -= 12 * far;
    }
    const int first = worth[0] - worth[1];
    return position.side() == Side::first ? first : -first;
}

static_assert(Judged<Position>);

} // namespace bergfried::waechter
