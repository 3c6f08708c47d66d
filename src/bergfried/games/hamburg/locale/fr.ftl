game-title = Towers of Hamburg
game-summary = Bâtissez à partir de tours égales, bloquez les lignes adverses et soyez le premier à atteindre six étages ou à priver l’adversaire de tout coup.
side-first = Noir
side-second = Blanc

## Options
option-blockade = Quelles tours sont bloquées dans une rangée ou une colonne : toutes celles du camp dont la plus haute tour y est moins haute, ou chacune qui y est moins haute qu’une tour adverse.
option-blockade-name = Blocus
option-blockade-rowmax = le camp le plus bas
option-blockade-pairwise = chaque tour plus basse
option-quiet-limit = Après tant de coups de suite sans construction, la partie est nulle.
option-quiet-limit-name = Coups sans construction
option-quiet-limit-none = pas de limite
option-quiet-limit-number = { $number ->
    [one] un coup
   *[other] { $number } coups
}

## Pourquoi un coup est refusé
nothing-there = { $field } est libre ; il n’y a rien à y jouer.
not-yours = La tour en { $field } appartient à { $side ->
    [first] Noir
   *[second] Blanc
}.
same-field = Un coup mène à une autre case ; la tour est déjà en { $field }.
wrong-colour = { $goal } est une case { $side ->
    [first] noire
   *[second] blanche
} ; vos pierres restent sur les cases de votre couleur.
nothing-to-build-on = { $goal } est libre. { $height ->
    [1] Une pierre seule ne se pose que sur une autre pierre seule.
   *[other] La pierre du sommet ne se pose que sur une tour de même hauteur, { $height } ; seule la tour entière peut aller sur une case libre.
}
unequal = On ne construit qu’entre tours égales : { $start } a une hauteur de { $height }, { $goal } de { $there }.
not-free = En { $goal } se dresse une tour de hauteur { $there } ; une tour entière ne va que sur une case libre.
single-stays = Il y a une pierre seule en { $field }. Elle peut se poser sur une autre pierre seule, mais pas sur une case libre.
row-blocked = La rangée { $row } est bloquée : la plus haute tour { $side ->
    [first] noire
   *[second] blanche
} y a une hauteur de { $row-height }, la vôtre de { $row-own }.
column-blocked = La colonne { $column } est bloquée : la plus haute tour { $side ->
    [first] noire
   *[second] blanche
} y a une hauteur de { $column-height }, la vôtre de { $column-own }.
lines-blocked = La rangée { $row } et la colonne { $column } sont bloquées : la plus haute tour { $side ->
    [first] noire
   *[second] blanche
} a une hauteur de { $row-height } dans la rangée, la vôtre de { $row-own } ; dans la colonne, c’est { $column-height } contre { $column-own }.
higher-in-row = Votre tour en { $field } a une hauteur de { $height } ; dans la rangée { $row }, elle est bloquée par la tour { $side ->
    [first] noire
   *[second] blanche
} en { $row-tower }, de hauteur { $row-height }.
higher-in-column = Votre tour en { $field } a une hauteur de { $height } ; dans la colonne { $column }, elle est bloquée par la tour { $side ->
    [first] noire
   *[second] blanche
} en { $column-tower }, de hauteur { $column-height }.
higher-in-lines = Votre tour en { $field } a une hauteur de { $height } ; elle est bloquée deux fois par { $side ->
    [first] Noir
   *[second] Blanc
} : dans la rangée { $row } par { $row-tower }, de hauteur { $row-height }, et dans la colonne { $column } par { $column-tower }, de hauteur { $column-height }.

## Fins de partie
R15 = Une tour de six étages est debout.
R16 = Le joueur au trait n’a aucun coup permis.
R17 = La même position s’est présentée pour la troisième fois.
R18 = Trop de coups de suite sans construction.

## Texte illisible
position-rows = Une position a 6 rangées séparées par « / » ; celle-ci en a { $rows }.
position-row-short = La rangée { $row } { $fields ->
    [0] ne décrit aucune case
    [1] ne décrit qu’une case
   *[other] ne décrit que { $fields } cases
} au lieu de 6.
position-row-long = La rangée { $row } décrit plus de 6 cases.
position-height = Une tour a au plus une hauteur de 6 ; en { $field } se trouve { $height }.
position-stones = { $side ->
    [first] Noir
   *[second] Blanc
} a { $stones } pierres sur le plateau ; il n’y en a que 18.
position-two-tops = { $first } et { $second } ont toutes deux une hauteur de 6 ; la partie s’est terminée avec la première tour de ce genre.
position-side = Après les rangées viennent un espace et le joueur au trait, « b » (Noir) ou « w » (Blanc).
move-field = Une case est une lettre de A à F et un chiffre de 1 à 6.
move-sign = Entre les deux cases se trouve « + » pour construire (« A3+A1 ») ou « - » pour déplacer une tour entière (« A1-A3 »).

## À côté du plateau et dessus
highest-tower = Plus haute tour
free-towers = Tours non bloquées
quiet-moves = { $moves ->
    [one] Un coup
   *[other] { $moves } coups
} sans construction ; à { $limit }, la partie est nulle
build-to = construire : hauteur { $height }
relocate = déplacer la tour : hauteur { $height }
blocked-row = La rangée { $line } bloque : { $height } contre { $own }
blocked-column = La colonne { $line } bloque : { $height } contre { $own }

## Composer une position
brush-stone = Pierre
