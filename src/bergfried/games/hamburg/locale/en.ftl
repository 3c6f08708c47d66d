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
} has { $stones } stones on the board; there are only 18.
position-two-tops = { $first } and { $second } are both 6 high; the game ended with the first such tower.
position-side = After the rows come a space and the side to move, “b” or “w”.
move-field = A field is a letter from A to F and a number from 1 to 6.
move-sign = Between the two fields stands “+” to build (“A3+A1”) or “-” to move a whole tower (“A1-A3”).

## Beside and on the board
highest-tower = Highest tower
free-towers = Towers that are not blocked
quiet-moves = { $moves ->
    [one] One move
   *[other] { $moves } moves
} without a building; at { $limit } the game is a tie
build-to = build: { $height } high
relocate = move the tower: { $height } high
blocked-row = Row { $line } blocks: { $height } against { $own }
blocked-column = Column { $line } blocks: { $height } against { $own }

## Setting up a position
brush-stone = Stone
