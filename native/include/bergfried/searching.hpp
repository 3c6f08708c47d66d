// How the searches appear in Python: methods of a session that answer with plain data.
//
// The work runs outside the interpreter's lock on threads of its own. Meanwhile the calling thread waits, and every few
// milliseconds looks for Ctrl-C, the stop object and the caller's question, and hands on what the search reports.
#pragma once

#include <bergfried/engine.hpp>
#include <bergfried/guided.hpp>
#include <bergfried/proof.hpp>
#include <bergfried/session.hpp>

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>

#include <condition_variable>
#include <deque>
#include <mutex>

namespace bergfried {

namespace nb = nanobind;

// Ends searches from any thread, before they begin or while they run.
struct Stop {
    std::atomic<bool> asked = false;
};

// The table that all searches of the process share, made when first needed.
class SharedTable {
public:
    static constexpr std::size_t usual = 128, most = 1 << 20; // megabytes

    static std::shared_ptr<Table> held() {
        const std::lock_guard guard(lock());
        if (!table())
            table() = std::make_shared<Table>(size());
        return table();
    }
    static std::size_t megabytes() {
        const std::lock_guard guard(lock());
        return size();
    }
    // Searches that run keep the old one until they end.
    static void resize(std::size_t megabytes) {
        if (megabytes < 1 || megabytes > most)
            throw std::invalid_argument("the table takes 1 to 1048576 megabytes");
        const std::lock_guard guard(lock());
        size() = megabytes;
        table().reset();
    }

private:
    static std::mutex& lock() {
        static std::mutex lock;
        return lock;
    }
    static std::size_t& size() {
        static std::size_t size = usual;
        return size;
    }
    static std::shared_ptr<Table>& table() {
        static std::shared_ptr<Table> table;
        return table;
    }
};

inline nb::dict plain(const Line& line) {
    nb::dict out;
    nb::list moves;
    for (const MoveCode move : line.moves)
        moves.append(move);
    out["moves"] = moves;
    out["score"] = line.score;
    out["distance"] = is_proved(line.score) ? nb::cast(distance(line.score)) : nb::none();
    return out;
}

inline nb::dict plain(const Report& report) {
    nb::dict out;
    nb::list lines;
    for (const Line& line : report.lines)
        lines.append(plain(line));
    out["lines"] = lines;
    out["depth"] = report.depth;
    out["nodes"] = report.nodes;
    out["seconds"] = report.seconds;
    out["exact"] = report.exact;
    out["complete"] = report.complete;
    return out;
}

// Runs `job(stop flag, progress)` on a thread and waits for it, watching.
template <class Job>
auto watched(const Stop* stop, const nb::object& ask, const nb::object& progress, Job job) {
    using Answer = decltype(job(std::declval<std::atomic<bool>&>(), Progress{}));
    constexpr auto pause = std::chrono::milliseconds(5);
    std::atomic<bool> flag = stop && stop->asked;
    std::mutex lock;
    std::condition_variable news;
    std::deque<Report> reports;
    bool done = false;
    Answer answer{};
    std::exception_ptr fault;
    const Progress tell = [&](const Report& report) {
        const std::lock_guard guard(lock);
        reports.push_back(report);
        news.notify_one();
    };
    std::thread worker([&] {
        try {
            answer = job(flag, progress.is_none() ? Progress{} : tell);
        } catch (...) {
            fault = std::current_exception();
        }
        const std::lock_guard guard(lock);
        done = true;
        news.notify_one();
    });
    std::exception_ptr raised; // by a signal's handler, the question or the listener
    {
        const nb::gil_scoped_release without_lock;
        std::unique_lock guard(lock);
        while (true) {
            news.wait_for(guard, pause, [&] { return done || !reports.empty(); });
            const bool last = done;
            std::deque<Report> fresh;
            fresh.swap(reports);
            guard.unlock();
            if (stop && stop->asked)
                flag = true;
            if (!raised) {
                const nb::gil_scoped_acquire with_lock;
                try {
                    for (const Report& report : fresh)
                        progress(plain(report));
                    if (PyErr_CheckSignals() != 0)
                        throw nb::python_error();
                    if (!last && !ask.is_none() && nb::cast<bool>(ask()))
                        flag = true;
                } catch (...) {
                    raised = std::current_exception();
                    flag = true;
                }
            }
            if (last)
                break;
            guard.lock();
        }
        worker.join();
    }
    if (raised)
        std::rethrow_exception(raised);
    if (fault)
        std::rethrow_exception(fault);
    return answer;
}

struct Asked {
    Limits limits;
    int threads;
    int lines;
};

// Everything a caller may get wrong, said at once. Depths and lines beyond what there is are cut to it.
inline Asked checked(std::optional<std::int64_t> depth, std::optional<std::int64_t> nodes,
                     std::optional<double> seconds, int threads, std::int64_t lines) {
    const auto want = [](bool fine, const char* otherwise) {
        if (!fine)
            throw std::invalid_argument(otherwise);
    };
    want(threads >= 1 && threads <= 256, "threads must be 1 to 256");
    want(lines >= 1, "lines must be 1 at least");
    want(!depth || *depth >= 0, "depth must not be negative");
    want(!nodes || *nodes >= 0, "nodes must not be negative");
    want(!seconds || *seconds >= 0, "seconds must not be negative");
    Asked asked{{}, threads, static_cast<int>(std::min<std::int64_t>(lines, 1 << 20))};
    if (depth)
        asked.limits.depth = static_cast<int>(std::min<std::int64_t>(*depth, most_plies));
    if (nodes)
        asked.limits.nodes = static_cast<std::uint64_t>(*nodes);
    if (seconds)
        asked.limits.seconds = *seconds;
    return asked;
}

using Maybe = std::optional<std::int64_t>;
using Seconds = std::optional<double>;

// `bind(name, guided)` for the two kinds of tree search.
template <Kernel G>
void bind_tree(nb::class_<Session<G>>& game, const char* name, bool guided, const char* doc) {
    game.def(
        name,
        [guided](const Session<G>& session, Maybe simulations, Seconds seconds, int threads, std::int64_t lines,
                 std::uint64_t seed, std::optional<std::size_t> wanted, std::uint64_t options, Memory* memory,
                 const Stop* stop, const nb::object& ask, const nb::object& progress) {
            const Asked asked = checked(std::nullopt, simulations, seconds, threads, lines);
            const std::size_t megabytes = wanted.value_or(SharedTable::megabytes());
            if (megabytes < 1 || megabytes > SharedTable::most)
                throw std::invalid_argument("a tree takes 1 to 1048576 megabytes");
            const Session<G> own = session;
            return plain(watched(stop, ask, progress, [&](std::atomic<bool>& flag, const Progress& tell) {
                if (own.result() != Result::none)
                    return Report{};
                return tree_search<G>(own.position(), own.past(), asked.limits, asked.threads, asked.lines,
                                      {megabytes, seed, guided, memory, options}, flag, tell);
            }));
        },
        nb::kw_only(), nb::arg("simulations") = nb::none(), nb::arg("seconds") = nb::none(), nb::arg("threads") = 1,
        nb::arg("lines") = 1, nb::arg("seed") = 0, nb::arg("megabytes") = nb::none(), nb::arg("options") = 0,
        nb::arg("memory") = nb::none(), nb::arg("stop") = nb::none(), nb::arg("ask") = nb::none(),
        nb::arg("progress") = nb::none(), doc);
}

template <Kernel G>
void bind_proof(nb::class_<Session<G>>& game) {
    game.def(
        "prove",
        [](const Session<G>& session, Maybe nodes, Seconds seconds, std::size_t megabytes, const Stop* stop,
           const nb::object& ask) {
            const Asked asked = checked(std::nullopt, nodes, seconds, 1, 1);
            if (megabytes < 1 || megabytes > SharedTable::most)
                throw std::invalid_argument("a proof takes 1 to 1048576 megabytes");
            const Session<G> own = session;
            const Proof proof = watched(stop, ask, nb::none(), [&](std::atomic<bool>& flag, const Progress&) {
                if (own.result() != Result::none)
                    return Proof{};
                return prove(own.position(), own.past(), asked.limits, megabytes, flag);
            });
            static constexpr std::array words{"unknown", "win", "draw", "loss"};
            nb::dict out;
            nb::list line;
            for (const MoveCode move : proof.line)
                line.append(move);
            out["verdict"] = words[static_cast<std::size_t>(proof.verdict)];
            out["line"] = line;
            out["nodes"] = proof.nodes;
            out["seconds"] = proof.seconds;
            return out;
        },
        nb::kw_only(), nb::arg("nodes") = nb::none(), nb::arg("seconds") = nb::none(),
        nb::arg("megabytes") = SharedTable::usual, nb::arg("stop") = nb::none(), nb::arg("ask") = nb::none(),
        "Who wins, by the rules alone: win, draw or loss for the side to move, unknown where the limits did not "
        "suffice.");
}

template <Judged G>
void bind_search(nb::class_<Session<G>>& game) {
    game.def_prop_ro_static(
        "method", [](const nb::object&) { return habits_of<G>().method == Method::mcts ? "mcts" : "search"; },
        "The search that plays this game best.");
    game.def(
        "evaluate", [](const Session<G>& session) { return evaluate(session.position()); },
        "The evaluation of the position as it stands, for the side to move.");
    if constexpr (Featured<G>)
        game.def(
            "features",
            [](const Session<G>& session) {
                nb::list counts;
                features(session.position(),
                         [&](int weight, double times) { counts.append(nb::make_tuple(weight, times)); });
                return counts;
            },
            "What the evaluation counts: numbers of weights and how often, for the first side.");
    game.def(
        "search",
        [](const Session<G>& session, Maybe depth, Maybe nodes, Seconds seconds, int threads, std::int64_t lines,
           std::uint64_t options, bool fresh, const Stop* stop, const nb::object& ask, const nb::object& progress) {
            const Asked asked = checked(depth, nodes, seconds, threads, lines);
            const std::uint64_t expected = nodes ? asked.limits.nodes : std::uint64_t{1} << 20;
            const std::shared_ptr<Table> table =
                fresh ? Table::for_nodes(expected, SharedTable::megabytes()) : SharedTable::held();
            const Session<G> own = session;
            return plain(watched(stop, ask, progress, [&](std::atomic<bool>& flag, const Progress& tell) {
                if (own.result() != Result::none)
                    return Report{};
                return search<G>(own.position(), own.past(), options, *table, asked.limits, asked.threads, asked.lines,
                                 flag, tell);
            }));
        },
        nb::kw_only(), nb::arg("depth") = nb::none(), nb::arg("nodes") = nb::none(), nb::arg("seconds") = nb::none(),
        nb::arg("threads") = 1, nb::arg("lines") = 1, nb::arg("options") = 0, nb::arg("fresh") = false,
        nb::arg("stop") = nb::none(), nb::arg("ask") = nb::none(), nb::arg("progress") = nb::none(),
        "Principal variation search. `options` is a number that differs between options of "
        "the game; `fresh` uses a table of its own, so that one thread with a limit of nodes or depth repeats itself.");
}

// What belongs to no game.
inline void bind_searching(nb::module_& module) {
    nb::class_<Stop>(module, "Stop", "Ends the searches that were given it, from any thread and at any time.")
        .def(nb::init<>())
        .def("set", [](Stop& stop) { stop.asked = true; })
        .def("clear", [](Stop& stop) { stop.asked = false; })
        .def("is_set", [](const Stop& stop) { return stop.asked.load(); });
    nb::class_<Memory>(module, "Memory", "What a player remembers from one tree search to the next.").def(nb::init<>());
    module.def("hash", &SharedTable::megabytes, "Megabytes of the table that all searches share.");
    module.def("set_hash", &SharedTable::resize, nb::arg("megabytes"), "Forgets the table and sets its size.");
}

} // namespace bergfried
