game-title = TURRIS
game-summary = Gemeinsam einen Turm bauen und auf jeder seiner fünf Flächen das größte Gebiet der eigenen Farbe bilden.
side-first = Weiß
side-second = Schwarz

## Optionen
option-ground-flat = Ob ein Stein flach auf der Unterlage liegen darf: nie, nur der erste Stein der Partie, oder jeder, der den Turm seitlich berührt.
option-ground-flat-name = Flach auf der Unterlage
option-ground-flat-forbid = nie
option-ground-flat-first = der erste Stein
option-ground-flat-allow = jeder Stein
option-centre-upright = Auf welchen Ebenen eines stehenden Steins in der Mitte der Rand schon begonnen sein muss: auf beiden oder nur auf der unteren.
option-centre-upright-name = Stehend in der Mitte
option-centre-upright-both = beide Ebenen
option-centre-upright-lower = die untere Ebene
option-bonus-chain = Ob ein Bonusstein, der die Mitte berührt, einen weiteren Bonus bringt.
option-bonus-chain-name = Bonus nach Bonus
option-bonus-chain-on = ja
option-bonus-chain-off = nein

## Warum ein Zug abgelehnt wird
not-neighbours = { $first } und { $second } sind keine Nachbarn; ein liegender Stein liegt auf zwei Säulen, die aneinandergrenzen.
not-level = Ein liegender Stein braucht zwei gleich hohe Säulen; { $first } hat die Höhe { $one }, { $second } die Höhe { $other }.
in-the-air = Kein Stein schwebt in der Luft: { $column } hat die Höhe { $height }, und dieser Würfel liegt höher, als ein Stein darauf reicht.
no-side-contact = Ein stehender Stein braucht Seitenkontakt zum Turm; auf Ebene { $level } steht nichts neben { $column }.
on-one-block = Ein liegender Stein muss auf zwei verschiedenen Steinen aufliegen; unter { $first } und { $second } liegt nur ein einziger.
flat-on-mat = Auf der Unterlage liegt kein Stein flach, denn er muss auf zwei Steinen aufliegen. Stell ihn auf, oder leg ihn höher als auf { $first } und { $second }.
flat-on-mat-later = Nur der erste Stein der Partie darf flach auf der Unterlage liegen; { $first } und { $second } sind noch leer.
flat-on-mat-alone = Ein flach auf der Unterlage liegender Stein braucht Seitenkontakt zum Turm; neben { $first } und { $second } steht nichts.
too-many-levels = Höchstens drei Ebenen dürfen unvollständig sein: Ebene { $level } darf erst begonnen werden, wenn Ebene { $unfinished } voll ist; dort fehlt { $column }.
centre-too-early = Die Mitte von Ebene { $level } darf erst bebaut werden, wenn auf dieser Ebene ein Stein am Rand steht.
end-without-bonus = Es steht kein Bonus an, auf den du verzichten könntest; verbau einen Stein.
removal-without-bonus = Einen Stein wegnehmen darfst du nur als Bonus, gleich nachdem du mit einem Stein die Mitte b2 bebaut hast.
nothing-to-take = Auf { $column } steht nichts.
own-block = Der oberste Stein auf { $column } ist dein eigener; wegnehmen darfst du nur einen gegnerischen.
block-covered = Auf dem obersten Stein von { $column } liegt noch ein anderer auf; wegnehmen darfst du nur einen Stein, auf dem nichts liegt.
built-over = Auf diesem Stein liegen andere; wegnehmen darfst du nur einen Stein, auf dem nichts liegt.
flat-by-first = Der liegende Stein auf { $column } wird nach seiner ersten Säule benannt: x{ $first }.
block-protected = Den Stein auf { $column } hat { $side ->
    [first] Weiß
   *[second] Schwarz
} zuletzt verbaut; er darf nicht weggenommen werden.
removal-levels = Ohne den Stein auf { $column } wäre die niedrigste Säule nur { $low } hoch, { $tallest } aber { $high }: mehr als drei unvollständige Ebenen.
column-closed = Von { $column } wurde gerade ein Stein von dir weggenommen; in diesem Zug darfst du dort nicht wieder bauen.
pass-in-bonus = Beim Bonus wird nicht gepasst; verzichte mit „end“.
pass-while-able = Du kannst einen Stein verbauen, also musst du es tun; es gibt dafür { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}.
no-block-in-hand = Du hast keinen Stein mehr; nimm einen gegnerischen weg oder beende deinen Zug.

