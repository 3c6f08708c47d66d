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
ended-resignation = { $side ->
    [first] { side-first }
   *[second] { side-second }
} hat aufgegeben.
ended-time = Die Zeit von { $side ->
    [first] { side-first }
   *[second] { side-second }
} ist abgelaufen.

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
} hat nur 18 Steine; auf dem Brett sind es mehr.
position-two-tops = { $first } und { $second } sind beide 6 hoch; mit dem ersten solchen Turm war die Partie zu Ende.
position-side = Nach den Reihen kommen ein Leerzeichen und die Farbe am Zug, „b“ (Schwarz) oder „w“ (Weiß).
move-field = Ein Feld ist ein Buchstabe von A bis F und eine Zahl von 1 bis 6.
move-sign = Zwischen den beiden Feldern steht „+“ zum Bauen („A3+A1“) oder „-“ zum Versetzen eines ganzen Turms („A1-A3“).

## Neben und auf dem Brett
highest-tower = Höchster Turm
free-towers = Freie Türme
quiet-moves = { $moves ->
    [one] Ein Zug
   *[other] { $moves } Züge
} ohne Bau; bei { $limit } endet die Partie unentschieden
build-to = bauen: Höhe { $height }
relocate = Turm versetzen: Höhe { $height }
blocked-row = Reihe { $line } blockiert: { $height } gegen { $own }
blocked-column = Spalte { $line } blockiert: { $height } gegen { $own }

