### Texts that all games share. A game's own texts lie in its folder.

## Moves
move-is-legal = { $move } is legal.
game-over = The game is over; there is nothing left to play.
no-such-move = There is no such move: it names a place or a piece that this game does not have.

## Options
option-unknown = There is no option “{ $name }”. This game has: { $known }.
option-none = There is no option “{ $name }”. This game has none.
option-value = Option { $name } cannot be “{ $value }”. It can be: { $known }.

## Text that cannot be read
text-not-text = This is not a text.
text-too-long = The text is { $length } characters long; no valid one has more than { $longest }.
text-goes-on = The text should end here, but “{ $rest }” follows.
text-unexpected = “{ $found }” cannot stand here.

## Setting up a position
brush-remove = Take away
