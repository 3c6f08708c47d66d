// The weights of evaluation.hpp, in hundredths of a unit's hundred: fitted to self-play, see evaluation.hpp.
#pragma once

#include <array>
#include <cstdint>

namespace bergfried::waechter {

constexpr int highest = 5;  // higher towers count as this high
constexpr int places = 28;  // squares of half a board: seven ranks of four
constexpr int few = 3;      // towers left to the enemy: a guard may run

constexpr int tower_at = 0;
constexpr int guard_at = tower_at + 140;
constexpr int threat_at = guard_at + 56;
constexpr int check_at = threat_at + 20;
constexpr int tied_at = check_at + 2;
constexpr int gate_at = tied_at + 5;
constexpr int reach_at = gate_at + 4;
constexpr int tempo_at = reach_at + 1;
constexpr int features_in_all = tempo_at + 1;

inline constexpr std::array<std::int16_t, features_in_all> weights{
    105, 115, 104, 138, // tower of height 1, from the own base line, edge to middle
    105, 104, 119, 123,
    67, 123, 115, 139,
    94, 122, 120, 117,
    154, 110, 106, 144,
    133, 102, 124, 168,
    76, 61, 152, 123,
    259, 244, 308, 303, // tower of height 2, from the own base line, edge to middle
    331, 318, 283, 332,
    236, 310, 292, 297,
    248, 308, 258, 288,
    247, 255, 238, 274,
    250, 336, 278, 317,
    254, 231, 244, 251,
    414, 436, 473, 413, // tower of height 3, from the own base line, edge to middle
    450, 488, 446, 443,
    455, 473, 456, 435,
    420, 422, 429, 428,
    438, 427, 413, 407,
    475, 447, 453, 427,
    386, 409, 435, 426,
    560, 558, 568, 569, // tower of height 4, from the own base line, edge to middle
    565, 573, 554, 561,
    560, 566, 565, 572,
    560, 563, 569, 542,
    565, 548, 579, 565,
    559, 561, 560, 561,
    558, 564, 564, 555,
    701, 700, 700, 699, // tower of height 5, from the own base line, edge to middle
    701, 698, 699, 701,
    701, 703, 699, 704,
    700, 700, 700, 701,
    700, 700, 701, 700,
    700, 701, 700, 700,
    700, 700, 700, 700,
    -14, 46, 93, 85, // guard, many enemies
    6, 101, 83, 79,
    35, 77, 61, 46,
    -32, 66, 79, 37,
    36, 85, 90, 93,
    63, 97, 97, 101,
    84, 110, 112, 118,
    -73, -13, 50, 41, // guard, few enemies
    -43, 12, 35, 46,
    -31, -5, 55, 44,
    -18, 31, 80, 111,
    43, 39, 165, 134,
    36, 84, 106, 101,
    -1, 104, 112, 118,
    21, 46, 34, 45, 56, // threat
    -8, 23, 33, 45, 56,
    14, 69, 125, 168, 210,
    -7, 70, 125, 168, 210,
    61, 560, // check
    -45, -34, 11, 110, 71, // tied
    25, 21, 13, 8, // gate
    10, // reach
    5, // tempo
};

} // namespace bergfried::waechter
