"""Scenes as pictures: SVG documents and terminal text."""

from bergfried.drawing.svg import draw_svg
from bergfried.drawing.terminal import draw_terminal

__all__ = ["draw_svg", "draw_terminal"]