## Spielende
R20 = Alle Steine sind verbaut.
ended-resignation = { $side ->
    [first] { side-first }
   *[second] { side-second }
} hat aufgegeben.
ended-time = Die Zeit von { $side ->
    [first] { side-first }
   *[second] { side-second }
} ist abgelaufen.

## Text, der sich nicht lesen lässt
position-separator = Vor Säule { $column } kommt „{ $sign }“.
position-column = Säule { $column } wird von der Unterlage aufwärts mit V, N, E, S, W (weiß) und v, n, e, s, w (schwarz) geschrieben, oder „-“, wenn sie leer ist.
position-side = Nach dem Turm kommen ein Leerzeichen und die Farbe am Zug, „w“ oder „b“.
position-turn = Nach der Farbe am Zug kommen ein Leerzeichen und „-“ (ein Stein ist zu verbauen) oder „+“ (ein Bonus steht an).
position-ban = Nach dem Stand des Zugs kommen ein Leerzeichen und die gesperrten Säulen: „-“, eine wie „a1“ oder zwei wie „a1b1“.
position-last = Am Ende kommen ein Leerzeichen und die Säulen der zuletzt verbauten Steine, Weiß vor Schwarz, etwa „a1:b1c1“.
half-alone = „{ $letter }“ auf Ebene { $level } von { $column } ist die Hälfte eines liegenden Steins, aber die andere Hälfte liegt nicht daneben.
flat-on-flat = Der liegende Stein auf Ebene { $level } von { $column } liegt genau auf einem anderen liegenden; so lässt sich nicht bauen.
too-many-blocks = { $side ->
    [first] Weiß
   *[second] Schwarz
} hat hier mehr als { $blocks } Steine im Turm.
position-levels = { $tallest } ist { $high } hoch, { $lowest } nur { $low }; der Unterschied ist nie größer als drei.
columns-order = { $first } kann nicht vor { $second } stehen: Zwei Säulen werden in der Reihenfolge a1 b1 c1 a2 b2 c2 a3 b3 c3 geschrieben.
columns-apart = { $first } und { $second } sind keine Nachbarn; auf ihnen liegt kein Stein.
last-missing = { $side ->
    [first] Weiß
   *[second] Schwarz
} hat Steine im Turm, also wurde einer davon zuletzt verbaut.
last-not-there = Der oberste Stein von { $side ->
    [first] Weiß
   *[second] Schwarz
} auf { $columns } liegt nicht auf genau diesen Säulen; er wurde nicht zuletzt verbaut.
over-turn = Alle Steine sind verbaut: Die Partie ist zu Ende, ein Bonus steht nicht an; zu schreiben ist „-“.
over-ban = Alle Steine sind verbaut: Die Partie ist zu Ende, keine Säule ist gesperrt; zu schreiben ist „-“.
over-side = Alle Steine sind verbaut, den allerletzten hätte { $side ->
    [first] Weiß
   *[second] Schwarz
} gesetzt; auf ihm liegt aber ein anderer.
bonus-not-earned = Ein Bonus steht nur an, wenn der Stein, den { $side ->
    [first] Weiß
   *[second] Schwarz
} zuletzt verbaut hat, die Mitte b2 berührt.
bonus-covered = Ein Bonus steht nur gleich nach dem Stein an, der ihn einbringt; auf dem, den { $side ->
    [first] Weiß
   *[second] Schwarz
} zuletzt verbaut hat, liegt aber etwas.
turn-skipped = { $side ->
    [first] Weiß
   *[second] Schwarz
} hat keinen Stein mehr und wird übersprungen; die andere Farbe ist am Zug.
move-kind = Ein Zug beginnt mit V (stehend), H (liegend) oder x (wegnehmen), oder er lautet „end“ oder „pass“.
move-column = Eine Säule ist ein Buchstabe von a bis c und eine Ziffer von 1 bis 3, etwa „b1“.
move-second-column = Ein liegender Stein nennt zwei Säulen, etwa „Ha1b1“.

