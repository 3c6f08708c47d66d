player-unknown = There is no player “{ $text }”. There are: { $known }.
player-number = “{ $text }” lacks a whole number after “{ $kind }:”, for example “{ $kind }:2”.
player-depth = A search looks 1 to { $deepest } moves ahead, not { $depth }.
player-level = There is no level { $level } yet; there are levels 1 to { $highest }.
