"""The secrets of seats in the header of a request."""

from typing import Annotated

from litestar.params import HeaderParameter

MOST_SECRETS = 4

Seats = Annotated[
    str | None,
    HeaderParameter(
        name="Authorization",
        description=(
            "`Seat` and the secrets of one's seats, with commas between them; or `Bearer` and a "
            "token."
        ),
    ),
]


def secrets_in(header: str | None) -> list[str]:
    """The secrets that an ``Authorization`` header gives."""
    scheme, _, rest = (header or "").partition(" ")
    if scheme.lower() != "seat":
        return []
    return [secret.strip() for secret in rest.split(",") if secret.strip()][:MOST_SECRETS]
