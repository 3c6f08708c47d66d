"""Rule options: what a game offers, and what was chosen for one game of it."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bergfried.core.errors import BadOption
from bergfried.core.message import Message, message

NUMBER = re.compile("[1-9][0-9]{0,3}")


@dataclass(frozen=True)
class Option:
    name: str
    values: tuple[str, ...]  # the first is the default
    message: str  # id of the sentence that says what the option changes; with its name and its values' names beside it
    numbers: bool = False  # any whole number from 1 to 9999 is a value too; `values` are then suggestions

    @property
    def default(self) -> str:
        return self.values[0]

    @property
    def title(self) -> Message:
        return message(f"{self.message}-name")

    def called(self, value: str) -> Message:
        """The name of a value; a number is said with what it counts."""
        if value.isdecimal():
            return message(f"{self.message}-number", number=int(value))
        return message(f"{self.message}-{value}")

    def accepts(self, value: object) -> bool:
        return value in self.values or (self.numbers and isinstance(value, str) and NUMBER.fullmatch(value) is not None)


class Chosen(Mapping[str, str]):
    """A value for every option of a game; immutable and hashable."""

    def __init__(self, values: Mapping[str, str]) -> None:
        self._values = dict(values)

    def __getitem__(self, name: str) -> str:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __hash__(self) -> int:
        return hash(frozenset(self._values.items()))

    def __repr__(self) -> str:
        return f"Chosen({self._values})"


def choose(options: tuple[Option, ...], given: Mapping[str, str]) -> Chosen:
    """The defaults, overlaid with what was given."""
    offered = {option.name: option for option in options}
    for name, value in given.items():
        if not offered:
            raise BadOption(message("option-none", name=name))
        if name not in offered:
            raise BadOption(message("option-unknown", name=name, known=", ".join(offered)))
        if not offered[name].accepts(value):
            known = ", ".join(offered[name].values) + (", 1 … 9999" if offered[name].numbers else "")
            raise BadOption(message("option-value", name=name, value=str(value), known=known))
    return Chosen({option.name: given.get(option.name, option.default) for option in options})
