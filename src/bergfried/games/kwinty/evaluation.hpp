// What is good in KWINTY, for the searches.
//
// The value is a sum of features, each with a weight from the table below, for the one side less for the other. They
// look at lines of five squares (R11) on which the other side has none:
//   line     how many such lines hold 1, 2, 3 or 4 own squares
//   three    empty squares of lines with three, by how far above the wall they are: on it, one higher, two, more
//   four     empty squares of lines with four, likewise: one block there wins. As in all games with gravity the square
//            is worth most when the wall is about to reach it, and nobody likes to build the level below it
//   parity   those squares of lines with four that are one or three levels above the lowest empty square
//   now      moves that would win at once, one or several, by whose turn it is
//   count    fours as they stand (R14), by how many blocks are placed: they decide if nobody makes a five
//   lead     having more fours than the other side, likewise
//   places   where the side can place a block
//   tempo    having the turn
#pragma once

#include "kernel.hpp"

#include <bergfried/judged.hpp>

namespace bergfried::kwinty {

constexpr int phases = 5; // of eight blocks each

constexpr int line_at = 0;                 // 1 to 4 own squares
constexpr int three_at = line_at + 4;      // 0, 1, 2 and more levels above the wall
constexpr int four_at = three_at + 4;      // likewise
constexpr int parity_at = four_at + 4;     // a square
constexpr int now_at = parity_at + 1;      // one or several: for the side that waits, then for the side to move
constexpr int count_at = now_at + 4;       // by phase
constexpr int lead_at = count_at + phases; // by phase
constexpr int places_at = lead_at + phases;
constexpr int tempo_at = places_at + 1;
constexpr int features_in_all = tempo_at + 1;

// clang-format off
inline constexpr std::array<std::int16_t, features_in_all> weights{
    3, 5, 7, 5, // line: 1 to 4 own squares
    -1, 11, 27, 6, // three: levels above the wall
    41, -2, 67, 17, // four: levels above the wall
    22, // parity
    80, 600, 2000, 2000, // now: waiting, to move
    -7, 10, 20, 37, 13, // count, by phase
    -11, -11, 27, 49, 127, // lead, by phase
    41, // places
    9, // tempo
};
// clang-format on

constexpr std::array<int, 4> steps{along, rising, up, falling};
constexpr std::uint64_t word_of = bit(levels * width) - 1; // all squares of a word
constexpr std::uint64_t low = bit(upper * width) - 1;      // the levels that only the first word has
// Where a line of five may begin, by direction; each one in one word only.
constexpr std::array<std::uint64_t, 4> beginnings{strip(0, width - 5), strip(0, width - 5), strip(0, width - 1),
                                                  strip(4, width - 1)};

constexpr Squares operator|(const Squares& a, const Squares& b) { return {a[0] | b[0], a[1] | b[1]}; }
constexpr Squares operator&(const Squares& a, const Squares& b) { return {a[0] & b[0], a[1] & b[1]}; }
constexpr int size_of(const Squares& squares) { return std::popcount(squares[0] & low) + std::popcount(squares[1]); }

// Both words say the same of the levels that they share.
constexpr Squares agreed(const Squares& squares) {
    return {(squares[0] | squares[1] << upper * width) & word_of, squares[1] | squares[0] >> upper * width};
}
constexpr Squares raised(const Squares& squares) {                                 // by one level
    return agreed({squares[0] << width & word_of, squares[1] << width & word_of}); // level 1 comes to level 2
}

// The lowest empty square of each column.
constexpr Squares just_above(const Squares& built) {
    const std::uint64_t table = bit(width) - 1;
    const Squares next{(built[0] << width | table) & ~built[0] & word_of,
                       (built[1] << width | (built[0] >> (upper - 1) * width & table)) & ~built[1] & word_of};
    return next; // a column whose next square is on one of the two lowest levels is in the first word only
}

// The lines of five of one side on which the other has nothing.
struct Lines {
    std::array<int, 4> number{}; // with 1 to 4 own squares
    Squares threes{}, fours{};   // the empty squares of lines with three and four
    Squares doubles{};           // those of threes along a level or up a column: one block may fill both
};

struct Nobody {
    void operator()(std::size_t, std::size_t, const std::array<std::uint64_t, 4>&) const {}
};

// `tell` hears of each word and direction where lines with 1, 2, 3 and 4 own squares begin.
template <class Tell = Nobody>
Lines lines_of(const Squares& own, const Squares& enemy, Tell tell = {}) {
    Lines lines;
    for (std::size_t word = 0; word < 2; ++word) {
        const std::uint64_t mine = own[word], open = word_of & ~enemy[word], empty = open & ~mine;
        const std::uint64_t here = word ? word_of : low; // no line counts in both words
        for (std::size_t d = 0; d < 4; ++d) {
            const int step = steps[d];
            const std::uint64_t pairs = open & open >> step;
            const std::uint64_t whole = pairs & pairs >> 2 * step & open >> 4 * step & beginnings[d] & here;
            // Every line at once: a column of three bits (ones, twos, fours) counts its own squares.
            const std::uint64_t a = mine, b = mine >> step, c = mine >> 2 * step, e = mine >> 3 * step;
            const std::uint64_t ab = a ^ b, ce = c ^ e, ab2 = a & b, ce2 = c & e, abce = ab & ce;
            const std::uint64_t last = mine >> 4 * step;
            const std::uint64_t ones = ab ^ ce, twos = ab2 ^ ce2 ^ abce, four = ab2 & ce2;
            const std::uint64_t odd = ones ^ last, carry = ones & last;
            const std::uint64_t two = twos ^ carry, fours = (four | (twos & carry)) & whole & ~odd;
            const std::uint64_t threes = two & odd & whole;
            const std::uint64_t with_one = odd & ~two & ~four & whole, with_two = two & ~odd & whole;
            tell(word, d, std::array{with_one, with_two, threes, fours});
            lines.number[0] += std::popcount(with_one);
            lines.number[1] += std::popcount(with_two);
            lines.number[2] += std::popcount(threes);
            if (threes) {
                std::uint64_t all = 0;
                for (int k = 0; k < 5; ++k)
                    all |= threes << k * step;
                lines.threes[word] |= all & empty;
                if (step == along || step == up)
                    lines.doubles[word] |= all & empty;
            }
            if (fours) {
                lines.number[3] += std::popcount(fours);
                for (int k = 0; k < 5; ++k)
                    lines.fours[word] |= fours << k * step & empty;
            }
        }
    }
    lines.threes = agreed(lines.threes);
    lines.fours = agreed(lines.fours);
    lines.doubles = agreed(lines.doubles);
    return lines;
}

inline Squares shifted(Squares squares, int by) { return {squares[0] << by & word_of, squares[1] << by & word_of}; }

constexpr bool five_in(std::uint64_t word) {
    return (((fives(word, along) | fives(word, rising)) & strip(0, width - 5)) | fives(word, up) |
            (fives(word, falling) & strip(4, width - 1))) != 0;
}

// Whether a side would have a five with the block of that move. It goes through the block, so one word is enough where
// the block is so low that no line through it leaves the first word, or so high that none leaves the second.
inline bool makes_five(const Position& position, std::size_t side, MoveCode code) {
    constexpr std::uint64_t below_three = bit(3 * width) - 1, below_six = bit(6 * width) - 1;
    const Squares& own = position.squares(side);
    const Squares& block = position.shape(code);
    const int by = position.shift(code);
    if ((block[0] & below_six) != 0 && five_in(own[0] << by | block[0]))
        return true;
    return ((block[0] & ~below_three) != 0 || block[0] == 0) && five_in(own[1] << by | block[1]);
}

// The moves with which a side would win at once.
inline int wins_at_once(const Position& position, std::size_t side, const Squares& wanted, int enough) {
    if ((wanted[0] | wanted[1]) == 0)
        return 0;
    int wins = 0;
    for (std::uint64_t left = position.places(side); left && wins < enough; left &= left - 1) {
        const auto code = static_cast<MoveCode>(std::countr_zero(left));
        const Squares touched = position.shape(code) & wanted;
        if ((position.shift(code) || touched[0] || touched[1]) && makes_five(position, side, code))
            ++wins;
    }
    return wins;
}

// Gives every feature of a side to `add(weight number, how often)`.
template <class Add>
void features(const Position& position, std::size_t me, const std::array<int, 2>& fours, Add add) {
    const std::size_t you = 1 - me;
    const bool turn = static_cast<std::size_t>(position.side()) == me;
    // Until the wall has its full width, room is counted alike on both sides of it.
    const int by = (width - position.columns_built()) / 2;
    const Squares own = shifted(position.squares(me), by), enemy = shifted(position.squares(you), by);
    const Lines lines = lines_of(own, enemy);
    for (int n = 0; n < 4; ++n)
        add(line_at + n, lines.number[static_cast<std::size_t>(n)]);
    if (lines.threes[0] | lines.threes[1] | lines.fours[0] | lines.fours[1]) {
        const Squares built = own | enemy;
        Squares level = just_above(built);
        Squares rest_threes = lines.threes, rest_fours = lines.fours;
        for (int n = 0; n < 3; ++n) {
            add(three_at + n, size_of(lines.threes & level));
            add(four_at + n, size_of(lines.fours & level));
            if (n == 1)
                add(parity_at, size_of(lines.fours & level));
            for (std::size_t word = 0; word < 2; ++word) {
                rest_threes[word] &= ~level[word];
                rest_fours[word] &= ~level[word];
            }
            level = raised(level);
        }
        add(three_at + 3, size_of(rest_threes));
        add(four_at + 3, size_of(rest_fours));
        add(parity_at, size_of(rest_fours & level));
        Squares wanted = lines.fours | lines.doubles;
        wanted = {wanted[0] >> by, wanted[1] >> by};
        const int wins = wins_at_once(position, me, wanted, 2);
        if (wins)
            add(now_at + 2 * turn + wins - 1, 1);
    }
    const int phase = std::min((position.placed(0) + position.placed(1)) / 8, phases - 1);
    add(count_at + phase, fours[me]);
    add(lead_at + phase, fours[me] > fours[you]);
    add(places_at, std::popcount(position.places(me)));
    if (turn)
        add(tempo_at, 1);
}

// The features of both sides, those of the second less than nothing.
template <class Add>
void features(const Position& position, Add add) {
    const std::array<int, 2> fours{count_fours(position.squares(0)), count_fours(position.squares(1))};
    features(position, 0, fours, add);
    features(position, 1, fours, [&](int feature, int times) { add(feature, -times); });
}

inline int evaluate(const Position& position) {
    int first = 0;
    features(position, [&](int feature, int times) { first += weights[static_cast<std::size_t>(feature)] * times; });
    return std::clamp(position.side() == Side::first ? first : -first, -largest_estimate, largest_estimate);
}

// A five, or squares where the other side would have had one.
inline int urgency(const Position& position, MoveCode code) {
    if (code == pass)
        return 0;
    const auto me = static_cast<std::size_t>(position.side());
    if (makes_five(position, me, code))
        return winning;
    return makes_five(position, 1 - me, code) ? 500 : 0;
}

// Squares one of which a side must fill to make a five with one block. While the wall can still grow sideways lines may
// leave its columns, so then all squares.
inline Squares completing(const Position& position, const Lines& lines) {
    return position.columns_built() < width ? Squares{word_of, word_of} : lines.fours | lines.doubles;
}
inline Squares completing(const Position& position, std::size_t side) {
    if (position.columns_built() < width)
        return {word_of, word_of};
    return completing(position, lines_of(position.squares(side), position.squares(1 - side)));
}

// The moves that `urgency` calls forcing; few moves touch a square that can complete a five.
inline void forcing_moves(const Position& position, Position::Moves& moves) {
    const Squares wanted = completing(position, 0) | completing(position, 1);
    if ((wanted[0] | wanted[1]) == 0)
        return;
    for (std::uint64_t left = position.places(static_cast<std::size_t>(position.side())); left; left &= left - 1) {
        const auto code = static_cast<MoveCode>(std::countr_zero(left));
        const Squares touched = position.shape(code) & wanted;
        if ((touched[0] | touched[1]) != 0 && urgency(position, code) > 0)
            moves.push(code);
    }
}

// The other side would make a five if it were its turn.
inline bool threatened(const Position& position) {
    const std::size_t you = 1 - static_cast<std::size_t>(position.side());
    return wins_at_once(position, you, completing(position, you), 1) > 0;
}

// By move, the places that share a column with it.
constexpr std::array<std::uint64_t, pass> beside = [] {
    std::array<std::uint64_t, pass> made{};
    for (int move = 0; move < pass; ++move)
        for (int other = 0; other < pass; ++other) {
            const int flat = move >= flat_on, first = move - flat * flat_on;
            const int other_flat = other >= flat_on, other_first = other - other_flat * flat_on;
            if (other_first <= first + flat && first <= other_first + other_flat)
                made[at(move)] |= bit(other);
        }
    return made;
}();

// Whether the other side wins at once after a move. What it can win with now it still can if the move is elsewhere;
// otherwise it wins on the move itself, on squares that complete a five now.
class Dangers {
public:
    explicit Dangers(const Position& position)
        : you_(1 - static_cast<std::size_t>(position.side())), wanted_(completing(position, you_)) {
        for (std::uint64_t left = position.places(you_); left; left &= left - 1) {
            const auto code = static_cast<MoveCode>(std::countr_zero(left));
            if (completes(position, code))
                wins_ |= bit(static_cast<int>(code));
        }
    }

    bool operator()(MoveCode move, const Position& after) const {
        const std::uint64_t near = move == pass ? 0 : beside[move];
        if (after.places(you_) & wins_ & ~near)
            return true;
        for (std::uint64_t left = after.places(you_) & near; left; left &= left - 1)
            if (completes(after, static_cast<MoveCode>(std::countr_zero(left))))
                return true;
        return false;
    }

private:
    bool completes(const Position& position, MoveCode code) const {
        const Squares touched = position.shape(code) & wanted_;
        return (touched[0] | touched[1]) != 0 && makes_five(position, you_, code);
    }

    std::size_t you_;
    Squares wanted_;
    std::uint64_t wins_ = 0;
};

inline Dangers dangers(const Position& position) { return Dangers(position); }

// With its network and the same time, the tree search scored 65 % against alphabeta in 20 pairs.
constexpr Habits habits(std::type_identity<Position>) { return {.method = Method::mcts}; }

static_assert(ListsForcing<Position>);
static_assert(KnowsDangers<Position>);
static_assert(Featured<Position>);

} // namespace bergfried::kwinty
