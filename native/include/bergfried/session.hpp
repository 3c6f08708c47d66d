// A game in progress: a position, its past, and the way back.
#pragma once

#include <bergfried/outcome.hpp>
#include <bergfried/random.hpp>

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <vector>

namespace bergfried {

template <Kernel G>
class Session {
public:
    // `past`: the positions before this one that can still come up again, oldest first.
    Session(const G& position, std::vector<G> past)
        : position_(position), before_(std::move(past)), given_(before_.size()) {
        for (const G& earlier : before_)
            past_.add(earlier);
    }

    const G& position() const { return position_; }
    const Past<G>& past() const { return past_; }
    std::size_t plies() const { return before_.size() - given_; }

    // The earlier positions that can still come up again, oldest first.
    std::span<const G> recurring() const {
        const std::size_t window = G::repeats ? std::min<std::size_t>(position_.quiet(), before_.size()) : 0;
        return std::span<const G>(before_).last(window);
    }

    // Empty once the game is over.
    const typename G::Moves& legal_moves() const {
        look();
        return moves_;
    }
    Result result() const {
        look();
        return result_;
    }

    int action(MoveCode move) const {
        check(move);
        return position_.action(move);
    }

    void play(MoveCode move) {
        check(move);
        before_.push_back(position_);
        past_.add(position_);
        position_.play(move);
        looked_ = false;
    }

    // Plays up to `count` random legal moves, fewer if the game ends; returns how many.
    std::uint32_t play_random(std::uint32_t count, std::uint64_t seed) {
        Dice dice(seed);
        for (std::uint32_t played = 0; played < count; ++played) {
            const auto& moves = legal_moves();
            if (moves.empty())
                return played;
            play(moves[dice.below(static_cast<std::uint32_t>(moves.size()))]);
        }
        return count;
    }

    void undo() {
        if (plies() == 0)
            throw std::out_of_range("there is no move to take back");
        position_ = before_.back();
        before_.pop_back();
        past_.drop();
        looked_ = false;
    }

private:
    void check(MoveCode move) const {
        const auto& moves = legal_moves();
        if (std::find(moves.begin(), moves.end(), move) == moves.end())
            throw std::invalid_argument("this move is not legal here");
    }

    // Moves and result are wanted several times a position, and made once.
    void look() const {
        if (looked_)
            return;
        moves_.clear();
        if (position_.result() == Result::none)
            position_.legal_moves(moves_);
        result_ = outcome(position_, past_, !moves_.empty());
        if (result_ != Result::none)
            moves_.clear();
        looked_ = true;
    }

    G position_;
    Past<G> past_;
    std::vector<G> before_;
    std::size_t given_; // how many of them were there from the start
    mutable typename G::Moves moves_;
    mutable Result result_ = Result::none;
    mutable bool looked_ = false;
};

} // namespace bergfried
