### Les textes propres à la page. Ceux d’un jeu sont dans son dossier, ceux du serveur chez le serveur.

skip = Aller au contenu
nav = Pages
nav-games = Jeux
nav-load = Charger une partie
nav-position = Composer une position
language = Langue
settings = Réglages
to-dark = Thème sombre
to-light = Thème clair
loading = Chargement…
offline = Le serveur ne répond pas. Tourne-t-il encore ?
asked-again = Un nouvel essai a lieu toutes les quelques secondes.
try-again = Réessayer maintenant
failed = Cela n’a pas marché. Veuillez réessayer.
by-clause = (règle { $clause })

## Accueil
start-title = Cinq jeux de tours
start-lead = À deux devant un écran, ou seul contre l’ordinateur. Toutes les règles sont connues ici : demandez pourquoi un coup est interdit, on vous répondra.
start-drop = Une partie notée ou une position ? Collez-la ou déposez son fichier n’importe où sur cette page.
start-games = Choisir un jeu
continue = Reprendre
finished-games = Parties terminées
show-all-games = Afficher toutes vos parties ({ $count })
show-fewer = En afficher moins
moves-played = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
play = Jouer
rules = Règles
lessons = Leçons
seat-computer = ordinateur, niveau { $level }
seat-human = joueur

## Nouvelle partie
new-game = Nouvelle partie
opponent = Adversaire
against-computer = L’ordinateur
two-here = À deux sur cet écran
level = Niveau
level-hint = Le niveau 1 est fait pour un premier essai ; le plus haut joue de son mieux.
your-side = Votre camp
begins = { $side } (commence)
random = Tirer au sort
rule-options = Variantes de règles
other-number = Autre nombre
number = Nombre
clock = Pendule
clock-hint = Minutes par camp + secondes par coup.
clock-none = Sans pendule
no-kernel = Le noyau rapide de ce jeu n’est pas installé ici ; l’ordinateur réfléchit avec les règles en Python, donc plus lentement.
start-game = Commencer la partie
unknown-game = Ce jeu n’existe pas.

## Table
no-table = Cette table n’existe pas
table-shut = Cette table ne peut pas être ouverte
to-start = Vers les jeux
watching = Vous êtes spectateur : les deux places sont prises.
option-is = { $option } : { $value }
board-of = Plateau : { $game }
board-after = Plateau : { $game }, après le coup { $ply }
status = Ce qu’il faut faire
panels = À côté du plateau
faces = Faces de la tour
your-turn = { $side }, à vous de jouer.
waiting = On attend { $side }…
choose-next = { $cell } : et maintenant, où ?
choose-other = { $cell } : et l’autre case ?
choose-other-cube = { $cell } : et l’autre cube ?
place-block = Appuyez l’une après l’autre sur les deux cases d’un bloc.
place-block-cubes = Appuyez l’un après l’autre sur les deux cubes d’un bloc.
choose-end = { $cell } : comment finir le coup ?
looking-back = Retour en arrière : après le coup { $ply }
looking-back-press = Vous regardez en arrière : ici, rien ne se joue.
confirm-move = Jouer { $move } ?
confirm = Confirmer
confirm-again = ou appuyez encore une fois sur la case
cancel = Annuler
step-back = Revenir
choices = Choix
reconnecting = La connexion est perdue ; nouvel essai…
hint-is = Conseil : { $move }
hint-take = Jouer ce coup
hint-press = ou jouez vous-même
on-turn = au trait
to-move = { $side } au trait.
played = { $side } : { $move }.
taken-back = { $count ->
    [one] Un coup a été repris.
   *[other] { $count } coups ont été repris.
}
thinking = réfléchit { $depth ->
    [0] {""}
   *[other] (profondeur { $depth })
}
winner = Gagné
moves = Coups
no-moves = Aucun coup n’a encore été joué.
step-first = Au début
step-previous = Un coup en arrière
step-next = Un coup en avant
step-last = Au dernier coup
actions = Actions
type-move = Coup en texte
play-typed = Jouer
undo = Reprendre le coup
redo = Rejouer
no-undo = Reprendre le coup : { $why }
hint = Conseil
move-now = Jouer maintenant
offer-draw = Proposer nulle
draw-offered = { $side } propose la nulle.
accept = Accepter
decline = Refuser
resign = Abandonner
resign-sure = Abandonner vraiment
rematch = Revanche, camps échangés
rematch-same = Revanche, mêmes camps
end-won = { $side } gagne
end-draw = Partie nulle
what = Quoi
score = Total
share = Partager et enregistrer
share-link = Copier le lien vers cette table
share-game-link = Copier un lien qui contient la partie
share-position-link = Copier le lien de la position
share-position = Copier la position
share-record = Enregistrer la partie
share-json = Enregistrer en JSON
share-svg = Enregistrer l’image (SVG)
share-png = Enregistrer l’image (PNG)
copied = Copié.
saved = Enregistré.
flip = Voir de l’autre côté
turn-left = Tourner à gauche
turn-right = Tourner à droite
turn-up = Regarder de plus haut
turn-down = Regarder de plus bas
no-webgl = Ce navigateur ne sait pas dessiner en trois dimensions. On peut tout de même jouer au clavier et en tapant les coups.

