// Tree search with a network: it says what a position is worth and how promising its moves are (PUCT).
//
// Lines that lead to the same position share what is known of it, so that the tree is a graph: in games of building
// the order of moves often does not matter. A position's value is what the network said of it and what its moves came
// to, each by its own visits; a move comes to what is now known of the position behind it, however often it was reached
// by other lines. Ends of the game travel up and bound what positions can be worth; what cannot be better than a draw
// in hand is not looked at again, and what may be better is. Only for games in which no position comes up twice.
#pragma once

#include <bergfried/net.hpp>
#include <bergfried/node.hpp>
#include <bergfried/past.hpp>

#include <span>

namespace bergfried {

namespace tuned {
constexpr double unseen = 0.10;         // a move not yet tried counts as so much worse than expected
constexpr double net_exploration = 0.5; // the weight of what is little known
} // namespace tuned

struct Step {       // a move of a position
    float mean = 0; // what the position behind it was last worth to the first side
    std::uint32_t visits = 0;
    std::uint32_t to = 0; // that position, once it is known
    float promise = 0;    // its share of the visits; the promises of all steps are 1 together
    MoveCode move = no_move;
    std::int16_t plies = 0; // to the end, once settled
    Bounds bounds;          // of the position behind it, as last seen from here
};
static_assert(sizeof(Step) == 24);

struct Place { // a position, by whatever line
    std::uint64_t key = 0;
    double sum = 0; // of the values of its visits, for the first side
    std::uint32_t visits = 0;
    std::uint32_t first = 0; // step; they lie side by side
    std::uint16_t steps = 0;
    std::uint16_t tried = 0; // so many of the steps, in front, were visited or are settled
    std::int16_t plies = 0;  // to the end, once settled
    Bounds bounds;
    Side side = Side::first; // to move

    double mean() const { return bounds.hold(visits ? sum / visits : 0.5); }

    // A move that is worth less than what the side to move is sure of counts as that: it would not be played.
    double held(const Step& step) const {
        const double sure = bounds.sure(side) / 2.0;
        return side == Side::first ? std::max<double>(step.mean, sure) : std::min<double>(step.mean, 1 - sure);
    }
};
static_assert(sizeof(Place) == 32);

// The most promising of the untried steps comes first among them.
inline void bring_forward(const Place& place, std::span<Step> steps) {
    const auto untried = steps.subspan(place.tried);
    if (!untried.empty())
        std::swap(untried.front(), *std::ranges::max_element(untried, {}, &Step::promise));
}

// After proofs and promises that came from elsewhere.
inline void put_in_order(Place& place, std::span<Step> steps) {
    const auto untried =
        std::ranges::partition(steps, [](const Step& step) { return step.visits > 0 || step.bounds.settled(); });
    place.tried = static_cast<std::uint16_t>(steps.size() - untried.size());
    bring_forward(place, steps);
}

// What is not yet tried differs in promise alone, so that only the first of it, the most promising, can be the best.
inline std::uint32_t choose_by_promise(Place& place, std::span<Step> steps) {
    const double scale = tuned::net_exploration * std::sqrt(static_cast<double>(place.visits) + 1);
    const bool first = place.side == Side::first;
    const int sure = place.bounds.sure(place.side);
    const std::uint32_t untried = place.tried;
    std::uint32_t best = 0;
    double most = -1e9;
    for (std::uint32_t i = 0; i < untried; ++i) {
        const Step& step = steps[i];
        if (step.bounds.open(place.side) <= sure)
            continue; // there is nothing to gain
        const double score = (first ? step.mean : 1 - step.mean) + scale * step.promise / (1.0 + step.visits);
        if (score > most) {
            most = score;
            best = i;
        }
    }
    if (untried == place.steps)
        return best;
    const double expected = first ? place.mean() : 1 - place.mean();
    if (expected - tuned::unseen + scale * steps[untried].promise <= most)
        return best;
    ++place.tried;
    bring_forward(place, steps);
    return untried;
}

// One graph of bounded size, one thread.
template <Seen G>
    requires(!G::repeats)
class Graph {
public:
    Graph(const G& root, const Past<G>&, std::size_t bytes, std::uint64_t seed, HeldNet<G> net)
        : root_(root), most_(std::max<std::size_t>(bytes, 1 << 17)), dice_(seed), net_(std::move(net)) {
        add_place(root);
    }

