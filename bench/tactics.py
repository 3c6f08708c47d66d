"""Tactics: positions with a proved win, or with a single move that does not lose: found, proved, put to a player."""

import random
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from bergfried.arena import wins_at_once
from bergfried.core import Game, Side, State
from bergfried.engines import Limits, native, parse_player
from bergfried.engines.scores import Verdict, for_the_other, verdict_of

ENOUGH = 30  # positions of a game
PROOF = Limits(nodes=300_000, seconds=5.0)  # for each proof
LONG_SEARCH = "search:nodes=2000000"
CLAIM = Limits(nodes=10_000_000, seconds=5.0)  # the same for a win that the file does not name: few, and worth the time
GLANCE = Limits(nodes=40_000, seconds=1.0)  # the same while looking for tasks: nearly all positions are none


@dataclass(frozen=True)
class Task:
    state: str
    best: tuple[str, ...]  # the moves that solve it
    kind: str  # "win": these moves win; "only": all others lose
    options: dict[str, str] = field(default_factory=dict)


def parse_tasks(text: str) -> tuple[Task, ...]:
    rows = tomllib.loads(text).get("position", [])
    return tuple(Task(row["state"], tuple(row["best"]), row["kind"], row.get("options", {})) for row in rows)


def format_tasks(tasks: Iterator[Task] | tuple[Task, ...]) -> str:
    lines = [
        "# Positions with a proved win, or a single move that does not lose. Found by `python -m bench.strength find`,"
    ]
    lines.append("# proved again by `python -m bench.strength prove`.")
    for task in tasks:
        best = ", ".join(f'"{move}"' for move in task.best)
        lines += ["", "[[position]]", f'state = "{task.state}"', f'kind = "{task.kind}"', f"best = [{best}]"]
        if task.options:
            pairs = ", ".join(f'{name} = "{value}"' for name, value in task.options.items())
            lines.append(f"options = {{ {pairs} }}")
    return "\n".join(lines) + "\n"


def tasks(game: Game[Any, Any]) -> tuple[Task, ...]:
    file = game.folder / "tactics.toml"
    return parse_tasks(file.read_text(encoding="utf-8")) if file.exists() else ()


def solved(game: Game[Any, Any], task: Task, player: str, seconds: float) -> bool:
    state = game.notation.parse_state(task.state, **task.options)
    thought = parse_player(player, game, 1).choose(state, Limits(seconds=seconds))
    found = game.notation.format_move(state, thought.move)
    # Another move may win as well, one that had not been proved: then it must be now.
    return found in task.best or (task.kind == "win" and worth(game, state, thought.move, CLAIM) == "win")


def prove(game: Game[Any, Any], state: State[Any], limits: Limits = PROOF) -> Verdict | None:
    """Win, loss or draw for the side to move, by the rules if they say so, else by the proof search."""
    over = state.outcome()
    if over is not None:
        return verdict_of(over, state.to_move)
    return native.prove(game, state, limits).verdict


def moves_by_verdict(
    game: Game[Any, Any], state: State[Any], limits: Limits = PROOF
) -> Iterator[tuple[str, Verdict | None]]:
    """What each move is worth to the side that makes it, as far as it can be proved."""
    for move in state.legal_moves():
        yield game.notation.format_move(state, move), worth(game, state, move, limits)


def worth(game: Game[Any, Any], state: State[Any], move: Any, limits: Limits) -> Verdict | None:
    after = state.after(move)
    verdict = prove(game, after, limits)
    return verdict if after.to_move is state.to_move else for_the_other(verdict)


def task_of(game: Game[Any, Any], state: State[Any], most: int = 2) -> Task | None:
    """The position as a task, if it is one: at most so many moves win, or exactly one does not lose; not at sight."""
    if wins_at_once(state) or len(state.legal_moves()) < 3:
        return None
    verdict = prove(game, state, GLANCE)
    if verdict not in ("win", None):
        return None
    kind = "only" if verdict is None else "win"
    best: list[str] = []
    for move, verdict in moves_by_verdict(game, state, GLANCE):
        if verdict == "win" or (kind == "only" and verdict != "loss"):
            best.append(move)
        if len(best) > (most if kind == "win" else 1):
            return None
    if not best or (kind == "only" and is_lost(game, state, best[0])):
        return None
    return Task(game.notation.format_state(state), tuple(best), kind, _options(game, state))


def is_lost(game: Game[Any, Any], state: State[Any], move: str) -> bool:
    """Whether a long search proves that even this move loses: then no move is the only one."""
    after = state.after(game.notation.parse_move(state, move))
    if after.outcome() is not None:
        return False
    verdict = parse_player(LONG_SEARCH, game, 1).choose(after).lines[0].proved
    return verdict == ("loss" if after.to_move is state.to_move else "win")


def holds(game: Game[Any, Any], task: Task) -> bool:
    """Whether the proof search still says so."""
    state = game.notation.parse_state(task.state, **task.options)
    verdicts = moves_by_verdict(game, state)
    if task.kind == "win":
        return {move for move, verdict in verdicts if verdict == "win"} >= set(task.best)
    return {move for move, verdict in verdicts if verdict != "loss"} == set(task.best)


def _options(game: Game[Any, Any], state: State[Any]) -> dict[str, str]:
    usual = {option.name: option.default for option in game.options}
    return {name: value for name, value in state.options.items() if value != usual[name]}


def search_for_tasks(game: Game[Any, Any], seed: int, player: str = "search:nodes=2000") -> Iterator[Task]:
    """Endlessly: games between a quick player and chance, looked at from their ends."""
    dice, seen = random.Random(seed), set[str]()
    while True:
        thinker, state, path = parse_player(player, game, dice.getrandbits(32)), game.initial(), list[State[Any]]()
        chancy = dice.choice(tuple(Side))
        while state.outcome() is None and len(path) < 300:
            path.append(state)
            by_chance = len(path) < 6 or (state.to_move is chancy and dice.random() < 0.25)
            move = dice.choice(state.legal_moves()) if by_chance else thinker.choose(state).move
            state = state.after(move)
        for position in reversed(path[-16:]):
            alone = position.without_past()
            text = game.notation.format_state(alone)
            if text not in seen:
                seen.add(text)
                if task := task_of(game, alone):
                    yield task
                    break
