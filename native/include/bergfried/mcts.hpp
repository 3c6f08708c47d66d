// Monte Carlo tree search: the tree grows where it pays, one line at a time.
//
// Three kinds in one: plain UCT (random games to the end, nothing known but the rules); with a judged kernel a guided
// search in which every new position's moves are judged at once and share the visits by promise (PUCT); and with a
// network the same, but the network says what the position is worth and how promising its moves are. All prove: ends of
// the game travel up the tree (MCTS solver). A node of the tree stands for one line from the root, so
// repetitions and no-progress limits are what the rules say, not estimates.
#pragma once

#include <bergfried/limits.hpp>
#include <bergfried/net.hpp>
#include <bergfried/node.hpp>
#include <bergfried/playout.hpp>

#include <atomic>
#include <cmath>
#include <numeric>

namespace bergfried {

namespace tuned {
constexpr double uct_exploration = 0.7;  // plain UCT: the weight of what is little known, for values from 0 to 1
constexpr double odds = 0.4;             // guided: how sharply promise follows the judgement, in units
constexpr std::uint32_t longest = 2'000; // plies of a random game; then it counts as a draw
} // namespace tuned

// The chance to win, 0 to 1, that an evaluation stands for, and back.
inline double chance(int score) { return 1 / (1 + std::pow(10.0, -score / (4.0 * unit))); }
inline int score_of(double chance) {
    const double inside = std::clamp(chance, 1e-6, 1 - 1e-6);
    return static_cast<int>(std::lround(4.0 * unit * std::log10(inside / (1 - inside))));
}

// One tree of bounded size, one thread.
template <Kernel G>
class Tree {
public:
    // `net` guides if there is one, else the judgement if that is wanted, else nothing.
    Tree(const G& root, const Past<G>& past, std::size_t bytes, std::uint64_t seed, bool guided, HeldNet<G> net = {})
        : root_(root), path_(past), past_size_(past.size()),
          most_(std::max<std::size_t>(bytes / (sizeof(Node) + sizeof(float)), 4096)), dice_(seed),
          guided_(guided || net), net_(std::move(net)) {
        nodes_.reserve(std::min<std::size_t>(most_, 1 << 16));
        nodes_.push_back({});
    }

    bool settled() const { return nodes_[0].proved != Result::none; }
    int longest_line() const { return longest_line_; }

    // One line from the root to a new position, its value, and the way back.
    void simulate() {
        line_.clear();
        line_.push_back(0);
        G position = root_;
        path_.shorten(past_size_);
        std::uint32_t at = 0;
        double value = 0.5;
        do {
            // 1. Down the tree to a position that has no children yet.
            while (nodes_[at].children != 0 && nodes_[at].proved == Result::none) {
                at = choose(at, position.side());
                path_.add(position);
                position.play(nodes_[at].move);
                line_.push_back(at);
            }
            // 2. What it is worth to the first side: known, or judged, or played out. Of a position with one move the
            //    network has learnt nothing, for there is nothing to learn: that move is played.
            if (nodes_[at].proved == Result::none)
                value = look(at, position);
        } while (net_ && nodes_[at].children == 1 && nodes_[at].proved == Result::none);
        longest_line_ = std::max(longest_line_, static_cast<int>(line_.size()) - 1);
        if (nodes_[at].proved != Result::none)
            value = worth(nodes_[at].proved);
        // 3. The way back: visits, values, and what has become certain.
        for (std::size_t i = line_.size(); i-- > 0;) {
            Node& node = nodes_[line_[i]];
            node.visits += 1;
            node.sum += value;
        }
        if (nodes_[at].proved != Result::none)
            settle();
    }

    // Mixes chance into the promises of the root's moves, for games that shall differ.
    void stir(double share) {
        if (nodes_[0].children == 0 && nodes_[0].proved == Result::none)
            simulate();
        std::vector<double> noise(nodes_[0].children);
        double all = 0;
        for (double& part : noise)
            all += part = -std::log((static_cast<double>(dice_.next() >> 11) + 1) * 0x1p-53);
        for (std::size_t i = 0; i < noise.size(); ++i) {
            float& promise = nodes_[nodes_[0].first + i].promise;
            promise = static_cast<float>((1 - share) * promise + share * noise[i] / all);
        }
        if (net_)
            put_in_order(nodes_[0], children_of(nodes_[0]));
    }

    // The chance of the side to move at the root, by all visits.
    double chance_of_root() const {
        const double mean = nodes_[0].visits ? nodes_[0].sum / nodes_[0].visits : 0.5;
        const double first = nodes_[0].proved != Result::none ? worth(nodes_[0].proved) : mean;
        return root_.side() == Side::first ? first : 1 - first;
    }