    // Goes on with what is known of a later position and of all that can come after it; false, and nothing is changed,
    // if that position is not known.
    bool go_on(const G& position) {
        const std::uint32_t from = position.key() == places_[0].key ? 0 : find(position.key());
        if (places_[from].key != position.key() || places_[from].steps == 0)
            return false;
        root_ = position;
        longest_line_ = 0;
        if (from == 0)
            return true;
        std::vector<Place> places;
        std::vector<Step> steps;
        std::vector<std::uint32_t> number(places_.size()), order{from};
        number[from] = 1; // one more than its place, so that 0 is none
        for (std::size_t i = 0; i < order.size(); ++i) {
            Place place = places_[order[i]];
            const auto own = steps_of(place);
            place.first = static_cast<std::uint32_t>(steps.size());
            places.push_back(place);
            for (Step step : own) {
                if (step.to != 0) {
                    if (number[step.to] == 0) {
                        order.push_back(step.to);
                        number[step.to] = static_cast<std::uint32_t>(order.size());
                    }
                    step.to = number[step.to] - 1;
                }
                steps.push_back(step);
            }
        }
        places_ = std::move(places);
        steps_ = std::move(steps);
        std::ranges::fill(table_, 0);
        for (std::uint32_t i = 1; i < places_.size(); ++i)
            enter(i);
        return true;
    }

    bool settled() const { return places_[0].bounds.settled(); }
    int longest_line() const { return longest_line_; }
    std::size_t positions() const { return places_.size(); }
    std::size_t bytes() const {
        return places_.size() * sizeof(Place) + steps_.size() * sizeof(Step) + table_.size() * sizeof(table_[0]);
    }
    const HeldNet<G>& net() const { return net_; }

    // One line from the root to a position that is new, or better known than by this line, and the way back.
    void simulate() {
        line_.clear();
        G position = root_;
        std::uint32_t at = 0;
        if (places_[0].steps == 0)
            look(0, position);
        double leaf = 0.5; // the value of a position for which there is no room
        while (places_[at].steps != 0 && !places_[at].bounds.settled()) {
            const std::uint32_t chosen = places_[at].first + choose_by_promise(places_[at], steps_of(places_[at]));
            position.play(steps_[chosen].move);
            line_.push_back({at, chosen});
            if (steps_[chosen].to == 0) {
                const std::uint32_t known = find(position.key());
                if (known == 0 && full()) {
                    leaf = steps_[chosen].visits ? steps_[chosen].mean : judge(position);
                    at = 0;
                    break;
                }
                steps_[chosen].to = known ? known : add_place(position);
                at = steps_[chosen].to;
                if (!known && look(at, position))
                    break;
            } else {
                at = steps_[chosen].to;
            }
            if (places_[at].visits > steps_[chosen].visits)
                break; // other lines have been here more often: what they found is news enough
        }
        longest_line_ = std::max(longest_line_, static_cast<int>(line_.size()));
        go_back(at, leaf);
    }

    // Mixes chance into the promises of the root's moves, for games that shall differ. Returns what they were.
    std::vector<Promise> stir(double share) {
        if (places_[0].steps == 0 && !settled())
            simulate();
        const auto steps = steps_of(places_[0]);
        std::vector<Promise> before = stir_promises(steps, share, dice_);
        put_in_order(places_[0], steps);
        return before;
    }

    std::vector<Choice> choices() const { return choices_of(places_[0]); }

    // From now on so much of the promises of new positions is shared out evenly, so that what the network overlooks is
    // tried, too.
    void share_evenly(float share) { even_ = share; }

    // Calls visit(position, choices, promises) for positions behind the root that were visited so often.
    template <class Visit>
    void each_known(std::uint32_t visits, Visit visit) const {
        std::vector<bool> seen(places_.size());
        const auto go = [&](const auto& self, std::uint32_t from, const G& position) -> void {
            for (const Step& step : steps_of(places_[from])) {
                const Place& place = places_[step.to];
                if (step.to == 0 || place.visits < visits || seen[step.to])
                    continue;
                seen[step.to] = true;
                G after = position;
                after.play(step.move);
                if (place.steps > 1)
                    visit(after, choices_of(place), promises_of(place));
                self(self, step.to, after);
            }
        };
        go(go, 0, root_);
    }

