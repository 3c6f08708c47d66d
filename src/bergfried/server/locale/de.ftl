## Requests that are refused
unknown-game = Es gibt kein Spiel „{ $slug }“; es gibt: { $known }.
unknown-table = Diesen Tisch gibt es nicht.
other-rules = An diesem Tisch galt Fassung { $version } der Spielregeln, die dieses Programm nicht mehr kennt.
unknown-page = Unter dieser Adresse ist nichts.
unknown-method = Diese Adresse nimmt { $method } nicht an.
unknown-ply = Diese Partie hat bisher { $plies } Züge; eine Stellung { $ply } gibt es nicht.
bad-request = Die Anfrage ist nicht lesbar: { $where }: { $what }.
bad-message = Die Nachricht ist nicht lesbar: { $where }: { $what }.
too-large = Die Anfrage ist größer als { $largest } Bytes.
foreign-host = Dieser Server heißt nicht „{ $host }“.
foreign-origin = Seiten von „{ $origin }“ dürfen mit diesem Server nicht sprechen.
start-and-record = Ein Tisch beginnt mit einer Stellung oder mit einer Aufzeichnung, nicht mit beidem.
other-game = Die Aufzeichnung ist von einem anderen Spiel: { $slug }.
server-failed = Im Server ist etwas schiefgegangen. Nichts wurde verändert.
not-stored = Der Zug konnte nicht gespeichert werden und wurde nicht ausgeführt. Bitte den Tisch neu laden.

## At the table
hello-first = Die erste Nachricht muss ein hello sein.
hello-again = Ein hello gab es schon.
other-protocol = Der Server spricht Version { $known } des Protokolls, nicht { $protocol }. Bitte die Seite neu laden.
stale = Die Partie ist weitergegangen; das galt einer früheren Stellung.
ahead = Die Nummer { $number } kam noch nicht vor.
not-your-seat = Du spielst nicht an diesem Tisch.
not-your-turn = Du bist nicht am Zug.
game-is-over = Die Partie ist zu Ende.
game-goes-on = Die Partie ist noch nicht zu Ende.
no-move-yet = Diese Klicks sind kein Zug.
no-undo-with-clocks = In einer Partie mit Uhr wird kein Zug zurückgenommen.
not-yours-alone = Das kann nur, wer alle Plätze hat.
no-move-of-yours = Von dir gibt es keinen Zug, der zurückgenommen werden kann.
no-offer = Es gibt kein Angebot zu beantworten.
offered-already = Remis wurde schon angeboten.
draw-declined = Der Computer ist mit einem Unentschieden nicht einverstanden.
not-thinking = Der Computer denkt nicht nach.
improvised = Die Prozesse, in denen der Computer denkt, gingen zweimal verloren; er hat einen Zug ohne Nachdenken gespielt.
rematch-there = Die nächste Partie hat schon begonnen.

## The end of a game
ended-agreement = Die Spieler haben sich auf Unentschieden geeinigt.
ended-otherwise = Die Aufzeichnung nennt als Grund: { $termination }
