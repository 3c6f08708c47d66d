"""The TypeScript types of the wire, made from server/wire.py. `python -m tests.wire_ts` writes them anew."""

import json
from pathlib import Path
from typing import Any

from pydantic import BaseModel, TypeAdapter

from bergfried.core import Side
from bergfried.server import wire

FILE = Path(__file__).parents[1] / "client" / "src" / "wire.gen.ts"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
# Where these say nothing, nothing is sent; all other models of the server are always complete.
SPARSE = {"Press", "Branch"}


def wire_text() -> str:
    """Models the client writes may leave out what has a default."""
    models = [model for model in vars(wire).values() if isinstance(model, type) and issubclass(model, BaseModel)]
    models = [model for model in models if model.__module__ == wire.__name__ and model not in (wire.Wire, wire.Command)]
    asked = {f"models.{model.__name__}": TypeAdapter(model) for model in models}
    _, schema = TypeAdapter.json_schemas(
        [(name, "validation", adapter) for name, adapter in asked.items()], ref_template="{model}"
    )
    definitions: dict[str, Any] = schema["$defs"]
    written = _mentioned(
        definitions,
        _roots(wire.CLIENT_MESSAGES, wire.NewTable, wire.PositionText, wire.RecordText, wire.LessonTry),
    )
    parts = [
        "// Generated from server/wire.py by `python -m tests.wire_ts`; never edited.",
        f"export const PROTOCOL = {wire.PROTOCOL};",
        *(_declaration(name, definitions[name], name in written | SPARSE) for name in sorted(definitions)),
        _union("ClientMessage", wire.CLIENT_MESSAGES),
        _union("ServerMessage", wire.SERVER_MESSAGES),
    ]
    return "\n\n".join(parts) + "\n"


def _roots(messages: TypeAdapter[Any], *models: type[BaseModel]) -> set[str]:
    return {model.__name__ for model in models} | set(_names(messages))


def _names(messages: TypeAdapter[Any]) -> list[str]:
    return [branch["$ref"].rpartition("/")[2] for branch in messages.json_schema()["oneOf"]]


def _mentioned(definitions: dict[str, Any], names: set[str]) -> set[str]:
    """The names and all that their definitions mention."""
    found, left = set(), set(names)
    while left:
        name = left.pop()
        found.add(name)
        left |= {other for other in definitions if json.dumps(other) in json.dumps(definitions[name])} - found
    return found - {"Side"}


def _union(name: str, messages: TypeAdapter[Any]) -> str:
    return f"export type {name} = {' | '.join(_names(messages))};"


def _declaration(name: str, schema: dict[str, Any], may_lack: bool) -> str:
    text = schema.get("description", "").strip()
    comment = f"/** {text} */\n" if text and name != Side.__name__ else ""
    if "properties" not in schema:
        return f"{comment}export type {name} = {_type(schema)};"
    required = schema.get("required", [])
    fields = [
        f"  {field}{'?' if may_lack and field not in required else ''}: {_type(inner)};"
        for field, inner in schema["properties"].items()
    ]
    return "\n".join([f"{comment}export interface {name} {{", *fields, "}"])


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(_type(one) for one in schema[several]))
    if schema.get("type") == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(_type(one) for one in schema['prefixItems'])}]"
        inner = _type(schema["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if schema.get("type") == "object":
        return f"Record<string, {_type(schema['additionalProperties'])}>"
    return PLAIN[schema["type"]]


if __name__ == "__main__":
    FILE.write_text(wire_text(), encoding="utf-8")
    print(f"wrote {FILE.name}")
