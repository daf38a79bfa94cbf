"""The time for searches that have a limit, as plain Python tells it.

Compiled modules never come here: ``stopwatch.pxd`` has the same for them in C, where it needs no
interpreter lock, for which a search would have to wait while a server is busy.
"""

from time import perf_counter

now = perf_counter
"""Seconds from some moment on."""
