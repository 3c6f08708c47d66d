## Where
record-place = Line { $line }, column { $column }: { $what }
record-move = Move { $number } ({ $move }): { $why }

## What is wrong with the text
record-empty = There is no game in this text.
record-open = This is never closed: “{ $closing }” is missing.
record-unopened = This “)” closes a variation that was never opened.
record-escape = After a backslash stands one of n r t \ " {"{"} {"}"} or u and four hexadecimal digits of a character.
record-half-character = This is half a character (a lone surrogate), which no file can hold.
record-not-utf8 = From here on the file is not text in UTF-8.
record-tag-name = The name of a tag is a letter followed by at most 63 letters, digits or underscores.
record-tag-twice = The tag { $name } stands here for the second time.
record-tag-value = The value of the tag { $name } stands in quotes, for example [{ $name } "…"].
record-tag-end = The tag { $name } ends with “]” after its value.
record-variation-first = A variation replaces the move before it, but no move stands before this one.
record-variation-empty = This variation holds no move.
record-too-deep = Variations are nested more than { $deepest } deep.
record-too-many = A game with its variations holds at most { $most } moves.
record-no-result = A game ends with its result: 1-0, 0-1, 1/2-1/2, or * if it goes on. Here it is missing.
record-two-results = The tag Result says { $tag }, but the moves end with { $token }.
json-syntax = This is not JSON.
json-shape = At “{ $where }” something is missing, unknown or of the wrong kind.
json-twice = “{ $name }” stands twice in the same object; which of the two counts?

## What is wrong with the game
record-no-game = The tag Game is missing; it names one of: { $known }.
record-unknown-game = There is no game “{ $slug }”; there are: { $known }.
record-version = The game was played by version { $version } of its rules; this program knows version { $known }.
record-option = “{ $pair }” is no option: each is written once, as name=value.
record-result = “{ $found }” is no result; there are 1-0, 0-1, 1/2-1/2 and *.
record-result-wrong = The result is given as { $says }, but by { $clause } the game ended { $rules }.
record-not-over = The game is said to have ended by { $clause }, but by the rules it goes on after these moves.
record-termination-wrong = The game is said to have ended by { $says }, but it ended by { $rules }.

## At the table
already-over = The game is over.
nothing-to-undo = There is nothing to take back.
nothing-to-redo = There is nothing to play again.
