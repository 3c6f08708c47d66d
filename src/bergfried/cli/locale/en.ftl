## Calls that cannot be read
unknown-game = There is no game “{ $slug }”; there are: { $known }.
bad-option = “{ $pair }” is no rule option: each is given once, as name=value.
unknown-clause = There is no clause “{ $clause }”; the clauses are { $first } to { $last }.
cannot-write = { $file } cannot be written: { $why }.
cannot-read = { $file } cannot be read: { $why }.
interrupted = Interrupted.
or-human = A person at this terminal is “human”.

## The end of a game
to-move = { $side } to move.
wins = { $side } wins.
drawn = The game is drawn.
scores = { $first } { $a } : { $b } { $second }
by-resignation = { $side } resigned.
by-agreement = The players agreed on a draw.
by-record = The record gives as the reason: { $termination }

## Counting and searching
counting = depth { $depth }
counted = { $by ->
    [kernel] counted by the kernel in { $seconds } s
   *[rules] counted by the rules in { $seconds } s
}
thinking = thinking
proved-win = win
proved-loss = loss
proved-draw = draw
searched = depth { $depth }, { $nodes } positions, { $seconds } s
over-no-best = The game is over; there is no best move.
bench-game = game
bench-signature = signature
bench-speed = positions/s

## Playing
welcome = Bergfried, a home for tower games
which-game = Which game? (number or name; quit)
which-opponent = Against whom? (number; quit)
choose-again = Please type a number from 1 to { $count }, or quit.
level-1 = the computer, level 1: plays any legal move
level-2 = the computer, level 2: looks one move ahead
level-3 = the computer, level 3: looks two moves ahead
human = another person at this terminal
thinks = { $side } ({ $player }) is thinking
last-move = Move { $number }: { $move }
try-help = Type ? for the moves, help for everything else.
no-such-number = There is no move number { $number }; there are { $moves }. Type ? to see them.
nothing-of-yours = There is no move of yours to take back.
hint = Try { $move }.
hint-over = The game is over.
draw-question = Does { $side } agree to a draw? (yes, no)
yes-words = yes y
draw-declined = The draw was declined; the game goes on.
save-where = Save where? Type: save FILE
load-where = Load what? Type: load FILE
saved = Saved as { $file }.
loaded = { $games ->
    [one] Loaded { $file }.
   *[other] { $file } holds { $games } games; the first was loaded.
}
other-game = { $file } is a record of another game: { $slug }.
goodbye = Goodbye.
help =
    A move in notation, or its number in the list, plays it.
      ?            list the legal moves with their numbers
      ? MOVE       say why a move is legal or not
      undo, redo   take back your last move, play it again
      hint         suggest a move
      resign       give up
      draw         offer a draw
      save FILE    save the game (as JSON if the name ends in .json)
      load FILE    go on with a saved game
      board        draw the board again
      help         this list
      quit         leave
