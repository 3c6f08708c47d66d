"""Positions with what the search thought of them and what came of it, as arrays."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

AMOUNTS = {"amounts", "shares", "expected", "result"}  # the others are places


@dataclass(frozen=True)
class Lessons:
    """Lists of different lengths lie one after the other; `…_of` says how long each position's part is."""

    inputs_of: NDArray[np.uint16]
    inputs: NDArray[np.uint16]
    amounts: NDArray[np.float32]
    outputs_of: NDArray[np.uint16]
    outputs: NDArray[np.uint16]
    shares: NDArray[np.float32]  # of the visits, that each output deserves
    expected: NDArray[np.float32]  # the chance that the search gave the side to move
    result: NDArray[np.float32]  # what came of it: 1, 0.5 or 0; if it was not played, what was expected

    def __len__(self) -> int:
        return len(self.result)

    @staticmethod
    def read(played: Mapping[str, bytes]) -> "Lessons":
        """From what a kernel's `self_play` returned."""
        arrays: dict[str, Any] = {
            name: np.frombuffer(data, np.float32 if name in AMOUNTS else np.uint16) for name, data in played.items()
        }
        return Lessons(**arrays)

    @staticmethod
    def join(many: "list[Lessons]") -> "Lessons":
        names = [field.name for field in fields(Lessons)]
        return Lessons(**{name: np.concatenate([getattr(one, name) for one in many]) for name in names})

    @property
    def input_rows(self) -> NDArray[np.int64]:
        """The number of the position that each input belongs to."""
        return np.repeat(np.arange(len(self)), self.inputs_of)

    @property
    def output_rows(self) -> NDArray[np.int64]:
        return np.repeat(np.arange(len(self)), self.outputs_of)

    def batches(self, size: int, dice: np.random.Generator) -> "Iterator[Lessons]":
        """All positions once, in random order; a rest that makes no whole batch is left out."""
        order = dice.permutation(len(self))
        input_ends, output_ends = np.cumsum(self.inputs_of, dtype=np.int64), np.cumsum(self.outputs_of, dtype=np.int64)
        for begin in range(0, len(self) - size + 1, size):
            chosen = order[begin : begin + size]
            inputs = _parts(input_ends[chosen], self.inputs_of[chosen])
            outputs = _parts(output_ends[chosen], self.outputs_of[chosen])
            yield Lessons(
                self.inputs_of[chosen],
                self.inputs[inputs],
                self.amounts[inputs],
                self.outputs_of[chosen],
                self.outputs[outputs],
                self.shares[outputs],
                self.expected[chosen],
                self.result[chosen],
            )


def _parts(ends: NDArray[np.int64], sizes: NDArray[np.uint16]) -> NDArray[np.int64]:
    """The places of parts that end there and are so long, one part after the other."""
    lengths = sizes.astype(np.int64)
    before = np.concatenate(([0], np.cumsum(lengths)[:-1]))
    return np.repeat(ends - lengths - before, lengths) + np.arange(lengths.sum())
