## Wo
record-place = Zeile { $line }, Spalte { $column }: { $what }
record-move = Zug { $number } ({ $move }): { $why }

## Was am Text nicht stimmt
record-empty = In diesem Text steht keine Partie.
record-open = Hier wird etwas geöffnet und nie geschlossen: „{ $closing }“ fehlt.
record-unopened = Diese „)“ schließt eine Variante, die nie geöffnet wurde.
record-escape = Nach einem Rückstrich steht eines von n r t \ " {"{"} {"}"} oder u und vier Hexadezimalziffern eines Zeichens.
record-half-character = Das ist ein halbes Zeichen (ein einzelnes Surrogat); keine Datei kann es enthalten.
record-not-utf8 = Ab hier ist die Datei kein Text in UTF-8.
record-tag-name = Der Name eines Eintrags ist ein Buchstabe, gefolgt von höchstens 63 Buchstaben, Ziffern oder Unterstrichen.
record-tag-twice = Der Eintrag { $name } steht hier zum zweiten Mal.
record-tag-value = Der Wert des Eintrags { $name } steht in Anführungszeichen, zum Beispiel [{ $name } "…"].
record-tag-end = Der Eintrag { $name } endet nach seinem Wert mit „]“.
record-variation-first = Eine Variante ersetzt den Zug vor ihr, aber vor dieser steht keiner.
record-variation-empty = Diese Variante enthält keinen Zug.
record-too-deep = Varianten sind mehr als { $deepest } Mal ineinander geschachtelt.
record-too-many = Eine Partie enthält mit ihren Varianten höchstens { $most } Züge.
record-no-result = Eine Partie endet mit ihrem Ergebnis: 1-0, 0-1, 1/2-1/2 oder *, wenn sie weitergeht. Hier fehlt es.
record-two-results = Der Eintrag Result sagt { $tag }, aber die Züge enden mit { $token }.
json-syntax = Das ist kein JSON.
json-shape = Bei „{ $where }“ fehlt etwas, ist etwas unbekannt oder von der falschen Art.
json-twice = „{ $name }“ steht zweimal im selben Objekt; was davon gilt?

## Was an der Partie nicht stimmt
record-no-game = Der Eintrag Game fehlt; er nennt eines von: { $known }.
record-unknown-game = Ein Spiel „{ $slug }“ gibt es nicht; es gibt: { $known }.
record-version = Gespielt wurde nach Version { $version } der Regeln; dieses Programm kennt Version { $known }.
record-option = „{ $pair }“ ist keine Option: Jede steht einmal da, als name=wert.
record-result = „{ $found }“ ist kein Ergebnis; es gibt 1-0, 0-1, 1/2-1/2 und *.
record-result-wrong = Als Ergebnis ist { $says } angegeben, aber nach { $clause } endete die Partie { $rules }.
record-not-over = Die Partie soll durch { $clause } geendet haben, aber nach den Regeln geht sie nach diesen Zügen weiter.
record-termination-wrong = Die Partie soll durch { $says } geendet haben, aber sie endete durch { $rules }.

## Am Tisch
already-over = Die Partie ist zu Ende.
nothing-to-undo = Es gibt nichts zurückzunehmen.
nothing-to-redo = Es gibt nichts zu wiederholen.
