// Counting move sequences; leaves are counted in bulk, not played.
#pragma once

#include <bergfried/kernel.hpp>

#include <atomic>

namespace bergfried {

constexpr int deepest_perft = 100; // a thread has room for so many lists of moves, and nobody the time

template <Kernel G>
std::uint64_t perft(const G& position, int depth, const std::atomic<bool>& stop) {
    if (depth == 0)
        return 1;
    if (position.result() != Result::none || stop.load(std::memory_order_relaxed))
        return 0;
    if (depth == 1)
        return position.count_moves();
    typename G::Moves moves;
    position.legal_moves(moves);
    std::uint64_t leaves = 0;
    for (const MoveCode move : moves) {
        G next = position;
        next.play(move);
        leaves += perft(next, depth - 1, stop);
    }
    return leaves;
}

} // namespace bergfried
