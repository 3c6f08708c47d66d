"""The JSON schema of scenes, made from the types in core/scene.py. `python -m tests.schema` writes it anew."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from pydantic import TypeAdapter

import bergfried.core.scene
from bergfried.core import Click, Scene

FILE = Path(bergfried.core.scene.__file__).with_name("scene.schema.json")
SCENES: TypeAdapter[Scene] = TypeAdapter(Scene)


def schema_text() -> str:
    """One document for scenes and the clicks that go with them; unknown keys are refused."""
    _, schema = TypeAdapter.json_schemas(
        [(Scene, "serialization", SCENES), (Click, "serialization", TypeAdapter(Click))],
        title="Bergfried scene",
    )
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    schema["$ref"] = "#/$defs/Scene"
    for definition in schema["$defs"].values():
        if definition.get("type") == "object":
            definition["additionalProperties"] = False
    return json.dumps(schema, indent=2, sort_keys=True) + "\n"


@cache
def validator() -> Draft202012Validator:
    return Draft202012Validator(json.loads(FILE.read_text(encoding="utf-8")))


def scene_faults(scene: Scene) -> list[Any]:
    return list(validator().iter_errors(SCENES.dump_python(scene, mode="json")))


if __name__ == "__main__":
    FILE.write_text(schema_text(), encoding="utf-8")
    print(f"wrote {FILE.name}")
