// Iterative-deepening principal variation search over any kernel that can judge positions.
#pragma once

#include <bergfried/past.hpp>
#include <bergfried/score.hpp>
#include <bergfried/table.hpp>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <functional>
#include <limits>
#include <vector>

namespace bergfried {

struct Limits {
    int depth = 100;
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    std::chrono::milliseconds time = std::chrono::milliseconds::max();
};

struct Line {
    int score = -infinite;
    std::vector<MoveCode> moves;
};

struct Report {
    int depth = 0;
    std::uint64_t nodes = 0;
    double seconds = 0;
    std::vector<Line> lines; // the best first
};

// One thread of a search. Threads share the table and the stop flag and nothing else (lazy SMP).
template <Judged G>
class Searcher {
  public:
    using Clock = std::chrono::steady_clock;
    using Progress = std::function<void(const Report&)>;

    Searcher(Table& table, std::atomic<bool>& stop, int thread) : table_(table), stop_(stop), thread_(thread) {}

    // Searches deeper and deeper; `lines` best moves are told apart at the root.
    Report run(const G& root, const Past<G>& past, const Limits& limits, int lines, const Progress& progress) {
        limits_ = limits;
        begun_ = Clock::now();
        nodes_ = 0;
        broken_ = false;
        path_ = past;
        killers_.fill({no_move, no_move});
        for (auto& side : history_) side.fill(0);
        typename G::Moves legal;
        root.legal_moves(legal);
        std::vector<Line> roots(legal.size());
        for (std::size_t i = 0; i < legal.size(); ++i) roots[i].moves = {legal[i]};
        std::stable_sort(roots.begin(), roots.end(), [&](const Line& a, const Line& b) {
            return urgency(root, a.moves[0]) > urgency(root, b.moves[0]);
        });
        const auto wanted = std::min<std::size_t>(static_cast<std::size_t>(lines), roots.size());
        Report report;
        for (int depth = 1; depth <= std::min(limits.depth, most_plies / 2) && !roots.empty(); ++depth) {
            // Helpers of an SMP search skip some depths, so that threads do not all do the same.
            if (thread_ > 0 && depth > 2 && (depth + thread_) % 3 == 0) continue;
            std::vector<Line> before = roots;
            bool whole = true;
            for (std::size_t rank = 0; rank < wanted && whole; ++rank) whole = search_root(root, roots, rank, depth);
            if (!whole) {
                // A broken-off depth counts only if it changed its mind after finishing the move that led before.
                if (roots[0].score == -infinite) roots = before;
                break;
            }
            report.depth = depth;
            fill(report, roots, wanted);
            if (progress) progress(report);
            if (is_proved(roots[wanted - 1].score) && std::abs(won - std::abs(roots[wanted - 1].score)) <= depth) break;
            if (roots.size() == 1 && wanted == 1 && limits.time != std::chrono::milliseconds::max()) break;
            if (elapsed() > 0.55 * budget()) break; // the next depth would not finish
        }
        fill(report, roots, wanted);
        return report;
    }

    std::uint64_t nodes() const { return nodes_; }

  private:
    static constexpr std::size_t history_size = 4096;
    static constexpr int most_history = 8192;

    static std::size_t slot(MoveCode move) {
        return G::actions <= static_cast<int>(history_size) && move < history_size
                   ? move
                   : (move * 0x9e3779b1u) >> 20; // moves with large codes share slots
    }
    static std::size_t index(Side side) { return static_cast<std::size_t>(side); }

    double elapsed() const { return std::chrono::duration<double>(Clock::now() - begun_).count(); }
    double budget() const {
        return limits_.time == std::chrono::milliseconds::max() ? std::numeric_limits<double>::infinity()
                                                                : std::chrono::duration<double>(limits_.time).count();
    }

    void fill(Report& report, const std::vector<Line>& roots, std::size_t wanted) const {
        report.nodes = nodes_;
        report.seconds = elapsed();
        report.lines.assign(roots.begin(), roots.begin() + static_cast<std::ptrdiff_t>(wanted));
    }

    bool out_of_budget() {
        if (stop_.load(std::memory_order_relaxed)) return true;
        if (nodes_ >= limits_.nodes) return true;
        if ((nodes_ & 1023) == 0 && elapsed() >= budget()) stop_.store(true, std::memory_order_relaxed);
        return stop_.load(std::memory_order_relaxed);
    }

    // The best of roots[rank ..] goes to `rank`. False if the search was broken off.
    bool search_root(const G& root, std::vector<Line>& roots, std::size_t rank, int depth) {
        // Aspiration: the value is looked for near the last one first.
        const int last = roots[rank].score;
        int window = depth >= 4 && !is_proved(last) && last != -infinite ? 30 : infinite;
        int alpha = std::max(last - window, -infinite), beta = std::min(last + window, infinite);
        while (true) {
            for (std::size_t i = rank; i < roots.size(); ++i) roots[i].score = -infinite;
            const int best = try_root(root, roots, rank, depth, alpha, beta);
            if (broken_) return false;
            if (best <= alpha && alpha > -infinite) alpha = std::max(best - 4 * window, -infinite);
            else if (best >= beta && beta < infinite) beta = std::min(best + 4 * window, infinite);
            else return true;
            window *= 4;
            if (window > 2000) alpha = -infinite, beta = infinite;
        }
    }

