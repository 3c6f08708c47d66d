game-title = TURRIS
game-summary = Bâtissez une tour à deux et formez sur chacune de ses cinq faces la plus grande zone de votre couleur.
side-first = Blanc
side-second = Noir

## Options
option-ground-flat = Si un bloc peut être couché sur le tapis : jamais, seulement le premier de la partie, ou tout bloc qui touche la tour par un côté.
option-ground-flat-name = Couché sur le tapis
option-ground-flat-forbid = jamais
option-ground-flat-first = le premier bloc
option-ground-flat-allow = tout bloc
option-centre-upright = Sur quels niveaux d’un bloc debout au centre le bord doit déjà être commencé : les deux, ou seulement le plus bas.
option-centre-upright-name = Debout au centre
option-centre-upright-both = les deux niveaux
option-centre-upright-lower = le niveau du bas
option-bonus-chain = Si un bloc de bonus qui touche le centre donne droit à un autre bonus.
option-bonus-chain-name = Bonus après bonus
option-bonus-chain-on = oui
option-bonus-chain-off = non

## Pourquoi un coup est refusé
not-neighbours = { $first } et { $second } ne sont pas voisines ; un bloc couché repose sur deux colonnes qui ont un côté commun.
not-level = Un bloc couché demande deux colonnes de même hauteur ; { $first } a une hauteur de { $one } et { $second } de { $other }.
no-side-contact = Un bloc debout doit toucher la tour par un côté ; au niveau { $level }, il n’y a rien à côté de { $column }.
on-one-block = Un bloc couché doit reposer sur deux blocs différents ; sous { $first } et { $second } il n’y en a qu’un.
flat-on-mat = Aucun bloc n’est couché sur le tapis, car il doit reposer sur deux blocs. Posez-le debout, ou plus haut que sur { $first } et { $second }.
flat-on-mat-later = Seul le premier bloc de la partie peut être couché sur le tapis ; { $first } et { $second } sont encore vides.
flat-on-mat-alone = Un bloc couché sur le tapis doit toucher la tour par un côté ; il n’y a rien à côté de { $first } ni de { $second }.
too-many-levels = Trois niveaux au plus peuvent rester inachevés : le niveau { $level } ne peut être commencé que lorsque le niveau { $unfinished } est plein, et il y manque { $column }.
centre-too-early = Le centre du niveau { $level } doit attendre qu’un bloc se trouve au bord de ce niveau.
end-without-bonus = Il n’y a pas de bonus auquel renoncer ; posez un bloc.
removal-without-bonus = On ne retire un bloc qu’en bonus, juste après en avoir posé un qui touche le centre b2.
nothing-to-take = Il n’y a rien en { $column }.
own-block = Le bloc au sommet de { $column } est le vôtre ; on ne retire qu’un bloc adverse.
block-covered = Un autre bloc repose sur celui du sommet de { $column } ; on ne retire qu’un bloc sur lequel rien ne repose.
flat-by-first = Le bloc couché en { $column } se désigne par sa première colonne : x{ $first }.
block-protected = Le bloc en { $column } est le dernier que { $side ->
    [first] Blanc
   *[second] Noir
} a posé ; on ne peut pas le retirer.
removal-levels = Sans le bloc en { $column }, la colonne la plus basse aurait une hauteur de { $low } et { $tallest } de { $high } : plus de trois niveaux inachevés.
column-closed = Un de vos blocs vient d’être retiré de { $column } ; vous ne pouvez pas y rebâtir pendant ce tour.
pass-in-bonus = On ne passe pas un bonus ; renoncez-y par « end ».
pass-while-able = Vous pouvez poser un bloc, donc vous le devez ; il y a pour cela { $count ->
    [one] une possibilité
   *[other] { $count } possibilités
}.
no-block-in-hand = Vous n’avez plus de bloc en main ; retirez un bloc adverse ou finissez votre tour.

## Fins de partie
R20 = Tous les blocs sont posés.

## Texte illisible
position-separator = Avant la colonne { $column } vient « { $sign } ».
position-column = La colonne { $column } s’écrit de bas en haut avec V, N, E, S, W (blanc) et v, n, e, s, w (noir), ou « - » si elle est vide.
position-side = Après la tour viennent un espace et le joueur au trait, « w » ou « b ».
position-turn = Après le joueur au trait viennent un espace et « - » (un bloc à poser) ou « + » (un bonus à jouer).
position-ban = Après l’état du tour viennent un espace et les colonnes interdites : « - », une comme « a1 » ou deux comme « a1b1 ».
position-last = À la fin viennent un espace et les colonnes des derniers blocs posés, Blanc avant Noir, par exemple « a1:b1c1 ».
half-alone = « { $letter } » au niveau { $level } de { $column } est la moitié d’un bloc couché, et l’autre moitié n’est pas à côté.
flat-on-flat = Le bloc couché au niveau { $level } de { $column } repose exactement sur un autre bloc couché ; cela ne peut pas se bâtir.
too-many-blocks = { $side ->
    [first] Blanc
   *[second] Noir
} a ici plus de { $blocks } blocs sur la tour.
position-levels = { $tallest } a une hauteur de { $high } et { $lowest } de { $low } seulement ; l’écart ne dépasse jamais trois.
columns-order = { $first } ne peut pas précéder { $second } : deux colonnes s’écrivent dans l’ordre a1 b1 c1 a2 b2 c2 a3 b3 c3.
columns-apart = { $first } et { $second } ne sont pas voisines ; aucun bloc n’y repose.
last-missing = { $side ->
    [first] Blanc
   *[second] Noir
} a des blocs sur la tour, donc l’un d’eux a été posé en dernier.
last-not-there = Le bloc le plus haut de { $side ->
    [first] Blanc
   *[second] Noir
} en { $columns } n’occupe pas exactement ces colonnes ; il n’a pas été posé en dernier.
over-turn = Tous les blocs sont posés : la partie est terminée et il n’y a pas de bonus ; écrivez « - ».
over-ban = Tous les blocs sont posés : la partie est terminée et aucune colonne n’est interdite ; écrivez « - ».
over-side = Tous les blocs sont posés, donc { $side ->
    [first] Blanc
   *[second] Noir
} aurait posé le tout dernier ; mais un autre bloc repose dessus.
bonus-not-earned = Il n’y a de bonus que si le dernier bloc que { $side ->
    [first] Blanc
   *[second] Noir
} a posé touche le centre b2.
turn-skipped = { $side ->
    [first] Blanc
   *[second] Noir
} n’a plus de bloc en main et saute son tour ; c’est à l’autre de jouer.
move-kind = Un coup commence par V (debout), H (couché) ou x (retirer), ou bien c’est « end » ou « pass ».
move-column = Une colonne est une lettre de a à c et un chiffre de 1 à 3, par exemple « b1 ».
move-second-column = Un bloc couché nomme deux colonnes, par exemple « Ha1b1 ».

## À côté du plateau
blocks-in-hand = Blocs en main
turn-place = Posez un bloc
turn-bonus = Bonus : posez un bloc, retirez-en un ou finissez le tour
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
choice-pass = Passer : aucun bloc ne peut être posé

## Composer une position
brush-upright-first = Blanc, debout
brush-east-first = Blanc, couché, ouest–est
brush-north-first = Blanc, couché, sud–nord
brush-upright-second = Noir, debout
brush-east-second = Noir, couché, ouest–est
brush-north-second = Noir, couché, sud–nord
