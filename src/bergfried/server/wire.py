"""Everything that crosses the wire. `make wire` makes client/src/wire.gen.ts of it.

Numbers of a table: `ply` counts the moves that stand on the board, `seq` everything that ever happened at the table.
Every message of the server carries the `seq` that the table had reached; a client that comes back says the last one it
saw (`after`) and is sent a position only if something has happened since.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StrictBool, StrictInt, StrictStr, TypeAdapter

from bergfried.core import Mark, Message, Piece, Scene, Side
from bergfried.lessons import Task, Verdict

PROTOCOL = 1
LONGEST_RECORD = 1_000_000
LONGEST_POSITION = 20_000

Text = Annotated[StrictStr, Field(max_length=LONGEST_POSITION)]
Number = Annotated[StrictInt, Field(ge=0, le=2**31)]
Secret = Annotated[StrictStr, Field(min_length=1, max_length=100)]
Short = Annotated[StrictStr, Field(max_length=64)]  # the limit also makes sure that it is text that can be written
Options = Annotated[dict[Short, Short], Field(max_length=50)]


def _strictly_number(value: object) -> object:
    """An enum of numbers would take true for 1."""
    if type(value) not in (int, Side):
        raise ValueError("a seat is 0 or 1")
    return value


SeatNumber = Annotated[Side, BeforeValidator(_strictly_number)]


class Wire(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Words(Wire):
    """A message and where its text is found."""

    id: str
    params: Mapping[str, str | int] = Field(default_factory=dict)
    game: str | None = None  # whose texts hold it; null: /api/texts


class Problem(Wire):
    """Every error of the HTTP interface (application/problem+json, RFC 9457)."""

    type: str
    title: str
    status: int
    detail: str = ""  # an English sentence
    reason: Words | None = None  # the same in any language
    clause: str | None = None  # of the game's rules
    squares: list[str] = Field(default_factory=list)
    place: int | None = None  # index of the first character that cannot be right
    line: int | None = None  # both count from 1
    column: int | None = None


# What there is to play.


class OptionInfo(Wire):
    name: str
    values: list[str]  # the first is the default
    numbers: bool  # any whole number from 1 to 9999 is a value too
    message: str  # id of the sentence that says what it changes


class BrushInfo(Wire):
    """What can be laid on the board, or taken off it, when a position is set up by hand."""

    id: str
    caption: Message
    piece: Piece | None  # what it lays down; null: it takes away


class Editing(Wire):
    brushes: list[BrushInfo]
    empty: str  # the position to begin with


class GameSummary(Wire):
    slug: str
    title: str
    authors: list[str]
    publisher: str
    year: int | None
    version: int
    options: list[OptionInfo]
    levels: list[int]  # of the computer, from the weakest
    kernel: bool  # false: the computer plays on the Python rules, slower
    editing: Editing | None


class Health(Wire):
    status: Literal["ok"]
    version: str
    protocol: int
    tables: int  # awake in this process


# Tables.


class HumanSeat(Wire):
    kind: Literal["human"]
    name: Annotated[StrictStr, Field(max_length=60)] | None = None


class ComputerSeat(Wire):
    kind: Literal["computer"]
    level: Annotated[StrictInt, Field(ge=1, le=100)]


Seat = Annotated[HumanSeat | ComputerSeat, Field(discriminator="kind")]


class ClockChoice(Wire):
    seconds: Annotated[StrictInt, Field(ge=1, le=86_400)]  # for each side
    increment: Annotated[StrictInt, Field(ge=0, le=3_600)] = 0  # seconds added when the turn passes on


class NewTable(Wire):
    game: Short
    options: Options = Field(default_factory=dict)
    start: Text | None = None  # a position; not together with a record
    record: Annotated[StrictStr, Field(max_length=LONGEST_RECORD)] | None = None  # brings its own options and start
    seats: tuple[Seat, Seat]
    clock: ClockChoice | None = None


class TableCreated(Wire):
    id: str
    seats: tuple[str | None, str | None]  # the secrets of the human seats: whoever holds one plays there


class End(Wire):
    """How a game ended."""

    winner: Side | None  # null: a draw
    termination: str  # as in a record
    clause: str | None  # if the rules ended it
    scores: tuple[int, int] | None
    reason: Words


class TableSummary(Wire):
    id: str
    game: str
    options: dict[str, str]
    seats: tuple[Seat, Seat]
    clock: ClockChoice | None
    ply: int
    to_move: Side
    outcome: End | None
    created: int  # milliseconds since 1970
    changed: int
    rematch: str | None  # the table at which these seats went on


class Step(Wire):
    """The table after `ply` moves, for stepping through the game; `text` is the position in the game's notation."""

    ply: int
    move: str | None  # that led here
    comment: str  # on that move; at the start, on the game
    text: str
    scene: Scene
    last: list[str]  # cells that the move touched
    to_move: Side
    outcome: End | None


