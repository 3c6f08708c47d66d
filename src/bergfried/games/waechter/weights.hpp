// The weights of evaluation.hpp, fitted to games against itself in three rounds by the method of bench/fit.py.
#pragma once

#include <array>
#include <cstdint>

namespace bergfried::waechter {

constexpr int highest = 5; // higher towers count as this high
constexpr int places = 28; // squares of half a board: seven ranks of four
constexpr int few = 3;     // towers left to the enemy: a guard may run

constexpr int tower_at = 0;
constexpr int guard_at = tower_at + 140;
constexpr int threat_at = guard_at + 56;
constexpr int check_at = threat_at + 20;
constexpr int tied_at = check_at + 2;
constexpr int gate_at = tied_at + 5;
constexpr int reach_at = gate_at + 4;
constexpr int tempo_at = reach_at + 1;
constexpr int features_in_all = tempo_at + 1;

// clang-format off: a rank of the half board on each line
inline constexpr std::array<std::int16_t, features_in_all> weights{
    124, 140, 133, 167, // tower of height 1, from the own base line, edge to middle
    128, 136, 155, 155,
    104, 153, 149, 167,
    123, 154, 149, 149,
    148, 139, 131, 150,
    132, 148, 161, 164,
    80, 89, 173, 152,
    286, 294, 330, 354, // tower of height 2, from the own base line, edge to middle
    314, 364, 349, 368,
    306, 351, 346, 351,
    310, 361, 317, 359,
    300, 314, 302, 324,
    308, 370, 353, 379,
    276, 271, 301, 277,
    487, 489, 514, 490, // tower of height 3, from the own base line, edge to middle
    514, 548, 555, 522,
    516, 540, 521, 500,
    496, 541, 506, 550,
    484, 537, 509, 474,
    545, 534, 561, 499,
    440, 505, 523, 523,
    609, 540, 742, 725, // tower of height 4, from the own base line, edge to middle
    740, 769, 736, 749,
    650, 700, 697, 715,
    593, 563, 818, 616,
    747, 512, 791, 740,
    634, 786, 837, 781,
    590, 838, 680, 553,
    842, 717, 818, 698, // tower of height 5, from the own base line, edge to middle
    988, 929, 811, 852,
    676, 930, 882, 837,
    729, 671, 824, 822,
    700, 811, 898, 684,
    778, 760, 730, 905,
    817, 834, 721, 786,
    -24, 35, 60, 53, // guard, many enemies
    1, 79, 70, 57,
    41, 68, 42, 22,
    -72, 72, 81, 27,
    -65, 180, 153, 172,
    -81, 194, 190, 101,
    -59, 231, 112, 118,
    -75, -5, 20, 27, // guard, few enemies
    -36, 3, 28, 39,
    -16, -5, 48, 32,
    -11, 21, 84, 98,
    45, 50, 209, 197,
    25, 90, 193, 101,
    -53, 122, 93, 118,
    35, 33, 55, 26, 56, // threat
    -2, 8, 10, 32, 56,
    26, 15, 50, 150, 210,
    -4, -14, 32, 154, 210,
    62, 560, // check
    -88, -73, -17, 101, 189, // tied
    29, 19, 15, 4, // gate
    4, // reach
    9, // tempo
};
// clang-format on

} // namespace bergfried::waechter
