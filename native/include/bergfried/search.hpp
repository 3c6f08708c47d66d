// Iterative deepening over any kernel that can judge positions: the root's moves, in order, again and again.
#pragma once

#include <bergfried/descent.hpp>

namespace bergfried {

namespace tuned {
constexpr int aspiration_depth = 5; // from this depth on the value is looked for near the last one
constexpr int aspiration = 24;      // half the width of that window, growing where it fails
} // namespace tuned

// One thread of a search. Threads share the table and the stop flag and nothing else (lazy SMP).
template <Judged G>
class Searcher {
public:
    // `salt` tells apart what must not meet in the table: games, options, pasts.
    Searcher(Table& table, std::atomic<bool>& stop, int thread, std::uint64_t salt)
        : tree_(table, stop, salt), thread_(thread) {}

    // Searches deeper and deeper; the `lines` best moves are told apart at the root.
    Report run(const G& root, const Past<G>& past, const Limits& limits, std::size_t lines, const Progress& progress,
               const std::atomic<bool>* others_done = nullptr) {
        tree_.begin(root, past, limits, others_done);
        begin_roots(root, past);
        const std::size_t wanted = std::min(lines, roots_.size());
        Report report;
        fill(report, wanted);
        if (roots_.empty())
            return report;
        const int deepest = std::min(limits.depth, most_plies - 1);
        for (int depth = 1; depth <= deepest && !tree_.out_of_budget(); ++depth) {
            // Threads would all do the same at once if they did not skip depths, each others.
            if (thread_ > 0 && depth > 2 && (depth + thread_) % 3 == 0)
                continue;
            tree_.expect_exact();
            before_ = roots_;
            std::size_t rank = 0;
            while (rank < wanted && search_root(root, rank, depth))
                ++rank;
            if (tree_.broken()) {
                if (wanted > 1 && report.depth > 0)
                    roots_ = before_; // scores of different depths do not compare
                else
                    keep_finished(rank);
                break;
            }
            // A later rank may have come out higher: it was searched with a fuller table.
            std::stable_sort(roots_.begin(), roots_.begin() + static_cast<std::ptrdiff_t>(wanted),
                             [](const Line& one, const Line& two) { return one.score > two.score; });
            report.depth = depth;
            report.complete = !tree_.estimated();
            fill(report, wanted);
            if (progress)
                progress(report);
            if (report.complete || is_proved(roots_[0].score))
                if (report.complete || all_proved(wanted))
                    break;
            if (roots_.size() == 1 && std::isfinite(limits.seconds))
                break; // nothing to decide
        }
        if (is_proved(roots_[0].score) && wanted == 1)
            settle(root, report);
        fill(report, wanted);
        return report;
    }

private:
    void begin_roots(const G& root, const Past<G>& past) {
        roots_.clear();
        if (root.result() != Result::none || past.third_time(root))
            return;
        typename G::Moves moves;
        root.legal_moves(moves);
        for (const MoveCode move : moves)
            roots_.push_back({-infinite, {move}});
        std::stable_sort(roots_.begin(), roots_.end(), [&](const Line& a, const Line& b) {
            return urgency(root, a.moves[0]) > urgency(root, b.moves[0]);
        });
        if (!roots_.empty())
            roots_[0].score = std::clamp(evaluate(root), -largest_estimate, largest_estimate);
    }

    void fill(Report& report, std::size_t wanted) const {
        report.nodes = tree_.nodes();
        report.seconds = tree_.seconds();
        report.lines.assign(roots_.begin(), roots_.begin() + static_cast<std::ptrdiff_t>(wanted));
        std::erase_if(report.lines, [](const Line& line) { return line.score == -infinite; }); // not yet looked at
    }

    bool all_proved(std::size_t wanted) const {
        return std::all_of(roots_.begin(), roots_.begin() + static_cast<std::ptrdiff_t>(wanted),
                           [](const Line& line) { return is_proved(line.score); });
    }

