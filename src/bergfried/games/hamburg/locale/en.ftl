game-title = Towers of Hamburg
game-summary = Build from equal towers, block the enemy's lines, and be the first to reach six storeys or to leave your opponent without a move.
side-first = Black
side-second = White

## Options
option-blockade = Which towers are blocked in a row or column: all of the side whose highest tower there is lower, or each that is lower than some enemy tower there.
option-blockade-name = Blockade
option-blockade-rowmax = the lower side
option-blockade-pairwise = each lower tower
option-quiet-limit = After so many moves in a row without a building the game is a tie.
option-quiet-limit-name = Moves without building
option-quiet-limit-none = no limit
option-quiet-limit-number = { $number ->
    [one] one move
   *[other] { $number } moves
}

## Why a move is refused
nothing-there = { $field } is free; there is nothing to move.
not-yours = The tower on { $field } belongs to { $side ->
    [first] Black
   *[second] White
}.
same-field = A move leads to another field; { $field } is where the tower already stands.
wrong-colour = { $goal } is a field of { $side ->
    [first] Black
   *[second] White
}; your stones stay on fields of your own colour.
nothing-to-build-on = { $goal } is free. { $height ->
    [one] A single stone goes only onto another single stone.
   *[other] A top stone goes only onto a tower of the same height, { $height }; only the whole tower can be moved to a free field.
}
unequal = One builds only between equal towers: { $start } is { $height } high, { $goal } is { $there }.
not-free = On { $goal } stands a tower { $there } high; a whole tower can be moved only to a free field.
single-stays = { $field } holds a single stone. It can be put on another single stone, but not on a free field.
row-blocked = Row { $row } is blocked: { $side ->
    [first] Black
   *[second] White
}'s highest tower there is { $row-height }, yours is { $row-own }.
column-blocked = Column { $column } is blocked: { $side ->
    [first] Black
   *[second] White
}'s highest tower there is { $column-height }, yours is { $column-own }.
lines-blocked = Row { $row } and column { $column } are blocked: { $side ->
    [first] Black
   *[second] White
}'s highest tower in the row is { $row-height }, yours is { $row-own }; in the column it is { $column-height }, yours is { $column-own }.
higher-in-row = Your tower on { $field } is { $height } high and blocked in row { $row } by { $side ->
    [first] Black
   *[second] White
}'s tower on { $row-tower }, which is { $row-height } high.
higher-in-column = Your tower on { $field } is { $height } high and blocked in column { $column } by { $side ->
    [first] Black
   *[second] White
}'s tower on { $column-tower }, which is { $column-height } high.
higher-in-lines = Your tower on { $field } is { $height } high and blocked twice by { $side ->
    [first] Black
   *[second] White
}: in row { $row } by { $row-tower }, { $row-height } high, and in column { $column } by { $column-tower }, { $column-height } high.

## Endings
R15 = A tower of six storeys stands.
R16 = The side to move has no legal move.
R17 = The same position came up for the third time.
R18 = Too many moves in a row without a building.
ended-resignation = { $side ->
    [first] { side-first }
   *[second] { side-second }
} resigned.
ended-time = { $side ->
    [first] { side-first }
   *[second] { side-second }
}’s time ran out.

## Text that cannot be read
position-rows = A position has 6 rows separated by “/”; this one has { $rows }.
position-row-short = Row { $row } describes { $fields ->
    [0] no field
    [one] only one field
   *[other] only { $fields } fields
} instead of 6.
position-row-long = Row { $row } describes more than 6 fields.
position-height = A tower is at most 6 high; on { $field } stands { $height }.
position-stones = { $side ->
    [first] Black
   *[second] White
} has only 18 stones; there are more on the board.
position-two-tops = { $first } and { $second } are both 6 high; the game ended with the first such tower.
position-side = After the rows come a space and the side to move, “b” or “w”.
move-field = A field is a letter from A to F and a number from 1 to 6.
move-sign = Between the two fields stands “+” to build (“A3+A1”) or “-” to move a whole tower (“A1-A3”).

## Beside and on the board
highest-tower = Highest tower
free-towers = Free towers
quiet-moves = { $moves ->
    [one] One move
   *[other] { $moves } moves
} without a building; at { $limit } the game is a tie
build-to = build: { $height } high
relocate = move the tower: { $height } high
blocked-row = Row { $line } blocks: { $height } against { $own }
blocked-column = Column { $line } blocks: { $height } against { $own }

