game-title = TWRS
game-summary = Déplacez vos tours, posez des marqueurs là où leurs lignes se croisent et enfermez plus de terrain que votre adversaire.
side-first = Orange
side-second = Bleu

## Options
option-start = Comment la partie commence : par notre position de départ maison (celle qui est imprimée dans la règle ne nous est pas connue), ou par la mise en place libre de la règle, où les joueurs posent marqueurs et tours tour à tour.
option-start-name = Mise en place
option-start-house = départ maison
option-start-free = mise en place libre
option-diagonal = Si la tour déplacée peut aussi marquer le long d’une de ses deux diagonales.
option-diagonal-name = Marquage en diagonale
option-diagonal-off = non
option-diagonal-on = oui

## Pourquoi un coup est refusé
place-first = La mise en place n’est pas finie : { $side ->
    [first] Orange
   *[second] Bleu
} pose maintenant { $piece ->
    [stone] un marqueur
   *[tower] une tour
} ; indiquez un point libre, par exemple « f6 ».
setup-over = On ne pose plus rien en { $point } : toutes les tours sont en place. Déplacez l’une des vôtres, par exemple « b4-b9 ».
place-taken = Il y a déjà une pièce en { $point } ; choisissez un point libre.
nothing-there = Il n’y a pas de tour en { $point }.
not-yours = La tour en { $point } appartient à { $side ->
    [first] Orange
   *[second] Bleu
}.
stone-stays = En { $point } se trouve un marqueur ; les marqueurs ne bougent jamais.
must-move = La tour doit quitter { $point } : un tour commence par un déplacement.
petrified = La tour en { $point } est pétrifiée : sa zone ne contient que des tours de { $side ->
    [first] Orange
   *[second] Bleu
}, elle ne bouge plus.
not-straight = { $start } et { $goal } ne sont ni sur une même rangée ni sur une même colonne ; les tours suivent leurs quatre lignes de déplacement, jamais une diagonale.
way-blocked = On ne saute pas : une pièce en { $point } sépare { $start } de { $goal }.
goal-taken = Il y a une pièce en { $goal } ; une tour va sur un point libre, et il n’y a pas de prise.
mark-taken = On ne peut pas poser de marqueur en { $point } : une pièce s’y trouve.
mark-blocked = Les lignes de { $active } et de { $tower } ne se rencontrent pas en { $point } : une pièce en { $obstacle } fait obstacle.
mark-no-crossing = { $point } n’est pas un point de marquage : aucune ligne de la tour en { $active } n’y croise une ligne de déplacement d’une tour adverse.
mark-same-line = Les tours en { $active } et { $tower } sont sur une même ligne ; rien ne s’y croise, { $point } n’est pas un point de marquage.
mark-incomplete = Qui marque la tour en { $tower } pose un marqueur sur tous ses points de marquage : il manque { $missing }.
mark-two-towers = Ce sont des points de marquage de deux tours, { $one } et { $two } ; on n’en marque qu’une par tour de jeu.
supply-short = Il ne reste { $left ->
    [one] qu’un marqueur
   *[other] que { $left } marqueurs
} dans la réserve, pas { $stones } ; choisissez le point qui le recevra.
mark-petrified = { $point } marquerait la tour en { $tower }, mais elle est pétrifiée, et on ne marque pas les tours pétrifiées.
mark-diagonal-off = Depuis { $active }, seule une diagonale croise les lignes de { $tower } en { $point } ; les lignes de marquage diagonales ne sont pas jouées dans cette partie.
mark-two-modes = Les deux points marquent la tour en { $tower }, mais de façons différentes ; marquez avec les lignes de déplacement, ou avec une diagonale, ou avec l’autre.

## Fins de partie
R17 = Toutes les tours du joueur au trait sont pétrifiées.
R18 = Le joueur au trait ne peut pas jouer : ses tours sont bloquées.
R19 = Le quarantième marqueur est posé, la réserve est vide.
R20 = La même position s’est présentée pour la troisième fois.
ended-resignation = { $side ->
    [first] { side-first }
   *[second] { side-second }
} a abandonné.
ended-time = { $side ->
    [first] { side-first }
   *[second] { side-second }
} a épuisé son temps.