## Plateau parlé
cell-wall = Colonne { $column }, niveau { $level }
cell-empty = vide
whose = { $side } : { $shape }
shape-stack = { $height ->
    [one] tour d’une pierre
   *[other] tour de { $height } pierres
}
shape-guard = garde
shape-tower = tour
shape-stone = pierre
shape-block = bloc
shape-square = carré
shape-piece = pièce
state-blocked = bloquée
state-petrified = pétrifiée
state-last = jouée en dernier
state-protected = protégée
state-removable = peut être retirée
mark-castle = château
mark-decisive = a décidé de la partie
press-here = peut être choisi
press-for = peut être choisi : { $what }

## Charger et composer
load = Charger
load-lead = Collez une partie (texte ou JSON) ou une position, choisissez un fichier, ou déposez l’un ou l’autre n’importe où sur la page.
load-text = Partie ou position
load-neither = Ce n’est ni une partie ni une position de l’un des jeux.
load-too-large = Ce texte est trop long : il a { $size } caractères, et { $most } au plus sont lus.
load-several = Ce texte contient { $count } parties. Laquelle ?
load-read-as = Lu comme une position de { $game } :
load-file = Ou un fichier :
shared-game = Une partie partagée
link-broken = Ce lien est abîmé : il ne contient pas de partie.
at-line = Ligne { $line }, colonne { $column } :
which-game = Quel jeu ?
position-lead = Choisissez une pièce et touchez sa place, ou écrivez la position. Ce qui est impossible est refusé, avec la raison.
brushes = Pièces
side-to-move = Au trait
empty-board = Plateau vide
copy-link = Copier le lien
position-text = Position en texte
play-from-here = Jouer à partir d’ici
start-position = Position initiale

## Leçons
lessons-of = Leçons : { $game }
no-lessons = Il n’y a pas encore de leçons pour ce jeu. Les règles expliquent chaque point.
lesson-steps = Étapes de cette leçon
lesson-step = Étape { $step }
lesson-step-done = Étape { $step }, faite
lesson-answer = Réponse
lesson-begin = Commencer
lesson-continue = Continuer
lesson-back = Retour
lesson-next = Suivant
lesson-skip = Passer
lesson-next-lesson = Leçon suivante
lesson-show-me = Montrez-moi
lesson-right = Bravo !
lesson-other-play = Ce coup est permis, mais on en demande un autre ici. Relisez la consigne.
lesson-other-win = Ce coup est permis, mais il ne gagne pas tout de suite. Regardez encore.
lesson-other-forbidden = Ce coup est permis. Essayez celui qui ne l’est pas.
lesson-finished = Leçon terminée
lesson-finished-next = La suite : { $title }
lesson-finished-all = Vous avez suivi toutes les leçons de ce jeu. À vous de jouer !
lesson-whole = Terminée
lessons-progress = { $done } étapes faites sur { $steps }
task-look = Regardez
task-play = Trait à { $side } : à vous
task-any = Trait à { $side } : à votre guise
task-win = Trait à { $side }, qui gagne
task-forbidden = Trait à { $side } : essayez ce qui est interdit

## Règles
contents = Sommaire
rules-exact = Chaque clause, mot pour mot
rules-exact-lead = Les refus et les fins de partie citent ces clauses par leur numéro. Elles nomment aussi la source de chaque règle et disent où la règle imprimée se tait et où nous avons dû trancher. Elles sont en anglais.
rules-exact-open = Montrer toutes les clauses
try-it = Essayez : { $title }

## Réglages
as-browser = Comme le navigateur
as-system = Comme le système
theme = Thème
theme-light = Clair
theme-dark = Sombre
confirm-moves = Confirmer les coups
confirm-moves-hint = Un coup qu’il faut confirmer ne part pas par mégarde.
confirm-touch = Sur écran tactile
confirm-always = Toujours
confirm-never = Jamais
keys = Clavier
key-arrows = Flèches
key-arrows-does = de case en case
key-enter = Entrée ou espace
key-enter-does = choisir la case
key-escape = Échap
key-escape-does = un pas en arrière
key-pages = Page haut, page bas
key-pages-does = un niveau plus haut ou plus bas dans une tour
key-turns = Virgule, point, plus, moins
key-turns-does = tourner et incliner une tour
key-undo = Ctrl + Z
key-undo-does = reprendre un coup
