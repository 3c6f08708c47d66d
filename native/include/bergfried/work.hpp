// Long work outside the interpreter's lock, on several threads, that Ctrl-C ends at once.
#pragma once

#include <nanobind/nanobind.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace bergfried {

// Calls `job(thread number, stop flag)` on each thread and waits; a signal raises the flag and then its exception.
template <class Job>
void work(int threads, Job job) {
    std::atomic<bool> stop = false;
    std::mutex lock;
    std::condition_variable finished;
    int running = threads;
    std::exception_ptr fault;
    bool interrupted = false;
    {
        nanobind::gil_scoped_release without_lock;
        std::vector<std::thread> pool;
        for (int i = 0; i < threads; ++i)
            pool.emplace_back([&, i] {
                std::exception_ptr thrown;
                try {
                    job(i, stop);
                } catch (...) {
                    thrown = std::current_exception();
                    stop = true;
                }
                const std::lock_guard guard(lock);
                if (thrown) fault = thrown;
                --running;
                finished.notify_one();
            });
        std::unique_lock guard(lock);
        while (!finished.wait_for(guard, std::chrono::milliseconds(50), [&] { return running == 0; })) {
            guard.unlock();
            {
                nanobind::gil_scoped_acquire with_lock;
                interrupted = interrupted || PyErr_CheckSignals() != 0;
            }
            if (interrupted) stop = true;
            guard.lock();
        }
        guard.unlock();
        for (std::thread& thread : pool) thread.join();
    }
    if (interrupted) throw nanobind::python_error();
    if (fault) std::rethrow_exception(fault);
}

} // namespace bergfried
