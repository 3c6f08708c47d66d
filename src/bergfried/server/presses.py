"""The tree of presses that lead to the legal moves, as JSON. Leaves of well-known paths are written once."""

from collections.abc import Mapping
from typing import Any

import orjson

from bergfried.core import Click, Path
from bergfried.server.kept import Kept

MOST_PATHS = 20_000

_Way = bytes  # the presses before the last one, as JSON: bytes know their hash, which dictionaries ask for all the time
_Node = list[bytes | tuple[bytes, "_Node"]]  # leaves, and presses with what may follow them
_written: dict[int, tuple[Path, str, _Way, bytes]] = {}  # by the identity of paths; views hand out the very same ones


def press(click: Click) -> dict[str, Any]:
    """What has nothing to show is left out: there can be hundreds of moves."""
    shown: dict[str, Any] = {"kind": click.kind, "id": click.id}
    if click.caption is not None:
        shown["caption"] = click.caption
    if click.preview:
        shown["preview"] = click.preview
    return shown


def tree_json(paths_of: Mapping[str, tuple[Path, ...]]) -> bytes:
    """From the paths of each move. Every press has either a move or what may follow it."""
    nodes: dict[_Way, _Node] = {_ROOT: []}
    for move, paths in paths_of.items():
        for path in paths:
            known = _written.get(id(path))
            if known is None or known[1] != move:
                known = _write(path, move)
            _, _, way, leaf = known
            node = nodes.get(way)
            if node is None:
                node = _grow(nodes, path[:-1], way)
            node.append(leaf)
    return _joined(nodes[_ROOT])


def _write(path: Path, move: str) -> tuple[Path, str, _Way, bytes]:
    if len(_written) >= MOST_PATHS:
        _written.clear()
    leaf = _begun(path[-1]) + b',"move":' + orjson.dumps(move) + b"}"
    way = bytes(memoryview(_way(path[:-1])))  # copied, because orjson keeps kilobytes of room behind what it writes
    _written[id(path)] = written = (path, move, way, leaf)  # the path is held, so that nothing else gets its id
    return written


def _way(clicks: Path) -> _Way:
    return orjson.dumps([(click.kind, click.id) for click in clicks])


def _grow(nodes: dict[_Way, _Node], clicks: Path, way: _Way) -> _Node:
    """The node to which these presses lead; one on the way that is not there yet is made, too."""
    node: _Node = []
    nodes[way] = node
    before = _way(clicks[:-1]) if len(clicks) > 1 else _ROOT
    above = nodes.get(before)
    if above is None:
        above = _grow(nodes, clicks[:-1], before)
    above.append((_begun(clicks[-1]), node))
    return node


def _joined(node: _Node) -> bytes:
    parts = [part if isinstance(part, bytes) else part[0] + b',"then":' + _joined(part[1]) + b"}" for part in node]
    return b"[" + b",".join(parts) + b"]"


_ROOT = _way(())
# A branch of the tree as far as its press.
_begun: Kept[Click, bytes] = Kept(lambda click: b'{"click":' + orjson.dumps(press(click)), MOST_PATHS)
