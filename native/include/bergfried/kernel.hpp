// What a game's kernel.hpp offers: the fast twin of its rules.py.
//
// A kernel is a plain value: copying it is how a search takes moves back. It knows no text, no options by name and no
// drawing; bytes come in through `unpack`, which trusts nothing, and moves are numbers.
#pragma once

#include <bergfried/random.hpp>

#include <array>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>

namespace bergfried {

using MoveCode = std::uint32_t;
constexpr MoveCode no_move = ~MoveCode{0}; // no game has so many

enum class Side : std::uint8_t { first, second };

constexpr Side other(Side side) { return side == Side::first ? Side::second : Side::first; }

enum class Result : std::uint8_t { none, first, second, draw }; // none: the game goes on

constexpr Result win(Side side) { return side == Side::first ? Result::first : Result::second; }

constexpr Result compare(int first, int second) {
    return first > second ? Result::first : first < second ? Result::second : Result::draw;
}

struct Scores {
    bool given = false; // some games, and some endings, have none
    int first = 0;
    int second = 0;
};

// Bytes that no state of the rules packs into.
struct BadBytes : std::invalid_argument {
    using std::invalid_argument::invalid_argument;
};

inline void require(bool condition, const char* otherwise) {
    if (!condition)
        throw BadBytes(otherwise);
}

// Every legal move of a position. `Most` is proved beside each kernel; a debug build checks it.
template <std::size_t Most>
class MoveList {
public:
    static constexpr std::size_t most = Most;

    void push(MoveCode code) {
        assert(count_ < Most);
        codes_[count_++] = code;
    }
    // Without a branch, for conditions that a processor cannot foresee. No more than `Most` moves may be offered in
    // all.
    void push_if(bool legal, MoveCode code) {
        assert(count_ < Most);
        codes_[count_] = code;
        count_ += legal;
    }
    void clear() { count_ = 0; }
    std::size_t size() const { return count_; }
    bool empty() const { return count_ == 0; }
    MoveCode operator[](std::size_t i) const { return codes_[i]; }
    MoveCode* begin() { return codes_.data(); }
    MoveCode* end() { return codes_.data() + count_; }
    const MoveCode* begin() const { return codes_.data(); }
    const MoveCode* end() const { return codes_.data() + count_; }

private:
    std::array<MoveCode, Most> codes_; // only the first count_ are set: clearing hundreds of words would cost
    std::size_t count_ = 0;
};

template <class G>
concept Kernel = std::copyable<G> && requires(G g, const G c, MoveCode m, typename G::Moves& moves,
                                              std::span<const std::uint8_t> bytes, std::span<std::uint8_t> out) {
    { G::slug } -> std::convertible_to<const char*>;  // the name of the game's folder
    { G::bytes } -> std::convertible_to<std::size_t>; // how many bytes a packed state has
    { G::actions } -> std::convertible_to<int>;  // legal moves of any position have distinct actions in 0 .. actions-1
    { G::repeats } -> std::convertible_to<bool>; // whether a position can come up again in a game

    { G::unpack(bytes) } -> std::same_as<G>;          // throws BadBytes
    { c.pack(out) } -> std::same_as<void>;            // the inverse
    { c.legal_moves(moves) } -> std::same_as<void>;   // fills an empty list; only while result() is none
    { c.count_moves() } -> std::same_as<std::size_t>; // how many those are, without listing them
    { g.play(m) } -> std::same_as<void>;              // the caller vouches for legality
    { c.action(m) } -> std::same_as<int>;             // of a legal move
    { c.side() } -> std::same_as<Side>;               // who is to move; turns need not alternate
    { c.result() } -> std::same_as<Result>;           // every ending but the next two; cheap
    { c.stuck() } -> std::same_as<Result>;        // what it means that there is no legal move though result() is none
    { c.repeated() } -> std::same_as<Result>;     // what the third repetition means
    { c.scores() } -> std::same_as<Scores>;       // of a position that is over
    { c.quiet() } -> std::same_as<std::uint32_t>; // plies since the last move that cannot be undone by later ones
    { g.lift_limits() } -> std::same_as<void>;    // no-progress rules off, as perft counts
    { c.key() } -> std::same_as<std::uint64_t>;   // kept up to date by play; equal positions have equal keys
    { c.fresh_key() } -> std::same_as<std::uint64_t>; // the same, computed from nothing
};

// A kernel may also draw a move without listing them all: each legal move equally likely, no_move if there is none.
// Only while result() is none.
template <class G>
concept DrawsMoves = Kernel<G> && requires(const G c, Dice& dice) {
    { c.random_move(dice) } -> std::same_as<MoveCode>;
};

// A kernel may also read an action: the legal move that has it. Asked only if there is one.
template <class G>
concept ReadsActions = Kernel<G> && requires(const G c, int action) {
    { c.move_of(action) } -> std::same_as<MoveCode>;
};

} // namespace bergfried
