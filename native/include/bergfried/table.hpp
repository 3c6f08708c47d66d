// The transposition table: what earlier searches found out about a position. Shared by all threads, without locks.
#pragma once

#include <bergfried/kernel.hpp>

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdlib>
#include <memory>
#include <new>
#include <optional>
#include <type_traits>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace bergfried {

enum class Bound : std::uint8_t { none, upper, lower, exact }; // the true value is at most, at least, or just the score

struct Entry {
    MoveCode move;
    std::int16_t score;
    std::int8_t depth;
    Bound bound;
};

// Two words a slot, read and written without order between them. A reader may see halves of two writes; the key is
// stored XORed with the data, so a torn slot matches no key and is taken for empty.
class Table {
public:
    explicit Table(std::size_t megabytes) : Table(megabytes << 20, first_used) {}

    // For a search of that many nodes that no other shares.
    static std::unique_ptr<Table> for_nodes(std::uint64_t nodes, std::size_t most_megabytes) {
        constexpr std::uint64_t least = std::uint64_t{1} << 16, most = std::uint64_t{1} << 40;
        const std::uint64_t wanted = std::bit_ceil(std::clamp(nodes * sizeof(Slot), least, most));
        return std::unique_ptr<Table>(new Table(std::min<std::uint64_t>(wanted, most_megabytes << 20), most));
    }

    void clear() {
        for (std::size_t i = 0; i < used_; ++i) {
            slots_[i].check.store(0, std::memory_order_relaxed);
            slots_[i].data.store(0, std::memory_order_relaxed);
        }
        age_ = 0;
    }

    // A new search begins: what older ones stored gives way first.
    void next_age() { age_.store((age_.load(std::memory_order_relaxed) + 1) & 31, std::memory_order_relaxed); }

    // A search has come to so many nodes: the longer it takes, the more of the table is used. What then lies elsewhere
    // is forgotten, which is soon made good.
    void make_room(std::uint64_t nodes) {
        const std::size_t used = used_.load(std::memory_order_relaxed);
        if (used < count_ && nodes > used * nodes_of_slot)
            used_.store(std::min(4 * used, count_), std::memory_order_relaxed);
    }

    std::optional<Entry> find(std::uint64_t key) const {
        const Slot* slots = at(key);
        for (std::size_t i = 0; i < bucket; ++i) {
            const std::uint64_t data = slots[i].data.load(std::memory_order_relaxed);
            if (data != 0 && (slots[i].check.load(std::memory_order_relaxed) ^ data) == key)
                return unpack(data);
        }
        return std::nullopt;
    }

    void store(std::uint64_t key, const Entry& entry) {
        Slot* slots = at(key);
        const std::uint32_t age = age_.load(std::memory_order_relaxed);
        Slot* worst = slots;
        int least = 1 << 20;
        for (std::size_t i = 0; i < bucket; ++i) {
            const std::uint64_t data = slots[i].data.load(std::memory_order_relaxed);
            if (data == 0 || (slots[i].check.load(std::memory_order_relaxed) ^ data) == key) {
                worst = &slots[i];
                break;
            }
            const int worth = unpack(data).depth - 8 * static_cast<int>((age - age_of(data)) & 31);
            if (worth < least)
                least = worth, worst = &slots[i];
        }
        const std::uint64_t data = pack(entry, age);
        worst->check.store(key ^ data, std::memory_order_relaxed);
        worst->data.store(data, std::memory_order_relaxed);
    }

    void prefetch(std::uint64_t key) const {
#if defined(__GNUC__)
        __builtin_prefetch(at(key));
#else
        (void)key;
#endif
    }

private:
    static constexpr std::size_t bucket = 4;                // slots of one cache line
    static constexpr std::uint64_t first_used = 4ull << 20; // bytes
    static constexpr std::uint64_t nodes_of_slot = 2;       // before there should be more slots
    struct Slot {
        std::atomic<std::uint64_t> check{0};
        std::atomic<std::uint64_t> data{0};
    };

    static_assert(std::is_trivially_destructible_v<Slot> && std::atomic<std::uint64_t>::is_always_lock_free);
    struct Free {
        void* room;
        void operator()(Slot*) const { std::free(room); }
    };
    using Room = std::unique_ptr<Slot[], Free>;

    Table(std::uint64_t bytes, std::uint64_t used)
        : count_(std::bit_floor(std::max<std::size_t>(bytes / sizeof(Slot), 2 * bucket))), slots_(room(count_)),
          used_(std::min<std::size_t>(count_, used / sizeof(Slot))) {}

    // Zeroed by the system, page by page when first used, which for a large table may take longer than a quick move
    // shall: hence `make_room`. All bits zero is an empty slot. Aligned to large pages, and asked to lie in them: with
    // small ones nearly every look at a large table would also be one at the page tables.
    static Room room(std::size_t count) {
        constexpr std::size_t large_page = std::size_t{2} << 20, cache_line = bucket * sizeof(Slot);
        const std::size_t bytes = count * sizeof(Slot);
        const std::size_t alignment = bytes >= large_page ? large_page : cache_line;
        std::size_t size = bytes + alignment;
        void* const all = std::calloc(size, 1);
        if (!all)
            throw std::bad_alloc();
        void* begin = all;
        std::align(alignment, bytes, begin, size);
#if defined(__linux__)
        madvise(begin, bytes, MADV_HUGEPAGE); // a wish: refusing it changes nothing but speed
#endif
        return {static_cast<Slot*>(begin), Free{all}};
    }

    // move 32 bits, score 16, depth 8, bound 2, age 5, and a bit that tells a slot in use from an empty one.
    static std::uint64_t pack(const Entry& entry, std::uint32_t age) {
        return std::uint64_t{entry.move} | std::uint64_t{static_cast<std::uint16_t>(entry.score)} << 32 |
               std::uint64_t{static_cast<std::uint8_t>(entry.depth)} << 48 |
               std::uint64_t{static_cast<std::uint8_t>(entry.bound)} << 56 | std::uint64_t{age} << 58 |
               std::uint64_t{1} << 63;
    }
    static Entry unpack(std::uint64_t data) {
        return {static_cast<MoveCode>(data), static_cast<std::int16_t>(data >> 32),
                static_cast<std::int8_t>(data >> 48), static_cast<Bound>(data >> 56 & 3)};
    }
    static std::uint32_t age_of(std::uint64_t data) { return static_cast<std::uint32_t>(data >> 58) & 31; }

    Slot* at(std::uint64_t key) const {
        return &slots_[key & (used_.load(std::memory_order_relaxed) - 1) & ~(bucket - 1)];
    }

    std::size_t count_; // a power of two
    Room slots_;
    std::atomic<std::size_t> used_; // of them, a power of two; never fewer than before
    std::atomic<std::uint32_t> age_{0};
};

} // namespace bergfried
