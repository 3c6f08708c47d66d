"""Lessons: the board of a step, and what becomes of a try. Nothing is kept: how far one has come, the browser knows."""

from itertools import permutations
from typing import Annotated, Any

import orjson
from fastapi import APIRouter
from fastapi import Path as PathParameter

from bergfried.core import BadNotation, Click, Game, message
from bergfried.lessons import Lesson, Step, judge, lessons
from bergfried.match.typed import as_meant
from bergfried.server import wire
from bergfried.server.looks import Look
from bergfried.server.presses import press
from bergfried.server.reading import game_named
from bergfried.server.refusals import objection, refusal, words
from bergfried.server.routes.games import Slug
from bergfried.server.summaries import outcome_end

router = APIRouter(prefix="/api/games/{slug}/lessons", tags=["lessons"])

Name = Annotated[str, PathParameter(max_length=64)]


@router.get("")
def lessons_of(slug: Slug) -> list[wire.LessonInfo]:
    """In the order in which they are meant to be taken."""
    game = game_named(slug)
    return [_info(game, lesson) for lesson in lessons(slug)]


@router.get("/{lesson}/{step}", response_model_exclude_unset=True)  # a press that has nothing to show says nothing
def board(slug: Slug, lesson: Name, step: Name) -> wire.LessonBoard:
    game = game_named(slug)
    found = _step(slug, lesson, step)
    look = Look(game, found.state)
    return wire.LessonBoard(
        scene=look.scene,
        to_move=found.state.to_move,
        outcome=outcome_end(game, found.state.outcome()),
        legal=_offered(look, found),
        solution=found.moves[0] if found.moves else None,
    )


@router.post("/{lesson}/{step}/try")
def attempt(slug: Slug, lesson: Name, step: Name, tried: wire.LessonTry) -> wire.LessonAnswer:
    """Not a problem when it is refused: that is what one learns by."""
    game = game_named(slug)
    found = _step(slug, lesson, step)
    try:
        presses = [Click(one.kind, one.id) for one in tried.clicks]
        judged = judge(game, found, presses if tried.text is None else as_meant(game, found.state, tried.text))
    except BadNotation as unread:
        raise objection(unread, game, tried.text) from None
    no = judged.refusal
    guessed = tried.text is None and len(tried.clicks) == 1 and judged.verdict == "refused"  # not what was pressed
    return wire.LessonAnswer(
        verdict=judged.verdict,
        move=None if guessed else judged.move,
        reason=words(no.reason, game) if no else words(message("no-move-yet")) if judged.move is None else None,
        clause=no.clause if no else None,
        squares=list(no.squares) if no else [],
        after=_played(game, found, judged.played),
    )


def _info(game: Game[Any, Any], lesson: Lesson) -> wire.LessonInfo:
    return wire.LessonInfo(
        id=lesson.id,
        title=words(lesson.title, game),
        clauses=list(lesson.clauses),
        steps=[
            wire.LessonStep(
                id=step.id,
                task=step.task,
                says=words(step.says, game),
                afterwards=words(step.afterwards, game) if step.afterwards else None,
            )
            for step in lesson.steps
        ],
    )


def _step(slug: str, lesson: str, step: str) -> Step:
    for found in lessons(slug):
        for one in found.steps:
            if (found.id, one.id) == (lesson, step):
                return one
    raise refusal("unknown-page", 404)


def _offered(look: Look, step: Step) -> list[wire.Branch] | None:
    if step.task == "look":
        return None
    if step.task != "forbidden":
        return [wire.Branch.model_validate(branch) for branch in orjson.loads(look.legal_json)]
    # Places that are to be filled may be pressed in any order.
    ways = permutations(step.presses) if step.presses[0].kind == "ghost" else [step.presses]
    return [_branch(list(way), step.moves[0]) for way in ways]


def _branch(way: list[Click], move: str) -> wire.Branch:
    click = wire.Press.model_validate(press(way[0]))
    if len(way) == 1:
        return wire.Branch(click=click, move=move)
    return wire.Branch(click=click, then=[_branch(way[1:], move)])


def _played(game: Game[Any, Any], step: Step, moves: tuple[str, ...]) -> list[wire.Step]:
    look, shown = Look(game, step.state), []
    for ply, move in enumerate(moves, start=1):
        look = Look(game, look.state.play(game.notation.parse_move(look.state, move)), look, move)
        shown.append(
            wire.Step(
                ply=ply, move=move, comment="", text=look.text, scene=look.scene, last=look.last,
                to_move=look.state.to_move, outcome=outcome_end(game, look.state.outcome()),
            )
        )  # fmt: skip
    return shown
