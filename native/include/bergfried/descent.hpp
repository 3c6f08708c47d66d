// What lies below a root move: principal variation search of one position after the other, down to quiet ones.
//
// Turns need not alternate: a value changes its sign exactly when the side to move does. Wins and losses come from the
// kernel alone, so a proved value is a proof; whatever is pruned, reduced or repeated can only turn one into an
// estimate.
#pragma once

#include <bergfried/limits.hpp>
#include <bergfried/ordering.hpp>
#include <bergfried/past.hpp>
#include <bergfried/table.hpp>

#include <atomic>
#include <cmath>

namespace bergfried {

// Numbers that matches have set, in one place. Depths are plies.
namespace tuned {
constexpr int futility_depth = 6; // up to here a position far above the window is left alone
constexpr int pass_depth = 3;     // from here on it is asked whether passing would do
constexpr int pass_reduction = 3; // plies saved by asking so, and one more for each four of depth
constexpr int unknown_depth = 4;  // from here on a position without a known best move is searched a ply less
constexpr int hopeless_depth = 4; // up to here quiet moves far below the window are left out
constexpr int late_depth = 5;     // up to here the latest quiet moves are left out …
constexpr int late_first = 4;     // … this many at least are searched, and more with the square of the depth
constexpr int reduced_from = 2;   // the first of a position's moves that is searched less deeply
constexpr double reduction_base = 0.4, reduction_slope = 0.45; // of the logarithms of depth and number, multiplied
constexpr int history_per_ply = 4096;                          // so much history changes a reduction by a ply
} // namespace tuned

template <Judged G>
class Descent {
public:
    // `salt` tells apart what must not meet in the table: games, options, pasts.
    Descent(Table& table, std::atomic<bool>& stop, std::uint64_t salt)
        : table_(table), stop_(stop), salt_(salt), frames_(most_plies + 2) {
        for (std::size_t d = 1; d < reductions_.size(); ++d)
            for (std::size_t i = 1; i < reductions_[d].size(); ++i)
                reductions_[d][i] = static_cast<std::int8_t>(
                    tuned::reduction_base + tuned::reduction_slope * std::log(double(d)) * std::log(double(i)));
    }

    void begin(const G& root, const Past<G>& past, const Limits& limits, const std::atomic<bool>* others_done) {
        limits_ = limits;
        others_done_ = others_done;
        path_ = past;
        root_size_ = path_.size();
        experience_.clear();
        frame(0).side = root.side();
        if (root.result() == Result::none)
            frame(0).judged = evaluate(root);
    }

    // The value of a root move; `child` is the position after it.
    template <bool pv>
    int below(const G& root, MoveCode move, const G& child, int alpha, int beta, int depth) {
        frame(0).place = Experience<G>::place(root, move);
        path_.add(root);
        const int score = down<pv>(root, child, alpha, beta, depth - 1, 1);
        path_.drop();
        return score;
    }
    // The best line after the root move, if its value was within the window.
    std::span<const MoveCode> line() const {
        return std::span(frames_[1].line).first(static_cast<std::size_t>(frames_[1].length));
    }

    // With nothing pruned or reduced; such searches have entries of their own in the table.
    void full_width(bool on) {
        if (on != full_width_)
            salt_ ^= scramble(0xfa11);
        full_width_ = on;
    }

    // Whether something since `expect_exact` was not searched to the end.
    bool estimated() const { return estimated_; }
    void expect_exact() { estimated_ = false; }

    std::uint64_t nodes() const { return nodes_; }
    double seconds() const { return clock_.seconds(); }
    bool broken() const { return broken_; }
    bool out_of_budget() { return broken_ || (nodes_ >= next_look_ && look()); }

private:
    using Ordering = Experience<G>;
    static constexpr Habits habits = habits_of<G>();
    static constexpr std::uint64_t between_looks = 256; // nodes between looks at clock and flags

    // Rarely: reading the clock costs as much as a node.
    bool look() {
        next_look_ = std::min(nodes_ + between_looks, limits_.nodes);
        table_.make_room(nodes_);
        return broken_ = nodes_ >= limits_.nodes || stop_.load(std::memory_order_relaxed) ||
                         (others_done_ && others_done_->load(std::memory_order_relaxed)) ||
                         clock_.seconds() >= limits_.seconds;
    }

    struct Frame {
        Ranked<G> ranked;
        std::size_t place = 0;   // of the move that led on from here, for counter moves
        int judged = 0;          // the position's evaluation …
        Side side = Side::first; // … for this side
        int length = 0;          // of the best line from here
        std::array<MoveCode, most_plies + 2> line;
    };

    Frame& frame(int ply) { return frames_[static_cast<std::size_t>(ply)]; }

    // The value of a child for the side to move in the parent.
    template <bool pv>
    int down(const G& parent, const G& child, int alpha, int beta, int depth, int ply) {
        ++nodes_;
        return child.side() == parent.side() ? node<pv>(child, alpha, beta, depth, ply)
                                             : -node<pv>(child, -beta, -alpha, depth, ply);
    }

