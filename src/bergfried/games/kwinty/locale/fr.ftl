game-title = KWINTY
game-summary = Bâtissez ensemble un mur, bloc après bloc, et alignez le premier cinq carrés de votre couleur.
side-first = Blanc
side-second = Noir

## Pourquoi un coup est refusé
no-blocks = Vous avez posé tous vos { $blocks } blocs.
first-column = Le premier bloc donne leur numéro aux colonnes : sa colonne de gauche est 0, et non { $column }. Jouez H0 ou V0.
not-touching = Un bloc doit toucher le mur : sur la table, il se pose juste à côté de la colonne { $left } ou { $right }.
gap-below = Un bloc couché doit reposer sur les deux colonnes : la colonne { $higher } a une hauteur de { $high }, la colonne { $lower } de { $low } seulement.
too-high = { $kind ->
    [flat] Les deux colonnes ont une hauteur de { $height } ; le mur est limité à { $limit }, rien ne tient plus au-dessus.
   *[upright] La colonne { $column } a une hauteur de { $height } ; un bloc debout demande deux niveaux de plus, et le mur est limité à { $limit }.
}
too-wide = Le mur aurait { $width } carrés de large, de la colonne { $left } à la colonne { $right } ; il est limité à { $limit }.
flat-beside-flat = Votre propre bloc couché sur les colonnes { $left } et { $right } touche cette place par le bout ; les petits côtés d’une même couleur ne doivent pas se toucher.
upright-on-upright = Votre propre bloc debout est en haut de la colonne { $column } ; un autre posé dessus toucherait son petit côté.
can-place = On ne passe que si aucun de ses blocs ne peut être posé ; il vous reste { $places ->
    [one] une place
   *[other] { $places } places
}.

## Fins de partie
R11 = Cinq carrés alignés.
R12 = Tous les blocs sont posés ; les alignements de quatre décident.
R13 = Plus aucun bloc ne peut être posé ; les alignements de quatre décident.

## Texte illisible
wall-empty = Le mur vide s’écrit « -@0 », puis viennent un espace et le joueur au trait.
wall-row = Une rangée se compose de W, w, B, b et de nombres de carrés vides.
wall-two-numbers = Deux nombres de carrés vides se suivent ; écrivez leur somme.
wall-wide = Cette rangée dépasse { $limit } carrés.
wall-high = Le mur a plus de { $limit } rangées.
wall-ragged = Cette rangée décrit { $squares ->
    [one] un carré
   *[other] { $squares } carrés
}, celle du haut { $width } ; toutes les rangées ont la largeur du mur.
wall-top-empty = La rangée du haut est vide ; commencez par la plus haute qui porte un bloc.
wall-hollow = Ce carré est vide alors qu’il y a un bloc au-dessus ; les colonnes n’ont pas de trou.
wall-gap = Cette colonne est vide ; un mur n’a pas de lacune, ni son texte de colonne vide sur les bords.
wall-flat-half = Voici la moitié d’un bloc couché : « w » et « b » vont par deux, côte à côte.
wall-upright-half = Voici la moitié d’un bloc debout : « W » et « B » vont par deux, l’un sur l’autre.
wall-flat-beside-flat = Deux blocs couchés d’une même couleur se touchent ici par le bout ; les règles l’interdisent.
wall-upright-on-upright = Deux blocs debout d’une même couleur sont ici l’un sur l’autre ; les règles l’interdisent.
wall-blocks = { $side ->
    [first] Blanc
   *[second] Noir
} a { $blocks } blocs dans le mur ; il n’y en a que { $limit }.
wall-at = Après les rangées viennent « @ » et le numéro de la colonne la plus à gauche.
wall-left = La colonne la plus à gauche a un numéro de -8 à 0.
wall-zero-outside = La colonne 0 doit faire partie du mur ; celui-ci finit à la colonne { $right }.
wall-zero-half = La colonne 0 est la colonne de gauche d’un bloc posé sur la table ; ici, c’est la moitié droite d’un bloc couché.
wall-two-fives = Les deux couleurs ont cinq carrés alignés ; la partie s’est terminée au premier.
wall-side = Puis viennent un espace et le joueur au trait, « w » ou « b ».
move-kind = Un coup est « H » (couché) ou « V » (debout) avec une colonne, par exemple « H-2 » ou « V0 », ou bien « pass ».
move-column = Une colonne est un nombre entier, comme 0, 3 ou -2.

## À côté du plateau
blocks-left = Blocs restants
fours = Alignements de quatre
run = { $squares } alignés
pass = Passer

## Composer une position
brush-flat-first = Blanc, couché
brush-flat-second = Noir, couché
brush-upright-first = Blanc, debout
brush-upright-second = Noir, debout