    // Once it is proved who wins: calls visit(position, move, plies to the end) where the winner has the choice, with a
    // move that wins whatever the loser answers. What was proved by fewer visits is left out: it is soon found again.
    template <class Visit>
    void each_answer(std::uint32_t visits, Visit visit) const {
        const Result result = places_[0].bounds.result();
        if (result != Result::first && result != Result::second)
            return;
        std::vector<bool> seen(places_.size());
        const auto go = [&](const auto& self, std::uint32_t at, const G& position) -> void {
            const Place& place = places_[at];
            if (seen[at] || place.visits < visits)
                return;
            seen[at] = true;
            const auto follow = [&](const Step& step) {
                if (step.to == 0)
                    return; // the end of the game, or one that is in sight
                G after = position;
                after.play(step.move);
                self(self, step.to, after);
            };
            if (result != win(place.side)) {
                std::ranges::for_each(steps_of(place), follow);
                return;
            }
            const Step* best = nullptr;
            for (const Step& step : steps_of(place))
                if (step.bounds.result() == result && (!best || step.plies < best->plies))
                    best = &step;
            visit(position, best->move, best->plies + 1);
            follow(*best);
        };
        go(go, 0, root_);
    }

    // The line that begins with a root move and goes on with what seems best.
    std::vector<MoveCode> line(MoveCode move) const {
        std::vector<MoveCode> moves;
        for (std::uint32_t at = 0; moves.size() < most_plies;) {
            const auto steps = steps_of(places_[at]);
            const auto next = std::ranges::find(steps, moves.empty() ? move : best_of(places_[at]), &Step::move);
            if (next == steps.end() || (!moves.empty() && next->visits == 0 && !next->bounds.settled()))
                break;
            moves.push_back(next->move);
            at = next->to;
            if (at == 0)
                break;
        }
        return moves;
    }

private:
    static_assert(G::Moves::most <= std::numeric_limits<decltype(Place::steps)>::max());

    std::span<Step> steps_of(const Place& place) { return {steps_.data() + place.first, place.steps}; }
    std::span<const Step> steps_of(const Place& place) const { return {steps_.data() + place.first, place.steps}; }

    std::vector<Choice> choices_of(const Place& place) const {
        std::vector<Choice> all;
        for (const Step& step : steps_of(place))
            all.push_back(choice_of(step, double{step.mean} * step.visits, place.side));
        return all;
    }
    MoveCode best_of(const Place& place) const {
        std::vector<Choice> all = choices_of(place);
        rank(all);
        return all.empty() ? no_move : all.front().move;
    }
    std::vector<Promise> promises_of(const Place& place) const {
        std::vector<Promise> all;
        for (const Step& step : steps_of(place))
            all.push_back({step.move, step.promise});
        return all;
    }

    bool full() const { return bytes() > most_; }

    // Visits, values, and what has become certain.
    void go_back(std::uint32_t at, double leaf) {
        for (std::size_t i = line_.size(); i-- > 0;) {
            const auto [from, taken] = line_[i];
            Place& place = places_[from];
            Step& step = steps_[taken];
            const double before = place.held(step) * step.visits;
            step.visits += 1;
            step.mean = static_cast<float>(at ? places_[at].mean() : leaf);
            place.visits += 1;
            place.sum += place.held(step) * step.visits - before;
            if (at != 0 && step.bounds != places_[at].bounds) {
                step.bounds = places_[at].bounds;
                step.plies = places_[at].plies;
                take_in(place);
            }
            at = from;
        }
    }

    // After news of its steps.
    void take_in(Place& place) {
        const auto all = [&] {
            double sum = 0;
            for (const Step& step : steps_of(place))
                sum += place.held(step) * step.visits;
            return sum;
        };
        const double said = place.sum - all(); // by the network
        if (conclude(place, steps_of(place), place.side))
            place.sum = place.bounds.hold(said) + all();
    }

