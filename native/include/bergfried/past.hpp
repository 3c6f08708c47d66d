// The positions that a game went through, as far as they can still come up again.
#pragma once

#include <bergfried/kernel.hpp>

#include <algorithm>
#include <vector>

namespace bergfried {

template <Kernel G>
class Past {
  public:
    void add(const G& position) {
        if constexpr (G::repeats) keys_.push_back(position.key());
    }
    void drop() {
        if constexpr (G::repeats) keys_.pop_back();
    }
    void clear() { keys_.clear(); }

    // Whether `position`, not yet added, comes up for the third time at least.
    bool third_time(const G& position) const {
        if constexpr (!G::repeats) return false;
        const std::size_t window = std::min<std::size_t>(position.quiet(), keys_.size());
        if (window < 4) return false; // two moves of each side lie between equal positions
        const std::uint64_t key = position.key();
        return std::count(keys_.end() - static_cast<std::ptrdiff_t>(window), keys_.end(), key) >= 2;
    }

    // Whether `position`, not yet added, came up before.
    bool seen(const G& position) const {
        if constexpr (!G::repeats) return false;
        const std::size_t window = std::min<std::size_t>(position.quiet(), keys_.size());
        if (window < 4) return false;
        return std::find(keys_.end() - static_cast<std::ptrdiff_t>(window), keys_.end(), position.key()) != keys_.end();
    }

  private:
    std::vector<std::uint64_t> keys_;
};

} // namespace bergfried
