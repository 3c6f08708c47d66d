game-title = TURRIS
game-summary = Bâtissez une tour à deux et formez sur chacune de ses cinq faces la plus grande zone de votre couleur.
side-first = Blanc
side-second = Noir

## Options
option-ground-flat = Si un bloc peut être couché sur le tapis : jamais, seulement le premier de la partie, ou tout bloc qui touche la tour par un côté.
option-ground-flat-name = Couché sur le tapis
option-ground-flat-forbid = jamais
option-ground-flat-first = le premier bloc
option-ground-flat-allow = tout bloc
option-centre-upright = Sur quels niveaux d’un bloc debout au centre le bord doit déjà être commencé : les deux, ou seulement le plus bas.
option-centre-upright-name = Debout au centre
option-centre-upright-both = les deux niveaux
option-centre-upright-lower = le niveau du bas
option-bonus-chain = Si un bloc de bonus qui touche le centre donne droit à un autre bonus.
option-bonus-chain-name = Bonus après bonus
option-bonus-chain-on = oui
option-bonus-chain-off = non

## Pourquoi un coup est refusé
not-neighbours = { $first } et { $second } ne sont pas voisines ; un bloc couché repose sur deux colonnes qui ont un côté commun.
not-level = Un bloc couché demande deux colonnes de même hauteur ; { $first } a une hauteur de { $one } et { $second } de { $other }.
in-the-air = Aucun bloc ne flotte en l’air : { $column } a une hauteur de { $height }, et ce cube est plus haut que n’arrive un bloc posé dessus.
no-side-contact = Un bloc debout doit toucher la tour par un côté ; au niveau { $level }, il n’y a rien à côté de { $column }.
on-one-block = Un bloc couché doit reposer sur deux blocs différents ; sous { $first } et { $second } il n’y en a qu’un.
flat-on-mat = Aucun bloc n’est couché sur le tapis, car il doit reposer sur deux blocs. Posez-le debout, ou plus haut que sur { $first } et { $second }.
flat-on-mat-later = Seul le premier bloc de la partie peut être couché sur le tapis ; { $first } et { $second } sont encore vides.
flat-on-mat-alone = Un bloc couché sur le tapis doit toucher la tour par un côté ; il n’y a rien à côté de { $first } ni de { $second }.
too-many-levels = Trois niveaux au plus peuvent rester inachevés : le niveau { $level } ne peut être commencé que lorsque le niveau { $unfinished } est plein, et il y manque { $column }.
centre-too-early = Le centre du niveau { $level } doit attendre qu’un bloc se trouve au bord de ce niveau.
end-without-bonus = Il n’y a pas de bonus auquel renoncer ; posez un bloc.
removal-without-bonus = On ne retire un bloc qu’en bonus, juste après en avoir posé un qui touche le centre b2.
nothing-to-take = Il n’y a rien en { $column }.
own-block = Le bloc au sommet de { $column } est le vôtre ; on ne retire qu’un bloc adverse.
block-covered = Un autre bloc repose sur celui du sommet de { $column } ; on ne retire qu’un bloc sur lequel rien ne repose.
built-over = D’autres blocs reposent sur celui-ci ; on ne retire qu’un bloc sur lequel rien ne repose.
flat-by-first = Le bloc couché en { $column } se désigne par sa première colonne : x{ $first }.
block-protected = Le bloc en { $column } est le dernier que { $side ->
    [first] Blanc
   *[second] Noir
} a posé ; on ne peut pas le retirer.
removal-levels = Sans le bloc en { $column }, la colonne la plus basse aurait une hauteur de { $low } et { $tallest } de { $high } : plus de trois niveaux inachevés.
column-closed = Un de vos blocs vient d’être retiré de { $column } ; vous ne pouvez pas y rebâtir pendant ce tour.
pass-in-bonus = On ne passe pas un bonus ; renoncez-y par « end ».
pass-while-able = Vous pouvez poser un bloc, donc vous le devez ; il y a pour cela { $count ->
    [one] une possibilité
   *[other] { $count } possibilités
}.
no-block-in-hand = Vous n’avez plus de bloc en main ; retirez un bloc adverse ou finissez votre tour.

## Fins de partie
R20 = Tous les blocs sont posés.
ended-resignation = { $side ->
    [first] { side-first }
   *[second] { side-second }
} a abandonné.
ended-time = { $side ->
    [first] { side-first }
   *[second] { side-second }
} a épuisé son temps.

