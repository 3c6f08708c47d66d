// Monte Carlo tree search: the tree grows where it pays, one line at a time.
//
// Two kinds in one: plain UCT (random games to the end, nothing known but the rules), and with a judged kernel a guided
// search in which every new position's moves are judged at once and share the visits by promise (PUCT). Both prove:
// ends of the game travel up the tree (MCTS solver). A node of the tree stands for one line from the root, so
// repetitions and no-progress limits are what the rules say, not estimates. What a network guides is in graph.hpp.
#pragma once

#include <bergfried/limits.hpp>
#include <bergfried/node.hpp>
#include <bergfried/outcome.hpp>
#include <bergfried/playout.hpp>

#include <atomic>
#include <cmath>
#include <numeric>
#include <span>

namespace bergfried {

namespace tuned {
constexpr double uct_exploration = 0.7;  // plain UCT: the weight of what is little known, for values from 0 to 1
constexpr double odds = 0.4;             // guided: how sharply promise follows the judgement, in units
constexpr double untried = 0.10;         // guided: a move not yet tried counts as so much worse than judged
constexpr std::uint32_t longest = 2'000; // plies of a random game; then it counts as a draw
} // namespace tuned

// The chance to win, 0 to 1, that an evaluation stands for, and back.
inline double chance(int score) { return 1 / (1 + std::pow(10.0, -score / (4.0 * unit))); }
inline int score_of(double chance) {
    const double inside = std::clamp(chance, 1e-6, 1 - 1e-6);
    return static_cast<int>(std::lround(4.0 * unit * std::log10(inside / (1 - inside))));
}

struct alignas(32) TreeNode { // no more, so that none lies across two cache lines
    double sum = 0;           // of the values of its visits, for the first side
    std::uint32_t visits = 0;
    std::uint32_t first = 0; // child; they lie side by side
    std::uint16_t children = 0;
    MoveCode move = no_move; // that leads here
    float promise = 0;       // its share of the visits; the promises of all children are 1 together
    std::int16_t plies = 0;  // to the end, once proved
    Bounds bounds;
};
static_assert(sizeof(TreeNode) == 32);

// One tree of bounded size, one thread.
template <Kernel G>
class Tree {
public:
    // The judgement guides if that is wanted.
    Tree(const G& root, const Past<G>& past, std::size_t bytes, std::uint64_t seed, bool guided)
        : root_(root), path_(past), past_size_(past.size()),
          most_(std::max<std::size_t>(bytes / (sizeof(Node) + sizeof(float)), 4096)), dice_(seed), guided_(guided) {
        nodes_.reserve(std::min<std::size_t>(most_, 1 << 16));
        nodes_.push_back({});
    }

    bool settled() const { return nodes_[0].bounds.settled(); }
    int longest_line() const { return longest_line_; }

    // One line from the root to a new position, its value, and the way back.
    void simulate() {
        line_.clear();
        line_.push_back(0);
        G position = root_;
        path_.shorten(past_size_);
        std::uint32_t at = 0;
        // 1. Down the tree to a position that has no children yet.
        while (nodes_[at].children != 0 && !nodes_[at].bounds.settled()) {
            at = choose(at, position.side());
            path_.add(position);
            position.play(nodes_[at].move);
            line_.push_back(at);
        }
        // 2. What it is worth to the first side: known, or judged, or played out.
        const double value = nodes_[at].bounds.settled() ? worth(nodes_[at].bounds.result()) : look(at, position);
        longest_line_ = std::max(longest_line_, static_cast<int>(line_.size()) - 1);
        // 3. The way back: visits, values, and what has become certain.
        for (std::size_t i = line_.size(); i-- > 0;) {
            Node& node = nodes_[line_[i]];
            node.visits += 1;
            node.sum += value;
        }
        if (nodes_[at].bounds.settled())
            settle();
    }

    // Mixes chance into the promises of the root's moves, for games that shall differ. Returns what they were.
    std::vector<Promise> stir(double share) {
        if (nodes_[0].children == 0 && !settled())
            simulate();
        return stir_promises(children_of(nodes_[0]), share, dice_);
    }

    std::vector<Choice> choices() const {
        std::vector<Choice> all;
        for (std::uint32_t i = 0; i < nodes_[0].children; ++i) {
            const Node& node = nodes_[nodes_[0].first + i];
            all.push_back(choice_of(node, node.sum, root_.side()));
        }
        return all;
    }

    // The most visited line that begins with a root move.
    std::vector<MoveCode> line(MoveCode move) const {
        std::vector<MoveCode> moves{move};
        std::uint32_t at = 0;
        for (std::uint32_t i = 0; i < nodes_[0].children; ++i)
            if (nodes_[nodes_[0].first + i].move == move)
                at = nodes_[0].first + i;
        while (at != 0 && nodes_[at].children != 0 && moves.size() < most_plies) {
            const Node* begin = &nodes_[nodes_[at].first];
            const Node* best = begin;
            for (const Node* node = begin; node != begin + nodes_[at].children; ++node)
                if (preferred(*node, *best, nodes_[at]))
                    best = node;
            if (best->visits == 0 && !best->bounds.settled())
                break;
            moves.push_back(best->move);
            at = static_cast<std::uint32_t>(best - nodes_.data());
        }
        return moves;
    }

private:
    static constexpr Habits habits = habits_of<G>();

    using Node = TreeNode;
    static_assert(G::Moves::most <= std::numeric_limits<decltype(Node::children)>::max());

    std::span<Node> children_of(const Node& above) { return {nodes_.data() + above.first, above.children}; }

