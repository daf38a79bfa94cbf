"""The ``marrakech`` command."""

from marrakech.cli.app import main

__all__ = ["main"]
