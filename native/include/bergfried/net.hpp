// A small network that has learnt from games against itself who wins and which moves are worth a look.
//
// What it sees of a position is the game's own: inputs.hpp in its folder. The network is three layers, the same for all
// games: inputs, `Net::wide` neurons, then on the one hand a number for each output (a move), on the other a few more
// neurons and the chance to win. Its numbers are learnt by bergfried.training and read from net.bin beside the kernel.
#pragma once

#include <bergfried/kernel.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
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
};

// A game's inputs.hpp offers, in its namespace, all as seen by the side to move:
//     constexpr Sight sight(std::type_identity<Position>)
//     void see(position, symmetry, add)             calls add(input, how much) for each input that is not 0
//     int output_of(position, move, symmetry)       of a legal move; moves of a position may share one
template <class G>
concept Seen = Kernel<G> && requires(const G& c, MoveCode m, void (*add)(int, float)) {
    { sight(std::type_identity<G>{}) } -> std::same_as<Sight>;
    see(c, 0, add);
    { output_of(c, m, 0) } -> std::same_as<int>;
};

// Numbers of a network as its file has them, the upper 16 bits of floats, two in a word: number i and the one half a
// row farther on. Rows of half the size come twice as fast from memory, and to make a float again takes one
// instruction.
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

template <Seen G>
class Net {
public:
    static constexpr Sight shape = sight(std::type_identity<G>{});
    static constexpr std::size_t wide = 128;  // neurons of the first layer
    static constexpr std::size_t narrow = 32; // of the second, before the chance
    using Neurons = std::array<float, wide>;

    // From the bytes of net.bin: three 32-bit numbers (inputs, outputs, wide), then the upper 16 bits of each number:
    // half the size, and games do not feel it.
    explicit Net(std::span<const std::uint8_t> bytes) : Net() {
        constexpr std::size_t header = 12;
        const auto word = [&](std::size_t at, std::size_t size) {
            std::uint32_t read = 0;
            for (std::size_t i = 0; i < size; ++i)
                read |= std::uint32_t{bytes[at + i]} << 8 * i;
            return read;
        };
        if (bytes.size() != header + 2 * size() || word(0, 4) != static_cast<std::uint32_t>(shape.inputs) ||
            word(4, 4) != static_cast<std::uint32_t>(shape.outputs) || word(8, 4) != wide)
            throw std::invalid_argument("this is not a network for " + std::string(G::slug) + ": it should have " +
                                        std::to_string(header + 2 * size()) + " bytes and begin with its shape");
        std::size_t at = header;
        fill([&] {
            const auto number = std::bit_cast<float>(word(at, 2) << 16);
            at += 2;
            if (!std::isfinite(number))
                throw std::invalid_argument("a number of the network is not finite");
            return number;
        });
    }

    // The chance of the side to move, 0 to 1. The neurons of the first layer are left in `first`.
    float chance(const G& position, Neurons& first) const {
        Inputs inputs;
        see(position, 0, [&](int input, float much) { inputs.push(input, much); });
        inputs.fill_up();
        first = first_bias_;
        for (const Input* input = inputs.begin(); input != inputs.end(); input += at_once)
            add_rows(input, first);
        for (float& neuron : first)
            neuron = std::max(neuron, 0.0f);
        std::array<float, narrow> second = second_bias_;
        for (std::size_t i = 0; i < wide; ++i)
            for (std::size_t j = 0; j < narrow; ++j)
                second[j] += first[i] * second_[i][j];
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
            return 0.0f;
        });
        return count;
    }

    // Every number is the next one, in the order of the file.
    template <class Next>
    void fill(Next next) {
        const auto all = [&](auto& numbers) {
            for (float& number : numbers)
                number = next();
        };
        const auto all_rows = [&](std::vector<Row<wide>>& rows) {
            for (Row<wide>& row : rows)
                for (std::size_t i = 0; i < wide; ++i)
                    row.set(i, next());
        };
        all(first_bias_);
        all_rows(first_);
        all(second_bias_);
        for (auto& row : second_)
            all(row);
        all(last_);
        last_bias_ = next();
        all(moves_bias_);
        all_rows(moves_);
    }

    // Rows that are added together, so that the sums are read and written once for all of them.
    static constexpr std::size_t at_once = 4;
    struct Input {
        std::uint32_t number;
        float much;
    };
    class Inputs {
    public:
        void push(int number, float much) {
            assert(count_ < all_.size());
            all_[count_++] = {static_cast<std::uint32_t>(number), much};
        }
        void fill_up() { // with some that change nothing
            while (count_ % at_once != 0)
                push(0, 0.0f);
        }
        const Input* begin() const { return all_.data(); }
        const Input* end() const { return all_.data() + count_; }

    private:
        // Room for every input; only the first count_ are set.
        std::array<Input, static_cast<std::size_t>(shape.inputs) + at_once - 1> all_;
        std::size_t count_ = 0;
    };

    void add_rows(const Input* inputs, Neurons& first) const {
        std::array<const Row<wide>*, at_once> rows;
        std::array<float, at_once> much;
        for (std::size_t k = 0; k < at_once; ++k) {
            rows[k] = &first_[inputs[k].number];
            much[k] = inputs[k].much;
        }
        constexpr std::size_t half = wide / 2;
        for (std::size_t i = 0; i < half; ++i) {
            float early = first[i], late = first[half + i];
            for (std::size_t k = 0; k < at_once; ++k) {
                early += much[k] * rows[k]->early(i);
                late += much[k] * rows[k]->late(i);
            }
            first[i] = early;
            first[half + i] = late;
        }
    }

    Neurons first_bias_{};
    std::vector<Row<wide>> first_; // by input
    std::array<float, narrow> second_bias_{};
    std::array<std::array<float, narrow>, wide> second_{};
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
