game-title = Guard & Towers
game-summary = Stack and split your towers, take the enemy guard or walk your own into the enemy castle.
side-first = Red
side-second = Blue

## Options
option-no-move = What happens to a player who cannot move: he loses, or the game is drawn.
option-no-move-name = Who cannot move
option-no-move-loss = loses
option-no-move-draw = draws
option-quiet-limit = After so many moves in a row without a capture the game is drawn.
option-quiet-limit-name = Moves without capture
option-quiet-limit-none = no limit
option-quiet-limit-number = { $number ->
    [one] one move
   *[other] { $number } moves
}

## Why a move is refused
not-yours = The figure on { $square } belongs to { $side ->
    [first] Red
   *[second] Blue
}.
nothing-there = Nothing stands on { $square }.
guard-is-one = The guard on { $square } moves alone, as one stone.
tower-too-low = The tower on { $square } has { $height ->
    [one] one stone
   *[other] { $height } stones
}, so { $stones } cannot be taken from it.
not-straight = { $start } and { $goal } share neither rank nor file; figures move in a straight line, never diagonally.
distance = { $stones ->
    [one] One stone moves exactly one square
   *[other] { $stones } stones move exactly { $stones } squares
}; { $goal } is { $far } away.
guard-distance = The guard moves exactly one square; { $goal } is { $far } away.
way-blocked = No figure jumps: { $square } stands between { $start } and { $goal }.
own-guard = Your own guard stands on { $goal }; a tower cannot be stacked on it.
own-tower = Your own tower stands on { $goal }; the guard cannot climb it.
capture-too-high = The enemy tower on { $goal } is { $height } high; { $stones ->
    [one] one stone takes
   *[other] { $stones } stones take
} only towers of at most that height.

## Endings
R13 = The guard was captured.
R14 = The guard walked into the enemy castle.
R15 = The side to move has no legal move.
R16 = The same position came up for the third time.
R17 = Too many moves in a row without a capture.

## Text that cannot be read
fen-ranks = A position has 7 ranks separated by “/”; this one has { $ranks }.
fen-rank-short = Rank { $rank } describes { $squares ->
    [one] only one square
   *[other] only { $squares } squares
} instead of 7.
fen-rank-long = Rank { $rank } describes more than 7 squares.
fen-height = A tower is a colour and its height from 1 to 7, for example “r3”; on { $square } the height is missing or impossible.
fen-stones = { $side ->
    [first] Red
   *[second] Blue
} has { $stones } stones on the board; there are only 7.
fen-two-guards = { $side ->
    [first] Red
   *[second] Blue
} has a second guard here.
fen-two-numbers = Two numbers of empty squares stand side by side; write their sum.
fen-side = After the ranks come a space and the side to move, “r” or “b”.
fen-no-guard = Both guards are missing; at most one can have been captured.
fen-both-home = Both guards stand in the enemy castle; the game ended when the first of them entered.
move-square = A square is a letter from A to G and a number from 1 to 7.
move-dash = The square it comes from and the square it goes to are joined by “-”.
move-stones = A tower's move ends in the number of stones moved, 1 to 7, for example “A1-A3-2”.

## Beside the board
stones-left = Stones
lift = { $stones ->
    [one] one stone
   *[other] { $stones } stones
}
bridge-message = “{ $found }” is no message of the course server.

## Setting up a position
brush-stack-first = Red stone
brush-stack-second = Blue stone
brush-guard-first = Red guard
brush-guard-second = Blue guard