    // Of an iteration that was broken off at `rank`, the best move so far counts: the move that led before was the
    // first to be searched. But not if all that is known is that this one loses or is worse than thought: others may be
    // better. The other ranks are those of the iteration before.
    void keep_finished(std::size_t rank) {
        std::vector<Line> found(roots_.begin(), roots_.begin() + static_cast<std::ptrdiff_t>(rank));
        if (raised_)
            found.push_back(roots_[rank]);
        for (const Line& line : before_)
            if (std::none_of(found.begin(), found.end(),
                             [&](const Line& other) { return other.moves[0] == line.moves[0]; }))
                found.push_back(line);
        roots_ = std::move(found);
    }

    // The best of the roots from `rank` on goes to `rank`. False if the search was broken off.
    bool search_root(const G& root, std::size_t rank, int depth) {
        const int last = roots_[rank].score;
        int window = depth >= tuned::aspiration_depth && !is_proved(last) && last != -infinite ? tuned::aspiration
                                                                                               : 2 * infinite;
        int alpha = std::max(last - window, -infinite), beta = std::min(last + window, infinite);
        while (true) {
            const int best = try_root(root, rank, depth, alpha, beta);
            if (tree_.broken())
                return false;
            window *= 3;
            if (best <= alpha && alpha > -infinite)
                alpha = window > 2000 ? -infinite : std::max(best - window, -infinite);
            else if (best >= beta && beta < infinite)
                beta = window > 2000 ? infinite : std::min(best + window, infinite);
            else
                return true;
        }
    }

    int try_root(const G& root, std::size_t rank, int depth, int alpha, int beta) {
        int best = -infinite;
        raised_ = false;
        for (std::size_t i = rank; i < roots_.size(); ++i)
            roots_[i].score = -infinite;
        for (std::size_t i = rank; i < roots_.size(); ++i) {
            const MoveCode move = roots_[i].moves[0];
            G child = root;
            child.play(move);
            int score = best;
            if (i > rank)
                score = tree_.template below<false>(root, move, child, alpha, alpha + 1, depth);
            if (i == rank || (score > alpha && !tree_.broken()))
                score = tree_.template below<true>(root, move, child, alpha, beta, depth);
            if (tree_.broken())
                return best;
            if (score > best) {
                best = score;
                Line found{score, {move}};
                if (score > alpha) {
                    const auto line = tree_.line();
                    found.moves.insert(found.moves.end(), line.begin(), line.end());
                    alpha = score;
                    raised_ = score > -proved;
                }
                // To the front, so that the next iteration begins with it; the others keep their order.
                std::rotate(roots_.begin() + static_cast<std::ptrdiff_t>(rank),
                            roots_.begin() + static_cast<std::ptrdiff_t>(i),
                            roots_.begin() + static_cast<std::ptrdiff_t>(i + 1));
                roots_[rank] = std::move(found);
                if (alpha >= beta)
                    break;
            }
        }
        return best;
    }

    // A win or loss was proved, perhaps not on the shortest way: pruned moves may win faster. Full-width searches ask
    // for shorter ones; what they do not find is not there.
    void settle(const G& root, Report& report) {
        tree_.full_width(true);
        while (!tree_.broken() && is_proved(roots_[0].score)) {
            const int score = roots_[0].score;
            const int plies = std::abs(distance(score));
            const int alpha = score > 0 ? score : -infinite, beta = score > 0 ? infinite : score;
            bool shorter = false;
            for (int depth = 1; depth < plies && !tree_.broken() && !shorter; ++depth) {
                before_ = roots_;
                const int found = try_root(root, 0, depth, alpha, beta);
                shorter = !tree_.broken() && (score > 0 ? found > alpha : found < beta && found <= -proved);
                if (!shorter)
                    roots_ = before_;
            }
            if (!shorter) {
                report.exact = !tree_.broken();
                break;
            }
        }
        tree_.full_width(false);
    }

    Descent<G> tree_;
    int thread_;
    std::vector<Line> roots_, before_;
    bool raised_ = false; // a root move of the search under way has a value within or above its window
};

} // namespace bergfried