    std::uint32_t choose(std::uint32_t parent, Side side) const {
        const Node& above = nodes_[parent];
        const double scale = guided_ ? habits.exploration * std::sqrt(static_cast<double>(above.visits) + 1)
                                     : std::log(static_cast<double>(above.visits) + 1);
        std::uint32_t best = above.first;
        double most = -1e9;
        for (std::uint32_t i = above.first; i < above.first + above.children; ++i) {
            const Node& node = nodes_[i];
            double score;
            if (node.bounds.settled()) {
                score = node.bounds.sure(side) == 1 ? 0.5 : node.bounds.sure(side) == 2 ? 1e6 : -1e6;
            } else if (guided_) {
                // The judgement counts as some visits of its own.
                const double own = side == Side::first ? node.sum : node.visits - node.sum;
                const double mean = (own + habits.bias * (judged_[i] - (node.visits ? 0 : tuned::untried))) /
                                    (node.visits + habits.bias);
                score = mean + scale * node.promise / (1.0 + node.visits);
            } else if (node.visits == 0) {
                return i; // in the order of the (shuffled) list
            } else {
                const double mean = side == Side::first ? node.sum / node.visits : 1 - node.sum / node.visits;
                score = mean + tuned::uct_exploration * std::sqrt(scale / node.visits);
            }
            if (score > most) {
                most = score;
                best = i;
            }
        }
        return best;
    }

    double look(std::uint32_t at, const G& position) {
        Result over = position.result();
        moves_.clear();
        if (over == Result::none) {
            position.legal_moves(moves_);
            over = outcome(position, path_, !moves_.empty());
        }
        if (over != Result::none) {
            nodes_[at].bounds = Bounds::of(over);
            nodes_[at].plies = 0;
            return worth(over);
        }
        // A position gets children when it is seen for the second time, or at once if they are judged.
        const bool room = nodes_.size() + moves_.size() <= most_;
        if (room && (guided_ || nodes_[at].visits > 0 || at == 0))
            expand(at, position);
        if (nodes_[at].bounds.settled())
            return worth(nodes_[at].bounds.result());
        return play_out(position);
    }

    void expand(std::uint32_t at, const G& position) {
        const auto first = static_cast<std::uint32_t>(nodes_.size());
        dice_.shuffle(moves_);
        for (const MoveCode move : moves_) {
            Node child;
            child.move = move;
            nodes_.push_back(child);
        }
        nodes_[at].first = first;
        nodes_[at].children = static_cast<std::uint16_t>(moves_.size());
        if (guided_) {
            judged_.resize(nodes_.size(), 0.5f);
            if constexpr (Judged<G>)
                judge_children(at, position);
        }
    }

    void judge_children(std::uint32_t at, const G& position)
        requires Judged<G>
    {
        Node* begin = &nodes_[nodes_[at].first];
        Node* end = begin + nodes_[at].children;
        double all = 0;
        for (Node* node = begin; node != end; ++node) {
            G child = position;
            child.play(node->move);
            const Result over = child.result();
            int score = over == Result::none ? evaluate(child) : value(over, child.side(), 0);
            if (child.side() != position.side())
                score = -score;
            if (over != Result::none)
                node->bounds = Bounds::of(over);
            judged_[static_cast<std::size_t>(node - nodes_.data())] = static_cast<float>(chance(score));
            const double pressing = std::clamp(urgency(position, node->move), -10 * unit, 10 * unit);
            node->promise = static_cast<float>(
                std::exp(std::clamp((score + 0.25 * habits.bias * pressing) * tuned::odds / unit, -30.0, 30.0)));
            all += node->promise;
        }
        for (Node* node = begin; node != end; ++node)
            node->promise = static_cast<float>(node->promise / all);
        conclude(nodes_[at], children_of(nodes_[at]), position.side());
    }

    double play_out(const G& position) {
        const std::uint32_t longest = guided_ ? std::min(habits.playout, tuned::longest) : tuned::longest;
        const std::size_t size = path_.size();
        G now = position;
        Result over = Result::none;
        for (std::uint32_t ply = 0; ply < longest; ++ply) {
            const MoveCode move = random_move(now, dice_, moves_);
            if (move == no_move)
                over = now.stuck();
            else if (path_.third_time(now))
                over = now.repeated();
            if (over != Result::none)
                break;
            path_.add(now);
            now.play(move);
            if (over = now.result(); over != Result::none)
                break;
        }
        path_.shorten(size);
        if (over != Result::none)
            return worth(over);
        if constexpr (Judged<G>)
            if (guided_) {
                const double mover = chance(evaluate(now));
                return now.side() == Side::first ? mover : 1 - mover;
            }
        return 0.5;
    }

    void settle() {
        // Who is to move at each node of the line is found by playing it again; this happens rarely.
        std::vector<Side> sides;
        G position = root_;
        for (std::size_t i = 0; i < line_.size(); ++i) {
            if (i > 0)
                position.play(nodes_[line_[i]].move);
            sides.push_back(position.side());
        }
        for (std::size_t i = line_.size() - 1; i-- > 0;)
            if (nodes_[line_[i]].bounds.settled() ||
                !conclude(nodes_[line_[i]], children_of(nodes_[line_[i]]), sides[i]))
                break;
    }

    G root_;
    Past<G> path_;
    std::size_t past_size_;
    std::size_t most_;
    Dice dice_;
    bool guided_;
    std::vector<Node> nodes_;
    std::vector<float> judged_; // of each node, for the side that made the move: its chance to win
    std::vector<std::uint32_t> line_;
    typename G::Moves moves_;
    int longest_line_ = 0;
};

} // namespace bergfried
