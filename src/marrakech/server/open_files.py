"""Raises the limit on open files, of which every connection needs one."""

from __future__ import annotations

import logging
import sys

logger = logging.getLogger(__name__)


def raise_open_files(wanted: int) -> None:
    """Raise this process's limit as far as the system allows, and warn if that is too few.

    Most systems begin with a soft limit of 1,024, for programs that still use ``select``.
    """
    if sys.platform == "win32":  # Windows has no such limit
        return
    import resource  # noqa: PLC0415  (which is not there on Windows)

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = max(soft, wanted) if hard == resource.RLIM_INFINITY else hard
    if 0 <= soft < most:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        except (OSError, ValueError) as error:  # macOS has another limit, of the whole system
            logger.warning("%d file handles cannot be had: %s", most, error)
        else:
            logger.info("%d file handles, where %d were allowed at first", most, soft)
            soft = most
    if 0 <= soft < wanted:
        told = "%d file handles are too few for all connections that are allowed: see LimitNOFILE"
        logger.warning(told, soft)
