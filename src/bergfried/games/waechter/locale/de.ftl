game-title = Turm & Wächter
game-summary = Türme stapeln und teilen, den gegnerischen Wächter schlagen oder den eigenen in die gegnerische Burg führen.
side-first = Rot
side-second = Blau

## Optionen
option-no-move = Was geschieht, wenn ein Spieler nicht ziehen kann: Er verliert, oder die Partie endet unentschieden.
option-no-move-name = Wer nicht ziehen kann
option-no-move-loss = verliert
option-no-move-draw = spielt unentschieden
option-quiet-limit = Nach so vielen Zügen hintereinander ohne Schlag endet die Partie unentschieden.
option-quiet-limit-name = Züge ohne Schlag
option-quiet-limit-none = keine Grenze
option-quiet-limit-number = { $number ->
    [one] ein Zug
   *[other] { $number } Züge
}

## Warum ein Zug abgelehnt wird
not-yours = Die Figur auf { $square } gehört { $side ->
    [first] Rot
   *[second] Blau
}.
nothing-there = Auf { $square } steht nichts.
guard-is-one = Der Wächter auf { $square } zieht allein, als ein Stein.
tower-too-low = Der Turm auf { $square } hat { $height ->
    [one] einen Stein
   *[other] { $height } Steine
}; { $stones } lassen sich nicht abheben.
not-straight = { $start } und { $goal } liegen weder auf einer Reihe noch auf einer Linie; gezogen wird gerade, nie diagonal.
distance = { $stones ->
    [one] Ein Stein zieht genau ein Feld
   *[other] { $stones } Steine ziehen genau { $stones } Felder
} weit; { $goal } ist { $far } entfernt.
guard-distance = Der Wächter zieht genau ein Feld weit; { $goal } ist { $far } entfernt.
way-blocked = Niemand springt: Zwischen { $start } und { $goal } steht eine Figur auf { $square }.
own-guard = Auf { $goal } steht der eigene Wächter; auf ihn wird nicht gestapelt.
own-tower = Auf { $goal } steht ein eigener Turm; der Wächter steigt nicht hinauf.
capture-too-high = Der gegnerische Turm auf { $goal } ist { $height } hoch; { $stones ->
    [one] ein Stein schlägt
   *[other] { $stones } Steine schlagen
} höchstens gleich hohe Türme.

## Spielende
R13 = Der Wächter wurde geschlagen.
R14 = Der Wächter hat die gegnerische Burg betreten.
R15 = Wer am Zug ist, kann nicht ziehen.
R16 = Dieselbe Stellung kam zum dritten Mal vor.
R17 = Zu viele Züge hintereinander ohne Schlag.

## Text, der sich nicht lesen lässt
fen-ranks = Eine Stellung hat 7 Reihen, getrennt durch „/“; diese hat { $ranks }.
fen-rank-short = Reihe { $rank } beschreibt nur { $squares ->
    [one] ein Feld
   *[other] { $squares } Felder
} statt 7.
fen-rank-long = Reihe { $rank } beschreibt mehr als 7 Felder.
fen-height = Ein Turm ist eine Farbe und seine Höhe von 1 bis 7, etwa „r3“; auf { $square } fehlt die Höhe oder sie ist unmöglich.
fen-stones = { $side ->
    [first] Rot
   *[second] Blau
} hat { $stones } Steine auf dem Brett; es gibt nur 7.
fen-two-guards = { $side ->
    [first] Rot
   *[second] Blau
} hat hier einen zweiten Wächter.
fen-two-numbers = Zwei Zahlen leerer Felder stehen nebeneinander; zu schreiben ist ihre Summe.
fen-side = Nach den Reihen kommen ein Leerzeichen und die Farbe am Zug, „r“ oder „b“.
fen-no-guard = Beide Wächter fehlen; höchstens einer kann geschlagen sein.
fen-both-home = Beide Wächter stehen in der gegnerischen Burg; die Partie endete, als der erste sie betrat.
move-square = Ein Feld ist ein Buchstabe von A bis G und eine Zahl von 1 bis 7.
move-dash = Zwischen Startfeld und Zielfeld steht „-“.
move-stones = Der Zug eines Turms endet mit der Zahl der gezogenen Steine, 1 bis 7, etwa „A1-A3-2“.

## Neben dem Brett
stones-left = Steine
lift = { $stones ->
    [one] ein Stein
   *[other] { $stones } Steine
}
bridge-message = „{ $found }“ ist keine Nachricht des Kursservers.

## Eine Stellung aufbauen
brush-stack-first = Roter Stein
brush-stack-second = Blauer Stein
brush-guard-first = Roter Wächter
brush-guard-second = Blauer Wächter
