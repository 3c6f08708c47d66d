"""Scenes as pictures: SVG documents and terminal text."""

from bergfried.drawing.svg import draw_svg

__all__ = ["draw_svg"]
