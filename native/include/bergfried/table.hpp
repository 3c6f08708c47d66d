// The transposition table: what earlier searches found out about a position. Shared by all threads, without locks.
#pragma once

#include <bergfried/kernel.hpp>

#include <atomic>
#include <bit>
#include <memory>
#include <optional>

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
    explicit Table(std::size_t megabytes) { resize(megabytes); }

    void resize(std::size_t megabytes) {
        const std::size_t wanted = (megabytes << 20) / sizeof(Slot);
        count_ = std::bit_floor(wanted < 2 * bucket ? 2 * bucket : wanted);
        slots_ = std::make_unique<Slot[]>(count_);
    }

    void clear() {
        for (std::size_t i = 0; i < count_; ++i) {
            slots_[i].check.store(0, std::memory_order_relaxed);
            slots_[i].data.store(0, std::memory_order_relaxed);
        }
        age_ = 0;
    }

    // A new search begins: what older ones stored gives way first.
    void next_age() { age_.store((age_.load(std::memory_order_relaxed) + 1) & 31, std::memory_order_relaxed); }

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
    static constexpr std::size_t bucket = 4; // slots of one cache line
    struct Slot {
        std::atomic<std::uint64_t> check{0};
        std::atomic<std::uint64_t> data{0};
    };

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

    Slot* at(std::uint64_t key) const { return &slots_[key & (count_ - 1) & ~(bucket - 1)]; }

    std::unique_ptr<Slot[]> slots_;
    std::size_t count_ = 0;
    std::atomic<std::uint32_t> age_ = 0;
};

} // namespace bergfried