    // What there is to know of a new position. False if that is left to its only move, of which a network has learnt
    // nothing, for there is nothing to learn: it is played.
    bool look(std::uint32_t at, const G& position) {
        moves_.clear();
        Result over = position.result();
        if (over == Result::none) {
            position.legal_moves(moves_);
            if (moves_.empty())
                over = position.stuck();
        }
        if (over != Result::none) {
            places_[at].bounds = Bounds::of(over);
            return true;
        }
        places_[at].first = static_cast<std::uint32_t>(steps_.size());
        places_[at].steps = static_cast<std::uint16_t>(moves_.size());
        dice_.shuffle(moves_);
        for (const MoveCode move : moves_) {
            Step step;
            step.move = move;
            steps_.push_back(step);
        }
        find_ends(places_[at], position);
        if (places_[at].bounds.settled())
            return true;
        if (moves_.size() == 1)
            return false;
        ask(places_[at], position);
        return true;
    }

    // The moves with which the game is over, or after which it will be.
    void find_ends(Place& place, const G& position) {
        const auto dangerous = [&] {
            if constexpr (KnowsDangers<G>)
                return dangers(position);
            else
                return [](MoveCode, const G&) { return false; };
        }();
        bool found = false;
        for (Step& step : steps_of(place)) {
            G after = position;
            after.play(step.move);
            step.bounds = Bounds::of(after.result());
            if (!step.bounds.settled() && dangerous(step.move, after)) {
                step.bounds = Bounds::of(win(other(position.side())));
                step.plies = 1;
            }
            found = found || step.bounds.settled();
        }
        if (found) {
            put_in_order(place, steps_of(place));
            conclude(place, steps_of(place), place.side);
        }
    }

    // What the network says: the value; the steps share the visits by their promise.
    void ask(Place& place, const G& position) {
        typename Net<G>::Neurons neurons;
        const double own = net_->chance(position, neurons);
        place.visits = 1;
        place.sum = place.bounds.hold(place.side == Side::first ? own : 1 - own);
        const auto steps = steps_of(place);
        float most = -1e9f, all = 0;
        for (Step& step : steps)
            most = std::max(most, step.promise = net_->promise(neurons, output_of(position, step.move, 0)));
        for (Step& step : steps)
            all += step.promise = std::exp(step.promise - most);
        for (Step& step : steps)
            step.promise = (1 - even_) * step.promise / all + even_ / static_cast<float>(steps.size());
        bring_forward(place, steps);
    }

    // To the first side, of a position that is not kept.
    double judge(const G& position) {
        if (position.result() != Result::none)
            return worth(position.result());
        typename Net<G>::Neurons neurons;
        const double own = net_->chance(position, neurons);
        return position.side() == Side::first ? own : 1 - own;
    }

    // Places by key: numbers in a table that is never more than half full. 0, the root, which no line comes back to,
    // stands for nothing.
    std::uint32_t find(std::uint64_t key) const {
        for (std::size_t slot = key & (table_.size() - 1);; slot = (slot + 1) & (table_.size() - 1))
            if (table_[slot] == 0 || places_[table_[slot]].key == key)
                return table_[slot];
    }
    void enter(std::uint32_t number) {
        std::size_t slot = places_[number].key & (table_.size() - 1);
        while (table_[slot] != 0)
            slot = (slot + 1) & (table_.size() - 1);
        table_[slot] = number;
    }
    std::uint32_t add_place(const G& position) {
        const auto number = static_cast<std::uint32_t>(places_.size());
        Place place;
        place.key = position.key();
        place.side = position.side();
        places_.push_back(place);
        if (2 * places_.size() > table_.size()) {
            table_.assign(2 * table_.size(), 0);
            for (std::uint32_t i = 1; i <= number; ++i)
                enter(i);
        } else if (number != 0) {
            enter(number);
        }
        return number;
    }

    struct Taken {
        std::uint32_t from, step;
    };
    G root_;
    std::size_t most_; // bytes
    Dice dice_;
    HeldNet<G> net_;
    std::vector<Place> places_;
    std::vector<Step> steps_;
    std::vector<std::uint32_t> table_ = std::vector<std::uint32_t>(1 << 10);
    std::vector<Taken> line_;
    typename G::Moves moves_;
    int longest_line_ = 0;
    float even_ = 0;
};

} // namespace bergfried
