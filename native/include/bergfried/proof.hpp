// Proof search: who wins, by the rules alone. Depth-first proof-number search (df-pn).
//
// Asked is always one thing: can the prover reach a goal (a win, or at least a draw) against every defence? Whatever is
// unclear counts against the prover: a position that repeats, a line that grows too long. So a proof never rests on a
// repetition, it holds on every way to a position, and may be kept in a table (no graph-history trouble). Where
// positions cannot repeat, failures are kept as well: there the goal cannot be reached. Elsewhere they say nothing, and
// a draw takes two proofs: either side holds at least that.
#pragma once

#include <bergfried/limits.hpp>
#include <bergfried/past.hpp>

#include <atomic>

namespace bergfried {

// How hard it is to prove and to disprove: how many positions would have to be settled at least.
struct Effort {
    static constexpr std::uint32_t impossible = 1u << 30;
    std::uint32_t proof = 1, disproof = 1;

    bool settled() const { return proof == 0 || disproof == 0; }
};

template <Kernel G>
class Prover {
public:
    struct Goal {
        Side prover;
        bool draw_suffices;
    };

    Prover(const G& root, const Past<G>& past, const Goal& goal, std::size_t bytes, std::atomic<bool>& stop)
        : root_(root), path_(past), past_size_(past.size()), goal_(goal), stop_(stop), frames_(most_plies + 1),
          slots_(std::bit_floor(std::max<std::size_t>(bytes / sizeof(Slot), 1024))) {}

    // What is left to do after a search within the limits.
    Effort prove(const Limits& limits) {
        limits_ = limits;
        Effort effort = at_once(root_, 0);
        if (!effort.settled() && root_.result() == Result::none)
            effort = settle(root_, Effort::impossible, Effort::impossible, 0);
        return effort;
    }

    // After a proof: a line in which the prover is quick and the other side slow. Its length is no shortest distance.
    std::vector<MoveCode> line() {
        std::vector<MoveCode> moves;
        G position = root_;
        path_.shorten(past_size_);
        while (position.result() == Result::none && moves.size() < most_plies) {
            typename G::Moves legal;
            position.legal_moves(legal);
            MoveCode best = no_move;
            int plies = 0;
            for (const MoveCode move : legal) {
                G child = position;
                child.play(move);
                path_.add(position);
                const int left = proved_plies(child);
                path_.drop();
                const bool better = position.side() == goal_.prover ? left < plies : left > plies;
                if (left >= 0 && (best == no_move || better)) {
                    best = move;
                    plies = left;
                }
            }
            if (best == no_move)
                break; // the table has forgotten this part of the proof
            path_.add(position);
            position.play(best);
            moves.push_back(best);
        }
        path_.shorten(past_size_);
        return moves;
    }

    std::uint64_t nodes() const { return nodes_; }
    bool broken_off() const { return broken_; } // a limit was reached; otherwise all there is was seen

private:
    struct Child {
        MoveCode move;
        std::uint64_t key;
        Effort effort;
        std::int16_t plies; // to the end, once proved
        bool settled;       // the rules decide it; it is not in the table
    };
    struct Frame {
        std::vector<Child> children; // room is kept from use to use
    };
    struct Slot {
        std::uint64_t key = 0;
        Effort effort;
        std::int16_t plies = -1; // of a proof
    };

    // The key with all that a proof depends on: the no-progress count as well, where one runs.
    static std::uint64_t key_of(const G& position) {
        const std::uint32_t left = patience(position);
        return left == no_limit ? position.key() : position.key() ^ scramble(left);
    }

    // What the rules, or our caution, say without looking further.
    Effort at_once(const G& position, int ply) const {
        Result over = position.result();
        if (over == Result::none && position.count_moves() == 0)
            over = position.stuck();
        if (over != Result::none) {
            const bool reached = over == win(goal_.prover) || (over == Result::draw && goal_.draw_suffices);
            return reached ? Effort{0, Effort::impossible} : Effort{Effort::impossible, 0};
        }
        // A position that stands on the path already, or came up twice before.
        if (ply >= most_plies || path_.repeats(position, past_size_))
            return {Effort::impossible, 0};
        return {};
    }

