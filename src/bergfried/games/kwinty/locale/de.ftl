game-title = KWINTY
game-summary = Gemeinsam eine Wand bauen, Stein um Stein, und als Erster fünf Quadrate der eigenen Farbe in eine Reihe bringen.
side-first = Weiß
side-second = Schwarz

## Warum ein Zug abgelehnt wird
no-blocks = Alle { $blocks } eigenen Steine sind schon verbaut.
first-column = Der erste Stein gibt den Spalten ihre Nummern: Seine linke Spalte ist 0, nicht { $column }. Zu spielen ist H0 oder V0.
not-touching = Ein Stein muss die Wand berühren: Auf dem Tisch liegt er unmittelbar neben Spalte { $left } oder { $right }.
gap-below = Ein liegender Stein muss auf beiden Spalten aufliegen: Spalte { $higher } ist { $high } hoch, Spalte { $lower } nur { $low }.
square-taken = Dieser Platz ist besetzt: Ein Stein kommt auf freie Quadrate, oben auf die Wand oder daneben.
in-the-air = Kein Stein schwebt in der Luft: Spalte { $column } ist { $height } hoch, und dieses Quadrat liegt höher, als ein Stein darauf reicht.
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
ended-resignation = { $side ->
    [first] { side-first }
   *[second] { side-second }
} hat aufgegeben.
ended-time = Die Zeit von { $side ->
    [first] { side-first }
   *[second] { side-second }
} ist abgelaufen.

## Text, der sich nicht lesen lässt
wall-empty = Die leere Wand schreibt man „-@0“, dann ein Leerzeichen und die Farbe am Zug.
wall-row = Eine Reihe besteht aus W, w, B, b und Zahlen leerer Quadrate.
wall-two-numbers = Zwei Zahlen leerer Quadrate stehen nebeneinander; zu schreiben ist ihre Summe.
wall-wide = Eine Wand ist höchstens { $limit } Quadrate breit; diese ist breiter.
wall-high = Die Wand hat mehr als { $limit } Reihen.
wall-ragged = Diese Reihe beschreibt { $squares ->
    [one] ein Quadrat
   *[other] { $squares } Quadrate
}, die oberste { $width }; alle Reihen sind so breit wie die Wand.
wall-top-empty = Die oberste Reihe ist leer; zu beginnen ist mit der höchsten, in der ein Stein ist.
wall-hollow = Über Spalte { $column } hängt ein Stein in der Luft: Unter ihm ist ein Quadrat leer.
wall-gap = Spalte { $column } ist leer, aber dahinter geht die Wand weiter; eine Wand hat keine Lücken.
wall-side-empty = Spalte { $column } ist leer; der Text einer Wand hat keine leeren Spalten am Rand.
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

