// How any kernel appears in Python. Instantiated once per game, each in a translation unit of its own.
#pragma once

#include <bergfried/batch.hpp>
#include <bergfried/perft.hpp>
#include <bergfried/playout.hpp>
#include <bergfried/session.hpp>
#include <bergfried/work.hpp>

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <string>

namespace bergfried {

namespace nb = nanobind;

template <Kernel G>
G unpacked(const nb::bytes& bytes) {
    return G::unpack({static_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
}

template <Kernel G>
nb::bytes packed(const G& position) {
    std::array<std::uint8_t, G::bytes> bytes;
    position.pack(bytes);
    return nb::bytes(bytes.data(), bytes.size());
}

inline int checked_threads(int threads) {
    if (threads < 1 || threads > 256) throw std::invalid_argument("threads must be 1 to 256");
    return threads;
}

// Sequences of `depth` moves; the moves of the root are shared out among the threads.
template <Kernel G>
std::uint64_t perft_from(G position, int depth, int threads) {
    if (depth < 0) throw std::invalid_argument("depth must not be negative");
    checked_threads(threads);
    position.lift_limits();
    if (depth == 0) return 1;
    if (position.result() != Result::none) return 0;
    typename G::Moves moves;
    position.legal_moves(moves);
    std::atomic<std::size_t> next = 0;
    std::atomic<std::uint64_t> leaves = 0;
    work(threads, [&](int, const std::atomic<bool>& stop) {
        for (std::size_t i = next++; i < moves.size() && !stop; i = next++) {
            G child = position;
            child.play(moves[i]);
            leaves += perft(child, depth - 1, stop);
        }
    });
    return leaves;
}

template <Kernel G>
PlayoutTotals playouts_from(const Session<G>& session, std::uint64_t count, std::uint64_t seed, int threads,
                            std::uint32_t longest) {
    checked_threads(threads);
    constexpr std::uint64_t portion = 64; // games a thread takes at a time
    std::atomic<std::uint64_t> next = 0;
    std::mutex lock;
    PlayoutTotals totals;
    work(threads, [&](int, const std::atomic<bool>& stop) {
        PlayoutTotals own;
        for (std::uint64_t done = next.fetch_add(portion); done < count && !stop; done = next.fetch_add(portion))
            own += playouts(session.position(), session.past(), std::min(portion, count - done), seed + done, longest,
                            stop);
        const std::lock_guard guard(lock);
        totals += own;
    });
    return totals;
}

template <Kernel G>
void bind_session(nb::module_& module) {
    using Game = Session<G>;
    nb::class_<Game>(module, G::slug, "A game in progress on the kernel; moves are numbers.")
        .def(
            "__init__",
            [](Game* self, const nb::bytes& packed, const std::vector<nb::bytes>& past) {
                std::vector<G> before;
                for (const nb::bytes& bytes : past) before.push_back(unpacked<G>(bytes));
                new (self) Game(unpacked<G>(packed), std::move(before));
            },
            nb::arg("packed"), nb::arg("past") = std::vector<nb::bytes>{})
        .def_ro_static("actions", &G::actions, "Legal moves have distinct actions from 0 to this number less one.")
        .def(
            "pack", [](const Game& game) { return packed(game.position()); }, "The position as bytes, without its past.")
        .def(
            "past",
            [](const Game& game) {
                nb::list earlier;
                for (const G& position : game.recurring()) earlier.append(packed(position));
                return earlier;
            },
            "The earlier positions, as bytes, that can still come up again; oldest first.")
        .def(
            "legal_moves",
            [](const Game& game) {
                nb::list codes;
                for (const MoveCode move : game.legal_moves()) codes.append(move);
                return codes;
            },
            "The codes of the legal moves; none once the game is over.")
        .def("play", &Game::play, nb::arg("move"), "Plays a legal move; ValueError if it is not.")
        .def("undo", &Game::undo, "Takes the last move back; IndexError if there is none.")
        .def("clone", [](const Game& game) { return Game(game); })
        .def(
            "action", [](const Game& game, MoveCode move) { return game.position().action(move); }, nb::arg("move"),
            "The place of a legal move in masks and policies.")
        .def_prop_ro("to_move", [](const Game& game) { return static_cast<int>(game.position().side()); })
        .def_prop_ro("plies", &Game::plies, "Moves that can be taken back.")
        .def_prop_ro(
            "result", [](const Game& game) { return static_cast<int>(game.result()); },
            "0 the game goes on, 1 the first side won, 2 the second, 3 a draw.")
        .def_prop_ro(
            "scores",
            [](const Game& game) -> nb::object {
                const Scores scores = game.result() == Result::none ? Scores{} : game.position().scores();
                return scores.given ? nb::object(nb::make_tuple(scores.first, scores.second)) : nb::none();
            })
        .def_prop_ro("key", [](const Game& game) { return game.position().key(); })
        .def_prop_ro("fresh_key", [](const Game& game) { return game.position().fresh_key(); })
        .def("__hash__", [](const Game& game) { return game.position().key() >> 1; })
        .def(
            "perft", [](const Game& game, int depth, int threads) { return perft_from(game.position(), depth, threads); },
            nb::arg("depth"), nb::arg("threads") = 1)
        .def(
            "playouts",
            [](const Game& game, std::uint64_t count, std::uint64_t seed, int threads, std::uint32_t longest) {
                return playouts_from(game, count, seed, threads, longest);
            },
            nb::arg("count"), nb::arg("seed") = 0, nb::arg("threads") = 1, nb::arg("longest") = 100'000,
            "Random games from here; the same seed gives the same games on any number of threads.");
}

template <Kernel G>
void bind_batch(nb::module_& module) {
    using Games = Batch<G>;
    using Masks = nb::ndarray<std::uint8_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
    using Bytes = nb::ndarray<std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
    using Counts = nb::ndarray<std::uint32_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
    using Actions = nb::ndarray<const std::int64_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
    const auto arrays = [](const Games& games, const Masks& mask, const Bytes& to_move, const Bytes& result,
                           const Counts& plies) {
        const std::size_t n = games.size();
        if (mask.shape(0) != n || mask.shape(1) != static_cast<std::size_t>(G::actions) || to_move.shape(0) != n ||
            result.shape(0) != n || plies.shape(0) != n)
            throw std::invalid_argument("an array has the wrong shape");
        return BatchArrays{mask.data(), to_move.data(), result.data(), plies.data()};
    };
    nb::class_<Games>(module, (std::string(G::slug) + "_batch").c_str(), "Many games stepped together.")
        .def(
            "__init__",
            [](Games* self, const nb::bytes& packed, std::size_t games, std::uint64_t seed) {
                const G start = unpacked<G>(packed);
                if (start.result() != Result::none || start.count_moves() == 0)
                    throw std::invalid_argument("the game is over in this position");
                new (self) Games(start, games, seed);
            },
            nb::arg("packed"), nb::arg("games"), nb::arg("seed") = 0)
        .def(
            "look",
            [arrays](const Games& games, const Masks& mask, const Bytes& to_move, const Bytes& result,
                     const Counts& plies) { games.look(arrays(games, mask, to_move, result, plies)); },
            nb::arg("mask"), nb::arg("to_move"), nb::arg("result"), nb::arg("plies"))
        .def(
            "step",
            [arrays](Games& games, const Actions& actions, const Masks& mask, const Bytes& to_move,
                     const Bytes& result, const Counts& plies) {
                const BatchArrays out = arrays(games, mask, to_move, result, plies);
                if (actions.shape(0) != games.size()) throw std::invalid_argument("one action for each game is wanted");
                nb::gil_scoped_release without_lock;
                games.step({actions.data(), actions.shape(0)}, out);
            },
            nb::arg("actions"), nb::arg("mask"), nb::arg("to_move"), nb::arg("result"), nb::arg("plies"))
        .def(
            "step_random",
            [arrays](Games& games, const Masks& mask, const Bytes& to_move, const Bytes& result, const Counts& plies) {
                const BatchArrays out = arrays(games, mask, to_move, result, plies);
                nb::gil_scoped_release without_lock;
                games.step_random(out);
            },
            nb::arg("mask"), nb::arg("to_move"), nb::arg("result"), nb::arg("plies"));
}

template <Kernel G>
void bind_game(nb::module_& module) {
    bind_session<G>(module);
    bind_batch<G>(module);
}

} // namespace bergfried
