// What is good in Turm & Wächter, for the searches.
//
// The value is a sum of features, each with a weight from weights.hpp, for the one side less for the other:
//   tower    a tower of its height on its square: stones are what one has, and high towers reach far, cannot be
//            taken from nearby (R11), but stand still while they are built; seen from the side's own base line, left
//            and right alike
//   guard    the guard on its square, on the way to the enemy castle (R14) or safe at home; the fewer towers the
//            enemy has left to stop it, the more a step forward counts, so once for many and once for few
//   threat   an enemy tower that can be taken, by its height, apart for whose turn it is and whether it is defended
//   check    the enemy guard could be taken next turn (R13)
//   tied     squares beside the enemy guard that our towers control: where it cannot go
//   gate     squares beside the own castle that our towers control: where a running guard is caught
//   reach    squares that the towers can go to
//   ahead    those of them on the enemy's three ranks
//   backed   own towers that another own tower can reach: what takes them is taken
//   facing   a tower of two or more right in front of an enemy tower, by its rank: from the next square it cannot be
//            taken (R6, R11), and it bars the way
//   escape   squares to which the enemy guard could go without being taken
//   hunter   own towers at most two squares off the enemy guard, in either direction
//   shelter  own towers as near to the own guard
//   tempo    having the turn
#pragma once

#include "kernel.hpp"
#include "weights.hpp"

#include <bergfried/judged.hpp>