## Lektionen
lesson-goal = Das Ziel
lesson-goal-wall = Weiß und Schwarz bauen gemeinsam eine Wand, einen Stein dick, und sehen sie von der Seite. Jeder hat zwanzig Steine. Ein Stein zeigt zwei Quadrate: stehend übereinander, liegend nebeneinander. Du spielst Weiß.
lesson-goal-level = Wer zuerst fünf Quadrate der eigenen Farbe in einer ununterbrochenen Reihe hat, gewinnt sofort. Du hast drei in der untersten Ebene. Um einen Stein zu setzen, drück seine beiden Quadrate. Gewinne!
lesson-goal-level-done = Fünf in einer waagrechten Reihe. Zwei Quadrate eines liegenden Steins, eines von einem stehenden, zwei von einem dritten: Es zählen Quadrate, nicht Steine.
lesson-goal-column = Eine Reihe kann auch senkrecht sein. Finde den Stein, der gewinnt.
lesson-goal-column-done = Fünf Quadrate übereinander: ein stehender Stein, die Hälfte eines liegenden und wieder ein stehender.
lesson-goal-diagonal = Auch Diagonalen zählen, in beiden Richtungen. Man sieht sie am schwersten. Gewinne!
lesson-goal-diagonal-done = Von unten rechts nach oben links: fünf. Schau vor jedem Zug auf die Diagonalen, auf deine und auf die der anderen Seite.
lesson-building = Wie man baut
lesson-building-first = In einem Zug setzt man einen eigenen Stein, und man muss. Der erste steht, wo du willst: liegend oder stehend. Setz ihn.
lesson-building-first-done = Von hier an werden die Spalten gezählt: Die linke Spalte des ersten Steins heißt 0.
lesson-building-beside = Jeder weitere Stein muss die Wand berühren. Stell einen Stein auf den Tisch, direkt links oder rechts neben die Wand.
lesson-building-beside-done = Auf dem Tisch steht ein Stein dicht an der Wand. Oben auf der Wand berührt er sie ohnehin.
lesson-building-apart = Versuch, einen Stein auf Spalte 4 zu stellen, abseits der Wand.
lesson-building-apart-done = Nichts steht allein: Die Wand wächst von dort aus, wo sie begonnen wurde.
lesson-building-bridge = Ein Stein darf quer über zwei Spalten liegen, wenn sie gleich hoch sind. Leg einen oben auf beide.
lesson-building-bridge-done = Er liegt mit seiner ganzen Länge auf beiden Spalten auf. Das ist immer verlangt.
lesson-building-gap = Die Spalten 1 und 2 sind nicht gleich hoch: 2 ist leer. Versuch, in der Höhe von Spalte 1 einen Stein darüberzulegen.
lesson-building-gap-done = Kein Stein hängt über einem Loch. So hat die Wand keine Lücken, und jede Spalte ist vom Tisch an gefüllt.
lesson-short-sides = Kurze Seiten
lesson-short-sides-flat = Eine Regel macht Fünfer selten: Steine einer Farbe dürfen nicht mit den kurzen Seiten aneinanderstoßen. Versuch, einen Stein auf die Spalten 2 und 3 zu legen, direkt an das Ende deines eigenen.
lesson-short-sides-flat-done = Liegend an liegend, Ende an Ende in einer Farbe: verboten. Sonst ergäben schon zwei Steine einen Vierer.
lesson-short-sides-upright = Dasselbe nach oben. Versuch, auf Spalte 0 einen Stein auf deinen eigenen stehenden zu stellen.
lesson-short-sides-upright-done = Stehend auf stehend in einer Farbe ist ebenfalls verboten.
lesson-short-sides-long = Kurze Seite an langer Seite ist erlaubt. Leg einen Stein auf den Tisch, rechts an deinen stehenden.
lesson-short-sides-long-done = Drei weiße Quadrate nebeneinander, ganz nach den Regeln: erst stehend, dann liegend. Reihen werden aus Steinen geflochten, die verschieden liegen.
lesson-short-sides-other-colour = Und verschiedene Farben dürfen sich treffen, wie sie wollen. Leg einen Stein Ende an Ende mit dem schwarzen.
lesson-short-sides-other-colour-done = Weiß neben Schwarz ist immer erlaubt. Auch Ecken dürfen sich berühren, in allen Farben.
lesson-limits = Wie groß die Wand sein darf
lesson-limits-wide = Die Wand darf neun Quadrate breit und neun hoch sein. Diese ist acht breit: Füg die neunte Spalte an, links oder rechts.
lesson-limits-wide-done = Jetzt ist sie in der Breite voll. Bis dahin darf sie nach beiden Seiten wachsen, wo Platz ist.
lesson-limits-full = Neun Spalten stehen: Ab jetzt geht alles nach oben, höchstens neun Quadrate hoch. Schwarz darf keinen stehenden Stein auf einen schwarzen stellen und du keinen weißen auf einen weißen.
lesson-limits-pass = Spät in der Partie kann es sein, dass keiner deiner Steine passt. Dann, und nur dann, passt du. Hier stünde Weiß überall stehend auf Weiß, und keine zwei Nachbarspalten sind gleich hoch und haben noch Platz. Passe.
lesson-limits-pass-done = Schwarz konnte noch setzen und hat es getan. Öffnet sich dadurch ein Platz für dich, baust du wieder mit.
lesson-threats = Drohungen
lesson-threats-defend = Schwarz hat in Spalte 2 vier Quadrate übereinander und würde mit dem nächsten Stein gewinnen. Verhindere es.
lesson-threats-defend-done = Mit deinem Stein oben auf der Spalte endet die Reihe bei vier.
lesson-threats-defend-again = Die Spalten -2 und -1 sind drei hoch schwarz. Ein stehender Stein auf einer von beiden ergäbe fünf. Ein einziger Stein von dir verhindert beides. Welcher?
lesson-threats-defend-again-done = Ein liegender Stein deckt zwei Spalten zugleich ab. So gewinnt man meistens: zwei Drohungen zugleich, denn nur eine lässt sich abwehren.
lesson-threats-join = Zwei weiße Quadrate hier, zwei dort, und auf der zweiten Ebene eine Lücke dazwischen. Gewinne!
lesson-threats-join-done = Sechs in einer Reihe: Auch mehr als fünf zählen.
lesson-ending = Wenn niemand einen Fünfer hat
lesson-ending-last-block = Diesmal spielst du Schwarz. Das ist der vierzigste und letzte Stein, und er passt nur an eine Stelle. Danach werden die Vierer gezählt: jede ununterbrochene Reihe aus genau vier Quadraten, in allen Richtungen.
lesson-ending-last-block-done = Weiß hat drei Vierer, Schwarz acht: Schwarz gewinnt. Gleich viele wären ein Unentschieden. Ein Quadrat kann zu mehreren Vierern gehören.
lesson-ending-stuck = Hier hat Schwarz noch einen Stein, aber er passt nirgends: Die einzige freie Spalte endet mit einem schwarzen stehenden Stein. Weiß hat keinen mehr. Niemand kann setzen, also entscheiden die Vierer: vier zu drei für Weiß.
## Eine Stellung aufbauen
brush-flat-first = Weiß, liegend
brush-flat-second = Schwarz, liegend
brush-upright-first = Weiß, stehend
brush-upright-second = Schwarz, stehend
