"""Tables: opening, listing, looking at them, taking a game home."""

import re
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, WebSocket
from fastapi import Path as PathParameter
from starlette.responses import Response

from bergfried.match import format_json, format_record
from bergfried.server.sockets import serve_table
from bergfried.server.summaries import summary
from bergfried.server.tables import MOST_LISTED, Tables
from bergfried.server.wire import NewTable, Step, TableCreated, TableSummary

router = APIRouter(prefix="/api/tables", tags=["tables"])

Id = Annotated[str, PathParameter(description="The table.", max_length=40)]
Format = Literal["record", "json", "svg", "position"]
MEDIA_TYPES = {
    "record": ("text/plain; charset=utf-8", "txt"),
    "json": ("application/json", "json"),
    "svg": ("image/svg+xml", "svg"),
    "position": ("text/plain; charset=utf-8", "txt"),
}


def _tables(request: Request | WebSocket) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


@router.post("", status_code=201)
async def open_table(wish: NewTable, request: Request) -> TableCreated:
    """The secrets of the human seats are told here and never again."""
    return await _tables(request).open(wish)


@router.get("")
async def listed(
    request: Request,
    id: Annotated[list[str] | None, Query(max_length=MOST_LISTED, description="only these tables")] = None,
) -> list[TableSummary]:
    """Tables where the game goes on, then finished ones; those that changed last come first."""
    return [summary(stored) for stored in await _tables(request).listed(id)]


@router.get("/{id}")
async def one(id: Id, request: Request) -> TableSummary:
    table = await _tables(request).find(id)
    async with table.lock:
        return table.summary()


@router.get("/{id}/positions/{ply}")
async def step(id: Id, ply: Annotated[int, PathParameter(ge=0, le=2**31)], request: Request) -> Step:
    table = await _tables(request).find(id)
    async with table.lock:
        return table.step(ply)


@router.get(
    "/{id}/export",
    response_class=Response,
    responses={200: {"content": {"text/plain": {}, "application/json": {}, "image/svg+xml": {}}}},
)
async def export(id: Id, request: Request, format: Annotated[Format, Query()] = "record") -> Response:
    table = await _tables(request).find(id)
    async with table.lock:
        game, record, state = table.sitting.game, table.sitting.table.record(), table.sitting.state
    written = {
        "record": lambda: format_record(record),
        "json": lambda: format_json((record,)),
        "svg": lambda: str(game.picture(state)),
        "position": lambda: game.notation.format_state(state),
    }
    media_type, ending = MEDIA_TYPES[format]
    name = re.sub("[^a-z0-9]", "", game.info.slug) + f"-{format}.{ending}"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(written[format](), media_type=media_type, headers=headers)


@router.websocket("/{id}/socket")
async def socket(socket: WebSocket, id: str) -> None:
    await serve_table(socket, _tables(socket), id, socket.app.state.settings.largest_message)
