"""The network of native/include/bergfried/net.hpp, while it learns; `to_bytes` writes what the kernel reads.

Three layers in NumPy, with their gradients by hand and Adam: so small that a framework would only be one more thing to
install. Whatever is learnt here is checked against the kernel, and the gradients against differences, in the tests.
"""

import struct
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bergfried.training.lessons import Lessons

HEADER = struct.Struct("<IIII")  # inputs, outputs, neurons of the first layer, WHOLE
WHOLE = 1024  # the first layer is written in whole numbers, so many to 1
IN_WHOLES = ("first_bias", "first")
Numbers = NDArray[np.float32]


@dataclass
class Answers:
    """What the network says of some positions, and its neurons on the way there."""

    seen: Numbers  # the positions, a row each
    first: Numbers
    second: Numbers
    chance: Numbers  # of the side to move, as a logarithm of odds
    promise: Numbers  # of each output, as a logarithm


class Network:
    def __init__(self, shape: tuple[int, int, int, int], seed: int = 1) -> None:
        """With random numbers. The shape is the kernel's `net_shape`."""
        inputs, wide, narrow, outputs = shape
        dice = np.random.default_rng(seed)

        def layer(come: int, go: int, spread: float) -> Numbers:
            return dice.normal(0, spread, (come, go)).astype(np.float32)

        # In the order of the file, but for `moves`, which it holds by output.
        self.numbers: dict[str, Numbers] = {
            "first_bias": np.zeros(wide, np.float32),
            "first": layer(inputs, wide, 0.05),
            "second_bias": np.zeros(narrow, np.float32),
            "second": layer(wide, narrow, (2 / wide) ** 0.5),
            "last": layer(narrow, 1, (1 / narrow) ** 0.5),
            "last_bias": np.zeros(1, np.float32),
            "moves_bias": np.zeros(outputs, np.float32),
            "moves": layer(wide, outputs, (1 / wide) ** 0.5),
        }

    @property
    def shape(self) -> tuple[int, int, int]:
        """Inputs, outputs, neurons of the first layer: what a file begins with."""
        inputs, wide = self.numbers["first"].shape
        return inputs, len(self.numbers["moves_bias"]), wide

    def ask(self, batch: Lessons) -> Answers:
        n = self.numbers
        seen = np.zeros((len(batch), len(n["first"])), np.float32)
        seen[batch.input_rows, batch.inputs] = batch.amounts
        first = np.maximum(seen @ n["first"] + n["first_bias"], 0)
        second = np.maximum(first @ n["second"] + n["second_bias"], 0)
        chance = (second @ n["last"])[:, 0] + n["last_bias"]
        return Answers(seen, first, second, chance, first @ n["moves"] + n["moves_bias"])

    def learn(self, batch: Lessons, trust: float) -> tuple[tuple[float, float], dict[str, Numbers]]:
        """How wrong the chances and the promises are (cross entropies), and the gradient of their sum.

        `trust` is how far the search's own opinion counts beside the result.
        """
        n, size = self.numbers, len(batch)
        answers = self.ask(batch)
        wanted = trust * batch.expected + (1 - trust) * batch.result
        chance = 1 / (1 + np.exp(-answers.chance))
        of_chance = np.logaddexp(0, answers.chance) - wanted * answers.chance

        votes, legal = np.zeros_like(answers.promise), np.zeros(answers.promise.shape, bool)
        np.add.at(votes, (batch.output_rows, batch.outputs), batch.shares)
        legal[batch.output_rows, batch.outputs] = True
        promise = np.where(legal, answers.promise, -np.inf)
        promise -= promise.max(axis=1, keepdims=True)
        powers = np.exp(promise)
        total = powers.sum(axis=1, keepdims=True)
        of_promises = (votes * np.where(legal, np.log(total) - promise, 0)).sum(axis=1)

        by_chance = ((chance - wanted) / size)[:, None].astype(np.float32)
        by_promise = ((powers / total - votes) / size).astype(np.float32)
        by_second = (by_chance @ n["last"].T) * (answers.second > 0)
        by_first = (by_second @ n["second"].T + by_promise @ n["moves"].T) * (answers.first > 0)
        gradient = {
            "first_bias": by_first.sum(axis=0),
            "first": answers.seen.T @ by_first,
            "second_bias": by_second.sum(axis=0),
            "second": answers.first.T @ by_second,
            "last": answers.second.T @ by_chance,
            "last_bias": by_chance.sum(axis=0),
            "moves_bias": by_promise.sum(axis=0),
            "moves": answers.first.T @ by_promise,
        }
        return (float(of_chance.mean()), float(of_promises.mean())), gradient

    def to_bytes(self) -> bytes:
        """Each number in 16 bits: a whole one in the first layer, otherwise the upper half of a 32-bit one."""
        parts = [_to_wholes(part) if name in IN_WHOLES else _to_halves(part) for name, part in self._in_file().items()]
        return HEADER.pack(*self.shape, WHOLE) + b"".join(part.astype("<u2").tobytes() for part in parts)

    def read(self, data: bytes) -> None:
        """The inverse; ValueError if the bytes are of another network."""
        if data[: HEADER.size] != HEADER.pack(*self.shape, WHOLE):
            raise ValueError("this is a network of another shape")
        left = np.frombuffer(data, "<u2", offset=HEADER.size)
        for name, part in self._in_file().items():
            read = left[: part.size].reshape(part.shape)
            numbers = read.view("<i2") / np.float32(WHOLE) if name in IN_WHOLES else _from_halves(read)
            self.numbers[name] = np.ascontiguousarray(numbers.T if name == "moves" else numbers)
            left = left[part.size :]

    def _in_file(self) -> dict[str, Numbers]:
        return {name: part.T if name == "moves" else part for name, part in self.numbers.items()}


def _to_wholes(part: Numbers) -> NDArray[Any]:
    return np.clip(np.rint(part * WHOLE), -32767, 32767).astype(np.int16).view(np.uint16)


def _to_halves(part: Numbers) -> NDArray[Any]:
    bits = np.ascontiguousarray(part).view(np.uint32).astype(np.uint64)
    return (bits + 0x7FFF + (bits >> np.uint64(16) & np.uint64(1))) >> np.uint64(16)


def _from_halves(read: NDArray[Any]) -> Numbers:
    return (read.astype(np.uint32) << 16).view(np.float32)


class Adam:
    """Steps along the gradient, each number's by how much it usually changes (Kingma and Ba, 2015)."""

    def __init__(self, network: Network) -> None:
        self._network = network
        self._mean = {name: np.zeros_like(part) for name, part in network.numbers.items()}
        self._square = {name: np.zeros_like(part) for name, part in network.numbers.items()}
        self._steps = 0

    def step(self, gradient: dict[str, Numbers], rate: float) -> None:
        self._steps += 1
        rate *= (1 - 0.999**self._steps) ** 0.5 / (1 - 0.9**self._steps)
        for name, slope in gradient.items():
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            self._network.numbers[name] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
