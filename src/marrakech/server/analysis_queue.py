"""The queue of questions to the engine, and the processes that answer them.

Analysis must never slow play: it runs in processes of its own, with low priority, begun when there
is a question and ended when there has been none for a while. How it is used::

    asking = queue.ask(AnalysePosition(position), address)   # refused if there are too many
    try:
        async for line in asking:                            # lines of JSON
            ...
    finally:
        asking.close()

or, if only the answer at the end matters, ``await queue.answer(question, address)``. Equal
questions that are asked at the same time share one answer, and recent answers are cached. A
question is cancelled when everybody who asked it has gone.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter, OrderedDict, deque
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING

import msgspec

from marrakech.server.analysis_types import (
    AnalysisAnswered,
    AnalysisLine,
    ComparisonAnswered,
    Failed,
    ReviewAnswered,
    RolloutAnswered,
    failure,
    is_urgent,
    takes_long,
)
from marrakech.server.errors import ServerRefusal

if TYPE_CHECKING:
    from asyncio.subprocess import Process
    from collections.abc import AsyncIterator

    from marrakech.server.analysis_types import Question
    from marrakech.server.settings import Settings

logger = logging.getLogger(__name__)

WORKER = (sys.executable, "-m", "marrakech.server.analysis_worker")
MOST_LINE = 4_000_000
"""The longest line that is read from a process, in bytes; real ones have some thousands."""
MOST_KEPT = 8_000_000
"""The size of the cache of answers, in bytes."""
CANCEL_SECONDS = 5.0
"""How long a process may go on with a cancelled question before it is killed."""
TRIES = 2
"""How often a question is tried whose process dies before the answer."""
AGAIN_SECONDS = 5
"""When a client that is refused (too many questions, or closing) is told to try again."""

PROGRESS, STEP = b'{"type":"progress"', b'{"type":"step"'
"""How all lines but the last begin, so that the queue finds the last one without decoding."""

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnalysisLine] = msgspec.json.Decoder(AnalysisLine)

Answered = AnalysisAnswered | ComparisonAnswered | RolloutAnswered | ReviewAnswered


class AnalysisFailed(Exception):  # noqa: N818  (of the answer, not of this program)
    """There is no answer; ``failed`` says why."""

    def __init__(self, failed: Failed) -> None:
        super().__init__(failed.reason)
        self.failed = failed


def line_of(message: AnalysisLine) -> bytes:
    """A message as a line."""
    return _encoder.encode(message) + b"\n"


def read_line(line: bytes) -> AnalysisLine:
    """A line as a message."""
    return _decoder.decode(line)


class _Work:
    """A question that is queued or being answered, and everybody who has asked it."""

    def __init__(self, number: int, key: bytes, question: Question) -> None:
        self.number = number
        self.key = key
        self.long = takes_long(question)
        self.urgent = is_urgent(question)
        self.asking: list[Asking] = []
        self.told: list[bytes] = []
        """The lines so far without progress, for those who ask the same question later."""
        self.progress: bytes | None = None
        self.tries = 0
        self.process: Process | None = None
        self.limit: asyncio.Timeout | None = None

    def tell(self, line: bytes) -> None:
        if line.startswith(PROGRESS):
            self.progress = line
        else:
            self.told.append(line)
        for asking in self.asking:
            asking.hear(line)

    def end(self, line: bytes | None) -> None:
        """Send the last line, if there is one left to send, and end the streams of all askers."""
        if line is not None:
            self.tell(line)
        for asking in self.asking:
            asking.hear(None)


class Asking:
    """One client's view of an answer: iterating over it gives the lines as they come."""

    def __init__(self, queue: AnalysisQueue, address: str | None) -> None:
        self._queue = queue
        self.address = address
        self.work: _Work | None = None
        self._lines: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._over = False

    def hear(self, line: bytes | None) -> None:
        """Take a line of the answer; None is its end."""
        self._lines.put_nowait(line)

    def __aiter__(self) -> AsyncIterator[bytes]:
        return self

    async def __anext__(self) -> bytes:
        line = None if self._over else await self._lines.get()
        if line is None:
            self._over = True
            raise StopAsyncIteration
        return line

    def close(self) -> None:
        """Stop listening, which cancels the question if nobody else has asked it. Idempotent."""
        self._over = True
        self._queue.leave(self)


