### Textes communs à tous les jeux. Les textes propres à un jeu sont dans son dossier.

## Coups
move-is-legal = { $move } est permis.
game-over = La partie est terminée ; il n’y a plus rien à jouer.
no-such-move = Un tel coup n’existe pas : il nomme un lieu ou une pièce que ce jeu n’a pas.

## Options
option-unknown = L’option « { $name } » n’existe pas. Ce jeu a : { $known }.
option-none = L’option « { $name } » n’existe pas. Ce jeu n’en a aucune.
option-value = L’option { $name } ne peut pas être « { $value } ». Valeurs possibles : { $known }.

## Texte illisible
text-not-text = Ceci n’est pas un texte.
text-too-long = Le texte compte { $length } caractères ; aucun texte valable n’en a plus de { $longest }.
text-goes-on = Le texte devrait s’arrêter ici, mais « { $rest } » suit.
text-unexpected = « { $found } » ne peut pas se trouver ici.

## Composer une position
brush-remove = Enlever
