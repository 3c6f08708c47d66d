game-title = KWINTY
game-summary = Bâtissez ensemble un mur, bloc après bloc, et soyez le premier à aligner cinq carrés de votre couleur.
side-first = Blanc
side-second = Noir

## Pourquoi un coup est refusé
no-blocks = Vous avez posé tous vos { $blocks } blocs.
first-column = Le premier bloc donne leur numéro aux colonnes : sa colonne de gauche est 0, et non { $column }. Jouez H0 ou V0.
not-touching = Un bloc doit toucher le mur : sur la table, il se pose juste à côté de la colonne { $left } ou { $right }.
gap-below = Un bloc couché doit reposer sur les deux colonnes : la colonne { $higher } a une hauteur de { $high }, la colonne { $lower } de { $low } seulement.
square-taken = Cette place est prise : un bloc couvre des carrés libres, sur le mur ou à côté.
in-the-air = Aucun bloc ne flotte en l’air : la colonne { $column } a une hauteur de { $height }, et ce carré est plus haut que n’arrive un bloc posé dessus.
too-high = { $kind ->
    [flat] Les deux colonnes ont une hauteur de { $height } ; le mur est limité à { $limit }, rien ne tient plus au-dessus.
   *[upright] La colonne { $column } a une hauteur de { $height } ; un bloc debout demande deux niveaux de plus, et le mur est limité à { $limit }.
}
too-wide = Le mur aurait { $width } carrés de large, de la colonne { $left } à la colonne { $right } ; il est limité à { $limit }.
flat-beside-flat = Votre propre bloc couché sur les colonnes { $left } et { $right } touche cette place par le bout ; les petits côtés d’une même couleur ne doivent pas se toucher.
upright-on-upright = Votre propre bloc debout est en haut de la colonne { $column } ; un autre posé dessus toucherait son petit côté.
can-place = On ne passe que si aucun de ses blocs ne peut être posé ; il vous reste { $places ->
    [one] une place
   *[other] { $places } places
}.

## Fins de partie
R11 = Cinq carrés alignés.
R12 = Tous les blocs sont posés ; les alignements de quatre décident.
R13 = Plus aucun bloc ne peut être posé ; les alignements de quatre décident.
ended-resignation = { $side ->
    [first] { side-first }
   *[second] { side-second }
} a abandonné.
ended-time = { $side ->
    [first] { side-first }
   *[second] { side-second }
} a épuisé son temps.

## Texte illisible
wall-empty = Le mur vide s’écrit « -@0 », puis viennent un espace et le joueur au trait.
wall-row = Une rangée se compose de W, w, B, b et de nombres de carrés vides.
wall-two-numbers = Deux nombres de carrés vides se suivent ; écrivez leur somme.
wall-wide = Un mur a au plus { $limit } carrés de large ; celui-ci en a plus.
wall-high = Le mur a plus de { $limit } rangées.
wall-ragged = Cette rangée décrit { $squares ->
    [one] un carré
   *[other] { $squares } carrés
}, celle du haut { $width } ; toutes les rangées ont la largeur du mur.
wall-top-empty = La rangée du haut est vide ; commencez par la plus haute qui porte un bloc.
wall-hollow = Un bloc est suspendu au-dessus de la colonne { $column } : un carré est vide sous lui.
wall-gap = La colonne { $column } est vide, mais le mur continue au-delà ; un mur n’a pas de lacune.
wall-side-empty = La colonne { $column } est vide ; le texte d’un mur n’a pas de colonne vide sur les bords.
wall-flat-half = Voici la moitié d’un bloc couché : « w » et « b » vont par deux, côte à côte.
wall-upright-half = Voici la moitié d’un bloc debout : « W » et « B » vont par deux, l’un sur l’autre.
wall-flat-beside-flat = Deux blocs couchés d’une même couleur se touchent ici par le bout ; les règles l’interdisent.
wall-upright-on-upright = Deux blocs debout d’une même couleur sont ici l’un sur l’autre ; les règles l’interdisent.
wall-blocks = { $side ->
    [first] Blanc
   *[second] Noir
} a { $blocks } blocs dans le mur ; il n’y en a que { $limit }.
wall-at = Après les rangées viennent « @ » et le numéro de la colonne la plus à gauche.
wall-left = La colonne la plus à gauche a un numéro de -8 à 0.
wall-zero-outside = La colonne 0 doit faire partie du mur ; celui-ci finit à la colonne { $right }.
wall-zero-half = La colonne 0 est la colonne de gauche d’un bloc posé sur la table ; ici, c’est la moitié droite d’un bloc couché.
wall-two-fives = Les deux couleurs ont cinq carrés alignés ; la partie s’est terminée au premier.
wall-side = Puis viennent un espace et le joueur au trait, « w » ou « b ».
move-kind = Un coup est « H » (couché) ou « V » (debout) avec une colonne, par exemple « H-2 » ou « V0 », ou bien « pass ».
move-column = Une colonne est un nombre entier, comme 0, 3 ou -2.