    std::uint64_t table_key(const G& position, std::uint32_t left) const {
        // Close to a no-progress limit the same position is worth less the closer it is.
        constexpr std::uint32_t close = 32;
        return position.key() ^ salt_ ^ (left <= close ? scramble(left) : 0);
    }

    template <bool pv>
    int node(const G& position, int alpha, int beta, int depth, int ply) {
        frame(ply).length = 0;
        // 1. The end of the game, or of the budget.
        if (const Result over = position.result(); over != Result::none)
            return value(over, position.side(), ply);
        if (path_.repeats(position, root_size_)) {
            estimated_ = true;
            return repetition_value(position);
        }
        if (out_of_budget())
            return 0;
        // 2. No line from here is better than a win with the next move, or worse than being stuck now.
        alpha = std::max(alpha, ply - won);
        beta = std::min(beta, won - ply - 1);
        if (alpha >= beta)
            return alpha;
        // 3. The end of the sight. A position under threat is looked at a ply longer.
        const Judgement seen = judgement_of(position);
        const bool hot = seen.threatened && (depth <= tuned::futility_depth || pv);
        if (depth <= 0 && !hot)
            return quiet(position, seen, alpha, beta, ply, 0);
        depth = std::max(depth, 0) + (hot && ply < most_plies / 2);
        if (depth == 0 || ply >= most_plies) {
            estimated_ = true;
            return seen.value;
        }
        // 4. So far above the window that a shallow search will not come back into it. Asked before the table: many
        //    positions end here, and the others' place in the table is fetched meanwhile.
        Frame& here = frame(ply);
        here.side = position.side();
        here.judged = seen.value;
        const int judged = seen.value;
        // Better than this side's last turn: then less is pruned away.
        const bool improving = ply >= 2 && frame(ply - 2).side == here.side && judged > frame(ply - 2).judged;
        const bool prunes = !pv && !full_width_ && !hot && habits.pruning && !is_proved(beta);
        if (prunes && depth <= tuned::futility_depth && judged - habits.margin * (depth - improving) >= beta) {
            estimated_ = true;
            return judged;
        }
        // 5. What the table knows. A proof further away than the no-progress rule allows is none.
        const std::uint32_t left = patience(position);
        const std::uint64_t key = table_key(position, left);
        MoveCode first = no_move;
        if (const auto entry = table_.find(key)) {
            first = entry->move;
            const int score = from_table(entry->score, ply);
            // A proof holds whatever the depth, but a shorter way may be there that only depth shows.
            const bool sure =
                score >= proved ? entry->bound != Bound::upper : score <= -proved && entry->bound != Bound::lower;
            const bool in_time =
                !is_proved(score) || static_cast<std::uint32_t>(std::abs(distance(entry->score))) <= left;
            const bool fits = in_time && (entry->depth >= depth || (sure && !full_width_));
            const bool decides = entry->bound == Bound::exact || (entry->bound == Bound::lower && score >= beta) ||
                                 (entry->bound == Bound::upper && score <= alpha);
            if (!pv && fits && decides) { // on the principal variation the line is wanted too
                estimated_ = estimated_ || !sure;
                return score;
            }
        }
        // 6. Even if this side passed, the value would stay above the window.
        if constexpr (Passes<G>)
            if (prunes && depth >= tuned::pass_depth && judged >= beta && frame(ply - 1).place != passed) {
                G after = position;
                after.pass();
                here.place = passed;
                path_.add(position);
                const int score = down<false>(position, after, beta - 1, beta,
                                              depth - 1 - tuned::pass_reduction - depth / 4, ply + 1);
                path_.drop();
                if (broken_)
                    return 0;
                if (score >= beta) {
                    estimated_ = true;
                    return is_proved(score) ? beta : score;
                }
            }
        // 7. Without a known best move a deep search would try the moves in a poor order.
        if (first == no_move && depth >= tuned::unknown_depth && !full_width_)
            --depth;
        // 8. The moves, best first.
        const std::size_t previous = frame(ply - 1).place == passed ? 0 : frame(ply - 1).place;
        Picker<G> moves(position, seen.forcing, first, experience_, ply, previous, here.ranked);
        const int floor = alpha;
        int best = -infinite;
        MoveCode best_move = no_move;
        path_.add(position);
        while (moves.next()) {
            const MoveCode move = moves.move();
            const std::size_t i = moves.number();
            const bool forcing = moves.forcing(), tame = moves.tame();
            // 9. Near the leaves, quiet moves that come late or cannot lift a hopeless position are left out.
            if (!pv && !full_width_ && !hot && habits.pruning && tame && best > -proved) {
                const auto enough = static_cast<std::size_t>((tuned::late_first + depth * depth) * (improving ? 2 : 1));
                if ((depth <= tuned::late_depth && i >= enough) ||
                    (depth <= tuned::hopeless_depth && judged + habits.margin * (depth + 1) <= alpha)) {
                    estimated_ = true;
                    break; // those that follow are worth still less
                }
            }
            G child = position;
            child.play(move);
            if (depth > 1) // leaves are not looked up, and a line of the table that nobody needs is dear
                table_.prefetch(child.key() ^ salt_);
            here.place = Ordering::place(position, move);
            // 10. The first move gets the whole window; of the others it is only asked whether they are better, late
            //     ones less deeply at first.
            int score;
            if (i == 0) {
                score = down<pv>(position, child, alpha, beta, depth - 1, ply + 1);
            } else {
                int less = 0;
                if (habits.reductions && !full_width_ && depth >= 2 && !forcing &&
                    i >= static_cast<std::size_t>(tuned::reduced_from)) {
                    less = reductions_[std::min<std::size_t>(static_cast<std::size_t>(depth), 63)]
                                      [std::min<std::size_t>(i, 63)];
                    less -= pv + hot + improving;
                    if (tame)
                        less -= moves.worth() / tuned::history_per_ply;
                    less = std::clamp(less, 0, depth - 1);
                }
                score = down<false>(position, child, alpha, alpha + 1, depth - 1 - less, ply + 1);
                if (score > alpha && less > 0)
                    score = down<false>(position, child, alpha, alpha + 1, depth - 1, ply + 1);
                if (pv && score > alpha && score < beta)
                    score = down<true>(position, child, alpha, beta, depth - 1, ply + 1);
            }
            if (broken_)
                break;
            if (score > best) {
                best = score;
                if (score > alpha) {
                    alpha = score;
                    best_move = move;
                    if constexpr (pv)
                        extend_line(ply, move);
                }
                if (alpha >= beta) {
                    if (!forcing)
                        experience_.learn(position, here.ranked, i, depth, ply, previous);
                    break;
                }
            }
        }
        path_.drop();
        if (broken_)
            return 0;
        if (best == -infinite)
            return value(position.stuck(), position.side(), ply);
        // 11. What was found goes into the table. The old best move is better than none.
        const Bound bound = best >= beta ? Bound::lower : best > floor ? Bound::exact : Bound::upper;
        table_.store(key, {best_move != no_move ? best_move : first, static_cast<std::int16_t>(to_table(best, ply)),
                           static_cast<std::int8_t>(std::min(depth, 127)), bound});
        return best;
    }

