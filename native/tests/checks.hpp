// What must hold for every kernel; run under sanitizers, so that what is merely reached is checked too.
#pragma once

#include "case.hpp"

#include <bergfried/batch.hpp>
#include <bergfried/graph.hpp>
#include <bergfried/parallel.hpp>
#include <bergfried/session.hpp>

#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <stdexcept>

namespace bergfried {

constexpr std::uint64_t most_leaves = 150'000; // of a perft here: sanitizers are slow
constexpr auto never = [] { return false; };

inline void demand(bool condition, const std::string& otherwise) {
    if (!condition)
        throw std::runtime_error(otherwise);
}

template <Kernel G>
std::vector<std::uint8_t> packed(const G& position) {
    std::vector<std::uint8_t> bytes(G::bytes);
    position.pack(bytes);
    return bytes;
}

template <Kernel G>
std::string name(const G& position) {
    std::string text = std::string(G::slug) + " ";
    for (const std::uint8_t byte : packed(position)) {
        text += "0123456789abcdef"[byte / 16];
        text += "0123456789abcdef"[byte % 16];
    }
    return text;
}

// Everything that holds for a single position; lists its moves if it is not over.
template <Kernel G>
void check_position(const G& position, typename G::Moves& moves) {
    demand(position.key() == position.fresh_key(), "the kept key is not the fresh one: " + name(position));
    const G again = G::unpack(packed(position));
    demand(packed(again) == packed(position), "pack does not undo unpack: " + name(position));
    demand(again.key() == position.key() && again.result() == position.result(), "unpack changes: " + name(position));
    moves.clear();
    if (position.result() != Result::none)
        return;
    position.legal_moves(moves);
    demand(position.count_moves() == moves.size(), "moves are miscounted: " + name(position));
    std::set<int> actions;
    for (const MoveCode move : moves) {
        actions.insert(position.action(move));
        if constexpr (ReadsActions<G>)
            demand(position.move_of(position.action(move)) == move, "an action is read wrongly: " + name(position));
    }
    demand(actions.size() == moves.size(), "two moves share an action: " + name(position));
    demand(actions.empty() || (*actions.begin() >= 0 && *actions.rbegin() < G::actions), "action out of range");
}

// Every legal move must be drawn, about equally often: 8 standard deviations are more than chance allows.
template <Kernel G>
void check_draws(const G& position, const typename G::Moves& moves, Dice& dice) {
    if constexpr (DrawsMoves<G>) {
        constexpr int expected = 100, tolerance = 80;
        std::vector<int> drawn(moves.size());
        for (std::size_t i = 0; i < moves.size() * expected; ++i) {
            const auto found = std::find(moves.begin(), moves.end(), position.random_move(dice));
            demand(found != moves.end(), "an illegal move was drawn: " + name(position));
            ++drawn[static_cast<std::size_t>(found - moves.begin())];
        }
        for (const int count : drawn)
            demand(std::abs(count - expected) < tolerance, "draws are not uniform: " + name(position));
        if (moves.empty())
            demand(position.random_move(dice) == no_move, "a move was drawn where there is none");
    }
}

// A random game there and back again through a session.
template <Kernel G>
std::size_t check_walk(const G& start, Dice& dice) {
    Session<G> session(start, {});
    std::vector<std::vector<std::uint8_t>> seen;
    typename G::Moves moves;
    while (seen.size() < 150) {
        check_position(session.position(), moves);
        if (session.result() != Result::none) {
            session.position().scores();
            break;
        }
        if (seen.size() % 16 == 0)
            check_draws(session.position(), moves, dice);
        seen.push_back(packed(session.position()));
        session.play(moves[dice.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    for (auto before = seen.rbegin(); before != seen.rend(); ++before) {
        session.undo();
        demand(packed(session.position()) == *before, "undo does not lead back: " + name(session.position()));
    }
    return seen.size();
}

// Bytes that nobody packed are refused with BadBytes, or are a position that can be played on.
template <Kernel G>
bool refuses(const std::vector<std::uint8_t>& bytes, Dice& dice) {
    try {
        const G position = G::unpack(bytes);
        demand(packed(position) == bytes, "other bytes come out than went in: " + name(position));
        typename G::Moves moves;
        check_position(position, moves);
        Past<G> past;
        std::uint64_t plies = 0;
        playout(position, past, dice, 60, plies);
        return false;
    } catch (const BadBytes&) {
        return true;
    }
}

template <Kernel G>
std::size_t check_damaged_bytes(const std::vector<std::uint8_t>& good, Dice& dice) {
    std::size_t refused = 0;
    for (int round = 0; round < 300; ++round) {
        std::vector<std::uint8_t> bytes = good;
        const std::uint32_t damages = round % 10 ? 1 + dice.below(3) : static_cast<std::uint32_t>(bytes.size());
        for (std::uint32_t i = 0; i < damages; ++i) {
            const auto place = dice.below(static_cast<std::uint32_t>(bytes.size()));
            bytes[place] = static_cast<std::uint8_t>(dice.below(2) ? dice.below(4) : dice.below(256));
        }
        refused += refuses<G>(bytes, dice);
    }
    for (std::size_t size = 0; size <= G::bytes + 1; ++size)
        if (size != G::bytes)
            demand(refuses<G>(std::vector<std::uint8_t>(size), dice), "a wrong length was accepted");
    return refused;
}

template <Kernel G>
void check_threads(const G& position) {
    const Past<G> past;
    const auto one = playouts_on(1, never, position, past, 200, 1, 200);
    const auto three = playouts_on(3, never, position, past, 200, 1, 200);
    demand(one.first == three.first && one.second == three.second && one.draws == three.draws &&
               one.plies == three.plies && one.first + one.second + one.draws + one.unfinished == 200,
           "playouts depend on threads: " + name(position));
    try {
        playouts_on(3, [] { return true; }, position, past, ~std::uint64_t{0} / 2, 1, 200);
        demand(false, "endless playouts ended by themselves");
    } catch (const Interrupted&) {
    }
}

template <Kernel G>
void check_batch(const G& start) {
    typename G::Moves moves;
    if (start.result() == Result::none)
        start.legal_moves(moves);
    if (moves.empty())
        return;
    constexpr std::size_t games = 5;
    constexpr auto width = static_cast<std::size_t>(G::actions);
    std::vector<std::uint8_t> mask(games * width), to_move(games), result(games);
    std::vector<std::uint32_t> plies(games);
    const BatchArrays arrays{mask.data(), to_move.data(), result.data(), plies.data()};
    Batch<G> batch(start, games, 1);
    batch.look(arrays);
    std::vector<std::int64_t> actions(games);
    for (int step = 0; step < 120; ++step) {
        for (std::size_t i = 0; i < games; ++i) {
            const auto row = mask.begin() + static_cast<std::ptrdiff_t>(i * width);
            actions[i] = std::find(row, row + static_cast<std::ptrdiff_t>(width), 1) - row;
        }
        if (step % 2) {
            batch.step(actions, arrays);
        } else {
            batch.step_random(arrays);
        }
    }
    for (const std::int64_t wrong : {std::int64_t{-1}, std::int64_t{G::actions}, std::int64_t{1} << 40}) {
        actions.assign(games, wrong);
        try {
            batch.step(actions, arrays);
            demand(false, "an illegal action was played");
        } catch (const std::invalid_argument&) {
        }
    }
}

// A network that knows nothing: every chance is a half, every move as promising as the others.
template <Seen G>
std::shared_ptr<const Net<G>> empty_net() {
    constexpr auto inputs = static_cast<std::size_t>(Net<G>::shape.inputs);
    constexpr auto outputs = static_cast<std::size_t>(Net<G>::shape.outputs);
    constexpr std::size_t wide = Net<G>::wide, narrow = Net<G>::narrow;
    constexpr std::size_t numbers = (inputs + 1) * wide + (wide + 2) * narrow + 1 + outputs * (wide + 1);
    std::vector<std::uint8_t> bytes;
    for (const std::size_t word : {inputs, outputs, wide, std::size_t{Net<G>::whole}})
        for (std::size_t i = 0; i < 4; ++i)
            bytes.push_back(static_cast<std::uint8_t>(word >> 8 * i));
    bytes.resize(bytes.size() + 2 * numbers);
    return std::make_shared<const Net<G>>(bytes);
}

template <Seen G>
void check_lines(const Graph<G>& graph, const G& root) {
    for (const Choice& choice : graph.choices()) {
        G position = root;
        for (const MoveCode move : graph.line(choice.move)) {
            typename G::Moves moves;
            if (position.result() == Result::none)
                position.legal_moves(moves);
            demand(std::find(moves.begin(), moves.end(), move) != moves.end(), "a line is illegal: " + name(root));
            position.play(move);
        }
    }
}

// Every simulation is a visit of a root move, lines can be played, and some of them meet: so many they spared.
template <Seen G>
std::size_t check_graph(const G& root) {
    constexpr std::size_t simulations = 3'000;
    Graph<G> graph(root, {}, 1 << 24, 1, empty_net<G>());
    std::size_t done = 0;
    for (; done < simulations && !graph.settled(); ++done)
        graph.simulate();
    std::size_t visits = 0;
    for (const Choice& choice : graph.choices())
        visits += choice.visits;
    check_lines(graph, root);
    demand(graph.settled() || visits == done, "visits got lost: " + name(root));
    return graph.settled() || graph.positions() > done ? 0 : done - graph.positions();
}

// A graph that goes on from a later position knows of it what it knew, forgets the rest, and grows on as before.
template <Seen G>
void check_going_on(const G& root) {
    constexpr int simulations = 1'000;
    Graph<G> graph(root, {}, 1 << 24, 1, empty_net<G>());
    for (int done = 0; done < simulations && !graph.settled(); ++done)
        graph.simulate();
    if (graph.settled())
        return;
    const auto choices = graph.choices();
    const auto most = std::ranges::max_element(choices, {}, &Choice::visits);
    G next = root;
    next.play(most->move);
    typename G::Moves moves;
    next.legal_moves(moves);
    if (moves.size() < 2 || most->score != 0)
        return;
    const std::size_t before = graph.positions();
    demand(graph.go_on(root) && graph.positions() == before, "a graph does not know its own root: " + name(root));
    demand(graph.go_on(next) && graph.positions() < before, "a graph cannot go on: " + name(next));
    demand(!graph.go_on(root), "a graph knows what was before it: " + name(next));
    const auto visits = [&] {
        std::uint64_t all = 0;
        for (const Choice& choice : graph.choices()) {
            demand(std::find(moves.begin(), moves.end(), choice.move) != moves.end(), "an illegal move: " + name(next));
            all += choice.visits;
        }
        return all;
    };
    const std::uint64_t known = visits();
    demand(known > 0 && graph.choices().size() == moves.size(), "nothing is known any more: " + name(next));
    int done = 0;
    for (; done < simulations && !graph.settled(); ++done)
        graph.simulate();
    demand(graph.settled() || visits() == known + static_cast<std::uint64_t>(done), "visits got lost: " + name(next));
    check_lines(graph, next);
}

// What a position is worth to the first side, in half wins, by playing everything; -1 if that takes too long.
template <Kernel G>
int by_brute_force(const G& position, std::map<std::uint64_t, int>& known, int& left) {
    if (const auto found = known.find(position.key()); found != known.end())
        return found->second;
    typename G::Moves moves;
    Result over = position.result();
    if (over == Result::none) {
        position.legal_moves(moves);
        if (moves.empty())
            over = position.stuck();
    }
    if (--left < 0)
        return -1;
    int best = over != Result::none ? Bounds::of(over).least : position.side() == Side::first ? 0 : 2;
    for (const MoveCode move : moves) {
        G after = position;
        after.play(move);
        const int value = by_brute_force(after, known, left);
        if (value < 0)
            return -1;
        best = position.side() == Side::first ? std::max(best, value) : std::min(best, value);
    }
    return known[position.key()] = best;
}

// Near the end of random games: what a graph calls won, lost or safe is so, at the root and behind it. Returns how much
// of that was neither won nor lost.
template <Seen G>
std::size_t check_certainty(const G& start, Dice& dice) {
    constexpr std::size_t from_the_end = 7;
    constexpr int simulations = 400, most_positions = 10'000;
    std::vector<G> game{start};
    typename G::Moves moves;
    for (MoveCode move; game.back().result() == Result::none;) {
        G next = game.back();
        if ((move = random_move(next, dice, moves)) == no_move)
            break;
        next.play(move);
        game.push_back(next);
    }
    const G root = game[game.size() - std::min(game.size(), from_the_end)];
    std::map<std::uint64_t, int> known;
    int left = most_positions;
    if (by_brute_force(root, known, left) < 0)
        return 0;
    std::size_t safe = 0;
    const auto check = [&](const G& position, const std::vector<Choice>& choices) {
        for (const Choice& choice : choices) {
            G after = position;
            after.play(choice.move);
            const int halves = by_brute_force(after, known, left),
                      own = position.side() == Side::first ? halves : 2 - halves;
            demand(choice.score == 0 || (choice.score > 0 ? own == 2 : own == 0), "a false proof: " + name(after));
            demand(!choice.safe || own > 0, "a false draw: " + name(after));
            safe += choice.safe && choice.score == 0;
        }
    };
    Graph<G> graph(root, {}, 1 << 24, 1, empty_net<G>());
    for (int done = 0; done < simulations && !graph.settled(); ++done)
        graph.simulate();
    check(root, graph.choices());
    graph.each_known(1, [&](const G& position, const auto& choices, const auto&) { check(position, choices); });
    std::vector<Choice> ranked = graph.choices();
    rank(ranked);
    if (graph.settled() && !ranked.empty()) {
        G after = root;
        after.play(ranked[0].move);
        demand(by_brute_force(after, known, left) == known.at(root.key()), "not the best move: " + name(root));
    }
    return safe;
}

template <Kernel G>
void check_kernel(const std::vector<Case>& cases) {
    Dice dice(1);
    std::size_t plies = 0, refused = 0, shared = 0, safe = 0;
    for (const Case& one : cases) {
        const G position = G::unpack(one.bytes);
        for (std::size_t depth = 1; depth <= one.counts.size(); ++depth) {
            if (one.counts[depth - 1] > most_leaves)
                break;
            for (const int threads : {1, 3})
                demand(perft_on(threads, never, position, static_cast<int>(depth)) == one.counts[depth - 1],
                       "perft to depth " + std::to_string(depth) + ": " + name(position));
        }
        for (int game = 0; game < 3; ++game)
            plies += check_walk(position, dice);
        refused += check_damaged_bytes<G>(one.bytes, dice);
        check_threads(position);
        check_batch(position);
        if constexpr (Seen<G>) {
            shared += check_graph(position);
            check_going_on(position);
            for (int game = 0; game < 8; ++game)
                safe += check_certainty(position, dice);
        }
    }
    demand(shared > 0 || !Seen<G>, std::string(G::slug) + ": no lines of a graph met");
    demand(safe > 0 || !Seen<G>, std::string(G::slug) + ": no draw was ever certain");
    demand(refused > 0, std::string(G::slug) + ": no damaged bytes were refused");
    std::cout << G::slug << ": " << cases.size() << " positions, " << plies << " plies, " << refused
              << " damaged positions refused\n";
}

} // namespace bergfried
