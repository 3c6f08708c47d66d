// What the tree searches have in common: how results count, and what they tell of the root's moves.
#pragma once

#include <bergfried/kernel.hpp>
#include <bergfried/random.hpp>
#include <bergfried/score.hpp>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>
#include <vector>

namespace bergfried {

// To the first side, 0 to 1.
inline double worth(Result result) { return result == Result::first ? 1 : result == Result::second ? 0 : 0.5; }

// What is certain of a position: the least and the most that it can be worth to the first side, in half wins. (Cazenave
// and Saffidine, "Score bounded Monte-Carlo tree search", 2010: where draws are common, most that can be proved for a
// long time is that somebody does not lose.)
struct Bounds {
    std::uint8_t least : 4 = 0;
    std::uint8_t most : 4 = 2;

    static constexpr Bounds of(Result result) {
        const auto halves = static_cast<std::uint8_t>(result == Result::first ? 2 : result == Result::draw ? 1 : 0);
        return result == Result::none ? Bounds{} : Bounds{halves, halves};
    }
    bool operator==(const Bounds&) const = default;

    bool settled() const { return least == most; }
    Result result() const {
        return !settled() ? Result::none : least == 2 ? Result::first : least == 1 ? Result::draw : Result::second;
    }
    int sure(Side side) const { return side == Side::first ? least : 2 - most; } // half wins that it has at least
    int open(Side side) const { return side == Side::first ? most : 2 - least; } // and at most
    double hold(double value) const { return std::clamp(value, least / 2.0, most / 2.0); }
};

// In a line: what is proved good, then what was visited most.
template <class Node, class Parent>
bool preferred(const Node& a, const Node& b, const Parent& parent) {
    if (const Result result = parent.bounds.result(); result != Result::none && result != Result::draw) {
        const bool fits_a = a.bounds == parent.bounds, fits_b = b.bounds == parent.bounds;
        if (fits_a != fits_b)
            return fits_a;
        if (fits_a && a.plies != b.plies)
            return std::abs(a.plies - (parent.plies - 1)) < std::abs(b.plies - (parent.plies - 1));
    }
    return a.visits > b.visits;
}

// What a position's moves make certain of it: the side to move can have the best of them. Whether that is news.
template <class Node, class Nodes>
bool conclude(Node& node, const Nodes& children, Side side) {
    int sure = 0, open = 0, shortest = most_plies, farthest = 0;
    for (const auto& child : children) {
        sure = std::max(sure, child.bounds.sure(side));
        open = std::max(open, child.bounds.open(side));
        if (child.bounds.sure(side) == 2)
            shortest = std::min(shortest, child.plies + 1);
        farthest = std::max(farthest, child.plies + 1);
    }
    const auto least = static_cast<std::uint8_t>(side == Side::first ? sure : 2 - open);
    const auto most = static_cast<std::uint8_t>(side == Side::first ? open : 2 - sure);
    const Bounds before = std::exchange(node.bounds, Bounds{least, most});
    node.plies = static_cast<std::int16_t>(sure == 2 ? shortest : farthest);
    return node.bounds != before;
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
    bool safe;  // it is proved not to lose
};

// The best first: proved wins, the shorter the better; what was visited most; proved losses last. Once something is
// safe, all that promises more than a draw comes before it and all that promises less after it.
inline void rank(std::vector<Choice>& choices) {
    const bool safe = std::ranges::any_of(choices, &Choice::safe);
    const auto standing = [&](const Choice& choice) {
        return !safe || 2 * choice.sum > static_cast<double>(choice.visits) ? 2 : choice.safe ? 1 : 0;
    };
    std::ranges::stable_sort(choices, std::ranges::greater{}, [&](const Choice& choice) {
        return std::tuple(choice.score, standing(choice), choice.visits);
    });
}

// `sum` is that of the first side.
template <class Node>
Choice choice_of(const Node& node, double sum, Side side) {
    const Result result = node.bounds.result();
    const bool decided = result == Result::first || result == Result::second;
    return {node.move, node.visits, side == Side::first ? sum : node.visits - sum,
            decided ? value(result, side, std::min(node.plies + 1, most_plies)) : 0, node.bounds.sure(side) > 0};
}

} // namespace bergfried
