// Games of a search against itself, and what a network can learn from them.
#pragma once

#include <bergfried/graph.hpp>
#include <bergfried/mcts.hpp>

#include <algorithm>
#include <optional>

namespace bergfried {

struct Schooling {
    std::uint32_t simulations = 600; // for a move from which something is learnt
    std::uint32_t quick = 150;       // for the others, which only lead the game on
    double studied = 0.25;           // the share of moves from which something is learnt
    double stirred = 0.25;           // how much chance is mixed into those moves, so that the unlikely is tried, too
    float even = 0.1f;               // how much of all promises in their searches is shared out evenly
    std::uint32_t beside = 3;        // positions of such a move's search from which something is learnt, too,
    std::uint32_t known = 50;        // if they were visited so often
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
    std::vector<float> shares;   // of the visits that each deserves
    std::vector<float> expected; // the chance that the search gave the side to move
    std::vector<float> result;   // what came of it: 1 won, 0.5 drawn, 0 lost; if it was not played, what was expected

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
        sides_.clear();
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
                move = net_ ? choose(position, Graph<G>(position, past, room, seed, net_), studied, lively)
                            : choose(position, Tree<G>(position, past, room, seed, true), studied, lively);
            }
            past.add(position);
            position.play(move);
        }
        for (std::size_t i = 0; i < sides_.size(); ++i)
            lessons_.result.push_back(!sides_[i]                       ? lessons_.expected[i]
                                      : over == win(*sides_[i])        ? 1.0f
                                      : over == win(other(*sides_[i])) ? 0.0f
                                                                       : 0.5f);
        return std::move(lessons_);
    }

