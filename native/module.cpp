// A Python module with the kernels that CMake found in a folder of games, and how they were built.
#include <bergfried/searching.hpp>

#include <nanobind/nanobind.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <map>
#include <string>
#include <vector>

namespace nb = nanobind;

// games.inc holds one line GAME(slug) per kernel.hpp.
#define GAME(slug) void bind_##slug(nb::module_&);
#include "games.inc"
#undef GAME

namespace {

std::vector<std::string> games() {
    return {
#define GAME(slug) #slug,
#include "games.inc"
#undef GAME
    };
}

std::map<std::string, std::string> build() {
    return {{"compiler", BERGFRIED_COMPILER}, {"flags", BERGFRIED_FLAGS}, {"type", BERGFRIED_BUILD_TYPE}};
}

} // namespace

NB_MODULE(BERGFRIED_MODULE, module) {
    module.doc() = "The compiled kernels of Bergfried.";
    module.def("version", [] { return std::string(BERGFRIED_VERSION); }, "Version of the package this was built from.");
    module.def("build", &build, "Compiler, flags and build type.");
    using Totals = bergfried::PlayoutTotals;
    nb::class_<Totals>(module, "Playouts", "How random games ended.")
        .def_ro("first", &Totals::first)
        .def_ro("second", &Totals::second)
        .def_ro("draws", &Totals::draws)
        .def_ro("unfinished", &Totals::unfinished, "Games cut off at the longest length asked for.")
        .def_ro("plies", &Totals::plies, "Moves played in all of them.");
    bergfried::bind_searching(module);
    module.def("games", &games, "Slugs of the games that have a kernel, sorted.");
#define GAME(slug) bind_##slug(module);
#include "games.inc"
#undef GAME
}
