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
ended-resignation = { $side ->
    [first] { side-first }
   *[second] { side-second }
} hat aufgegeben.
ended-time = Die Zeit von { $side ->
    [first] { side-first }
   *[second] { side-second }
} ist abgelaufen.

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
} hat nur 7 Steine; auf dem Brett sind es mehr.
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

## Lektionen
lesson-goal = Das Ziel
lesson-goal-board = So beginnt eine Partie. Jede Seite hat sieben Steine und einen Wächter, die Figur mit dem Schild. Das ummauerte Feld in der Mitte jeder Grundlinie ist die Burg dieser Seite: D7 gehört Rot, D1 gehört Blau. Du spielst Rot.
lesson-goal-castle = Es gibt zwei Wege zum Sieg. Der erste: mit dem eigenen Wächter die gegnerische Burg betreten. Deiner steht vor dem Tor. Gewinne!
lesson-goal-castle-done = Dein Wächter steht in der blauen Burg, und die Partie ist sofort zu Ende.
lesson-goal-guard = Der zweite Weg: den gegnerischen Wächter schlagen. Dein Turm auf D5 hat zwei Steine, also zieht er zwei Felder weit. Gewinne!
lesson-goal-guard-done = Blau hat den Wächter verloren und damit die Partie. Burg betreten oder Wächter schlagen: Alles andere dient diesen beiden Zielen.
lesson-moving = Wie Figuren ziehen
lesson-moving-guard = Es wird abwechselnd gezogen, und jedes Mal muss man genau eine eigene Figur bewegen. Der Wächter geht genau ein Feld: vorwärts, rückwärts oder seitwärts. Zieh mit deinem Wächter.
lesson-moving-guard-done = Ein Feld in gerader Linie: Mehr kann ein Wächter nie.
lesson-moving-tower = Ein Turm zieht genau so viele Felder weit, wie er Steine hat. Deiner auf D4 hat zwei: Zieh den ganzen Turm zwei Felder weit.
lesson-moving-tower-done = Zwei Steine, zwei Felder, nicht mehr und nicht weniger. Blau hat mit dem Wächter geantwortet.
lesson-moving-straight = Versuch jetzt etwas Verbotenes. Drück D4 und dann E5, einen diagonalen Schritt.
lesson-moving-straight-done = Richtig, das geht nicht. In diesem Spiel zieht nichts diagonal oder um die Ecke.
lesson-moving-exact = Ein einzelner Stein zieht ein Feld weit. Versuch, ihn zwei Felder weit zu ziehen, von D4 nach D6.
lesson-moving-exact-done = Die Weite ist immer die Zahl der bewegten Steine. Ein Stein, der weit reisen soll, braucht andere unter sich.
lesson-moving-jump = Drei Steine ziehen drei Felder weit, von B4 nach E4. Aber ein blauer Stein steht dazwischen. Versuch es.
lesson-moving-jump-done = Niemand springt. Jedes Feld auf dem Weg muss frei sein, und so hält ein einzelner Stein einen hohen Turm auf.
lesson-stacking = Stapeln und Entstapeln
lesson-stacking-split = Von einem Turm darfst du oben so viele Steine abnehmen, wie du willst. Heb zwei der drei von B4 ab: Sie ziehen zwei Felder weit, nach D4.
lesson-stacking-split-done = Ein Stein ist auf B4 geblieben. Wie weit es geht, bestimmt der Teil, der zieht.
lesson-stacking-stack = Wer auf einem eigenen Turm landet, wird daraufgestapelt. Setz den Stein von C4 auf den Turm auf D4.
lesson-stacking-stack-done = Jetzt ist er drei Steine hoch und zieht drei Felder auf einmal.
lesson-stacking-both = Beides geht in einem Zug. Nimm zwei Steine von A4 und lande auf dem Stein auf C4.
lesson-stacking-both-done = Ein Stein bleibt auf A4, drei stehen auf C4: entstapelt und gestapelt in einem einzigen Zug.
lesson-stacking-apart = Gestapelt werden nur Steine. Versuch, den Stein von D6 auf deinen eigenen Wächter auf D7 zu setzen.
lesson-stacking-apart-done = Wächter und Steine teilen nie ein Feld: Kein Stein landet auf dem eigenen Wächter, kein Wächter steigt auf einen eigenen Turm.
lesson-capturing = Schlagen
lesson-capturing-equal = Eine Figur, die auf einer gegnerischen landet, schlägt sie vom Brett. Steine schlagen einen Turm, der höchstens so hoch ist wie sie selbst. Schlag den Turm auf D4.
lesson-capturing-equal-done = Zwei Steine schlagen zwei. Geschlagene Steine sind für immer aus dem Spiel.
lesson-capturing-higher = Es zählt der Teil, der zieht. Dein Turm auf B4 hat drei Steine, aber D4 ist zwei Felder entfernt, also kommen nur zwei davon an. Versuch, die drei auf D4 zu schlagen.
lesson-capturing-higher-done = Zwei Steine schlagen keine drei, wie hoch der Turm auch war, von dem sie kamen.
lesson-capturing-guard-takes = Der Wächter schlägt alles, sei es noch so hoch. Schlag den Fünferturm auf D3.
lesson-capturing-guard-takes-done = Fünf Steine auf einen Streich. Ein Wächter neben deinen Türmen ist gefährlich, aber auch in ihrer Reichweite.
lesson-capturing-take-guard = Und einen Wächter schlagen beliebige Steine, sogar ein einzelner. Finde den Zug, der gewinnt.
lesson-capturing-take-guard-done = Drei der vier Steine haben genügt: D3 ist drei Felder entfernt.
lesson-ending = Burgen und Spielende
lesson-ending-ordinary = Für Steine ist eine Burg ein Feld wie jedes andere. Zieh deine drei Steine von D4 in die blaue Burg auf D1.
lesson-ending-ordinary-done = Nichts geschieht: Nur der Wächter gewinnt dort. Eine Burg, in der eigene Steine stehen, ist dem eigenen Wächter aber versperrt.
lesson-ending-race = Der blaue Stein auf F1 will deinen Wächter schlagen. Du bist am Zug. Finde den Zug, der gewinnt.
lesson-ending-race-done = Die Partie ist zu Ende, sobald der Wächter in der Burg steht. Dass er dort geschlagen werden könnte, spielt keine Rolle.
lesson-ending-stuck = Rot ist hier am Zug und kann nicht: Der Wächter ist eingesperrt, jeder Stein ist blockiert, und die gegnerischen Türme sind zu hoch. Wer keinen Zug hat, verliert. Eine Stellung, die zum dritten Mal vorkommt, ist unentschieden, und man kann vereinbaren, dass auch eine Zahl von Zügen ohne Schlag ein Unentschieden ist.
lesson-first-game = Deine ersten Züge
lesson-first-game-opening = Rot beginnt. Alle Steine stehen einzeln und ziehen ein Feld weit. Mach irgendeinen Zug.
lesson-first-game-opening-done = Blau hat geantwortet. In einer echten Partie kommen jetzt die ersten Türme: Sie sind schnell, aber einzelne Steine können ihnen den Weg versperren.
lesson-first-game-loose = Blau ist nach D4 vorgerückt, direkt vor deinen Stein auf D5. Schlag ihn.
lesson-first-game-loose-done = Ein Stein schlägt einen. Blau hat nur noch sechs. Frag dich vor jedem Zug, was der Gegner genau erreichen kann.
lesson-first-game-finish = Eine letzte Aufgabe. Der blaue Wächter versteckt sich auf D2 hinter seinen Steinen. Welche deiner Figuren erreicht ihn genau? Gewinne!
lesson-first-game-finish-done = Der Stein auf D3 ging ein Feld weit, und das war genau genug. Du kennst jetzt alle Regeln: Spiel eine Partie!
## Eine Stellung aufbauen
brush-stack-first = Roter Stein
brush-stack-second = Blauer Stein
brush-guard-first = Roter Wächter
brush-guard-second = Blauer Wächter
