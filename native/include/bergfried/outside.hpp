// Long work for a Python caller: outside the interpreter's lock, and Ctrl-C ends it.
#pragma once

#include <bergfried/parallel.hpp>

#include <nanobind/nanobind.h>

namespace bergfried {

namespace nb = nanobind;

// Whether a signal's handler has raised, as Ctrl-C's does.
inline bool signalled() {
    const nb::gil_scoped_acquire with_lock;
    return PyErr_CheckSignals() != 0;
}

// Long work outside the interpreter's lock, that Ctrl-C ends at once.
template <class Work>
auto outside_lock(Work work) {
    try {
        const nb::gil_scoped_release without_lock;
        return work();
    } catch (const Interrupted&) {
        throw nb::python_error(); // what the signal's handler raised
    }
}

} // namespace bergfried
