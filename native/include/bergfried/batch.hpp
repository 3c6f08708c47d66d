// Many games side by side, stepped together: what learning code wants.
#pragma once

#include <bergfried/playout.hpp>

#include <cstring>
#include <string>
#include <vector>

namespace bergfried {

// What a learner sees of each game, in arrays that belong to the caller, who changes nothing in them: `step` asks the
// mask what is legal, because looking through the lists of all games first would fetch them all twice.
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
        for (std::size_t i = 0; i < size(); ++i)
            if (actions[i] < 0 || actions[i] >= G::actions ||
                !out.mask[i * width_ + static_cast<std::size_t>(actions[i])])
                throw std::invalid_argument("action " + std::to_string(actions[i]) + " is not legal in game " +
                                            std::to_string(i));
        for (std::size_t i = 0; i < size(); ++i)
            advance(i, move_of(tables_[i], static_cast<int>(actions[i])), out);
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

    static MoveCode move_of(const Table& table, int action) {
        if constexpr (ReadsActions<G>) {
            return table.position.move_of(action);
        } else {
            MoveCode found = table.moves[0];
            for (const MoveCode move : table.moves) // to the end: leaving early is a branch that nobody can foresee
                found = table.position.action(move) == action ? move : found;
            return found;
        }
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
};

} // namespace bergfried
