"""The process of a hosted bot: what it prints does no harm, and it never stays behind."""

from __future__ import annotations

import gc
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from marrakech import Game
from marrakech.bots import Clock, Forfeit, Hosted
from tests.bots.authors import lifeline, write

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.bots.authors import Lifeline

FIRST = "return view.legal()[0]"
NOISE = """
print('{"action": 2}')
os.write(1, b'{"action": 2}\\n')
sys.__stdout__.write("rubbish" * 100_000)
sys.__stdout__.flush()
subprocess.run(["echo", "from afar"])
assert sys.stdin.read() == "" and os.read(0, 10) == b""
os.chdir("/")
return "L"
"""


@pytest.fixture
def line(tmp_path: Path) -> Iterator[Lifeline]:
    with lifeline(tmp_path) as made:
        yield made


def ask(bot: Hosted) -> str:
    return bot.choose(Game("standard/3").view(0), Clock()).text


def test_what_a_bot_prints_goes_to_standard_error(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with Hosted(write(tmp_path, NOISE)) as bot:
        assert [ask(bot), ask(bot)] == ["L", "L"]
    out, err = capfd.readouterr()
    assert not out
    assert err.count('{"action": 2}') == 4
    assert err.count("rubbish") == 200_000
    assert err.count("from afar") == 2


def test_a_quiet_bot_prints_nothing(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with Hosted(write(tmp_path, NOISE), quiet=True) as bot:
        assert ask(bot) == "L"
    assert capfd.readouterr() == ("", "")


def test_a_bot_may_go_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither we nor the next process go with it."""
    write(tmp_path, "os.chdir('/'); os._exit(1)")
    monkeypatch.chdir(tmp_path)
    with Hosted("my_bot.py:MyBot") as bot:
        for _ in range(2):
            with pytest.raises(Forfeit) as error:
                ask(bot)
            assert error.value.reason == "died"
            assert error.value.details["where"] == "my_bot.py", "as the user calls it"
    assert Path.cwd() == tmp_path


def test_closing_ends_the_process(tmp_path: Path, line: Lifeline) -> None:
    bot = Hosted(write(tmp_path, FIRST, top=line.top))
    ask(bot)
    bot.close()
    bot.close()
    assert line.is_cut()


def test_a_bot_that_is_forgotten_ends(tmp_path: Path, line: Lifeline) -> None:
    bot = Hosted(write(tmp_path, FIRST, top=line.top))
    ask(bot)
    del bot
    gc.collect()
    assert line.is_cut()


@pytest.mark.parametrize(
    "fault", ["while True: pass", "os._exit(1)", "1 / 0", "return None", "return 'a1a2'"]
)
def test_a_forfeit_ends_all_that_the_bot_started(
    tmp_path: Path, line: Lifeline, fault: str
) -> None:
    start = 'subprocess.Popen(["sleep", "600"], close_fds=False)\nos.fork() or time.sleep(600)\n'
    spec = write(tmp_path, start + fault, top=line.top)
    with Hosted(spec, seconds=1) as bot:
        with pytest.raises(Forfeit):
            ask(bot)
        assert line.is_cut(), "before it is closed"


@pytest.mark.parametrize("then", ["while True: pass", "time.sleep(600)", FIRST])
def test_a_process_does_not_outlive_those_who_asked(
    tmp_path: Path, line: Lifeline, then: str
) -> None:
    """The bot itself ends the program that asks it, in a way that nobody can prepare for."""
    spec = write(tmp_path, f"os.kill(os.getppid(), signal.SIGKILL)\n{then}", top=line.top)
    code = f"""
from marrakech import Game
from marrakech.bots import Clock, Hosted
Hosted({spec!r}, seconds=600).choose(Game().view(0), Clock())
"""
    done = subprocess.run([sys.executable, "-c", code], check=False)
    assert done.returncode == -9
    assert line.is_cut()


def test_a_bot_that_holds_on_to_the_interpreter_ends_too(tmp_path: Path, line: Lifeline) -> None:
    """No thread of its own can run then: the system has to end it."""
    hold = "os.kill(os.getppid(), signal.SIGKILL)\nctypes.PyDLL(None).sleep(600)"
    spec = write(tmp_path, hold, top=line.top)
    code = f"""
from marrakech import Game
from marrakech.bots import Clock, Hosted
Hosted({spec!r}, seconds=0.1).choose(Game().view(0), Clock())
"""
    subprocess.run([sys.executable, "-c", code], check=False)
    assert line.is_cut()


def test_leaving_without_closing_leaves_no_process(tmp_path: Path, line: Lifeline) -> None:
    spec = write(tmp_path, FIRST, top=line.top)
    code = f"""
from marrakech import Game
from marrakech.bots import Clock, Hosted
bot = Hosted({spec!r})
bot.choose(Game().view(0), Clock())
"""
    subprocess.run([sys.executable, "-W", "error", "-c", code], check=True)
    assert line.is_cut()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such file")
def test_when_memory_runs_out_the_bot_goes_first(tmp_path: Path) -> None:
    spec = write(
        tmp_path, "return 'R' if open('/proc/self/oom_score_adj').read() == '1000\\n' else 0"
    )
    with Hosted(spec) as bot:
        assert ask(bot) == "R"


def test_ctrl_c_leaves_no_answer_behind(tmp_path: Path) -> None:
    """The next question is not answered with what was the answer to the last one."""
    spec = write(
        tmp_path,
        """
        if view.viewer == 0:
            os.kill(os.getppid(), signal.SIGINT)
            time.sleep(60)  # long enough on any machine: the interrupt ends it
            return "R"
        return "L"
        """,
    )
    with Hosted(spec) as bot:
        with pytest.raises(KeyboardInterrupt):
            ask(bot)
        assert bot.choose(Game("standard/3", first=1).view(1), Clock()).text == "L"