## Neben dem Brett
blocks-in-hand = Steine auf der Hand
turn-place = Einen Stein verbauen
turn-bonus = Bonus: einen Stein verbauen, einen wegnehmen oder den Zug beenden
turn-over = Der Turm ist fertig
face-south = Süden
face-east = Osten
face-north = Norden
face-west = Westen
face-roof = Dach
total = Gesamt
closed = in diesem Zug gesperrt
would-be-closed = wäre im nächsten Zug gesperrt
choice-end = Zug beenden
choice-pass = Passen: Kein Stein lässt sich verbauen

## Lektionen
lesson-goal = Das Ziel
lesson-goal-tower = Weiß und Schwarz bauen gemeinsam einen Turm auf einem Grundriss von drei mal drei Säulen, a1 bis c3, mit der Mitte b2. Jeder hat zwanzig Steine, und ein Stein besteht aus zwei Würfeln. Dreh den Turm: zieh an ihm oder nimm die Knöpfe. Dazu siehst du seine fünf Ansichten, vier Seiten und das Dach. Auf jeder zählt nur deine größte zusammenhängende Gruppe. Du spielst Weiß.
lesson-goal-first = Weiß beginnt. Ein Zug verbaut einen eigenen Stein. Der erste muss stehen, auf irgendeiner Säule außer der Mitte. Drück zwei Würfel übereinander.
lesson-goal-first-done = Von jeder Seite zeigt er zwei Quadrate, von oben eines.
lesson-goal-face = Quadrate deiner Farbe, die auf einer Ansicht zusammenhängen, sind eine Gruppe. Stell einen Stein auf a2, neben deinen auf a1, und achte auf die Westseite.
lesson-goal-face-done = Vier Quadrate in einer Gruppe auf der Westseite, zwei auf dem Dach. Viele kleine Gruppen sind nichts wert; es zählt die eine große.
lesson-upright = Stehende Steine
lesson-upright-beside = Jeder Stein berührt den Turm. Ein stehender braucht Seitenkontakt: Eine Nachbarsäule muss höher sein als die Stelle, auf der er steht. Stell einen an den Rand, auf c1 oder a2.
lesson-upright-beside-done = Er lehnt am Turm. Von seinen vier Seiten genügt eine.
lesson-upright-alone = Versuch, einen Stein auf c3 zu stellen, weit weg von den anderen.
lesson-upright-alone-done = Auch eine Ecke würde nicht genügen, und c3 berührt gar nichts.
lesson-upright-on-top = Versuch, einen Stein auf deinen eigenen auf a1 zu stellen.
lesson-upright-on-top-done = Dort oben steht nichts daneben. Erst muss neben ihm etwas gewachsen sein.
lesson-upright-against = Jetzt liegt ein Stein auf a1 und b1, auf der dritten Ebene. Stell einen daneben, auf c1 oder a2.
lesson-upright-against-done = Der liegende Stein ist höher als die Säule daneben, also gibt es eine Seite zum Anlehnen.
lesson-flat = Liegende Steine
lesson-flat-mat = Ein liegender Stein muss auf zwei verschiedenen Steinen aufliegen. Versuch, einen auf die Unterlage zu legen, auf a3 und b3.
lesson-flat-mat-done = Unter ihm sind keine zwei Steine. Der Turm beginnt also mit stehenden; eine Option erlaubt liegende auf der Unterlage.
lesson-flat-across = Auf a1 und b1 stehen zwei gleich hohe Steine. Leg einen quer darüber.
lesson-flat-across-done = Er liegt auf einem weißen und einem schwarzen Stein: Die Farben spielen keine Rolle.
lesson-flat-uneven = Versuch, einen Stein auf a1 und a2 zu legen. Auf a1 stehen zwei Würfel, auf a2 keiner.
lesson-flat-uneven-done = Ein Stein liegt mit seiner ganzen Unterseite auf. Keine Hohlräume, keine Brücken ins Leere.
lesson-flat-two-blocks = Auf a1 und b1 liegt ein Stein. Versuch, einen zweiten genau darauf zu legen.
lesson-flat-two-blocks-done = Darunter wäre nur ein Stein, nicht zwei. Liegende Steine müssen überlappen wie Ziegel.
lesson-levels = Ebenen und die Mitte
lesson-levels-too-high = Höchstens drei Ebenen dürfen begonnen und nicht voll sein. Ebene 1 hat noch Lücken. Versuch, auf c1 einen Stein zu stellen, bis auf die vierte Ebene.
lesson-levels-too-high-done = Die höchste Säule ist also nie mehr als drei Würfel höher als die niedrigste: Erst unten füllen, dann oben bauen.
lesson-levels-centre-early = Alle Säulen sind zwei hoch. Versuch, die dritte Ebene in der Mitte zu beginnen, liegend auf a2 und b2.
lesson-levels-centre-early-done = Auf jeder Ebene kommt der Rand zuerst. Die andere Hälfte desselben Steins zählt dabei nicht.
lesson-levels-rim = Beginn die dritte Ebene also am Rand: Leg einen Stein auf zwei Randsäulen.
lesson-levels-rim-done = Jetzt ist die Mitte dieser Ebene offen, zuerst für deinen Gegner. Und die Mitte bringt einen Bonus: Überleg dir gut, wann du sie öffnest.
lesson-bonus = Der Bonus
lesson-bonus-earn = Wer mit einem Stein die Mitte bebaut, stehend oder mit einer Hälfte eines liegenden, erhält einen Bonus. Auf beiden Ebenen steht schon ein Stein am Rand. Stell einen Stein auf b2.
lesson-bonus-earn-done = Ein Bonus! Du bist noch am Zug: Verbau einen weiteren Stein, nimm einen gegnerischen weg oder beende deinen Zug.
lesson-bonus-place = Der Bonus steht an. Nutz ihn, um einen weiteren Stein zu verbauen, wo du darfst.
lesson-bonus-place-done = Zwei Steine in einem Zug.
lesson-bonus-chain = Berührt auch der Bonusstein die Mitte, bringt er einen weiteren Bonus. Finde die Stelle.
lesson-bonus-chain-done = Bonus auf Bonus. Mit einer Option endet die Kette nach dem ersten.
lesson-bonus-take = Oder nimm einen gegnerischen Stein weg: einen, auf dem nichts liegt. Steine, die man wegnehmen darf, leuchten. Drück einen.
lesson-bonus-take-done = Schwarz bekommt ihn zurück, und dein Zug ist zu Ende. Ein Stein bleibt, wenn ohne ihn mehr als drei Ebenen unvollständig wären.
lesson-bonus-newest = Der Stein, den der Gegner zuletzt verbaut hat, ist geschützt. Hier ist es der auf a2. Versuch, ihn wegzunehmen.
lesson-bonus-newest-done = Jeden anderen freien schwarzen Stein dürftest du nehmen, diesen nicht.
lesson-bonus-closed = Jetzt bist du Schwarz. Weiß hat gerade deinen Stein von a2 weggenommen. Versuch, dort gleich wieder zu bauen.
lesson-bonus-closed-done = Die Stelle bleibt während deines ganzen nächsten Zuges leer. Ginge sonst gar nichts, würdest du passen: der einzige Fall, in dem man das tut.
lesson-ending = Die Wertung
lesson-ending-count = So wird eine Ansicht gezählt: Man schaut von der Seite, und an jeder Stelle zählt der erste Würfel, wie weit hinten er auch steht. Von Norden scheinen sich die weißen Steine auf a1 und b2 zu berühren, also sind sie eine Gruppe von vier. Auf dem Dach berühren sie sich nur an einer Ecke: je ein Quadrat. Weiß hat zusammen 13, Schwarz 5.
lesson-ending-last-block = Der letzte von vierzig Steinen, und es gibt eine Stelle für ihn. Wer früher keine Steine mehr hat, wird übersprungen. Verbau ihn: Dann werden die fünf Ansichten zusammengezählt.
lesson-ending-last-block-done = Alle Steine sind verbaut: 40 zu 32 für Weiß. Gleiche Summen wären ein Unentschieden. Jetzt weißt du alles: Bau!
## Eine Stellung aufbauen
brush-upright-first = Weiß, stehend
brush-east-first = Weiß, liegend, West–Ost
brush-north-first = Weiß, liegend, Süd–Nord
brush-upright-second = Schwarz, stehend
brush-east-second = Schwarz, liegend, West–Ost
brush-north-second = Schwarz, liegend, Süd–Nord