class AnalysisQueue:
    """All questions to the engine of one server."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._numbers = count(1)
        self._work: dict[bytes, _Work] = {}
        """The questions that are queued or being answered, by their encoded text."""
        self._waiting: deque[_Work] = deque()
        self._long = 0
        """How many long questions are being answered."""
        self._idle: list[asyncio.Future[_Work]] = []
        self._workers: set[asyncio.Task[None]] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._by_address: Counter[str] = Counter()
        self._kept: OrderedDict[bytes, list[bytes]] = OrderedDict()
        self._bytes = 0
        self._closed = False

    # -------------------------------------------------------------------- asking

    def ask(self, question: Question, address: str | None = None) -> Asking:
        """Ask something; raises a refusal if there are too many questions already."""
        if self._closed:
            raise ServerRefusal("closing", seconds=AGAIN_SECONDS)
        key = _encoder.encode(question)
        asking = Asking(self, address)
        if key in self._kept:
            self._kept.move_to_end(key)
            for line in self._kept[key]:
                asking.hear(line)
            asking.hear(None)
            return asking
        self._check_limits(address, is_new=key not in self._work)
        work = self._work.get(key)
        if work is None:
            work = _Work(next(self._numbers), key, question)
            self._work[key] = work
            self._waiting.append(work)
        for line in work.told:
            asking.hear(line)
        if work.progress is not None:
            asking.hear(work.progress)
        work.asking.append(asking)
        asking.work = work
        if address is not None:
            self._by_address[address] += 1
        self._hand_out()
        return asking

    async def answer(self, question: Question, address: str | None = None) -> Answered:
        """The answer to a question; raises :class:`AnalysisFailed` if there is none."""
        asking = self.ask(question, address)
        try:
            async for line in asking:
                message = read_line(line)
                if isinstance(message, Failed):
                    raise AnalysisFailed(message)
                if isinstance(message, Answered):
                    return message
        finally:
            asking.close()
        raise AnalysisFailed(failure(ServerRefusal("broken")))

    def leave(self, asking: Asking) -> None:
        """Remove an asker; a question that has none left is cancelled."""
        work, asking.work = asking.work, None
        if work is None:
            return
        if asking.address is not None:
            self._by_address[asking.address] -= 1
            if not self._by_address[asking.address]:
                del self._by_address[asking.address]
        work.asking.remove(asking)
        if work.asking or self._work.get(work.key) is not work:
            return
        del self._work[work.key]
        if work.process is None:
            with suppress(ValueError):  # it has left the queue, for a process that is starting
                self._waiting.remove(work)
        elif work.process.stdin is not None and work.limit is not None:
            with suppress(OSError, RuntimeError):
                work.process.stdin.write(b"-%d\n" % work.number)
                work.limit.reschedule(asyncio.get_running_loop().time() + CANCEL_SECONDS)

    def _check_limits(self, address: str | None, *, is_new: bool) -> None:
        settings = self._settings
        too_many = is_new and len(self._work) >= settings.analysis_waiting
        if address is not None:
            too_many |= self._by_address[address] >= settings.analysis_per_address
        if too_many:
            raise ServerRefusal("too-many", seconds=AGAIN_SECONDS)

    # -------------------------------------------------------------------- answering

    @property
    def processes(self) -> int:
        """How many processes there are."""
        return len(self._workers)

    @property
    def questions(self) -> int:
        """How many questions are queued or being answered."""
        return len(self._work)

    def _hand_out(self) -> None:
        """Give queued questions to idle processes, and start more processes up to the limit."""
        while (work := self._next()) is not None:
            while self._idle and self._idle[-1].done():
                self._idle.pop()
            if self._idle:
                self._take(work)
                self._idle.pop().set_result(work)
            elif len(self._workers) < self._settings.analysis_processes:
                self._take(work)
                self._begin_worker(work)
            else:
                return

    def warm(self) -> None:
        """Start a process before the first question: that takes longer than to find a hint."""
        if not self._workers and not self._closed:
            self._begin_worker(None)

    def _begin_worker(self, first: _Work | None) -> None:
        # one without a question can be given one while it is starting
        waiting = self._now_idle() if first is None else None
        task = asyncio.create_task(self._run_worker(first, waiting), name="analysis")
        self._workers.add(task)
        task.add_done_callback(self._worker_ended)

    def _next(self) -> _Work | None:
        """The next question to answer: urgent ones first, else in the order in which they came.

        Long questions leave one process free, so that quick ones never wait for them.
        """
        room_for_long = self._long < self._settings.analysis_processes - 1
        ready = (work for work in self._waiting if room_for_long or not work.long)
        return min(ready, key=lambda work: not work.urgent, default=None)

    def _take(self, work: _Work) -> None:
        self._waiting.remove(work)
        self._long += work.long
        work.tries += 1

    def _worker_ended(self, task: asyncio.Task[None]) -> None:
        self._workers.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("an analysis process failed", exc_info=error)
        if not self._closed:
            self._hand_out()

    async def _run_worker(self, first: _Work | None, waiting: asyncio.Future[_Work] | None) -> None:
        """The life of one process: it answers questions until it dies, or there are none."""
        work = first
        starting = asyncio.ensure_future(
            asyncio.create_subprocess_exec(
                *WORKER,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=MOST_LINE,
            )
        )
        try:
            process = await asyncio.shield(starting)  # even if cancelled, `finally` has to end it
            if waiting is not None:
                work = await self._wait_for_work(waiting)
                waiting = None
            while work is not None:
                lives = await self._answer(process, work)
                done, work = work, None
                self._let_go(done, again=not lives)
                if not lives:
                    return
                work = await self._wait_for_work(self._now_idle())
        finally:
            if waiting is not None:  # it could not be started, or had to stop before
                work = self._withdrawn(waiting)
            if work is not None:
                self._let_go(work, again=True)
            ending = asyncio.create_task(_end(starting), name="analysis ends")
            self._ending.add(ending)
            ending.add_done_callback(self._ending.discard)

    def _now_idle(self) -> asyncio.Future[_Work]:
        """Note that a process has nothing to do; what comes of it is its next question."""
        waiting: asyncio.Future[_Work] = asyncio.get_running_loop().create_future()
        self._idle.append(waiting)
        self._hand_out()
        return waiting

    async def _wait_for_work(self, waiting: asyncio.Future[_Work]) -> _Work | None:
        """The next question; None if none comes before the process has been idle for too long."""
        try:
            async with asyncio.timeout(self._settings.analysis_idle_seconds):
                return await asyncio.shield(waiting)
        except TimeoutError:
            return self._withdrawn(waiting)

    def _withdrawn(self, waiting: asyncio.Future[_Work]) -> _Work | None:
        """Take back that a process is idle: the question that it got meanwhile, if there is one."""
        if waiting.done():
            return None if waiting.cancelled() else waiting.result()
        waiting.cancel()
        self._idle.remove(waiting)
        return None

    async def _answer(self, process: Process, work: _Work) -> bool:
        """Pass the answer of a process on; False if the process died, or has to be killed."""
        assert process.stdin is not None
        assert process.stdout is not None
        if not work.asking:
            return True  # cancelled while the process was starting
        prefix = b"%d " % work.number
        work.process = process
        try:
            async with asyncio.timeout(self._settings.analysis_seconds) as work.limit:
                process.stdin.write(prefix + work.key + b"\n")
                while line := await process.stdout.readline():
                    if not line.startswith(prefix) or not line.endswith(b"\n"):
                        continue
                    line = line[len(prefix) :]
                    work.tell(line)
                    if not line.startswith((PROGRESS, STEP)):
                        return True
        except TimeoutError:
            work.tries = TRIES
            if work.asking:
                logger.warning("an analysis took too long, and was ended")
        except (OSError, ValueError):
            logger.exception("an analysis process cannot be asked")
        finally:
            work.process = work.limit = None
        return False

    def _let_go(self, work: _Work, *, again: bool) -> None:
        """A process is done with a question: cache the answer, try again, or give up."""
        self._long -= work.long
        wanted = self._work.get(work.key) is work
        if wanted and again and work.tries < TRIES and not self._closed:
            logger.warning("an analysis process ended before its answer: it is asked again")
            work.told.clear()
            self._waiting.appendleft(work)
            return
        if wanted:
            del self._work[work.key]
        if again:
            work.end(line_of(failure(ServerRefusal("broken"))))
        else:
            work.end(None)
            self._keep(work)

    def _keep(self, work: _Work) -> None:
        if not work.told or isinstance(read_line(work.told[-1]), Failed):
            return
        size = sum(map(len, work.told))
        if work.key in self._kept or size > MOST_KEPT:
            return
        self._kept[work.key] = work.told
        self._bytes += size
        while self._bytes > MOST_KEPT:
            self._bytes -= sum(map(len, self._kept.popitem(last=False)[1]))

    # -------------------------------------------------------------------- the end

    async def close(self) -> None:
        """Refuse all questions from now on, and end all processes. Idempotent."""
        self._closed = True
        closing = line_of(failure(ServerRefusal("closing", seconds=AGAIN_SECONDS)))
        for work in self._work.values():
            work.end(closing)
        self._work.clear()
        self._waiting.clear()
        workers = list(self._workers)
        for task in workers:
            task.cancel()
        await asyncio.gather(*workers, return_exceptions=True)
        await asyncio.gather(*self._ending, return_exceptions=True)


async def _end(starting: asyncio.Future[Process]) -> None:
    """Kill a process, even one that is still being started."""
    process = await starting
    with suppress(ProcessLookupError):
        process.kill()
    await process.communicate()  # waits for its end, and closes the pipes