## Lessons
lesson-goal = The goal
lesson-goal-board = Black and White have eighteen stones each. At the start a single stone stands on every field of its colour. From these stones towers are built; stones never leave the fields of their colour. You play Black.
lesson-goal-six = Who first builds a tower of six storeys wins at once. You have two towers of five. Press one and then the other: the top stone of the first goes onto the second. Win!
lesson-goal-six-done = One tower is six storeys high now, the other four. Towers grow only in this way: the top stone of one onto another of the same height.
lesson-goal-shut-in = The second way to win: leave the other side without a move. High towers block the lower enemy towers in their row and in their column. Where must your tower of five go, so that all white stones are blocked? Win!
lesson-goal-shut-in-done = On A1 it blocks row A and column 1, and with them everything that White has. Who cannot move loses.
lesson-building = Building
lesson-building-first = Black begins, and a turn is exactly one move. Take the stone on A3 and put it on A1. Distance does not matter.
lesson-building-first-done = A tower of two stands on A1, and A3 is free. That is the first building.
lesson-building-three = One builds only from two towers of the same height. Build a tower of three.
lesson-building-three-done = Two and two became one and three: only the top stone moves, not the whole tower.
lesson-building-unequal = Try to put the top stone of A1, which is two high, on the single stone on A3.
lesson-building-unequal-done = Heights must be equal. A single stone goes onto a single stone, two onto two, and so on up to five onto five.
lesson-building-colour = A white tower of two stands on A2, as high as yours. Try to build on it.
lesson-building-colour-done = Your stones stay on fields of your own colour, and nobody builds on enemy stones.
lesson-relocating = Moving a tower
lesson-relocating-whole = Instead of building you may move a whole tower of two or more storeys to any free field of your colour. Move the tower from A1 to F6, right across the board.
lesson-relocating-whole-done = No distance is too far, and what stands between does not matter.
lesson-relocating-single = Single stones are different. Try to move the single stone on A3 to the free field C3.
lesson-relocating-single-done = A single stone only ever moves onto another one. And a top stone never goes to a free field: towers move whole or not at all.
lesson-blockade = The blockade
lesson-blockade-row = Now you play White. Black has built a tower of two on A1, the highest of row A and of column 1. It blocks all lower white stones there. Try to put the stone from A4 on C4.
lesson-blockade-row-done = Blocked stones do not move. In every row the highest tower decides: the side that owns it blocks the other.
lesson-blockade-column = The same holds for columns. Try to put the stone from D1 on D3.
lesson-blockade-column-done = Whatever is blocked in its row or in its column stays where it is. Diagonals mean nothing.
lesson-blockade-grow = But one may build on top of a blocked tower. Put the stone from C2, which is free, on one of your blocked stones.
lesson-blockade-grow-done = The target of a building may be blocked, the stone that moves may not.
lesson-blockade-own = You are Black again. Your A1 is the highest tower of row A, three against two. So nobody blocks you there, not even your low stones beside White's tower of two. Build with A3 and A5.
lesson-blockade-own-done = Only the highest towers of the two sides are compared. How many towers one has does not matter.
lesson-breaking = Breaking a blockade
lesson-breaking-level = In row A both sides have a tower of four. Equal heights cancel the blockade: nobody is blocked in this row, not even the single stones.
lesson-breaking-relocate = You play White. Black's tower of three on A1 blocks your stones in row A. Bring your tower of three from E4 into that row.
lesson-breaking-relocate-done = Three against three: the blockade of row A is broken, and A2 and A4 may move again.
lesson-breaking-build = One can also build the tower that breaks it. Put a second storey on A2, with any stone of yours that is not blocked.
lesson-breaking-build-done = Now it is two against two in row A. And if your tower is the only one of two in column 2, it blocks Black there.
lesson-breaking-freed = So it was: A2 is two high, row A is level. A4 and A6 are free again. Build with them.
lesson-breaking-freed-done = Breaking one line often frees several stones at once.
lesson-breaking-pairwise = One sentence of the rulebook can be read more strictly. For this there is an option (pairwise): then every higher enemy tower of the line blocks, whatever else one has there. With it, try to put the stone from A5 on C5 as Black.
lesson-breaking-pairwise-done = White's tower of two on A2 blocks the single stone on A5, although Black also has a tower of two in row A. Without the option A5 is free.
lesson-ending = How it ends
lesson-ending-block = White has only two stones left that could move, both in row A. Build so that they are blocked. Win!
lesson-ending-block-done = A tower of two in row A is enough here. White has no move and loses, whatever the cause.
lesson-ending-storeys = A crowded board. Somewhere in it is a tower of six storeys for you. Win!
lesson-ending-storeys-done = Six storeys! At least twenty-five buildings and sixteen stones go into such a tower, so keep an eye on your reserves.
lesson-ending-tie = Sometimes nobody gets on. Make any move.
lesson-ending-tie-done = If only whole towers are moved about, the game is a tie: when a position comes up for the third time, or after sixty moves in a row without a building. Now you know everything: play!
## Setting up a position
brush-stone = Stone
