"""A moment for Python: compiled code that works for long calls this now and then."""


def breathe() -> None:
    """Do nothing, in plain Python: on the way in, the interpreter sees Ctrl-C and raises it."""
