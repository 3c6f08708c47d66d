"""Reads the numbered clauses of a game's RULES.md."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path


@dataclass(frozen=True)
class Clause:
    number: str
    title: str
    ending: bool  # it can end the game
    refuses: tuple[str, ...]  # ids of the reasons with which it refuses moves
    source: str


@cache
def clauses(folder: Path) -> dict[str, Clause]:
    text = (folder / "RULES.md").read_text(encoding="utf-8")
    found = {}
    for number, title, body in re.findall(r"^### (R\d+)\. (.+?)\n(.*?)(?=^##|\Z)", text, re.MULTILINE | re.DOTALL):
        assert number not in found, f"{number} stands twice in {folder}/RULES.md"
        refuses = re.search(r"^Refuses: (.+)$", body, re.MULTILINE)
        source = re.search(r"^Source: (.+)", body, re.MULTILINE | re.DOTALL)
        found[number] = Clause(
            number,
            title,
            ending=re.search(r"^Ending\.", body, re.MULTILINE) is not None,
            refuses=tuple(refuses.group(1).split(", ")) if refuses else (),
            source=source.group(1).strip() if source else "",
        )
    return found