## Lektionen
lesson-goal = Das Ziel
lesson-goal-board = Schwarz und Weiß haben je achtzehn Steine. Am Anfang steht auf jedem Feld ein einzelner Stein der Farbe des Feldes. Aus diesen Steinen werden Türme; Steine verlassen nie die Felder ihrer Farbe. Du spielst Schwarz.
lesson-goal-six = Wer zuerst einen Turm von sechs Stockwerken baut, gewinnt sofort. Du hast zwei Fünfertürme. Drück erst den einen, dann den anderen: Der oberste Stein des ersten kommt auf den zweiten. Gewinne!
lesson-goal-six-done = Ein Turm ist jetzt sechs Stockwerke hoch, der andere vier. Nur so wachsen Türme: der oberste Stein des einen auf einen anderen von gleicher Höhe.
lesson-goal-shut-in = Der zweite Weg zum Sieg: der anderen Seite keinen Zug lassen. Hohe Türme blockieren die niedrigeren gegnerischen in ihrer Reihe und in ihrer Spalte. Wohin muss dein Fünferturm, damit alle weißen Steine blockiert sind? Gewinne!
lesson-goal-shut-in-done = Auf A1 blockiert er Reihe A und Spalte 1 und damit alles, was Weiß hat. Wer nicht ziehen kann, verliert.
lesson-building = Bauen
lesson-building-first = Schwarz beginnt, und an der Reihe macht man genau einen Zug. Nimm den Stein von A3 und setz ihn auf A1. Die Entfernung spielt keine Rolle.
lesson-building-first-done = Auf A1 steht ein Zweierturm, und A3 ist frei. Das war der erste Bau.
lesson-building-three = Gebaut wird nur aus zwei gleich hohen Türmen. Bau einen Dreierturm.
lesson-building-three-done = Aus zwei und zwei wurden eins und drei: Nur der oberste Stein zieht, nicht der ganze Turm.
lesson-building-unequal = Versuch, den obersten Stein von A1, das zwei hoch ist, auf den einzelnen Stein auf A3 zu setzen.
lesson-building-unequal-done = Die Höhen müssen gleich sein: ein einzelner Stein auf einen einzelnen, zwei auf zwei, und so fort bis fünf auf fünf.
lesson-building-colour = Auf A2 steht ein weißer Zweierturm, so hoch wie deiner. Versuch, auf ihm zu bauen.
lesson-building-colour-done = Deine Steine bleiben auf Feldern deiner Farbe, und niemand baut auf gegnerischen Steinen.
lesson-relocating = Einen Turm versetzen
lesson-relocating-whole = Statt zu bauen darfst du einen ganzen Turm von zwei oder mehr Stockwerken auf irgendein freies Feld deiner Farbe versetzen. Versetz den Turm von A1 nach F6, quer über das Brett.
lesson-relocating-whole-done = Keine Entfernung ist zu weit, und was dazwischen steht, stört nicht.
lesson-relocating-single = Mit einzelnen Steinen ist das anders. Versuch, den einzelnen Stein von A3 auf das freie Feld C3 zu versetzen.
lesson-relocating-single-done = Ein einzelner Stein zieht nur auf einen anderen. Und ein oberster Stein kommt nie auf ein freies Feld: Türme werden ganz versetzt oder gar nicht.
lesson-blockade = Die Blockade
lesson-blockade-row = Jetzt spielst du Weiß. Schwarz hat auf A1 einen Zweierturm gebaut, den höchsten der Reihe A und der Spalte 1. Er blockiert dort alle niedrigeren weißen Steine. Versuch, den Stein von A4 auf C4 zu setzen.
lesson-blockade-row-done = Blockierte Steine ziehen nicht. In jeder Reihe entscheidet der höchste Turm: Wem er gehört, der blockiert den anderen.
lesson-blockade-column = Dasselbe gilt für Spalten. Versuch, den Stein von D1 auf D3 zu setzen.
lesson-blockade-column-done = Was in seiner Reihe oder in seiner Spalte blockiert ist, bleibt stehen. Diagonalen bedeuten nichts.
lesson-blockade-grow = Aber auf einen blockierten Turm darf man bauen. Setz den Stein von C2, der frei ist, auf einen deiner blockierten Steine.
lesson-blockade-grow-done = Das Ziel eines Baus darf blockiert sein, der Stein, der zieht, nicht.
lesson-blockade-own = Du bist wieder Schwarz. Dein Turm auf A1 ist der höchste der Reihe A, drei gegen zwei. Also blockiert dich dort niemand, auch nicht deine niedrigen Steine neben dem weißen Zweierturm. Bau mit A3 und A5.
lesson-blockade-own-done = Verglichen werden nur die höchsten Türme beider Seiten. Wie viele Türme man hat, spielt keine Rolle.
lesson-breaking = Eine Blockade brechen
lesson-breaking-level = In Reihe A haben beide Seiten einen Viererturm. Gleiche Höhe hebt die Blockade auf: Niemand ist in dieser Reihe blockiert, auch nicht die einzelnen Steine.
lesson-breaking-relocate = Du spielst Weiß. Der schwarze Dreierturm auf A1 blockiert deine Steine in Reihe A. Bring deinen Dreierturm von E4 in diese Reihe.
lesson-breaking-relocate-done = Drei gegen drei: Die Blockade der Reihe A ist gebrochen, und A2 und A4 dürfen wieder ziehen.
lesson-breaking-build = Man kann den Turm, der sie bricht, auch bauen. Setz mit irgendeinem nicht blockierten Stein ein zweites Stockwerk auf A2.
lesson-breaking-build-done = Jetzt steht es in Reihe A zwei gegen zwei. Und ist dein Turm der einzige Zweier in Spalte 2, so blockiert er dort Schwarz.
lesson-breaking-freed = So ist es nun: A2 ist zwei hoch, Reihe A ausgeglichen. A4 und A6 sind wieder frei. Bau mit ihnen.
lesson-breaking-freed-done = Eine gebrochene Linie befreit oft mehrere Steine auf einmal.
lesson-breaking-pairwise = Einen Satz der Anleitung kann man strenger lesen. Dafür gibt es eine Option (pairwise): Dann blockiert jeder höhere gegnerische Turm der Linie, was man dort auch sonst hat. Versuch mit ihr, als Schwarz den Stein von A5 auf C5 zu setzen.
lesson-breaking-pairwise-done = Der weiße Zweierturm auf A2 blockiert den einzelnen Stein auf A5, obwohl auch Schwarz in Reihe A einen Zweierturm hat. Ohne die Option ist A5 frei.
lesson-ending = Wie es endet
lesson-ending-block = Weiß hat nur noch zwei Steine, die ziehen könnten, beide in Reihe A. Bau so, dass sie blockiert sind. Gewinne!
lesson-ending-block-done = Ein Zweierturm in Reihe A genügt hier. Weiß hat keinen Zug und verliert, gleich aus welchem Grund.
lesson-ending-storeys = Ein volles Brett. Irgendwo darin steckt ein Turm von sechs Stockwerken für dich. Gewinne!
lesson-ending-storeys-done = Sechs Stockwerke! In einem solchen Turm stecken mindestens fünfundzwanzig Bauten und sechzehn Steine, also achte auf deine Reserven.
lesson-ending-tie = Manchmal kommt niemand weiter. Mach irgendeinen Zug.
lesson-ending-tie-done = Werden nur noch Türme versetzt, endet die Partie unentschieden: wenn eine Stellung zum dritten Mal vorkommt oder nach sechzig Zügen in Folge ohne Bau. Jetzt weißt du alles: Spiel!
## Eine Stellung aufbauen
brush-stone = Stein
