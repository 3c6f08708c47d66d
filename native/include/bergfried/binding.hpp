// How any kernel appears in Python. Instantiated once per game, each in a translation unit of its own.
#pragma once

#include <bergfried/batch.hpp>
#include <bergfried/learning.hpp>
#include <bergfried/outside.hpp>
#include <bergfried/packing.hpp>
#include <bergfried/searching.hpp>
#include <bergfried/session.hpp>
#include <bergfried/study.hpp>

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <string>

namespace bergfried {

namespace nb = nanobind;

// A Python number for a move code, as a new reference. Small ones are made once: most of the time that a list of moves
// takes would go into making and freeing its numbers.
inline PyObject* number(MoveCode code) {
    static std::array<PyObject*, 4096> made{};
    if (code >= made.size())
        return PyLong_FromUnsignedLong(code);
    if (!made[code])
        made[code] = PyLong_FromUnsignedLong(code);
    Py_XINCREF(made[code]);
    return made[code];
}

inline nb::object list_of(std::span<const MoveCode> codes) {
    nb::object list = nb::steal(PyList_New(static_cast<Py_ssize_t>(codes.size())));
    for (std::size_t i = 0; list && i < codes.size(); ++i) {
        PyObject* code = number(codes[i]);
        if (!code)
            throw nb::python_error();
        PyList_SET_ITEM(list.ptr(), static_cast<Py_ssize_t>(i), code);
    }
    if (!list)
        throw nb::python_error();
    return list;
}

template <Kernel G>
void bind_session(nb::module_& module) {
    using Game = Session<G>;
    nb::class_<Game> game(module, G::slug, "A game in progress on the kernel; moves are numbers.");
    game.def(
            "__init__",
            [](Game* self, const nb::bytes& packed, const std::vector<nb::bytes>& past) {
                std::vector<G> before;
                for (const nb::bytes& bytes : past)
                    before.push_back(unpacked<G>(bytes));
                new (self) Game(unpacked<G>(packed), std::move(before));
            },
            nb::arg("packed"), nb::arg("past") = std::vector<nb::bytes>{})
        .def_ro_static("actions", &G::actions, "Legal moves have distinct actions from 0 to this number less one.")
        .def(
            "pack", [](const Game& game) { return packed(game.position()); },
            "The position as bytes, without its past.")
        .def(
            "past",
            [](const Game& game) {
                nb::list earlier;
                for (const G& position : game.recurring())
                    earlier.append(packed(position));
                return earlier;
            },
            "The earlier positions, as bytes, that can still come up again; oldest first.")
        .def(
            "legal_moves",
            [](const Game& game) {
                const auto& moves = game.legal_moves();
                return list_of({moves.begin(), moves.end()});
            },
            nb::sig("def legal_moves(self) -> list[int]"), "The codes of the legal moves; none once the game is over.")
        .def("play", &Game::play, nb::arg("move"), "Plays a legal move; ValueError if it is not.")
        .def("play_random", &Game::play_random, nb::arg("count"), nb::arg("seed") = 0,
             "Plays up to so many random legal moves; returns how many there were until the game ended.")
        .def("undo", &Game::undo, "Takes the last move back; IndexError if there is none.")
        .def("clone", [](const Game& game) { return Game(game); })
        .def("action", &Game::action, nb::arg("move"), "The place of a legal move in masks and policies.")
        .def_prop_ro("to_move", [](const Game& game) { return static_cast<int>(game.position().side()); })
        .def_prop_ro("plies", &Game::plies, "Moves that can be taken back.")
        .def_prop_ro(
            "result", [](const Game& game) { return static_cast<int>(game.result()); },
            "0 the game goes on, 1 the first side won, 2 the second, 3 a draw.")
        .def_prop_ro("scores",
                     [](const Game& game) -> nb::object {
                         const Scores scores = game.result() == Result::none ? Scores{} : game.position().scores();
                         return scores.given ? nb::object(nb::make_tuple(scores.first, scores.second)) : nb::none();
                     })
        .def_prop_ro("key", [](const Game& game) { return game.position().key(); })
        .def_prop_ro("fresh_key", [](const Game& game) { return game.position().fresh_key(); })
        .def("__hash__", [](const Game& game) { return game.position().key() >> 1; })
        .def(
            "perft",
            [](const Game& game, int depth, int threads) {
                return outside_lock([&] { return perft_on(threads, signalled, game.position(), depth); });
            },
            nb::arg("depth"), nb::arg("threads") = 1)
        .def(
            "playouts",
            [](const Game& game, std::uint64_t count, std::uint64_t seed, int threads, std::uint32_t longest) {
                return outside_lock([&] {
                    return playouts_on(threads, signalled, game.position(), game.past(), count, seed, longest);
                });
            },
            nb::arg("count"), nb::arg("seed") = 0, nb::arg("threads") = 1, nb::arg("longest") = 100'000,
            "Random games from here; the same seed gives the same games on any number of threads.");
    bind_tree<G>(game, "uct", false,
                 "Monte Carlo tree search that knows nothing but the rules: plain UCT, random games.");
    bind_proof<G>(game);
    if constexpr (Judged<G>) {
        bind_search<G>(game);
        bind_tree<G>(game, "mcts", true,
                     "Monte Carlo tree search guided by the game's network, or else its evaluation.");
    }
    if constexpr (Seen<G>) {
        bind_learning<G>(game);
        bind_study<G>(game);
    }
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
            [arrays](Games& games, const Actions& actions, const Masks& mask, const Bytes& to_move, const Bytes& result,
                     const Counts& plies) {
                const BatchArrays out = arrays(games, mask, to_move, result, plies);
                if (actions.shape(0) != games.size())
                    throw std::invalid_argument("one action for each game is wanted");
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
