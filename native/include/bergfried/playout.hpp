// Random games to the end.
#pragma once

#include <bergfried/outcome.hpp>
#include <bergfried/random.hpp>

#include <atomic>

namespace bergfried {

struct PlayoutTotals {
    std::uint64_t first = 0;  // games won by the first side
    std::uint64_t second = 0; // … by the second
    std::uint64_t draws = 0;
    std::uint64_t unfinished = 0; // games cut off at the length asked for
    std::uint64_t plies = 0;      // moves played in all of them

    void count(Result result) {
        switch (result) {
        case Result::first:
            ++first;
            break;
        case Result::second:
            ++second;
            break;
        case Result::draw:
            ++draws;
            break;
        case Result::none:
            ++unfinished;
            break;
        }
    }
    PlayoutTotals& operator+=(const PlayoutTotals& more) {
        first += more.first;
        second += more.second;
        draws += more.draws;
        unfinished += more.unfinished;
        plies += more.plies;
        return *this;
    }
};

// A random legal move, no_move if there is none. `moves` is room for the list, where one is needed.
template <Kernel G>
MoveCode random_move(const G& position, Dice& dice, typename G::Moves& moves) {
    if constexpr (DrawsMoves<G>) {
        return position.random_move(dice);
    } else {
        moves.clear();
        position.legal_moves(moves);
        return moves.empty() ? no_move : moves[dice.below(static_cast<std::uint32_t>(moves.size()))];
    }
}

// Plays on from `position` by random legal moves; returns the result, none if `longest` plies did not suffice.
// `past` holds what came before; the game's own positions are left in it.
template <Kernel G>
Result playout(G position, Past<G>& past, Dice& dice, std::uint32_t longest, std::uint64_t& plies) {
    typename G::Moves moves;
    for (std::uint32_t ply = 0;; ++ply) {
        if (const Result now = position.result(); now != Result::none)
            return now;
        const MoveCode move = random_move(position, dice, moves);
        if (move == no_move)
            return position.stuck();
        if (past.third_time(position))
            return position.repeated();
        if (ply == longest)
            return Result::none;
        past.add(position);
        position.play(move);
        ++plies;
    }
}

// The games of that seed with numbers from `first` to `last`, less one.
template <Kernel G>
PlayoutTotals playouts(const G& position, const Past<G>& past, std::uint64_t first, std::uint64_t last,
                       std::uint64_t seed, std::uint32_t longest, const std::atomic<bool>& stop) {
    PlayoutTotals totals;
    Past<G> own = past; // one for all games: they would spend their time in the allocator
    for (std::uint64_t game = first; game < last && !stop.load(std::memory_order_relaxed); ++game) {
        Dice dice(scramble(seed) + game); // a game depends on its number, not on the thread that plays it
        totals.count(playout(position, own, dice, longest, totals.plies));
        own.shorten(past.size());
    }
    return totals;
}

} // namespace bergfried
