game-title = TWRS
game-summary = Türme versetzen, Markierungssteine setzen, wo sich ihre Linien kreuzen, und mehr vom Brett einschließen als der Gegner.
side-first = Orange
side-second = Blau

## Optionen
option-start = Wie die Partie beginnt: mit unserer Hausaufstellung (die gedruckte Startaufstellung kennen wir nicht) oder ohne Startaufstellung, wobei die Spieler Steine und Türme abwechselnd selbst aufstellen.
option-start-name = Aufstellung
option-start-house = Hausaufstellung
option-start-free = freie Aufstellung
option-diagonal = Ob der versetzte Turm auch entlang einer seiner beiden Diagonalen markieren darf.
option-diagonal-name = Diagonales Markieren
option-diagonal-off = nein
option-diagonal-on = ja

## Warum ein Zug abgelehnt wird
place-first = Die Aufstellung ist noch nicht fertig: { $side ->
    [first] Orange
   *[second] Blau
} setzt jetzt { $piece ->
    [stone] einen Markierungsstein
   *[tower] einen Turm
}; zu nennen ist ein freier Punkt, etwa „f6“.
setup-over = Auf { $point } wird nichts mehr gesetzt: Alle Türme stehen. Zu versetzen ist ein eigener Turm, etwa „b4-b9“.
place-taken = Auf { $point } steht schon etwas; zu wählen ist ein freier Punkt.
nothing-there = Auf { $point } steht kein Turm.
not-yours = Der Turm auf { $point } gehört { $side ->
    [first] Orange
   *[second] Blau
}.
stone-stays = Auf { $point } liegt ein Markierungsstein; Steine werden nie bewegt.
must-move = Der Turm muss { $point } verlassen: Jeder Spielzug beginnt mit dem Versetzen.
petrified = Der Turm auf { $point } ist versteinert: In seinem Gebiet stehen nur Türme von { $side ->
    [first] Orange
   *[second] Blau
}, er wird nicht mehr versetzt.
not-straight = { $start } und { $goal } liegen weder auf einer Reihe noch auf einer Spalte; Türme ziehen auf ihren vier Bewegungslinien, nie diagonal.
way-blocked = Gesprungen wird nicht: Auf { $point } steht etwas zwischen { $start } und { $goal }.
goal-taken = Auf { $goal } steht schon etwas; ein Turm zieht auf einen freien Punkt, geschlagen wird nicht.
mark-taken = Auf { $point } lässt sich kein Markierungsstein setzen: Dort steht schon etwas.
mark-blocked = Die Linien von { $active } und { $tower } treffen sich nicht auf { $point }: Dazwischen steht etwas auf { $obstacle }.
mark-no-crossing = { $point } ist kein Markierungspunkt: Dort kreuzt keine Linie des Turms auf { $active } eine Bewegungslinie eines gegnerischen Turms.
mark-same-line = Die Türme auf { $active } und { $tower } stehen auf derselben Linie; auf ihr kreuzt sich nichts, { $point } ist kein Markierungspunkt.
mark-incomplete = Wer den Turm auf { $tower } markiert, setzt auf alle seine Markierungspunkte einen Stein: { $missing } fehlt.
mark-two-towers = Das sind Markierungspunkte zweier Türme, { $one } und { $two }; markiert wird je Spielzug nur einer.
supply-short = Im Vorrat { $left ->
    [one] ist nur noch ein Stein
   *[other] sind nur noch { $left } Steine
}, nicht { $stones }; zu wählen ist der Punkt, der ihn bekommt.
mark-petrified = { $point } würde den Turm auf { $tower } markieren, aber der ist versteinert, und versteinerte Türme werden nicht markiert.
mark-diagonal-off = Auf { $point } kreuzt von { $active } aus nur eine Diagonale die Linien von { $tower }; diagonale Markierungslinien gelten in dieser Partie nicht.
mark-two-modes = Beide Punkte markieren den Turm auf { $tower }, aber auf verschiedene Weise; markiert wird entweder mit den Bewegungslinien oder mit der einen oder mit der anderen Diagonale.

## Spielende
R17 = Alle Türme der Farbe am Zug sind versteinert.
R18 = Die Farbe am Zug kann nicht ziehen: Ihre Türme sind eingeklemmt.
R19 = Der vierzigste Markierungsstein ist gesetzt, der Vorrat ist leer.
R20 = Dieselbe Stellung kam zum dritten Mal vor.

## Text, der sich nicht lesen lässt
fen-rows = Eine Stellung hat 11 Reihen, getrennt durch „/“; diese hat { $rows }.
fen-row-short = Reihe { $row } beschreibt nur { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} statt 11.
fen-row-long = Reihe { $row } beschreibt mehr als 11 Punkte.
fen-number = „{ $number }“ ist keine Zahl leerer Punkte: Sie geht von 1 bis 11, und zwei Zahlen stehen nie nebeneinander.
fen-stones = Es gibt nur { $stones } Markierungssteine; dieser ist zu viel.
fen-towers = { $side ->
    [first] Orange
   *[second] Blau
} hat nur { $towers } Türme; dieser ist zu viel.
fen-side = Nach den Reihen kommen ein Leerzeichen und die Farbe am Zug, „o“ oder „b“.
fen-setup-option = Nur eine Partie mit der Option start=free hat eine freie Aufstellung; „setup“ weglassen oder diese Option wählen.
fen-setup-complete = Mit { $pieces } Spielsteinen auf dem Brett ist die Aufstellung fertig; „setup“ weglassen.
fen-setup-pieces = Nach { $pieces ->
    [one] einem Spielstein
   *[other] { $pieces } Spielsteinen
} der Aufstellung stehen auf dem Brett { $stones ->
    [one] ein Markierungsstein
   *[other] { $stones } Markierungssteine
} sowie Türme, { $orange } von Orange und { $blue } von Blau; hier stehen andere.
fen-setup-side = Nach { $pieces ->
    [one] einem Spielstein
   *[other] { $pieces } Spielsteinen
} der Aufstellung setzt { $side ->
    [first] Orange („o“)
   *[second] Blau („b“)
} den nächsten.
move-point = Ein Punkt ist ein Buchstabe von a bis k und eine Zahl von 1 bis 11.
move-dash = Zwischen Startpunkt und Zielpunkt steht „-“.
move-stones = Ein Spielzug setzt höchstens zwei Markierungssteine.
move-order = Jeder Stein wird einmal genannt, geordnet nach Spaltenbuchstabe und dann Reihenzahl, etwa „b4-b9+b2+e9“.

## Neben dem Brett
stones-left = Markierungssteine im Vorrat
towers-left = Türme zum Aufstellen
score = Punkte
place-stone = Einen Markierungsstein setzen
place-tower = Einen Turm aufstellen
area-owned = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} für { $side ->
    [first] Orange
   *[second] Blau
}
area-contested = Umkämpft
area-empty = Ohne Turm
mark-nothing = Nicht markieren
mark-points = { $count ->
    [one] Stein auf
   *[other] Steine auf
} { $points }

## Eine Stellung aufbauen
brush-tower-first = Oranger Turm
brush-tower-second = Blauer Turm
brush-stone = Stein
