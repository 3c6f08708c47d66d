"""Whether the bookkeeping of a position can be true of its tower: the last blocks and the rebuild ban."""

from collections.abc import Sequence
from graphlib import CycleError, TopologicalSorter

from bergfried.core import Message, Side, message
from bergfried.games.turris.rules import UNFINISHED, Position
from bergfried.games.turris.tower import (
    CENTRE,
    COLUMNS,
    Block,
    blocks,
    height,
    top_block,
    uncovered,
    with_block,
    without_block,
)


def touches_centre(block: Block | None) -> bool:
    return block is not None and CENTRE in block.columns


def ordered(heap: Sequence[Block], last: Sequence[Block | None]) -> bool:
    """The blocks can have been placed one after another, each on what was there, these as the last of their colours."""
    below = {cube: block for block in heap for cube in block.cubes}
    before: dict[Block, set[Block]] = {}
    for block in heap:
        under = {below[column, level - 1] for column, level in block.cubes if level > 1}
        before[block] = under - {block}
    for side in Side:
        newest = last[side]
        if newest is not None:
            before[newest] = before[newest] | {block for block in heap if block.side is side and block != newest}
    try:
        TopologicalSorter(before).prepare()
    except CycleError:
        return False
    return True


def fault_of_ban(state: Position, mine: Block | None, yours: Block | None) -> Message | None:
    """What is wrong with the ban of an unfinished position.

    The other side ended its turn by taking a block off, right after a block of its own had touched the centre. So that
    block lay on top then; what lies on it now the side to move has built in this turn, with a bonus each time.
    """
    me, you, words = state.side, state.side.other, state.columns
    names = {"columns": "".join(COLUMNS[column] for column in state.ban), "side": me.word}
    if not touches_centre(yours):
        return message("ban-not-earned", side=you.word)
    newer: list[Block] = []
    while state.bonus and (top := top_block(words, CENTRE)) is not None and top.side is me:
        if not uncovered(words, top):
            return message("ban-not-earned", side=you.word)
        newer.append(top)
        words = without_block(words, top.columns)
    if yours is None or not uncovered(words, yours):
        return message("ban-not-earned", side=you.word)
    if any(column in block.columns for block in newer for column in state.ban):
        return message("ban-broken", **names)

    # The block is put back: it must fit, and another one of its colour must have been the newest, which is protected.
    if CENTRE in state.ban or len({height(words[column]) for column in state.ban}) > 1:
        return message("ban-impossible", **names)
    beneath = [top_block(words, column) for column in state.ban]
    if len(beneath) == 2 and beneath[0] is not None and beneath[0] == beneath[1]:
        return message("ban-impossible", **names)
    protected = [block for block in blocks(words) if block.side is me] if state.bonus else [mine]
    words = with_block(words, me, state.ban)
    heights = [height(word) for word in words]
    heap = blocks(words)
    lasts = ((block, yours) if me is Side.FIRST else (yours, block) for block in protected if block is not None)
    if max(heights) - min(heights) > UNFINISHED or not any(ordered(heap, last) for last in lasts):
        return message("ban-impossible", **names)
    return None
