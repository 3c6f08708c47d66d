// Long work on several threads that can be broken off at any moment.
#pragma once

#include <bergfried/perft.hpp>
#include <bergfried/playout.hpp>

#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace bergfried {

struct Interrupted : std::exception {
    const char* what() const noexcept override { return "interrupted"; }
};

// Calls `job(stop flag)` on each thread and waits. Asks `interrupted()` now and then; on yes it raises the flag, waits
// for the threads and throws Interrupted. What a job throws ends the others and is thrown on.
template <class Asking, class Job>
void work(int threads, Asking interrupted, Job job) {
    if (threads < 1 || threads > 256)
        throw std::invalid_argument("threads must be 1 to 256");
    std::atomic<bool> stop = false;
    std::mutex lock;
    std::condition_variable finished;
    int running = 0;
    std::exception_ptr fault;
    std::vector<std::thread> pool;
    const auto run = [&] {
        std::exception_ptr thrown;
        try {
            job(stop);
        } catch (...) {
            thrown = std::current_exception();
            stop = true;
        }
        const std::lock_guard guard(lock);
        if (thrown)
            fault = thrown;
        --running;
        finished.notify_one();
    };
    std::unique_lock guard(lock);
    try {
        for (; running < threads; ++running)
            pool.emplace_back(run);
    } catch (const std::system_error&) { // the system gives no more threads: fewer do the same work
        if (running == 0)
            throw;
    }
    bool broken_off = false;
    while (!finished.wait_for(guard, std::chrono::milliseconds(50), [&] { return running == 0; })) {
        guard.unlock();
        broken_off = broken_off || interrupted();
        if (broken_off)
            stop = true;
        guard.lock();
    }
    guard.unlock();
    for (std::thread& thread : pool)
        thread.join();
    if (fault)
        std::rethrow_exception(fault);
    if (broken_off)
        throw Interrupted();
}

// Sequences of `depth` moves; the moves of the root are shared out among the threads.
template <Kernel G, class Asking>
std::uint64_t perft_on(int threads, Asking interrupted, G position, int depth) {
    if (depth < 0 || depth > deepest_perft)
        throw std::invalid_argument("depth must be 0 to " + std::to_string(deepest_perft));
    position.lift_limits();
    if (depth == 0)
        return 1;
    if (position.result() != Result::none)
        return 0;
    typename G::Moves moves;
    position.legal_moves(moves);
    std::atomic<std::size_t> next = 0;
    std::atomic<std::uint64_t> leaves = 0;
    work(threads, interrupted, [&](const std::atomic<bool>& stop) {
        for (std::size_t i = next++; i < moves.size() && !stop; i = next++) {
            G child = position;
            child.play(moves[i]);
            leaves += perft(child, depth - 1, stop);
        }
    });
    return leaves;
}

// Random games from `position`; the same seed gives the same games on any number of threads.
template <Kernel G, class Asking>
PlayoutTotals playouts_on(int threads, Asking interrupted, const G& position, const Past<G>& past, std::uint64_t count,
                          std::uint64_t seed, std::uint32_t longest) {
    constexpr std::uint64_t portion = 64; // games a thread takes at a time
    std::atomic<std::uint64_t> next = 0;
    std::mutex lock;
    PlayoutTotals totals;
    work(threads, interrupted, [&](const std::atomic<bool>& stop) {
        PlayoutTotals own;
        for (std::uint64_t done = next.fetch_add(portion); done < count && !stop; done = next.fetch_add(portion))
            own += playouts(position, past, done, std::min(done + portion, count), seed, longest, stop);
        const std::lock_guard guard(lock);
        totals += own;
    });
    return totals;
}

} // namespace bergfried
