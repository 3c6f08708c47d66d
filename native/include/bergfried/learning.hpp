// How networks appear in Python: set one, and let it play against itself.
#pragma once

#include <bergfried/outside.hpp>
#include <bergfried/selfplay.hpp>
#include <bergfried/session.hpp>

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>

#include <mutex>

namespace bergfried {

template <class Number>
nb::bytes raw(const std::vector<Number>& numbers) {
    return nb::bytes(reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(Number));
}

template <Seen G>
void check_symmetry(int symmetry) {
    if (symmetry < 0 || symmetry >= Net<G>::shape.symmetries)
        throw std::invalid_argument("there is no such symmetry");
}

template <Seen G>
void bind_learning(nb::class_<Session<G>>& game) {
    game.def_prop_ro_static(
        "net_shape",
        [](const nb::object&) {
            return nb::make_tuple(Net<G>::shape.inputs, Net<G>::wide, Net<G>::narrow, Net<G>::shape.outputs);
        },
        "Of a network for this game: inputs, neurons of the two layers, outputs.");
    game.def_prop_ro_static("symmetries", [](const nb::object&) { return Net<G>::shape.symmetries; });
    game.def_static(
        "set_net",
        [](const std::optional<nb::bytes>& net) {
            SharedNet<G>::set(net ? std::make_shared<const Net<G>>(
                                        std::span{static_cast<const std::uint8_t*>(net->data()), net->size()})
                                  : nullptr);
        },
        nb::arg("net").none(), "The network that guides tree searches of this game from now on; None for none.");
    game.def(
        "see",
        [](const Session<G>& session, int symmetry) {
            check_symmetry<G>(symmetry);
            nb::dict inputs;
            see(session.position(), symmetry, [&](int input, float much) { inputs[nb::int_(input)] = much; });
            return inputs;
        },
        nb::arg("symmetry") = 0, "What a network is told of the position: inputs and how much.");
    game.def(
        "output_of",
        [](const Session<G>& session, MoveCode move, int symmetry) {
            check_symmetry<G>(symmetry);
            session.action(move); // refuses what is not legal
            return output_of(session.position(), move, symmetry);
        },
        nb::arg("move"), nb::arg("symmetry") = 0, "The place of a legal move among a network's outputs.");
    game.def(
        "ask_net",
        [](const Session<G>& session) {
            const auto net = shared_net<G>();
            if (!net || session.result() != Result::none)
                throw std::invalid_argument("there is no network to ask, or the game is over");
            typename Net<G>::Neurons neurons;
            const float chance = net->chance(session.position(), neurons);
            nb::dict promises;
            for (const MoveCode move : session.legal_moves())
                promises[nb::int_(move)] = net->promise(neurons, output_of(session.position(), move, 0));
            return nb::make_tuple(chance, promises);
        },
        "What the network says: the chance of the side to move, and the promise of each move as a logarithm.");
    game.def(
        "self_play",
        [](const Session<G>& session, std::uint64_t games, std::uint64_t seed, int threads, std::uint32_t simulations,
           std::uint32_t quick, std::uint32_t opening, std::uint32_t beside, double studied) {
            Schooling schooling;
            schooling.simulations = simulations;
            schooling.quick = quick;
            schooling.opening = opening;
            schooling.beside = beside;
            schooling.studied = studied;
            const G start = session.position();
            const auto net = shared_net<G>();
            const Lessons all = outside_lock([&] {
                Lessons found;
                std::mutex lock;
                std::atomic<std::uint64_t> next = 0;
                work(threads, signalled, [&](const std::atomic<bool>& stop) {
                    while (!stop) {
                        const std::uint64_t number = next++;
                        if (number >= games)
                            return;
                        const Lessons one = SelfPlay<G>(schooling, net, scramble(seed) + number).play(start);
                        const std::lock_guard guard(lock);
                        found.append(one);
                    }
                });
                return found;
            });
            nb::dict out;
            out["inputs_of"] = raw(all.inputs_of);
            out["inputs"] = raw(all.inputs);
            out["amounts"] = raw(all.amounts);
            out["outputs_of"] = raw(all.outputs_of);
            out["outputs"] = raw(all.outputs);
            out["shares"] = raw(all.shares);
            out["expected"] = raw(all.expected);
            out["result"] = raw(all.result);
            return out;
        },
        nb::kw_only(), nb::arg("games"), nb::arg("seed") = 0, nb::arg("threads") = 1,
        nb::arg("simulations") = Schooling{}.simulations, nb::arg("quick") = Schooling{}.quick,
        nb::arg("opening") = Schooling{}.opening, nb::arg("beside") = Schooling{}.beside,
        nb::arg("studied") = Schooling{}.studied,
        "Games of the tree search against itself: of the share `studied` of their positions what the network sees, the "
        "moves that the search wants, its own chance and the result; after each of them up to `beside` others that "
        "its search looked into, whose result is that chance. Numbers as bytes, 16-bit for places and 32-bit for "
        "amounts.");
}

} // namespace bergfried
