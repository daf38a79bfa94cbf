"""Writes ``src/wire.ts``: the messages of :mod:`marrakech.table.messages` as TypeScript types."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from marrakech.server import analysis_types
from marrakech.table import messages
from marrakech.teach.lesson import Lesson
from marrakech.teach.puzzles import PuzzleList, PuzzleShown
from marrakech.teach.rulebook import Rulebook
from marrakech.teach.variation import Variation

HEAD = "// Made by `python web/make_wire.py` from marrakech.table.messages; change it there.\n"
ROOTS = {
    "FromClient": messages.FromClient,
    "FromServer": messages.FromServer,
    "LogItem": messages.LogItem,
    "Command": messages.Command,
    "AnalysisQuestion": analysis_types.Question,
    "AnalysisLine": analysis_types.AnalysisLine,
}
OPTIONAL = {"ClockPlan", "Update"}
OTHERS = (
    *(messages.NewTable, messages.TableMade, messages.TakeSeat, messages.Ticket),
    *(messages.Listing, messages.LobbyNow, messages.WantMatch, messages.Match),
    *(messages.Replay, Lesson, Rulebook, PuzzleList, PuzzleShown, Variation),
    *(analysis_types.WantHint, analysis_types.WantOpinion, analysis_types.Opinion),
)


def written(schema: dict[str, Any]) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(written(option) for option in schema[union])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    match schema.get("type"):
        case "array":
            inside = written(schema["items"])
            return f"({inside})[]" if " | " in inside else f"{inside}[]"
        case "object" if "additionalProperties" in schema and "properties" not in schema:
            return f"Record<string, {written(schema['additionalProperties'])}>"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "string":
            return "string"
    raise ValueError(f"no type is known for {schema}")


def interface(name: str, schema: dict[str, Any], sent: bool) -> str:
    """A message as an interface; in what the server sends every field is there, but for news."""
    needed = set(schema.get("required", ()))
    lines = [f"/** {schema['description']} */"] if "description" in schema else []
    lines += [f"export interface {name} {{"]
    for field, inside in schema["properties"].items():
        mark = "" if field in needed or sent else "?"
        lines.append(f"  {field}{mark}: {written(inside)};")
    return "\n".join([*lines, "}"])


def main() -> None:
    """Write the file."""
    shown = [messages.FromServer, messages.LobbyNow, messages.Match, messages.Replay]
    shown += [Lesson, Rulebook, analysis_types.AnalysisLine, analysis_types.Opinion]
    shown += [PuzzleList, PuzzleShown, Variation]
    to_client = set(msgspec.json.schema_components(shown)[1])
    types = [*ROOTS.values(), *OTHERS]
    schemas, components = msgspec.json.schema_components(types)
    parts = [HEAD]
    for name, schema in sorted(components.items()):
        parts.append(interface(name, schema, sent=name in to_client - OPTIONAL))
    for name, schema in zip(ROOTS, schemas, strict=False):
        parts.append(f"export type {name} = {written(schema)};")
    Path(__file__).parent.joinpath("src", "wire.ts").write_text("\n\n".join(parts) + "\n", "utf-8")


if __name__ == "__main__":
    main()
