// Values in a search, seen from the side to move.
#pragma once

#include <bergfried/judged.hpp>

#include <cstdlib>

namespace bergfried {

constexpr int infinite = 32'000;
constexpr int won = 31'000;        // a win on the spot; one in n plies is worth won - n
constexpr int most_plies = 500;    // no line is searched longer
constexpr int proved = won - most_plies; // beyond this a value is a win or loss and no estimate

constexpr bool is_proved(int score) {
    return score >= proved || score <= -proved;
}

// The value of an ended game, `ply` plies from the root.
constexpr int value(Result result, Side side, int ply) {
    if (result == Result::draw || result == Result::none) return 0;
    return result == win(side) ? won - ply : ply - won;
}

// Distances are kept from the position itself in the table, from the root in the search.
constexpr int to_table(int score, int ply) {
    return score >= proved ? score + ply : score <= -proved ? score - ply : score;
}
constexpr int from_table(int score, int ply) {
    return score >= proved ? score - ply : score <= -proved ? score + ply : score;
}

// Plies to the end of a proved value: positive for a win.
constexpr int distance(int score) {
    return score > 0 ? won - score : -won - score;
}

} // namespace bergfried
