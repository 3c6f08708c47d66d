"""Positions and records as text: read, judged and drawn without a table."""

import random
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query
from starlette.responses import Response

from bergfried.core import Game, State
from bergfried.drawing import draw_svg
from bergfried.match import format_record
from bergfried.server.looks import Look
from bergfried.server.reading import game_named, read_position, read_records
from bergfried.server.refusals import refusal
from bergfried.server.summaries import outcome_end
from bergfried.server.wire import LONGEST_POSITION, PositionEdit, PositionRead, PositionText, RecordRead, RecordText

router = APIRouter(prefix="/api", tags=["positions"])


@router.post("/positions")
def read(asked: PositionText) -> PositionRead:
    """The position as the game sees it; otherwise why it cannot be one, and where in the text."""
    return _read(game_named(asked.game), asked.text, asked.options)


def _read(game: Game[Any, Any], text: str | None, options: Mapping[str, str]) -> PositionRead:
    look = Look(game, read_position(game, text, options))
    return PositionRead(
        text=look.text,
        scene=look.scene,
        to_move=look.state.to_move,
        outcome=outcome_end(game, look.state.outcome()),
    )


@router.post("/positions/edits")
def edit(asked: PositionEdit) -> PositionRead:
    """What becomes of a position by one press of its editor; otherwise why there can be no such position."""
    game = game_named(asked.game)
    state, editor = read_position(game, asked.text, asked.options), game.editor
    if editor is None:
        raise refusal("unknown-page", 404)
    if asked.brush is not None:
        if asked.brush not in {brush.id for brush in editor.brushes}:
            raise refusal("bad-request", 422, where="brush", what=asked.brush)
        if asked.cell not in {cell.id for cell in game.view.scene(state).board.cells}:
            raise refusal("bad-request", 422, where="cell", what=str(asked.cell)[:60])
        state = editor.painted(state, asked.brush, asked.cell)
    if asked.to_move is not None:
        state = editor.turned(state, asked.to_move)
    return _read(game, game.notation.format_state(state), asked.options)


@router.post("/records")
def records(asked: RecordText) -> list[RecordRead]:
    """Every game of the text, replayed by the rules; otherwise why not, and where."""
    return [
        RecordRead(
            game=record.tags["Game"],
            options=dict(pair.split("=", 1) for pair in record.tags["Options"].split()),
            start=record.tags["Start"],
            moves=list(record.moves),
            result=record.result,
            termination=record.tags["Termination"],
            tags=dict(record.tags),
            text=format_record(record),
        )
        for record in read_records(asked.text)
    ]


@router.get("/picture", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
def picture(
    game: Annotated[str, Query(max_length=64)],
    position: Annotated[str | None, Query(max_length=LONGEST_POSITION)] = None,
    option: Annotated[list[str] | None, Query(description="name=value; may be given several times")] = None,
    theme: Annotated[Literal["light", "dark"], Query()] = "light",
    plies: Annotated[int, Query(ge=0, le=40, description="moves played from there, always the same")] = 0,
    panels: Annotated[bool, Query(description="what stands beside the board, too")] = True,
    aid: Annotated[str | None, Query(max_length=64, description="what a piece or cell shows when pointed at")] = None,
    language: Annotated[Literal["en", "de", "fr"], Query()] = "en",
) -> Response:
    """A position as SVG; without one, the start. Some plies later a game shows what it is like."""
    found = game_named(game)
    options: dict[str, str] = {}
    for pair in option or ():
        name, equals, value = pair.partition("=")
        if not equals or name in options:
            raise refusal("bad-request", 422, where="option", what=pair[:60])
        options[name] = value
    scene = found.view.scene(_later(read_position(found, position, options), plies))
    if not panels:
        scene = replace(scene, panels=())
    if aid is not None:
        scene = replace(scene, marks=(*scene.marks, *scene.hover.get(aid, ())))
    return Response(draw_svg(scene, theme, partial(found.say, language=language)), media_type="image/svg+xml")


def _later(state: State[Any], plies: int) -> State[Any]:
    """After so many moves of a game that nobody plays well; it stops before it is over."""
    dice = random.Random(5)
    for _ in range(plies):
        after = state.play(dice.choice(state.legal_moves()))
        if after.outcome() is not None:
            break
        state = after
    return state
