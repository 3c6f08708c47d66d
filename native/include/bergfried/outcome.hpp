// How a game stands, all clauses together.
#pragma once

#include <bergfried/kernel.hpp>
#include <bergfried/past.hpp>

namespace bergfried {

// `moves` are the legal moves of the position if it is not over by itself.
template <Kernel G>
Result outcome(const G& position, const Past<G>& past, bool has_moves) {
    if (const Result now = position.result(); now != Result::none)
        return now;
    if (!has_moves)
        return position.stuck();
    if (past.third_time(position))
        return position.repeated();
    return Result::none;
}

} // namespace bergfried
