"""JSON values out of a stream: in pieces, glued, and garbage."""

import contextlib
import json
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bergfried.arena.bridge.framing import BadFrame, Frames, frame

VALUES = st.recursive(
    st.none() | st.booleans() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(st.lists(VALUES, max_size=5), st.lists(st.integers(0, 200), max_size=6))
def test_values_survive_any_cutting(values: list[object], cuts: list[int]) -> None:
    data = b"".join(json.dumps(value, ensure_ascii=False).encode() for value in values)
    places = sorted({0, len(data), *(cut for cut in cuts if cut < len(data))})
    frames, found = Frames(), list[object]()
    for start, end in pairwise(places):
        found += frames.feed(data[start:end])
    assert found == values


def test_a_number_is_complete_when_it_has_come() -> None:
    frames = Frames()
    assert frames.feed(b"0") == [0]
    assert frames.feed(b'1{"a": 2.5}"x"\n\n') == [1, {"a": 2.5}, "x"]
    assert frame("get") == b'"get"'


@pytest.mark.parametrize(
    "garbage",
    [b"get", b"\xff", b"{]", b'{"a" 1}', b"[" * 100, b'"' + b"x" * 70_000, b"{" + b" " * 70_000, b"}", b"1-2"],
)
def test_garbage_is_refused(garbage: bytes) -> None:
    with pytest.raises(BadFrame):
        Frames().feed(garbage)


@given(st.binary(max_size=200))
def test_no_bytes_upset_it(data: bytes) -> None:
    with contextlib.suppress(BadFrame):
        Frames().feed(data)
