### Die Texte der Seite selbst. Was ein Spiel sagt, liegt im Ordner des Spiels, was der Server sagt, beim Server.

skip = Zum Inhalt springen
nav = Seiten
nav-games = Spiele
nav-load = Partie laden
nav-position = Stellung aufbauen
language = Sprache
settings = Einstellungen
to-dark = Dunkles Design
to-light = Helles Design
loading = Wird geladen …
offline = Der Server antwortet nicht. Läuft er noch?
asked-again = Er wird alle paar Sekunden wieder gefragt.
try-again = Jetzt noch einmal versuchen
failed = Das hat nicht geklappt. Bitte noch einmal versuchen.
by-clause = (Regel { $clause })

## Start
start-title = Fünf Spiele um Türme
start-lead = Zu zweit an einem Bildschirm oder allein gegen den Computer. Hier ist jede Regel bekannt: Wer fragt, warum ein Zug nicht geht, bekommt eine Antwort.
start-drop = Eine Aufzeichnung oder eine Stellung? Füge sie ein oder ziehe die Datei irgendwo auf diese Seite.
start-games = Spiel wählen
continue = Weiterspielen
finished-games = Beendete Partien
show-all-games = Alle deine Partien zeigen ({ $count })
show-fewer = Weniger zeigen
moves-played = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
play = Spielen
rules = Regeln
lessons = Lektionen
seat-computer = Computer, Stufe { $level }
seat-human = Spieler

## Neues Spiel
new-game = Neues Spiel
opponent = Gegner
against-computer = Der Computer
two-here = Zu zweit am Bildschirm
level = Stufe
level-hint = 1 ist für den ersten Versuch; die höchste spielt, so gut sie kann.
your-side = Deine Seite
begins = { $side } (beginnt)
random = Auslosen
rule-options = Regelvarianten
other-number = Andere Zahl
number = Zahl
clock = Uhr
clock-hint = Minuten je Seite + Sekunden je Zug.
clock-none = Ohne Uhr
no-kernel = Der schnelle Kern dieses Spiels ist hier nicht installiert; der Computer rechnet mit den Python-Regeln, also langsamer.
start-game = Spiel beginnen
unknown-game = Dieses Spiel gibt es nicht.

## Tisch
no-table = Diesen Tisch gibt es nicht
table-shut = Dieser Tisch lässt sich nicht öffnen
to-start = Zu den Spielen
watching = Du siehst zu: Beide Plätze sind besetzt.
option-is = { $option }: { $value }
board-of = Brett: { $game }
board-after = Brett: { $game }, nach Zug { $ply }
status = Was zu tun ist
panels = Neben dem Brett
faces = Seiten des Turms
your-turn = { $side } ist am Zug.
waiting = { $side } ist am Zug …
choose-next = { $cell }: Und wohin jetzt?
choose-other = { $cell }: und das andere Feld?
choose-other-cube = { $cell }: und der andere Würfel?
place-block = Drücke die beiden Felder eines Blocks nacheinander.
place-block-cubes = Drücke die beiden Würfel eines Blocks nacheinander.
choose-end = { $cell }: Wie soll der Zug enden?
looking-back = Rückschau: nach Zug { $ply }
looking-back-press = Das ist die Rückschau: Hier lässt sich nichts bewegen.
confirm-move = { $move } spielen?
confirm = Bestätigen
confirm-again = oder drücke noch einmal auf das Feld
cancel = Abbrechen
step-back = Schritt zurück
choices = Auswahl
reconnecting = Die Verbindung ist weg; neuer Versuch …
hint-is = Tipp: { $move }
hint-take = So ziehen
hint-press = oder mache den Zug selbst
on-turn = am Zug
to-move = { $side } ist am Zug.
played = { $side }: { $move }.
taken-back = { $count ->
    [one] Ein Zug wurde zurückgenommen.
   *[other] { $count } Züge wurden zurückgenommen.
}
thinking = denkt nach { $depth ->
    [0] {""}
   *[other] (Tiefe { $depth })
}
winner = Gewonnen
moves = Züge
no-moves = Noch ist kein Zug gemacht.
step-first = Zum Anfang
step-previous = Einen Zug zurück
step-next = Einen Zug vor
step-last = Zum letzten Zug
actions = Aktionen
type-move = Zug als Text
play-typed = Ziehen
undo = Zurücknehmen
redo = Wiederholen
no-undo = Zurücknehmen: { $why }
hint = Tipp
move-now = Jetzt ziehen
offer-draw = Remis anbieten
draw-offered = { $side } bietet Remis an.
accept = Annehmen
decline = Ablehnen
resign = Aufgeben
resign-sure = Wirklich aufgeben
rematch = Revanche mit getauschten Seiten
rematch-same = Revanche mit denselben Seiten
end-won = { $side } gewinnt
end-draw = Unentschieden
what = Was
score = Summe
share = Teilen und speichern
share-link = Link zu diesem Tisch kopieren
share-game-link = Link mit der ganzen Partie kopieren
share-position-link = Link zur Stellung kopieren
share-position = Stellung kopieren
share-record = Partie speichern
share-json = Als JSON speichern
share-svg = Bild speichern (SVG)
share-png = Bild speichern (PNG)
copied = Kopiert.
saved = Gespeichert.
flip = Von der anderen Seite sehen
turn-left = Nach links drehen
turn-right = Nach rechts drehen
turn-up = Von weiter oben sehen
turn-down = Von weiter unten sehen
no-webgl = Dieser Browser kann nicht räumlich zeichnen. Mit der Tastatur und mit getippten Zügen lässt sich trotzdem spielen.

