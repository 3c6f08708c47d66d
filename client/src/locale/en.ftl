### The page's own texts. What a game says lies in the game's folder, what the server says in the server's.

skip = Skip to the content
nav = Pages
nav-games = Games
nav-load = Load a game
nav-position = Set up a position
language = Language
settings = Settings
to-dark = Dark theme
to-light = Light theme
loading = Loading …
offline = The server does not answer. Is it still running?
asked-again = It is asked again every few seconds.
try-again = Try again now
failed = That did not work. Please try again.
by-clause = (rule { $clause })

## Start
start-title = Five games about towers
start-lead = For two at one screen, or for one against the computer. Every rule is known here: ask why a move is not allowed, and you will be told.
start-drop = A record or a position? Paste it or drop its file anywhere on this page.
start-games = Choose a game
continue = Continue playing
finished-games = Finished games
show-all-games = Show all your games ({ $count })
show-fewer = Show fewer
moves-played = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
play = Play
rules = Rules
lessons = Lessons
seat-computer = computer, level { $level }
seat-human = player

## New game
new-game = New game
opponent = Opponent
against-computer = The computer
two-here = Two at this screen
level = Level
level-hint = 1 is for the first try; the highest plays as well as it can.
your-side = Your side
begins = { $side } (begins)
random = Draw lots
rule-options = Rule options
other-number = Another number
number = Number
clock = Clock
clock-hint = Minutes for each side + seconds for each move.
clock-none = No clock
no-kernel = The fast kernel of this game is not installed here, so the computer thinks on the Python rules, more slowly.
start-game = Start the game
unknown-game = There is no such game.

## Table
no-table = There is no such table
table-shut = This table cannot be opened
to-start = To the games
watching = You are looking on: both seats are taken.
option-is = { $option }: { $value }
board-of = Board: { $game }
board-after = Board: { $game }, after move { $ply }
status = What is to be done
panels = Beside the board
faces = Faces of the tower
your-turn = { $side }, it is your turn.
waiting = Waiting for { $side } …
choose-next = { $cell }: and now where to?
choose-other = { $cell }: now the block’s other square.
choose-other-cube = { $cell }: now the block’s other cube.
place-block = Press the two squares of a block, one after the other.
place-block-cubes = Press the two cubes of a block, one after the other.
choose-end = { $cell }: how does the move end?
looking-back = Looking back: after move { $ply }
looking-back-press = You are looking back: nothing can be moved here.
confirm-move = Play { $move }?
confirm = Confirm
confirm-again = or press the place once more
cancel = Cancel
step-back = Step back
choices = Choices
reconnecting = The connection is lost; trying again …
hint-is = Hint: { $move }
hint-take = Play it
hint-press = or make the move yourself
on-turn = to move
to-move = { $side } to move.
played = { $side }: { $move }.
taken-back = { $count ->
    [one] One move was taken back.
   *[other] { $count } moves were taken back.
}
thinking = thinks { $depth ->
    [0] {""}
   *[other] (depth { $depth })
}
winner = Winner
moves = Moves
no-moves = No move has been made yet.
step-first = To the start
step-previous = One move back
step-next = One move on
step-last = To the present
actions = Actions
type-move = Move as text
play-typed = Play
undo = Undo
redo = Redo
no-undo = Undo: { $why }
hint = Hint
move-now = Move now
offer-draw = Offer a draw
draw-offered = { $side } offers a draw.
accept = Accept
decline = Decline
resign = Resign
resign-sure = Really resign
rematch = Rematch with sides swapped
rematch-same = Rematch with the same sides
end-won = { $side } wins
end-draw = A draw
what = What
score = Total
share = Share and save
share-link = Copy link to this table
share-game-link = Copy link that carries the game
share-position-link = Copy link to the position
share-position = Copy position
share-record = Save record
share-json = Save as JSON
share-svg = Save picture (SVG)
share-png = Save picture (PNG)
copied = Copied.
saved = Saved.
flip = Look from the other side
turn-left = Turn to the left
turn-right = Turn to the right
turn-up = Look from higher up
turn-down = Look from lower down
no-webgl = This browser cannot draw in three dimensions. The board can still be played with the keyboard and by typing moves.

## Spoken board
cell-wall = Column { $column }, level { $level }
cell-empty = empty
whose = { $side } { $shape }
shape-stack = { $height ->
    [one] stack of one
   *[other] stack of { $height }
}
shape-guard = guard
shape-tower = tower
shape-stone = stone
shape-block = block
shape-square = square
shape-piece = piece
state-blocked = blocked
state-petrified = petrified
state-last = moved last
state-protected = protected
state-removable = can be removed
mark-castle = castle
mark-decisive = decided the game
press-here = can be chosen
press-for = can be chosen: { $what }

## Load and set up
load = Load
load-lead = Paste a record (text or JSON) or a position, choose a file, or drop either anywhere on the page.
load-text = Record or position
load-neither = This is neither a record nor a position of one of the games.
load-too-large = This text is too large: it has { $size } characters, and at most { $most } are read.
load-several = This text has { $count } games. Which one?
load-read-as = Read as a position of { $game }:
load-file = Or a file:
shared-game = A shared game
link-broken = This link is damaged: it does not carry a game.
at-line = Line { $line }, column { $column }:
which-game = Which game?
position-lead = Choose a piece and press where it is to stand, or write the position. What cannot be is refused with the reason.
brushes = Pieces
side-to-move = To move
empty-board = Empty board
copy-link = Copy link
position-text = Position as text
play-from-here = Play from here
start-position = Starting position

## Lessons
lessons-of = Lessons: { $game }
no-lessons = There are no lessons for this game yet. The rules explain every clause.
lesson-steps = Steps of this lesson
lesson-step = Step { $step }
lesson-step-done = Step { $step }, done
lesson-answer = Answer
lesson-begin = Begin
lesson-continue = Continue
lesson-back = Back
lesson-next = Next
lesson-skip = Skip
lesson-next-lesson = Next lesson
lesson-show-me = Show me
lesson-right = Well done!
lesson-other-play = This move is allowed, but here another one is asked for. Read the task once more.
lesson-other-win = This move is allowed, but it does not win at once. Look again.
lesson-other-forbidden = This move is allowed. Try the one that is not.
lesson-finished = Lesson complete
lesson-finished-next = Next comes: { $title }
lesson-finished-all = You have taken all lessons of this game. Now play!
lesson-whole = Complete
lessons-progress = { $done } of { $steps } steps done
task-look = Look
task-play = { $side } to move: your task
task-any = { $side } to move: as you like
task-win = { $side } to move and win
task-forbidden = { $side } to move: try what is forbidden

## Rules
contents = Contents
rules-exact = Every clause, word for word
rules-exact-lead = Refusals and endings cite these clauses by their numbers. They also name the source of each rule and say where the rulebook is silent and we had to decide.
rules-exact-open = Show all clauses
try-it = Try it: { $title }

## Settings
as-browser = Same as the browser
as-system = Same as the system
theme = Theme
theme-light = Light
theme-dark = Dark
confirm-moves = Confirm moves
confirm-moves-hint = A move that waits for a second press does not happen by accident.
confirm-touch = On touch screens
confirm-always = Always
confirm-never = Never
keys = Keyboard
key-arrows = Arrow keys
key-arrows-does = from field to field
key-enter = Enter or space
key-enter-does = press the field
key-escape = Escape
key-escape-does = one step back
key-pages = Page up, page down
key-pages-does = one level up or down in a tower
key-turns = Comma, full stop, plus, minus
key-turns-does = turn and tilt a tower
key-undo = Ctrl + Z
key-undo-does = take back a move
