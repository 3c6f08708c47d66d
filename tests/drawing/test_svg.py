"""Pictures: well formed whatever the scene says, complete, the same every time, and right about what hides what."""

import os
import random
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import get_args
from xml.etree.ElementTree import Element, fromstring

import pytest

import bergfried
from bergfried.core import Board, Cell, Mark, Panel, Picture, Piece, Scene, Side, message
from bergfried.core.scene import Shape
from bergfried.drawing import draw_svg
from bergfried.drawing.places import Places
from bergfried.drawing.svg.flat import loops
from bergfried.drawing.svg.tower import SLANT, depth, space_for
from bergfried.drawing.theme import themes
from tests.drawing.scenes import FIRST, MADE_FOR_TWO, SCENES, SECOND, grid, strange, tower, wall
from tests.walks import walk

SVG = "{http://www.w3.org/2000/svg}"
every_scene = pytest.mark.parametrize("name", SCENES)
every_theme = pytest.mark.parametrize("theme", sorted(themes()))
NASTY = "</title><script>alert(1)</script> & \" ' ]]> \x00\x08\ud800 \U0001f3f0"


def pieces_drawn(root: Element) -> list[str]:
    return [group.attrib["data-piece"] for group in root.iter(f"{SVG}g") if "data-piece" in group.attrib]


@every_scene
@every_theme
def test_a_picture_is_a_standalone_document_that_can_be_read_aloud(name: str, theme: str) -> None:
    text = draw_svg(SCENES[name], theme)
    assert text.startswith("<svg")
    root = fromstring(text)
    left, top, width, height = (float(part) for part in root.attrib["viewBox"].split())
    assert (left, top) == (0, 0)
    assert width > 0
    assert height > 0
    assert root.attrib["role"] == "img"
    assert [child.tag for child in root][:2] == [f"{SVG}title", f"{SVG}desc"]
    assert all(child.text for child in root[:2])
    assert "nan" not in text
    assert not re.search(r"(href|src)=", text)


@every_scene
@every_theme
def test_every_piece_on_the_board_and_on_the_faces_is_drawn(name: str, theme: str) -> None:
    scene = SCENES[name]
    drawn = pieces_drawn(fromstring(draw_svg(scene, theme)))
    pictures = [panel.picture for panel in scene.panels if panel.picture]
    for board, pieces in ((scene.board, scene.pieces), *((p.board, p.pieces) for p in pictures)):
        cells = {cell.id for cell in board.cells}
        assert {piece.id for piece in pieces if cells & set(piece.at)} <= set(drawn)
    assert "nowhere" not in drawn


@every_scene
def test_every_mark_that_has_a_place_is_drawn(name: str) -> None:
    scene = SCENES[name]
    root = fromstring(draw_svg(scene))
    drawn = {group.attrib["data-mark"] for group in root.iter(f"{SVG}g") if "data-mark" in group.attrib}
    cells = {cell.id for cell in scene.board.cells}
    assert {mark.kind for mark in scene.marks if cells & set(mark.cells)} <= drawn


def test_what_won_is_told_from_other_rows() -> None:
    row, won = (draw_svg(replace(wall(), marks=(Mark(kind, ("0.1", "1.1"), SECOND),))) for kind in ("run", "decisive"))
    frames = [fromstring(text).find(f".//{SVG}g[@data-mark]/{SVG}path") for text in (row, won)]
    assert frames[0] is None
    assert frames[1] is not None
    assert "stroke-dasharray" not in frames[1].attrib  # as it would be if nobody knew how to draw it


def test_all_ids_that_are_used_are_defined() -> None:
    for scene in SCENES.values():
        text = draw_svg(scene)
        assert set(re.findall(r"url\(#([^)]*)\)", text)) <= set(re.findall(r' id="([^"]*)"', text))


@every_scene
def test_no_text_escapes_the_markup(name: str) -> None:
    scene = SCENES[name]
    nasty = replace(
        scene,
        board=replace(scene.board, cells=tuple(replace(cell, label=NASTY) for cell in scene.board.cells)),
        pieces=tuple(replace(piece, id=NASTY, states=(*piece.states, NASTY)) for piece in scene.pieces),
        marks=tuple(replace(mark, label=message("x")) for mark in scene.marks),
    )
    root = fromstring(draw_svg(nasty, say=lambda words: NASTY))
    assert not list(root.iter(f"{SVG}script"))
    assert not list(root.iter("script"))


def test_nasty_ids_of_cells_are_only_words() -> None:
    cell = Cell(NASTY, 0, 0, label=NASTY)
    scene = Scene(
        Board("grid", (cell,), (1, 1, 1)), (Piece(NASTY, NASTY, FIRST, (NASTY,)),), (Mark(NASTY, (NASTY,), SECOND),)
    )
    assert fromstring(draw_svg(scene)) is not None


