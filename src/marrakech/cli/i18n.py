"""``marrakech i18n``: for those who translate."""

from typing import Annotated

import typer

from marrakech.cli.terminal import Terminal
from marrakech.locales import closest, languages


def add(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    say = terminal.say
    i18n = typer.Typer(name="i18n", help=say("i18n-help"), no_args_is_help=True)
    app.add_typer(i18n)

    @i18n.command("check", help=say("i18n-check-help"))
    def check(
        codes: Annotated[
            list[str] | None,
            typer.Argument(metavar="[LANGUAGE]...", help=say("i18n-languages-help")),
        ] = None,
        json: Annotated[bool, typer.Option("--json", help=say("cli-json-help"))] = False,
    ) -> None:
        from marrakech.locales import check as checking  # noqa: PLC0415  (it takes a while to load)

        for code in codes or ():
            if closest(code) != code:
                known = ", ".join(languages())
                terminal.fail(say("cli-unknown-language", language=code, known=known))
        found = checking.check(tuple(codes or ()))
        wrong = sum(finding.kind != checking.YET for finding in found)
        if json:
            terminal.json([finding._asdict() for finding in found])
            raise typer.Exit(int(wrong > 0))
        if found:
            table = terminal.table(
                *(say(f"i18n-column-{name}") for name in ("where", "what", "why"))
            )
            for kind, where, what, detail in found:
                table.add_row(where, what, say("i18n-kind", kind=kind, detail=detail))
            terminal.console.print(table)
        if len(found) > wrong:
            terminal.line(say("i18n-yet", number=len(found) - wrong))
        if wrong:
            terminal.errors.print(say("i18n-found", number=wrong), style="red")
            raise typer.Exit(1)
        terminal.line(say("i18n-sound", languages=len(codes or languages())))