## Texte illisible
position-separator = Avant la colonne { $column } vient « { $sign } ».
position-column = La colonne { $column } s’écrit de bas en haut avec V, N, E, S, W (blanc) et v, n, e, s, w (noir), ou « - » si elle est vide.
position-side = Après la tour viennent un espace et le joueur au trait, « w » ou « b ».
position-turn = Après le joueur au trait viennent un espace et « - » (un bloc à poser) ou « + » (un bonus à jouer).
position-ban = Après l’état du tour viennent un espace et les colonnes interdites : « - », une comme « a1 » ou deux comme « a1b1 ».
position-last = À la fin viennent un espace et les colonnes des derniers blocs posés, Blanc avant Noir, par exemple « a1:b1c1 ».
half-alone = « { $letter } » au niveau { $level } de { $column } est la moitié d’un bloc couché, et l’autre moitié n’est pas à côté.
flat-on-flat = Le bloc couché au niveau { $level } de { $column } repose exactement sur un autre bloc couché ; cela ne peut pas se bâtir.
too-many-blocks = { $side ->
    [first] Blanc
   *[second] Noir
} a ici plus de { $blocks } blocs sur la tour.
position-levels = { $tallest } a une hauteur de { $high } et { $lowest } de { $low } seulement ; l’écart ne dépasse jamais trois.
columns-order = { $first } ne peut pas précéder { $second } : deux colonnes s’écrivent dans l’ordre a1 b1 c1 a2 b2 c2 a3 b3 c3.
columns-apart = { $first } et { $second } ne sont pas voisines ; aucun bloc n’y repose.
last-missing = { $side ->
    [first] Blanc
   *[second] Noir
} a des blocs sur la tour, donc l’un d’eux a été posé en dernier.
last-not-there = Le bloc le plus haut de { $side ->
    [first] Blanc
   *[second] Noir
} en { $columns } n’occupe pas exactement ces colonnes ; il n’a pas été posé en dernier.
over-turn = Tous les blocs sont posés : la partie est terminée et il n’y a pas de bonus ; écrivez « - ».
over-ban = Tous les blocs sont posés : la partie est terminée et aucune colonne n’est interdite ; écrivez « - ».
over-side = Tous les blocs sont posés, donc { $side ->
    [first] Blanc
   *[second] Noir
} aurait posé le tout dernier ; mais un autre bloc repose dessus.
bonus-not-earned = Il n’y a de bonus que si le dernier bloc que { $side ->
    [first] Blanc
   *[second] Noir
} a posé touche le centre b2.
bonus-covered = Un bonus ne suit qu’aussitôt le bloc qui le rapporte ; or quelque chose repose sur le dernier bloc que { $side ->
    [first] Blanc
   *[second] Noir
} a posé.
turn-skipped = { $side ->
    [first] Blanc
   *[second] Noir
} n’a plus de bloc en main et saute son tour ; c’est à l’autre de jouer.
move-kind = Un coup commence par V (debout), H (couché) ou x (retirer), ou bien c’est « end » ou « pass ».
move-column = Une colonne est une lettre de a à c et un chiffre de 1 à 3, par exemple « b1 ».
move-second-column = Un bloc couché nomme deux colonnes, par exemple « Ha1b1 ».

## À côté du plateau
blocks-in-hand = Blocs en main
turn-place = Posez un bloc
turn-bonus = Bonus : posez un bloc, retirez-en un ou finissez le tour
turn-over = La tour est achevée
face-south = Sud
face-east = Est
face-north = Nord
face-west = Ouest
face-roof = Toit
total = Total
closed = interdit pendant ce tour
would-be-closed = serait interdit au tour suivant
choice-end = Finir le tour
choice-pass = Passer : aucun bloc ne peut être posé

