"""Iterative-deepening alpha-beta on the law itself: slow, small, and the same for every game.

Turns need not alternate, so a score changes its sign exactly when the side to move does, never by the count of plies.
"""

import random
import time
from collections.abc import Iterator, Sequence
from typing import Any

from bergfried.core import Game, State
from bergfried.engines import scores
from bergfried.engines.player import NO_LIMITS, GameIsOver, Limits, Line, Progress, Stop, Thought, never

DEEPEST = 100  # plies; far beyond what Python reaches, and safely within its stack
MOST_REMEMBERED = 200_000  # positions whose best move is kept for ordering
INFINITE = scores.WIN + 1

Found = tuple[int, tuple[Any, ...]]  # score for the side to move, and the moves that lead to it


class AlphaBeta:
    def __init__(self, game: Game[Any, Any], depth: int | None = None, seed: int | None = None, name: str = "") -> None:
        """Without a depth of its own it thinks as long as the limits allow. A seed varies the choice among equals."""
        self.name = name or (f"search:{depth}" if depth else "search")
        self._game = game
        self._depth = depth
        self._dice = None if seed is None else random.Random(seed)

    def choose(
        self,
        state: State[Any],
        limits: Limits = NO_LIMITS,
        progress: Progress | None = None,
        stop: Stop = never,
        lines: int = 1,
    ) -> Thought:
        moves = list(state.legal_moves())
        if not moves:
            raise GameIsOver
        if self._dice is not None:
            self._dice.shuffle(moves)
        search = _Search(self._game, state, moves, limits, stop, lines)
        deepest = min(depth for depth in (self._depth, limits.depth, DEEPEST) if depth is not None)
        for thought in search.deepen(deepest):
            if progress is not None:
                progress(thought)
        return search.thought


class _Stopped(Exception):
    """A limit was reached in the middle of a line."""


class _Search:
    """One search of one position."""

    def __init__(
        self, game: Game[Any, Any], root: State[Any], moves: list[Any], limits: Limits, stop: Stop, lines: int
    ) -> None:
        self._evaluate = game.evaluate
        self._root = root
        self._moves = moves
        self._limits = limits
        self._stop = stop
        self._wanted = min(max(lines, 1), len(moves))
        self._began = time.perf_counter()
        self._nodes = 0
        self._guessed = False  # some line of this iteration ended in an evaluation
        # Only best moves are remembered, for ordering: a score would be wrong where the rules look at the past.
        self._best: dict[State[Any], Any] = {}
        guess = scores.of_guess(self._evaluate(root), root.to_move)
        self.thought = Thought((Line((moves[0],), guess),))

    def deepen(self, deepest: int) -> Iterator[Thought]:
        for depth in range(1, deepest + 1):
            self._guessed = False
            found: list[Found] = []
            try:
                for move in list(self._moves):
                    self._search_root_move(move, depth, found)
            except _Stopped:
                # The best move of the last iteration was searched first, so a part of this one improves on it, unless
                # all that is known is that this move loses: the others may not.
                if self._wanted == 1 and found and scores.verdict(found[0][0], complete=False) != "loss":
                    self._conclude(found, self.thought.depth, complete=False)
                self.thought = self._timed(self.thought)
                yield self.thought
                return
            self._conclude(found, depth, complete=not self._guessed)
            yield self.thought
            best = [moves[0] for _, moves in found]
            self._moves = best + [move for move in self._moves if move not in best]
            if not self._guessed or all(line.proved for line in self.thought.lines):
                return

    def _search_root_move(self, move: Any, depth: int, found: list[Found]) -> None:
        """Keeps in `found` the best lines so far, as many as are wanted, the best first."""
        alpha = found[-1][0] if len(found) == self._wanted else -INFINITE
        score, line = self._child(self._root, move, depth, 1, alpha, INFINITE)
        if score > alpha:
            found.append((score, (move, *line)))
            found.sort(key=lambda one: -one[0])
            del found[self._wanted :]

    def _child(self, state: State[Any], move: Any, depth: int, ply: int, alpha: int, beta: int) -> Found:
        """The worth of a move to the side that makes it."""
        after = state.after(move)
        if after.to_move is state.to_move:
            return self._value(after, depth - 1, ply, alpha, beta)
        score, line = self._value(after, depth - 1, ply, -beta, -alpha)
        return -score, line

    def _value(self, state: State[Any], depth: int, ply: int, alpha: int, beta: int) -> Found:
        # 1. Limits.
        self._check_limits()
        self._nodes += 1
        # 2. The end of the game, or of the sight.
        over = state.outcome()
        if over is not None:
            return scores.of_outcome(over, state.to_move, ply), ()
        if depth == 0:
            self._guessed = True
            return scores.of_guess(self._evaluate(state), state.to_move), ()
        # 3. No line from here can be better than a win with the next move, or worse than a loss right after it.
        beta = min(beta, scores.WIN - ply - 1)
        if alpha >= beta:
            return beta, ()
        # 4. The moves, best first.
        best: Found = (-INFINITE, ())
        for move in self._ordered(state):
            score, line = self._child(state, move, depth, ply + 1, max(alpha, best[0]), beta)
            if score > best[0]:
                best = score, (move, *line)
                if score >= beta:
                    break
        if len(self._best) < MOST_REMEMBERED or state in self._best:
            self._best[state] = best[1][0]
        return best

    def _ordered(self, state: State[Any]) -> Sequence[Any]:
        moves = state.legal_moves()
        first = self._best.get(state)
        if first is None or first not in moves:
            return moves
        return [first, *(move for move in moves if move != first)]

    def _check_limits(self) -> None:
        limits = self._limits
        if (
            (limits.nodes is not None and self._nodes >= limits.nodes)
            or (limits.seconds is not None and time.perf_counter() - self._began >= limits.seconds)
            or self._stop()
        ):
            raise _Stopped

    def _conclude(self, found: list[Found], depth: int, complete: bool) -> None:
        lines = (Line(moves, score, scores.verdict(score, complete=complete)) for score, moves in found)
        self.thought = self._timed(Thought(tuple(lines), depth))

    def _timed(self, thought: Thought) -> Thought:
        return Thought(thought.lines, thought.depth, self._nodes, time.perf_counter() - self._began)
