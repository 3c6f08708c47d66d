"""The scene schema is what the types say, and it can say no."""

from dataclasses import replace

import bergfried
from tests.schema import FILE, scene_faults, schema_text


def test_the_schema_file_is_fresh() -> None:
    assert FILE.read_text(encoding="utf-8") == schema_text()


def test_the_schema_refuses_an_unknown_board_shape() -> None:
    game = bergfried.load(bergfried.slugs()[0])
    scene = game.view.scene(game.initial())
    wrong = replace(scene, board=replace(scene.board, shape="hexagons"))  # type: ignore[arg-type]
    assert scene_faults(wrong)
