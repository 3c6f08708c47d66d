player-unknown = Einen Spieler „{ $text }“ gibt es nicht. Es gibt: { $known }.
player-number = In „{ $text }“ fehlt eine ganze Zahl nach „{ $kind }:“, zum Beispiel „{ $kind }:2“.
player-depth = Eine Suche blickt 1 bis { $deepest } Züge voraus, nicht { $depth }.
player-level = Eine Stufe { $level } gibt es noch nicht; es gibt die Stufen 1 bis { $highest }.
