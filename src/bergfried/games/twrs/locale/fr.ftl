game-title = TWRS
game-summary = Déplacez vos tours, posez des marqueurs là où leurs lignes se croisent et enfermez plus de terrain que votre adversaire.
side-first = Orange
side-second = Bleu

## Options
option-start = Comment la partie commence : par notre position de départ maison (celle qui est imprimée dans la règle ne nous est pas connue), ou par la mise en place libre de la règle, où les joueurs posent marqueurs et tours tour à tour.
option-start-name = Mise en place
option-start-house = départ maison
option-start-free = mise en place libre
option-diagonal = Si la tour déplacée peut aussi marquer le long d’une de ses deux diagonales.
option-diagonal-name = Marquage en diagonale
option-diagonal-off = non
option-diagonal-on = oui

## Pourquoi un coup est refusé
place-first = La mise en place n’est pas finie : { $side ->
    [first] Orange
   *[second] Bleu
} pose maintenant { $piece ->
    [stone] un marqueur
   *[tower] une tour
} ; indiquez un point libre, par exemple « f6 ».
setup-over = On ne pose plus rien en { $point } : toutes les tours sont en place. Déplacez l’une des vôtres, par exemple « b4-b9 ».
place-taken = Il y a déjà une pièce en { $point } ; choisissez un point libre.
nothing-there = Il n’y a pas de tour en { $point }.
not-yours = La tour en { $point } appartient à { $side ->
    [first] Orange
   *[second] Bleu
}.
stone-stays = En { $point } se trouve un marqueur ; les marqueurs ne bougent jamais.
must-move = La tour doit quitter { $point } : un tour commence par un déplacement.
petrified = La tour en { $point } est pétrifiée : sa zone ne contient que des tours de { $side ->
    [first] Orange
   *[second] Bleu
}, elle ne bouge plus.
not-straight = { $start } et { $goal } ne sont ni sur une même rangée ni sur une même colonne ; les tours suivent leurs quatre lignes de déplacement, jamais une diagonale.
way-blocked = On ne saute pas : une pièce en { $point } sépare { $start } de { $goal }.
goal-taken = Il y a une pièce en { $goal } ; une tour va sur un point libre, et il n’y a pas de prise.
mark-taken = On ne peut pas poser de marqueur en { $point } : une pièce s’y trouve.
mark-blocked = Les lignes de { $active } et de { $tower } ne se rencontrent pas en { $point } : une pièce en { $obstacle } fait obstacle.
mark-no-crossing = { $point } n’est pas un point de marquage : aucune ligne de la tour en { $active } n’y croise une ligne de déplacement d’une tour adverse.
mark-same-line = Les tours en { $active } et { $tower } sont sur une même ligne ; rien ne s’y croise, { $point } n’est pas un point de marquage.
mark-incomplete = Qui marque la tour en { $tower } pose un marqueur sur tous ses points de marquage : il manque { $missing }.
mark-two-towers = Ce sont des points de marquage de deux tours, { $one } et { $two } ; on n’en marque qu’une par tour de jeu.
supply-short = Il ne reste { $left ->
    [one] qu’un marqueur
   *[other] que { $left } marqueurs
} dans la réserve, pas { $stones } ; choisissez le point qui le recevra.
mark-petrified = { $point } marquerait la tour en { $tower }, mais elle est pétrifiée, et on ne marque pas les tours pétrifiées.
mark-diagonal-off = Depuis { $active }, seule une diagonale croise les lignes de { $tower } en { $point } ; les lignes de marquage diagonales ne sont pas jouées dans cette partie.
mark-two-modes = Les deux points marquent la tour en { $tower }, mais de façons différentes ; marquez avec les lignes de déplacement, ou avec une diagonale, ou avec l’autre.

## Fins de partie
R17 = Toutes les tours du joueur au trait sont pétrifiées.
R18 = Le joueur au trait ne peut pas jouer : ses tours sont bloquées.
R19 = Le quarantième marqueur est posé, la réserve est vide.
R20 = La même position s’est présentée pour la troisième fois.

## Texte illisible
fen-rows = Une position a 11 rangées séparées par « / » ; celle-ci en a { $rows }.
fen-row-short = La rangée { $row } ne décrit que { $points ->
    [one] { $points } point
   *[other] { $points } points
} au lieu de 11.
fen-row-long = La rangée { $row } décrit plus de 11 points.
fen-number = « { $number } » n’est pas un nombre de points vides : il va de 1 à 11, et deux nombres ne se suivent jamais.
fen-stones = Il n’y a que { $stones } marqueurs ; celui-ci est de trop.
fen-towers = { $side ->
    [first] Orange
   *[second] Bleu
} n’a que { $towers } tours ; celle-ci est de trop.
fen-side = Après les rangées viennent un espace et le joueur au trait, « o » ou « b ».
fen-setup-option = Seule une partie avec l’option start=free a une mise en place ; supprimez « setup » ou choisissez cette option.
fen-setup-complete = Avec { $pieces } pièces sur le plateau, la mise en place est finie ; supprimez « setup ».
fen-setup-pieces = Après { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
} de la mise en place, le plateau porte { $stones ->
    [one] { $stones } marqueur
   *[other] { $stones } marqueurs
} et des tours, { $orange } pour Orange et { $blue } pour Bleu ; celui-ci en porte d’autres.
fen-setup-side = Après { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
} de la mise en place, c’est { $side ->
    [first] Orange (« o »)
   *[second] Bleu (« b »)
} qui pose la suivante.
move-point = Un point est une lettre de a à k et un nombre de 1 à 11.
move-dash = Le point de départ et le point d’arrivée sont joints par « - ».
move-stones = Un tour pose deux marqueurs au plus.
move-order = Chaque marqueur est nommé une fois, par lettre de colonne puis numéro de rangée, par exemple « b4-b9+b2+e9 ».

## À côté du plateau
stones-left = Marqueurs en réserve
towers-left = Tours à placer
score = Points
place-stone = Poser un marqueur
place-tower = Placer une tour
area-owned = { $points ->
    [one] un point
   *[other] { $points } points
} pour { $side ->
    [first] Orange
   *[second] Bleu
}
area-contested = Disputée
area-empty = Sans tour
mark-nothing = Ne pas marquer
mark-points = { $count ->
    [one] Marqueur en
   *[other] Marqueurs en
} { $points }

## Composer une position
brush-tower-first = Tour orange
brush-tower-second = Tour bleue
brush-stone = Marqueur
