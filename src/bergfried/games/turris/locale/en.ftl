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
in-the-air = No block hangs in the air: { $column } is { $height } high, and this cube is farther up than a block on it reaches.
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
built-over = Other blocks rest on this one; only a block on which nothing rests can be taken off.
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
ended-resignation = { $side ->
    [first] { side-first }
   *[second] { side-second }
} resigned.
ended-time = { $side ->
    [first] { side-first }
   *[second] { side-second }
}’s time ran out.

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
bonus-covered = A bonus is due only right after the block that earned it; something lies on the block that { $side ->
    [first] White
   *[second] Black
} placed last.
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

## Lessons
lesson-goal = The goal
lesson-goal-tower = White and Black build one tower together on a plan of three by three columns, a1 to c3, with the centre b2. Each has twenty blocks, and a block is two cubes. Turn the tower: drag it, or use the buttons. With it you see its five faces, the four sides and the roof. On each face only your largest group of squares counts. You play White.
lesson-goal-first = White begins. A turn places one own block. The first one must stand upright, on any column but the centre. Press two cubes, one above the other.
lesson-goal-first-done = From each side it shows two squares, from above one.
lesson-goal-face = Squares of your colour that hang together on a face are a group. Stand a block on a2, beside your block on a1, and watch the west face.
lesson-goal-face-done = Four squares in one group on the west face, two on the roof. Many small groups are worth nothing; one large one counts.
lesson-upright = Upright blocks
lesson-upright-beside = Every block touches the tower. An upright one must touch it with a side: a neighbour column must be higher than the place where it stands. Set one on the rim, on c1 or a2.
lesson-upright-beside-done = It leans against the tower. Of its four sides one is enough.
lesson-upright-alone = Try to stand a block on c3, far from the others.
lesson-upright-alone-done = Corners would not be enough either: c3 touches nothing at all.
lesson-upright-on-top = Try to stand a block on top of your own on a1.
lesson-upright-on-top-done = Up there nothing stands beside it. First something must have grown next to it.
lesson-upright-against = Now a flat block lies on a1 and b1, on the third level. Stand an upright block beside it, on c1 or a2.
lesson-upright-against-done = The flat block is higher than the column beside it, so there is a side to lean on.
lesson-flat = Flat blocks
lesson-flat-mat = A flat block must rest on two different blocks. Try to lay one on the mat, on a3 and b3.
lesson-flat-mat-done = There are no two blocks below it. So the tower begins with upright blocks; an option allows flat ones on the mat.
lesson-flat-across = On a1 and b1 stand two blocks of equal height. Lay a flat one across them.
lesson-flat-across-done = It rests on a white and on a black block: colours do not matter.
lesson-flat-uneven = Try to lay a flat block on a1 and a2. On a1 stand two cubes, on a2 none.
lesson-flat-uneven-done = A block rests with its whole underside. No hollows, no bridges over nothing.
lesson-flat-two-blocks = A flat block lies on a1 and b1. Try to lay another one exactly on top of it.
lesson-flat-two-blocks-done = That would be one block below, not two. Flat blocks must overlap, like bricks.
lesson-levels = Levels and the centre
lesson-levels-too-high = At most three levels may be begun and not full. Level 1 still has gaps. Try to stand a block on c1, up to the fourth level.
lesson-levels-too-high-done = So the highest column is never more than three cubes above the lowest: fill below before you build above.
lesson-levels-centre-early = All columns are two high. Try to begin the third level in the centre, flat on a2 and b2.
lesson-levels-centre-early-done = On each level the rim comes first. The other half of the same block does not count.
lesson-levels-rim = So begin the third level on the rim: lay a flat block on two rim columns.
lesson-levels-rim-done = Now the centre of this level is open, for your opponent first. And the centre earns a bonus: think twice before you open it.
lesson-bonus = The bonus
lesson-bonus-earn = Whoever places a block on the centre, upright or with half of a flat one, earns a bonus. Both levels have a block on the rim. Stand a block on b2.
lesson-bonus-earn-done = A bonus! You are still to move: place one more block, take an enemy block off, or end your turn.
lesson-bonus-place = The bonus is due. Use it to place one more block, wherever you may.
lesson-bonus-place-done = Two blocks in one turn.
lesson-bonus-chain = If the bonus block touches the centre as well, it earns another bonus. Find the place.
lesson-bonus-chain-done = Bonus upon bonus. With an option the chain ends after the first.
lesson-bonus-take = Or take an enemy block off: one on which nothing rests. Blocks that may be taken are lit. Press one.
lesson-bonus-take-done = Black gets it back, and your turn is over. A block stays if more than three levels would be unfinished without it.
lesson-bonus-newest = The block that the opponent placed last is protected. Here that is the one on a2. Try to take it.
lesson-bonus-newest-done = Every other free block of Black could be taken, this one not.
lesson-bonus-closed = Now you are Black. White has just taken your block off a2. Try to build there again at once.
lesson-bonus-closed-done = The place stays empty during your whole next turn. If nothing else were possible, you would pass: the only case in which one does.
lesson-ending = The count
lesson-ending-count = How a face is counted: one looks from the side, and at each place the first cube counts, however far back it stands. From the north the white blocks on a1 and b2 seem to touch, so they are one group of four. On the roof they only touch at a corner: one square each. White has 13 in all, Black 5.
lesson-ending-last-block = The last of forty blocks, and there is one place for it. Whoever runs out of blocks earlier is skipped. Place it: then the five faces are added up.
lesson-ending-last-block-done = All blocks are on the tower: 40 to 32 for White. Equal totals would be a draw. Now you know everything: build!
## Setting up a position
brush-upright-first = White, upright
brush-east-first = White, flat, west to east
brush-north-first = White, flat, south to north
brush-upright-second = Black, upright
brush-east-second = Black, flat, west to east
brush-north-second = Black, flat, south to north
