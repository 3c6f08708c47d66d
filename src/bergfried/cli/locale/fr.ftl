## Appels illisibles
unknown-game = Il n’y a pas de jeu « { $slug } » ; il y a : { $known }.
bad-option = « { $pair } » n’est pas une option de règle : chacune se donne une seule fois, nom=valeur.
unknown-clause = Il n’y a pas de règle « { $clause } » ; il y a { $first } à { $last }.
cannot-write = Impossible d’écrire { $file } : { $why }.
cannot-read = Impossible de lire { $file } : { $why }.
cannot-answer = Impossible d’écrire la réponse : { $why }.
picture-needs-file = Avec --json, l’image demande un fichier : --svg FICHIER. Les deux ne peuvent aller à la sortie standard.
no-memory = La mémoire n’y suffit pas.
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

## Matchs, programmes, ponts
match-over = Il n’y a rien à jouer : la partie est finie dès le début, ou gagnée au premier coup.
match-other = { $file } contient autre chose que des parties de ce match ({ $found }) ; nommez un autre fichier.
match-in-use = Un autre match est en train d’être écrit dans { $file } ; attendez sa fin ou nommez un autre fichier.
match-interrupted = Interrompu ; la même commande continue le match.
match-bar = +{ $wins } ={ $draws } -{ $losses }
match-score = A a gagné { $wins }, annulé { $draws } et perdu { $losses } des { $games } parties : { $share } %
match-elo = Elo { $elo } (95 % : { $low } à { $high }) ; paires valant 0, ½, 1, 1½, 2 : { $pairs }
match-sprt = SPRT { $elo0 } contre { $elo1 } : LLR { $llr } ({ $low } à { $high })
match-open = Pas encore décidé.
match-yes = Accepté : A est plus fort de { $elo1 } Elo ou davantage.
match-no = Rejeté : A est plus fort de { $elo0 } Elo au plus.
match-failed = { $times ->
    [one] { $player } a failli une fois : « { $reason } »
   *[other] { $player } a failli { $times } fois : « { $reason } »
}
no-program = Il n’y a pas ici de programme « { $program } » que l’on puisse lancer.
which-game-is-it = Le programme ne dit pas à quel jeu il joue ; nommez-le avec --game.
no-bridge = Il n’y a pas de serveur pour ce jeu auquel un pont pourrait mener.
bridge-lost = Le pont est rompu : { $why }.
bridge-failed = Le joueur a failli : { $why }.
bridge-listening = À l’écoute sur { $address }.
bridge-nobody = Personne n’est venu, ou la partie n’a pas commencé à temps.
bridge-other = { $file } contient autre chose que des parties d’un pont ; nommez un autre fichier.
bridge-ended = Le serveur a terminé la partie.

## Jouer
welcome = Bergfried, la maison des jeux de tours
which-game = Quel jeu ? (numéro ou nom ; quit)
which-opponent = Contre qui ? (numéro ; quit)
choose-again = Veuillez taper un numéro de 1 à { $count }, ou quit.
level = l’ordinateur, niveau { $level } (1 : débutant)
levels-capped = Les autres niveaux jusqu’à { $levels } demandent le noyau compilé, qui manque ici.
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

## Serving
serving = Bergfried se trouve à { $address } (Ctrl-C l’arrête).
served = Au revoir.
cannot-listen = Impossible d’écouter à { $address } : { $why }.
no-database = La base de données ne peut pas être ouverte : { $why }.
no-database-folder = La base de données ne peut pas être ouverte : il n’y a pas de dossier { $folder } ; créez-le, ou corrigez le chemin.
no-database-url = La base de données ne peut pas être ouverte : « { $given } » n’est pas une URL. Un fichier s’écrit sqlite:///FICHIER.
not-for-a-command = { $option } concerne l’application web : sans commande ou après « serve », pas devant « { $command } ».