    bool out_of_budget() {
        if (!broken_ && (nodes_ >= limits_.nodes || stop_.load(std::memory_order_relaxed)))
            broken_ = true;
        if (!broken_ && nodes_ >= next_look_) {
            next_look_ = nodes_ + 256; // reading the clock costs as much as a node
            broken_ = clock_.seconds() >= limits_.seconds;
        }
        return broken_;
    }

    // A child in which the side to move has many moves is as many times harder for the one who must answer all of them.
    std::vector<Child>& list_children(const G& position, int ply) {
        auto& children = frames_[static_cast<std::size_t>(ply)].children;
        children.clear();
        typename G::Moves moves;
        position.legal_moves(moves);
        for (const MoveCode move : moves) {
            G child = position;
            child.play(move);
            ++nodes_;
            Effort effort = at_once(child, ply + 1);
            const bool settled = effort.settled();
            if (!settled)
                (child.side() == goal_.prover ? effort.disproof : effort.proof) =
                    static_cast<std::uint32_t>(child.count_moves());
            children.push_back({move, key_of(child), effort, 0, settled});
        }
        return children;
    }

    Effort settle(const G& position, std::uint32_t most_proof, std::uint32_t most_disproof, int ply) {
        // 1. The children, once; what is known of them changes while we stay here.
        path_.add(position);
        auto& children = list_children(position, ply);
        const bool mine = position.side() == goal_.prover;
        Effort sum;
        while (true) {
            // 2. The prover needs one child, the other side must fail in all. As many ways lead to one position, "all"
            // is
            //    not their sum, which would count it again and again, but the hardest, and one for each of the others.
            std::size_t best = 0;
            std::uint32_t least = Effort::impossible, second = Effort::impossible, hardest = 0, others = 0;
            int shortest = most_plies, longest = 0;
            for (std::size_t i = 0; i < children.size(); ++i) {
                Child& child = children[i];
                if (!child.settled)
                    recall(child);
                const std::uint32_t easy = mine ? child.effort.proof : child.effort.disproof;
                const std::uint32_t hard = mine ? child.effort.disproof : child.effort.proof;
                others += hard != 0 && hardest != 0;
                hardest = std::max(hardest, hard);
                if (easy < least) {
                    second = least;
                    least = easy;
                    best = i;
                } else {
                    second = std::min(second, easy);
                }
                if (child.effort.proof == 0) {
                    shortest = std::min(shortest, child.plies + 1);
                    longest = std::max(longest, child.plies + 1);
                }
            }
            const std::uint32_t all = std::min(hardest + others, Effort::impossible);
            sum = mine ? Effort{least, all} : Effort{all, least};
            if (sum.proof == 0)
                remember(key_of(position), sum, mine ? shortest : longest);
            if (sum.proof >= most_proof || sum.disproof >= most_disproof || sum.settled() || out_of_budget())
                break;
            // 3. Into the child that promises most, until another promises more, by a quarter: else we would jump to
            // and
            //    fro between two and forget each time what we knew.
            const Child child = children[best];
            const std::uint32_t most_easy = std::min(mine ? most_proof : most_disproof, second + second / 4 + 1);
            const std::uint32_t most_hard = (mine ? most_disproof : most_proof) - others;
            G next = position;
            next.play(child.move);
            const Effort found =
                mine ? settle(next, most_easy, most_hard, ply + 1) : settle(next, most_hard, most_easy, ply + 1);
            // A failure that may rest on a repetition holds on this path alone; it is kept here and not in the table.
            Child& again = children[best];
            again.effort = found;
            if (found.disproof == 0)
                again.settled = true;
        }
        path_.drop();
        if (sum.proof != 0 && (sum.disproof != 0 || !G::repeats))
            remember(key_of(position), sum, -1);
        return sum;
    }

