"""Golden games: every state, its legal moves and the end, as text that a person can read.

A playthrough begins as a header and its moves; `python -m tests.golden` replays every file and writes the rest:

    game waechter v1
    options no_move=draw
    start RGr2b24/r2b35/b21BG4/7/7/7/7 r      (left out: the game's own start)
    play A7-A6-1
"""

import textwrap
from collections.abc import Iterator
from pathlib import Path

import bergfried
from tests.walks import AnyGame, AnyState

WIDTH = 118


def playthroughs(game: AnyGame) -> list[Path]:
    return sorted((game.folder / "playthroughs").glob("*.txt"))


def told(game: AnyGame, text: str) -> tuple[dict[str, str], str | None, AnyState, list[str]]:
    """Of a file: the options, the start as written, the first state and the moves."""
    lines = [line.split(maxsplit=1) for line in text.splitlines()]
    options = dict(pair.split("=") for word, *rest in lines if word == "options" and rest for pair in rest[0].split())
    moves = [line[-1] for line in lines if "play" in line[:1]]
    start = next((line[1] for line in lines if line[0] == "start"), None)
    state = game.notation.parse_state(start, **options) if start else game.initial(**options)
    return options, start, state, moves


def positions(game: AnyGame, text: str) -> Iterator[AnyState]:
    _, _, state, moves = told(game, text)
    yield state
    for move in moves:
        state = state.play(game.notation.parse_move(state, move))
        yield state


def replayed(game: AnyGame, text: str) -> str:
    """The playthrough as the rules of today tell it, from the header and moves of a file."""
    options, start, state, moves = told(game, text)
    out = [f"game {game.info.slug} v{game.info.version}"]
    if options:
        out.append("options " + " ".join(f"{name}={value}" for name, value in options.items()))
    if start:
        out.append(f"start {start}")
    for ply, move in enumerate([*moves, None]):
        legal = " ".join(game.notation.format_move(state, move) for move in state.legal_moves()) or "(none)"
        out.append(f"{ply:3} state {game.notation.format_state(state)}")
        out += textwrap.wrap(legal, WIDTH, initial_indent="    legal ", subsequent_indent="          ",
                             break_on_hyphens=False, break_long_words=False)  # fmt: skip
        if move is not None:
            out.append(f"    play  {move}")
            state = state.play(game.notation.parse_move(state, move))
    over = state.outcome()
    if over is not None:
        winner = "draw" if over.winner is None else over.winner.name
        scores = f" {over.scores[0]}:{over.scores[1]}" if over.scores else ""
        out.append(f"    end   {winner}{scores} by {over.clause}")
    return "\n".join(out) + "\n"


if __name__ == "__main__":
    for slug in bergfried.slugs():
        game = bergfried.load(slug)
        for file in playthroughs(game):
            before = file.read_text(encoding="utf-8")
            after = replayed(game, before)
            if after != before:
                file.write_text(after, encoding="utf-8")
                print(f"rewrote {slug}/{file.name}")
