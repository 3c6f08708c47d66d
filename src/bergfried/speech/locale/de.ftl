### Texte, die alle Spiele teilen. Die eigenen Texte eines Spiels liegen in seinem Ordner.

## Züge
move-is-legal = { $move } ist erlaubt.
game-over = Die Partie ist zu Ende; es gibt nichts mehr zu ziehen.
no-such-move = Einen solchen Zug gibt es nicht: Er nennt einen Ort oder einen Stein, den dieses Spiel nicht hat.

## Optionen
option-unknown = Eine Option „{ $name }“ gibt es nicht. Dieses Spiel hat: { $known }.
option-none = Eine Option „{ $name }“ gibt es nicht. Dieses Spiel hat keine.
option-value = Option { $name } kann nicht „{ $value }“ sein. Möglich ist: { $known }.

## Text, der sich nicht lesen lässt
text-not-text = Das ist kein Text.
text-too-long = Der Text ist { $length } Zeichen lang; kein gültiger hat mehr als { $longest }.
text-goes-on = Hier sollte der Text enden, aber es folgt „{ $rest }“.
text-unexpected = „{ $found }“ kann hier nicht stehen.

## Eine Stellung aufbauen
brush-remove = Wegnehmen