# Positions and records as text.


class PositionText(Wire):
    game: Short
    options: Options = Field(default_factory=dict)
    text: Text | None = None  # null: the start


class PositionEdit(PositionText):
    """A press with a brush on a cell of the position, or another side to move."""

    brush: Annotated[StrictStr, Field(max_length=64)] | None = None
    cell: Annotated[StrictStr, Field(max_length=200)] | None = None
    to_move: Side | None = None


class PositionRead(Wire):
    text: str
    scene: Scene
    to_move: Side
    outcome: End | None


class RecordText(Wire):
    text: Annotated[StrictStr, Field(max_length=LONGEST_RECORD)]  # as text or as JSON


class RecordRead(Wire):
    game: str
    options: dict[str, str]
    start: str
    moves: list[str]
    result: str
    termination: str
    tags: dict[str, str]
    text: str  # in canonical form


# Lessons.


class LessonStep(Wire):
    id: str
    task: Task
    says: Words
    afterwards: Words | None  # to be said once it is done


class LessonInfo(Wire):
    id: str
    title: Words
    clauses: list[str]  # that it teaches
    steps: list[LessonStep]


class LessonBoard(Wire):
    """Where a step of a lesson begins."""

    scene: Scene
    to_move: Side
    outcome: End | None
    legal: list["Branch"] | None  # null: there is nothing to do. A forbidden move is offered alone.
    solution: str | None  # a move that will do


class LessonTry(Wire):
    """Presses, or a move as text."""

    clicks: Annotated[list["Pressed"], Field(max_length=200)] = Field(default_factory=list)
    text: Text | None = None


class LessonAnswer(Wire):
    """What became of a try."""

    verdict: Verdict  # other: a legal move, but not what is asked for; unclear: no move yet
    move: str | None
    reason: Words | None  # of the rules; a forbidden move is right if it is refused
    clause: str | None
    squares: list[str]
    after: list[Step]  # if it was right: the move and the reply to it


# From the client to a table.


class Press(Wire):
    """One press on the way to a move. What is not there has nothing to show."""

    kind: Literal["cell", "piece", "ghost", "choice"]
    id: Annotated[StrictStr, Field(max_length=200)]
    caption: Message | None = None
    preview: list[Mark] | None = None


class Pressed(Wire):
    kind: Literal["cell", "piece", "ghost", "choice"]
    id: Annotated[StrictStr, Field(max_length=200)]


class Hello(Wire):
    """Must come first. Whoever shows a seat's secret plays there; without secrets one watches."""

    type: Literal["hello"]
    protocol: StrictInt
    after: Number = 0
    secrets: Annotated[list[Secret], Field(max_length=8)] = Field(default_factory=list)


class Command(Wire):
    seq: Number  # of the position that the client means; refused as stale once another one has come


class Play(Command):
    type: Literal["play"]
    ply: Number
    move: Text


class Try(Command):
    """Asks whether presses, or a typed move, would be a legal move: answered by `refused` or `allowed`."""

    type: Literal["try"]
    ply: Number
    clicks: Annotated[list[Pressed], Field(max_length=200)] = Field(default_factory=list)
    text: Text | None = None


