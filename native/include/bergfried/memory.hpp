// What a player remembers from one move to the next.
#pragma once

#include <bergfried/graph.hpp>

#include <any>
#include <memory>
#include <mutex>

namespace bergfried {

template <Seen G>
using Graphs = std::vector<std::unique_ptr<Graph<G>>>;

// What a player's last search found out, for its next one: where the game goes on as it was expected to, much of it is
// still true.
class Memory {
public:
    // The graphs that know the position; from now on they begin there. `options` is a number that differs between
    // options of the game, under which equal positions are not the same.
    template <Seen G>
    Graphs<G> take(const G& position, std::uint64_t options, const HeldNet<G>& net) {
        Graphs<G> taken;
        {
            const std::lock_guard guard(lock_);
            if (const auto* graphs = std::any_cast<std::shared_ptr<Graphs<G>>>(&graphs_); graphs && options == options_)
                taken.swap(**graphs);
            graphs_.reset();
        }
        std::erase_if(taken, [&](const auto& graph) { return graph->net() != net || !graph->go_on(position); });
        return taken;
    }
    // Graphs of more than `most` bytes are forgotten, so that players who do not think hold little memory.
    template <Seen G>
    void keep(Graphs<G> graphs, std::uint64_t options, std::size_t most) {
        std::erase_if(graphs, [&](const auto& graph) { return graph->bytes() > most; });
        const std::lock_guard guard(lock_);
        graphs_ = std::make_shared<Graphs<G>>(std::move(graphs));
        options_ = options;
    }

private:
    std::mutex lock_;
    std::any graphs_; // a shared pointer to those of some game
    std::uint64_t options_ = 0;
};

} // namespace bergfried
