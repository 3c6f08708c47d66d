"""Scene to SVG."""

from bergfried.core import Scene


def draw_svg(scene: Scene) -> str:
    raise NotImplementedError
