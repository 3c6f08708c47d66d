"""Text for terminals: 80 columns, legible without colour, in ASCII if asked, with what is highlighted plain to see."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import get_args

import pytest
from rich.style import Style
from rich.text import Text

import bergfried
from bergfried.core import Board, Cell, Mark, Panel, Piece, Scene, Side, message
from bergfried.core.scene import Shape
from bergfried.drawing import draw_terminal
from tests.drawing.scenes import FIRST, MADE_FOR_TWO, SCENES, SECOND, checkered, crossings, grid, tower, wall
from tests.walks import walk

every_scene = pytest.mark.parametrize("name", SCENES)
both_alphabets = pytest.mark.parametrize("ascii", [False, True], ids=["unicode", "ascii"])
CHATTER = "Hier steht ein langer Satz, der in keine Zeile passt und deshalb zwischen Wörtern umbrochen werden muss. "


def widest(text: Text) -> int:
    return max(line.cell_len for line in text.split("\n", allow_blank=True))


@every_scene
@both_alphabets
def test_no_line_is_wider_than_the_terminal(name: str, ascii: bool) -> None:
    scene = SCENES[name]
    everything = [cell.id for cell in scene.board.cells]
    for highlight in ((), everything):
        assert widest(draw_terminal(scene, ascii=ascii, highlight=highlight)) <= 80
    assert widest(draw_terminal(scene, lambda words: CHATTER * 3, ascii=ascii)) <= 80
    assert widest(draw_terminal(scene, lambda words: "塔" * 200, ascii=ascii)) <= 80
    assert widest(draw_terminal(scene, lambda words: "x" * 500 + "\ny", ascii=ascii)) <= 80


@every_scene
def test_ascii_means_ascii(name: str) -> None:
    lit = [id for piece in SCENES[name].pieces for id in piece.at]
    assert draw_terminal(SCENES[name], ascii=True, highlight=lit).plain.isascii()


@every_scene
def test_without_colour_there_is_none_and_the_text_is_the_same(name: str) -> None:
    bare, bright = (draw_terminal(SCENES[name], colour=colour) for colour in (False, True))
    styles = [span.style if isinstance(span.style, Style) else Style.parse(span.style) for span in bare.spans]
    assert all(style.color is None and style.bgcolor is None for style in styles)
    assert bare.plain == bright.plain


@pytest.mark.parametrize("made", MADE_FOR_TWO.values(), ids=MADE_FOR_TWO)
@both_alphabets
def test_sides_are_told_apart_without_colour(made: Callable[[tuple[Side, Side]], Scene], ascii: bool) -> None:
    one, two = (replace(made(sides), panels=(), marks=()) for sides in ((FIRST, SECOND), (SECOND, FIRST)))
    assert draw_terminal(one, colour=False, ascii=ascii).plain != draw_terminal(two, colour=False, ascii=ascii).plain


def test_a_grid_shows_heights_states_castles_and_names() -> None:
    assert draw_terminal(replace(grid(), panels=()), ascii=True).plain.splitlines() == [
        "5  .   .   g-  .   x   5",
        "4  .   .   .   +   .   4",
        "3  +   .   .   .   .   3",
        "2  +   .   .   .   .   2",
        "1  X4  O7x G'  .   .   1",
        "   a   b   c   d   e",
    ]


def test_fields_of_the_sides_differ() -> None:
    assert draw_terminal(checkered(), ascii=True).plain.splitlines()[:4] == [
        "4  -   =   -   =   4",
        "3  =   -   =   -   3",
        "2  O1x =   -   =   2",
        "1  X2  -   =   -   1",
    ]


def test_crossings_show_lines_towers_stones_and_areas() -> None:
    lines = draw_terminal(crossings(), ascii=False).plain.splitlines()
    assert lines[0] == "11  ┌──┬──┬──┬──┬──┬──┬──┬──┬──■──△▪ 11"
    assert lines[3].startswith(" 8  ├──┼──┼──◇──┼──┼──┼──△──")
    assert lines[10] == " 1  ▲▪─■──┴──┴──┴──┴──┴──┴──┴──┴──┘  1"
    bare = replace(crossings(), pieces=())
    assert "•" in draw_terminal(bare).plain
    assert "◦" in draw_terminal(bare).plain


def test_blocks_of_a_wall_are_seen_as_blocks() -> None:
    lines = draw_terminal(wall()).plain.splitlines()
    assert lines[7] == "2  ·  ·  · ╭○╮[○──○] +  ·  ·  ·  2"
    assert lines[8] == "1  ·  ·  · ╰○╯[●──●] +  ·  ·  ·  1"
    assert lines[9].split() == ["-4", "-3", "-2", "-1", "0", "1", "2", "3", "4", "5"]


def test_a_tower_shows_its_plan_its_levels_and_its_faces() -> None:
    lines = draw_terminal(tower(), lambda words: words.id, ascii=True).plain.splitlines()
    assert lines[:4] == [
        "3  .   .   .   3   .  .  .    .  .  .    .  .  .",
        "2  .   X2- .   2   . [X] .    . [X] .    .  .  .",
        "1  O3^ O3^ x   1  [X][O] .   [X][O] .   [O--O] .",
        "   a   b   c          1          2          3",
    ]
    assert lines[5].split() == ["face-south", "face-east", "face-north", "face-west", "face-roof"]
    assert lines[6].split() == ["X", "O", "x"] * 4 + ["O", "o", "X", "o"]
    assert lines[7].split() == ["1:1"] * 5
    assert lines[-1] == "X turn-bonus    total  X 13 : O 5"


@pytest.mark.parametrize("name", [name for name, scene in SCENES.items() if scene.board.cells])
@both_alphabets
def test_highlighted_cells_are_inverted_and_pointed_at(name: str, ascii: bool) -> None:
    scene = SCENES[name]
    cell = scene.board.cells[0].id
    plain, lit = (draw_terminal(scene, colour=False, ascii=ascii, highlight=cells) for cells in ((), (cell,)))
    reverse = [span for span in lit.spans if Style.parse(str(span.style)).reverse]
    assert reverse
    assert not [span for span in plain.spans if Style.parse(str(span.style)).reverse]
    assert all(lit.plain[span.start] == ">" and lit.plain[span.end - 1] in "< " for span in reverse)


def test_what_won_is_pointed_at() -> None:
    won = replace(wall(), marks=(Mark("decisive", ("0.0", "1.0"), FIRST),))
    assert (
        draw_terminal(won, colour=False).plain
        == draw_terminal(replace(wall(), marks=()), highlight=["0.0", "1.0"]).plain
    )


def test_an_unknown_highlight_changes_nothing() -> None:
    assert draw_terminal(grid(), highlight=["q9"]).plain == draw_terminal(grid()).plain


def test_panels_are_said_in_the_players_words() -> None:
    panels = (
        Panel("hand", message("left"), FIRST, value=3),
        Panel("score", message("score"), scores=(5, 7)),
        Panel("supply", message("supply"), value=40),
        Panel("turn", message("turn"), SECOND),
    )
    last = draw_terminal(replace(grid(), panels=panels), lambda words: words.id.title()).plain.splitlines()[-1]
    assert last == "● Left 3    Score  ● 5 : ○ 7    Supply 40    ○ Turn"


def test_a_board_wider_than_the_terminal_is_cut() -> None:
    cells = tuple(Cell(f"{x} {y}", x, y, label="w" * 50) for x in range(60) for y in range(3))
    for shape in get_args(Shape):
        scene = Scene(Board(shape, cells, (60, 3, 1)), (Piece("p", "stack", FIRST, ("0 0",), 1234),))
        assert widest(draw_terminal(scene)) <= 80


def test_an_unknown_mark_is_a_neutral_sign() -> None:
    scene = Scene(grid().board, (), (Mark("fog", ("a1",)),))
    assert "~" in draw_terminal(scene).plain


@pytest.mark.parametrize("slug", bergfried.slugs())
@both_alphabets
def test_positions_of_every_game_fit_the_terminal(slug: str, ascii: bool) -> None:
    game = bergfried.load(slug)
    states = [state for state, _ in walk(game.initial(), seed=5, longest=60)]
    for state in (states[0], states[len(states) // 2], states[-1]):
        for language in ("en", "de", "fr"):
            say = partial(game.say, language=language)
            assert widest(draw_terminal(game.view.scene(state), say, ascii=ascii)) <= 80