    void recall(Child& child) const {
        const Slot& slot = slots_[child.key & (slots_.size() - 1)];
        if (slot.key != child.key)
            return;
        child.effort = slot.effort;
        child.plies = slot.plies;
    }

    void remember(std::uint64_t key, const Effort& effort, int plies) {
        Slot& slot = slots_[key & (slots_.size() - 1)];
        if (slot.key != key && slot.plies >= 0 && plies < 0)
            return; // proofs are kept: the line is read from them
        slot = {key, effort, static_cast<std::int16_t>(plies)};
    }

    // Plies to the end of a proved position, -1 if none is known.
    int proved_plies(const G& position) const {
        const Effort effort = at_once(position, 0);
        if (effort.settled())
            return effort.proof == 0 ? 0 : -1;
        const std::uint64_t key = key_of(position);
        const Slot& slot = slots_[key & (slots_.size() - 1)];
        return slot.key == key && slot.effort.proof == 0 ? slot.plies : -1;
    }

    G root_;
    Past<G> path_;
    std::size_t past_size_;
    Goal goal_;
    std::atomic<bool>& stop_;
    Limits limits_;
    Stopwatch clock_;
    std::uint64_t nodes_ = 0, next_look_ = 0;
    bool broken_ = false;
    std::vector<Frame> frames_;
    std::vector<Slot> slots_;
};

enum class Verdict : std::uint8_t { unknown, win, draw, loss }; // for the side to move

struct Proof {
    Verdict verdict = Verdict::unknown;
    std::vector<MoveCode> line; // of a win or loss: how it may go
    std::uint64_t nodes = 0;
    double seconds = 0;
};

// A third of the limits for each question would waste them where the answer is clear, so each question is asked with a
// small budget first, then with four times that, and so on.
template <Kernel G>
Proof prove(const G& root, const Past<G>& past, const Limits& limits, std::size_t megabytes, std::atomic<bool>& stop) {
    const Stopwatch clock;
    Proof proof;
    const Side me = root.side(), you = other(me);
    const typename Prover<G>::Goal goals[4] = {{me, false}, {you, false}, {me, true}, {you, true}};
    constexpr std::size_t questions = G::repeats ? 4 : 2; // where failures count, two are enough
    bool holds[4] = {}, fails[4] = {};
    bool broken_off = true;
    for (std::uint64_t budget = 4096; broken_off; budget *= 4) {
        broken_off = false;
        const std::size_t room = std::clamp<std::size_t>(static_cast<std::size_t>(budget >> 14), 1, megabytes) << 20;
        for (std::size_t i = 0; i < questions && proof.verdict == Verdict::unknown; ++i) {
            const double left = limits.seconds - clock.seconds();
            if (holds[i] || fails[i] || proof.nodes >= limits.nodes || left <= 0 ||
                stop.load(std::memory_order_relaxed))
                continue;
            Prover<G> prover(root, past, goals[i], room, stop);
            Limits own = limits;
            own.nodes = std::min(budget, limits.nodes - proof.nodes);
            own.seconds = left;
            const Effort effort = prover.prove(own);
            holds[i] = effort.proof == 0;
            fails[i] = effort.disproof == 0 && !G::repeats;
            broken_off = broken_off || prover.broken_off();
            proof.nodes += prover.nodes();
            if (holds[i] && i < 2) {
                proof.verdict = i == 0 ? Verdict::win : Verdict::loss;
                proof.line = prover.line();
            }
        }
        if (proof.verdict == Verdict::unknown && ((holds[2] && holds[3]) || (fails[0] && fails[1])))
            proof.verdict = Verdict::draw;
        if (proof.verdict != Verdict::unknown || proof.nodes >= limits.nodes || clock.seconds() >= limits.seconds ||
            stop.load(std::memory_order_relaxed))
            break;
    }
    proof.seconds = clock.seconds();
    return proof;
}

} // namespace bergfried