    int try_root(const G& root, std::vector<Line>& roots, std::size_t rank, int depth, int alpha, int beta) {
        int best = -infinite;
        for (std::size_t i = rank; i < roots.size(); ++i) {
            const MoveCode move = roots[i].moves[0];
            G child = root;
            child.play(move);
            path_.add(root);
            std::vector<MoveCode> line;
            int score;
            if (best == -infinite) score = down(root, child, alpha, beta, depth - 1, 1, true, line);
            else {
                score = down(root, child, alpha, alpha + 1, depth - 1, 1, false, line);
                if (!broken_ && score > alpha) score = down(root, child, alpha, beta, depth - 1, 1, true, line);
            }
            path_.drop();
            if (broken_) return best;
            if (score > best) {
                best = score;
                Line found{score, {move}};
                found.moves.insert(found.moves.end(), line.begin(), line.end());
                roots.erase(roots.begin() + static_cast<std::ptrdiff_t>(i));
                roots.insert(roots.begin() + static_cast<std::ptrdiff_t>(rank), std::move(found));
                alpha = std::max(alpha, best);
                if (alpha >= beta) break;
            }
        }
        return best;
    }

    // The value of a child for the side to move in the parent: turns need not alternate.
    int down(const G& parent, const G& child, int alpha, int beta, int depth, int ply, bool pv,
             std::vector<MoveCode>& line) {
        return child.side() == parent.side() ? node(child, alpha, beta, depth, ply, pv, line)
                                             : -node(child, -beta, -alpha, depth, ply, pv, line);
    }

    int node(const G& position, int alpha, int beta, int depth, int ply, bool pv, std::vector<MoveCode>& line) {
        line.clear();
        if (broken_ || (broken_ = out_of_budget())) return 0;
        ++nodes_;
        // 1. Is the game over? A second repetition is taken for the third: who repeats once can repeat again.
        const Side side = position.side();
        if (const Result over = position.result(); over != Result::none) return value(over, side, ply);
        if (path_.seen(position)) return repetition(position);
        if (ply >= most_plies - 1) return evaluate(position);
        // 2. No line through here can be better than a win on the next ply.
        alpha = std::max(alpha, ply - won);
        beta = std::min(beta, won - ply - 1);
        if (alpha >= beta) return alpha;
        if (depth <= 0) return quiet(position, alpha, beta, ply, 0);
        // 3. What is known already?
        const auto known = table_.find(position.key());
        if (known && !pv && known->depth >= depth) {
            const int score = from_table(known->score, ply);
            if (known->bound == Bound::exact || (known->bound == Bound::lower && score >= beta) ||
                (known->bound == Bound::upper && score <= alpha))
                return score;
        }
        const int estimate = evaluate(position);
        // 4. So good that even a margin less would suffice: not worth a look near the leaves.
        if (!pv && depth <= 4 && !is_proved(beta) && estimate - 90 * depth >= beta) return estimate;
        typename G::Moves moves;
        position.legal_moves(moves);
        if (moves.empty()) return value(position.stuck(), side, ply);
        // 5. The best moves first: what the table says, forcing moves, killers, history.
        const MoveCode first = known ? known->move : no_move;
        std::array<int, G::Moves::most> worth;
        for (std::size_t i = 0; i < moves.size(); ++i) worth[i] = promise(position, moves[i], first, ply);
        // 6. Search them; all but the first with an empty window, later quiet ones less deep.
        int best = -infinite;
        MoveCode best_move = no_move;
        const int floor = alpha;
        std::vector<MoveCode> below;
        path_.add(position);
        for (std::size_t i = 0; i < moves.size(); ++i) {
            pick(moves, worth, i);
            const MoveCode move = moves[i];
            const bool forcing = worth[i] >= forcing_worth;
            if (!pv && !forcing && best > -proved && depth <= 3 && i >= 4u + 6u * static_cast<unsigned>(depth * depth))
                continue; // so late in the list and so near the leaves that it will not matter
            G child = position;
            child.play(move);
            table_.prefetch(child.key());
            int score;
            if (i == 0) score = down(position, child, alpha, beta, depth - 1, ply + 1, pv, below);
            else {
                int less = 0;
                if (depth >= 3 && i >= 3 && !forcing) less = reduction(depth, i) - (pv ? 1 : 0);
                less = std::max(0, std::min(less, depth - 2));
                score = down(position, child, alpha, alpha + 1, depth - 1 - less, ply + 1, false, below);
                if (score > alpha && less > 0)
                    score = down(position, child, alpha, alpha + 1, depth - 1, ply + 1, false, below);
                if (score > alpha && score < beta)
                    score = down(position, child, alpha, beta, depth - 1, ply + 1, pv, below);
            }
            if (broken_) break;
            if (score > best) {
                best = score;
                best_move = move;
                if (score > alpha) {
                    alpha = score;
                    line.assign(1, move);
                    line.insert(line.end(), below.begin(), below.end());
                }
                if (alpha >= beta) {
                    if (!forcing) remember(side, moves, i, depth, ply);
                    break;
                }
            }
        }
        path_.drop();
        if (broken_) return 0;
        const Bound bound = best >= beta ? Bound::lower : best > floor ? Bound::exact : Bound::upper;
        table_.store(position.key(), {best_move, static_cast<std::int16_t>(to_table(best, ply)),
                                      static_cast<std::int8_t>(std::min(depth, 127)), bound});
        return best;
    }

