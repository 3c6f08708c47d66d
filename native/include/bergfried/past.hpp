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
        if constexpr (G::repeats) {
            keys_.push_back(position.key());
            ++like_[bucket(position.key())];
        }
    }
    void drop() {
        if constexpr (G::repeats) {
            --like_[bucket(keys_.back())];
            keys_.pop_back();
        }
    }
    void shorten(std::size_t size) {
        while (keys_.size() > size)
            drop();
    }
    void clear() { shorten(0); }
    std::size_t size() const { return keys_.size(); }

    // Whether `position`, not yet added, comes up for the third time at least.
    bool third_time(const G& position) const {
        if constexpr (G::repeats) {
            const std::size_t window = std::min<std::size_t>(position.quiet(), keys_.size());
            if (window < 4)
                return false; // two moves of each side lie between equal positions
            const std::uint64_t key = position.key();
            if (like_[bucket(key)] < 2)
                return false; // so it is nearly always, and the search is spared
            return std::count(keys_.end() - static_cast<std::ptrdiff_t>(window), keys_.end(), key) >= 2;
        }
        return false;
    }

    // Whether `position`, not yet added, came up twice before, or once from number `since` on: players that repeat a
    // position within a search will do so again.
    bool repeats(const G& position, std::size_t since) const {
        if constexpr (G::repeats) {
            const std::size_t window = std::min<std::size_t>(position.quiet(), keys_.size());
            if (window < 4)
                return false;
            const std::uint64_t key = position.key();
            if (like_[bucket(key)] == 0)
                return false;
            int times = 0;
            for (std::size_t i = keys_.size(); i-- > keys_.size() - window;)
                if (keys_[i] == key && (i >= since || ++times == 2))
                    return true;
        }
        return false;
    }

    // A number that differs between pasts in which different positions came up twice: a third time ends the game there,
    // and what was found out about their neighbourhood no longer holds.
    std::uint64_t twice(const G& position) const {
        std::uint64_t found = 0;
        if constexpr (G::repeats) {
            const std::size_t window = std::min<std::size_t>(position.quiet(), keys_.size());
            const auto begin = keys_.end() - static_cast<std::ptrdiff_t>(window);
            for (auto key = begin; key != keys_.end(); ++key)
                if (std::count(begin, key, *key) == 1)
                    found ^= scramble(*key);
        }
        return found;
    }

private:
    static constexpr std::size_t buckets = G::repeats ? 1024 : 0;
    static std::size_t bucket(std::uint64_t key) { return key % buckets; }

    std::vector<std::uint64_t> keys_;
    std::array<std::uint16_t, buckets> like_{}; // how many keys fall into each bucket
};

} // namespace bergfried
