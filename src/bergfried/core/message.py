"""Words without a language: an id and its parameters. `speech` turns them into English, German or French."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Message:
    id: str
    params: Mapping[str, str | int] = field(default_factory=dict, hash=False)

    def __str__(self) -> str:
        return f"{self.id}({', '.join(f'{name}={value}' for name, value in self.params.items())})"


def message(id: str, /, **params: str | int) -> Message:
    return Message(id, params)
