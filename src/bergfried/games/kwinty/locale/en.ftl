game-title = KWINTY
game-summary = Build one wall together, block by block, and be the first to line up five squares of your colour.
side-first = White
side-second = Black

## Why a move is refused
no-blocks = You have placed all your { $blocks } blocks.
first-column = The first block names the columns: its left column is 0, not { $column }. Play H0 or V0.
not-touching = A block must touch the wall: on the table it stands directly beside column { $left } or { $right }.
gap-below = A flat block must rest on both columns: column { $higher } is { $high } high, column { $lower } only { $low }.
square-taken = This place is taken: a block covers free squares, on top of the wall or beside it.
in-the-air = No block hangs in the air: column { $column } is { $height } high, and this square is farther up than a block on it reaches.
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
ended-resignation = { $side ->
    [first] { side-first }
   *[second] { side-second }
} resigned.
ended-time = { $side ->
    [first] { side-first }
   *[second] { side-second }
}’s time ran out.

## Text that cannot be read
wall-empty = The empty wall is written “-@0”, then a space and the side to move.
wall-row = A row is made of W, w, B, b and the numbers of empty squares.
wall-two-numbers = Two numbers of empty squares stand side by side; write their sum.
wall-wide = A wall is at most { $limit } squares wide; this one is wider.
wall-high = The wall has more than { $limit } rows.
wall-ragged = This row describes { $squares ->
    [one] one square
   *[other] { $squares } squares
}, the top row { $width }; all rows are as wide as the wall.
wall-top-empty = The top row is empty; begin with the highest row that has a block.
wall-hollow = A block hangs over column { $column }: a square below it is empty.
wall-gap = Column { $column } is empty, but the wall goes on beyond it; a wall has no gaps.
wall-side-empty = Column { $column } is empty; the text of a wall has no empty columns at its sides.
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

## Lessons
lesson-goal = The goal
lesson-goal-wall = White and Black build one wall together, one block thick, and look at it from the side. Each has twenty blocks. A block shows two squares: upright they lie one above the other, flat side by side. You play White.
lesson-goal-level = Who first has five squares of the own colour in an unbroken line wins at once. You have three in the bottom row. To place a block, press its two squares. Win!
lesson-goal-level-done = Five in a row along a level. Two squares of a flat block, one of an upright one, two of another: the line counts squares, not blocks.
lesson-goal-column = A line may also go straight up. Find the block that wins.
lesson-goal-column-done = Five squares one above the other: an upright block, half of a flat one, and an upright one again.
lesson-goal-diagonal = Diagonals count as well, in both directions. They are the hardest to see. Win!
lesson-goal-diagonal-done = From the bottom right to the top left: five. Look at diagonals before every move, yours and the other side's.
lesson-building = How to build
lesson-building-first = In a turn one places one own block, and must. The first one stands where you like: flat or upright. Place it.
lesson-building-first-done = From here the columns are counted: the left column of the first block is 0.
lesson-building-beside = Every further block must touch the wall. Set an upright block on the table, directly left or right of the wall.
lesson-building-beside-done = On the table a block stands right beside the wall. On top of the wall it touches in any case.
lesson-building-apart = Try to set an upright block on column 4, away from the wall.
lesson-building-apart-done = Nothing stands alone: the wall grows from where it began.
lesson-building-bridge = A flat block may lie across two columns if they are equally high. Lay one on top of both.
lesson-building-bridge-done = It rests on both columns with its whole length. That is always asked for.
lesson-building-gap = Columns 1 and 2 are not equally high: 2 is empty. Try to lay a flat block across them at the height of column 1.
lesson-building-gap-done = A block never hangs over a hole. So the wall has no gaps, and every column is filled from the table up.
lesson-short-sides = Short sides
lesson-short-sides-flat = One rule keeps fives rare: blocks of one colour must not meet with their short sides. Try to lay a flat block on columns 2 and 3, right at the end of your own.
lesson-short-sides-flat-done = Flat beside flat, end to end in one colour: forbidden. Otherwise two blocks would make a four.
lesson-short-sides-upright = The same upwards. Try to stand an upright block on your own upright block on column 0.
lesson-short-sides-upright-done = Upright on upright in one colour is forbidden, too.
lesson-short-sides-long = A short side against a long side is allowed. Lay a flat block on the table, at the right side of your upright one.
lesson-short-sides-long-done = Three white squares in a row, by the rules: upright, then flat. Lines are woven from blocks that lie differently.
lesson-short-sides-other-colour = And different colours may meet as they like. Lay a flat block end to end with the black one.
lesson-short-sides-other-colour-done = White beside black is always fine. Corners that touch are fine as well, in any colours.
lesson-limits = How large the wall may be
lesson-limits-wide = The wall may be nine squares wide and nine high. This one is eight wide: add the ninth column, left or right.
lesson-limits-wide-done = Now it is full in width. Before that it may grow to either side, wherever there is room.
lesson-limits-full = Nine columns stand: from here on everything goes upwards, to nine squares at most. Black may not put an upright block on a black one, nor you a white one on a white one.
lesson-limits-pass = Late in a game it may happen that no block of yours fits. Then, and only then, you pass. Here white uprights would stand on white ones, and no two neighbouring columns are equally high with room above. Pass.
lesson-limits-pass-done = Black could still place a block, and did. If that opens a place for you, you build again.
lesson-threats = Threats
lesson-threats-defend = Black has four squares one above the other in column 2 and would win with the next block. Stop it.
lesson-threats-defend-done = With your block on top of the column the line ends at four.
lesson-threats-defend-again = Columns -2 and -1 are black three high. An upright block on either of them would make five. One block of yours stops both. Which?
lesson-threats-defend-again-done = A flat block covers two columns at once. Two threats are the usual way to win: make two, and only one can be stopped.
lesson-threats-join = Two white squares here, two there, and a gap between them on the second level. Win!
lesson-threats-join-done = Six in a line: more than five count, too.
lesson-ending = When nobody has a five
lesson-ending-last-block = For once you play Black. This is the fortieth and last block, and it fits in one place only. Then the fours are counted: every unbroken line of exactly four squares, in all directions.
lesson-ending-last-block-done = White has three fours, Black eight: Black wins. Equal numbers would be a draw. A square may belong to several fours.
lesson-ending-stuck = Here Black has one block left, but it fits nowhere: the only free column ends in a black upright block. White has none left. So nobody can place, and the fours decide: four to three for White.
## Setting up a position
brush-flat-first = White, flat
brush-flat-second = Black, flat
brush-upright-first = White, upright
brush-upright-second = Black, upright
