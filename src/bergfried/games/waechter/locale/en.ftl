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
ended-resignation = { $side ->
    [first] { side-first }
   *[second] { side-second }
} resigned.
ended-time = { $side ->
    [first] { side-first }
   *[second] { side-second }
}’s time ran out.

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
} has only 7 stones; there are more on the board.
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

## Lessons
lesson-goal = The goal
lesson-goal-board = This is how a game begins. Each side has seven stones and one guard, the figure with the shield. The walled square in the middle of each base line is that side's castle: D7 is Red's, D1 is Blue's. You play Red.
lesson-goal-castle = There are two ways to win. The first: walk your guard into the enemy castle. Yours stands at its gate. Win!
lesson-goal-castle-done = Your guard is in Blue's castle, and the game is over at once.
lesson-goal-guard = The second way: capture the enemy guard. Your tower on D5 has two stones, so it moves two squares. Win!
lesson-goal-guard-done = Blue has lost the guard, and with it the game. Enter the castle or take the guard: everything else serves these two ends.
lesson-moving = How figures move
lesson-moving-guard = The sides move in turn, and one must move one own figure each time. The guard goes exactly one square: forwards, backwards or sideways. Move your guard.
lesson-moving-guard-done = One square, in a straight line: that is all a guard ever does.
lesson-moving-tower = A tower moves exactly as many squares as it has stones. Yours on D4 has two: move the whole tower two squares.
lesson-moving-tower-done = Two stones, two squares, not more and not fewer. Blue has answered with the guard.
lesson-moving-straight = Now try what is forbidden. Press D4 and then E5, a diagonal step.
lesson-moving-straight-done = Right, that does not go. Nothing in this game moves diagonally or around a corner.
lesson-moving-exact = A single stone moves one square. Try to move it two, from D4 to D6.
lesson-moving-exact-done = The distance is always the number of stones that move. A stone that must travel far needs others below it.
lesson-moving-jump = Three stones go three squares, from B4 to E4. But a blue stone stands between. Try it.
lesson-moving-jump-done = Nobody jumps. Every square on the way must be empty, so a single stone can stop a high tower.
lesson-stacking = Splitting and stacking
lesson-stacking-split = From a tower you may take as many stones off the top as you like. Lift two of the three on B4: they go two squares, to D4.
lesson-stacking-split-done = One stone stayed behind on B4. The part that moves decides how far it goes.
lesson-stacking-stack = Whoever lands on an own tower is stacked on it. Put the stone from C4 on the tower on D4.
lesson-stacking-stack-done = Now it is three stones high and moves three squares at a time.
lesson-stacking-both = Both can happen in one move. Take two stones from A4 and land on the stone on C4.
lesson-stacking-both-done = One stone stays on A4, three stand on C4: split and stacked in a single move.
lesson-stacking-apart = Only stones are stacked. Try to put the stone from D6 on your own guard on D7.
lesson-stacking-apart-done = Guard and stones never share a square: no stone lands on its own guard, no guard climbs an own tower.
lesson-capturing = Capturing
lesson-capturing-equal = A figure that lands on an enemy figure may take it off the board. Stones take a tower that is at most as high as themselves. Take the tower on D4.
lesson-capturing-equal-done = Two stones take two. The captured stones are out of the game for good.
lesson-capturing-higher = What counts is the part that moves. Your tower on B4 has three stones, but D4 is two squares away, so only two of them arrive there. Try to take the three on D4.
lesson-capturing-higher-done = Two stones do not take three, however high the tower was from which they came.
lesson-capturing-guard-takes = The guard takes anything, be it ever so high. Take the tower of five on D3.
lesson-capturing-guard-takes-done = Five stones gone at one stroke. A guard next to your towers is dangerous, but it is also within reach of them.
lesson-capturing-take-guard = And any stones take a guard, even a single one. Find the move that wins.
lesson-capturing-take-guard-done = Three of the four stones were enough: D3 is three squares away.
lesson-ending = Castles and endings
lesson-ending-ordinary = For stones a castle is a square like any other. Move your three stones from D4 into Blue's castle on D1.
lesson-ending-ordinary-done = Nothing happens: only the guard wins there. But a castle that is occupied by your own stones is closed to your guard.
lesson-ending-race = The blue stone on F1 is about to take your guard. You are to move. Find the move that wins.
lesson-ending-race-done = The game is over as soon as the guard stands in the castle. It does not matter that it could be taken there.
lesson-ending-stuck = Red is to move here and cannot: the guard is shut in, every stone is blocked, and the enemy towers are too high. Whoever has no move loses. A position that comes up for the third time is a draw, and players may agree on a draw after so many moves without a capture.
lesson-first-game = Your first moves
lesson-first-game-opening = Red begins. All stones are single and go one square. Make any move you like.
lesson-first-game-opening-done = Blue has answered. In a real game now come the first towers: they are fast, but slow single stones can bar their way.
lesson-first-game-loose = Blue has advanced to D4, right in front of your stone on D5. Take it.
lesson-first-game-loose-done = One stone takes one. Blue has only six left. Before every move ask what the enemy can reach exactly.
lesson-first-game-finish = A last one. Blue's guard hides on D2 behind its stones. Which of your figures reaches it exactly? Win!
lesson-first-game-finish-done = The stone on D3 went one square, and that was exactly enough. You know all the rules now: play a game!
## Setting up a position
brush-stack-first = Red stone
brush-stack-second = Blue stone
brush-guard-first = Red guard
brush-guard-second = Blue guard
