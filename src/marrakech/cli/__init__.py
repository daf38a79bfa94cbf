"""The ``marrakech`` command. It needs ``pip install 'marrakech[play]'``."""

import gc
import sys

from marrakech.core.together import NotCompiledError


def main() -> None:
    """Run the command that the user typed; without its packages, tell how to get them.

    In English: what reads the catalogues of other languages is one of these packages.
    """
    # Python would look for unused cycles dozens of times while modules are loaded, and find none:
    # a tenth of a second
    gc.set_threshold(50_000)
    try:
        from marrakech.cli import app  # noqa: PLC0415  (it may not be possible)
    except ModuleNotFoundError as missing:
        if (missing.name or "marrakech").partition(".")[0] == "marrakech":
            raise
        sys.exit(
            "the command marrakech needs more packages: "
            "pip install 'marrakech[play]', or '.[play]' in a clone"
        )
    try:
        app.main()
    except NotCompiledError as error:
        sys.exit(str(error))
