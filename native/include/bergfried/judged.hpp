// What a game's evaluation.hpp offers beside its kernel: what is good, for the searches.
//
// All are free functions in the game's own namespace, found by argument-dependent lookup. They may be wrong about who
// stands better, never about the rules: a search proves wins and losses by the kernel alone.
//
// A game's evaluation.hpp includes its kernel.hpp and <bergfried/judged.hpp>, and ends with
// static_assert(Judged<Position>). A game without one has a kernel and no native search.
#pragma once

#include <bergfried/kernel.hpp>

#include <limits>
#include <type_traits>

namespace bergfried {

// The scale: `unit` is an advantage that scores about 64 % between equal players (100 Elo), 4 units about 91 %. Weights
// on any other scale would still play, but windows, pruning margins and the tree search's odds are measured in units.
constexpr int unit = 100;
constexpr int largest_estimate = 20'000; // what an evaluation may say, either way

// Which search plays a game best; matches decide.
enum class Method : std::uint8_t { alphabeta, mcts };

// How the searches treat a game: one aggregate, all with defaults. A game that wants others writes
//     constexpr Habits habits(std::type_identity<Position>) { return {.method = Method::mcts, .playout = 4}; }
struct Habits {
    Method method = Method::alphabeta; // the default player of the game
    bool reductions = true;            // late quiet moves are searched less deeply first
    bool pruning = true;               // hopeless quiet moves near the leaves are left out; off where most moves count
    int margin = unit;                 // what one quiet move can gain, about: the step of the pruning margins
    int beyond = 12;                   // plies of forcing moves beyond the depth; 0: leaves are judged as they stand
    std::uint32_t playout = 0;         // mcts: random plies before a leaf is judged; `to_end` plays the game out
    double exploration = 0.6;          // mcts: the weight of what is little known
    double bias = 1.0;                 // mcts: the weight of `urgency` and of the judgement of children
};
constexpr std::uint32_t to_end = std::numeric_limits<std::uint32_t>::max();

template <class G>
concept Judged = Kernel<G> && requires(const G& c, MoveCode m) {
    // How the position stands for the side to move, within ±largest_estimate. Called very often (millions of times a
    // second), only while result() is none. The side to move may be stuck: then any answer will do.
    { evaluate(c) } -> std::same_as<int>;
    // How pressing a legal move is. Positive: forcing (a win on the spot, a capture, a threat that must be answered);
    // such moves are tried first, the highest first, are never pruned or reduced, and are followed beyond the depth, so
    // they must be few and run out. 0: a quiet move. Negative: a quiet move that looks bad, the lowest last.
    // Within ±10'000; `winning` and above: it wins at once.
    { urgency(c, m) } -> std::same_as<int>;
};
constexpr int winning = 9'000;

// Optional. `void forcing_moves(const G&, typename G::Moves&)`: fills an empty list with just those legal moves whose
// urgency is positive, in any order, faster than listing all of them. Without it they are picked out by `urgency`.
template <class G>
concept ListsForcing = Judged<G> && requires(const G& c, typename G::Moves& moves) {
    { forcing_moves(c, moves) } -> std::same_as<void>;
};

// Optional, for games whose quiet moves all have the urgency 0. `void quiet_moves(const G&, typename G::Moves&)`: fills
// an empty list with just those.
template <class G>
concept ListsQuiet = Judged<G> && requires(const G& c, typename G::Moves& moves) {
    { quiet_moves(c, moves) } -> std::same_as<void>;
};

// Optional, a member of the kernel: whether any number whatever is a legal move. With it and both lists above, a search
// tries moves before it has listed them.
template <class G>
concept ChecksMoves = Judged<G> && requires(const G c, MoveCode m) {
    { c.legal(m) } -> std::same_as<bool>;
};

// Optional. `bool threatened(const G&)`: the other side would win at once if it were its turn. Such positions are never
// judged as they stand: all answers are tried, one ply deeper.
template <class G>
concept KnowsThreats = Judged<G> && requires(const G& c) {
    { threatened(c) } -> std::same_as<bool>;
};

// What a search asks about each position it comes to.
struct Judgement {
    int value;       // as `evaluate` says
    bool threatened; // as `threatened` says
    bool forcing;    // some legal moves may be forcing; false only if none is
};

// Optional. `Judgement judge(const G&)`: where one look at the position answers all of this.
template <Judged G>
Judgement judgement_of(const G& position) {
    if constexpr (requires { judge(position); })
        return judge(position);
    else if constexpr (KnowsThreats<G>)
        return {evaluate(position), threatened(position), true};
    else
        return {evaluate(position), false, true};
}

// Optional. `dangers(const G&)`: something that, called with a legal move and the position after it, tells whether the
// other side then wins at once. The tree search need not find that out by trying.
template <class G>
concept KnowsDangers = Judged<G> && requires(const G& c, MoveCode m) {
    { dangers(c)(m, c) } -> std::same_as<bool>;
};

// Optional. `features(const G&, add)`: calls add(number of a weight, how often) so that the weights times these counts
// make the evaluation, for the first side; a weight may count in part. With it bench/fit.py fits the weights to games:
// they are the numbers of the table `weights{…}` in the game's weights.hpp or evaluation.hpp, in the order of the text.
template <class G>
concept Featured = Judged<G> && requires(const G& c, void (*add)(int, double)) { features(c, add); };

// Optional, a member of the kernel: gives the turn to the other side, as no rule allows. Offered where having the move
// is practically never a burden; the search then skips positions where even passing would be good enough.
template <class G>
concept Passes = Judged<G> && requires(G g) {
    { g.pass() } -> std::same_as<void>;
};

// A member of kernels with a no-progress rule, all of which are draws: plies until it ends the game unless something
// irreversible happens; `no_limit` if the rule is off. The search trusts no win that comes later than that.
constexpr std::uint32_t no_limit = std::numeric_limits<std::uint32_t>::max();
template <Kernel G>
constexpr std::uint32_t patience(const G& position) {
    if constexpr (requires { position.patience(); })
        return position.patience();
    else
        return no_limit;
}

template <Kernel G>
constexpr Habits habits_of() {
    if constexpr (requires { habits(std::type_identity<G>{}); })
        return habits(std::type_identity<G>{});
    else
        return {};
}

} // namespace bergfried