## À côté du plateau
blocks-left = Blocs restants
fours = Alignements de quatre
run = { $squares } alignés
pass = Passer

## Leçons
lesson-goal = Le but
lesson-goal-wall = Blanc et Noir bâtissent ensemble un seul mur, épais d’un bloc, et le voient de côté. Chacun a vingt blocs. Un bloc montre deux carrés : l’un sur l’autre s’il est debout, côte à côte s’il est couché. Vous jouez Blanc.
lesson-goal-level = Qui a le premier cinq carrés de sa couleur en ligne continue gagne aussitôt. Vous en avez trois au niveau du bas. Pour poser un bloc, touchez ses deux carrés. Gagnez !
lesson-goal-level-done = Cinq en ligne le long d’un niveau. Deux carrés d’un bloc couché, un d’un bloc debout, deux d’un autre : on compte les carrés, pas les blocs.
lesson-goal-column = Une ligne peut aussi monter tout droit. Trouvez le bloc gagnant.
lesson-goal-column-done = Cinq carrés l’un sur l’autre : un bloc debout, la moitié d’un bloc couché, puis un bloc debout.
lesson-goal-diagonal = Les diagonales comptent aussi, dans les deux sens. Ce sont les plus difficiles à voir. Gagnez !
lesson-goal-diagonal-done = Du bas à droite jusqu’en haut à gauche : cinq. Avant chaque coup, regardez les diagonales, les vôtres et celles d’en face.
lesson-building = Comment bâtir
lesson-building-first = À son tour, on pose un de ses blocs, c’est obligatoire. Le premier se pose où vous voulez, couché ou debout. Posez-le.
lesson-building-first-done = C’est à partir d’ici qu’on compte les colonnes : celle de gauche du premier bloc est la 0.
lesson-building-beside = Tout autre bloc doit toucher le mur. Dressez un bloc sur la table, juste à gauche ou à droite du mur.
lesson-building-beside-done = Sur la table, un bloc se tient contre le mur. Sur le mur, il le touche de toute façon.
lesson-building-apart = Essayez de dresser un bloc sur la colonne 4, loin du mur.
lesson-building-apart-done = Rien ne reste seul : le mur grandit à partir de son début.
lesson-building-bridge = Un bloc peut se coucher sur deux colonnes si elles sont de même hauteur. Couchez-en un sur les deux.
lesson-building-bridge-done = Il repose sur les deux colonnes de toute sa longueur. C’est toujours exigé.
lesson-building-gap = Les colonnes 1 et 2 ne sont pas de même hauteur : la 2 est vide. Essayez d’y coucher un bloc à la hauteur de la colonne 1.
lesson-building-gap-done = Aucun bloc ne pend au-dessus du vide. Le mur n’a donc pas de trous, et chaque colonne est pleine depuis la table.
lesson-short-sides = Les petits côtés
lesson-short-sides-flat = Une règle rend les cinq rares : les blocs d’une même couleur ne se touchent pas par leurs petits côtés. Essayez de coucher un bloc sur les colonnes 2 et 3, au bout du vôtre.
lesson-short-sides-flat-done = Couché contre couché, bout à bout et de même couleur : interdit. Sinon deux blocs feraient déjà un quatre.
lesson-short-sides-upright = De même vers le haut. Essayez de dresser un bloc sur votre propre bloc debout, colonne 0.
lesson-short-sides-upright-done = Debout sur debout de même couleur est interdit aussi.
lesson-short-sides-long = Un petit côté contre un grand est permis. Couchez un bloc sur la table, à droite de votre bloc debout.
lesson-short-sides-long-done = Trois carrés blancs de suite, dans les règles : un bloc debout, puis un couché. Les lignes se tissent de blocs posés différemment.
lesson-short-sides-other-colour = Et des couleurs différentes se touchent comme elles veulent. Couchez un bloc bout à bout avec le noir.
lesson-short-sides-other-colour-done = Blanc contre noir est toujours permis. Des coins qui se touchent aussi, quelles que soient les couleurs.
lesson-limits = La taille du mur
lesson-limits-wide = Le mur a au plus neuf carrés de large et neuf de haut. Celui-ci est large de huit : ajoutez la neuvième colonne, à gauche ou à droite.
lesson-limits-wide-done = Il a maintenant toute sa largeur. Jusque-là il peut grandir des deux côtés, là où il y a de la place.
lesson-limits-full = Neuf colonnes sont là : désormais tout va vers le haut, jusqu’à neuf carrés. Noir ne peut pas dresser un bloc sur un bloc noir debout, ni vous un blanc sur un blanc.
lesson-limits-pass = Tard dans la partie, il arrive qu’aucun de vos blocs n’ait de place. Alors, et alors seulement, vous passez. Ici un bloc blanc serait debout sur un blanc, et nulle part deux colonnes voisines ne sont de même hauteur avec de la place au-dessus. Passez.
lesson-limits-pass-done = Noir pouvait encore poser un bloc, et il l’a fait. Si une place s’ouvre ainsi pour vous, vous bâtissez à nouveau.
lesson-threats = Les menaces
lesson-threats-defend = Noir a quatre carrés l’un sur l’autre dans la colonne 2 et gagnerait au prochain bloc. Arrêtez-le.
lesson-threats-defend-done = Avec votre bloc en haut de la colonne, la ligne s’arrête à quatre.
lesson-threats-defend-again = Les colonnes -2 et -1 sont noires sur trois carrés. Un bloc debout sur l’une ou l’autre ferait cinq. Un seul de vos blocs pare les deux. Lequel ?
lesson-threats-defend-again-done = Un bloc couché couvre deux colonnes à la fois. C’est ainsi qu’on gagne le plus souvent : deux menaces, dont une seule peut être parée.
lesson-threats-join = Deux carrés blancs ici, deux là, et entre eux un vide au deuxième niveau. Gagnez !
lesson-threats-join-done = Six en ligne : plus de cinq compte aussi.
lesson-ending = Si personne n’a de cinq
lesson-ending-last-block = Pour une fois vous jouez Noir. C’est le quarantième et dernier bloc, et il n’a qu’une place. Puis on compte les quatre : chaque ligne continue d’exactement quatre carrés, dans toutes les directions.
lesson-ending-last-block-done = Blanc a trois quatre, Noir huit : Noir gagne. À égalité, la partie serait nulle. Un carré peut servir à plusieurs quatre.
lesson-ending-stuck = Ici Noir a encore un bloc, mais il n’a de place nulle part : la seule colonne libre finit par un bloc noir debout. Blanc n’en a plus. Personne ne peut poser, et les quatre décident : quatre à trois pour Blanc.
## Composer une position
brush-flat-first = Blanc, couché
brush-flat-second = Noir, couché
brush-upright-first = Blanc, debout
brush-upright-second = Noir, debout
