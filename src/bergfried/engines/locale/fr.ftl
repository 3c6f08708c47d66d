player-unknown = Il n’y a pas de joueur « { $text } ». Il y a : { $known }.
player-number = Dans « { $text } » il manque un nombre entier après « { $kind }: », par exemple « { $kind }:2 ».
player-depth = Une recherche regarde de 1 à { $deepest } coups plus loin, pas { $depth }.
player-level = Il n’y a pas encore de niveau { $level } ; il y a les niveaux 1 à { $highest }.