## Leçons
lesson-goal = Le but
lesson-goal-tower = Blanc et Noir bâtissent ensemble une tour sur un plan de trois colonnes sur trois, de a1 à c3, avec le centre b2. Chacun a vingt blocs, et un bloc est fait de deux cubes. Tournez la tour : faites-la glisser, ou utilisez les boutons. On voit aussi ses cinq faces, les quatre côtés et le toit. Sur chacune, seul compte votre plus grand groupe de carrés. Vous jouez Blanc.
lesson-goal-first = Blanc commence. À chaque tour, on pose un de ses blocs. Le premier doit être debout, sur n’importe quelle colonne sauf le centre. Touchez deux cubes, l’un au-dessus de l’autre.
lesson-goal-first-done = De chaque côté il montre deux carrés, d’en haut un seul.
lesson-goal-face = Des carrés de votre couleur qui se tiennent sur une face forment un groupe. Dressez un bloc en a2, à côté du vôtre en a1, et regardez la face ouest.
lesson-goal-face-done = Quatre carrés en un groupe sur la face ouest, deux sur le toit. Beaucoup de petits groupes ne valent rien ; c’est le grand qui compte.
lesson-upright = Les blocs debout
lesson-upright-beside = Tout bloc touche la tour. Un bloc debout doit la toucher par un côté : une colonne voisine doit être plus haute que l’endroit où il se pose. Dressez-en un au bord, en c1 ou a2.
lesson-upright-beside-done = Il s’appuie à la tour. De ses quatre côtés, un suffit.
lesson-upright-alone = Essayez de dresser un bloc en c3, loin des autres.
lesson-upright-alone-done = Un coin ne suffirait pas non plus, et c3 ne touche rien du tout.
lesson-upright-on-top = Essayez de dresser un bloc sur le vôtre en a1.
lesson-upright-on-top-done = Là-haut, il n’y a rien à côté. Il faut d’abord que quelque chose ait grandi auprès de lui.
lesson-upright-against = Un bloc est maintenant couché sur a1 et b1, au troisième niveau. Dressez-en un à côté, en c1 ou a2.
lesson-upright-against-done = Le bloc couché est plus haut que la colonne voisine : il y a donc un côté où s’appuyer.
lesson-flat = Les blocs couchés
lesson-flat-mat = Un bloc couché doit reposer sur deux blocs différents. Essayez d’en coucher un sur le tapis, en a3 et b3.
lesson-flat-mat-done = Il n’y a pas deux blocs dessous. La tour commence donc par des blocs debout ; une option permet d’en coucher sur le tapis.
lesson-flat-across = En a1 et b1 se dressent deux blocs de même hauteur. Couchez-en un en travers.
lesson-flat-across-done = Il repose sur un bloc blanc et un noir : les couleurs ne comptent pas.
lesson-flat-uneven = Essayez de coucher un bloc sur a1 et a2. En a1 il y a deux cubes, en a2 aucun.
lesson-flat-uneven-done = Un bloc repose de tout son dessous. Pas de creux, pas de pont dans le vide.
lesson-flat-two-blocks = Un bloc est couché sur a1 et b1. Essayez d’en coucher un autre exactement dessus.
lesson-flat-two-blocks-done = Il n’y aurait qu’un bloc dessous, pas deux. Les blocs couchés doivent se chevaucher, comme des briques.
lesson-levels = Les niveaux et le centre
lesson-levels-too-high = Trois niveaux au plus peuvent être commencés sans être pleins. Le niveau 1 a encore des trous. Essayez de dresser un bloc en c1, jusqu’au quatrième niveau.
lesson-levels-too-high-done = La plus haute colonne ne dépasse donc jamais la plus basse de plus de trois cubes : remplissez en bas avant de bâtir en haut.
lesson-levels-centre-early = Toutes les colonnes ont deux cubes. Essayez de commencer le troisième niveau au centre, couché sur a2 et b2.
lesson-levels-centre-early-done = À chaque niveau, le bord vient d’abord. L’autre moitié du même bloc ne compte pas.
lesson-levels-rim = Commencez donc le troisième niveau au bord : couchez un bloc sur deux colonnes du bord.
lesson-levels-rim-done = Le centre de ce niveau est maintenant ouvert, à l’adversaire d’abord. Et le centre donne un bonus : réfléchissez avant de l’ouvrir.
lesson-bonus = Le bonus
lesson-bonus-earn = Qui pose un bloc au centre, debout ou par la moitié d’un bloc couché, gagne un bonus. Les deux niveaux ont déjà un bloc au bord. Dressez un bloc en b2.
lesson-bonus-earn-done = Un bonus ! C’est encore à vous : posez un autre bloc, retirez un bloc adverse, ou finissez votre tour.
lesson-bonus-place = Le bonus vous attend. Posez un bloc de plus, où vous pouvez.
lesson-bonus-place-done = Deux blocs en un seul tour.
lesson-bonus-chain = Si le bloc du bonus touche lui aussi le centre, il donne un autre bonus. Trouvez l’endroit.
lesson-bonus-chain-done = Bonus sur bonus. Une option arrête la chaîne après le premier.
lesson-bonus-take = Ou bien retirez un bloc adverse : un bloc sur lequel rien ne repose. Ceux qu’on peut retirer sont éclairés. Touchez-en un.
lesson-bonus-take-done = Noir le reprend, et votre tour est fini. Un bloc reste si, sans lui, plus de trois niveaux étaient inachevés.
lesson-bonus-newest = Le dernier bloc posé par l’adversaire est protégé. Ici c’est celui de a2. Essayez de le retirer.
lesson-bonus-newest-done = Tout autre bloc noir libre pouvait être retiré, pas celui-ci.
lesson-bonus-closed = Vous êtes maintenant Noir. Blanc vient de retirer votre bloc de a2. Essayez d’y rebâtir aussitôt.
lesson-bonus-closed-done = L’endroit reste vide pendant tout votre prochain tour. Si rien d’autre n’était possible, vous passeriez : le seul cas où l’on passe.
lesson-ending = Le décompte
lesson-ending-count = Comment compter une face : on regarde de côté, et à chaque endroit compte le premier cube, si loin qu’il soit. Du nord, les blocs blancs de a1 et b2 semblent se toucher : c’est un groupe de quatre. Sur le toit ils ne se touchent que par un coin : un carré chacun. Blanc a 13 en tout, Noir 5.
lesson-ending-last-block = Le dernier des quarante blocs, et une seule place pour lui. Qui épuise ses blocs avant l’autre saute ses tours. Posez-le : on additionne alors les cinq faces.
lesson-ending-last-block-done = Tous les blocs sont sur la tour : 40 à 32 pour Blanc. À égalité, la partie serait nulle. Vous savez tout : bâtissez !
## Composer une position
brush-upright-first = Blanc, debout
brush-east-first = Blanc, couché, ouest–est
brush-north-first = Blanc, couché, sud–nord
brush-upright-second = Noir, debout
brush-east-second = Noir, couché, ouest–est
brush-north-second = Noir, couché, sud–nord
