// Many games side by side, stepped together: what learning code wants.
#pragma once

#include <bergfried/playout.hpp>

#include <cstring>
#include <string>
#include <vector>

namespace bergfried {

// What a learner sees of each game, in arrays that belong to the caller.
struct BatchArrays {
    std::uint8_t* mask;    // games × actions: 1 where the action is legal
    std::uint8_t* to_move; // games: 0 or 1
    std::uint8_t* result;  // games: 0 goes on, 1 first won, 2 second won, 3 draw — of the game that just ended
    std::uint32_t* plies;  // games: moves played in the running game
};

// A game that ends reports its result once and begins anew from the same position at that step.
template <Kernel G>
class Batch {
public:
    Batch(const G& start, std::size_t games, std::uint64_t seed) : start_(start), dice_(seed), tables_(games) {
        for (std::size_t i = 0; i < games; ++i)
            begin(tables_[i]);
    }

    std::size_t size() const { return tables_.size(); }

    // Plays one action in every game. Nothing is played if one of them is not legal.
    void step(std::span<const std::int64_t> actions, const BatchArrays& out) {
        chosen_.resize(size());
        for (std::size_t i = 0; i < size(); ++i)
            chosen_[i] = chosen(i, actions[i]);
        for (std::size_t i = 0; i < size(); ++i)
            advance(i, chosen_[i], out);
    }

    // Plays a random legal move in every game.
    void step_random(const BatchArrays& out) {
        for (std::size_t i = 0; i < size(); ++i) {
            const auto& moves = tables_[i].moves;
            advance(i, moves[dice_.below(static_cast<std::uint32_t>(moves.size()))], out);
        }
    }

    void look(const BatchArrays& out) const {
        for (std::size_t i = 0; i < size(); ++i)
            show(i, Result::none, out);
    }

private:
    struct Table {
        G position;
        Past<G> past;
        typename G::Moves moves;
        std::uint32_t plies;
    };

    void begin(Table& table) {
        table.position = start_;
        table.past.clear();
        table.plies = 0;
        table.moves.clear();
        start_.legal_moves(table.moves);
    }

    MoveCode chosen(std::size_t i, std::int64_t action) const {
        const int wanted = action >= 0 && action < G::actions ? static_cast<int>(action) : -1;
        MoveCode found = no_move;
        for (const MoveCode move : tables_[i].moves) // to the end: leaving early is a branch that nobody can foresee
            found = tables_[i].position.action(move) == wanted ? move : found;
        if (found != no_move)
            return found;
        throw std::invalid_argument("action " + std::to_string(action) + " is not legal in game " + std::to_string(i));
    }

    void advance(std::size_t i, MoveCode move, const BatchArrays& out) {
        Table& table = tables_[i];
        table.past.add(table.position);
        table.position.play(move);
        ++table.plies;
        table.moves.clear();
        if (table.position.result() == Result::none)
            table.position.legal_moves(table.moves);
        const Result result = outcome(table.position, table.past, !table.moves.empty());
        if (result != Result::none)
            begin(table);
        show(i, result, out);
    }

    void show(std::size_t i, Result result, const BatchArrays& out) const {
        const Table& table = tables_[i];
        std::uint8_t* mask = out.mask + i * width_;
        std::memset(mask, 0, width_);
        for (const MoveCode move : table.moves)
            mask[table.position.action(move)] = 1;
        out.to_move[i] = static_cast<std::uint8_t>(table.position.side());
        out.result[i] = static_cast<std::uint8_t>(result);
        out.plies[i] = table.plies;
    }

    G start_;
    Dice dice_;
    std::size_t width_ =
        G::actions; // no constant: of a length it knows, gcc makes a slow loop instead of calling memset
    std::vector<Table> tables_;
    std::vector<MoveCode> chosen_;
};

} // namespace bergfried
