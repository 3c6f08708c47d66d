## Aufrufe, die sich nicht lesen lassen
unknown-game = Ein Spiel „{ $slug }“ gibt es nicht; es gibt: { $known }.
bad-option = „{ $pair }“ ist keine Regeloption: Jede wird einmal angegeben, als name=wert.
unknown-clause = Eine Regel „{ $clause }“ gibt es nicht; es gibt { $first } bis { $last }.
cannot-write = { $file } lässt sich nicht schreiben: { $why }.
cannot-read = { $file } lässt sich nicht lesen: { $why }.
cannot-answer = Die Antwort lässt sich nicht schreiben: { $why }.
picture-needs-file = Mit --json braucht das Bild eine Datei: --svg DATEI. Beides zugleich kann nicht auf die Standardausgabe.
no-memory = Dafür reicht der Speicher nicht.
interrupted = Abgebrochen.
or-human = Ein Mensch an diesem Terminal ist „human“.

## Das Ende einer Partie
to-move = { $side } ist am Zug.
wins = { $side } gewinnt.
drawn = Die Partie endet unentschieden.
scores = { $first } { $a } : { $b } { $second }
by-resignation = { $side } hat aufgegeben.
by-agreement = Die Spieler haben sich auf Unentschieden geeinigt.
by-record = Die Aufzeichnung nennt als Grund: { $termination }

## Zählen und Suchen
counting = Tiefe { $depth }
counted = { $by ->
    [kernel] gezählt vom Kernel in { $seconds } s
   *[rules] gezählt von den Regeln in { $seconds } s
}
thinking = denkt
proved-win = Gewinn
proved-loss = Verlust
proved-draw = Remis
searched = Tiefe { $depth }, { $nodes } Stellungen, { $seconds } s
over-no-best = Die Partie ist zu Ende; es gibt keinen besten Zug.
bench-game = Spiel
bench-signature = Signatur
bench-speed = Stellungen/s

## Wettkämpfe, Programme, Brücken
match-over = Es gibt nichts zu spielen: Die Partie ist am Anfang schon zu Ende oder mit dem ersten Zug gewonnen.
match-other = { $file } enthält etwas anderes als Partien dieses Wettkampfs ({ $found }); bitte eine andere Datei nennen.
match-in-use = In { $file } wird gerade ein anderer Wettkampf geschrieben; bitte sein Ende abwarten oder eine andere Datei nennen.
match-interrupted = Unterbrochen; derselbe Befehl setzt den Wettkampf fort.
match-bar = +{ $wins } ={ $draws } -{ $losses }
match-score = A gewann { $wins }, remisierte { $draws } und verlor { $losses } von { $games } Partien: { $share } %
match-elo = Elo { $elo } (95 %: { $low } bis { $high }); Paare mit 0, ½, 1, 1½, 2 Punkten: { $pairs }
match-sprt = SPRT { $elo0 } gegen { $elo1 }: LLR { $llr } ({ $low } bis { $high })
match-open = Noch nicht entschieden.
match-yes = Angenommen: A ist { $elo1 } Elo oder mehr stärker.
match-no = Abgelehnt: A ist höchstens { $elo0 } Elo stärker.
match-failed = { $times ->
    [one] { $player } versagte einmal: „{ $reason }“
   *[other] { $player } versagte { $times } Mal: „{ $reason }“
}
no-program = Ein ausführbares Programm „{ $program }“ gibt es hier nicht.
which-game-is-it = Das Programm sagt nicht, welches Spiel es spielt; bitte mit --game nennen.
no-bridge = Für dieses Spiel gibt es keinen Server, zu dem eine Brücke führen könnte.
bridge-lost = Die Brücke ist abgebrochen: { $why }.
bridge-failed = Der Spieler versagte: { $why }.
bridge-listening = Lauscht auf { $address }.
bridge-nobody = Niemand kam, oder die Partie begann nicht rechtzeitig.
bridge-other = { $file } enthält etwas anderes als Partien einer Brücke; bitte eine andere Datei nennen.
bridge-ended = Der Server beendete die Partie.

## Spielen
welcome = Bergfried, ein Zuhause für Turmspiele
which-game = Welches Spiel? (Nummer oder Name; quit)
which-opponent = Gegen wen? (Nummer; quit)
choose-again = Bitte eine Nummer von 1 bis { $count } eingeben, oder quit.
level = der Computer, Stufe { $level } (1 ist Anfänger)
levels-capped = Die übrigen Stufen bis { $levels } brauchen den kompilierten Kern, der hier fehlt.
human = ein anderer Mensch an diesem Terminal
thinks = { $side } ({ $player }) denkt nach
last-move = Zug { $number }: { $move }
try-help = ? zeigt die Züge, help alles andere.
no-such-number = Einen Zug Nummer { $number } gibt es nicht; es gibt { $moves }. ? zeigt sie.
nothing-of-yours = Es gibt keinen eigenen Zug zurückzunehmen.
hint = Versuche { $move }.
hint-over = Die Partie ist zu Ende.
draw-question = Ist { $side } mit Unentschieden einverstanden? (ja, nein)
yes-words = ja j yes y
draw-declined = Das Angebot wurde abgelehnt; die Partie geht weiter.
save-where = Wohin? Eingabe: save DATEI
load-where = Was? Eingabe: load DATEI
saved = Gespeichert als { $file }.
loaded = { $games ->
    [one] { $file } ist geladen.
   *[other] { $file } enthält { $games } Partien; die erste ist geladen.
}
other-game = { $file } ist die Aufzeichnung eines anderen Spiels: { $slug }.
goodbye = Auf Wiedersehen.
help =
    Ein Zug in Notation oder seine Nummer in der Liste wird gespielt.
      ?            die erlaubten Züge mit ihren Nummern
      ? ZUG        warum ein Zug erlaubt ist oder nicht
      undo, redo   den letzten eigenen Zug zurücknehmen, wiederholen
      hint         einen Zug vorschlagen
      resign       aufgeben
      draw         Unentschieden anbieten
      save DATEI   die Partie speichern (als JSON, wenn der Name auf .json endet)
      load DATEI   eine gespeicherte Partie fortsetzen
      board        das Brett noch einmal zeigen
      help         diese Liste
      quit         gehen

## Serving
serving = Bergfried ist unter { $address } zu finden (Strg-C beendet es).
served = Auf Wiedersehen.
cannot-listen = An { $address } kann nicht gelauscht werden: { $why }.
no-database = Die Datenbank lässt sich nicht öffnen: { $why }.
no-database-folder = Die Datenbank lässt sich nicht öffnen: Es gibt keinen Ordner { $folder }; bitte anlegen oder den Pfad berichtigen.
no-database-url = Die Datenbank lässt sich nicht öffnen: „{ $given }“ ist keine URL. Eine Datei gibt man als sqlite:///DATEI an.
not-for-a-command = { $option } gehört zur Web-App: ohne Befehl oder hinter „serve“, nicht vor „{ $command }“.
