"""``marrakech train``: trains a value function (who will win?) by self-play."""

import json as plain_json
import shlex
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from os import cpu_count
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from time import perf_counter
from typing import Annotated, Any, Literal, NamedTuple

import typer

import marrakech
from marrakech.arena.cluster import pool
from marrakech.arena.export import check_plot
from marrakech.bots.network_layout import HIDDEN, WIDE
from marrakech.bots.value import Value
from marrakech.bots.values import Weights, name_of, pack
from marrakech.cli.files import try_to_write, writing
from marrakech.cli.terminal import Terminal
from marrakech.cli.train_plot import draw_curve
from marrakech.cli.train_view import TrainingDisplay, percent_won
from marrakech.core import kernel
from marrakech.core.codes import EVERY_BIT
from marrakech.training.trainer import PARTS, PORTION, Plan, Trainer
from marrakech.training.training_file import write_whole

OFTEN = 240.0
"""Seconds between two saves of the state; more if saving takes long."""
USUAL = Plan(2)


class TrainFiles(NamedTuple):
    """The files to write."""

    out: Path
    state: Path
    curve: Path
    plot: Path | None


def add(app: typer.Typer, terminal: Terminal) -> None:
    """Add the command."""
    say = terminal.say

    @app.command(help=say("train-help"))
    def train(  # noqa: PLR0913, PLR0917  (each is an option of the command)
        players: Annotated[int, typer.Option(min=2, max=4, help=say("train-players-help"))],
        variant: Annotated[
            Literal["turn-at-end"] | None, typer.Option(help=say("train-variant-help"))
        ] = None,
        linear: Annotated[bool, typer.Option("--linear", help=say("train-linear-help"))] = False,
        by_owner: Annotated[
            bool, typer.Option("--by-owner", help=say("train-by-owner-help"))
        ] = False,
        adjusted: Annotated[
            bool, typer.Option("--adjusted/--no-adjusted", help=say("train-adjusted-help"))
        ] = USUAL.adjusted,
        units: Annotated[int, typer.Option(help=say("train-units-help"))] = USUAL.units,
        reuse: Annotated[
            int, typer.Option(min=1, max=100, help=say("train-reuse-help"))
        ] = USUAL.reuse,
        shapes: Annotated[bool, typer.Option("--shapes", help=say("train-shapes-help"))] = False,
        standard: Annotated[
            int, typer.Option(metavar="PERCENT", min=0, max=90, help=say("train-standard-help"))
        ] = USUAL.standard,
        after: Annotated[Path | None, typer.Option(help=say("train-after-help"))] = None,
        batch: Annotated[
            int, typer.Option(min=PARTS, max=1 << 20, help=say("train-batch-help"))
        ] = USUAL.batch,
        games: Annotated[
            int, typer.Option(min=1, max=1 << 40, help=say("train-games-help"))
        ] = USUAL.games,
        warm: Annotated[
            int, typer.Option(min=0, max=1 << 40, help=say("train-warm-help"))
        ] = USUAL.warm,
        mixed: Annotated[
            int, typer.Option(metavar="PERCENT", min=0, max=100, help=say("train-mixed-help"))
        ] = USUAL.mixed,
        seed: Annotated[
            int, typer.Option(min=0, max=EVERY_BIT, help=say("train-seed-help"))
        ] = USUAL.seed,
        round_: Annotated[
            int, typer.Option("--round", min=PORTION, max=1 << 20, help=say("train-round-help"))
        ] = USUAL.at_once,
        trial: Annotated[
            int, typer.Option(min=48, max=1 << 20, help=say("train-trial-help"))
        ] = USUAL.trial,
        threads: Annotated[
            int | None, typer.Option("--threads", "-j", min=1, max=256, help=say("train-threads"))
        ] = None,
        out: Annotated[Path | None, typer.Option(help=say("train-out-help"))] = None,
        state: Annotated[Path | None, typer.Option(help=say("train-state-help"))] = None,
        ray: Annotated[
            str | None, typer.Option(metavar="ADDRESS", help=say("arena-ray-help"))
        ] = None,
        plot: Annotated[Path | None, typer.Option(help=say("train-plot-help"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("cli-json-help"))] = False,
    ) -> None:
        if round_ % PORTION:
            terminal.fail(say("train-bad-round", multiple=PORTION, number=str(round_)))
        if units not in (HIDDEN, WIDE) or (linear and units != HIDDEN):
            terminal.fail(say("train-bad-units", least=HIDDEN, most=WIDE, number=str(units)))
        plan = Plan(
            players,
            variant is not None,
            games=games,
            warm=warm,
            mixed=mixed,
            linear=linear,
            seed=seed,
            at_once=round_,
            trial=trial,
            by_owner=by_owner,
            adjusted=adjusted,
            units=units,
            reuse=reuse,
            batch=batch // PARTS * PARTS,
            shapes=shapes,
            standard=standard,
        )
        files = files_of(plan, out, state, plot)
        if not kernel.is_compiled():
            terminal.errors.print(say("cli-uncompiled"), style="yellow")
        with terminal.refusals():
            before = None
            if after is not None:
                weights = Weights.load(after)
                plan = plan._replace(after=str(after), digest=weights.digest)
                before = weights.value(players, at_end=plan.at_end)
                if not plan.value().is_of_kind(before):
                    terminal.fail(say("train-bad-after", file=str(after)))
            prepare(terminal, files)
            trainer = begin(terminal, plan, files.state, threads or cpu_count() or 1, before)
            finished = learn(terminal, trainer, files.state, ray)
            if finished:
                write(terminal, trainer, files)
        report(terminal, trainer, files, json=json, finished=finished)
        if not finished:
            terminal.interrupted(
                say(
                    "train-interrupted",
                    round=str(len(trainer.curve)),
                    rounds=str(plan.rounds),
                    file=str(files.state),
                )
            )


def files_of(plan: Plan, out: Path | None, state: Path | None, plot: Path | None) -> TrainFiles:
    """The files to write; what the user does not name has a default."""
    out = out or Path(name_of(plan.players, at_end=plan.at_end, linear=plan.linear))
    return TrainFiles(out, state or Path(f"{out}.state"), Path(f"{out}.json"), plot)


def prepare(terminal: Terminal, files: TrainFiles) -> None:
    """Check now what would fail after hours: missing packages, files that cannot be written."""
    if files.plot is not None:
        check_plot(files.plot)
    named = [file.absolute() for file in files if file is not None]
    for file in named:
        if named.count(file) > 1:
            terminal.fail(terminal.say("train-same-file", file=str(file)))
    try_to_write(terminal, files)


def begin(
    terminal: Terminal, plan: Plan, state: Path, threads: int, after: Value | None
) -> Trainer:
    """A new trainer, or one that goes on from a saved state."""
    if not state.exists():
        return Trainer(plan, threads, after)
    with writing(terminal, state):
        trainer = Trainer.load(state, threads, plan)
    terminal.errors.print(
        terminal.say("train-resumed", round=str(len(trainer.curve)), rounds=str(plan.rounds))
    )
    return trainer


def learn(terminal: Terminal, trainer: Trainer, state: Path, ray: str | None) -> bool:
    """Train to the end, or until Ctrl-C; returns whether it was the end."""
    due = perf_counter() + OFTEN
    with writing(terminal, state):
        try:
            with ExitStack() as stack:
                far = None if ray is None else stack.enter_context(pool(ray, trainer.threads))
                watched = stack.enter_context(TrainingDisplay(terminal, trainer))
                rounds = stack.enter_context(closing(trainer.run(far)))
                for progress in rounds:
                    watched.show(progress)
                    began = perf_counter()
                    if began >= due:
                        trainer.save(state)
                        due = perf_counter() + max(OFTEN, 20 * (perf_counter() - began))
        except KeyboardInterrupt:
            with deaf():
                trainer.save(state)
            return False
    return True


@contextmanager
def deaf() -> Iterator[None]:
    """Ignore further Ctrl-C while the state is saved after the first one."""
    before = signal(SIGINT, SIG_IGN)
    try:
        yield
    finally:
        signal(SIGINT, before)


def call_of(plan: Plan) -> str:
    """The command that trains the same value again, on any machine and number of threads."""
    words = ["marrakech", "train", "--players", str(plan.players)]
    words += ["--variant", "turn-at-end"] if plan.at_end else []
    words += ["--linear"] if plan.linear else []
    words += ["--by-owner"] if plan.by_owner else []
    words += [] if plan.adjusted else ["--no-adjusted"]
    words += [] if plan.units == USUAL.units else ["--units", str(plan.units)]
    words += ["--shapes"] if plan.shapes else []
    words += ["--standard", str(plan.standard)] if plan.standard else []
    words += ["--after", plan.after] if plan.after else []
    words += [] if plan.reuse == USUAL.reuse else ["--reuse", str(plan.reuse)]
    words += [] if plan.batch == USUAL.batch else ["--batch", str(plan.batch)]
    words += ["--games", str(plan.games), "--warm", str(plan.warm), "--mixed", str(plan.mixed)]
    words += ["--seed", str(plan.seed)]
    words += [] if plan.at_once == USUAL.at_once else ["--round", str(plan.at_once)]
    words += [] if plan.trial == USUAL.trial else ["--trial", str(plan.trial)]
    return shlex.join(words)


def told(trainer: Trainer) -> dict[str, Any]:
    """A training run as data for ``--json``."""
    return {
        "version": marrakech.__version__,
        "call": call_of(trainer.plan),
        "plan": trainer.plan._asdict(),
        "curve": [progress._asdict() for progress in trainer.curve],
    }


def write(terminal: Terminal, trainer: Trainer, files: TrainFiles) -> None:
    """Write the value, its learning curve and the plot, and remove the saved state."""
    with writing(terminal, files.out):
        write_whole(files.out, [pack(trainer.average)])
    with writing(terminal, files.curve):
        text = plain_json.dumps(told(trainer), indent=1) + "\n"
        write_whole(files.curve, [text.encode()])
    if files.plot is not None:
        with writing(terminal, files.plot):
            draw_curve(terminal.say, trainer.plan, trainer.curve, files.plot, call_of(trainer.plan))
    with writing(terminal, files.state):
        files.state.unlink(missing_ok=True)


def report(
    terminal: Terminal, trainer: Trainer, files: TrainFiles, *, json: bool, finished: bool
) -> None:
    """Print the results."""
    say = terminal.say
    if json:
        terminal.json({**told(trainer), "finished": finished, "out": str(files.out)})
    elif finished:
        last = trainer.curve[-1]
        terminal.line(say("train-done", file=str(files.out), curve=str(files.curve)), style="bold")
        terminal.line(
            say(
                "train-result",
                games=f"{last.games:,}",
                positions=f"{last.positions:,}",
                loss=f"{last.loss:.4f}",
                miss=f"{last.miss:.1f}",
                wins=percent_won(last, trainer.plan),
            )
        )
