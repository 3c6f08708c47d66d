game-title = KWINTY
game-summary = Gemeinsam eine Wand bauen, Stein um Stein, und als Erster fünf Quadrate der eigenen Farbe in eine Reihe bringen.
side-first = Weiß
side-second = Schwarz

## Warum ein Zug abgelehnt wird
no-blocks = Alle { $blocks } eigenen Steine sind schon verbaut.
first-column = Der erste Stein gibt den Spalten ihre Nummern: Seine linke Spalte ist 0, nicht { $column }. Zu spielen ist H0 oder V0.
not-touching = Ein Stein muss die Wand berühren: Auf dem Tisch liegt er unmittelbar neben Spalte { $left } oder { $right }.
gap-below = Ein liegender Stein muss auf beiden Spalten aufliegen: Spalte { $higher } ist { $high } hoch, Spalte { $lower } nur { $low }.
too-high = { $kind ->
    [flat] Beide Spalten sind { $height } hoch; die Wand darf { $limit } hoch sein, darüber passt nichts mehr.
   *[upright] Spalte { $column } ist { $height } hoch; ein stehender Stein braucht zwei weitere Ebenen, und die Wand darf { $limit } hoch sein.
}
too-wide = Die Wand wäre { $width } Quadrate breit, von Spalte { $left } bis { $right }; erlaubt sind { $limit }.
flat-beside-flat = Der eigene liegende Stein auf den Spalten { $left } und { $right } schließt hier an; kurze Seiten einer Farbe dürfen nicht aneinanderstoßen.
upright-on-upright = Oben auf Spalte { $column } steht ein eigener stehender Stein; ein zweiter darauf stieße an seine kurze Seite.
can-place = Passen darf nur, wer keinen Stein setzen kann; hier { $places ->
    [one] gibt es noch einen Platz
   *[other] gibt es noch { $places } Plätze
}.

## Spielende
R11 = Fünf Quadrate in einer Reihe.
R12 = Alle Steine sind gesetzt; die Vierer entscheiden.
R13 = Kein Stein passt mehr; die Vierer entscheiden.

## Text, der sich nicht lesen lässt
wall-empty = Die leere Wand schreibt man „-@0“, dann ein Leerzeichen und die Farbe am Zug.
wall-row = Eine Reihe besteht aus W, w, B, b und Zahlen leerer Quadrate.
wall-two-numbers = Zwei Zahlen leerer Quadrate stehen nebeneinander; zu schreiben ist ihre Summe.
wall-wide = Diese Reihe ist breiter als { $limit } Quadrate.
wall-high = Die Wand hat mehr als { $limit } Reihen.
wall-ragged = Diese Reihe beschreibt { $squares ->
    [one] ein Quadrat
   *[other] { $squares } Quadrate
}, die oberste { $width }; alle Reihen sind so breit wie die Wand.
wall-top-empty = Die oberste Reihe ist leer; zu beginnen ist mit der höchsten, in der ein Stein ist.
wall-hollow = Dieses Quadrat ist leer, obwohl darüber ein Stein ist; Spalten haben keine Löcher.
wall-gap = Diese Spalte ist leer; eine Wand hat keine Lücken und ihr Text keine leeren Spalten am Rand.
wall-flat-half = Hier ist ein halber liegender Stein: „w“ und „b“ kommen zu zweit nebeneinander.
wall-upright-half = Hier ist ein halber stehender Stein: „W“ und „B“ kommen zu zweit übereinander.
wall-flat-beside-flat = Hier stoßen zwei liegende Steine einer Farbe aneinander; das verbieten die Regeln.
wall-upright-on-upright = Hier stehen zwei stehende Steine einer Farbe aufeinander; das verbieten die Regeln.
wall-blocks = { $side ->
    [first] Weiß
   *[second] Schwarz
} hat { $blocks } Steine in der Wand; es gibt nur { $limit }.
wall-at = Nach den Reihen kommen „@“ und die Nummer der Spalte ganz links.
wall-left = Die Spalte ganz links hat eine Nummer von -8 bis 0.
wall-zero-outside = Spalte 0 muss zur Wand gehören; diese endet mit Spalte { $right }.
wall-zero-half = Spalte 0 ist die linke Spalte eines Steins auf dem Tisch; hier ist sie die rechte Hälfte eines liegenden.
wall-two-fives = Beide Farben haben einen Fünfer; die Partie endete mit dem ersten.
wall-side = Dann kommen ein Leerzeichen und die Farbe am Zug, „w“ oder „b“.
move-kind = Ein Zug ist „H“ (liegend) oder „V“ (stehend) mit einer Spalte, etwa „H-2“ oder „V0“, oder „pass“.
move-column = Eine Spalte ist eine ganze Zahl, etwa 0, 3 oder -2.

## Neben dem Brett
blocks-left = Steine übrig
fours = Vierer
run = { $squares } in einer Reihe
pass = Passen

## Eine Stellung aufbauen
brush-flat-first = Weiß, liegend
brush-flat-second = Schwarz, liegend
brush-upright-first = Weiß, stehend
brush-upright-second = Schwarz, stehend
