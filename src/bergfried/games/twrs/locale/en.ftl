game-title = TWRS
game-summary = Move your towers, set stones where their lines cross, and wall off more of the board than your opponent.
side-first = Orange
side-second = Blue

## Options
option-start = How the game begins: from our house start (the start printed in the rulebook is not known to us), or with the rulebook’s free set-up, in which the players place stones and towers in turn.
option-start-name = Set-up
option-start-house = house start
option-start-free = free set-up
option-diagonal = Whether the tower that has moved may also mark along one of its two diagonals.
option-diagonal-name = Diagonal marking
option-diagonal-off = no
option-diagonal-on = yes

## Why a move is refused
place-first = The set-up is not finished: { $side ->
    [first] Orange
   *[second] Blue
} places a { $piece ->
    [stone] stone
   *[tower] tower
} now; name a free point, for example “f6”.
setup-over = Nothing is placed on { $point }: all towers stand. Move one of yours, for example “b4-b9”.
place-taken = A piece stands on { $point } already; choose a free point.
nothing-there = No tower stands on { $point }.
not-yours = The tower on { $point } belongs to { $side ->
    [first] Orange
   *[second] Blue
}.
stone-stays = On { $point } lies a stone; stones never move.
must-move = The tower must leave { $point }: a turn begins with a move.
petrified = The tower on { $point } is petrified: its area holds only towers of { $side ->
    [first] Orange
   *[second] Blue
}, so it never moves again.
not-straight = { $start } and { $goal } share neither row nor column; towers move along their four lines, never diagonally.
way-blocked = Nothing is jumped over: a piece on { $point } stands between { $start } and { $goal }.
goal-taken = A piece stands on { $goal }; a tower moves to a free point, and there are no captures.
mark-taken = No stone can be set on { $point }: a piece stands there.
mark-blocked = The lines of { $active } and { $tower } do not meet on { $point }: a piece on { $obstacle } stands in the way.
mark-no-crossing = { $point } is no marking point: there no line of the tower on { $active } crosses a movement line of an enemy tower.
mark-same-line = The towers on { $active } and { $tower } stand on one line; along it nothing crosses, so { $point } is no marking point.
mark-incomplete = Who marks the tower on { $tower } sets a stone on every one of its marking points: { $missing } is missing.
mark-two-towers = These are marking points of two towers, { $one } and { $two }; one turn marks only one of them.
supply-short = { $left ->
    [one] Only one stone is
   *[other] Only { $left } stones are
} left in the supply, not { $stones }; choose the point that gets it.
mark-petrified = { $point } would mark the tower on { $tower }, but that one is petrified, and petrified towers are not marked.
mark-diagonal-off = From { $active } only a diagonal crosses the lines of { $tower } on { $point }; diagonal marking lines are not played in this game.
mark-two-modes = Both points mark the tower on { $tower }, but in different ways; mark with the movement lines, with one diagonal or with the other.

## Endings
R17 = All towers of the side to move are petrified.
R18 = The side to move cannot move: its towers are hemmed in.
R19 = The fortieth stone is set; the supply is empty.
R20 = The same position came up for the third time.

## Text that cannot be read
fen-rows = A position has 11 rows separated by “/”; this one has { $rows }.
fen-row-short = Row { $row } describes { $points ->
    [one] only one point
   *[other] only { $points } points
} instead of 11.
fen-row-long = Row { $row } describes more than 11 points.
fen-number = “{ $number }” is no number of empty points: it is 1 to 11, and two numbers never stand side by side.
fen-stones = There are only { $stones } stones; this one is too many.
fen-towers = { $side ->
    [first] Orange
   *[second] Blue
} has only { $towers } towers; this one is too many.
fen-side = After the rows come a space and the side to move, “o” or “b”.
fen-setup-option = Only a game with the option start=free has a set-up; leave out “setup” or choose that option.
fen-setup-complete = With { $pieces } pieces on the board the set-up is over; leave out “setup”.
fen-setup-pieces = After { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
} of the set-up the board holds { $stones ->
    [one] one stone
   *[other] { $stones } stones
}, { $orange } orange and { $blue } blue { $blue ->
    [one] tower
   *[other] towers
}; this one holds others.
fen-setup-side = After { $pieces ->
    [one] one piece
   *[other] { $pieces } pieces
} of the set-up { $side ->
    [first] Orange (“o”)
   *[second] Blue (“b”)
} places the next one.
move-point = A point is a letter from a to k and a number from 1 to 11.
move-dash = The point it comes from and the point it goes to are joined by “-”.
move-stones = A turn sets two stones at most.
move-order = Stones are named once each, by column letter and then row number, for example “b4-b9+b2+e9”.

## Beside the board
stones-left = Stones left
towers-left = Towers to place
score = Score
place-stone = Place a stone
place-tower = Place a tower
area-owned = { $points ->
    [one] one point
   *[other] { $points } points
} for { $side ->
    [first] Orange
   *[second] Blue
}
area-contested = Contested
area-empty = Without a tower
mark-nothing = Do not mark
mark-points = { $count ->
    [one] Stone on
   *[other] Stones on
} { $points }

## Setting up a position
brush-tower-first = Orange tower
brush-tower-second = Blue tower
brush-stone = Stone