def test_the_same_scene_gives_the_same_text_in_every_process() -> None:
    code = (
        "from tests.drawing.scenes import SCENES; from bergfried.drawing import draw_svg; import hashlib;"
        "print(hashlib.sha256(''.join(draw_svg(s) for s in SCENES.values()).encode()).hexdigest())"
    )
    paths = os.pathsep.join(sys.path)
    found = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": paths},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(found) == 1


def test_themes_differ_and_an_unknown_one_is_refused_with_the_choices() -> None:
    assert draw_svg(grid(), "light") != draw_svg(grid(), "dark")
    with pytest.raises(KeyError, match="light, dark"):
        draw_svg(grid(), "plaid")


def without_colour(text: str) -> str:
    return re.sub(r"url\(#[^)]*\)|#[0-9a-f]{6}", "", re.sub(r"<(title|desc)>.*?</\1>|data-[a-z]+=\"[^\"]*\"", "", text))


@pytest.mark.parametrize("made", MADE_FOR_TWO.values(), ids=MADE_FOR_TWO)
def test_sides_are_told_apart_without_colour(made: Callable[[tuple[Side, Side]], Scene]) -> None:
    one, two = (replace(made(sides), panels=(), marks=()) for sides in ((FIRST, SECOND), (SECOND, FIRST)))
    assert without_colour(draw_svg(one)) != without_colour(draw_svg(two))


@pytest.mark.parametrize("shape", ["stack", "guard", "tower", "stone", "block", "square", "dragon"])
def test_each_shape_is_told_apart_by_side_without_colour(shape: str) -> None:
    board = Board("grid", (Cell("a1", 0, 0),), (1, 1, 1))
    drawn = {without_colour(draw_svg(Scene(board, (Piece("a1", shape, side, ("a1",)),)))) for side in (*Side, None)}
    assert len(drawn) == 3


@pytest.mark.parametrize("state", ["blocked", "petrified", "last", "protected", "removable"])
@pytest.mark.parametrize(("shape", "on"), [("tower", "grid"), ("block", "wall"), ("block", "tower3d")])
def test_each_state_is_seen(shape: str, on: str, state: str) -> None:
    board = Board(on, (Cell("a1", 0, 0),), (1, 1, 1))  # type: ignore[arg-type]
    texts = [draw_svg(Scene(board, (Piece("a1", shape, FIRST, ("a1",), 1, states),))) for states in ((), (state,))]
    plain, marked = (re.sub(r"<(title|desc)>.*?</\1>", "", text) for text in texts)
    assert plain != marked


def test_a_stack_shows_as_many_discs_as_it_is_high_and_the_number() -> None:
    for height in range(1, 8):
        board = Board("grid", (Cell("a1", 0, 0, label=""),), (1, 1, 1))
        root = fromstring(draw_svg(Scene(board, (Piece("a1", "stack", FIRST, ("a1",), height),))))
        piece = next(group for group in root.iter(f"{SVG}g") if group.attrib.get("data-piece") == "a1")
        assert len(list(piece.iter(f"{SVG}path"))) == height
        assert [text.text for text in piece.iter(f"{SVG}text")] == [str(height)]


def test_the_edges_carry_the_names_of_columns_and_rows() -> None:
    written = [text.text for text in fromstring(draw_svg(grid())).iter(f"{SVG}text")]
    for name in "abcde12345":
        assert name in written
    walls = [text.text for text in fromstring(draw_svg(wall())).iter(f"{SVG}text")]
    assert {"-4", "0", "5", "1", "9"} <= set(walls)


def test_faces_stand_beside_the_tower_with_title_scores_and_both_groups() -> None:
    root = fromstring(draw_svg(tower(), say=lambda words: words.id.upper()))
    written = [text.text for text in root.iter(f"{SVG}text")]
    assert {"FACE-SOUTH", "FACE-EAST", "FACE-NORTH", "FACE-WEST", "FACE-ROOF", "13", "5"} <= set(written)
    groups = [group for group in root.iter(f"{SVG}g") if group.attrib.get("data-mark") == "group"]
    assert len(groups) == 10


def test_near_rows_are_painted_after_far_ones() -> None:
    board = Board("grid", tuple(Cell(f"r{y}", 0, y) for y in range(4)), (1, 4, 1))
    scene = Scene(board, tuple(Piece(f"p{y}", "stack", FIRST, (f"r{y}",), 5) for y in (2, 0, 3, 1)))
    assert pieces_drawn(fromstring(draw_svg(scene))) == ["p3", "p2", "p1", "p0"]


def test_no_cube_is_painted_before_another_that_it_hides() -> None:
    cubes = [(x, y, z) for x in range(3) for y in range(3) for z in range(3)]
    order = sorted(cubes, key=depth)
    for far in cubes:
        for near in cubes:
            # Nearer in every direction that leads to the eye: east, south, up.
            if near != far and near[0] >= far[0] and near[1] <= far[1] and near[2] >= far[2]:
                assert order.index(near) > order.index(far)


