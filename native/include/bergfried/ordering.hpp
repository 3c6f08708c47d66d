// Which moves are tried first: the sooner the best one comes, the less of the tree must be seen.
#pragma once

#include <bergfried/score.hpp>

#include <algorithm>
#include <array>
#include <memory>

namespace bergfried {

// What earlier parts of a search taught about moves. Moves are remembered by their action, large ones in shared places.
template <Judged G>
class Experience {
public:
    struct Killers {
        MoveCode first = no_move, second = no_move;
    };

    void clear() {
        killers_.fill({});
        for (auto& side : history_)
            side.fill(0);
        for (auto& side : counter_)
            side.fill(no_move);
    }

    const Killers& killers(int ply) const { return killers_[static_cast<std::size_t>(ply)]; }
    int history(Side side, std::size_t place) const { return history_[index(side)][place]; }
    MoveCode counter(Side side, std::size_t previous) const { return counter_[index(side)][previous]; }

    static std::size_t place(const G& position, MoveCode move) {
        const auto action = static_cast<std::uint32_t>(position.action(move));
        if constexpr (G::actions <= static_cast<int>(places))
            return action;
        else
            return (action * 0x9e3779b1u) >> (32 - place_bits);
    }

    // The quiet move number `cut` refuted the position's predecessor; the quiet ones tried before it did not.
    void learn(const G& position, const MoveCode* moves, const int* worth, std::size_t cut, int depth, int ply,
               std::size_t previous) {
        Killers& killers = killers_[static_cast<std::size_t>(ply)];
        if (killers.first != moves[cut])
            killers = {moves[cut], killers.first};
        counter_[index(position.side())][previous] = moves[cut];
        auto& history = history_[index(position.side())];
        const int bonus = std::min(16 * depth * depth + 32 * depth, most_bonus);
        add(history[place(position, moves[cut])], bonus);
        for (std::size_t i = 0; i < cut; ++i)
            if (worth[i] < forcing_worth)
                add(history[place(position, moves[i])], -bonus);
    }

    static constexpr int most_history = 8192;
    // Bands of worth: forcing moves by urgency, killers, the counter move, the rest by history.
    static constexpr int forcing_worth = 1 << 24, killer_worth = 1 << 20, counter_worth = 1 << 19;

    int worth(const G& position, MoveCode move, int ply, std::size_t previous) const {
        const int pressing = urgency(position, move);
        if (pressing > 0)
            return forcing_worth + pressing;
        const Killers& killer = killers(ply);
        if (move == killer.first)
            return killer_worth + 1;
        if (move == killer.second)
            return killer_worth;
        if (move == counter(position.side(), previous))
            return counter_worth;
        return history(position.side(), place(position, move)) + pressing;
    }

private:
    static constexpr std::size_t place_bits = 12, places = std::size_t{1} << place_bits;
    static constexpr int most_bonus = 1600;
    static constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }

    // Moves towards ±most_history and never beyond it.
    static void add(std::int16_t& held, int by) {
        held = static_cast<std::int16_t>(held + by - held * std::abs(by) / most_history);
    }

    std::array<Killers, most_plies + 2> killers_;
    std::array<std::array<std::int16_t, places>, 2> history_;
    std::array<std::array<MoveCode, places>, 2> counter_;
};

// A position's moves with their worth, picked best first. Kept outside the stack: lists of some games are long.
template <Judged G>
struct Ranked {
    typename G::Moves moves;
    std::array<int, G::Moves::most> worth;

    // Whether the move is there; then it is the first now.
    bool bring_forward(MoveCode move) {
        const auto found = move == no_move ? moves.end() : std::find(moves.begin(), moves.end(), move);
        if (found == moves.end())
            return false;
        std::swap(*moves.begin(), *found);
        return true;
    }

    void pick(std::size_t i) {
        // Far down the list the order hardly matters any more, and looking for the best would cost the square of it.
        constexpr std::size_t ordered = 32;
        if (i >= ordered)
            return;
        std::size_t top = i;
        for (std::size_t j = i + 1; j < moves.size(); ++j)
            if (worth[j] > worth[top])
                top = j;
        std::swap(worth[i], worth[top]);
        std::swap(moves.begin()[i], moves.begin()[top]);
    }
};

} // namespace bergfried
