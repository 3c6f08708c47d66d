## Où
record-place = Ligne { $line }, colonne { $column } : { $what }
record-move = Coup { $number } ({ $move }) : { $why }

## Ce qui ne va pas dans le texte
record-empty = Il n’y a pas de partie dans ce texte.
record-open = Ce qui s’ouvre ici n’est jamais fermé : il manque « { $closing } ».
record-unopened = Cette « ) » ferme une variante qui n’a jamais été ouverte.
record-escape = Après une barre oblique inverse vient n r t \ " {"{"} {"}"} ou bien u et quatre chiffres hexadécimaux d’un caractère.
record-half-character = Ceci est la moitié d’un caractère (un surrogat isolé) ; aucun fichier ne peut le contenir.
record-not-utf8 = À partir d’ici, le fichier n’est pas du texte en UTF-8.
record-tag-name = Le nom d’une étiquette est une lettre suivie d’au plus 63 lettres, chiffres ou tirets bas.
record-tag-twice = L’étiquette { $name } apparaît ici pour la deuxième fois.
record-tag-value = La valeur de l’étiquette { $name } est entre guillemets, par exemple [{ $name } "…"].
record-tag-end = L’étiquette { $name } se termine par « ] » après sa valeur.
record-variation-first = Une variante remplace le coup qui la précède, mais aucun coup ne précède celle-ci.
record-variation-empty = Cette variante ne contient aucun coup.
record-too-deep = Les variantes sont imbriquées sur plus de { $deepest } niveaux.
record-too-many = Une partie contient au plus { $most } coups, variantes comprises.
record-no-result = Une partie se termine par son résultat : 1-0, 0-1, 1/2-1/2, ou * si elle continue. Ici, il manque.
record-two-results = L’étiquette Result dit { $tag }, mais les coups se terminent par { $token }.
json-syntax = Ceci n’est pas du JSON.
json-shape = À « { $where } », quelque chose manque, est inconnu ou n’est pas de la bonne sorte.
json-twice = « { $name } » figure deux fois dans le même objet ; lequel des deux compte ?

## Ce qui ne va pas dans la partie
record-no-game = L’étiquette Game manque ; elle nomme l’un de ces jeux : { $known }.
record-unknown-game = Il n’y a pas de jeu « { $slug } » ; il y a : { $known }.
record-version = La partie a été jouée selon la version { $version } des règles ; ce programme connaît la version { $known }.
record-option = « { $pair } » n’est pas une option : chacune s’écrit une seule fois, nom=valeur.
record-result = « { $found } » n’est pas un résultat ; il y a 1-0, 0-1, 1/2-1/2 et *.
record-result-wrong = Le résultat indiqué est { $says }, mais selon { $clause } la partie s’est terminée { $rules }.
record-not-over = La partie se serait terminée par { $clause }, mais selon les règles elle continue après ces coups.
record-termination-wrong = La partie se serait terminée par { $says }, mais elle s’est terminée par { $rules }.

## À la table
already-over = La partie est terminée.
nothing-to-undo = Il n’y a rien à reprendre.
nothing-to-redo = Il n’y a rien à rejouer.
