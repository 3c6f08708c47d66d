player-unknown = There is no player “{ $text }”. There are: { $known }.
player-number = “{ $text }” lacks a whole number after “{ $kind }:”, for example “{ $kind }:2”.
player-no-text = The name of a player is text in UTF-8; this one is not.
player-depth = A search looks 1 to { $deepest } moves ahead, not { $depth }.
player-level = There is no level { $level }; there are levels 1 to { $highest }.
player-level-capped = Level { $level } needs the compiled kernel, which is missing here; without it there are levels 1 to { $highest }.
player-setting = “{ $text }” cannot be read: after “{ $kind }:” comes a depth, or settings such as “nodes=1000,threads=2”.
player-range = The setting { $name } takes { $least } to { $most }, not { $given }.
player-twice = “{ $text }” says { $name } twice.
player-no-setting = A search has no setting “{ $name }”; there are: { $known }.
player-command = “{ $text }” names no program: after “{ $kind }:” comes a program with its arguments, quoted as in a shell.
player-no-program = There is no program “{ $program }” here that could be run.
player-no-kernel = “{ $method }” needs the game’s compiled kernel, which is missing here.
