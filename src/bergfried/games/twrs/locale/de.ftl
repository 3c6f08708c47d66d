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
ended-resignation = { $side ->
    [first] { side-first }
   *[second] { side-second }
} hat aufgegeben.
ended-time = Die Zeit von { $side ->
    [first] { side-first }
   *[second] { side-second }
} ist abgelaufen.

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
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $side ->
    [first] Orange
   *[second] Blau
}
area-contested = Umkämpft
area-empty = Ohne Turm
mark-nothing = Nicht markieren
mark-points = { $count ->
    [one] Stein auf { $last }
   *[other] Steine auf { $points } und { $last }
}

## Lektionen
lesson-goal = Das Ziel
lesson-goal-board = Gespielt wird auf den 121 Punkten, an denen sich die Linien kreuzen. Orange und Blau haben je drei Türme. Die weißen Markierungssteine gehören niemandem: Vierzig werden im Lauf der Partie gesetzt, und sie teilen das Brett in Gebiete. Du spielst Orange.
lesson-goal-score = Am Ende zählt für dich jeder Punkt eines Gebiets, in dem nur deine Türme stehen, auch die Punkte unter den Türmen, nicht aber die mit Steinen. Hier hat Orange 53 und 5 Punkte, Blau 35, 1 und 1: Orange gewinnt mit 58 zu 37.
lesson-goal-close = Ein Spielzug ist das Versetzen eines Turms, und danach darf man markieren. Versetz den Turm von b9 nach e9 und setz dann einen Stein auf e4: Das schließt die letzte Lücke zwischen den Farben. Gewinne!
lesson-goal-close-done = Alle Türme stehen in Gebieten ihrer eigenen Farbe, also ist die Partie zu Ende: 66 Punkte gegen 45.
lesson-moving = Türme versetzen
lesson-moving-lines = Ein Turm hat vier Bewegungslinien: nach oben, unten, links und rechts, über freie Punkte, bis ein Stein, ein Turm oder der Rand sie beendet. Er zieht auf irgendeinen Punkt seiner Linien. Drück deinen Turm auf d4 und dann einen Punkt. Ob du danach markierst, steht dir frei.
lesson-moving-lines-done = Beliebig weit, in einer Richtung. Nach dem Versetzen heißt der Turm der aktive Turm, bis der Zug zu Ende ist.
lesson-moving-diagonal = Versuch, den Turm von d4 nach f6 zu versetzen.
lesson-moving-diagonal-done = Türme ziehen nie diagonal.
lesson-moving-jump = Auf d7 liegt ein Stein. Versuch, den Turm darüber hinweg zu versetzen, von d4 nach d9.
lesson-moving-jump-done = Gesprungen wird nicht. Steine bewegen sich nie, also bleibt eine unterbrochene Linie unterbrochen.
lesson-moving-capture = Der blaue Turm steht auf d8. Versuch, ihn zu schlagen.
lesson-moving-capture-done = In diesem Spiel wird nicht geschlagen. Alle Türme bleiben bis zum Ende; es zählt der Raum um sie herum.
lesson-marking = Markieren
lesson-marking-two = Schau nach dem Versetzen, wo die Linien deines aktiven Turms die eines gegnerischen Turms kreuzen. Das sind seine Markierungspunkte: die beiden anderen Ecken des Rechtecks zwischen den Türmen. Zieh von d2 nach d4 und setz Steine auf beide, d8 und h4.
lesson-marking-two-done = Zwei Steine auf einmal. Nur wo Linien sich kreuzen, können Steine gesetzt werden.
lesson-marking-one = Jetzt liegt ein Stein auf f4, also endet deine Linie nach rechts dort und erreicht h4 nicht. Zieh von d2 nach d4 und markier den Turm noch einmal.
lesson-marking-one-done = Nur d8 bleibt: Ein Markierungspunkt muss frei sein, und beide Linien müssen ihn erreichen.
lesson-marking-all = Wer einen Turm markiert, markiert alle seine Markierungspunkte, einen oder zwei. Versuch, nur den Stein auf d8 zu setzen: Drück d2, d4 und dann d8.
lesson-marking-all-done = Alle oder keinen. Aber man muss gar nicht markieren.
lesson-marking-same-line = Stehen beide Türme auf einer Linie, wie d4 und h4, so laufen die Linien aneinander entlang und kreuzen sich nirgends. Versuch, nach d4 zu ziehen und einen Stein auf f4 zu setzen.
lesson-marking-same-line-done = Wer mit dem gegnerischen Turm auf einer Linie steht, kann ihn nicht markieren und wird von ihm nicht markiert.
lesson-marking-one-tower = Hier stehen zwei blaue Türme. In einem Zug markiert man nur einen. Versuch, nach d4 zu ziehen und d7, das zu b7 gehört, zusammen mit d8 zu setzen, das zu h8 gehört.
lesson-marking-one-tower-done = Entscheide dich für einen Turm. Die Steine eines Zuges gehören immer zu ein und demselben.
lesson-marking-left-behind = Auch der Punkt, den dein Turm gerade verlassen hat, ist frei. Zieh von d4 nach d8 und markier: Einer der Steine landet dort, wo dein Turm stand.
lesson-marking-left-behind-done = Steine auf d4 und h8. Verschiedene Arten zu markieren, die dieselben Steine setzen, sind ein und derselbe Zug.
lesson-areas = Gebiete und versteinerte Türme
lesson-areas-parts = Eine Mauer aus Steinen auf Spalte f teilt das Brett. Links stehen nur orange Türme: Dieses Gebiet ist getönt, und seine Türme sind versteinert. Rechts stehen beide Farben, also ist dieses Gebiet noch umkämpft und zählt für niemanden. Türme trennen keine Gebiete, nur Steine tun es.
lesson-areas-petrified = Versteinerte Türme ziehen nie wieder. Versuch, den Turm von a1 nach a5 zu versetzen.
lesson-areas-petrified-done = Sein Gebiet ist sicher, 55 Punkte. Aber der Turm kann anderswo nicht mehr helfen: Lass ihn nicht zu früh versteinern.
lesson-areas-corner = Steine trennen Gebiete auch über Eck: c1 und b2 liegen schräg zueinander. Mit einem Stein auf a3 ist die Ecke geschlossen. Zieh von e7 nach a7 und markier.
lesson-areas-corner-done = Drei Punkte für Orange: a1, a2 und b1. Der andere Stein, auf h7, kam mit, denn wer markiert, markiert alle Punkte.
lesson-ending = Das Ende der Partie
lesson-ending-all-petrified = Sind alle Türme der Seite am Zug versteinert, ist die Partie zu Ende und wird gewertet. Zwischen den Farben fehlt ein Stein. Gewinne!
lesson-ending-all-petrified-done = 66 zu 45. Sind alle Türme der einen Seite versteinert, so sind es auch alle der anderen.
lesson-ending-hemmed-in = Der Sonderfall: Orange ist am Zug. Der Turm auf a1 ist nicht versteinert, denn im selben Gebiet steht ein blauer, aber ziehen kann er auch nicht. Die Partie ist zu Ende. Das Gebiet zählt für niemanden, und der Rest des Bretts hat keinen Turm: 0 zu 0, unentschieden. Auch wenn eine Stellung zum dritten Mal vorkommt, ist die Partie zu Ende.
lesson-ending-short = Der Vorrat ist fast leer: Ein Stein ist übrig. Versuch, von d6 nach d7 zu ziehen und zwei Steine zu setzen, auf d9 und h7.
lesson-ending-short-done = Mit dem letzten Stein darf man noch markieren: Man wählt, welcher Punkt ihn bekommt.
lesson-ending-last-stone = Zieh also von d6 nach d7 und setz den letzten Stein auf d9 oder h7.
lesson-ending-last-stone-done = Mit dem vierzigsten Stein ist die Partie sofort zu Ende, weil sich nichts mehr ändern kann. Hier hatte niemand ein Gebiet abgeschlossen: unentschieden.
lesson-variants = Varianten
lesson-variants-setup = Mit der Option der freien Aufstellung setzen die Spieler selbst drei Steine und dann die Türme: Orange einen Stein, Blau einen, Orange einen; dann Blau einen Turm, Orange zwei, Blau zwei, Orange einen. Setz den ersten Stein auf irgendeinen Punkt.
lesson-variants-setup-done = Stehen alle neun, zieht Orange zuerst. Die Aufstellung der normalen Partie ist hier unsere eigene: Die Abbildung der Anleitung kennen wir nicht.
lesson-variants-straight-only = Normalerweise markieren nur Bewegungslinien. Von f5 aus würde die Diagonale die Linien von i7 auf h7 und i8 kreuzen. Versuch es: Drück f2, f5, h7 und i8.
lesson-variants-straight-only-done = Dafür gibt es die Option der diagonalen Markierungslinien.
lesson-variants-diagonal = Jetzt ist diese Option an. Nach dem Versetzen darf der aktive Turm mit seinen Bewegungslinien markieren oder mit einer seiner beiden Diagonalen. Die Linien des Gegners bleiben gerade. Zieh nach f5 und markier mit einer Diagonale.
lesson-variants-diagonal-done = Diagonalen schlüpfen zwischen Steinen hindurch, die neben ihnen liegen. Sie beginnen nur beim aktiven Turm, nie beim Gegner.
lesson-variants-safe = Der blaue Turm auf a1 ist in seiner Ecke versteinert. Von d3 aus würde deine Diagonale zwischen den Steinen hindurch nach b1 schlüpfen. Versuch es.
lesson-variants-safe-done = Versteinerte Türme können nicht markiert werden, also schrumpfen ihre Gebiete nie. Jetzt weißt du alles: Spiel!
## Eine Stellung aufbauen
brush-tower-first = Oranger Turm
brush-tower-second = Blauer Turm
brush-stone = Stein
