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
    119, 128, 120, 156, // tower of height 1, from the own base line, edge to middle
    121, 123, 142, 141,
    96, 140, 138, 155,
    109, 141, 140, 140,
    136, 127, 123, 144,
    123, 134, 147, 162,
    70, 77, 169, 135,
    268, 275, 315, 334, // tower of height 2, from the own base line, edge to middle
    293, 337, 318, 341,
    280, 335, 325, 329,
    281, 335, 292, 331,
    275, 292, 270, 297,
    282, 343, 323, 345,
    259, 252, 279, 263,
    467, 475, 474, 452, // tower of height 3, from the own base line, edge to middle
    508, 507, 504, 486,
    492, 500, 481, 472,
    471, 500, 467, 500,
    475, 484, 459, 443,
    543, 500, 528, 459,
    402, 447, 520, 490,
    584, 530, 702, 688, // tower of height 4, from the own base line, edge to middle
    680, 738, 640, 672,
    610, 628, 643, 682,
    569, 540, 705, 536,
    685, 486, 728, 723,
    573, 765, 725, 708,
    609, 702, 703, 526,
    778, 693, 765, 693, // tower of height 5, from the own base line, edge to middle
    952, 849, 761, 790,
    682, 800, 834, 812,
    715, 670, 756, 773,
    700, 742, 799, 687,
    743, 728, 718, 837,
    758, 766, 710, 741,
    -26, 40, 68, 60, // guard, many enemies
    1, 82, 73, 62,
    41, 71, 46, 27,
    -69, 74, 83, 28,
    -53, 164, 148, 164,
    -50, 174, 149, 101,
    -28, 188, 112, 118,
    -93, -2, 28, 37, // guard, few enemies
    -42, 7, 28, 45,
    -18, -4, 50, 34,
    -15, 23, 85, 104,
    39, 47, 207, 193,
    26, 97, 178, 101,
    -48, 124, 102, 118,
    34, 38, 53, 28, 56, // threat
    -1, 22, 20, 47, 56,
    27, 28, 67, 168, 210,
    0, 2, 71, 168, 210,
    62, 560, // check
    -83, -67, -14, 96, 180, // tied
    28, 20, 14, 5, // gate
    5, // reach
    8, // tempo
};

} // namespace bergfried::waechter
