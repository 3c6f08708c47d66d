player-unknown = Il n’y a pas de joueur « { $text } ». Il y a : { $known }.
player-number = Dans « { $text } » il manque un nombre entier après « { $kind }: », par exemple « { $kind }:2 ».
player-no-text = Le nom d’un joueur est un texte en UTF-8 ; celui-ci ne l’est pas.
player-depth = Une recherche regarde de 1 à { $deepest } coups plus loin, pas { $depth }.
player-level = Il n’y a pas de niveau { $level } ; il y a les niveaux 1 à { $highest }.
player-level-capped = Le niveau { $level } demande le noyau compilé, qui manque ici ; sans lui il y a les niveaux 1 à { $highest }.
player-setting = « { $text } » est illisible : après « { $kind }: » vient une profondeur, ou des réglages comme « nodes=1000,threads=2 ».
player-range = Le réglage { $name } va de { $least } à { $most }, pas { $given }.
player-twice = « { $text } » donne { $name } deux fois.
player-no-setting = Une recherche n’a pas de réglage « { $name } » ; il y a : { $known }.
player-command = « { $text } » ne nomme aucun programme : après « { $kind }: » vient un programme avec ses arguments, entre guillemets comme dans un shell.
player-no-program = Il n’y a pas ici de programme « { $program } » que l’on puisse lancer.
player-no-kernel = « { $method } » demande le noyau compilé du jeu, qui manque ici.
