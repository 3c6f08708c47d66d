## Calls that cannot be read
unknown-game = There is no game “{ $slug }”; there are: { $known }.
bad-option = “{ $pair }” is no rule option: each is given once, as name=value.
unknown-clause = There is no clause “{ $clause }”; the clauses are { $first } to { $last }.
cannot-write = { $file } cannot be written: { $why }.
cannot-read = { $file } cannot be read: { $why }.
cannot-answer = The answer cannot be written: { $why }.
picture-needs-file = With --json the picture needs a file: --svg FILE. Both cannot go to the standard output.
no-memory = There is not enough memory for this.
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

## Matches, engines, bridges
match-over = There is nothing to play: the game is over at the start, or won with the first move.
match-other = { $file } holds something else than games of this match ({ $found }); name another file.
match-in-use = Another match is being written to { $file }; wait for its end or name another file.
match-interrupted = Interrupted; the same command goes on with the match.
match-bar = +{ $wins } ={ $draws } -{ $losses }
match-score = A won { $wins }, drew { $draws } and lost { $losses } of { $games } games: { $share } %
match-elo = Elo { $elo } (95 %: { $low } to { $high }); pairs worth 0, ½, 1, 1½, 2: { $pairs }
match-sprt = SPRT { $elo0 } against { $elo1 }: LLR { $llr } ({ $low } to { $high })
match-open = Not decided yet.
match-yes = Accepted: A is { $elo1 } Elo stronger or more.
match-no = Rejected: A is { $elo0 } Elo stronger or less.
match-failed = { $times ->
    [one] { $player } failed once: “{ $reason }”
   *[other] { $player } failed { $times } times: “{ $reason }”
}
no-program = There is no program “{ $program }” here that could be run.
which-game-is-it = The program does not say which game it plays; name it with --game.
no-bridge = There is no server for this game that a bridge could lead to.
bridge-lost = The bridge is broken: { $why }.
bridge-failed = The player failed: { $why }.
bridge-listening = Listening on { $address }.
bridge-nobody = Nobody came, or the game did not begin in time.
bridge-other = { $file } holds something else than games of a bridge; name another file.
bridge-ended = The server ended the game.

## Playing
welcome = Bergfried, a home for tower games
which-game = Which game? (number or name; quit)
which-opponent = Against whom? (number; quit)
choose-again = Please type a number from 1 to { $count }, or quit.
level = the computer, level { $level } (1 is a beginner)
levels-capped = The other levels up to { $levels } need the compiled kernel, which is missing here.
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

## Serving
serving = Bergfried is at { $address } (Ctrl-C ends it).
served = Goodbye.
cannot-listen = Cannot listen at { $address }: { $why }.
no-database = The database cannot be opened: { $why }.
no-database-folder = The database cannot be opened: there is no folder { $folder }; make it first, or correct the path.
no-database-url = The database cannot be opened: “{ $given }” is no URL. A file is given as sqlite:///FILE.
not-for-a-command = { $option } is the web app’s: it goes without a command, or after ‘serve’, not before ‘{ $command }’.
