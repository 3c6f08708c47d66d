// Values in a search, seen from the side to move.
#pragma once

#include <bergfried/judged.hpp>

#include <cstdlib>

namespace bergfried {

constexpr int infinite = 32'000;
constexpr int won = 31'000;              // a win on the spot; one in n plies is worth won - n
constexpr int most_plies = 250;          // no line is searched longer
constexpr int proved = won - most_plies; // from here on a value is a win or loss and no estimate
static_assert(proved > largest_estimate);

constexpr bool is_proved(int score) { return score >= proved || score <= -proved; }

// The value of an ended game, `ply` plies from the root.
constexpr int value(Result result, Side side, int ply) {
    if (result == Result::draw || result == Result::none)
        return 0;
    return result == win(side) ? won - ply : ply - won;
}

// A repetition that wins or loses by the rules. It ends the game only when it comes up once more, and another line may
// avoid it: an estimate, however high, and no proof.
template <Kernel G>
int repetition_value(const G& position) {
    const Result result = position.repeated();
    if (result == Result::draw)
        return 0;
    return result == win(position.side()) ? largest_estimate : -largest_estimate;
}

// Distances are kept from the position itself in the table, from the root in the search.
constexpr int to_table(int score, int ply) {
    return score >= proved ? score + ply : score <= -proved ? score - ply : score;
}
constexpr int from_table(int score, int ply) {
    return score >= proved ? score - ply : score <= -proved ? score + ply : score;
}

// Plies to the end of a proved value: positive for a win, negative (or 0) for a loss.
constexpr int distance(int score) { return score > 0 ? won - score : -won - score; }

} // namespace bergfried
