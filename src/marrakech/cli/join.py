"""``marrakech join``: one's own bot at a table of a server."""

from pathlib import Path
from typing import Annotated, Any, Self

import typer

from marrakech.cli.distant import Distant, Refused, Unreachable, Wallet, read_link
from marrakech.cli.terminal import Terminal

STATE = "join.json"
TOKEN = "MARRAKECH_TOKEN"  # noqa: S105  (the name of a variable)
SHARE = 25
"""With a clock for the whole game, a decision takes at most this part of what is left."""
SPARE_SECONDS = 0.5
"""Left for the way to the server and back."""
MOST_NAME = 24


def add(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    say = terminal.say

    @app.command(help=say("join-help"))
    def join(
        link: Annotated[str, typer.Argument(metavar="URL", help=say("join-link-help"))],
        bot: Annotated[str, typer.Option(help=say("join-bot-help"))],
        name: Annotated[str | None, typer.Option(help=say("join-name-help"))] = None,
        against: Annotated[list[str] | None, typer.Option(help=say("join-against-help"))] = None,
        games: Annotated[
            int, typer.Option("--games", "-n", min=1, help=say("join-games-help"))
        ] = 1,
        token: Annotated[
            str | None, typer.Option(envvar=TOKEN, help=say("join-token-help"))
        ] = None,
        passport: Annotated[Path | None, typer.Option(help=say("join-passport-help"))] = None,
        seed: Annotated[int, typer.Option(min=0, help=say("join-seed-help"))] = 0,
    ) -> None:
        from marrakech.bots.registry import checked, make  # noqa: PLC0415  (not for the help)
        from marrakech.server.settings import default_data  # noqa: PLC0415  (likewise)

        place = read_link(link)
        if place is None:
            terminal.fail(say("join-no-link", link=link))
        with terminal.refusals(), Display(terminal, games) as shown:
            player = make(checked(bot), seed)
            called = name or checked(bot).name.rpartition(":")[2][:MOST_NAME]
            server = Distant(place[0], shown.away)
            wallet = Wallet(default_data() / STATE)
            try:
                secret = token or wallet.token(server, called, read_secret(terminal, passport))
                server.show(secret)
                Playing(server, player, called, shown).play(place[1], games, against or [])
            except Refused as refused:
                if refused.reason == "server-token" and token is None:
                    wallet.forget(server)
                terminal.fail(said(terminal, refused))
            except Unreachable as why:
                terminal.fail(say("join-nobody", url=place[0], why=str(why)))
            except KeyboardInterrupt:
                shown.__exit__()
                terminal.errors.print(say("join-left"), style="yellow")
                raise typer.Exit(130) from None


def read_secret(terminal: Terminal, file: Path | None) -> str | None:
    """The secret of a passport in a file."""
    if file is None:
        return None
    try:
        return file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        terminal.fail(terminal.say("cli-file", file=str(file), why=why))


def said(terminal: Terminal, refused: Refused) -> str:
    """Why a server refuses something, in the user's language if that is known."""
    try:
        return terminal.say(f"error-{refused.reason}", **refused.details)
    except KeyError:  # a newer server, or none of ours
        return terminal.say("join-refused", status=str(refused.status), reason=refused.reason)


class Display:
    """A line on standard error, if that is a terminal, which tells how far the game is."""

    def __init__(self, terminal: Terminal, games: int) -> None:
        self._terminal = terminal
        self._games = games
        self._game = 0
        self._status: Any = None
        self._points = ""

    def __enter__(self) -> Self:
        if self._terminal.errors.is_terminal:
            self._status = self._terminal.errors.status(self._terminal.say("join-asking"))
            self._status.start()
        return self

    def __exit__(self, *error: object) -> None:
        if self._status is not None:
            self._status.stop()
            self._status = None

    def tell(self, text: str) -> None:
        """Change the line."""
        if self._status is not None:
            self._status.update(text)

    def away(self) -> None:
        """The server does not answer."""
        self.tell(self._terminal.say("join-away"))

    def begin(self, table: str, url: str) -> None:
        """A game begins, or is gone on with."""
        self._game += 1
        self._points = ""
        self._terminal.line(self._terminal.say("join-at", url=f"{url}/t/{table}"))

    def event(self, event: dict[str, Any]) -> None:
        """Something has happened."""
        say = self._terminal.say
        for item in event.get("happened", ()):
            if "points" in item:
                self._points = " : ".join(map(str, item["points"]))
        if event.get("standing") == "waiting":
            self.tell(say("join-waiting"))
        else:
            points = say.digits(self._points)
            self.tell(say("join-playing", game=self._game, games=self._games, points=points))

    def over(self, result: dict[str, Any] | None, seat: int) -> None:
        """A game has ended."""
        say = self._terminal.say
        if result is None:
            self._terminal.line(say("join-closed"))
            return
        place = next(n for n, seats in enumerate(result["ranking"], 1) if seat in seats)
        points = say.digits(" : ".join(map(str, result["points"])))
        self._terminal.line(say("join-over", place=place, points=points))

    def again(self) -> None:
        """Others are waited for, who may want another game."""
        self.tell(self._terminal.say("join-again"))


class Playing:
    """A bot that plays at a server, game after game."""

    def __init__(self, server: Distant, bot: Any, name: str, shown: Display) -> None:  # noqa: ANN401
        self.server = server
        self.bot = bot
        self.name = name
        self.shown = shown
        self._plan: dict[str, Any] | None = None

    def play(self, table: str | None, games: int, against: list[str]) -> None:
        """Take a seat, or set up a table, and play so many games."""
        if table is None:
            table = self._make(against)
        seat = self._sit(table)
        for game in range(games):
            self.shown.begin(table, self.server.url)
            number, result = self._game(table, seat)
            self.shown.over(result, seat)
            if game + 1 == games or result is None:
                return
            self.shown.again()
            self._do(table, seat, number, "again", {"type": "rematch"})
            table = self._following(table, number)
            seat = self._mine(table)

    def _make(self, against: list[str]) -> str:
        """Set up a table: against bots of the server, or for whoever gets the link."""
        from secrets import token_urlsafe  # noqa: PLC0415

        others = [{"kind": "bot", "level": level} for level in against] or [{"kind": "open"}]
        new = {"seats": [{"kind": "person", "name": self.name}, *others]}
        key = {"Idempotency-Key": token_urlsafe(16)}
        made: str = self.server.ask("/tables", new, **key)["table"]
        return made

    def _sit(self, table: str) -> int:
        """The seat that one has, or takes."""
        mine = self._seats(table)
        if mine:
            return mine[0]
        taken: int = self.server.ask(f"/tables/{table}/seats", {"name": self.name})["seat"]
        return taken

    def _seats(self, table: str) -> list[int]:
        """The seats of this name that the token opens."""
        state = self.server.ask(f"/tables/{table}")
        return [seat for seat in state["you"] if state["seats"][seat]["name"] == self.name]

    def _mine(self, table: str) -> int:
        mine = self._seats(table)
        if not mine:
            raise Refused(403, "server-not-your-seat", {"seat": 0})
        return mine[0]

    def _game(self, table: str, seat: int) -> tuple[int, dict[str, Any] | None]:
        """Play to the end: the last number, and the result; None if there is none."""
        number, result, over = 0, None, False
        while not over:
            for line in self.server.stream(f"/tables/{table}/stream"):
                if line["type"] == "end":
                    over = line["reason"] in {"over", "closed"}
                    if line["reason"] in {"gone", "banned", "token"}:
                        raise Refused(403, f"server-{line['reason']}", {})
                    continue
                if line["type"] == "ping":
                    continue
                number, result = line["number"], line.get("result") or result
                if line["type"] == "now":
                    self._plan = line["clock"]
                self.shown.event(line)
                decide = line["decide"]
                if decide and decide["seat"] == seat:
                    self._decide(table, decide)
            if not over:
                self.shown.away()
                _pause()
        return number, result

    def _decide(self, table: str, decide: dict[str, Any]) -> None:
        """Let the bot answer."""
        command: dict[str, Any] = {"type": "throw"}
        if decide["phase"] != "roll":
            command = {"type": "act", "action": self._chosen(decide)}
        version, seat = decide["version"], decide["seat"]
        self._do(table, seat, version, f"{decide['phase']} {version}", command)

    def _chosen(self, decide: dict[str, Any]) -> str:
        from marrakech.bots.bot import Clock  # noqa: PLC0415  (not for the help)
        from marrakech.core.game import Game  # noqa: PLC0415  (likewise)

        view = Game.from_position(decide["position"]).view(decide["seat"])
        return str(self.bot.choose(view, Clock(self._seconds(decide["left"]))))

    def _seconds(self, left: int | None) -> float | None:
        """How long the bot may think."""
        if left is None or self._plan is None:
            return None
        seconds = left / 1000
        if self._plan["kind"] == "total":
            seconds = seconds / SHARE + self._plan["increment"] / 2
        return max(0.05, min(seconds, left / 1000 - SPARE_SECONDS))

    def _do(self, table: str, seat: int, version: int, named: str, command: object) -> None:
        """Send a command; one that has come too late is nothing to worry about."""
        body = {"id": named, "version": version, "seat": seat, "command": command}
        try:
            self.server.ask(f"/tables/{table}/commands", body)
        except Refused as refused:
            if refused.status != 409:
                raise

    def _following(self, table: str, number: int) -> str:
        """The table of the next game, when everybody wants one."""
        while True:
            asked = {"since": number, "stay": True}
            for line in self.server.stream(f"/tables/{table}/stream", **asked):
                if line["type"] == "event":
                    number = line["number"]
                    if found := line.get("rematch"):
                        return str(found)
            _pause()


def _pause() -> None:
    """Wait a moment before asking again."""
    import time  # noqa: PLC0415

    time.sleep(0.3)