## Texte illisible
fen-rows = Une position a 11 rangées séparées par « / » ; celle-ci en a { $rows }.
fen-row-short = La rangée { $row } ne décrit que { $points ->
    [one] { $points } point
   *[other] { $points } points
} au lieu de 11.
fen-row-long = La rangée { $row } décrit plus de 11 points.
fen-number = « { $number } » n’est pas un nombre de points vides : il va de 1 à 11, et deux nombres ne se suivent jamais.
fen-stones = Il n’y a que { $stones } marqueurs ; celui-ci est de trop.
fen-towers = { $side ->
    [first] Orange
   *[second] Bleu
} n’a que { $towers } tours ; celle-ci est de trop.
fen-side = Après les rangées viennent un espace et le joueur au trait, « o » ou « b ».
fen-setup-option = Seule une partie avec l’option start=free a une mise en place ; supprimez « setup » ou choisissez cette option.
fen-setup-complete = Avec { $pieces } pièces sur le plateau, la mise en place est finie ; supprimez « setup ».
fen-setup-pieces = Après { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
} de la mise en place, le plateau porte { $stones ->
    [one] { $stones } marqueur
   *[other] { $stones } marqueurs
} et des tours, { $orange } pour Orange et { $blue } pour Bleu ; celui-ci en porte d’autres.
fen-setup-side = Après { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
} de la mise en place, c’est { $side ->
    [first] Orange (« o »)
   *[second] Bleu (« b »)
} qui pose la suivante.
move-point = Un point est une lettre de a à k et un nombre de 1 à 11.
move-dash = Le point de départ et le point d’arrivée sont joints par « - ».
move-stones = Un tour pose deux marqueurs au plus.
move-order = Chaque marqueur est nommé une fois, par lettre de colonne puis numéro de rangée, par exemple « b4-b9+b2+e9 ».

## À côté du plateau
stones-left = Marqueurs en réserve
towers-left = Tours à placer
score = Points
place-stone = Poser un marqueur
place-tower = Placer une tour
area-owned = { $points ->
    [one] 1 point
   *[other] { $points } points
} pour { $side ->
    [first] Orange
   *[second] Bleu
}
area-contested = Disputée
area-empty = Sans tour
mark-nothing = Ne pas marquer
mark-points = { $count ->
    [one] Marqueur en { $last }
   *[other] Marqueurs en { $points } et en { $last }
}

