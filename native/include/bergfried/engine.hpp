// A search on several threads: the same root, one shared table, the best of what they found.
#pragma once

#include <bergfried/search.hpp>

#include <mutex>
#include <thread>

namespace bergfried {

// `progress` is called on the first thread after each depth. Reproducible for one thread and a limit of nodes or depth.
template <Judged G>
Report search(const G& root, const Past<G>& past, Table& table, const Limits& limits, int threads, int lines,
              std::atomic<bool>& stop, const typename Searcher<G>::Progress& progress) {
    table.next_age();
    std::vector<std::unique_ptr<Searcher<G>>> searchers; // each holds large tables, too large for a stack
    for (int i = 0; i < threads; ++i) searchers.push_back(std::make_unique<Searcher<G>>(table, stop, i));
    Limits own = limits;
    if (threads > 1 && limits.nodes != std::numeric_limits<std::uint64_t>::max())
        own.nodes = limits.nodes / static_cast<std::uint64_t>(threads) + 1;
    std::vector<Report> reports(static_cast<std::size_t>(threads));
    std::vector<std::thread> helpers;
    for (int i = 1; i < threads; ++i)
        helpers.emplace_back([&, i] {
            reports[static_cast<std::size_t>(i)] =
                searchers[static_cast<std::size_t>(i)]->run(root, past, own, lines, nullptr);
        });
    reports[0] = searchers[0]->run(root, past, own, lines, progress);
    stop = true;
    for (std::thread& helper : helpers) helper.join();
    Report best = reports[0];
    std::uint64_t nodes = 0;
    for (const Report& report : reports) {
        nodes += report.nodes;
        const bool deeper = report.depth > best.depth && !report.lines.empty();
        if (deeper && report.lines[0].score > -infinite) best = report;
    }
    best.nodes = nodes;
    best.seconds = reports[0].seconds;
    return best;
}

} // namespace bergfried
