// A small network that has learnt from games against itself who wins and which moves are worth a look.
//
// What it sees of a position is the game's own: inputs.hpp in its folder. The network is three layers, the same for all
// games: inputs, as many neurons as the game wants, then on the one hand a number for each output (a move), on the
// other a few more neurons and the chance to win. Its numbers are learnt by bergfried.training and read from net.bin
// beside the kernel.
#pragma once

#include <bergfried/kernel.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <memory>
#include <mutex>
#include <string>
#include <type_traits>
#include <vector>

namespace bergfried {

struct Sight {
    int inputs;     // numbers that describe a position, most of them 0
    int outputs;    // kinds of moves
    int symmetries; // ways to turn or mirror the board, 0 being to leave it as it is
    int neurons;    // of the first layer, a multiple of 128
};

// A game's inputs.hpp offers, in its namespace, all as seen by the side to move (only in games that never repeat a
// position, for it has to tell all that matters):
//     constexpr Sight sight(std::type_identity<Position>)
//     void see(position, symmetry, add)             calls add(input, how much) for each input that is not 0
//     int output_of(position, move, symmetry)       of a legal move; moves of a position may share one
template <class G>
concept Seen = Kernel<G> && requires(const G& c, MoveCode m, void (*add)(int, float)) {
    { sight(std::type_identity<G>{}) } -> std::same_as<Sight>;
    see(c, 0, add);
    { output_of(c, m, 0) } -> std::same_as<int>;
};

// Numbers as the file has them, the upper 16 bits of floats, two in a word: number i and the one half a row farther on.
// Rows of half the size come twice as fast from memory, and to make a float again takes one instruction.
template <std::size_t Size>
class alignas(64) Row {
public:
    static constexpr std::size_t half = Size / 2;

    void set(std::size_t i, float number) {
        const auto bits = std::bit_cast<std::uint32_t>(number);
        std::uint32_t& word = words_[i % half];
        word = i < half ? (word & upper) | bits >> 16 : (word & ~upper) | (bits & upper);
    }
    float early(std::size_t i) const { return std::bit_cast<float>(words_[i] << 16); }  // number i
    float late(std::size_t i) const { return std::bit_cast<float>(words_[i] & upper); } // number half + i

private:
    static constexpr std::uint32_t upper = 0xffff0000;
    std::array<std::uint32_t, half> words_{};
};

// Numbers that a processor adds side by side: as many as fit into one of its registers.
#if defined(__AVX512BW__)
constexpr std::size_t register_bytes = 64;
#elif defined(__AVX2__)
constexpr std::size_t register_bytes = 32;
#else
constexpr std::size_t register_bytes = 16;
#endif
using Floats = float __attribute__((vector_size(register_bytes)));
using Wholes = std::uint16_t __attribute__((vector_size(register_bytes)));
using FewWholes = std::int16_t __attribute__((vector_size(register_bytes / 2))); // as many as there are floats
using Integers = std::int32_t __attribute__((vector_size(register_bytes)));
constexpr std::size_t in_floats = register_bytes / sizeof(float), in_wholes = 2 * in_floats;

template <class Lanes, class Number>
Lanes lanes(const Number* from) {
    Lanes read;
    std::memcpy(&read, from, sizeof(Lanes));
    return read;
}

template <Seen G>
class Net {
public:
    static constexpr Sight shape = sight(std::type_identity<G>{});
    static constexpr std::size_t wide = static_cast<std::size_t>(shape.neurons); // neurons of the first layer
    static constexpr std::size_t narrow = 32;                                    // of the second, before the chance
    struct alignas(64) Neurons : std::array<float, wide> {};

    // The first layer is kept in whole numbers, so many to 1: half as much to read as floats would be, and the same
    // sums on every machine. Neurons of the networks so far stay between -15 and 8; there is room for twice as much.
    static constexpr std::uint32_t whole = 1024;

