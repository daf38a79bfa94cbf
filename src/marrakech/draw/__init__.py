"""Pictures of a game: for notebooks, for documents, for terminals."""

from marrakech.draw.animation import animate
from marrakech.draw.svg import svg
from marrakech.draw.text import text

__all__ = ["animate", "svg", "text"]
