// What a search is asked for and what it answers.
#pragma once

#include <bergfried/score.hpp>

#include <algorithm>
#include <chrono>
#include <functional>
#include <vector>

namespace bergfried {

// Whichever is reached first ends a search.
struct Limits {
    int depth = most_plies;                                          // plies
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max(); // positions reached by playing a move
    double seconds = std::numeric_limits<double>::infinity();
};

struct Line {
    int score = -infinite;       // for the side to move at the root
    std::vector<MoveCode> moves; // the first is the move in question
};

struct Report {
    int depth = 0; // of the last iteration that was finished; for a tree search, the longest line in it
    std::uint64_t nodes = 0;
    double seconds = 0;
    bool exact = false;      // the best line's proved distance is the shortest there is
    bool complete = false;   // nothing was estimated: the best line's value is the game's
    std::vector<Line> lines; // the best first; none if the game is over
};

using Progress = std::function<void(const Report&)>; // called on a searching thread

class Stopwatch {
public:
    double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_).count(); }

private:
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

} // namespace bergfried