def inside(polygon: list[tuple[float, float]], x: float, y: float) -> bool:
    crossed = False
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            crossed = not crossed
    return crossed


def seen_on_paper(root: Element, x: float, y: float) -> str | None:
    """Whose polygon was painted last at a point."""
    seen = None
    for group in root.iter(f"{SVG}g"):
        if "data-piece" in group.attrib:
            for shape in group.iter(f"{SVG}polygon"):
                corners = [tuple(map(float, corner.split(","))) for corner in shape.attrib["points"].split()]
                if inside([(corner[0], corner[1]) for corner in corners], x, y):
                    seen = group.attrib["data-piece"]
    return seen


def seen_by_eye(owner: dict[tuple[int, int, int], str], right: float, down: float) -> str | None:
    """The first cube on the line of sight, found by walking it from the eye: no sorting, no polygons."""
    # On paper: right = (x + y) * SLANT, down = (x - y) / 2 - z. The line of sight keeps both.
    for i in range(150, -1, -1):
        x = i / 50
        y = right / SLANT - x
        z = (x - y) / 2 - down
        found = owner.get((int(x // 1), int(y // 1), int(z // 1)))
        if found:
            return found
    return None


@pytest.mark.parametrize("seed", range(4))
def test_hidden_surfaces_are_hidden(seed: int) -> None:
    dice = random.Random(seed)
    heights = {(x, y): dice.randint(0, 3) for x in range(3) for y in range(3)}
    heights[1, 1] = 3
    owner = {(x, y, z): f"{x}{y}{z}" for (x, y), high in heights.items() for z in range(high)}
    cells = tuple(Cell(f"{x}{y}{z}", x, y, z) for x in range(3) for y in range(3) for z in range(4))
    board = Board("tower3d", cells, (3, 3, 4))
    pieces = [Piece(name, "block", FIRST, (name,)) for name in owner.values()]
    dice.shuffle(pieces)
    root = fromstring(draw_svg(Scene(board, tuple(pieces))))
    space = space_for(Places(board), max(heights.values()))
    seen = set()
    for _ in range(80):
        right, down = dice.uniform(0.02, 6 * SLANT), dice.uniform(-4, 2)
        expected = seen_by_eye(owner, right, down)
        at = space.left + right * space.edge, space.floor + down * space.edge
        # A hair off an edge either answer would do.
        near = {seen_by_eye(owner, right + dx, down + dy) for dx in (-0.03, 0.03) for dy in (-0.03, 0.03)}
        if near == {expected}:
            assert seen_on_paper(root, *at) == expected, (heights, right, down)
            seen.add(expected)
    assert len(seen) > 3


def test_outlines_go_around_corners_holes_and_touching_cells() -> None:
    assert loops([(0, 0)]) == [[(0, 0), (1, 0), (1, 1), (0, 1)]]
    assert loops([(0, 0), (1, 0)]) == [[(0, 0), (2, 0), (2, 1), (0, 1)]]
    (bent,) = loops([(0, 0), (1, 0), (0, 1)])
    assert sorted(bent) == [(0, 0), (0, 2), (1, 1), (1, 2), (2, 0), (2, 1)]
    assert len(loops([(0, 0), (1, 1)])) == 2
    ring = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    assert sorted(len(loop) for loop in loops(ring)) == [4, 4]


def test_a_board_of_any_size_and_place_is_drawn_within_bounds() -> None:
    cells = tuple(Cell(f"{x} {y}", x, y) for x in range(-30, 30) for y in range(5, 45))
    for shape in get_args(Shape):
        text = draw_svg(Scene(Board(shape, cells, (60, 40, 1)), (Piece("p", "stack", FIRST, ("-30 5",), 99),)))
        width, height = (float(part) for part in fromstring(text).attrib["viewBox"].split()[2:])
        assert max(width, height) < 1000


def test_a_panel_can_hold_any_picture() -> None:
    for inner in (*SCENES.values(), strange()):
        picture = Picture(inner.board, inner.pieces, inner.marks)
        scene = replace(grid(), panels=(Panel("face", message("inner"), picture=picture),))
        assert fromstring(draw_svg(scene)) is not None


@pytest.mark.parametrize("slug", bergfried.slugs())
@every_theme
def test_positions_of_every_game_are_drawn_whole(slug: str, theme: str) -> None:
    game = bergfried.load(slug)
    states = [state for state, _ in walk(game.initial(), seed=5, longest=60)]
    for state in (states[0], states[len(states) // 2], states[-1]):
        scene = game.view.scene(state)
        drawn = pieces_drawn(fromstring(draw_svg(scene, theme, say=lambda words: game.say(words, "de"))))
        assert {piece.id for piece in scene.pieces} <= set(drawn)