    // From the bytes of net.bin: four 32-bit numbers (inputs, outputs, wide, whole), then each number in 16 bits: a
    // whole one in the first layer, otherwise the upper half of a float; games do not feel what is lost.
    explicit Net(std::span<const std::uint8_t> bytes) : Net() {
        constexpr std::array<std::uint32_t, 4> header{static_cast<std::uint32_t>(shape.inputs),
                                                      static_cast<std::uint32_t>(shape.outputs), wide, whole};
        const auto word = [&](std::size_t at, std::size_t size) {
            std::uint32_t read = 0;
            for (std::size_t i = 0; i < size; ++i)
                read |= std::uint32_t{bytes[at + i]} << 8 * i;
            return read;
        };
        bool fits = bytes.size() == sizeof(header) + 2 * size();
        for (std::size_t i = 0; fits && i < header.size(); ++i)
            fits = word(4 * i, 4) == header[i];
        if (!fits)
            throw std::invalid_argument("this is not a network for " + std::string(G::slug) + ": it should have " +
                                        std::to_string(sizeof(header) + 2 * size()) +
                                        " bytes and begin with its shape");
        std::size_t at = sizeof(header);
        fill([&] {
            const std::uint32_t bits = word(at, 2);
            at += 2;
            return bits;
        });
    }

    // The chance of the side to move, 0 to 1. The neurons of the first layer are left in `first`.
    float chance(const G& position, Neurons& first) const {
        Inputs inputs;
        see(position, 0, [&](int input, float much) { inputs.push(static_cast<std::uint32_t>(input), much); });
        ask_first(inputs, first);
        // Sums in two halves, which need not wait for each other; in the same order everywhere.
        constexpr std::size_t parts = narrow / in_floats;
        std::array<Floats, parts> even{}, odd{};
        for (std::size_t part = 0; part < parts; ++part)
            even[part] = lanes<Floats>(&second_bias_[part * in_floats]);
        for (std::size_t i = 0; i < wide; i += 2)
            for (std::size_t part = 0; part < parts; ++part) {
                even[part] += first[i] * lanes<Floats>(&second_[i][part * in_floats]);
                odd[part] += first[i + 1] * lanes<Floats>(&second_[i + 1][part * in_floats]);
            }
        std::array<float, narrow> second;
        for (std::size_t part = 0; part < parts; ++part) {
            const Floats both = even[part] + odd[part];
            std::memcpy(&second[part * in_floats], &both, sizeof(both));
        }
        float sum = last_bias_;
        for (std::size_t j = 0; j < narrow; ++j)
            sum += std::max(second[j], 0.0f) * last_[j];
        return 1 / (1 + std::exp(-sum));
    }

    // How promising an output is, as a logarithm; only differences mean something.
    float promise(const Neurons& first, int output) const {
        const auto at = static_cast<std::size_t>(output);
        constexpr std::size_t lanes = 16; // sums that a processor makes side by side, in the same order everywhere
        constexpr std::size_t half = wide / 2;
        std::array<float, lanes> sums{};
        for (std::size_t i = 0; i < half; i += lanes)
            for (std::size_t j = 0; j < lanes; ++j)
                sums[j] += first[i + j] * moves_[at].early(i + j);
        for (std::size_t i = 0; i < half; i += lanes)
            for (std::size_t j = 0; j < lanes; ++j)
                sums[j] += first[half + i + j] * moves_[at].late(i + j);
        float sum = moves_bias_[at];
        for (const float part : sums)
            sum += part;
        return sum;
    }

private:
    Net()
        : first_(static_cast<std::size_t>(shape.inputs)), moves_(static_cast<std::size_t>(shape.outputs)),
          moves_bias_(static_cast<std::size_t>(shape.outputs)) {}

    std::size_t size() {
        std::size_t count = 0;
        fill([&] {
            ++count;
            return 0u;
        });
        return count;
    }

    // Every number is the next one, in the order of the file.
    template <class Next>
    void fill(Next next) {
        const auto next_float = [&] {
            const auto number = std::bit_cast<float>(static_cast<std::uint32_t>(next() << 16));
            if (!std::isfinite(number))
                throw std::invalid_argument("a number of the network is not finite");
            return number;
        };
        const auto all = [&](auto& numbers) {
            for (float& number : numbers)
                number = next_float();
        };
        const auto all_wholes = [&](WholeRow& row) {
            for (std::uint16_t& number : row)
                number = static_cast<std::uint16_t>(next());
        };
        all_wholes(first_bias_);
        for (WholeRow& row : first_)
            all_wholes(row);
        all(second_bias_);
        for (auto& row : second_)
            all(row);
        all(last_);
        last_bias_ = next_float();
        all(moves_bias_);
        for (Row<wide>& row : moves_)
            for (std::size_t i = 0; i < wide; ++i)
                row.set(i, next_float());
    }

