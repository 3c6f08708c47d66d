game-title = KWINTY
game-summary = Build one wall together, block by block, and be the first to line up five squares of your colour.
side-first = White
side-second = Black

## Why a move is refused
no-blocks = You have placed all your { $blocks } blocks.
first-column = The first block names the columns: its left column is 0, not { $column }. Play H0 or V0.
not-touching = A block must touch the wall: on the table it stands directly beside column { $left } or { $right }.
gap-below = A flat block must rest on both columns: column { $higher } is { $high } high, column { $lower } only { $low }.
too-high = { $kind ->
    [flat] Both columns are { $height } high; the wall may be { $limit } high, so nothing fits on top.
   *[upright] Column { $column } is { $height } high; an upright block needs two more levels, and the wall may be { $limit } high.
}
too-wide = The wall would be { $width } squares wide, from column { $left } to { $right }; it may be { $limit } wide.
flat-beside-flat = Your own flat block on columns { $left } and { $right } lies end to end with this place; short sides of one colour must not meet.
upright-on-upright = Your own upright block is on top of column { $column }; another one on it would meet its short side.
can-place = You may pass only if no block of yours fits; { $places ->
    [one] there is one place
   *[other] there are { $places } places
} left for you.

## Endings
R11 = Five squares in a line.
R12 = All blocks are placed; the fours decide.
R13 = No block fits any more; the fours decide.

## Text that cannot be read
wall-empty = The empty wall is written “-@0”, then a space and the side to move.
wall-row = A row is made of W, w, B, b and the numbers of empty squares.
wall-two-numbers = Two numbers of empty squares stand side by side; write their sum.
wall-wide = This row is wider than { $limit } squares.
wall-high = The wall has more than { $limit } rows.
wall-ragged = This row describes { $squares ->
    [one] one square
   *[other] { $squares } squares
}, the top row { $width }; all rows are as wide as the wall.
wall-top-empty = The top row is empty; begin with the highest row that has a block.
wall-hollow = This square is empty although there is a block above it; columns have no holes.
wall-gap = This column is empty; a wall has no gaps and its text no empty columns at the sides.
wall-flat-half = Here is half a flat block: “w” and “b” come in twos, side by side.
wall-upright-half = Here is half an upright block: “W” and “B” come in twos, one above the other.
wall-flat-beside-flat = Two flat blocks of one colour lie end to end here; that is against the rules.
wall-upright-on-upright = Two upright blocks of one colour stand on each other here; that is against the rules.
wall-blocks = { $side ->
    [first] White
   *[second] Black
} has { $blocks } blocks in the wall; there are only { $limit }.
wall-at = After the rows come “@” and the number of the leftmost column.
wall-left = The leftmost column has a number from -8 to 0.
wall-zero-outside = Column 0 must belong to the wall; this one ends at column { $right }.
wall-zero-half = Column 0 is the left column of a block on the table, but here it is the right half of a flat one.
wall-two-fives = Both colours have a five; the game ended with the first.
wall-side = Then come a space and the side to move, “w” or “b”.
move-kind = A move is “H” (flat) or “V” (upright) with a column, for example “H-2” or “V0”, or “pass”.
move-column = A column is a whole number such as 0, 3 or -2.

## Beside the board
blocks-left = Blocks left
fours = Fours
run = { $squares } in a line
pass = Pass

## Setting up a position
brush-flat-first = White, flat
brush-flat-second = Black, flat
brush-upright-first = White, upright
brush-upright-second = Black, upright
