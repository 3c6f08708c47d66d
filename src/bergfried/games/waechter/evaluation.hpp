// What is good in Turm & Wächter, for the searches.
//
// The value is a sum of features, each with a weight from weights.hpp, for the one side less for the other:
//   tower    a tower of its height on its square: stones are what one has, and high towers reach far, cannot be taken
//   from
//            nearby (R11), but stand still while they are built; seen from the side's own base line, left and right
//            alike
//   guard    the guard on its square, on the way to the enemy castle (R14) or safe at home; the fewer towers the
//            enemy has left to stop it, the more a step forward counts, so once for many and once for few
//   threat   an enemy tower that can be taken, by its height, apart for whose turn it is and whether it is defended
//   check    the enemy guard could be taken next turn (R13)
//   tied     squares beside the enemy guard that our towers control: where it cannot go
//   gate     squares beside the own castle that our towers control: where a running guard is caught
//   reach    squares that the towers can go to
//   tempo    having the turn
#pragma once

#include "kernel.hpp"
#include "weights.hpp"

#include <bergfried/judged.hpp>

namespace bergfried::waechter {

constexpr int goal_of(MoveCode code) {
    const int k = static_cast<int>(code % (size - 1)) + 1;
    return static_cast<int>(code / (4 * (size - 1))) + k * step[code / (size - 1) % 4];
}

// Wins first, then captures: much for little.
inline int urgency(const Position& position, MoveCode code) {
    const int from = static_cast<int>(code / (4 * (size - 1)));
    const int to = goal_of(code);
    const std::size_t me = static_cast<std::size_t>(position.side()), you = 1 - me;
    if (position.guard(you) & bit(to))
        return winning; // R13
    const bool guard = position.guard(me) & bit(from);
    if (guard && to == castle[you])
        return winning; // R14
    if (position.towers(you) & bit(to))
        return 100 * position.height(to) + (guard ? 5 : 10 - static_cast<int>(code % (size - 1)));
    return 0;
}

// What the towers of both sides can do.
struct Reach {
    std::array<std::uint64_t, 2> squares{}; // a tower can land there, or could if an enemy guard stood there
    std::array<std::uint64_t, 2> prey{};    // enemy towers that can be taken
};

struct Spans {
    std::array<std::array<std::array<std::uint64_t, size + 1>, squares>, 4> to{}; // squares 1 … n steps away
};
constexpr Spans make_spans() {
    Spans spans;
    for (std::size_t d = 0; d < 4; ++d)
        for (std::size_t from = 0; from < squares; ++from)
            for (int n = 1; n <= size; ++n)
                for (int k = 1; k <= std::min<int>(n, geometry.reach[d][from]); ++k)
                    spans.to[d][from][static_cast<std::size_t>(n)] |= bit(static_cast<int>(from) + k * step[d]);
    return spans;
}
inline constexpr Spans spans = make_spans();

inline Reach reach_of(const Position& position) {
    Reach reach;
    const std::uint64_t towers = position.towers(0) | position.towers(1);
    const std::uint64_t occupied = towers | position.guard(0) | position.guard(1);
    for (std::size_t me = 0; me < 2; ++me) {
        const std::uint64_t enemies = position.towers(1 - me);
        for (std::uint64_t left = position.towers(me); left; left &= left - 1) {
            const auto from = static_cast<std::size_t>(std::countr_zero(left));
            const auto height = static_cast<std::size_t>(position.height(static_cast<int>(from)));
            if (height == 1) { // most towers; all four directions at once
                reach.squares[me] |= geometry.neighbours[from];
                for (std::uint64_t near = geometry.neighbours[from] & enemies; near; near &= near - 1)
                    if (position.height(std::countr_zero(near)) == 1)
                        reach.prey[me] |= near & -near;
                continue;
            }
            for (std::size_t d = 0; d < 4; ++d) {
                const std::uint64_t span = spans.to[d][from][height];
                const std::uint64_t hit = span & occupied;
                if (hit == 0) {
                    reach.squares[me] |= span;
                    continue;
                }
                const int blocker = d < 2 ? std::countr_zero(hit) : 63 - std::countl_zero(hit);
                const int apart = std::abs(blocker - static_cast<int>(from));
                const int far = d % 2 ? apart : apart / size;
                reach.squares[me] |= spans.to[d][from][static_cast<std::size_t>(far)];
                if ((enemies & bit(blocker)) && position.height(blocker) <= far)
                    reach.prey[me] |= bit(blocker);
            }
        }
    }
    return reach;
}

// Captures and steps into the castle: the moves that `urgency` calls forcing.
inline void forcing_moves(const Position& position, Position::Moves& moves) {
    const std::size_t me = static_cast<std::size_t>(position.side()), you = 1 - me;
    const std::uint64_t enemies = position.towers(you) | position.guard(you);
    const std::uint64_t occupied = enemies | position.towers(me) | position.guard(me);
    const auto push = [&](int from, std::size_t d, int k) {
        moves.push(static_cast<MoveCode>((from * 4 + static_cast<int>(d)) * (size - 1) + k - 1));
    };
    const auto can_take = [&](int square, int k) {
        return !(position.towers(you) & bit(square)) || position.height(square) <= k; // R11
    };
    for (std::uint64_t left = position.towers(me); left; left &= left - 1) {
        const int from = std::countr_zero(left);
        const auto at = static_cast<std::size_t>(from);
        const auto height = static_cast<std::size_t>(position.height(from));
        for (std::size_t d = 0; d < 4; ++d) {
            const std::uint64_t hit = spans.to[d][at][height] & occupied;
            if ((hit & enemies) == 0)
                continue;
            const int blocker = d < 2 ? std::countr_zero(hit) : 63 - std::countl_zero(hit);
            const int apart = std::abs(blocker - from);
            const int far = d % 2 ? apart : apart / size;
            if ((enemies & bit(blocker)) && can_take(blocker, far))
                push(from, d, far);
        }
    }
    const int guard = std::countr_zero(position.guard(me));
    const std::uint64_t goals = (enemies | bit(castle[you])) & ~position.towers(me);
    for (std::size_t d = 0; d < 4; ++d)
        if (spans.to[d][static_cast<std::size_t>(guard)][1] & goals)
            push(guard, d, 1);
}

// The other side would take the guard or enter the castle if it were its turn.
inline bool threatened(const Position& position) {
    const std::size_t me = static_cast<std::size_t>(position.side()), you = 1 - me;
    const auto own = static_cast<std::size_t>(std::countr_zero(position.guard(me)));
    const auto theirs = static_cast<std::size_t>(std::countr_zero(position.guard(you)));
    const std::uint64_t goals = position.guard(me) | (bit(castle[me]) & ~position.towers(you));
    if (geometry.neighbours[theirs] & goals)
        return true;
    const std::uint64_t occupied = position.towers(0) | position.towers(1) | position.guard(you);
    for (std::size_t d = 0; d < 4; ++d) {
        const std::uint64_t hit = geometry.ray[d][own] & occupied;
        if (hit == 0)
            continue;
        const int blocker = d < 2 ? std::countr_zero(hit) : 63 - std::countl_zero(hit);
        const int apart = std::abs(blocker - static_cast<int>(own));
        if ((position.towers(you) & bit(blocker)) && position.height(blocker) >= (d % 2 ? apart : apart / size))
            return true;
    }
    return false;
}

// Squares as a side sees them: its own base line first; left and right are alike.
using Seen = std::array<std::array<std::uint8_t, squares>, 2>;
constexpr Seen make_seen() {
    Seen seen{};
    for (int square = 0; square < squares; ++square) {
        const int rank = square / size, file = std::min(square % size, size - 1 - square % size);
        seen[0][static_cast<std::size_t>(square)] = static_cast<std::uint8_t>((size - 1 - rank) * 4 + file);
        seen[1][static_cast<std::size_t>(square)] = static_cast<std::uint8_t>(rank * 4 + file);
    }
    return seen;
}
inline constexpr Seen seen = make_seen();

// Gives every feature of a side to `add(weight number, how often)`.
template <class Add>
void features(const Position& position, const Reach& reach, std::size_t me, Add add) {
    const std::size_t you = 1 - me;
    const bool turn = static_cast<std::size_t>(position.side()) == me;
    for (std::uint64_t left = position.towers(me); left; left &= left - 1) {
        const int square = std::countr_zero(left);
        const int height = std::min(position.height(square), highest);
        add(tower_at + (height - 1) * places + seen[me][static_cast<std::size_t>(square)], 1);
    }
    const auto guard = static_cast<std::size_t>(std::countr_zero(position.guard(me)));
    add(guard_at + (std::popcount(position.towers(you)) <= few) * places + seen[me][guard], 1);
    for (std::uint64_t left = reach.prey[me]; left; left &= left - 1) {
        const int square = std::countr_zero(left);
        const bool defended = reach.squares[you] & bit(square);
        add(threat_at + (turn * 2 + defended) * highest + std::min(position.height(square), highest) - 1, 1);
    }
    const auto enemy_guard = static_cast<std::size_t>(std::countr_zero(position.guard(you)));
    if (reach.squares[me] & position.guard(you))
        add(check_at + turn, 1);
    add(tied_at + std::popcount(reach.squares[me] & geometry.neighbours[enemy_guard]), 1);
    add(gate_at + std::popcount(reach.squares[me] & geometry.neighbours[static_cast<std::size_t>(castle[me])]), 1);
    add(reach_at, std::popcount(reach.squares[me]));
    if (turn)
        add(tempo_at, 1);
}

// The first side's less the second's.
template <class Add>
void features(const Position& position, Add add) {
    const Reach reach = reach_of(position);
    features(position, reach, 0, add);
    features(position, reach, 1, [&](int feature, int times) { add(feature, -times); });
}

inline int evaluate(const Position& position) {
    int first = 0;
    features(position, [&](int feature, int times) { first += weights[static_cast<std::size_t>(feature)] * times; });
    return position.side() == Side::first ? first : -first;
}

static_assert(Judged<Position>);

} // namespace bergfried::waechter