    // Leaves are judged when nothing forcing is left.
    int quiet(const G& position, int alpha, int beta, int ply, int beyond) {
        if (broken_ || (broken_ = out_of_budget())) return 0;
        if (beyond > 0) {
            ++nodes_;
            if (const Result over = position.result(); over != Result::none) return value(over, position.side(), ply);
        }
        typename G::Moves moves;
        position.legal_moves(moves);
        if (moves.empty()) return value(position.stuck(), position.side(), ply);
        int best = evaluate(position);
        if (best >= beta || beyond >= most_beyond || ply >= most_plies - 1) return best;
        alpha = std::max(alpha, best);
        std::array<int, G::Moves::most> worth;
        std::size_t count = 0;
        for (const MoveCode move : moves)
            if (const int worth_of = urgency(position, move); worth_of > 0) {
                moves.begin()[count] = move;
                worth[count++] = worth_of;
            }
        for (std::size_t i = 0; i < count; ++i) {
            std::size_t top = i;
            for (std::size_t j = i + 1; j < count; ++j)
                if (worth[j] > worth[top]) top = j;
            std::swap(worth[i], worth[top]);
            std::swap(moves.begin()[i], moves.begin()[top]);
            G child = position;
            child.play(moves[i]);
            const int score = child.side() == position.side() ? quiet(child, alpha, beta, ply + 1, beyond + 1)
                                                              : -quiet(child, -beta, -alpha, ply + 1, beyond + 1);
            if (broken_) return 0;
            if (score > best) best = score;
            alpha = std::max(alpha, best);
            if (alpha >= beta) break;
        }
        return best;
    }

    // Decisive repetitions are worth less than a proved win: they are a habit of the players, not a proof.
    int repetition(const G& position) const {
        const Result result = position.repeated();
        if (result == Result::draw) return 0;
        return result == win(position.side()) ? largest_estimate : -largest_estimate;
    }

    static constexpr int most_beyond = 12;
    static constexpr int hash_worth = 1 << 28, forcing_worth = 1 << 24, killer_worth = 1 << 20;

    int promise(const G& position, MoveCode move, MoveCode first, int ply) const {
        if (move == first) return hash_worth;
        if (const int worth_of = urgency(position, move); worth_of > 0) return forcing_worth + worth_of;
        const auto& killers = killers_[static_cast<std::size_t>(ply)];
        if (move == killers[0]) return killer_worth + 1;
        if (move == killers[1]) return killer_worth;
        return history_[index(position.side())][slot(move)];
    }

    static void pick(typename G::Moves& moves, std::array<int, G::Moves::most>& worth, std::size_t i) {
        // Far down the list the order hardly matters any more, and searching for the maximum would be quadratic.
        if (i > 24) return;
        std::size_t top = i;
        for (std::size_t j = i + 1; j < moves.size(); ++j)
            if (worth[j] > worth[top]) top = j;
        std::swap(worth[i], worth[top]);
        std::swap(moves.begin()[i], moves.begin()[top]);
    }

    void remember(Side side, const typename G::Moves& moves, std::size_t cut, int depth, int ply) {
        auto& killers = killers_[static_cast<std::size_t>(ply)];
        if (killers[0] != moves[cut]) killers = {moves[cut], killers[0]};
        auto& history = history_[index(side)];
        const int bonus = std::min(16 * depth * depth, 1200);
        const auto add = [&](MoveCode move, int by) {
            int& held = history[slot(move)];
            held += by - held * std::abs(by) / most_history;
        };
        add(moves[cut], bonus);
        for (std::size_t i = 0; i < cut; ++i) add(moves[i], -bonus);
    }

    static int reduction(int depth, std::size_t i) {
        return static_cast<int>(0.6 + std::log(depth) * std::log(static_cast<double>(i + 1)) / 2.0);
    }

    Table& table_;
    std::atomic<bool>& stop_;
    int thread_;
    Limits limits_;
    Clock::time_point begun_;
    std::uint64_t nodes_ = 0;
    bool broken_ = false;
    Past<G> path_;
    std::array<std::array<MoveCode, 2>, most_plies> killers_;
    std::array<std::array<int, history_size>, 2> history_;
};

} // namespace bergfried
