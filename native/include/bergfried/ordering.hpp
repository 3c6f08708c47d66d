// Which moves are tried first: the sooner the best one comes, the less of the tree must be seen.
#pragma once

#include <bergfried/score.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace bergfried {

// Room for a position's moves with their worth. Kept outside the stack: lists of some games are long.
template <Judged G>
struct Ranked {
    typename G::Moves moves;
    std::array<int, G::Moves::most> worth;

    void push(MoveCode move, int worth_of_it) {
        worth[moves.size()] = worth_of_it;
        moves.push(move);
    }

    // The best of the moves from number i to before `end` goes to i.
    void pick(std::size_t i, std::size_t end) {
        // Far down the list the order hardly matters any more, and looking for the best would cost the square of it.
        constexpr std::size_t ordered = 32;
        if (i >= ordered)
            return;
        std::size_t top = i;
        for (std::size_t j = i + 1; j < end; ++j)
            if (worth[j] > worth[top])
                top = j;
        std::swap(worth[i], worth[top]);
        std::swap(moves.begin()[i], moves.begin()[top]);
    }
};

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

    static std::size_t place(const G& position, MoveCode move) {
        const auto action = static_cast<std::uint32_t>(position.action(move));
        if constexpr (G::actions <= static_cast<int>(places))
            return action;
        else
            return (action * 0x9e3779b1u) >> (32 - place_bits);
    }

    // The quiet move number `cut` refuted the position's predecessor; the quiet ones tried before it did not.
    void learn(const G& position, const Ranked<G>& tried, std::size_t cut, int depth, int ply, std::size_t previous) {
        const auto& moves = tried.moves;
        Killers& killers = killers_[static_cast<std::size_t>(ply)];
        if (killers.first != moves[cut])
            killers = {moves[cut], killers.first};
        counter_[index(position.side())][previous] = moves[cut];
        auto& history = history_[index(position.side())];
        const int bonus = std::min(16 * depth * depth + 32 * depth, most_bonus);
        add(history[place(position, moves[cut])], bonus);
        for (std::size_t i = 0; i < cut; ++i)
            if (tried.worth[i] < forcing_worth)
                add(history[place(position, moves[i])], -bonus);
    }

    static constexpr int most_history = 8192;
    // Bands of worth: forcing moves by urgency, killers, the counter move, the rest by history.
    static constexpr int forcing_worth = 1 << 24, killer_worth = 1 << 20, counter_worth = 1 << 19;

    // The quiet moves that have refuted others here, the best first; some may be the same, or not even legal.
    std::array<std::pair<MoveCode, int>, 3> refutations(Side side, int ply, std::size_t previous) const {
        const Killers& killers = killers_[static_cast<std::size_t>(ply)];
        return {{{killers.first, killer_worth + 1},
                 {killers.second, killer_worth},
                 {counter_[index(side)][previous], counter_worth}}};
    }

    int quiet_worth(const G& position, MoveCode move) const {
        return history_[index(position.side())][place(position, move)];
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

// Gives a position's moves one after the other, the most promising first, and makes as few of them as it can: the move
// that the table knows, then forcing moves, then quiet ones that refuted others, then the rest. Where the kernel cannot
// check or list them apart, they are made together.
template <Judged G>
class Picker {
public:
    // `forcing`: there may be forcing moves.
    Picker(const G& position, bool forcing, MoveCode known, const Experience<G>& experience, int ply,
           std::size_t previous, Ranked<G>& ranked)
        : position_(position), forces_(forcing), known_(known), experience_(experience), ranked_(ranked),
          refutations_(experience.refutations(position.side(), ply, previous)) {
        ranked_.moves.clear();
    }

    // Makes the next move the current one; false if there is none.
    bool next() {
        while (given_ == ready_) {
            if (stage_ == Stage::end)
                return false;
            list();
        }
        ranked_.pick(given_++, ready_);
        return true;
    }

    std::size_t number() const { return given_ - 1; } // of the current move, from 0
    MoveCode move() const { return ranked_.moves[number()]; }
    int worth() const { return ranked_.worth[number()]; }
    bool forcing() const { return worth() >= Experience<G>::forcing_worth; }
    bool tame() const { return worth() < Experience<G>::counter_worth; } // quiet, and nothing speaks for it

private:
    enum class Stage { known, forcing, refutations, rest, end };
    static constexpr bool apart = ChecksMoves<G> && ListsForcing<G> && ListsQuiet<G>;

    void list() {
        const Stage stage = stage_;
        stage_ = static_cast<Stage>(static_cast<int>(stage) + 1);
        if constexpr (apart) {
            if (stage == Stage::known && known_ != no_move && position_.legal(known_))
                ranked_.push(known_, known_worth());
            else if (stage == Stage::forcing && forces_)
                list_forcing();
            else if (stage == Stage::refutations)
                list_refutations();
            else if (stage == Stage::rest)
                list_quiet();
            ready_ = ranked_.moves.size();
        } else if (stage == Stage::known) {
            list_all();
        } else if (stage == Stage::rest) {
            for (; ready_ < ranked_.moves.size(); ++ready_)
                ranked_.worth[ready_] = worth_of(ranked_.moves[ready_]);
        }
    }

    int known_worth() const {
        return urgency(position_, known_) > 0 ? Experience<G>::forcing_worth : Experience<G>::counter_worth;
    }

    void list_forcing() {
        typename G::Moves found;
        forcing_moves(position_, found);
        for (const MoveCode move : found)
            if (move != known_)
                ranked_.push(move, Experience<G>::forcing_worth + urgency(position_, move));
    }

    void list_refutations() {
        for (std::size_t i = 0; i < refutations_.size(); ++i) {
            const auto [move, worth] = refutations_[i];
            if (move != known_ && !refutes(move, i) && position_.legal(move) && urgency(position_, move) <= 0)
                ranked_.push(move, worth);
        }
    }

    void list_quiet() {
        typename G::Moves found;
        quiet_moves(position_, found);
        for (const MoveCode move : found)
            if (move != known_ && !refutes(move, refutations_.size()))
                ranked_.push(move, experience_.quiet_worth(position_, move));
    }

    // The first so many of the refutations hold the move.
    bool refutes(MoveCode move, std::size_t first) const {
        return std::any_of(refutations_.begin(), refutations_.begin() + static_cast<std::ptrdiff_t>(first),
                           [&](const auto& refutation) { return refutation.first == move; });
    }

    // The known move comes to the front; the others are weighed only if it does not suffice.
    void list_all() {
        position_.legal_moves(ranked_.moves);
        const auto begin = ranked_.moves.begin(), end = ranked_.moves.end();
        const auto found = known_ == no_move ? end : std::find(begin, end, known_);
        if (found == end)
            return;
        std::swap(*begin, *found);
        ranked_.worth[0] = known_worth();
        ready_ = 1;
    }

    int worth_of(MoveCode move) const {
        const int pressing = urgency(position_, move);
        if (pressing > 0)
            return Experience<G>::forcing_worth + pressing;
        for (const auto& [refutation, worth] : refutations_)
            if (move == refutation)
                return worth;
        return experience_.quiet_worth(position_, move) + pressing;
    }

    const G& position_;
    bool forces_;
    MoveCode known_;
    const Experience<G>& experience_;
    Ranked<G>& ranked_;
    std::array<std::pair<MoveCode, int>, 3> refutations_;
    Stage stage_ = Stage::known;
    std::size_t ready_ = 0; // so many moves have a worth
    std::size_t given_ = 0; // so many of them were given out
};

} // namespace bergfried
