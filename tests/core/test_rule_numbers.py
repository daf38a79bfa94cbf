"""Every rule has a test that cites its number."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "rules.md"


def rule_numbers() -> set[str]:
    """The numbers of all rules: lines that begin with ``- **R1.1**``."""
    text = PAGE.read_text(encoding="utf-8")
    return set(re.findall(r"^- \*\*(R\d\.\d+)\*\*", text, re.MULTILINE))


def cited_numbers() -> set[str]:
    """The numbers with which docstrings of test functions in this folder begin."""
    cited = set()
    for file in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                begins = re.match(r"(R\d\.\d+(, )?)+", ast.get_docstring(node) or "")
                cited |= set(re.findall(r"R\d\.\d+", begins[0] if begins else ""))
    return cited


def test_every_rule_is_cited_by_a_test() -> None:
    assert len(rule_numbers()) >= 27
    assert sorted(rule_numbers() - cited_numbers()) == []


def test_every_number_that_a_test_cites_is_a_rule() -> None:
    assert sorted(cited_numbers() - rule_numbers()) == []
