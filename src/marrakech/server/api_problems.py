"""How the schema of the HTTP API tells of what may be refused."""

from litestar.openapi import ResponseSpec

from marrakech.server.errors import Problem


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The answers of these statuses."""
    what = {
        400: "This cannot be understood.",
        401: "The token opens nothing here.",
        403: "This is for others.",
        404: "There is no such thing.",
        409: "This is not possible as things stand.",
        413: "This is too large.",
        429: "This is too much at once.",
        503: "The server is closing, cannot store anything, or has too many tables.",
    }
    return {
        status: ResponseSpec(Problem, description=what[status], generate_examples=False)
        for status in statuses
    }