    // What is known of each root move.
    struct Choice {
        MoveCode move;
        std::uint64_t visits;
        double sum; // for the side to move
        int score;  // a proved value, or 0
    };
    std::vector<Choice> choices() const {
        std::vector<Choice> all;
        const Side side = root_.side();
        for (std::uint32_t i = 0; i < nodes_[0].children; ++i) {
            const Node& node = nodes_[nodes_[0].first + i];
            const double sum = side == Side::first ? node.sum : node.visits - node.sum;
            const bool decided = node.proved == Result::first || node.proved == Result::second;
            const int score = decided ? value(node.proved, side, std::min(node.plies + 1, most_plies)) : 0;
            all.push_back({node.move, node.visits, sum, score});
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
            if (best->visits == 0 && best->proved == Result::none)
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

    std::uint32_t choose(std::uint32_t parent, Side side) {
        Node& above = nodes_[parent];
        return net_ ? above.first + choose_by_promise(above, children_of(above), side) : choose_from_all(above, side);
    }

    std::uint32_t choose_from_all(const Node& above, Side side) {
        const double scale = guided_ ? habits.exploration * std::sqrt(static_cast<double>(above.visits) + 1)
                                     : std::log(static_cast<double>(above.visits) + 1);
        std::uint32_t best = above.first;
        double most = -1e9;
        for (std::uint32_t i = above.first; i < above.first + above.children; ++i) {
            const Node& node = nodes_[i];
            double score;
            if (node.proved != Result::none) {
                score = score_if_proved(node.proved, side);
            } else if (guided_) {
                // The judgement counts as some visits of its own.
                const double own = side == Side::first ? node.sum : node.visits - node.sum;
                const double mean = (own + habits.bias * (judged_[i] - (node.visits ? 0 : tuned::unseen))) /
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
            nodes_[at].proved = over;
            nodes_[at].plies = 0;
            return worth(over);
        }
        // A position gets children when it is seen for the second time, or at once if they are judged.
        const bool room = nodes_.size() + moves_.size() <= most_;
        if (room && (guided_ || nodes_[at].visits > 0 || at == 0))
            expand(at, position);
        if (nodes_[at].proved != Result::none)
            return worth(nodes_[at].proved);
        if constexpr (Seen<G>)
            if (net_)
                return nodes_[at].children == 1 ? 0.5 : ask_net(at, position);
        return play_out(position);
    }

    void expand(std::uint32_t at, const G& position) {
        const auto first = static_cast<std::uint32_t>(nodes_.size());
        for (std::size_t i = moves_.size(); i > 1; --i)
            std::swap(moves_.begin()[i - 1], moves_.begin()[dice_.below(static_cast<std::uint32_t>(i))]);
        for (const MoveCode move : moves_) {
            Node child;
            child.move = move;
            nodes_.push_back(child);
        }
        nodes_[at].first = first;
        nodes_[at].children = static_cast<std::uint16_t>(moves_.size());
        if (net_) {
            find_ends(at, position);
            return;
        }
        if (guided_) {
            judged_.resize(nodes_.size(), 0.5f);
            if constexpr (Judged<G>)
                judge_children(at, position);
        }
    }

    // The children with which the game is over, or after which it will be.
    void find_ends(std::uint32_t at, const G& position) {
        const auto dangerous = [&] {
            if constexpr (KnowsDangers<G>)
                return dangers(position);
            else
                return [](MoveCode, const G&) { return false; };
        }();
        bool found = false;
        for (std::uint32_t i = nodes_[at].first; i < nodes_[at].first + nodes_[at].children; ++i) {
            Node& node = nodes_[i];
            G child = position;
            child.play(node.move);
            node.proved = child.result();
            if (node.proved == Result::none && dangerous(node.move, child)) {
                node.proved = win(other(position.side()));
                node.plies = 1;
            }
            found = found || node.proved != Result::none;
        }
        if (found) {
            put_in_order(nodes_[at], children_of(nodes_[at]));
            conclude(at, position.side());
        }
    }

    // What the network says: the value for the first side; the children share the visits by their promise.
    double ask_net(std::uint32_t at, const G& position)
        requires Seen<G>
    {
        typename Net<G>::Neurons neurons;
        const double own = net_->chance(position, neurons);
        Node* begin = nodes_.data() + nodes_[at].first;
        Node* end = begin + nodes_[at].children;
        float most = -1e9f, all = 0;
        for (Node* node = begin; node != end; ++node)
            most = std::max(most, node->promise = net_->promise(neurons, output_of(position, node->move, 0)));
        for (Node* node = begin; node != end; ++node)
            all += node->promise = std::exp(node->promise - most);
        for (Node* node = begin; node != end; ++node)
            node->promise /= all;
        bring_forward(nodes_[at], children_of(nodes_[at]));
        return position.side() == Side::first ? own : 1 - own;
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
                node->proved = over;
            judged_[static_cast<std::size_t>(node - nodes_.data())] = static_cast<float>(chance(score));
            const double pressing = std::clamp(urgency(position, node->move), -10 * unit, 10 * unit);
            node->promise = static_cast<float>(
                std::exp(std::clamp((score + 0.25 * habits.bias * pressing) * tuned::odds / unit, -30.0, 30.0)));
            all += node->promise;
        }
        for (Node* node = begin; node != end; ++node)
            node->promise = static_cast<float>(node->promise / all);
        conclude(at, position.side());
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

    // Whether a node's children settle it: one wins for the side to move, or all are settled.
    bool conclude(std::uint32_t at, Side side) {
        Node& node = nodes_[at];
        bool all = true, draw = false;
        int shortest = most_plies, farthest = 0;
        for (std::uint32_t i = node.first; i < node.first + node.children; ++i) {
            const Node& child = nodes_[i];
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
            if (nodes_[line_[i]].proved != Result::none || !conclude(line_[i], sides[i]))
                break;
    }

    G root_;
    Past<G> path_;
    std::size_t past_size_;
    std::size_t most_;
    Dice dice_;
    bool guided_;
    HeldNet<G> net_;
    std::vector<Node> nodes_;
    std::vector<float> judged_; // without a network, of each node, for the side that made the move: its chance to win
    std::vector<std::uint32_t> line_;
    typename G::Moves moves_;
    int longest_line_ = 0;
};

} // namespace bergfried
