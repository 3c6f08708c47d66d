// Positions as bytes, as Python hands them over.
#pragma once

#include <bergfried/kernel.hpp>

#include <nanobind/nanobind.h>

#include <array>

namespace bergfried {

namespace nb = nanobind;

template <Kernel G>
G unpacked(const nb::bytes& bytes) {
    return G::unpack({static_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
}

template <Kernel G>
nb::bytes packed(const G& position) {
    std::array<std::uint8_t, G::bytes> bytes;
    position.pack(bytes);
    return nb::bytes(bytes.data(), bytes.size());
}

} // namespace bergfried