## Gesprochenes Brett
cell-wall = Spalte { $column }, Ebene { $level }
cell-empty = leer
whose = { $side }: { $shape }
shape-stack = { $height ->
    [one] Turm aus einem Stein
   *[other] Turm aus { $height } Steinen
}
shape-guard = Wächter
shape-tower = Turm
shape-stone = Stein
shape-block = Block
shape-square = Quadrat
shape-piece = Figur
state-blocked = blockiert
state-petrified = versteinert
state-last = zuletzt gezogen
state-protected = geschützt
state-removable = kann entfernt werden
mark-castle = Burg
mark-decisive = spielentscheidend
press-here = wählbar
press-for = wählbar: { $what }

## Laden und Aufbauen
load = Laden
load-lead = Eine Partie (Text oder JSON) oder eine Stellung einfügen, eine Datei wählen oder beides irgendwo auf die Seite ziehen.
load-text = Partie oder Stellung
load-neither = Das ist weder eine Partie noch eine Stellung eines der Spiele.
load-too-large = Dieser Text ist zu groß: Er hat { $size } Zeichen, und höchstens { $most } werden gelesen.
load-several = In diesem Text stehen { $count } Partien. Welche?
load-read-as = Gelesen als Stellung von { $game }:
load-file = Oder eine Datei:
shared-game = Eine geteilte Partie
link-broken = Dieser Link ist beschädigt: Er enthält keine Partie.
at-line = Zeile { $line }, Spalte { $column }:
which-game = Welches Spiel?
position-lead = Wähle eine Figur und drücke dorthin, wo sie stehen soll, oder schreibe die Stellung. Was nicht sein kann, wird mit Grund abgelehnt.
brushes = Figuren
side-to-move = Am Zug
empty-board = Leeres Brett
copy-link = Link kopieren
position-text = Stellung als Text
play-from-here = Von hier aus spielen
start-position = Anfangsstellung

## Lektionen
lessons-of = Lektionen: { $game }
no-lessons = Für dieses Spiel gibt es noch keine Lektionen. Die Regeln erklären jeden Punkt.
lesson-steps = Schritte dieser Lektion
lesson-step = Schritt { $step }
lesson-step-done = Schritt { $step }, erledigt
lesson-answer = Antwort
lesson-begin = Anfangen
lesson-continue = Weitermachen
lesson-back = Zurück
lesson-next = Weiter
lesson-skip = Überspringen
lesson-next-lesson = Nächste Lektion
lesson-show-me = Zeig es mir
lesson-right = Gut gemacht!
lesson-other-play = Dieser Zug ist erlaubt, aber hier ist ein anderer gefragt. Lies die Aufgabe noch einmal.
lesson-other-win = Dieser Zug ist erlaubt, aber er gewinnt nicht sofort. Schau noch einmal hin.
lesson-other-forbidden = Dieser Zug ist erlaubt. Versuch den, der es nicht ist.
lesson-finished = Lektion geschafft
lesson-finished-next = Als Nächstes kommt: { $title }
lesson-finished-all = Du hast alle Lektionen dieses Spiels geschafft. Jetzt kannst du spielen!
lesson-whole = Geschafft
lessons-progress = { $done } von { $steps } Schritten erledigt
task-look = Schau hin
task-play = { $side } am Zug: deine Aufgabe
task-any = { $side } am Zug: wie du willst
task-win = { $side } am Zug gewinnt
task-forbidden = { $side } am Zug: versuch, was verboten ist

## Regeln
contents = Inhalt
rules-exact = Jede Klausel im Wortlaut
rules-exact-lead = Auf diese Klauseln berufen wir uns, wenn ein Zug abgelehnt wird oder eine Partie endet. Sie nennen auch die Quelle jeder Regel und sagen, wo die Anleitung schweigt und wir entscheiden mussten. Sie sind auf Englisch geschrieben.
rules-exact-open = Alle Klauseln zeigen
try-it = Ausprobieren: { $title }

## Einstellungen
as-browser = Wie der Browser
as-system = Wie das System
theme = Design
theme-light = Hell
theme-dark = Dunkel
confirm-moves = Züge bestätigen
confirm-moves-hint = Ein Zug, der auf ein zweites Drücken wartet, passiert nicht aus Versehen.
confirm-touch = Auf Touchscreens
confirm-always = Immer
confirm-never = Nie
keys = Tastatur
key-arrows = Pfeiltasten
key-arrows-does = von Feld zu Feld
key-enter = Eingabe oder Leertaste
key-enter-does = das Feld drücken
key-escape = Escape
key-escape-does = einen Schritt zurück
key-pages = Bild auf, Bild ab
key-pages-does = im Turm eine Ebene hinauf oder hinunter
key-turns = Komma, Punkt, Plus, Minus
key-turns-does = den Turm drehen und kippen
key-undo = Strg + Z
key-undo-does = einen Zug zurücknehmen
