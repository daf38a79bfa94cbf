"""Constants in ``kernel.pxd`` equal those of ``codes.py``; counting bits works on any processor."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from marrakech.bots import network_layout
from marrakech.core import bits, codes

CORE = Path(codes.__file__).parent
BOTS = CORE.parent / "bots"
COMPILER = shutil.which(os.environ.get("CC", "cc"))

PROGRAM = """
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
%s
int main(int argc, char **argv) {
    (void)argc;
#ifdef MARRAKECH_ASKS
    if (strcmp(argv[1], "plain") == 0) marrakech_popcnt = marrakech_pdep = 0;
#endif
    for (char **mask = argv + 2; *mask; mask++) {
        unsigned long long number = strtoull(*mask, NULL, 10);
        int bits = popcount(number);
        printf("%%d", bits);
        for (int below = 0; below < bits; below++) printf(" %%llu", nth_bit(number, below));
        printf("\\n");
    }
    return 0;
}
"""
MASKS = (
    *(0, 1, 1 << 63, (1 << 64) - 1, 0x5555555555555555, 0x8000000000000001),
    *(0x9E3779B97F4A7C15 * factor & (1 << 64) - 1 for factor in range(1, 40)),
)


def test_the_compiler_is_told_the_numbers_that_python_has() -> None:
    declared = (CORE / "kernel.pxd").read_text(encoding="utf-8")
    block = declared.partition("cdef enum:\n")[2].partition("\n\n")[0]
    lines = re.findall(r"^    (\w+) = (\d+)$", block, re.MULTILINE)
    told = {name: int(number) for name, number in lines}
    assert len(told) == len(block.splitlines()) > 20
    assert told == {name: getattr(codes, name) for name in told}


def test_the_compiler_is_told_where_inputs_and_a_memory_have_what() -> None:
    declared = (BOTS / "inputs.pxd").read_text(encoding="utf-8")
    block = declared.partition("cdef enum:\n")[2].partition("\n\n")[0]
    told = {name: int(number) for name, number in re.findall(r"(\w+) = (\d+)", block)}
    assert set(told) >= {
        name for name in vars(network_layout) if name.startswith(("MEMORY_", "SEEN_"))
    }
    assert told == {name: getattr(network_layout, name) for name in told}


@pytest.mark.parametrize("mask", MASKS)
def test_bits_are_counted_and_chosen_without_a_compiler(mask: int) -> None:
    digits = f"{mask:b}"
    places = [place for place, digit in enumerate(reversed(digits)) if digit == "1"]
    assert bits.popcount(mask) == len(places)
    assert [bits.nth_bit(mask, n) for n in range(len(places))] == [1 << p for p in places]
    if mask:
        assert bits.lowest(mask) == places[0]


@pytest.mark.skipif(COMPILER is None, reason="there is no C compiler")
@pytest.mark.parametrize("how", ["asked", "plain"])
def test_processors_with_and_without_instructions_for_bits_agree(how: str, tmp_path: Path) -> None:
    """``plain`` is what older processors do."""
    declared = (CORE / "bits.pxd").read_text(encoding="utf-8")
    source = tmp_path / "bits.c"
    source.write_text(PROGRAM % declared.split('"""')[1], encoding="utf-8")
    program = tmp_path / "bits"
    assert COMPILER is not None
    flags = ["-Wall", "-Wextra", "-Werror", "-O2"]
    subprocess.run([COMPILER, *flags, "-o", str(program), str(source)], check=True)
    said = subprocess.check_output([str(program), how, *map(str, MASKS)], text=True)
    for mask, line in zip(MASKS, said.splitlines(), strict=True):
        size = bits.popcount(mask)
        wanted = [bits.nth_bit(mask, below) for below in range(size)]
        assert [int(word) for word in line.split()] == [size, *wanted]


LAYERS = """
#include <stddef.h>
#include <stdio.h>
typedef ptrdiff_t Py_ssize_t;
%s
static unsigned state = 7;
static float any(void) {
    state = state * 1664525u + 1013904223u;
    return (float)(int)(state >> 8) / 8388608.0f - 1.0f;
}
int main(void) {
    static float w[27616], before[108], x[108], h[64], g[16], y[8];
    static int rows[2][3], now;
    int i, round;
    for (i = 0; i < 27616; i++) w[i] = any();
    for (i = 0; i < 64; i++) h[i] = any();
    for (round = 0; round < 60; round++) {
        float first[64], out[8];
        int units = round %% 7 == 6 ? 0 : round %% 3 ? 64 : 32;
        for (i = 0; i < 108; i++) if (any() > 0.3f) x[i] = any();
        for (i = 0; i < 3; i++) rows[now][i] = (round * (i + 1)) %% 60;
        marrakech_follow(w, 9000, 8000, units, 108, before, x, rows[!now], rows[now], 3,
                         round %% 5 == 0, h, y);
        memcpy(before, x, sizeof x);
        now = !now;
        memcpy(first, h, sizeof h);
        memcpy(out, y, sizeof y);
        marrakech_pass_on(w, 20000, 22000, 23000, units, first, g, out);
        for (i = 0; i < 8; i++) printf("%%a ", out[i]);
    }
    return 0;
}
"""


@pytest.mark.skipif(COMPILER is None, reason="there is no C compiler")
def test_processors_with_and_without_wide_instructions_learn_the_same(tmp_path: Path) -> None:
    """To the last bit: else a training would end elsewhere on another machine."""
    declared = (BOTS / "layers.pxd").read_text(encoding="utf-8").split('"""')[1]
    code = LAYERS % declared.replace("\\\\\n", "\\\n")
    wide = 'target_clones("avx2", "default"), '
    assert wide in code
    assert COMPILER is not None
    said = []
    for name, text in (("asked", code), ("plain", code.replace(wide, ""))):
        source = tmp_path / f"{name}.c"
        source.write_text(text, encoding="utf-8")
        flags = ["-O3", "-ffp-contract=off", "-Wall", "-Werror", "-Wno-psabi"]
        program = str(tmp_path / name)
        subprocess.run([COMPILER, *flags, "-o", program, str(source)], check=True)
        said.append(subprocess.check_output([program], text=True))
    assert len(set(said[0].split())) > 300, "else this shows nothing"
    assert said[0] == said[1]
