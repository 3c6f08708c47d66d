## Appels illisibles
unknown-game = Il n’y a pas de jeu « { $slug } » ; il y a : { $known }.
bad-option = « { $pair } » n’est pas une option de règle : chacune se donne une seule fois, nom=valeur.
unknown-clause = Il n’y a pas de règle « { $clause } » ; il y a { $first } à { $last }.
cannot-write = Impossible d’écrire { $file } : { $why }.
cannot-read = Impossible de lire { $file } : { $why }.
interrupted = Interrompu.
or-human = Une personne à ce terminal est « human ».

## La fin d’une partie
to-move = Trait : { $side }.
wins = Victoire : { $side }.
drawn = La partie est nulle.
scores = { $first } { $a } : { $b } { $second }
by-resignation = Abandon : { $side }.
by-agreement = Les joueurs se sont mis d’accord sur la nulle.
by-record = La raison indiquée est : { $termination }

## Compter et chercher
counting = profondeur { $depth }
counted = { $by ->
    [kernel] compté par le noyau en { $seconds } s
   *[rules] compté par les règles en { $seconds } s
}
thinking = réflexion
proved-win = gain
proved-loss = perte
proved-draw = nulle
searched = profondeur { $depth }, { $nodes } positions, { $seconds } s
over-no-best = La partie est terminée ; il n’y a pas de meilleur coup.
bench-game = jeu
bench-signature = signature
bench-speed = positions/s

## Jouer
welcome = Bergfried, la maison des jeux de tours
which-game = Quel jeu ? (numéro ou nom ; quit)
which-opponent = Contre qui ? (numéro ; quit)
choose-again = Veuillez taper un numéro de 1 à { $count }, ou quit.
level-1 = l’ordinateur, niveau 1 : joue n’importe quel coup permis
level-2 = l’ordinateur, niveau 2 : regarde un coup plus loin
level-3 = l’ordinateur, niveau 3 : regarde deux coups plus loin
human = une autre personne à ce terminal
thinks = { $side } ({ $player }) réfléchit
last-move = Coup { $number } : { $move }
try-help = ? montre les coups, help tout le reste.
no-such-number = Il n’y a pas de coup numéro { $number } ; il y en a { $moves }. ? les montre.
nothing-of-yours = Vous n’avez aucun coup à reprendre.
hint = Essayez { $move }.
hint-over = La partie est terminée.
draw-question = Nulle acceptée par { $side } ? (oui, non)
yes-words = oui o yes y
draw-declined = La nulle est refusée ; la partie continue.
save-where = Où ? Tapez : save FICHIER
load-where = Quoi ? Tapez : load FICHIER
saved = Enregistré sous { $file }.
loaded = { $games ->
    [one] { $file } est chargé.
   *[other] { $file } contient { $games } parties ; la première est chargée.
}
other-game = { $file } est la partie d’un autre jeu : { $slug }.
goodbye = Au revoir.
help =
    Un coup en notation, ou son numéro dans la liste, est joué.
      ?              les coups permis avec leurs numéros
      ? COUP         pourquoi un coup est permis ou non
      undo, redo     reprendre votre dernier coup, le rejouer
      hint           proposer un coup
      resign         abandonner
      draw           proposer la nulle
      save FICHIER   enregistrer la partie (en JSON si le nom finit par .json)
      load FICHIER   continuer une partie enregistrée
      board          montrer encore le plateau
      help           cette liste
      quit           partir
