// What a network sees of KWINTY, with the blocks of the side to move and of the other, whoever is white.
//
// Columns are those of a frame of the full width with the wall in its middle, so that a wall that grows to one side
// keeps its place as long as possible. Squares and how their blocks lie; heights; every line of five that one side
// alone has squares of, and the empty squares of those with three and four, by their level and by how far above the
// wall they are; where each side can place a block and where it would win; how many blocks and fours there are.
#pragma once

#include "evaluation.hpp"

#include <bergfried/net.hpp>

namespace bergfried::kwinty {

// Blocks in the frame: upright ones may stand one column beside it, flat ones begin two columns before it.
constexpr int frame_uprights = width + 2;
constexpr int frame_places = frame_uprights + width + 3;

namespace input {
constexpr int area = width * height;
constexpr int square = 0;                 // [whose][upright][level][column]
constexpr int threes = square + 4 * area; // [whose][level][column]
constexpr int fours = threes + 2 * area;  // likewise
constexpr int high = fours + 2 * area;    // [column][levels]
constexpr int wide = high + width * (height + 1);
constexpr int place = wide + width + 1;        // [whose][block in the frame]
constexpr int win = place + 2 * frame_places;  // likewise
constexpr int placed = win + 2 * frame_places; // [blocks of the side to move]
constexpr int lead = placed + blocks + 1;      // [more fours, as many, fewer]
constexpr int count = lead + 3;                // [whose], how many fours
constexpr int number = count + 2;              // [whose][own squares], how many lines
constexpr int line = number + 2 * 4;           // [whose][own squares][line]
constexpr int lines = 140;
constexpr int above = line + 2 * 4 * lines; // [whose][of three, of four][column][levels above the wall]
constexpr int in_all = above + 2 * 2 * area;
} // namespace input

constexpr Sight sight(std::type_identity<Position>) { return {input::in_all, frame_places + 1, 2, 128}; }

// The wall in its frame, perhaps seen from behind. A frame that cannot have the wall in its very middle has it a column
// farther to the left, as it is then seen.
struct Frame {
    int left, wide;
    bool mirrored;
    int by; // columns of the frame before the wall, as the wall stands

    Frame(const Position& position, int symmetry)
        : left(position.left()), wide(position.columns_built()), mirrored(symmetry != 0),
          by((width - wide + mirrored) / 2) {}

    int column(int of_wall) const { return mirrored ? width - 1 - by - of_wall : by + of_wall; }
    int block(int code) const {
        const int flat = code >= flat_on, first = code - flat * flat_on - left;
        return flat ? frame_uprights + 2 + (mirrored ? column(first + 1) : column(first)) : 1 + column(first);
    }
};

// Lines of five by their direction and the square in their middle.
inline int line_of(bool mirrored, std::size_t direction, int level, int column) {
    const int step = steps[direction];
    if (step == along)
        return (column - 2) * height + level;
    if (step == up)
        return 45 + (level - 2) * width + column;
    return ((step == rising) != mirrored ? 90 : 115) + (level - 2) * 5 + column - 2;
}

template <class Add>
void see(const Position& position, int symmetry, Add add) {
    const Frame frame(position, symmetry);
    const auto me = static_cast<std::size_t>(position.side());
    for (int x = 0; x < frame.wide; ++x) {
        const int column = frame.column(x), high = position.height_of(frame.left + x);
        for (int level = 0; level < high; ++level) {
            const int yours = !holds(position.squares(me), x, level);
            const int upright = !position.lies_flat(frame.left + x, level);
            add(input::square + (2 * yours + upright) * input::area + level * width + column, 1.0f);
        }
        add(input::high + column * (height + 1) + high, 1.0f);
    }
    add(input::wide + frame.wide, 1.0f);
    std::array<int, 2> count{};
    for (std::size_t who = 0; who < 2; ++who) {
        const std::size_t side = who ? 1 - me : me;
        const int whose = static_cast<int>(who);
        // Squares of a word: their levels, and their columns in the frame.
        const auto each = [&](std::uint64_t squares, std::size_t word, auto visit) {
            for (; squares; squares &= squares - 1) {
                const int at = std::countr_zero(squares);
                visit(at / width + (word ? upper : 0), at % width);
            }
        };
        const auto tell_lines = [&](std::size_t word, std::size_t d, const std::array<std::uint64_t, 4>& with) {
            for (std::size_t n = 0; n < with.size(); ++n)
                each(with[n] << 2 * steps[d], word, [&](int level, int column) {
                    const int line = line_of(frame.mirrored, d, level, frame.column(column - frame.by));
                    add(input::line + (4 * whose + static_cast<int>(n)) * input::lines + line, 1.0f);
                });
        };
        const Lines lines = lines_of(shifted(position.squares(side), frame.by),
                                     shifted(position.squares(1 - side), frame.by), tell_lines);
        const auto tell = [&](int first, int above, const Squares& squares) {
            const auto add_square = [&](int level, int shown) {
                const int of_wall = shown - frame.by, column = frame.column(of_wall);
                const int high = of_wall < 0 || of_wall >= frame.wide ? 0 : position.height_of(frame.left + of_wall);
                add(first + whose * input::area + level * width + column, 1.0f);
                add(above + 2 * whose * input::area + column * height + level - high, 1.0f);
            };
            each(squares[0], 0, add_square);
            each(squares[1] & ~(bit((levels - upper) * width) - 1), 1, add_square);
        };
        tell(input::threes, input::above, lines.threes);
        tell(input::fours, input::above + input::area, lines.fours);
        for (int n = 0; n < 4; ++n)
            if (lines.number[static_cast<std::size_t>(n)])
                add(input::number + 4 * whose + n,
                    0.1f * static_cast<float>(lines.number[static_cast<std::size_t>(n)]));
        const Squares wanted = completing(position, lines);
        for (std::uint64_t left = position.places(side); left; left &= left - 1) {
            const int code = std::countr_zero(left);
            const int place = whose * frame_places + frame.block(code);
            add(input::place + place, 1.0f);
            const Squares touched = position.shape(static_cast<MoveCode>(code)) & wanted;
            if ((touched[0] | touched[1]) && makes_five(position, side, static_cast<MoveCode>(code)))
                add(input::win + place, 1.0f);
        }
        count[who] = count_fours(position.squares(side));
        if (count[who])
            add(input::count + whose, 0.25f * static_cast<float>(count[who]));
    }
    add(input::placed + position.placed(me), 1.0f);
    add(input::lead + (count[0] > count[1] ? 0 : count[0] == count[1] ? 1 : 2), 1.0f);
}

inline int output_of(const Position& position, MoveCode code, int symmetry) {
    return code == pass ? frame_places : Frame(position, symmetry).block(static_cast<int>(code));
}

static_assert(Seen<Position>);

} // namespace bergfried::kwinty
