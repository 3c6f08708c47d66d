"""A complete engine for any Bergfried game: it takes a win at sight, else plays any move.

bergfried engine-check python examples/random_engine.py kwinty
bergfried match kwinty "ugi:python examples/random_engine.py kwinty" random
"""

import random
import sys

import bergfried

game = bergfried.load(sys.argv[1])
options: dict[str, str] = {}
state = game.initial()
thinking = ""  # the answer to `go infinite`, which waits for `stop`


def best() -> str:
    moves = state.legal_moves()
    if not moves:
        return "(none)"
    ends = {move: state.play(move).outcome() for move in moves}
    wins = [move for move, over in ends.items() if over is not None and over.winner is state.to_move]
    return game.notation.format_move(state, random.choice(wins or moves))


for line in sys.stdin:
    word, *rest = line.split() or [""]
    answer = ""
    try:
        if word == "ugi":
            answer = f"id name Random\nid game {sys.argv[1]}\n"
            answer += "".join(f"option name {o.name} type string default {o.default}\n" for o in game.options) + "ugiok"
        elif word == "isready":
            answer = "readyok"
        elif word == "setoption":
            name, _, value = line.strip().removeprefix("setoption name ").partition(" value ")
            state = game.initial(**{**options, name: value})
            options[name] = value
        elif word == "position":
            text, _, moves = " ".join(rest).partition(" moves ")
            kind, _, fen = text.partition(" ")
            new = game.notation.parse_state(fen, **options) if kind == "fen" else game.initial(**options)
            for move in moves.split():
                new = new.play(game.notation.parse_move(new, move))
            state = new if kind in ("fen", "startpos") else state
        elif word == "go":
            answer, thinking = ("", best()) if "infinite" in rest else (f"bestmove {best()}", "")
        elif word == "stop" and thinking:
            answer, thinking = f"bestmove {thinking}", ""
        elif word == "query":
            over = state.outcome()
            result = "none" if over is None else "draw" if over.winner is None else f"p{over.winner + 1}win"
            known = {"p1turn": state.to_move == 0, "gameover": over is not None, "result": result}
            answer = f"response {known.get(rest[0])}".replace("True", "true").replace("False", "false")
        elif word == "quit":
            break
    except ValueError as no:  # bad positions, moves and options change nothing
        answer = f"info string error: {no}"
    print(answer, end="\n" if answer else "", flush=True)
