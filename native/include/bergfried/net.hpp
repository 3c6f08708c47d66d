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
        each([&](float& number) {
            number = std::bit_cast<float>(word(at, 2) << 16);
            at += 2;
            if (!std::isfinite(number))
                throw std::invalid_argument("a number of the network is not finite");
        });
    }

    // The chance of the side to move, 0 to 1. The neurons of the first layer are left in `first`.
    float chance(const G& position, Neurons& first) const {
        first = first_bias_;
        see(position, 0, [&](int input, float much) {
            const Neurons& weights = first_[static_cast<std::size_t>(input)];
            for (std::size_t i = 0; i < wide; ++i)
                first[i] += much * weights[i];
        });
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
        std::array<float, lanes> sums{};
        for (std::size_t i = 0; i < wide; i += lanes)
            for (std::size_t j = 0; j < lanes; ++j)
                sums[j] += first[i + j] * moves_[at][i + j];
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
        each([&](float&) { ++count; });
        return count;
    }

    // Every number, in the order of the file.
    template <class Visit>
    void each(Visit visit) {
        const auto all = [&](auto& numbers) {
            for (float& number : numbers)
                visit(number);
        };
        all(first_bias_);
        for (Neurons& row : first_)
            all(row);
        all(second_bias_);
        for (auto& row : second_)
            all(row);
        all(last_);
        visit(last_bias_);
        all(moves_bias_);
        for (Neurons& row : moves_)
            all(row);
    }

    Neurons first_bias_{};
    std::vector<Neurons> first_; // by input
    std::array<float, narrow> second_bias_{};
    std::array<std::array<float, narrow>, wide> second_{};
    std::array<float, narrow> last_{};
    float last_bias_ = 0;
    std::vector<Neurons> moves_; // by output
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
