game-title = Towers of Hamburg
game-summary = Bâtissez à partir de tours égales, bloquez les lignes adverses et soyez le premier à atteindre six étages ou à priver l’adversaire de tout coup.
side-first = Noir
side-second = Blanc

## Options
option-blockade = Quelles tours sont bloquées dans une rangée ou une colonne : toutes celles du camp dont la plus haute tour y est moins haute, ou chacune qui y est moins haute qu’une tour adverse.
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
nothing-there = { $field } est libre ; il n’y a rien à y jouer.
not-yours = La tour en { $field } appartient à { $side ->
    [first] Noir
   *[second] Blanc
}.
same-field = Un coup mène à une autre case ; la tour est déjà en { $field }.
wrong-colour = { $goal } est une case { $side ->
    [first] noire
   *[second] blanche
} ; vos pierres restent sur les cases de votre couleur.
nothing-to-build-on = { $goal } est libre. { $height ->
    [1] Une pierre seule ne se pose que sur une autre pierre seule.
   *[other] La pierre du sommet ne se pose que sur une tour de même hauteur, { $height } ; seule la tour entière peut aller sur une case libre.
}
unequal = On ne construit qu’entre tours égales : { $start } a une hauteur de { $height }, { $goal } de { $there }.
not-free = En { $goal } se dresse une tour de hauteur { $there } ; une tour entière ne va que sur une case libre.
single-stays = Il y a une pierre seule en { $field }. Elle peut se poser sur une autre pierre seule, mais pas sur une case libre.
row-blocked = La rangée { $row } est bloquée : la plus haute tour { $side ->
    [first] noire
   *[second] blanche
} y a une hauteur de { $row-height }, la vôtre de { $row-own }.
column-blocked = La colonne { $column } est bloquée : la plus haute tour { $side ->
    [first] noire
   *[second] blanche
} y a une hauteur de { $column-height }, la vôtre de { $column-own }.
lines-blocked = La rangée { $row } et la colonne { $column } sont bloquées : la plus haute tour { $side ->
    [first] noire
   *[second] blanche
} a une hauteur de { $row-height } dans la rangée, la vôtre de { $row-own } ; dans la colonne, c’est { $column-height } contre { $column-own }.
higher-in-row = Votre tour en { $field } a une hauteur de { $height } ; dans la rangée { $row }, elle est bloquée par la tour { $side ->
    [first] noire
   *[second] blanche
} en { $row-tower }, de hauteur { $row-height }.
higher-in-column = Votre tour en { $field } a une hauteur de { $height } ; dans la colonne { $column }, elle est bloquée par la tour { $side ->
    [first] noire
   *[second] blanche
} en { $column-tower }, de hauteur { $column-height }.
higher-in-lines = Votre tour en { $field } a une hauteur de { $height } ; elle est bloquée deux fois par { $side ->
    [first] Noir
   *[second] Blanc
} : dans la rangée { $row } par { $row-tower }, de hauteur { $row-height }, et dans la colonne { $column } par { $column-tower }, de hauteur { $column-height }.

## Fins de partie
R15 = Une tour atteint six étages.
R16 = Le joueur au trait n’a aucun coup permis.
R17 = La même position s’est présentée pour la troisième fois.
R18 = Trop de coups de suite sans construction.
ended-resignation = { $side ->
    [first] { side-first }
   *[second] { side-second }
} a abandonné.
ended-time = { $side ->
    [first] { side-first }
   *[second] { side-second }
} a épuisé son temps.