namespace bergfried::waechter {

// Wins first, then captures: much for little.
inline int urgency(const Position& position, MoveCode code) {
    const auto [from, direction, stones, to] = moves_by_code[code];
    const std::size_t me = static_cast<std::size_t>(position.side()), you = 1 - me;
    if (position.guard(you) & bit(to))
        return winning; // R13
    const bool guard = position.guard(me) & bit(from);
    if (guard && to == castle[you])
        return winning; // R14
    if (position.towers(you) & bit(to))
        return 100 * position.height(to) + (guard ? 5 : 11 - stones);
    return 0;
}

// What the towers of both sides can do.
struct Reach {
    std::array<std::uint64_t, 2> squares{}; // a tower can land there, or could if an enemy guard stood there
    std::array<std::uint64_t, 2> prey{};    // enemy towers that can be taken
};

inline Reach reach_of(const Position& position) {
    const Two towers{position.towers(0), position.towers(1)}, enemies{towers[1], towers[0]};
    Two squares{}, prey{};
    position.each_landing(towers, [&](std::size_t, int, Two landings, std::uint64_t higher) {
        squares = squares | landings;
        prey = prey | (landings & alike<Two>(~higher)); // R11
    });
    prey = prey & enemies;
    return {{squares[0], squares[1]}, {prey[0], prey[1]}};
}

inline std::uint64_t guard_steps(const Position& position, std::size_t me) { // R6, R12
    const auto from = static_cast<std::size_t>(std::countr_zero(position.guard(me)));
    return geometry.neighbours[from] & ~position.towers(me);
}

// The moves to squares of a kind; `wanted(towers higher than the stones that move)` says to which.
template <class Wanted>
void moves_to(const Position& position, Position::Moves& moves, std::uint64_t guard_goals, Wanted wanted) {
    const auto me = static_cast<std::size_t>(position.side());
    position.each_landing(position.towers(me), [&](std::size_t d, int k, std::uint64_t landings, std::uint64_t higher) {
        for (std::uint64_t left = landings & wanted(higher); left; left &= left - 1)
            moves.push(code_of(std::countr_zero(left) - k * step[d], d, k));
    });
    const int guard = std::countr_zero(position.guard(me));
    guard_goals &= guard_steps(position, me);
    if (guard_goals)
        for (std::size_t d = 0; d < 4; ++d)
            if (guard_goals & moved(position.guard(me), d, 1))
                moves.push(code_of(guard, d, 1));
}

// Captures and steps into the castle: the moves that `urgency` calls forcing.
inline void forcing_moves(const Position& position, Position::Moves& moves) {
    const std::size_t you = 1 - static_cast<std::size_t>(position.side());
    moves_to(position, moves, position.towers(you) | position.guard(you) | bit(castle[you]),
             [&](std::uint64_t higher) { return position.guard(you) | (position.towers(you) & ~higher); }); // R11
}

// All others.
inline void quiet_moves(const Position& position, Position::Moves& moves) {
    const std::size_t me = static_cast<std::size_t>(position.side()), you = 1 - me;
    const std::uint64_t enemies = position.towers(you) | position.guard(you);
    moves_to(position, moves, ~(enemies | bit(castle[you])),
             [goals = ~(enemies | position.guard(me))](std::uint64_t) { return goals; }); // R10
}

// Each side's towers go towards the other's base line; the last three ranks on that way.
constexpr std::uint64_t forward(std::size_t me, std::uint64_t set) { return me == 0 ? set >> size : set << size; }
constexpr std::array<std::uint64_t, 2> far_ranks{bit(3 * size) - 1, (bit(3 * size) - 1) << 4 * size};

// The squares at most two ranks and two files off.
constexpr std::array<std::uint64_t, squares> around = [] {
    const auto off = [](int a, int b) { return a - b <= 2 && b - a <= 2; };
    std::array<std::uint64_t, squares> sets{};
    for (int from = 0; from < squares; ++from)
        for (int to = 0; to < squares; ++to)
            if (off(from / size, to / size) && off(from % size, to % size))
                sets[static_cast<std::size_t>(from)] |= bit(to);
    return sets;
}();

// Gives every feature of a side but its towers to `add(weight number, how often)`.
template <class Add>
void other_features(const Position& position, const Reach& reach, std::size_t me, Add add) {
    const std::size_t you = 1 - me;
    const bool turn = static_cast<std::size_t>(position.side()) == me;
    const int guard = std::countr_zero(position.guard(me));
    add(guard_at + (std::popcount(position.towers(you)) <= few) * places + seen[me][static_cast<std::size_t>(guard)],
        1);
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
    add(ahead_at, std::popcount(reach.squares[me] & far_ranks[me]));
    add(backed_at, std::popcount(reach.squares[me] & position.towers(me)));
    const std::uint64_t high = position.at_least<2>(),
                        faced = forward(me, position.towers(me) & high) & position.towers(you);
    for (std::uint64_t left = faced; left; left &= left - 1) {
        const int square = std::countr_zero(left);
        add(facing_at + ((high & bit(square)) != 0) * (size - 1) + seen[me][static_cast<std::size_t>(square)] / 4 - 1,
            1);
    }
    const std::uint64_t escapes = geometry.neighbours[enemy_guard] & ~position.towers(you) & ~reach.squares[me];
    add(escape_at + turn * 5 + std::popcount(escapes), 1);
    add(hunter_at + std::min(std::popcount(position.towers(me) & around[enemy_guard]), 4), 1);
    add(shelter_at + std::min(std::popcount(position.towers(me) & around[static_cast<std::size_t>(guard)]), 4), 1);
    if (turn)
        add(tempo_at, 1);
}

// The first side's less the second's.
template <class Add>
void other_features(const Position& position, const Reach& reach, Add add) {
    other_features(position, reach, 0, add);
    other_features(position, reach, 1, [&](int feature, int times) { add(feature, -times); });
}
template <class Add>
void features(const Position& position, Add add) {
    for (std::size_t side = 0; side < 2; ++side)
        for (std::uint64_t left = position.towers(side); left; left &= left - 1) {
            const int square = std::countr_zero(left);
            add(tower_feature(side, position.height(square), square), side == 0 ? 1 : -1);
        }
    other_features(position, reach_of(position), add);
}

inline int value(const Position& position, const Reach& reach) {
    int first = position.towers_worth();
    other_features(position, reach,
                   [&](int feature, int times) { first += weights[static_cast<std::size_t>(feature)] * times; });
    return position.side() == Side::first ? first : -first;
}
inline int evaluate(const Position& position) { return value(position, reach_of(position)); }

// A side would take the guard or enter the castle if it were its turn.
inline bool can_win(const Position& position, const Reach& reach, std::size_t me) {
    const std::uint64_t prize = position.guard(1 - me), home = bit(castle[1 - me]);
    return (reach.squares[me] & prize) || (guard_steps(position, me) & (prize | home)); // R13, R14
}

inline Judgement judge(const Position& position) {
    const std::size_t me = static_cast<std::size_t>(position.side()), you = 1 - me;
    const Reach reach = reach_of(position);
    return {value(position, reach), can_win(position, reach, you),
            reach.prey[me] || (guard_steps(position, me) & position.towers(you)) || can_win(position, reach, me)};
}

static_assert(Judged<Position>);

} // namespace bergfried::waechter
