// Long searches for a book, and how they appear in Python.
#pragma once

#include <bergfried/outside.hpp>
#include <bergfried/packing.hpp>
#include <bergfried/searching.hpp>

namespace bergfried {

// The best move of a position, how often each answer to it was looked at, and where the result is proved, what the
// winner does from here on.
template <Seen G>
struct Studied {
    struct Answer {
        G position;
        Line line;
    };
    Line line;
    std::vector<Choice> replies;
    std::vector<Answer> answers;
};

template <Seen G>
Studied<G> study(const G& root, HeldNet<G> net, std::uint64_t simulations, std::uint32_t visits, std::size_t megabytes,
                 const std::atomic<bool>& stop) {
    Graph<G> graph(root, {}, megabytes << 20, 0, std::move(net));
    do
        graph.simulate();
    while (--simulations > 0 && !graph.settled() && !stop);
    Studied<G> found;
    std::vector<Choice> choices = graph.choices();
    rank(choices);
    const Choice& best = choices.front();
    found.line = {best.score != 0 ? best.score : estimate(best), {best.move}};
    graph.each_answer(visits, [&](const G& position, MoveCode move, int plies) {
        found.answers.push_back({position, {value(win(position.side()), position.side(), plies), {move}}});
    });
    G after = root;
    after.play(best.move);
    if (graph.go_on(after))
        found.replies = graph.choices();
    return found;
}

template <Seen G>
void bind_study(nb::class_<Session<G>>& game) {
    game.def(
        "study",
        [](const Session<G>& session, std::uint64_t simulations, std::uint32_t visits, std::size_t megabytes) {
            const auto net = shared_net<G>();
            if (!net || session.result() != Result::none)
                throw std::invalid_argument("there is no network to ask, or the game is over");
            if (simulations < 1 || megabytes < 1 || megabytes > SharedTable::most)
                throw std::invalid_argument("it takes a simulation and 1 to 1048576 megabytes");
            const G root = session.position();
            const Studied<G> found = outside_lock([&] {
                Studied<G> one;
                work(1, signalled, [&](const std::atomic<bool>& stop) {
                    one = study(root, net, simulations, visits, megabytes, stop);
                });
                return one;
            });
            nb::dict out = plain(found.line);
            nb::list replies, answers;
            for (const Choice& reply : found.replies)
                replies.append(nb::make_tuple(reply.move, reply.visits));
            for (const auto& answer : found.answers)
                answers.append(nb::make_tuple(packed(answer.position), plain(answer.line)));
            out["replies"] = replies;
            out["answers"] = answers;
            return out;
        },
        nb::kw_only(), nb::arg("simulations"), nb::arg("visits") = 1'000, nb::arg("megabytes") = SharedTable::usual,
        "A long search for a book: the best move with its score; `replies` to it as (move, visits); and if the side to "
        "move or the other is proved to win, `answers`: positions and the winner's moves in them, without those that "
        "were proved by fewer visits.");
}

} // namespace bergfried