    // What is seen of a position. Most inputs are 1, and their rows are only added up.
    struct Amount {
        std::uint32_t input;
        float much;
    };
    class Inputs {
    public:
        void push(std::uint32_t input, float much) {
            assert(ones_count_ + amounts_count_ < ones_.size());
            if (much == 1.0f)
                ones_[ones_count_++] = input;
            else
                amounts_[amounts_count_++] = {input, much};
        }
        std::span<const std::uint32_t> ones() const { return {ones_.data(), ones_count_}; }
        std::span<const Amount> amounts() const { return {amounts_.data(), amounts_count_}; }

    private:
        // Room for every input; only the first ones are set.
        std::array<std::uint32_t, static_cast<std::size_t>(shape.inputs)> ones_;
        std::array<Amount, static_cast<std::size_t>(shape.inputs)> amounts_;
        std::size_t ones_count_ = 0, amounts_count_ = 0;
    };

    struct alignas(64) WholeRow : std::array<std::uint16_t, wide> {};

    void ask_first(const Inputs& inputs, Neurons& first) const {
        constexpr std::size_t parts = 4; // sums that are kept in registers
        static_assert(wide % (parts * in_wholes) == 0);
        for (std::size_t at = 0; at < wide; at += parts * in_wholes) {
            std::array<Wholes, parts> ones;
            for (std::size_t part = 0; part < parts; ++part)
                ones[part] = lanes<Wholes>(&first_bias_[at + part * in_wholes]);
            for (const std::uint32_t input : inputs.ones())
                for (std::size_t part = 0; part < parts; ++part)
                    ones[part] += lanes<Wholes>(&first_[input][at + part * in_wholes]);
            std::array<std::uint16_t, parts * in_wholes> sums;
            std::memcpy(sums.data(), ones.data(), sizeof(sums));
            std::array<Floats, 2 * parts> all;
            for (std::size_t part = 0; part < all.size(); ++part)
                all[part] = floats(&sums[part * in_floats]);
            for (const auto& [input, much] : inputs.amounts())
                for (std::size_t part = 0; part < all.size(); ++part)
                    all[part] += much * floats(&first_[input][at + part * in_floats]);
            std::memcpy(&first[at], all.data(), sizeof(all));
        }
        for (float& neuron : first)
            neuron = std::max(neuron * (1.0f / whole), 0.0f);
    }
    static Floats floats(const std::uint16_t* wholes) {
        return __builtin_convertvector(__builtin_convertvector(lanes<FewWholes>(wholes), Integers), Floats);
    }

    WholeRow first_bias_{};
    std::vector<WholeRow> first_; // by input
    alignas(64) std::array<float, narrow> second_bias_{};
    alignas(64) std::array<std::array<float, narrow>, wide> second_{};
    std::array<float, narrow> last_{};
    float last_bias_ = 0;
    std::vector<Row<wide>> moves_; // by output
    std::vector<float> moves_bias_;
};

// The network with which a game is played in this process, none until one is set. Searches that run keep theirs.
template <Seen G>
class SharedNet {
public:
    static std::shared_ptr<const Net<G>> held() {
        const std::lock_guard guard(lock());
        return net();
    }
    static void set(std::shared_ptr<const Net<G>> fresh) {
        const std::lock_guard guard(lock());
        net() = std::move(fresh);
    }

private:
    static std::mutex& lock() {
        static std::mutex lock;
        return lock;
    }
    static std::shared_ptr<const Net<G>>& net() {
        static std::shared_ptr<const Net<G>> net;
        return net;
    }
};

// Whatever the game: its network, or nothing where there is none or it has no inputs.
template <Kernel G>
auto shared_net() {
    if constexpr (Seen<G>)
        return SharedNet<G>::held();
    else
        return nullptr;
}
template <Kernel G>
using HeldNet = decltype(shared_net<G>());

} // namespace bergfried
