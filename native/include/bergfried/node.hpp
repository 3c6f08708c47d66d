// A node of the search tree, and how a network's promises choose among its children.
#pragma once

#include <bergfried/kernel.hpp>

#include <algorithm>
#include <cmath>
#include <span>

namespace bergfried {

namespace tuned {
constexpr double unseen = 0.10;         // a move not yet tried counts as so much worse than expected
constexpr double net_exploration = 0.5; // the weight of what is little known
} // namespace tuned

struct alignas(32) TreeNode { // no more, so that none lies across two cache lines
    double sum = 0;           // of the values of its visits, for the first side
    std::uint32_t visits = 0;
    std::uint32_t first = 0; // child; they lie side by side
    std::uint16_t children = 0;
    std::uint16_t tried = 0; // by a network: so many of the children, in front, were visited or are proved
    MoveCode move = no_move; // that leads here
    float promise = 0;       // its share of the visits; the promises of all children are 1 together
    std::int16_t plies = 0;  // to the end, once proved
    Result proved = Result::none;
};
static_assert(sizeof(TreeNode) == 32);

// To the first side, 0 to 1.
inline double worth(Result result) { return result == Result::first ? 1 : result == Result::second ? 0 : 0.5; }

// More or less than anything that is only estimated, a draw apart.
inline double score_if_proved(Result proved, Side side) {
    return proved == Result::draw ? 0.5 : proved == win(side) ? 1e6 : -1e6;
}

// In a line: what is proved good, then what was visited most.
inline bool preferred(const TreeNode& a, const TreeNode& b, const TreeNode& parent) {
    if (parent.proved != Result::none && parent.proved != Result::draw) {
        const bool fits_a = a.proved == parent.proved, fits_b = b.proved == parent.proved;
        if (fits_a != fits_b)
            return fits_a;
        if (fits_a && a.plies != b.plies)
            return std::abs(a.plies - (parent.plies - 1)) < std::abs(b.plies - (parent.plies - 1));
    }
    return a.visits > b.visits;
}

// The most promising of the untried children comes first among them.
inline void bring_forward(const TreeNode& above, std::span<TreeNode> children) {
    const auto untried = children.subspan(above.tried);
    if (!untried.empty())
        std::swap(untried.front(), *std::ranges::max_element(untried, {}, &TreeNode::promise));
}

// After proofs and promises that came from elsewhere.
inline void put_in_order(TreeNode& above, std::span<TreeNode> children) {
    const auto untried = std::ranges::partition(
        children, [](const TreeNode& node) { return node.visits > 0 || node.proved != Result::none; });
    above.tried = static_cast<std::uint16_t>(children.size() - untried.size());
    bring_forward(above, children);
}

// The number of a child. What is not yet tried differs in promise alone, so that only the first of it, the most
// promising, can be the best.
inline std::uint32_t choose_by_promise(TreeNode& above, std::span<TreeNode> children, Side side) {
    const double scale = tuned::net_exploration * std::sqrt(static_cast<double>(above.visits) + 1);
    const std::uint32_t untried = above.tried;
    std::uint32_t best = 0;
    double most = -1e9;
    for (std::uint32_t i = 0; i < untried; ++i) {
        const TreeNode& node = children[i];
        const double own = side == Side::first ? node.sum : node.visits - node.sum;
        const double score = node.proved != Result::none
                                 ? score_if_proved(node.proved, side)
                                 : own / node.visits + scale * node.promise / (1.0 + node.visits);
        if (score > most) {
            most = score;
            best = i;
        }
    }
    if (above.tried == above.children)
        return best;
    const double mean_above = above.visits == 0     ? 0.5
                              : side == Side::first ? above.sum / above.visits
                                                    : 1 - above.sum / above.visits;
    if (mean_above - tuned::unseen + scale * children[untried].promise <= most)
        return best;
    ++above.tried;
    bring_forward(above, children);
    return untried;
}

} // namespace bergfried
