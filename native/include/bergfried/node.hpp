// What the tree searches have in common: how results count, and what they tell of the root's moves.
#pragma once

#include <bergfried/kernel.hpp>
#include <bergfried/random.hpp>
#include <bergfried/score.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

namespace bergfried {

// To the first side, 0 to 1.
inline double worth(Result result) { return result == Result::first ? 1 : result == Result::second ? 0 : 0.5; }

// More or less than anything that is only estimated, a draw apart.
inline double score_if_proved(Result proved, Side side) {
    return proved == Result::draw ? 0.5 : proved == win(side) ? 1e6 : -1e6;
}

// In a line: what is proved good, then what was visited most.
template <class Node, class Parent>
bool preferred(const Node& a, const Node& b, const Parent& parent) {
    if (parent.proved != Result::none && parent.proved != Result::draw) {
        const bool fits_a = a.proved == parent.proved, fits_b = b.proved == parent.proved;
        if (fits_a != fits_b)
            return fits_a;
        if (fits_a && a.plies != b.plies)
            return std::abs(a.plies - (parent.plies - 1)) < std::abs(b.plies - (parent.plies - 1));
    }
    return a.visits > b.visits;
}

// Whether a position's moves settle it: one wins for the side to move, or all are settled.
template <class Node, class Nodes>
bool conclude(Node& node, const Nodes& children, Side side) {
    bool all = true, draw = false;
    int shortest = most_plies, farthest = 0;
    for (const auto& child : children) {
        if (child.proved == win(side)) {
            node.proved = win(side);
            shortest = std::min(shortest, child.plies + 1);
        }
        all = all && child.proved != Result::none;
        draw = draw || child.proved == Result::draw;
        farthest = std::max(farthest, child.plies + 1);
    }
    if (node.proved == Result::none && all)
        node.proved = draw ? Result::draw : win(other(side));
    node.plies = static_cast<std::int16_t>(node.proved == win(side) ? shortest : farthest);
    return node.proved != Result::none;
}

struct Promise { // of a root move
    MoveCode move;
    float promise;
};

// Mixes chance into the promises of moves, for games that shall differ. Returns what they were.
template <class Nodes>
std::vector<Promise> stir_promises(Nodes nodes, double share, Dice& dice) {
    std::vector<Promise> before;
    for (const auto& node : nodes)
        before.push_back({node.move, node.promise});
    std::vector<double> noise(nodes.size());
    double all = 0;
    for (double& part : noise)
        all += part = -std::log((static_cast<double>(dice.next() >> 11) + 1) * 0x1p-53);
    for (std::size_t i = 0; i < noise.size(); ++i)
        nodes[i].promise = static_cast<float>((1 - share) * nodes[i].promise + share * noise[i] / all);
    return before;
}

// What is known of a root move.
struct Choice {
    MoveCode move;
    std::uint64_t visits;
    double sum; // of the values of its visits, for the side to move
    int score;  // a proved value, or 0
};

// `sum` is that of the first side.
template <class Node>
Choice choice_of(const Node& node, double sum, Side side) {
    const bool decided = node.proved == Result::first || node.proved == Result::second;
    return {node.move, node.visits, side == Side::first ? sum : node.visits - sum,
            decided ? value(node.proved, side, std::min(node.plies + 1, most_plies)) : 0};
}

} // namespace bergfried
