## Requests that are refused
unknown-game = There is no game “{ $slug }”; there are: { $known }.
unknown-table = There is no such table.
other-rules = The table was played by version { $version } of the game’s rules, which this program no longer knows.
unknown-page = There is nothing at this address.
unknown-method = This address does not take { $method }.
unknown-ply = This game has { $plies } moves so far; there is no position { $ply }.
bad-request = The request cannot be read: { $where }: { $what }.
bad-message = The message cannot be read: { $where }: { $what }.
too-large = The request is larger than { $largest } bytes.
foreign-host = This server is not called “{ $host }”.
foreign-origin = Pages of “{ $origin }” may not talk to this server.
start-and-record = A table begins with a position or with a record, not with both.
other-game = The record is of another game: { $slug }.
server-failed = Something went wrong in the server. Nothing was changed.
not-stored = The move could not be stored, so it was not made. Please load the table again.

## At the table
hello-first = The first message must be a hello.
hello-again = There was a hello already.
other-protocol = The server speaks version { $known } of the protocol, not { $protocol }. Please load the page again.
stale = The game has gone on; this was about an earlier position.
ahead = The number { $number } has not come up yet.
not-your-seat = You do not play at this table.
not-your-turn = It is not your turn.
game-is-over = The game is over.
game-goes-on = The game is not over yet.
no-move-yet = These clicks are no move.
no-undo-with-clocks = In a game with a clock no move is taken back.
not-yours-alone = Only whoever holds all seats can do this alone.
no-move-of-yours = There is no move of yours to take back.
no-offer = There is no offer to answer.
offered-already = A draw has been offered already.
draw-declined = The computer does not agree to a draw.
not-thinking = The computer is not thinking.
improvised = The processes in which the computer thinks were lost twice, so it played a move without thinking.
rematch-there = The next game has begun already.

## The end of a game
ended-agreement = The players agreed on a draw.
ended-otherwise = The record gives as the reason: { $termination }
