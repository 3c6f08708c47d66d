// A search on several threads: the same root, one shared table, the best of what they found.
#pragma once

#include <bergfried/search.hpp>

#include <string_view>
#include <thread>

namespace bergfried {

// Games share one table and much of the numbers in their keys; options and twice repeated positions change what a
// position is worth without changing its key.
template <Kernel G>
std::uint64_t salt_of(const G& root, const Past<G>& past, std::uint64_t options) {
    std::uint64_t salt = scramble(options) ^ past.twice(root);
    for (const char letter : std::string_view(G::slug))
        salt = scramble(salt ^ static_cast<unsigned char>(letter));
    return salt;
}

// `progress` is called on the calling thread after each depth. Reproducible for one thread, a fresh table and no limit
// of time. `options` is any number that is the same for equal options of the game.
template <Judged G>
Report search(const G& root, const Past<G>& past, std::uint64_t options, Table& table, const Limits& limits,
              int threads, int lines, std::atomic<bool>& stop, const Progress& progress) {
    table.next_age();
    const std::uint64_t salt = salt_of(root, past, options);
    const auto count = static_cast<std::size_t>(threads);
    const auto wanted = static_cast<std::size_t>(lines);
    std::vector<std::unique_ptr<Searcher<G>>> searchers; // each holds large arrays, too large for a stack
    for (int i = 0; i < threads; ++i)
        searchers.push_back(std::make_unique<Searcher<G>>(table, stop, i, salt));
    Limits own = limits;
    if (threads > 1 && limits.nodes != Limits{}.nodes)
        own.nodes = (limits.nodes + count - 1) / count;
    std::atomic<bool> done = false;
    std::vector<Report> reports(count);
    std::vector<std::thread> helpers;
    for (std::size_t i = 1; i < count; ++i)
        helpers.emplace_back([&, i] { reports[i] = searchers[i]->run(root, past, own, wanted, nullptr, &done); });
    try {
        reports[0] = searchers[0]->run(root, past, own, wanted, progress, &done);
    } catch (...) {
        done = true;
        for (std::thread& helper : helpers)
            helper.join();
        throw;
    }
    done = true;
    for (std::thread& helper : helpers)
        helper.join();
    // A helper's answer is taken if it looked deeper, or proved what the first thread did not.
    Report best = reports[0];
    std::uint64_t nodes = 0;
    for (const Report& report : reports) {
        nodes += report.nodes;
        if (report.lines.empty())
            continue;
        const bool proves = is_proved(report.lines[0].score), proved_before = is_proved(best.lines[0].score);
        if ((proves && !proved_before) || (proves == proved_before && report.depth > best.depth))
            best = report;
    }
    best.nodes = nodes;
    best.seconds = reports[0].seconds;
    return best;
}

} // namespace bergfried