class Undo(Command):
    type: Literal["undo"]


class Redo(Command):
    type: Literal["redo"]


class AskHint(Command):
    type: Literal["hint"]


class Resign(Command):
    type: Literal["resign"]
    seat: SeatNumber | None = None  # null: the seat one holds; of both, the one to move


class OfferDraw(Command):
    type: Literal["offer_draw"]
    seat: SeatNumber | None = None


class AnswerDraw(Command):
    type: Literal["answer_draw"]
    accept: StrictBool


class Stop(Command):
    """The computer ends its thinking and plays the best move it knows."""

    type: Literal["stop"]


class Rematch(Command):
    type: Literal["rematch"]


ClientMessage = Annotated[
    Hello | Play | Try | Undo | Redo | AskHint | Resign | OfferDraw | AnswerDraw | Stop | Rematch,
    Field(discriminator="type"),
]


# From a table to the client.


class Can(Wire):
    """What this client may do now."""

    play: bool
    undo: bool
    redo: bool
    hint: bool
    resign: bool
    offer_draw: bool
    answer_draw: bool
    stop: bool
    rematch: bool


class ClockState(Wire):
    """Milliseconds as the message was sent; only the clock of `running` goes on."""

    remaining: tuple[int, int]
    running: Side | None


class Played(Wire):
    text: str
    by: Side


class Branch(Wire):
    """The press to make next, and what may follow it; a branch that ends carries the move."""

    click: Press
    then: list["Branch"] | None = None
    move: str | None = None


class Welcome(Wire):
    type: Literal["welcome"]
    seq: int
    protocol: int
    holds: list[Side]  # the seats that this client plays
    no_undo: Words | None  # why this client can never take back a move here
    table: TableSummary


class Position(Wire):
    """Complete: nothing that came before is needed. Sent after everything that happens at the table."""

    type: Literal["position"]
    seq: int
    ply: int
    moves: list[Played]
    later: list[str]  # moves that were taken back and can be played again
    last: list[str]  # cells that the last move touched
    to_move: Side
    seats: tuple[Seat, Seat]
    clock: ClockState | None
    outcome: End | None
    draw_offer: Side | None  # who offers
    thinking: Side | None  # the computer's seat that thinks
    can: Can
    rematch: str | None
    rematch_swaps: bool  # whether a rematch would change sides, by the game's custom and as the game stands
    scene: Scene
    legal: list[Branch] | None  # only for the seat to move


class Refused(Wire):
    """The request changed nothing."""

    type: Literal["refused"]
    seq: int
    request: str
    reason: Words
    clause: str | None = None
    squares: list[str] = Field(default_factory=list)
    text: str | None = None  # the move it is about
    place: int | None = None  # in that text


class Allowed(Wire):
    """The answer to a try that is a legal move; nothing was played."""

    type: Literal["allowed"]
    seq: int
    reason: Words
    text: str


class Thinking(Wire):
    """The computer knows more. The best line is not shown to people who play against it."""

    type: Literal["thinking"]
    seq: int
    seat: Side
    depth: int
    nodes: int
    milliseconds: int


class HintGiven(Wire):
    type: Literal["hint"]
    seq: int
    ply: int
    move: str
    clicks: list[Press]


class RematchReady(Wire):
    """The same people sit at a new table; their secrets are the same there."""

    type: Literal["rematch"]
    seq: int
    table: str


class Failure(Wire):
    """The message could not be read, or the server could not do its work."""

    type: Literal["error"]
    seq: int
    reason: Words
    detail: str


ServerMessage = Annotated[
    Welcome | Position | Refused | Allowed | Thinking | HintGiven | RematchReady | Failure,
    Field(discriminator="type"),
]

CLIENT_MESSAGES: TypeAdapter[Any] = TypeAdapter(ClientMessage)
SERVER_MESSAGES: TypeAdapter[Any] = TypeAdapter(ServerMessage)