    // A position is judged when nothing forcing is left, or when the side to move would rather not go on with it.
    int quiet(const G& position, const Judgement& seen, int alpha, int beta, int ply, int beyond) {
        estimated_ = true;
        int best = seen.value;
        if (best >= beta || !seen.forcing || beyond >= habits.beyond || ply >= most_plies)
            return best;
        alpha = std::max(alpha, best);
        auto& ranked = frame(ply).ranked;
        list_forcing(position, ranked);
        for (std::size_t i = 0; i < ranked.moves.size(); ++i) {
            ranked.pick(i, ranked.moves.size());
            G child = position;
            child.play(ranked.moves[i]);
            ++nodes_;
            int score;
            frame(ply + 1).length = 0;
            if (const Result over = child.result(); over != Result::none)
                score = value(over, position.side(), ply + 1);
            else if (child.side() == position.side())
                score = quiet(child, judgement_of(child), alpha, beta, ply + 1, beyond + 1);
            else
                score = -quiet(child, judgement_of(child), -beta, -alpha, ply + 1, beyond + 1);
            best = std::max(best, score);
            if (score > alpha) {
                alpha = score;
                extend_line(ply, ranked.moves[i]);
            }
            if (alpha >= beta || out_of_budget())
                break;
        }
        return best;
    }

    static void list_forcing(const G& position, Ranked<G>& ranked) {
        ranked.moves.clear();
        if constexpr (ListsForcing<G>) {
            forcing_moves(position, ranked.moves);
            for (std::size_t i = 0; i < ranked.moves.size(); ++i)
                ranked.worth[i] = urgency(position, ranked.moves[i]);
        } else {
            typename G::Moves all;
            position.legal_moves(all);
            for (const MoveCode move : all)
                if (const int pressing = urgency(position, move); pressing > 0) {
                    ranked.worth[ranked.moves.size()] = pressing;
                    ranked.moves.push(move);
                }
        }
    }

    void extend_line(int ply, MoveCode move) {
        Frame& here = frame(ply);
        const Frame& next = frame(ply + 1);
        here.line[0] = move;
        std::copy(next.line.begin(), next.line.begin() + next.length, here.line.begin() + 1);
        here.length = next.length + 1;
    }

    static constexpr std::size_t passed = ~std::size_t{0}; // stands for a place where a side passed

    Table& table_;
    std::atomic<bool>& stop_;
    const std::atomic<bool>* others_done_ = nullptr; // the first thread of several has its answer
    std::uint64_t salt_;
    Limits limits_;
    Stopwatch clock_;
    std::uint64_t nodes_ = 0, next_look_ = 0;
    bool broken_ = false; // a limit was reached: all that is still under way is worthless
    bool estimated_ = false;
    bool full_width_ = false;
    Past<G> path_;
    std::size_t root_size_ = 0; // positions before the root
    std::vector<Frame> frames_;
    Experience<G> experience_;
    std::array<std::array<std::int8_t, 64>, 64> reductions_{};
};

} // namespace bergfried
