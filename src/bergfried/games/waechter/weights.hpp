// The weights of evaluation.hpp, fitted to games against itself in five rounds by the method of bench/fit.py; the last
// two had 11,000 and 15,000 games of 4,000 to 6,000 nodes a move.
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
constexpr int ahead_at = reach_at + 1;
constexpr int backed_at = ahead_at + 1;
constexpr int facing_at = backed_at + 1;
constexpr int escape_at = facing_at + 12;
constexpr int hunter_at = escape_at + 10;
constexpr int shelter_at = hunter_at + 5;
constexpr int tempo_at = shelter_at + 5;
constexpr int features_in_all = tempo_at + 1;

// clang-format off: a rank of the half board on each line
inline constexpr std::array<std::int16_t, features_in_all> weights{
    127, 147, 153, 143, // tower of height 1, from the own base line, edge to middle
    144, 157, 165, 173,
    131, 161, 167, 172,
    107, 158, 155, 169,
    122, 138, 133, 155,
    81, 138, 138, 154,
    82, 109, 139, 141,
    337, 347, 377, 354, // tower of height 2, from the own base line, edge to middle
    366, 376, 395, 401,
    350, 380, 399, 392,
    368, 384, 381, 389,
    378, 362, 361, 356,
    366, 377, 371, 383,
    340, 345, 383, 369,
    561, 594, 591, 582, // tower of height 3, from the own base line, edge to middle
    594, 607, 618, 618,
    584, 588, 603, 580,
    575, 614, 597, 594,
    553, 597, 579, 562,
    564, 574, 571, 550,
    547, 567, 541, 545,
    625, 647, 797, 818, // tower of height 4, from the own base line, edge to middle
    807, 830, 808, 829,
    826, 825, 836, 806,
    649, 796, 837, 811,
    882, 781, 831, 802,
    797, 809, 783, 830,
    798, 793, 843, 766,
    833, 783, 881, 734, // tower of height 5, from the own base line, edge to middle
    948, 1016, 1018, 1041,
    694, 995, 1019, 993,
    736, 738, 967, 898,
    715, 903, 1054, 785,
    777, 849, 798, 971,
    846, 887, 802, 841,
    -107, 1, 42, 33, // guard, many enemies
    -19, 60, 73, 42,
    -2, 59, 68, 51,
    12, 107, 145, 125,
    65, 166, 181, 156,
    -34, 166, 210, 101,
    -89, 198, 106, 118,
    -182, -58, 21, 33, // guard, few enemies
    -64, 4, 50, 56,
    -34, 26, 60, 67,
    -15, 57, 75, 55,
    25, 102, 184, 190,
    9, 126, 189, 101,
    -89, 72, 92, 118,
    39, 47, 16, 57, 56, // threat
    13, 22, -2, 36, 56,
    65, 31, 7, 79, 210,
    30, 16, 5, 135, 210,
    41, 560, // check
    -141, -125, -60, 110, 388, // tied
    17, 14, 19, 19, // gate
    7, // reach
    5, // ahead
    9, // backed
    -41, -9, -17, 17, 17, 9, // facing a single stone, from the own base line
    -35, -7, 0, 0, 7, 35, // facing a higher tower
    48, -5, -16, -15, -1, // escapes that are left to the enemy guard, not our turn
    39, -3, -12, -15, -6, // escapes, our turn
    -39, -20, 9, 49, 56, // hunters
    -13, -11, -4, 9, 23, // shelter
    11, // tempo
};
// clang-format on

} // namespace bergfried::waechter