private:
    static constexpr std::size_t room = 1 << 26; // bytes for a search; what does not fit is judged and not looked into

    double chance() { return static_cast<double>(dice_.next() >> 11) * 0x1p-53; }

    template <class Tree>
    MoveCode choose(const G& position, Tree tree, bool studied, bool lively) {
        if constexpr (requires { tree.share_evenly(0.0f); })
            tree.share_evenly(studied ? schooling_.even : 0.0f);
        const std::vector<Promise> promises = studied ? tree.stir(schooling_.stirred) : std::vector<Promise>{};
        for (std::uint32_t n = studied ? schooling_.simulations : schooling_.quick; n > 0 && !tree.settled(); --n)
            tree.simulate();
        const auto choices = tree.choices();
        const std::vector<double> votes = votes_of(choices);
        if (studied) {
            note(position, choices, promises);
            sides_.push_back(position.side());
            if constexpr (requires { tree.each_known(0u, [](const G&, const auto&, const auto&) {}); })
                note_beside(tree);
        }
        return choices[draw(votes, lively)].move;
    }

    // Of a move that was never visited nothing is known, or else that it draws.
    static double mean_of(const Choice& choice) {
        return choice.visits ? choice.sum / static_cast<double>(choice.visits) : 0.5;
    }

    // The share of each root move. Moves that win share all; what is worse than something that is certain gets nothing.
    static std::vector<double> votes_of(const std::vector<Choice>& choices) {
        const auto best = std::max_element(choices.begin(), choices.end(),
                                           [](const auto& a, const auto& b) { return a.score < b.score; });
        const bool safe = std::ranges::any_of(choices, &Choice::safe);
        std::vector<double> votes;
        double all = 0;
        for (const auto& choice : choices) {
            const bool lost = choice.score < 0 && best->score >= 0,
                       doubtful = safe && !choice.safe && mean_of(choice) <= 0.5;
            const double vote = best->score > 0    ? choice.score == best->score
                                : lost || doubtful ? 0.0
                                                   : double(choice.visits) + choice.safe;
            votes.push_back(vote);
            all += vote;
        }
        for (double& vote : votes)
            vote = all > 0 ? vote / all : 1.0 / static_cast<double>(votes.size());
        return votes;
    }

    // The chance after the move with the most votes: what all visits came to is less, for they tried other moves, too.
    static double chance_of_best(const std::vector<Choice>& choices, const std::vector<double>& votes) {
        const Choice& best = choices[static_cast<std::size_t>(std::ranges::max_element(votes) - votes.begin())];
        return best.score != 0 ? best.score > 0 : mean_of(best);
    }

    // The shares to which the visits would tend for the values that were found and promises without chance in them
    // (Grill et al., 2020): what was tried by chance alone shall not be learnt.
    static std::vector<double> deserved(const std::vector<Choice>& choices, const std::vector<Promise>& promises,
                                        const std::vector<double>& votes) {
        double visits = 0, sum = 0;
        for (const Choice& choice : choices) {
            if (choice.score > 0)
                return votes;
            visits += choice.score == 0 ? static_cast<double>(choice.visits) : 0;
            sum += choice.score == 0 ? choice.sum : 0;
        }
        if (visits == 0)
            return votes;
        const double weight = tuned::net_exploration / std::sqrt(visits);
        std::vector<double> values, weights;
        double low = 0;
        for (const Choice& choice : choices) {
            const auto of_move = std::ranges::find(promises, choice.move, &Promise::move);
            const bool lost = choice.score < 0;
            weights.push_back(lost || of_move == promises.end() ? 0 : weight * of_move->promise);
            values.push_back(choice.visits || choice.safe ? mean_of(choice) : sum / visits - tuned::unseen);
            if (!lost)
                low = std::max(low, values.back() + weights.back());
        }
        std::vector<double> shares(choices.size());
        const auto sum_for = [&](double level) {
            double all = 0;
            for (std::size_t i = 0; i < shares.size(); ++i)
                all += shares[i] = weights[i] > 0 ? weights[i] / std::max(level - values[i], 1e-9) : 0;
            return all;
        };
        double high = low + 1;
        for (int i = 0; i < 40; ++i) {
            const double middle = (low + high) / 2;
            (sum_for(middle) > 1 ? low : high) = middle;
        }
        const double all = sum_for(high);
        for (double& share : shares)
            share /= all;
        return shares;
    }

    void note(const G& position, const std::vector<Choice>& choices, const std::vector<Promise>& promises) {
        const std::vector<double> votes = votes_of(choices), shares = deserved(choices, promises, votes);
        const int symmetry = static_cast<int>(dice_.below(static_cast<std::uint32_t>(Net<G>::shape.symmetries)));
        const std::size_t before = lessons_.inputs.size();
        see(position, symmetry, [&](int input, float much) {
            lessons_.inputs.push_back(static_cast<std::uint16_t>(input));
            lessons_.amounts.push_back(much);
        });
        lessons_.inputs_of.push_back(static_cast<std::uint16_t>(lessons_.inputs.size() - before));
        for (std::size_t i = 0; i < choices.size(); ++i) {
            lessons_.outputs.push_back(static_cast<std::uint16_t>(output_of(position, choices[i].move, symmetry)));
            lessons_.shares.push_back(static_cast<float>(shares[i]));
        }
        lessons_.outputs_of.push_back(static_cast<std::uint16_t>(choices.size()));
        lessons_.expected.push_back(static_cast<float>(chance_of_best(choices, votes)));
    }

    // Some of the positions that the search looked into: most of what a network is asked about never comes up in a
    // game, because it follows a bad move.
    template <class Tree>
    void note_beside(const Tree& tree) {
        struct Known {
            G position;
            std::vector<Choice> choices;
            std::vector<Promise> promises;
        };
        std::vector<Known> drawn;
        std::uint32_t count = 0;
        tree.each_known(schooling_.known, [&](const G& position, auto choices, auto promises) {
            ++count; // each of them is drawn with the same chance
            if (drawn.size() < schooling_.beside)
                drawn.push_back({position, std::move(choices), std::move(promises)});
            else if (const std::uint32_t place = dice_.below(count); place < drawn.size())
                drawn[place] = {position, std::move(choices), std::move(promises)};
        });
        for (const Known& one : drawn) {
            note(one.position, one.choices, one.promises);
            sides_.push_back(std::nullopt);
        }
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
    std::vector<std::optional<Side>> sides_; // to move in each lesson; none where the game did not come by
};

} // namespace bergfried
