// A tree search on several threads: a tree for each, one count of votes.
#pragma once

#include <bergfried/graph.hpp>
#include <bergfried/mcts.hpp>
#include <bergfried/memory.hpp>

#include <memory>
#include <thread>

namespace bergfried {

// What a move is worth to the side to move as far as is known.
inline int estimate(const Choice& choice) {
    return choice.visits == 0 ? 0
                              : std::clamp(score_of(choice.sum / static_cast<double>(choice.visits)), -largest_estimate,
                                           largest_estimate);
}

// Limits: `nodes` are simulations, `depth` does not count. Reproducible for one thread and no limit of time.
template <class Tree>
Report grow_trees(const std::vector<std::unique_ptr<Tree>>& trees, const Limits& limits, int lines,
                  std::atomic<bool>& stop, const Progress& progress) {
    constexpr double between_reports = 0.25; // seconds
    const Stopwatch clock;
    const std::size_t count = trees.size();
    std::vector<std::uint64_t> simulations(count, 0);
    std::atomic<bool> done = false;
    const auto report = [&](std::size_t trees_read) {
        Report found;
        std::vector<Choice> all;
        for (std::size_t i = 0; i < trees_read; ++i) {
            found.nodes += simulations[i];
            found.depth = std::max(found.depth, trees[i]->longest_line());
            for (const Choice& choice : trees[i]->choices()) {
                const auto same = std::find_if(all.begin(), all.end(),
                                               [&](const Choice& other) { return other.move == choice.move; });
                if (same == all.end()) {
                    all.push_back(choice);
                } else {
                    same->visits += choice.visits;
                    same->sum += choice.sum;
                    if (choice.score != 0 && (same->score == 0 || choice.score > same->score))
                        same->score = choice.score;
                    same->safe = same->safe || choice.safe;
                }
            }
        }
        rank(all);
        found.seconds = clock.seconds();
        for (std::size_t i = 0; i < std::min(all.size(), static_cast<std::size_t>(lines)); ++i) {
            const int score = all[i].score != 0 ? all[i].score : estimate(all[i]);
            found.lines.push_back({score, trees[0]->line(all[i].move)});
        }
        return found;
    };
    const auto grow = [&](std::size_t i) {
        const std::uint64_t most = limits.nodes == Limits{}.nodes ? limits.nodes : (limits.nodes + count - 1) / count;
        double reported = 0;
        trees[i]->simulate(); // the root's moves must be there, whatever the limits
        ++simulations[i];
        while (simulations[i] < most && !stop.load(std::memory_order_relaxed) &&
               !done.load(std::memory_order_relaxed) && !trees[i]->settled()) {
            trees[i]->simulate();
            ++simulations[i];
            if ((simulations[i] & 7) != 0)
                continue;
            const double now = clock.seconds();
            if (now >= limits.seconds)
                break;
            if (i == 0 && progress && now - reported >= between_reports) {
                reported = now;
                progress(report(1));
            }
        }
        if (trees[i]->settled())
            done = true;
    };
    std::vector<std::thread> helpers;
    for (std::size_t i = 1; i < count; ++i)
        helpers.emplace_back(grow, i);
    std::exception_ptr fault;
    try {
        grow(0);
    } catch (...) {
        fault = std::current_exception();
        done = true;
    }
    for (std::thread& helper : helpers)
        helper.join();
    if (fault)
        std::rethrow_exception(fault);
    Report found = report(count);
    found.complete = std::any_of(trees.begin(), trees.end(), [](const auto& tree) { return tree->settled(); });
    return found;
}

struct Growth {
    std::size_t megabytes = 128; // for all trees together
    std::uint64_t seed = 0;
    bool guided = true;        // by the game's network, or else its evaluation; otherwise plain UCT
    Memory* memory = nullptr;  // of the player; only what a network guides is remembered
    std::uint64_t options = 0; // under which the game is played
};

template <Kernel G>
Report tree_search(const G& root, const Past<G>& past, const Limits& limits, int threads, int lines,
                   const Growth& growth, std::atomic<bool>& stop, const Progress& progress) {
    const auto count = static_cast<std::size_t>(threads);
    const std::size_t bytes = (growth.megabytes << 20) / count;
    const auto grow = [&](auto& trees, const auto&... more) {
        using Tree = typename std::remove_reference_t<decltype(trees)>::value_type::element_type;
        for (std::size_t i = trees.size(); i < count; ++i)
            trees.push_back(std::make_unique<Tree>(root, past, bytes, scramble(growth.seed) + i, more...));
        return grow_trees(trees, limits, lines, stop, progress);
    };
    if constexpr (Seen<G>)
        if (const auto net = shared_net<G>(); net && growth.guided) {
            Graphs<G> graphs;
            if (growth.memory)
                graphs = growth.memory->take(root, growth.options, net);
            graphs.resize(std::min(graphs.size(), count));
            Report found = grow(graphs, net);
            if (growth.memory)
                growth.memory->keep(std::move(graphs), growth.options, bytes / 4);
            return found;
        }
    std::vector<std::unique_ptr<Tree<G>>> trees;
    return grow(trees, growth.guided);
}

} // namespace bergfried
