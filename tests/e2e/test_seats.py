"""The players at a table: time that runs out, absence, coming back, and names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.e2e.hands import SOON, plain, saying
from tests.e2e.tables import Played

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.hands import Hands
    from tests.server.running import Process

PHONE: dict[str, Any] = {"size": (390, 844), "touch": True}
PHONES = ((320, 568), (360, 640), (390, 844))
SOUNDS = """
    window.tones = [];
    const Real = window.OscillatorNode;
    window.OscillatorNode = class extends Real {
        constructor(context, options) {
            super(context, options);
            window.tones.push(options.frequency);
        }
    };
"""
TICK = 988
"""The pitch of the sound that time is short."""


def test_time_gets_short_and_a_bot_plays_the_turn(
    someone: Callable[..., Hands], server: Process
) -> None:
    game = Played(server, 1, open_seats=1, clock={"kind": "move", "seconds": 20})
    ana, bea = someone(name="Ana", sounds=True), someone(name="Bartholomew", sounds=True, **PHONE)
    for hands in (ana, bea):
        hands.page.add_init_script(SOUNDS)
    ana.go(game.address(0))
    ana.page.locator("#waiting-link").wait_for()
    bea.go(game.address())
    bea.press("Sit down")  # however long it took to come, the time begins now
    notice = ana.page.locator(".notice")
    expect(notice).to_contain_text(saying("then a bot plays this turn"))
    expect(ana.page.locator(".panel .time-left.short")).to_contain_text("Time left")
    expect(ana.page.locator("[aria-live=assertive]")).to_contain_text("left!")
    expect(ana.page.locator(".panel .time-left.last")).to_be_visible()
    assert TICK in ana.page.evaluate("tones")
    # the other one sees it, and is not disturbed
    expect(bea.card(0).locator(".clock.last")).to_be_visible()
    assert bea.page.locator(".panel .time-left").count() == 0
    assert bea.page.locator(".notice").count() == 0
    assert TICK not in bea.page.evaluate("tones")
    expect(bea.page.locator("[aria-live=assertive]")).to_be_empty()
    # then it is over: what happened, and what comes next
    over = "In your next turn you decide again"
    expect(ana.page.locator(".panel .late")).to_contain_text(over)
    expect(ana.page.locator("[aria-live=assertive]")).to_contain_text(over)
    assert bea.wait() == "turn", "a bot has finished Ana's turn"
    told = "The time of Ana is over: a bot plays this turn."
    assert told in ana.told()
    assert told in bea.told()
    expect(ana.tags(0)).not_to_contain_text("bot")
    while bea.phase() in {"turn", "roll", "lay"}:
        bea.decide(str(bea.phase()))
    assert ana.wait() == "turn", "and this turn is her own again"
    ana.decide("turn")
    expect(ana.page.locator(".panel .late")).to_have_count(0)


def test_round_one_screen_the_name_says_whose_time_is_over(
    someone: Callable[..., Hands], server: Process
) -> None:
    game = Played(server, 2, clock={"kind": "move", "seconds": 8})
    both = someone()
    both.go(game.address(0))
    both.page.locator(".prompt").wait_for()
    both.page.evaluate("secret => { location.hash = 'seat=' + secret }", game.secrets[1])
    both.page.reload()
    both.page.locator(".prompt").wait_for()
    expect(both.page.locator(".panel .late")).to_contain_text(
        saying("The time of Ana is over"), timeout=SOON
    )
    expect(both.page.locator(".prompt")).to_contain_text(saying("Bartholomew: which way"))


def test_a_clock_is_told_in_numbers_before_one_sits_down(
    someone: Callable[..., Hands], server: Process
) -> None:
    clock = {"kind": "total", "seconds": 600, "increment": 5}
    game = Played(server, 1, open_seats=1, clock=clock, listed=True)
    bea = someone(name="Bea", **PHONE)
    bea.go(game.address())
    for _ in range(2):
        screen = bea.page.locator("main")
        expect(screen).to_contain_text(saying("10 minutes + 5 seconds a turn"))
        expect(screen).to_contain_text("the third time, that player is out of the game")
        bea.go("/lobby")


def test_a_table_says_what_running_out_of_time_means(someone: Callable[..., Hands]) -> None:
    ana = someone(name="Ana")
    ana.go("/new?with=bots")
    ana.page.get_by_label("Clock").select_option("move")
    hint = ana.page.locator(".hint", has_text="Clock: ")
    expect(hint).to_contain_text("a bot plays that turn")
    ana.page.get_by_label("When the time is over").select_option("out")
    expect(hint).to_contain_text("that player is out of the game")
    ana.press("Begin")
    ana.page.wait_for_url("**/t/*")
    ana.page.locator(".prompt").wait_for()
    look = "fetch(location.pathname.replace('/t/', '/api/tables/')).then((table) => table.json())"
    state = ana.page.evaluate(look)
    assert state["clock"]["plan"]["out"] == "out"


def test_who_is_away_for_a_while_is_not_waited_for(
    someone: Callable[..., Hands], started: Callable[..., Process]
) -> None:
    server = started("--away-seconds", "1")
    game = Played(server, 3)
    game.play(lambda state: state["todo"]["seat"] == 1)
    ana = someone(server.url, fresh=True, name="Ana", size=PHONES[0], touch=True)
    cem = someone(server.url, name="Cem")
    ana.page.clock.install()
    ana.go(game.address(0))
    cem.go(game.address())
    expect(ana.page.locator(".prompt")).to_contain_text(
        saying("Waiting for Bartholomew, who is away")
    )
    offer = ana.button("Let a bot play on")
    for width, height in PHONES:
        ana.page.set_viewport_size({"width": width, "height": height})
        expect(offer).to_be_in_viewport(ratio=1)
    ana.press("Wait")
    expect(offer).to_have_count(0)
    ana.page.clock.fast_forward(31_000)
    assert offer.count() == 0, "who waits is not asked again at once"
    ana.page.clock.fast_forward(31_000)
    ana.press("Let a bot play on")
    expect(ana.tags(1)).to_contain_text("bot")
    expect(ana.page.locator(".prompt")).to_contain_text(saying("Chidinma"))
    assert cem.button("Let a bot play on").count() == 0, "who only watches has no say"


def test_an_offer_to_play_again_is_in_sight_and_can_be_taken_back(
    someone: Callable[..., Hands], server: Process
) -> None:
    game = Played(server, 4, rules="international/4,rugs=2")
    game.play()
    ana, bea = someone(name="Ana", size=PHONES[0], touch=True), someone(name="Bartholomew")
    ana.go(game.address(0))
    bea.go(game.address(1))
    ana.page.locator("figure").wait_for()

    def is_in_sight(button: str) -> None:
        for size in PHONES:
            ana.resize(size)
            expect(ana.button(button)).to_be_in_viewport(ratio=1)

    is_in_sight("Play again")
    bea.press("Play again")
    is_in_sight("Bartholomew wants to play again")
    assert ana.page.evaluate("scrollY") == 0
    bea.press("Take the offer back")
    is_in_sight("Play again")
    assert ana.button("wants to play again").count() == 0
    assert "Bartholomew does not want to play again after all." in ana.told()
    for seat in (1, 2):
        game.do(seat, "rematch")
    is_in_sight("2 players want to play again")


def test_nobody_sits_down_under_the_name_of_somebody_else(
    someone: Callable[..., Hands], server: Process
) -> None:
    game = Played(server, 1, open_seats=1)
    ana = someone(name=" ana")
    ana.troubled = True  # browsers complain of what is refused
    ana.go(game.address())
    ana.press("Sit down")
    expect(ana.page.locator(".notice")).to_contain_text(saying("is called “ana” already"))
    expect(ana.page.get_by_label("Your name")).to_be_focused()
    ana.page.get_by_label("Your name").fill("Ana B.")
    ana.press("Sit down")
    expect(ana.card(1)).to_contain_text(saying("Ana B."))


def test_every_bot_has_a_name_of_its_own(someone: Callable[..., Hands]) -> None:
    idris = someone(name="Idris")
    idris.go("/new?with=bots")
    idris.press("4 players")
    idris.press("Begin")
    idris.page.locator(".prompt").wait_for()
    names = [plain(text) for text in idris.page.locator(".player .name").all_inner_texts()]
    assert names == ["Idris", "Salma", "Omar", "Hassan"]
