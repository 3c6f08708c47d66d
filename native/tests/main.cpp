// Checks every kernel on the positions of a file: lines of a slug, a packed position as hexadecimal digits, and the
// numbers of move sequences from it, the first for depth 1.
#include "case.hpp"

#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <stdexcept>

// games.inc holds one line GAME(slug) per kernel.hpp.
#define GAME(slug) void check_##slug(const std::vector<bergfried::Case>&);
#include "games.inc"
#undef GAME

namespace {

std::map<std::string, std::vector<bergfried::Case>> read_cases(const char* file) {
    std::ifstream in(file);
    if (!in)
        throw std::runtime_error(std::string("cannot read ") + file);
    std::map<std::string, std::vector<bergfried::Case>> cases;
    for (std::string line; std::getline(in, line);) {
        std::istringstream words(line);
        std::string slug, digits;
        words >> slug >> digits;
        bergfried::Case one;
        for (std::size_t i = 0; i + 1 < digits.size(); i += 2)
            one.bytes.push_back(static_cast<std::uint8_t>(std::stoi(digits.substr(i, 2), nullptr, 16)));
        for (std::uint64_t count; words >> count;)
            one.counts.push_back(count);
        cases[slug].push_back(one);
    }
    return cases;
}

} // namespace

int main(int arguments, char** argument) {
    if (arguments != 2) {
        std::cerr << "usage: native_tests CASES\n";
        return 2;
    }
    try {
        const auto cases = read_cases(argument[1]);
#define GAME(slug) check_##slug(cases.at(#slug));
#include "games.inc"
#undef GAME
    } catch (const std::exception& fault) {
        std::cerr << "FAILED: " << fault.what() << '\n';
        return 1;
    }
    return 0;
}
