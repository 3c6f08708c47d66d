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
ended-resignation = { $side ->
    [first] { side-first }
   *[second] { side-second }
} resigned.
ended-time = { $side ->
    [first] { side-first }
   *[second] { side-second }
}’s time ran out.

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
    [one] 1 point
   *[other] { $points } points
} for { $side ->
    [first] Orange
   *[second] Blue
}
area-contested = Contested
area-empty = Without a tower
mark-nothing = Do not mark
mark-points = { $count ->
    [one] Stone on { $last }
   *[other] Stones on { $points } and { $last }
}

## Lessons
lesson-goal = The goal
lesson-goal-board = Pieces stand on the 121 points where the lines cross. Orange and Blue have three towers each. The white stones belong to nobody: forty of them are set in the course of the game, and they part the board into areas. You play Orange.
lesson-goal-score = At the end every point of an area in which only your towers stand counts for you, the points below your towers included, points with stones not. Here Orange has 53 and 5 points, Blue 35, 1 and 1: Orange wins by 58 to 37.
lesson-goal-close = A turn is a move, and after it one may mark. Move the tower from b9 to e9 and then set a stone on e4: that closes the last gap between the colours. Win!
lesson-goal-close-done = All towers stand in areas of their own colour, so the game is over: 66 points against 45.
lesson-moving = Moving towers
lesson-moving-lines = A tower has four lines: up, down, left and right, over free points, until a stone, a tower or the edge ends them. It moves to any point of its lines. Press your tower on d4 and then a point. Whether you mark afterwards is up to you.
lesson-moving-lines-done = Any distance, one direction. After the move the tower is called the active tower, until the turn is over.
lesson-moving-diagonal = Try to move the tower from d4 to f6.
lesson-moving-diagonal-done = Towers never move diagonally.
lesson-moving-jump = A stone lies on d7. Try to move the tower beyond it, from d4 to d9.
lesson-moving-jump-done = Nothing is jumped over. Stones never move, so a line that is cut stays cut.
lesson-moving-capture = The blue tower stands on d8. Try to take it.
lesson-moving-capture-done = There are no captures in this game. All towers stay to the end; what counts is the room around them.
lesson-marking = Marking
lesson-marking-two = After the move, look where the lines of your active tower cross those of an enemy tower. These are its marking points: the two other corners of the rectangle between both towers. Move from d2 to d4 and set stones on both, d8 and h4.
lesson-marking-two-done = Two stones at once. The points where lines cross are the only ones where stones can be set.
lesson-marking-one = Now a stone lies on f4, so your line to the right ends there and does not reach h4. Move from d2 to d4 and mark the tower once more.
lesson-marking-one-done = Only d8 is left: a marking point must be free, and both lines must reach it.
lesson-marking-all = Who marks a tower marks all of its marking points, one or two. Try to set only the stone on d8: press d2, d4 and then d8.
lesson-marking-all-done = All or nothing. But one need not mark at all.
lesson-marking-same-line = If both towers stand on one line, as d4 and h4 do, the lines run along each other and cross nowhere. Try to move to d4 and to set a stone on f4.
lesson-marking-same-line-done = So whoever stands on a line with the enemy tower cannot mark it, and cannot be marked by it.
lesson-marking-one-tower = Here are two blue towers. Each turn marks only one of them. Try to move to d4 and to set d7, which belongs to b7, together with d8, which belongs to h8.
lesson-marking-one-tower-done = Choose one tower. The stones of a turn always belong to one and the same.
lesson-marking-left-behind = The point that your tower has just left is free, too. Move from d4 to d8 and mark: one of the stones lands where your tower stood.
lesson-marking-left-behind-done = Stones on d4 and h8. Different ways of marking that set the same stones are one and the same move.
lesson-areas = Areas and petrified towers
lesson-areas-parts = A wall of stones on column f parts the board. On the left stand only orange towers: this area is tinted, and its towers are petrified. On the right stand both colours, so that area is still contested and counts for nobody. Towers do not part areas, only stones do.
lesson-areas-petrified = Petrified towers never move again. Try to move the tower from a1 to a5.
lesson-areas-petrified-done = Its area is safe, 55 points. But the tower can no longer help elsewhere: do not petrify too early.
lesson-areas-corner = Stones part areas across corners as well: c1 and b2 lie in a slant. With a stone on a3 the corner is closed. Move from e7 to a7 and mark.
lesson-areas-corner-done = Three points for Orange: a1, a2 and b1. The other stone, on h7, came along, because who marks marks all.
lesson-ending = The end of the game
lesson-ending-all-petrified = When all towers of the side to move are petrified, the game is over and is scored. One stone is missing between the colours. Win!
lesson-ending-all-petrified-done = 66 to 45. When all towers of one side are petrified, so are all of the other.
lesson-ending-hemmed-in = The special case: Orange is to move. The tower on a1 is not petrified, for a blue one stands in the same area, but it cannot move either. The game is over. The area counts for nobody, and the rest of the board has no tower: 0 to 0, a draw. The game also ends when a position comes up for the third time.
lesson-ending-short = The supply is nearly empty: one stone is left. Try to move from d6 to d7 and to set two stones, on d9 and h7.
lesson-ending-short-done = With one stone left one may still mark: one chooses which point gets it.
lesson-ending-last-stone = So move from d6 to d7 and set the last stone on d9 or h7.
lesson-ending-last-stone-done = With the fortieth stone the game is over at once, because nothing can change any more. Here nobody had walled off an area: a draw.
lesson-variants = Variants
lesson-variants-setup = With the option of a free set-up the players place three stones and then the towers themselves: Orange a stone, Blue a stone, Orange a stone; then Blue one tower, Orange two, Blue two, Orange one. Set the first stone on any point.
lesson-variants-setup-done = When all nine pieces stand, Orange moves first. The start of the standard game here is ours: the figure of the rulebook is not known to us.
lesson-variants-straight-only = Normally only movement lines mark. From f5 the diagonal would cross the lines of i7 on h7 and i8. Try it: press f2, f5, h7 and i8.
lesson-variants-straight-only-done = This is what the option of diagonal marking lines is for.
lesson-variants-diagonal = Now that option is on. After the move the active tower may mark with its movement lines, or with one of its two diagonals. The enemy's lines stay straight. Move to f5 and mark along a diagonal.
lesson-variants-diagonal-done = Diagonals slip between stones that lie beside them. They begin at the active tower only, never at the enemy.
lesson-variants-safe = The blue tower on a1 is petrified in its corner. From d3 your diagonal would slip between the stones to b1. Try it.
lesson-variants-safe-done = Petrified towers cannot be marked, so their areas never shrink. Now you know everything: play!
## Setting up a position
brush-tower-first = Orange tower
brush-tower-second = Blue tower
brush-stone = Stone