## Texte illisible
position-rows = Une position a 6 rangées séparées par « / » ; celle-ci en a { $rows }.
position-row-short = La rangée { $row } { $fields ->
    [0] ne décrit aucune case
    [1] ne décrit qu’une case
   *[other] ne décrit que { $fields } cases
} au lieu de 6.
position-row-long = La rangée { $row } décrit plus de 6 cases.
position-height = Une tour a au plus une hauteur de 6 ; en { $field } se trouve { $height }.
position-stones = { $side ->
    [first] Noir
   *[second] Blanc
} n’a que 18 pierres ; il y en a davantage sur le plateau.
position-two-tops = { $first } et { $second } ont toutes deux une hauteur de 6 ; la partie s’est terminée avec la première tour de ce genre.
position-side = Après les rangées viennent un espace et le joueur au trait, « b » (Noir) ou « w » (Blanc).
move-field = Une case est une lettre de A à F et un chiffre de 1 à 6.
move-sign = Entre les deux cases se trouve « + » pour construire (« A3+A1 ») ou « - » pour déplacer une tour entière (« A1-A3 »).

## À côté du plateau et dessus
highest-tower = Plus haute tour
free-towers = Tours libres
quiet-moves = { $moves ->
    [one] Un coup
   *[other] { $moves } coups
} sans construction ; à { $limit }, la partie est nulle
build-to = construire : hauteur { $height }
relocate = déplacer la tour : hauteur { $height }
blocked-row = La rangée { $line } bloque : { $height } contre { $own }
blocked-column = La colonne { $line } bloque : { $height } contre { $own }

