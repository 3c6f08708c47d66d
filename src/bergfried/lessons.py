"""Lessons: a game learnt from nothing, one small task after another. They are data in the game's folder.

`lessons/20-moving.toml` is the lesson `moving`; the number only orders. It names the `clauses` that it teaches and has
a `[[step]]` for each task: an `id`, a `position` (with `options`, if any), and a `task`:

    look        nothing to do but to read and to look
    play        one of `moves`
    any         any legal move
    win         a move that wins at once
    forbidden   try one of `moves`, which `clause` refuses for this `reason`; `presses` ("cell A1") make it on the board

The other side may answer with its `reply`. `ends` names the clause by which the game is over then, `scores` the points.
Words are the game's messages `lesson-<lesson>`, `lesson-<lesson>-<step>` and, once it is done, the same with `-done`.
Whatever is read here has been tried by the rules: a lesson that teaches something wrong is refused.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args

from bergfried.catalog import load
from bergfried.core import BadNotation, BadOption, Click, Game, IllegalMove, Message, Outcome, State, message

Task = Literal["look", "play", "any", "win", "forbidden"]
Verdict = Literal["right", "other", "refused", "unclear"]

LESSON_KEYS = {"clauses": list, "step": list}
STEP_KEYS = {
    "id": str, "position": str, "options": dict, "task": str, "moves": list, "presses": list, "reason": str,
    "clause": str, "reply": str, "ends": str, "scores": list,
}  # fmt: skip
NEEDED: dict[str, set[str]] = {"play": {"moves"}, "forbidden": {"moves", "presses", "reason", "clause"}}
ALWAYS, SOMETIMES = {"id", "position", "task"}, {"options", "reply", "ends", "scores"}


class BadLesson(ValueError):
    """A file that teaches nothing, or something that is not so."""

    def __init__(self, file: Path, what: str) -> None:
        super().__init__(f"{file.parent.parent.name}/{file.parent.name}/{file.name}: {what}")


@dataclass(frozen=True)
class Step:
    id: str
    task: Task
    state: State[Any]
    options: Mapping[str, str]
    moves: tuple[str, ...]  # whichever of them is tried, the step is done
    presses: tuple[Click, ...]  # make the first of them
    reason: str | None
    clause: str | None
    reply: str | None
    says: Message
    afterwards: Message | None


@dataclass(frozen=True)
class Lesson:
    id: str
    title: Message
    clauses: tuple[str, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Judgement:
    verdict: Verdict
    move: str | None = None  # what the try meant
    refusal: IllegalMove | None = None  # by the rules
    played: tuple[str, ...] = ()  # the move and the reply to it, if the step is done


@cache
def lessons(slug: str) -> tuple[Lesson, ...]:
    """In the order in which they are meant to be taken."""
    game = load(slug)
    found = tuple(_lesson(game, file) for file in sorted((game.folder / "lessons").glob("*.toml")))
    if len({lesson.id for lesson in found}) < len(found):
        raise BadLesson(game.folder / "lessons" / "*.toml", "two lessons have the same name")
    return found


def judge(game: Game[Any, Any], step: Step, tried: Sequence[Click] | str) -> Judgement:
    """What becomes of presses, or of a typed move. BadNotation if the text is none."""
    if step.task == "look":
        return Judgement("unclear")
    if isinstance(tried, str):
        text = tried
    elif (attempt := game.view.attempt(step.state, tried)) is not None:
        text = attempt
    else:
        misplaced = game.view.misplaced(step.state, tried)
        return Judgement("refused", refusal=misplaced) if misplaced else Judgement("unclear")
    meant = game.notation.parse_move(step.state, text)
    move = game.notation.format_move(step.state, meant)
    try:
        step.state.play(meant)
    except IllegalMove as no:
        return Judgement("right" if move in step.moves else "refused", move, no)
    if move not in step.moves:
        return Judgement("other", move)
    return Judgement("right", move, played=tuple(filter(None, (move, step.reply))))


def _lesson(game: Game[Any, Any], file: Path) -> Lesson:
    number, _, id = file.stem.partition("-")
    if not number.isdecimal() or not id:
        raise BadLesson(file, "a lesson is called like 20-moving.toml")
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as no:
        raise BadLesson(file, str(no)) from None
    _check_keys(file, "", data, LESSON_KEYS, set(LESSON_KEYS), set())
    steps = tuple(_step(game, file, id, step) for step in data["step"])
    if not steps or len({step.id for step in steps}) < len(steps):
        raise BadLesson(file, "there are no steps, or two of the same name")
    for step in steps:
        if step.clause is not None and step.clause not in data["clauses"]:
            raise BadLesson(file, f"step {step.id}: {step.clause} is not among the clauses of the lesson")
    return Lesson(id, message(f"lesson-{id}"), tuple(data["clauses"]), steps)


def _step(game: Game[Any, Any], file: Path, lesson: str, data: dict[str, Any]) -> Step:
    where = f"step {data.get('id', '?')}: "
    task = data.get("task", "?")
    if task not in get_args(Task):
        raise BadLesson(file, f"{where}there is no task {task!r}; there are: {', '.join(get_args(Task))}")
    _check_keys(file, where, data, STEP_KEYS, ALWAYS | NEEDED.get(task, set()), SOMETIMES)
    says = f"lesson-{lesson}-{data['id']}"
    try:
        state = game.notation.parse_state(data["position"], **data.get("options", {}))
        moves = tuple(data["moves"]) if "moves" in data else _accepted(game, state, task)
        for move in (*moves, *filter(None, [data.get("reply")])):
            game.notation.parse_move(state, move)
        kinds = [press.partition(" ") for press in data.get("presses", ())]
        step = Step(
            data["id"], task, state, data.get("options", {}), moves, tuple(Click(kind, id) for kind, _, id in kinds),
            data.get("reason"), data.get("clause"), data.get("reply"), message(says),
            None if task == "look" else message(f"{says}-done"),
        )  # fmt: skip
    except (BadNotation, BadOption) as no:
        raise BadLesson(file, f"{where}{no} ({game.say(no.reason)})") from None
    wrong = _objection(game, step, data.get("ends"), data.get("scores"))
    if wrong:
        raise BadLesson(file, where + wrong)
    return step


def _check_keys(
    file: Path, where: str, data: dict[str, Any], known: Mapping[str, type], needed: set[str], allowed: set[str]
) -> None:
    for key, value in data.items():
        if key not in needed | allowed:
            raise BadLesson(file, f"{where}{key!r} has no meaning here; known: {', '.join(sorted(needed | allowed))}")
        if not isinstance(value, known[key]):
            raise BadLesson(file, f"{where}{key!r} is {value!r}, not a {known[key].__name__}")
    if missing := needed - data.keys():
        raise BadLesson(file, f"{where}{', '.join(sorted(missing))} is missing")


def _accepted(game: Game[Any, Any], state: State[Any], task: Task) -> tuple[str, ...]:
    """The moves that the rules name for a task."""
    legal = state.legal_moves() if task in ("any", "win") else ()
    won = [move for move in legal if task == "any" or _wins(state.play(move).outcome(), state)]
    return tuple(game.notation.format_move(state, move) for move in won)


def _wins(over: Outcome | None, state: State[Any]) -> bool:
    return over is not None and over.winner == state.to_move


def _objection(game: Game[Any, Any], step: Step, ends: str | None, scores: list[int] | None) -> str | None:
    """What the rules have against a step."""
    if step.task == "forbidden":
        meant = game.view.attempt(step.state, step.presses)
        if meant != step.moves[0]:
            return f"these presses mean {meant}, not {step.moves[0]}"
        for move in step.moves:
            no = game.explain(step.state, move)
            if (no.legal, no.reason.id, no.clause) != (False, step.reason, step.clause):
                return f"the rules say about {move}: {no.clause} {no.reason}"
        return None
    if step.task != "look" and not step.moves:
        return "no move will do"
    for move in step.moves or ("",):
        state = step.state
        for text in filter(None, (move, step.reply)):
            answer = game.explain(state, text)
            if not answer:
                return f"{text} is refused: {answer.clause} {answer.reason}"
            state = state.play(game.notation.parse_move(state, text))
        over = state.outcome()
        if step.task != "any" and (over and over.clause) != ends:
            return f"the game is {f'over by {over.clause}' if over else 'not over'} after {move or 'all'}"
        if scores is not None and (over is None or over.scores != tuple(scores)):
            return f"the scores are {over and over.scores} after {move or 'all'}"
    return None
