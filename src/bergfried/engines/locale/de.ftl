player-unknown = Einen Spieler „{ $text }“ gibt es nicht. Es gibt: { $known }.
player-number = In „{ $text }“ fehlt eine ganze Zahl nach „{ $kind }:“, zum Beispiel „{ $kind }:2“.
player-no-text = Der Name eines Spielers ist Text in UTF-8; dieser ist es nicht.
player-depth = Eine Suche blickt 1 bis { $deepest } Züge voraus, nicht { $depth }.
player-level = Eine Stufe { $level } gibt es nicht; es gibt die Stufen 1 bis { $highest }.
player-level-capped = Stufe { $level } braucht den kompilierten Kern, der hier fehlt; ohne ihn gibt es die Stufen 1 bis { $highest }.
player-setting = „{ $text }“ ist nicht lesbar: Nach „{ $kind }:“ kommt eine Tiefe, oder Einstellungen wie „nodes=1000,threads=2“.
player-range = Die Einstellung { $name } nimmt { $least } bis { $most }, nicht { $given }.
player-twice = „{ $text }“ nennt { $name } zweimal.
player-no-setting = Eine Suche hat keine Einstellung „{ $name }“; es gibt: { $known }.
player-command = „{ $text }“ nennt kein Programm: Nach „{ $kind }:“ kommt ein Programm mit seinen Argumenten, in Anführungszeichen wie in einer Shell.
player-no-program = Ein ausführbares Programm „{ $program }“ gibt es hier nicht.
player-no-kernel = „{ $method }“ braucht den kompilierten Kern des Spiels, der hier fehlt.