## Leçons
lesson-goal = Le but
lesson-goal-board = Noir et Blanc ont dix-huit pierres chacun. Au départ, une pierre seule se tient sur chaque case de sa couleur. De ces pierres on fait des tours ; elles ne quittent jamais les cases de leur couleur. Vous jouez Noir.
lesson-goal-six = Qui bâtit le premier une tour de six étages gagne aussitôt. Vous avez deux tours de cinq. Touchez l’une puis l’autre : la pierre du haut de la première va sur la seconde. Gagnez !
lesson-goal-six-done = Une tour a maintenant six étages, l’autre quatre. Les tours ne grandissent qu’ainsi : la pierre du haut de l’une sur une autre de même hauteur.
lesson-goal-shut-in = La seconde façon de gagner : ne laisser aucun coup à l’adversaire. Les hautes tours bloquent les tours ennemies plus basses de leur rangée et de leur colonne. Où doit aller votre tour de cinq pour que toutes les pierres blanches soient bloquées ? Gagnez !
lesson-goal-shut-in-done = En A1 elle bloque la rangée A et la colonne 1, et avec elles tout ce que Blanc possède. Qui ne peut pas jouer perd.
lesson-building = Bâtir
lesson-building-first = Noir commence, et un tour est exactement un coup. Prenez la pierre de A3 et posez-la sur A1. La distance ne compte pas.
lesson-building-first-done = Une tour de deux se dresse en A1, et A3 est libre. C’est la première construction.
lesson-building-three = On ne bâtit qu’avec deux tours de même hauteur. Bâtissez une tour de trois.
lesson-building-three-done = Deux et deux ont donné un et trois : seule la pierre du haut se déplace, pas toute la tour.
lesson-building-unequal = Essayez de poser la pierre du haut de A1, haute de deux, sur la pierre seule en A3.
lesson-building-unequal-done = Les hauteurs doivent être égales : une pierre seule sur une seule, deux sur deux, et ainsi de suite jusqu’à cinq sur cinq.
lesson-building-colour = Une tour blanche de deux se dresse en A2, aussi haute que la vôtre. Essayez de bâtir dessus.
lesson-building-colour-done = Vos pierres restent sur les cases de votre couleur, et nul ne bâtit sur des pierres ennemies.
lesson-relocating = Déplacer une tour
lesson-relocating-whole = Au lieu de bâtir, on peut déplacer une tour entière de deux étages ou plus vers n’importe quelle case libre de sa couleur. Déplacez la tour de A1 en F6, à travers tout le plateau.
lesson-relocating-whole-done = Aucune distance n’est trop grande, et ce qui se trouve entre les deux ne gêne pas.
lesson-relocating-single = Les pierres seules, c’est autre chose. Essayez de déplacer la pierre seule de A3 vers la case libre C3.
lesson-relocating-single-done = Une pierre seule ne va que sur une autre. Et une pierre du haut ne va jamais sur une case libre : une tour se déplace entière ou pas du tout.
lesson-blockade = Le blocus
lesson-blockade-row = Vous jouez maintenant Blanc. Noir a bâti une tour de deux en A1, la plus haute de la rangée A et de la colonne 1. Elle y bloque toutes les pierres blanches plus basses. Essayez de poser la pierre de A4 sur C4.
lesson-blockade-row-done = Les pierres bloquées ne bougent pas. Dans chaque rangée la plus haute tour décide : son camp bloque l’autre.
lesson-blockade-column = Il en va de même des colonnes. Essayez de poser la pierre de D1 sur D3.
lesson-blockade-column-done = Ce qui est bloqué dans sa rangée ou dans sa colonne reste où il est. Les diagonales ne comptent pas.
lesson-blockade-grow = Mais on peut bâtir sur une tour bloquée. Posez la pierre de C2, qui est libre, sur une de vos pierres bloquées.
lesson-blockade-grow-done = La tour sur laquelle on bâtit peut être bloquée, la pierre déplacée non.
lesson-blockade-own = Vous êtes de nouveau Noir. Votre A1 est la plus haute tour de la rangée A, trois contre deux. Personne ne vous y bloque donc, pas même vos pierres basses près de la tour blanche de deux. Bâtissez avec A3 et A5.
lesson-blockade-own-done = On ne compare que les plus hautes tours des deux camps. Le nombre de tours ne compte pas.
lesson-breaking = Rompre un blocus
lesson-breaking-level = Dans la rangée A, les deux camps ont une tour de quatre. Des hauteurs égales lèvent le blocus : personne n’est bloqué dans cette rangée, pas même les pierres seules.
lesson-breaking-relocate = Vous jouez Blanc. La tour noire de trois en A1 bloque vos pierres de la rangée A. Amenez votre tour de trois de E4 dans cette rangée.
lesson-breaking-relocate-done = Trois contre trois : le blocus de la rangée A est rompu, et A2 et A4 peuvent de nouveau bouger.
lesson-breaking-build = On peut aussi bâtir la tour qui le rompt. Posez un deuxième étage sur A2, avec n’importe quelle pierre qui n’est pas bloquée.
lesson-breaking-build-done = C’est maintenant deux contre deux dans la rangée A. Et si votre tour est la seule de deux dans la colonne 2, elle y bloque Noir.
lesson-breaking-freed = Voilà : A2 est haute de deux, la rangée A est à égalité. A4 et A6 sont de nouveau libres. Bâtissez avec elles.
lesson-breaking-freed-done = Une ligne débloquée libère souvent plusieurs pierres à la fois.
lesson-breaking-pairwise = Une phrase de la règle imprimée peut se lire plus strictement. Il y a pour cela une option (pairwise) : chaque tour ennemie plus haute de la ligne bloque alors, quoi qu’on y ait d’autre. Avec elle, essayez en Noir de poser la pierre de A5 sur C5.
lesson-breaking-pairwise-done = La tour blanche de deux en A2 bloque la pierre seule en A5, bien que Noir ait lui aussi une tour de deux dans la rangée A. Sans l’option, A5 est libre.
lesson-ending = Comment finit la partie
lesson-ending-block = Blanc n’a plus que deux pierres qui pourraient bouger, toutes deux dans la rangée A. Bâtissez de façon à les bloquer. Gagnez !
lesson-ending-block-done = Une tour de deux dans la rangée A suffit ici. Blanc n’a aucun coup et perd, quelle qu’en soit la cause.
lesson-ending-storeys = Un plateau chargé. Il s’y cache pour vous une tour de six étages. Gagnez !
lesson-ending-storeys-done = Six étages ! Une telle tour demande au moins vingt-cinq constructions et seize pierres : surveillez vos réserves.
lesson-ending-tie = Parfois personne n’avance plus. Jouez le coup que vous voulez.
lesson-ending-tie-done = Si l’on ne fait plus que déplacer des tours, la partie est nulle : quand une position revient pour la troisième fois, ou après soixante coups de suite sans construction. Vous savez tout : jouez !
## Composer une position
brush-stone = Pierre
