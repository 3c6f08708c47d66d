"""The tree of presses that lead to the legal moves, as JSON."""

from collections.abc import Iterable, Mapping
from typing import Any

import orjson

from bergfried.core import Branch, Click, Path
from bergfried.server.kept import Kept, kept_json

MOST_PRESSES = 20_000
MOST_BRANCHES = 10_000

# What may follow each press: the branches of the tree, and the same for each of them.
_Known = dict[tuple[str, str], tuple[list[dict[str, Any]], "_Known"]]


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
    roots: list[dict[str, Any]] = []
    known: _Known = {}
    for move, paths in paths_of.items():
        for path in paths:
            branches, followers = roots, known
            for click in path[:-1]:
                next_ones = followers.get((click.kind, click.id))
                if next_ones is None:
                    next_ones = followers[click.kind, click.id] = ([], {})
                    branches.append({"click": _press_json(click), "then": next_ones[0]})
                branches, followers = next_ones
            branches.append({"click": _press_json(path[-1]), "move": move})
    return orjson.dumps(roots)


def branches_json(tree: Iterable[Branch]) -> bytes:
    """The same of a tree that a game knows, and of whose branches most are known from other positions."""
    return orjson.dumps([_branch_json(branch) for branch in tree])


def _branch(branch: Branch) -> dict[str, Any]:
    shown = {"click": _press_json(branch.click)}
    if branch.move is not None:
        return shown | {"move": branch.move}
    return shown | {"then": [_branch(follower) for follower in branch.then]}


_press_json: Kept[Click, orjson.Fragment] = Kept(lambda click: kept_json(press(click)), MOST_PRESSES)
_branch_json: Kept[Branch, orjson.Fragment] = Kept(lambda branch: kept_json(_branch(branch)), MOST_BRANCHES)
