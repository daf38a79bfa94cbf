"""How the site of the documentation is built: ``make docs``, by Sphinx, into ``build/site``.

The pages are the Markdown files of the repository, where they are: this folder, what was measured,
and how to contribute. So a link that leads somewhere in a clone leads to the same page here.
"""

from __future__ import annotations

import re
from importlib.metadata import version as installed
from pathlib import Path
from typing import TYPE_CHECKING

from pygments.lexers import TextLexer
from sphinx.util.nodes import make_refnode

if TYPE_CHECKING:
    from docutils.nodes import Element
    from sphinx.addnodes import pending_xref
    from sphinx.application import Sphinx

ROOT = Path(__file__).parent.parent
PACKAGES = ("marrakech", "marrakech.bots", "marrakech.arena")

project = "Marrakech"
version = release = installed("marrakech")
html_title = project

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
root_doc = "docs/index"
include_patterns = [
    *("docs/*.md", "docs/api/*.md", "docs/survey/*.md"),
    *("CONTRIBUTING.md", "CHANGELOG.md", "benchmarks/results/*.md"),
]
# Nothing there is a page, and there is much of it
exclude_patterns = [".*", "build", "dist", "src", "tests", "web", "benchmarks/*/node_modules"]

myst_heading_anchors = 4  # as in a clone: rules.md#6-the-end
myst_enable_extensions = ["attrs_inline"]
suppress_warnings = [
    "misc.highlighting_failure",  # the grammar of JSON has colons, EBNF has none
    "ref.python",  # kernel and wire have a State each
]

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_default_options = {"members": True}
add_module_names = False

html_theme = "furo"
html_logo = html_favicon = "../web/public/icon.svg"
html_static_path = ["look/site.css"]
html_css_files = ["site.css"]
html_extra_path = ["look/index.html"]
html_copy_source = False
pygments_style = "friendly"
pygments_dark_style = "monokai"


def colours(theme: str) -> dict[str, str]:
    """The colours of the page that people play on, by day (``light``) or at night (``dark``)."""
    found: dict[str, str] = {}
    for file in ("board/palette.css", "theme.css"):
        text = (ROOT / "web/src" / file).read_text(encoding="utf-8")
        for root, body in re.findall(r"^:root(\S*) \{(.*?)^\}", text, re.MULTILINE | re.DOTALL):
            if root == "" or f'"{theme}"' in root:
                found |= dict(re.findall(r"--([\w-]+): ([^;]+);", body))
    return found


def look(theme: str) -> dict[str, str]:
    """The theme's variables in our colours."""
    of = colours(theme)
    return {
        "font-stack": of["sans"],
        "font-stack--headings": of["serif"],
        "color-foreground-primary": of["ink"],
        "color-foreground-secondary": of["ink-soft"],
        "color-foreground-muted": of["ink-soft"],
        "color-foreground-border": of["edge"],
        "color-background-primary": of["card"],
        "color-background-secondary": of["paper"],
        "color-background-hover": of["badge"],
        "color-background-hover--transparent": "transparent",
        "color-background-border": of["rule"],
        "color-background-item": of["rule"],
        "color-brand-primary": of["wine"],
        "color-brand-content": of["wine"],
        "color-brand-visited": of["wine"],
        "color-api-background": of["paper"],
        "color-api-background-hover": of["badge"],
        "color-api-name": of["wine"],
        "color-api-pre-name": of["ink-soft"],
        "color-api-overall": of["ink-soft"],
        "color-code-background": of["paper"],
        "color-code-foreground": of["ink"],
        "color-inline-code-background": of["paper"],
        "color-highlight-on-target": of["badge"],
        "color-highlighted-background": of["badge"],
        "color-sidebar-search-background": of["card"],
        "color-sidebar-search-background--focus": of["card"],
        "color-sidebar-item-background--hover": of["badge"],
        "color-sidebar-item-expander-background--hover": of["badge"],
        "saffron": of["saffron"],
    }


html_theme_options = {
    "light_css_variables": look("light"),
    "dark_css_variables": look("dark"),
    "footer_icons": [],
}


def tidied(_: Sphinx, __: str, text: list[str]) -> None:
    """Leave out doctest's last empty lines."""
    text[0] = text[0].replace("\n\n```\n", "\n```\n")


def linked(app: Sphinx, _: object, node: pending_xref, shown: Element) -> Element | None:
    """What the core defines is on the page of the package that gives it to everybody."""
    module, _, name = str(node.get("reftarget")).rpartition(".")
    if not module.startswith("marrakech."):
        return None
    python = app.env.domains.python_domain
    for package in PACKAGES:
        if (target := f"{package}.{name}") in python.objects:
            found = python.objects[target]
            return make_refnode(app.builder, node["refdoc"], found.docname, found.node_id, shown)
    return None


# as Cython writes them into the docstrings of what it compiles: (self, long long depth: int)
C_TYPE = re.compile(r"(?<=[( ])(?:(?:unsigned )?long long|int|double|bint|tuple|list|str) (?=\w)")


def in_python(*given: object) -> tuple[str | None, str | None] | None:
    """The signature of what is compiled, without its types in C."""
    said, gives = given[-2:]
    if not isinstance(said, str):
        return None
    said = C_TYPE.sub("", re.sub(r"^\(self(?:, )?", "(", said))
    if not isinstance(gives, str):
        return said, None
    return said, re.sub(r"^(unsigned )?long long$", "int", gives)


def setup(app: Sphinx) -> None:
    """What the pages need beyond what Sphinx knows."""
    for language in ("record", "position", "tree", "caddy"):
        app.add_lexer(language, TextLexer)
    app.connect("source-read", tidied)
    app.connect("missing-reference", linked)
    app.connect("autodoc-process-signature", in_python)