## Leçons
lesson-goal = Le but
lesson-goal-board = On joue sur les 121 points où les lignes se croisent. Orange et Bleu ont trois tours chacun. Les marqueurs blancs n’appartiennent à personne : on en pose quarante au cours de la partie, et ils partagent le plateau en zones. Vous jouez Orange.
lesson-goal-score = À la fin, chaque point d’une zone où ne se tiennent que vos tours compte pour vous, même sous une tour, mais pas sous un marqueur. Ici Orange a 53 et 5 points, Bleu 35, 1 et 1 : Orange gagne par 58 à 37.
lesson-goal-close = Un tour, c’est un déplacement, après quoi on peut marquer. Déplacez la tour de b9 en e9, puis posez un marqueur en e4 : la dernière brèche entre les couleurs se ferme. Gagnez !
lesson-goal-close-done = Toutes les tours sont dans des zones de leur couleur, la partie est donc finie : 66 points contre 45.
lesson-moving = Déplacer les tours
lesson-moving-lines = Une tour a quatre lignes : en haut, en bas, à gauche et à droite, par des points libres, jusqu’à un marqueur, une tour ou le bord. Elle va sur n’importe quel point de ses lignes. Touchez votre tour en d4, puis un point. Ensuite vous marquez ou non, à votre guise.
lesson-moving-lines-done = Aussi loin qu’on veut, dans une seule direction. Après le déplacement, la tour s’appelle la tour active, jusqu’à la fin du tour.
lesson-moving-diagonal = Essayez de déplacer la tour de d4 en f6.
lesson-moving-diagonal-done = Les tours ne se déplacent jamais en diagonale.
lesson-moving-jump = Un marqueur est posé en d7. Essayez d’aller au-delà, de d4 en d9.
lesson-moving-jump-done = On ne saute rien. Les marqueurs ne bougent jamais : une ligne coupée reste coupée.
lesson-moving-capture = La tour bleue se tient en d8. Essayez de la prendre.
lesson-moving-capture-done = Il n’y a pas de captures dans ce jeu. Toutes les tours restent jusqu’à la fin ; c’est l’espace autour d’elles qui compte.
lesson-marking = Marquer
lesson-marking-two = Après le déplacement, regardez où les lignes de votre tour active croisent celles d’une tour ennemie. Ce sont ses points de marquage : les deux autres coins du rectangle entre les tours. Allez de d2 en d4 et posez des marqueurs sur les deux, d8 et h4.
lesson-marking-two-done = Deux marqueurs d’un coup. On ne marque que là où des lignes se croisent.
lesson-marking-one = Un marqueur est maintenant en f4 : votre ligne vers la droite s’y arrête et n’atteint pas h4. Allez de d2 en d4 et marquez encore la tour.
lesson-marking-one-done = Il ne reste que d8 : un point de marquage doit être libre, et les deux lignes doivent l’atteindre.
lesson-marking-all = Qui marque une tour marque tous ses points de marquage, un ou deux. Essayez de ne poser que le marqueur en d8 : touchez d2, d4 puis d8.
lesson-marking-all-done = Tout ou rien. Mais on n’est pas obligé de marquer.
lesson-marking-same-line = Si les deux tours sont sur une même ligne, comme d4 et h4, les lignes se longent et ne se croisent nulle part. Essayez d’aller en d4 et de poser un marqueur en f4.
lesson-marking-same-line-done = Qui est sur une ligne avec la tour ennemie ne peut pas la marquer, ni être marqué par elle.
lesson-marking-one-tower = Voici deux tours bleues. Un tour n’en marque qu’une. Essayez d’aller en d4 et de poser d7, qui relève de b7, avec d8, qui relève de h8.
lesson-marking-one-tower-done = Choisissez une tour. Les marqueurs d’un tour relèvent toujours d’une seule.
lesson-marking-left-behind = Le point que votre tour vient de quitter est libre lui aussi. Allez de d4 en d8 et marquez : un des marqueurs se pose là où était votre tour.
lesson-marking-left-behind-done = Des marqueurs en d4 et h8. Plusieurs façons de marquer qui posent les mêmes marqueurs sont un seul et même coup.
lesson-areas = Zones et tours pétrifiées
lesson-areas-parts = Un mur de marqueurs sur la colonne f partage le plateau. À gauche ne sont que des tours orange : cette zone est teintée, et ses tours sont pétrifiées. À droite sont les deux couleurs, cette zone est encore disputée et ne compte pour personne. Les tours ne séparent pas les zones, seuls les marqueurs le font.
lesson-areas-petrified = Les tours pétrifiées ne bougent plus jamais. Essayez de déplacer la tour de a1 en a5.
lesson-areas-petrified-done = Sa zone est sûre, 55 points. Mais la tour ne peut plus aider ailleurs : ne la pétrifiez pas trop tôt.
lesson-areas-corner = Les marqueurs séparent aussi par les coins : c1 et b2 sont en biais. Avec un marqueur en a3, le coin est fermé. Allez de e7 en a7 et marquez.
lesson-areas-corner-done = Trois points pour Orange : a1, a2 et b1. L’autre marqueur, en h7, est venu avec, car qui marque marque tous les points.
lesson-ending = La fin de la partie
lesson-ending-all-petrified = Quand toutes les tours du camp au trait sont pétrifiées, la partie est finie et l’on compte. Il manque un marqueur entre les couleurs. Gagnez !
lesson-ending-all-petrified-done = 66 à 45. Quand toutes les tours d’un camp sont pétrifiées, toutes celles de l’autre le sont aussi.
lesson-ending-hemmed-in = Le cas particulier : c’est à Orange. La tour en a1 n’est pas pétrifiée, car une tour bleue est dans la même zone, mais elle ne peut pas bouger non plus. La partie est finie. La zone ne compte pour personne, et le reste du plateau n’a pas de tour : 0 à 0, nulle. La partie finit aussi quand une position revient pour la troisième fois.
lesson-ending-short = La réserve est presque vide : il reste un marqueur. Essayez d’aller de d6 en d7 et d’en poser deux, en d9 et h7.
lesson-ending-short-done = Avec un seul marqueur on peut encore marquer : on choisit le point qui le reçoit.
lesson-ending-last-stone = Allez donc de d6 en d7 et posez le dernier marqueur en d9 ou h7.
lesson-ending-last-stone-done = Au quarantième marqueur la partie finit aussitôt, car plus rien ne peut changer. Ici personne n’avait fermé de zone : nulle.
lesson-variants = Variantes
lesson-variants-setup = Avec l’option de mise en place libre, les joueurs posent eux-mêmes trois marqueurs puis les tours : Orange un marqueur, Bleu un, Orange un ; puis Bleu une tour, Orange deux, Bleu deux, Orange une. Posez le premier marqueur où vous voulez.
lesson-variants-setup-done = Quand les neuf pièces sont posées, Orange joue le premier. La position de départ ordinaire est ici la nôtre : la figure de la règle imprimée ne nous est pas connue.
lesson-variants-straight-only = D’ordinaire seules les lignes de déplacement marquent. De f5, la diagonale croiserait les lignes de i7 en h7 et i8. Essayez : touchez f2, f5, h7 et i8.
lesson-variants-straight-only-done = C’est à cela que sert l’option des lignes de marquage diagonales.
lesson-variants-diagonal = Cette option est maintenant active. Après le déplacement, la tour active peut marquer par ses lignes de déplacement ou par une de ses deux diagonales. Les lignes de l’ennemi restent droites. Allez en f5 et marquez par une diagonale.
lesson-variants-diagonal-done = Les diagonales se glissent entre les marqueurs posés à côté d’elles. Elles ne partent que de la tour active, jamais de l’ennemi.
lesson-variants-safe = La tour bleue en a1 est pétrifiée dans son coin. De d3, votre diagonale se glisserait entre les marqueurs jusqu’en b1. Essayez.
lesson-variants-safe-done = On ne peut pas marquer une tour pétrifiée : sa zone ne rétrécit jamais. Vous savez tout : jouez !
## Composer une position
brush-tower-first = Tour orange
brush-tower-second = Tour bleue
brush-stone = Marqueur
