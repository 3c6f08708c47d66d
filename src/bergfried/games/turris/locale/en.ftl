game-title = TURRIS
game-summary = Build one tower together, and own the largest area of your colour on each of its five faces.
side-first = White
side-second = Black

## Options
option-ground-flat = Whether a block may lie flat on the mat: never, only the first block of the game, or any block that touches the tower with a side.
option-ground-flat-name = Flat on the mat
option-ground-flat-forbid = never
option-ground-flat-first = the first block
option-ground-flat-allow = any block
option-centre-upright = On which levels of an upright block in the centre the rim must already be begun: on both, or only on the lower one.
option-centre-upright-name = Upright in the centre
option-centre-upright-both = both levels
option-centre-upright-lower = the lower level
option-bonus-chain = Whether a bonus block that touches the centre earns another bonus.
option-bonus-chain-name = Bonus after bonus
option-bonus-chain-on = yes
option-bonus-chain-off = no

## Why a move is refused
not-neighbours = { $first } and { $second } are not neighbours; a flat block lies on two columns that share a side.
not-level = A flat block needs two columns of equal height; { $first } is { $one } high and { $second } is { $other }.
no-side-contact = An upright block must touch the tower with a side; on level { $level } nothing stands beside { $column }.
on-one-block = A flat block must rest on two different blocks; below { $first } and { $second } lies one flat block alone.
flat-on-mat = No block lies flat on the mat, because it must rest on two blocks. Set it upright, or lay it higher up than { $first } and { $second }.
flat-on-mat-later = Only the first block of the game may lie flat on the mat; { $first } and { $second } are still empty.
flat-on-mat-alone = A block flat on the mat must touch the tower with a side; nothing stands beside { $first } or { $second }.
too-many-levels = Only three levels may be unfinished at a time: level { $level } may be begun once level { $unfinished } is full, and { $column } is missing there.
centre-too-early = The centre of level { $level } must wait until a block stands on the rim of that level.
end-without-bonus = No bonus is due that could be declined; place a block.
removal-without-bonus = A block can be taken off only as a bonus, right after you have placed a block that touches the centre b2.
nothing-to-take = Nothing stands on { $column }.
own-block = The top block on { $column } is your own; only an enemy block can be taken off.
block-covered = Another block rests on the block on top of { $column }; only a block on which nothing rests can be taken off.
flat-by-first = The flat block on { $column } is named by its first column: x{ $first }.
block-protected = The block on { $column } is the one that { $side ->
    [first] White
   *[second] Black
} placed last; it cannot be taken off.
removal-levels = Without the block on { $column } the lowest column would be { $low } high while { $tallest } is { $high }: more than three unfinished levels.
column-closed = A block of yours was just taken off { $column }; you cannot build there again in this turn.
pass-in-bonus = A bonus is not passed; decline it with “end”.
pass-while-able = You can place a block, so you must; there { $count ->
    [one] is one place
   *[other] are { $count } places
} for it.
no-block-in-hand = You have no block in hand; take an enemy block off or end your turn.

## Endings
R20 = All blocks are on the tower.

## Text that cannot be read
position-separator = Before column { $column } comes “{ $sign }”.
position-column = Column { $column } is written from the mat upwards with V, N, E, S, W (white) and v, n, e, s, w (black), or “-” if it is empty.
position-side = After the tower come a space and the side to move, “w” or “b”.
position-turn = After the side to move come a space and “-” (a placement is due) or “+” (a bonus is due).
position-ban = After the state of the turn come a space and the closed columns: “-”, one column such as “a1”, or two such as “a1b1”.
position-last = At the end come a space and the columns of the blocks placed last, white before black, such as “a1:b1c1”.
half-alone = “{ $letter }” on level { $level } of { $column } is half a flat block, and its other half is not beside it.
flat-on-flat = The flat block on level { $level } of { $column } lies exactly on another flat block; that cannot be built.
too-many-blocks = { $side ->
    [first] White
   *[second] Black
} has more than { $blocks } blocks on the tower here.
position-levels = { $tallest } is { $high } high and { $lowest } only { $low }; the difference is never more than three.
columns-order = { $first } cannot stand before { $second }: two columns are written in the order a1 b1 c1 a2 b2 c2 a3 b3 c3.
columns-apart = { $first } and { $second } are not neighbours, so no block lies on them.
last-missing = { $side ->
    [first] White
   *[second] Black
} has blocks on the tower, so one of them was placed last.
last-not-there = The topmost block of { $side ->
    [first] White
   *[second] Black
} on { $columns } is not a block on exactly these columns, so it was not placed last.
over-turn = All blocks are on the tower: the game is over and no bonus is due; write “-”.
over-ban = All blocks are on the tower: the game is over and no column is closed; write “-”.
over-side = All blocks are on the tower, so { $side ->
    [first] White
   *[second] Black
} would have placed the very last; but another block rests on it.
bonus-not-earned = A bonus is due only if the block that { $side ->
    [first] White
   *[second] Black
} placed last touches the centre b2.
turn-skipped = { $side ->
    [first] White
   *[second] Black
} has no block in hand and is skipped; the other side is to move.
move-kind = A move begins with V (upright), H (flat) or x (take off), or it is “end” or “pass”.
move-column = A column is a letter from a to c and a digit from 1 to 3, for example “b1”.
move-second-column = A flat block names two columns, for example “Ha1b1”.

## Beside the board
blocks-in-hand = Blocks in hand
turn-place = Place a block
turn-bonus = Bonus: place a block, take one off, or end the turn
turn-over = The tower is built
face-south = South
face-east = East
face-north = North
face-west = West
face-roof = Roof
total = Total
closed = closed for this turn
would-be-closed = would be closed for the next turn
choice-end = End the turn
choice-pass = Pass: no block can be placed

## Setting up a position
brush-upright-first = White, upright
brush-east-first = White, flat, west to east
brush-north-first = White, flat, south to north
brush-upright-second = Black, upright
brush-east-second = Black, flat, west to east
brush-north-second = Black, flat, south to north
