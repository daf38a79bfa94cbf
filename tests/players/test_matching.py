"""Quick match: who suits whom, who is nearest, and which bots join."""

from __future__ import annotations

from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from marrakech.players.matching import (
    USUAL_BOTS,
    WIDENS,
    bots_for,
    can_play,
    distance,
    is_rated,
    pool_for,
    suits,
)
from marrakech.table.messages import WantMatch

BOTS = {"porter": 324.0, "peddler": 800.0, "merchant": 1198.0, "pourer": 764.0, "mason": 857.0}


class Guest(NamedTuple):
    """Somebody who waits."""

    name: str
    want: WantMatch
    rating: float | None = None
    since: float = 0.0

    def patience(self) -> float | None:
        """How long yet."""
        if self.want.patience is None:
            return None
        return max(0.0, self.want.patience - self.since)

    def waited(self) -> float:
        """How long already."""
        return self.since


def guest(
    name: str, rating: float | None = None, *, since: float = 0.0, **want: int | bool
) -> Guest:
    """Somebody who wants a game of two, if nothing else is said."""
    wanted = {"players": 2, "patience": None, **want}
    return Guest(name, WantMatch(name, **wanted), rating, since)  # type: ignore[arg-type]


def names(group: list[Guest]) -> list[str]:
    return [each.name for each in group]


def test_who_came_first_plays_with_who_is_nearest() -> None:
    waiting = [guest("Ada", 900), guest("Bea", 1400), guest("Cem", 950)]
    assert names(can_play(waiting, 2)) == ["Ada", "Cem"]
    assert names(can_play(waiting, 3)) == ["Ada", "Bea", "Cem"], "in the order in which they came"


def test_requests_of_old_pages_are_seated_as_they_came() -> None:
    waiting = [guest("Ada"), guest("Ada"), guest("Bea"), guest("Cem")]
    assert names(can_play(waiting, 2)) == ["Ada", "Bea"]
    alone = [guest("Ada", patience=30, since=30)]
    assert names(can_play(alone, 4)) == ["Ada"]
    assert bots_for(alone, 3, BOTS) == list(USUAL_BOTS)
    assert not can_play([guest("Ada"), guest("Bea", patience=9)], 3)
    assert names(can_play([guest("Ada"), guest("Bea", patience=9, since=9)], 3)) == ["Bea"]


def test_a_limit_holds_for_both_and_widens_with_waiting() -> None:
    far, near = guest("Ada", 600), guest("Bea", 900, near=200)
    assert not suits(far, near)
    assert not suits(near, far)
    assert suits(far, guest("Bea", 900, near=200, since=100 / WIDENS))
    assert not can_play([far, near], 2)
    # who does not suit the first does not keep others waiting
    assert names(can_play([near, far, guest("Cem", 500)], 2)) == ["Ada", "Cem"]


def test_a_game_is_rated_if_nobody_objects_and_all_have_passports() -> None:
    ada, bea = guest("Ada", 900), guest("Bea", 900)
    assert is_rated([ada, bea])
    assert not is_rated([ada, guest("Bea")])
    assert not is_rated([ada, guest("Bea", 900, rated=False)])
    assert suits(ada, guest("Bea", 900, rated=False))
    wants = guest("Cem", 900, rated=True)
    assert is_rated([ada, wants])
    assert not suits(wants, guest("Bea"))
    assert not suits(guest("Bea", 900, rated=False), wants)
    # with bots only if that was asked for
    assert is_rated([wants])
    assert not is_rated([ada])
    assert not is_rated([guest("Cem", rated=True)]), "without a passport nothing counts"


def test_the_variant_is_played_by_those_who_want_it() -> None:
    ada, bea = guest("Ada", variant=True), guest("Bea")
    assert not suits(ada, bea)
    assert (pool_for(ada.want), pool_for(bea.want)) == ("variant", "2")
    assert pool_for(guest("Cem", players=4).want) == "4"


def test_bots_near_ones_strength_join() -> None:
    assert bots_for([guest("Ada", 1100)], 2, BOTS) == ["merchant", "mason"]
    assert bots_for([guest("Ada", 200), guest("Bea", 500)], 1, BOTS) == ["porter"]
    assert "pourer" not in bots_for([guest("Ada", 764)], 3, BOTS)


guests = st.builds(
    guest,
    st.text("abc", min_size=1, max_size=3),
    st.none() | st.floats(0, 1500),
    since=st.floats(0, 60),
    patience=st.none() | st.integers(1, 60),
    rated=st.sampled_from([None, True, False]),
    near=st.none() | st.integers(25, 400),
    variant=st.booleans(),
)


@given(st.lists(guests, max_size=8), st.integers(2, 4))
def test_whoever_is_seated_together_suits(waiting: list[Guest], players: int) -> None:
    group = can_play(waiting, players)
    assert len(group) <= players
    for at, one in enumerate(group):
        assert all(suits(one, other) for other in group[at + 1 :])
    if 0 < len(group) < players:
        assert all(each.want.patience is not None for each in group)
        assert any(each.patience() == 0 for each in group)
    if not group:
        late = [each for each in waiting if each.patience() == 0]
        assert not late, "nobody waits longer than they want to"
    if len(group) == players == 2:
        [one, other] = group
        first = waiting.index(one)
        better = [
            each
            for each in waiting[first + 1 :]
            if suits(one, each) and distance(one, each) < distance(one, other)
        ]
        assert not better
