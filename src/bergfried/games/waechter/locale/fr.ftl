game-title = Turm & Wächter (Gardes et tours)
game-summary = Empilez et divisez vos tours, prenez le garde adverse ou menez le vôtre dans le château ennemi.
side-first = Rouge
side-second = Bleu

## Options
option-no-move = Ce qui arrive au joueur qui ne peut pas jouer : il perd, ou la partie est nulle.
option-no-move-name = Qui ne peut pas jouer
option-no-move-loss = perd
option-no-move-draw = fait match nul
option-quiet-limit = Après tant de coups de suite sans prise, la partie est nulle.
option-quiet-limit-name = Coups sans prise
option-quiet-limit-none = pas de limite
option-quiet-limit-number = { $number ->
    [one] un coup
   *[other] { $number } coups
}

## Pourquoi un coup est refusé
not-yours = La pièce en { $square } appartient à { $side ->
    [first] Rouge
   *[second] Bleu
}.
nothing-there = Il n’y a rien en { $square }.
guard-is-one = Le garde en { $square } se déplace seul, comme une pierre.
tower-too-low = La tour en { $square } compte { $height ->
    [one] une pierre
   *[other] { $height } pierres
} ; on ne peut pas en prendre { $stones }.
not-straight = { $start } et { $goal } ne sont ni sur une même rangée ni sur une même colonne ; on se déplace en ligne droite, jamais en diagonale.
distance = { $stones ->
    [one] Une pierre avance d’exactement une case
   *[other] { $stones } pierres avancent d’exactement { $stones } cases
} ; { $goal } est à { $far }.
guard-distance = Le garde avance d’exactement une case ; { $goal } est à { $far }.
way-blocked = On ne saute pas : une pièce en { $square } sépare { $start } de { $goal }.
own-guard = Votre propre garde est en { $goal } ; on n’empile rien sur lui.
own-tower = Votre propre tour est en { $goal } ; le garde n’y monte pas.
capture-too-high = La tour adverse en { $goal } a une hauteur de { $height } ; { $stones ->
    [one] une pierre ne prend
   *[other] { $stones } pierres ne prennent
} que des tours de cette hauteur au plus.

## Fins de partie
R13 = Le garde a été pris.
R14 = Le garde est entré dans le château ennemi.
R15 = Le joueur au trait n’a aucun coup permis.
R16 = La même position s’est présentée pour la troisième fois.
R17 = Trop de coups de suite sans prise.

## Texte illisible
fen-ranks = Une position a 7 rangées séparées par « / » ; celle-ci en a { $ranks }.
fen-rank-short = La rangée { $rank } ne décrit que { $squares ->
    [one] une case
   *[other] { $squares } cases
} au lieu de 7.
fen-rank-long = La rangée { $rank } décrit plus de 7 cases.
fen-height = Une tour s’écrit par une couleur et sa hauteur de 1 à 7, par exemple « r3 » ; en { $square } la hauteur manque ou est impossible.
fen-stones = { $side ->
    [first] Rouge
   *[second] Bleu
} a { $stones } pierres sur le plateau ; il n’y en a que 7.
fen-two-guards = { $side ->
    [first] Rouge
   *[second] Bleu
} a ici un second garde.
fen-two-numbers = Deux nombres de cases vides se suivent ; écrivez leur somme.
fen-side = Après les rangées viennent un espace et le joueur au trait, « r » ou « b ».
fen-no-guard = Les deux gardes manquent ; un seul peut avoir été pris.
fen-both-home = Les deux gardes sont dans le château ennemi ; la partie s’est terminée à l’entrée du premier.
move-square = Une case est une lettre de A à G et un chiffre de 1 à 7.
move-dash = La case de départ et la case d’arrivée sont jointes par « - ».
move-stones = Le coup d’une tour finit par le nombre de pierres déplacées, de 1 à 7, par exemple « A1-A3-2 ».

## À côté du plateau
stones-left = Pierres
lift = { $stones ->
    [one] une pierre
   *[other] { $stones } pierres
}
bridge-message = « { $found } » n’est pas un message du serveur du cours.

## Composer une position
brush-stack-first = Pierre rouge
brush-stack-second = Pierre bleue
brush-guard-first = Garde rouge
brush-guard-second = Garde bleu
