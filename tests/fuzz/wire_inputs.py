"""What may come over the wire: real conversations, and ways to spoil them, all from a seed.

A conversation is a list of steps, so that what is spoilt is still nearly right: a frame keeps its
length unless it is the length that is wrong. ``TABLE0``, ``SECRET0_1``, ``VERSION0``, ``SEAT0``,
``LEGAL0`` and ``TOKEN0`` stand for what only a running server knows, and ``BODYSIZE`` for what
follows from the rest; they are filled in when it is said.
"""

from __future__ import annotations

import json
import re
import zlib
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from random import Random

PLAIN, FRAME, CUT, STALL, TAKE = "bytes", "frame", "cut", "stall", "take"
MOST_STEPS = 8
MOST_BYTES = 40_000
TEXT, BINARY, CLOSE, PING, PONG = 0x81, 0x82, 0x88, 0x89, 0x8A
NAMES = re.compile(rb"TABLE\d|SECRET\d_\d|VERSION\d|SEAT\d|LEGAL\d|TOKEN\d")


class Step(NamedTuple):
    """Something that is said, or done, over a connection."""

    kind: str
    data: bytes = b""
    first: int = TEXT
    """The first byte of a frame: whether it is the last one, reserved bits, what it is."""
    form: int = 0
    """How its length is written: 0 as it should, 1 in 16 bits, 2 in 64, 3 one too many, 4 one too
    few, 5 the largest there is; more than that with no mask."""
    packed: bool = False
    mask: bytes = b"\x00\x00\x00\x00"

    def written(self, known: Mapping[bytes, bytes]) -> bytes:
        """As it goes over the wire."""
        data = NAMES.sub(lambda found: known.get(found[0], found[0]), self.data)
        if self.kind != FRAME:
            return data.replace(b"BODYSIZE", b"%d" % len(data.partition(b"\r\n\r\n")[2]))
        if self.packed:
            packer = zlib.compressobj(9, zlib.DEFLATED, -15)
            data = (packer.compress(data) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]
        masked = 0 if self.form > 5 else 0x80
        head = bytes([self.first & 255])
        size = len(data) + {3: 1, 4: -1}.get(self.form, 0)
        if self.form == 5:
            head += bytes([masked | 127]) + b"\xff" * 8
        elif self.form == 2 or size > 65_535:
            head += bytes([masked | 127]) + max(0, size).to_bytes(8)
        elif self.form == 1 or size > 125:
            head += bytes([masked | 126]) + max(0, size).to_bytes(2)
        else:
            head += bytes([masked | max(0, size)])
        if not masked:
            return head + data
        key = (self.mask * (len(data) // 4 + 1))[: len(data)]
        mixed = int.from_bytes(data) ^ int.from_bytes(key)
        return head + self.mask + mixed.to_bytes(len(data))


Conversation = tuple[Step, ...]


def to_line(conversation: Conversation) -> str:
    """A conversation as a line of text, to be kept and looked at."""
    return json.dumps(
        [
            [
                *(each.kind, each.data.decode("latin-1"), each.first, each.form, each.packed),
                each.mask.decode("latin-1"),
            ]
            for each in conversation
        ]
    )


def from_line(line: str) -> Conversation:
    """Such a line read."""
    return tuple(
        Step(kind, data.encode("latin-1"), first, form, packed, mask.encode("latin-1"))
        for kind, data, first, form, packed, mask in json.loads(line)
    )


# ------------------------------------------------------------------------------ real ones


def request(method: str, path: str, *headers: str, body: bytes = b"") -> Step:
    """A request as a program sends it."""
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost:8000", *headers]
    if body:
        lines += ["Content-Type: application/json", "Content-Length: BODYSIZE"]
    return Step(PLAIN, "\r\n".join((*lines, "", "")).encode("latin-1") + body)


def chunked(path: str, *pieces: bytes) -> Step:
    """A request whose body comes in pieces."""
    head = f"POST {path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n"
    body = b"".join(b"%x\r\n%b\r\n" % (len(piece), piece) for piece in (*pieces, b""))
    return Step(PLAIN, head.encode() + b"Content-Type: application/json\r\n\r\n" + body)


def upgrade(table: str = "TABLE0", *headers: str) -> Step:
    """The request for a live connection."""
    return request(
        "GET",
        f"/api/tables/{table}/live",
        *("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
        *("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", *headers),
    )


def said(what: object, **more: object) -> Step:
    """A message."""
    return Step(FRAME, json.dumps(what).encode(), **more)  # type: ignore[arg-type]


def do(command: Mapping[str, object], number: int = 0, name: str = "a") -> Mapping[str, object]:
    """A command at a table."""
    return {
        "type": "do",
        "id": name,
        "version": f"VERSION{number}",
        "seat": f"SEAT{number}",
        "command": command,
    }


def live(number: int, *commands: Mapping[str, object], packs: bool = False) -> Conversation:
    """A player at a table, who says some things."""
    offer = ("Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",) * packs
    first = 0xC1 if packs else TEXT
    hello = {"type": "hello", "secrets": [f"SECRET{number}_{seat}" for seat in range(4)]}
    steps = [upgrade(f"TABLE{number}", *offer), Step(CUT)]
    steps.append(said(hello, first=first, packed=packs))
    for at, command in enumerate(commands):
        message = json.dumps(do(command, number, f"c{at}")).encode()
        message = re.sub(rb'"((?:VERSION|SEAT)\d)"', rb"\1", message)
        steps += [Step(FRAME, message, first, 0, packs), Step(CUT)]
    return tuple(steps)


COMMANDS: tuple[Mapping[str, object], ...] = (
    {"type": "act", "action": "LEGAL0"},
    {"type": "throw"},
    {"type": "throw", "link": "0" * 64},
    {"type": "undo"},
    {"type": "take-back"},
    {"type": "say", "phrase": "hello"},
    {"type": "resign"},
    {"type": "stand-in", "seat": 1},
    {"type": "come-back"},
    {"type": "rematch"},
    {"type": "withdraw"},
    {"type": "start", "level": "porter"},
    {"type": "close"},
)
TABLE = b'{"seats":[{"kind":"person","name":"A"},{"kind":"bot","level":"porter"}],"listed":true}'
RULES = b'{"seats":[{"kind":"person","name":"A"},{"kind":"open"}],"rules":"korean/2","first":1}'
CLOCK = (
    b'{"seats":[{"kind":"person","name":"A"},{"kind":"person","name":"B"}],'
    b'"clock":{"kind":"total","seconds":60,"increment":5,"out":"bot"},"colours":["blue","red"]}'
)
COMMAND = b'{"id":"a","version":VERSION0,"seat":SEAT0,"command":{"type":"act","action":"LEGAL0"}}'
SEATS = "Authorization: Seat SECRET0_0, SECRET0_1"
OWN = f"Authorization: Seat {'o' * 22}"
MATCH = b'{"name":"Q","players":2,"patience":1}'
PASSPORT = f"Passport: {'p' * 22}"
OTHER_PASSPORT = f"Passport: {'q' * 22}"
PROGRAM = "Authorization: Bearer TOKEN0"
FACE = b'{"name":"Ana","face":{"scarf":1,"colour":2,"pattern":3}}'
OWN_SEATS = (
    b'[{"table":"TABLE0","secrets":["SECRET0_0"]},{"table":"TABLE4","secrets":["SECRET4_1"]}]'
)
OTHER = b'{"secret":"' + b"q" * 22 + b'"}'
BOTH_LENGTHS = (
    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /health HTTP/1.1\r\n\r\n"
)
QUESTIONS = (
    b'{"type":"why-not","id":"q","version":VERSION0,"action":"LEGAL0"}',
    b'{"type":"why-not","id":"r","version":0,"action":"d4d3"}',
)
REPORT = b'{"reason":"stalling","about":1}'
QUESTION = b'{"type":"analyse","position":"7/7/7/7/7/7/7 d4N r turn 30r24,30y24 standard/2"}'
LINE = b'{"position":"7/7/7/7/7/7/7 d4N r turn 30r24,30y24 standard/2","actions":["L","3"]}'
HINT = b'{"seat":SEAT0,"version":VERSION0}'
OPINION = b'{"seat":SEAT0,"version":VERSION0,"action":"LEGAL0"}'
RECORD = b'{"record":"[Rules \\"standard/2\\"]\\n\\nL 3 c4c5 F 2\\n"}'
GETS = (
    *("/puzzles", "/analysis", "/t/TABLE4/review", "/api/puzzles", "/api/puzzles/today"),
    *("/api/puzzles/1", "/api/positions/picture?position=7/7/7/7/7/7/7%20d4N"),
    *("/", "/new", "/lobby", "/rules", "/learn", "/replay", "/t/TABLE0", "/t/TABLE4/replay"),
    *("/live", "/ready", "/health", "/metrics", "/nothing", "/assets/x.js"),
    *("/api/docs", "/api/openapi.json"),
    *("/api/options", "/api/addresses", "/api/tables", "/api/tables?standing=playing"),
    *("/api/tables/TABLE0", "/api/tables/TABLE4/replay", "/api/tables/TABLE4/record"),
    *("/api/tables/TABLE0/replay", "/api/rulebook", "/api/lesson"),
    *("/api/tables/TABLE0/why-not?action=d4d3", "/api/tables/TABLE0/why-not?action=L&version=2"),
    *("/t/TABLE4/review", "/api/tables/TABLE4/review", "/api/tables/TABLE0/review"),
    *("/api/card", "/api/lobby", "/api/tables/TABLE0/card", "/api/tables/TABLE4/film"),
    *("/api/rulebook/figures/payment", "/api/rulebook/figures/mosaic?theme=dark"),
    *("/me", "/games", "/ladder", "/daily", "/programs", "/api/ladder?pool=3&page=1"),
    *("/api/daily", "/api/daily/2026-11-17", "/api/daily/card/abc?lang=de"),
    *("/api/daily/2026-11-17/card?lang=fr", "/api/ladder/card?lang=ar"),
    *("/api/tables/TABLE4/rating", "/api/tables/TABLE4/stream", "/api/stream?seconds=0"),
    *("/api/tables/TABLE0/stream?since=0&seconds=0", "/api/tables/TABLE0/stream"),
)
OWN_GETS = (
    *("/api/passport", "/api/passport/games", "/api/passport/marks", "/api/passport/records"),
    *("/api/passport/games?players=2&won=true&company=2&rival=A&levels=porter&most=5",),
    *("/api/passport/games?after=1.TABLE0", "/api/passport/export", "/api/passport/ratings"),
    *("/api/daily", "/api/daily/2026-11-17", "/api/ladder", "/api/tokens", "/api/turns"),
)


def seeds() -> Iterator[Conversation]:
    """Conversations as they are, and such as only somebody has who means no good."""
    for path in GETS:
        yield (request("GET", path),)
    yield (request("GET", "/api/tables/TABLE0", SEATS), Step(CUT), request("HEAD", "/"))
    for body in (TABLE, RULES, CLOCK, b"{}", b"[" * 500, b"\xff"):
        yield (request("POST", "/api/tables", body=body),)
    yield (request("POST", "/api/tables/TABLE2/seats", body=b'{"name":"B","seat":1}'),)
    yield (request("POST", "/api/tables/TABLE0/commands", SEATS, body=COMMAND),)
    yield (request("POST", "/api/tables/TABLE0/reports", SEATS, body=REPORT),)
    yield (request("POST", "/api/replay", body=RECORD),)
    yield (request("POST", "/api/analysis", body=QUESTION),)
    yield (request("POST", "/api/positions", body=LINE),)
    yield (request("POST", "/api/tables/TABLE0/hint", SEATS, body=HINT),)
    yield (request("POST", "/api/tables/TABLE0/opinion", SEATS, body=OPINION),)
    yield (request("POST", "/api/quick-match", OWN, body=MATCH),)
    yield (request("POST", "/api/quick-match/cancel", OWN),)
    for path in OWN_GETS:
        yield (request("GET", path, PASSPORT),)
    yield (request("POST", "/api/passport", PASSPORT, body=FACE),)
    yield (request("POST", "/api/passport/seats", PASSPORT, body=OWN_SEATS),)
    yield (request("POST", "/api/passport/join", PASSPORT, body=OTHER),)
    yield (request("POST", "/api/passport/ladder", PASSPORT, body=b'{"hidden":true}'),)
    yield (request("DELETE", "/api/passport", OTHER_PASSPORT),)
    yield (request("POST", "/api/daily/play", PASSPORT, body=b'{"name":"Ana"}'),)
    yield (request("POST", "/api/daily/play", OWN, body=b'{"name":"B","day":"2026-11-17"}'),)
    yield (request("POST", "/api/daily/naming", PASSPORT, body=b'{"named":false}'),)
    yield (request("POST", "/api/tokens", PASSPORT, body=b'{"name":"T","scopes":["play"]}'),)
    yield (request("DELETE", "/api/tokens/abc", PASSPORT),)
    yield (request("GET", "/api/stream", PROGRAM),)
    yield (request("POST", "/api/tables", PROGRAM, "Idempotency-Key: k", body=TABLE),)
    yield (request("POST", "/api/tables/TABLE0/commands", PROGRAM, body=COMMAND),)
    yield (request("POST", "/api/tables/TABLE2/seats", PROGRAM, body=b'{"name":"B","seat":1}'),)
    yield (chunked("/api/tables", TABLE[:10], TABLE[10:]), Step(CUT), request("GET", "/health"))
    yield (request("POST", "/api/tables", "Expect: 100-continue", body=TABLE),)
    yield (request("OPTIONS", "/api/tables", "Origin: http://evil.example"),)
    yield (request("GET", "/", "Accept-Language: pt-BR,de;q=0.5", "Accept-Encoding: br, gzip"),)
    yield (request("GET", "/", 'If-None-Match: "x"', "Range: bytes=0-5", "Accept: text/html"),)
    yield tuple(request("GET", path) for path in ("/health", "/api/options", "/", "/api/lesson"))
    yield (request("GET", "/health"), upgrade(), Step(CUT), said({"type": "hello"}))
    for head in (
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"GET /\r\n",
        b"GET / HTTP/1.0\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\n b: folded\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\nhello",
        b"GET /health HTTP/1.1\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\nmore",
        b"GET http://other.example/health HTTP/1.1\r\nHost: [\r\n\r\n",
        b"\r\n\r\nGET /health HTTP/1.1\r\nConnection: close\r\n\r\nGET / HTTP/1.1\r\n\r\n",
        BOTH_LENGTHS,
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999\r\n\r\nx",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    ):
        yield (Step(PLAIN, head),)
    for number in range(5):
        yield live(number, *COMMANDS[:2])
        for at in range(2, len(COMMANDS), 3):
            yield live(number, *COMMANDS[at : at + 2], packs=number % 2 == 0)
    for command in COMMANDS:
        yield live(0, command, packs=True)
    yield (*live(0), *(Step(FRAME, question) for question in QUESTIONS))
    for first in (CLOSE, PING, PONG, BINARY, 0x01, 0x80, 0xC1, 0x91, 0xA1, 0x83, 0x8F, 0x09):
        payload = b"\x03\xe8bye" if first == CLOSE else b"hello"
        yield (*live(0)[:-1], Step(FRAME, payload, first), Step(FRAME, payload, 0x80))
    yield (*live(0, packs=True), Step(FRAME, b"x" * 100_000, 0xC1, packed=True))
    yield (*live(0, packs=True), Step(FRAME, b"\x00" * 9 + b"\xff", 0xC1))
    for form in range(1, 7):
        yield (*live(0), Step(FRAME, b'{"type":"hello"}', form=form))
    yield (*live(0)[:2], Step(STALL), *live(0, *COMMANDS[:2])[2:], Step(TAKE))


# ------------------------------------------------------------------------------ spoiling them

WORDS = (
    *(
        b"GET ",
        b"POST ",
        b"HEAD ",
        b"PUT ",
        b"DELETE ",
        b"OPTIONS ",
        b"CONNECT ",
        b"PRI * HTTP/2.0",
    ),
    *(
        b" HTTP/1.1\r\n",
        b" HTTP/1.0\r\n",
        b" HTTP/9.9\r\n",
        b"\r\n",
        b"\r\n\r\n",
        b"\n",
        b"\r",
        b"\x00",
    ),
    *(b"Host: [\r\n", b"Host: \r\n", b"Host: [::1%25lo]:8000\r\n", b"Host: localhost:99999999\r\n"),
    *(b"Origin: null\r\n", b"Origin: http://[\r\n", b"Origin: http://localhost:8000\r\n"),
    *(b"Content-Length: 0\r\n", b"Content-Length: -1\r\n", b"Content-Length: 5, 5\r\n"),
    *(b"Content-Length: 18446744073709551616\r\n", b"Content-Length: 5\r\n"),
    *(b"Transfer-Encoding: chunked\r\n", b"Transfer-Encoding: gzip, chunked\r\n"),
    *(
        b"Expect: 100-continue\r\n",
        b"Connection: close\r\n",
        b"Connection: keep-alive, Upgrade\r\n",
    ),
    *(
        b"Upgrade: websocket\r\n",
        b"Upgrade: h2c\r\n",
        b"Sec-WebSocket-Key: x\r\n",
        b" folded: line\r\n",
    ),
    *(b"X-Forwarded-For: 1.2.3.4, [::1], unknown\r\n", b"Authorization: Seat SECRET0_0\r\n"),
    *(b"Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=9\r\n",),
    *(b"Accept-Language: " + b"a-" * 40, b"Accept-Encoding: *;q=0\r\n", b"Range: bytes=-1\r\n"),
    *(
        b"Content-Type: application/x-msgpack\r\n",
        b"Content-Type: multipart/form-data; boundary=x\r\n",
    ),
    *(b"Content-Type: application/json; charset=utf-7\r\n", b'Cookie: a="\\101"; b\r\n'),
    *(
        b"%00",
        b"%ff",
        b"%",
        b"%u1234",
        b"%2e%2e%2f",
        b"../",
        b"//",
        b"?",
        b"#",
        b"*",
        b"&standing=over",
    ),
    *(b"TABLE0", b"TABLE4", b"SECRET0_0", b"VERSION0", b"LEGAL0", b"SEAT1", b"x" * 65, b"0" * 64),
    *(
        b'"type":"',
        b'"hello"',
        b'"do"',
        b'"act"',
        b'"seat":',
        b'"version":',
        b'"secrets":[',
        b"null",
    ),
    *(b"{", b"}", b"[", b"]", b",", b":", b'"', b"\\ud800", b"\\u0000", b"1e400", b"-1", b"0.5"),
    *(b"9" * 20, b"9" * 4400, b"[" * 1200, b'{"a":' * 600, b"\xff\xfe", b"\xed\xa0\x80", b"true"),
    *(
        b"0\r\n\r\n",
        b"ffffffff\r\n",
        b"1;x=y\r\nZ\r\n",
        b"\x88\x00",
        b"\x89\x80\x00\x00\x00\x00",
        b"\x81\xfe",
    ),
)
FIRSTS = (
    TEXT,
    BINARY,
    CLOSE,
    PING,
    PONG,
    0x00,
    0x01,
    0x80,
    0x09,
    0xC1,
    0xC0,
    0x91,
    0xA1,
    0xF1,
    0x8F,
)


def spoilt(rng: Random, conversation: Conversation, others: list[Conversation]) -> Conversation:
    """A conversation that is a little different, or very."""
    steps = list(conversation)
    for _ in range(rng.choice((1, 1, 1, 2, 3, 6))):
        at = rng.randrange(len(steps)) if steps else 0
        match rng.randrange(10):
            case 0 if len(steps) > 1:
                del steps[at]
            case 1:
                other = rng.choice(others)
                steps[at:at] = other[: rng.randint(1, len(other))]
            case 2:
                steps.insert(at, Step(rng.choice((CUT, CUT, STALL, TAKE))))
            case 3 if steps:
                steps[at:at] = [steps[at]] * rng.choice((1, 1, 1, 2, 5))
            case 4 if steps and steps[at].kind == FRAME:
                steps[at] = _other_frame(rng, steps[at])
            case _ if steps:
                steps[at] = steps[at]._replace(data=_other_bytes(rng, steps[at].data))
    kept = steps[:MOST_STEPS] or list(rng.choice(others))
    return tuple(kept)


def _other_frame(rng: Random, frame: Step) -> Step:
    match rng.randrange(4):
        case 0:
            return frame._replace(first=rng.choice((*FIRSTS, rng.randrange(256))))
        case 1:
            return frame._replace(form=rng.randrange(7))
        case 2:
            return frame._replace(packed=not frame.packed, first=frame.first ^ 0x40)
    return frame._replace(mask=rng.randbytes(4))


def _other_bytes(rng: Random, data: bytes) -> bytes:
    found = bytearray(data)
    for _ in range(rng.choice((1, 1, 2, 4))):
        at = rng.randrange(len(found) + 1)
        some = rng.choice((1, 1, 2, 4, 16, 64))
        match rng.randrange(8):
            case 0 if found:
                found[at % len(found)] ^= 1 << rng.randrange(8)
            case 1 if found:
                found[at % len(found)] = rng.choice((0, 9, 10, 13, 32, 34, 37, 127, 128, 255))
            case 2:
                del found[at : at + some]
            case 3:
                found[at:at] = found[at : at + some] * rng.choice((1, 2, 8, 200))
            case 4 | 5:
                found[at:at] = rng.choice(WORDS)
            case 6:
                word = rng.choice(WORDS)
                found[at : at + len(word)] = word
            case _:
                _swap_lines(rng, found)
    return bytes(found[:MOST_BYTES])


def _swap_lines(rng: Random, found: bytearray) -> None:
    """Exchange two lines, or say one twice: headers that come in another order, or again."""
    lines = bytes(found).split(b"\r\n")
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    if rng.random() < 0.5:
        lines[one], lines[other] = lines[other], lines[one]
    else:
        lines.insert(one, lines[other])
    found[:] = b"\r\n".join(lines)


def packets(
    rng: Random, conversation: Conversation, known: Mapping[bytes, bytes]
) -> Iterator[Step]:
    """What is handed over one after the other: bytes in pieces, and what else is done."""
    waiting = b""
    for step in (*conversation, Step(CUT)):
        if step.kind in {PLAIN, FRAME}:
            waiting += step.written(known)
            if rng.random() < 0.7:
                continue
        yield from _pieces(rng, waiting)
        waiting = b""
        if step.kind not in {PLAIN, FRAME}:
            yield step


def _pieces(rng: Random, data: bytes) -> Iterator[Step]:
    if not data:
        return
    if rng.random() < 0.02:
        data = data[: rng.randrange(len(data))] + rng.randbytes(rng.randrange(20)) + data[-40:]
    cuts = [0, len(data)]
    match rng.randrange(100):
        case 0 if len(data) < 300:
            cuts = list(range(len(data) + 1))
        case number if number < 30:
            cuts += [rng.randrange(len(data) + 1) for _ in range(rng.randint(1, 4))]
    cuts.sort()
    for begin, end in pairwise(cuts):
        if begin < end:
            yield Step(PLAIN, data[begin:end])
