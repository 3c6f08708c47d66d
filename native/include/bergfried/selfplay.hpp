// Games of a search against itself, and what a network can learn from them.
#pragma once

#include <bergfried/graph.hpp>
#include <bergfried/mcts.hpp>

#include <algorithm>

namespace bergfried {

struct Schooling {
    std::uint32_t simulations = 256; // for a move from which something is learnt
    std::uint32_t quick = 48;        // for the others, which only lead the game on
    double studied = 0.25;           // the share of moves from which something is learnt
    double stirred = 0.25;           // how much chance is mixed into those moves, so that the unlikely is tried, too
    std::uint32_t opening = 6;       // up to so many random moves at first
    std::uint32_t lively = 12;       // plies in which moves are drawn by their votes; later mostly the best is played
};

// Positions as a network sees them, with the answers: one list of numbers after the other.
struct Lessons {
    std::vector<std::uint16_t> inputs_of; // how many inputs each position has
    std::vector<std::uint16_t> inputs;
    std::vector<float> amounts;
    std::vector<std::uint16_t> outputs_of; // how many outputs
    std::vector<std::uint16_t> outputs;
    std::vector<float> shares;   // of the votes
    std::vector<float> expected; // the chance that the search gave the side to move
    std::vector<float> result;   // what came of it: 1 won, 0.5 drawn, 0 lost

    std::size_t size() const { return result.size(); }

    void append(const Lessons& more) {
        const auto add = [](auto& to, const auto& from) { to.insert(to.end(), from.begin(), from.end()); };
        add(inputs_of, more.inputs_of);
        add(inputs, more.inputs);
        add(amounts, more.amounts);
        add(outputs_of, more.outputs_of);
        add(outputs, more.outputs);
        add(shares, more.shares);
        add(expected, more.expected);
        add(result, more.result);
    }
};

// One game from `start`, with a network or, while there is none, the judgement.
template <Seen G>
class SelfPlay {
public:
    SelfPlay(const Schooling& schooling, HeldNet<G> net, std::uint64_t seed)
        : schooling_(schooling), net_(std::move(net)), dice_(seed) {}

    Lessons play(G position) {
        lessons_ = {};
        std::vector<Side> sides;
        Past<G> past;
        typename G::Moves moves;
        const std::uint32_t opening = dice_.below(schooling_.opening + 1);
        Result over = Result::none;
        for (std::uint32_t ply = 0;; ++ply) {
            moves.clear();
            if (position.result() == Result::none)
                position.legal_moves(moves);
            over = outcome(position, past, !moves.empty());
            if (over != Result::none || ply > tuned::longest)
                break;
            MoveCode move;
            if (ply < opening) {
                move = moves[dice_.below(static_cast<std::uint32_t>(moves.size()))];
            } else if (moves.size() == 1) {
                move = moves[0];
            } else {
                const bool lively = ply < opening + schooling_.lively, studied = chance() < schooling_.studied;
                const std::uint64_t seed = dice_.next();
                move = net_ ? choose(position, Graph<G>(position, past, 0, seed, net_), studied, lively)
                            : choose(position, Tree<G>(position, past, 0, seed, true), studied, lively);
                if (studied)
                    sides.push_back(position.side());
            }
            past.add(position);
            position.play(move);
        }
        for (const Side side : sides)
            lessons_.result.push_back(over == win(side) ? 1.0f : over == win(other(side)) ? 0.0f : 0.5f);
        return std::move(lessons_);
    }

private:
    double chance() { return static_cast<double>(dice_.next() >> 11) * 0x1p-53; }

    template <class Tree>
    MoveCode choose(const G& position, Tree tree, bool studied, bool lively) {
        if (studied)
            tree.stir(schooling_.stirred);
        for (std::uint32_t n = studied ? schooling_.simulations : schooling_.quick; n > 0 && !tree.settled(); --n)
            tree.simulate();
        const auto choices = tree.choices();
        const std::vector<double> votes = votes_of(choices);
        if (studied)
            note(position, choices, votes, tree.chance_of_root());
        return choices[draw(votes, lively)].move;
    }

    // The share of each root move; of what is settled, the moves that lead there share all.
    static std::vector<double> votes_of(const std::vector<Choice>& choices) {
        const auto best = std::max_element(choices.begin(), choices.end(),
                                           [](const auto& a, const auto& b) { return a.score < b.score; });
        std::vector<double> votes;
        double all = 0;
        for (const auto& choice : choices) {
            const bool lost = choice.score < 0 && best->score >= 0;
            const double vote = best->score > 0 ? choice.score == best->score : lost ? 0.0 : double(choice.visits);
            votes.push_back(vote);
            all += vote;
        }
        for (double& vote : votes)
            vote = all > 0 ? vote / all : 1.0 / static_cast<double>(votes.size());
        return votes;
    }

    void note(const G& position, const std::vector<Choice>& choices, const std::vector<double>& votes,
              double expected) {
        const int symmetry = static_cast<int>(dice_.below(static_cast<std::uint32_t>(Net<G>::shape.symmetries)));
        const std::size_t before = lessons_.inputs.size();
        see(position, symmetry, [&](int input, float much) {
            lessons_.inputs.push_back(static_cast<std::uint16_t>(input));
            lessons_.amounts.push_back(much);
        });
        lessons_.inputs_of.push_back(static_cast<std::uint16_t>(lessons_.inputs.size() - before));
        for (std::size_t i = 0; i < choices.size(); ++i) {
            lessons_.outputs.push_back(static_cast<std::uint16_t>(output_of(position, choices[i].move, symmetry)));
            lessons_.shares.push_back(static_cast<float>(votes[i]));
        }
        lessons_.outputs_of.push_back(static_cast<std::uint16_t>(choices.size()));
        lessons_.expected.push_back(static_cast<float>(expected));
    }

    std::size_t draw(std::vector<double> votes, bool lively) {
        double all = 0;
        for (double& vote : votes)
            all += vote = lively ? vote : vote * vote * vote * vote;
        double left = chance() * all;
        std::size_t i = 0;
        while (i + 1 < votes.size() && (left -= votes[i]) >= 0)
            ++i;
        return i;
    }

    Schooling schooling_;
    HeldNet<G> net_;
    Dice dice_;
    Lessons lessons_;
};

} // namespace bergfried
