game-title = Towers of Hamburg
game-summary = Aus gleich hohen Türmen höhere bauen, gegnerische Reihen blockieren und als Erster sechs Stockwerke erreichen oder dem Gegner keinen Zug mehr lassen.
side-first = Schwarz
side-second = Weiß

## Optionen
option-blockade = Welche Türme in einer Reihe oder Spalte blockiert sind: alle der Seite, deren höchster Turm dort niedriger ist, oder jeder, der niedriger ist als irgendein gegnerischer Turm dort.
option-blockade-name = Blockade
option-blockade-rowmax = die niedrigere Seite
option-blockade-pairwise = jeder niedrigere Turm
option-quiet-limit = Nach so vielen Zügen hintereinander, in denen nicht gebaut wurde, endet die Partie unentschieden.
option-quiet-limit-name = Züge ohne Bauen
option-quiet-limit-none = keine Grenze
option-quiet-limit-number = { $number ->
    [one] ein Zug
   *[other] { $number } Züge
}

## Warum ein Zug abgelehnt wird
nothing-there = { $field } ist frei; dort gibt es nichts zu ziehen.
not-yours = Der Turm auf { $field } gehört { $side ->
    [first] Schwarz
   *[second] Weiß
}.
same-field = Ein Zug führt auf ein anderes Feld; auf { $field } steht der Turm schon.
wrong-colour = { $goal } ist ein { $side ->
    [first] schwarzes
   *[second] weißes
} Feld; die eigenen Steine bleiben auf Feldern der eigenen Farbe.
nothing-to-build-on = { $goal } ist frei. { $height ->
    [one] Ein Einzelstein kommt nur auf einen anderen Einzelstein.
   *[other] Der oberste Stein kommt nur auf einen gleich hohen Turm der Höhe { $height }; auf ein freies Feld lässt sich nur der ganze Turm versetzen.
}
unequal = Gebaut wird nur zwischen gleich hohen Türmen: { $start } hat die Höhe { $height }, { $goal } die Höhe { $there }.
not-free = Auf { $goal } steht ein Turm der Höhe { $there }; ein ganzer Turm wird nur auf ein freies Feld versetzt.
single-stays = Auf { $field } liegt ein Einzelstein. Er kann auf einen anderen Einzelstein gesetzt werden, aber nicht auf ein freies Feld.
row-blocked = Reihe { $row } ist blockiert: Der höchste { $side ->
    [first] schwarze
   *[second] weiße
} Turm hat dort die Höhe { $row-height }, der eigene { $row-own }.
column-blocked = Spalte { $column } ist blockiert: Der höchste { $side ->
    [first] schwarze
   *[second] weiße
} Turm hat dort die Höhe { $column-height }, der eigene { $column-own }.
lines-blocked = Reihe { $row } und Spalte { $column } sind blockiert: Der höchste { $side ->
    [first] schwarze
   *[second] weiße
} Turm hat in der Reihe die Höhe { $row-height }, der eigene { $row-own }; in der Spalte sind es { $column-height } und { $column-own }.
higher-in-row = Der eigene Turm auf { $field } hat die Höhe { $height }; in Reihe { $row } blockiert ihn { $side ->
    [first] der schwarze
   *[second] der weiße
} Turm auf { $row-tower } mit der Höhe { $row-height }.
higher-in-column = Der eigene Turm auf { $field } hat die Höhe { $height }; in Spalte { $column } blockiert ihn { $side ->
    [first] der schwarze
   *[second] der weiße
} Turm auf { $column-tower } mit der Höhe { $column-height }.
higher-in-lines = Der eigene Turm auf { $field } hat die Höhe { $height } und ist durch { $side ->
    [first] Schwarz
   *[second] Weiß
} zweifach blockiert: in Reihe { $row } durch { $row-tower } mit der Höhe { $row-height }, in Spalte { $column } durch { $column-tower } mit der Höhe { $column-height }.

## Spielende
R15 = Ein Turm mit sechs Stockwerken steht.
R16 = Wer am Zug ist, kann nicht ziehen.
R17 = Dieselbe Stellung kam zum dritten Mal vor.
R18 = Zu viele Züge hintereinander, in denen nicht gebaut wurde.

## Text, der sich nicht lesen lässt
position-rows = Eine Stellung hat 6 Reihen, getrennt durch „/“; diese hat { $rows }.
position-row-short = Reihe { $row } beschreibt { $fields ->
    [0] kein Feld
    [one] nur ein Feld
   *[other] nur { $fields } Felder
} statt 6.
position-row-long = Reihe { $row } beschreibt mehr als 6 Felder.
position-height = Ein Turm ist höchstens 6 hoch; auf { $field } steht { $height }.
position-stones = { $side ->
    [first] Schwarz
   *[second] Weiß
} hat { $stones } Steine auf dem Brett; es gibt nur 18.
position-two-tops = { $first } und { $second } sind beide 6 hoch; mit dem ersten solchen Turm war die Partie zu Ende.
position-side = Nach den Reihen kommen ein Leerzeichen und die Farbe am Zug, „b“ (Schwarz) oder „w“ (Weiß).
move-field = Ein Feld ist ein Buchstabe von A bis F und eine Zahl von 1 bis 6.
move-sign = Zwischen den beiden Feldern steht „+“ zum Bauen („A3+A1“) oder „-“ zum Versetzen eines ganzen Turms („A1-A3“).

## Neben und auf dem Brett
highest-tower = Höchster Turm
free-towers = Nicht blockierte Türme
quiet-moves = { $moves ->
    [one] Ein Zug
   *[other] { $moves } Züge
} ohne Bau; bei { $limit } endet die Partie unentschieden
build-to = bauen: Höhe { $height }
relocate = Turm versetzen: Höhe { $height }
blocked-row = Reihe { $line } blockiert: { $height } gegen { $own }
blocked-column = Spalte { $line } blockiert: { $height } gegen { $own }

## Eine Stellung aufbauen
brush-stone = Stein
