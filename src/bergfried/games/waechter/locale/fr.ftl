game-title = Turm & Wächter (Gardes et tours)
game-summary = Empilez et divisez vos tours, prenez le garde adverse ou menez le vôtre dans le château ennemi.
side-first = Rouge
side-second = Bleu

## Options
option-no-move = Ce qui arrive au joueur qui ne peut pas jouer : il perd, ou la partie est nulle.
option-no-move-name = Qui ne peut pas jouer
option-no-move-loss = perd
option-no-move-draw = fait match nul
option-quiet-limit = Après tant de coups de suite sans prise, la partie est nulle.
option-quiet-limit-name = Coups sans prise
option-quiet-limit-none = pas de limite
option-quiet-limit-number = { $number ->
    [one] un coup
   *[other] { $number } coups
}

## Pourquoi un coup est refusé
not-yours = La pièce en { $square } appartient à { $side ->
    [first] Rouge
   *[second] Bleu
}.
nothing-there = Il n’y a rien en { $square }.
guard-is-one = Le garde en { $square } se déplace seul, comme une pierre.
tower-too-low = La tour en { $square } compte { $height ->
    [one] une pierre
   *[other] { $height } pierres
} ; on ne peut pas en prendre { $stones }.
not-straight = { $start } et { $goal } ne sont ni sur une même rangée ni sur une même colonne ; on se déplace en ligne droite, jamais en diagonale.
distance = { $stones ->
    [one] Une pierre avance d’exactement une case
   *[other] { $stones } pierres avancent d’exactement { $stones } cases
} ; { $goal } est à { $far }.
guard-distance = Le garde avance d’exactement une case ; { $goal } est à { $far }.
way-blocked = On ne saute pas : une pièce en { $square } sépare { $start } de { $goal }.
own-guard = Votre propre garde est en { $goal } ; on n’empile rien sur lui.
own-tower = Votre propre tour est en { $goal } ; le garde n’y monte pas.
capture-too-high = La tour adverse en { $goal } a une hauteur de { $height } ; { $stones ->
    [one] une pierre ne prend
   *[other] { $stones } pierres ne prennent
} que des tours de cette hauteur au plus.

## Fins de partie
R13 = Le garde a été pris.
R14 = Le garde est entré dans le château ennemi.
R15 = Le joueur au trait n’a aucun coup permis.
R16 = La même position s’est présentée pour la troisième fois.
R17 = Trop de coups de suite sans prise.
ended-resignation = { $side ->
    [first] { side-first }
   *[second] { side-second }
} a abandonné.
ended-time = { $side ->
    [first] { side-first }
   *[second] { side-second }
} a épuisé son temps.

## Texte illisible
fen-ranks = Une position a 7 rangées séparées par « / » ; celle-ci en a { $ranks }.
fen-rank-short = La rangée { $rank } ne décrit que { $squares ->
    [one] une case
   *[other] { $squares } cases
} au lieu de 7.
fen-rank-long = La rangée { $rank } décrit plus de 7 cases.
fen-height = Une tour s’écrit par une couleur et sa hauteur de 1 à 7, par exemple « r3 » ; en { $square } la hauteur manque ou est impossible.
fen-stones = { $side ->
    [first] Rouge
   *[second] Bleu
} n’a que 7 pierres ; il y en a davantage sur le plateau.
fen-two-guards = { $side ->
    [first] Rouge
   *[second] Bleu
} a ici un second garde.
fen-two-numbers = Deux nombres de cases vides se suivent ; écrivez leur somme.
fen-side = Après les rangées viennent un espace et le joueur au trait, « r » ou « b ».
fen-no-guard = Les deux gardes manquent ; un seul peut avoir été pris.
fen-both-home = Les deux gardes sont dans le château ennemi ; la partie s’est terminée à l’entrée du premier.
move-square = Une case est une lettre de A à G et un chiffre de 1 à 7.
move-dash = La case de départ et la case d’arrivée sont jointes par « - ».
move-stones = Le coup d’une tour finit par le nombre de pierres déplacées, de 1 à 7, par exemple « A1-A3-2 ».

## À côté du plateau
stones-left = Pierres
lift = { $stones ->
    [one] une pierre
   *[other] { $stones } pierres
}
bridge-message = « { $found } » n’est pas un message du serveur du cours.

## Leçons
lesson-goal = Le but
lesson-goal-board = Voici le début d’une partie. Chaque camp a sept pierres et un garde, la pièce au bouclier. La case entourée de murs au milieu de chaque ligne de base est le château de ce camp : D7 est à Rouge, D1 à Bleu. Vous jouez Rouge.
lesson-goal-castle = Il y a deux façons de gagner. La première : faire entrer votre garde dans le château ennemi. Il est devant la porte. Gagnez !
lesson-goal-castle-done = Votre garde est dans le château bleu, et la partie est finie aussitôt.
lesson-goal-guard = La seconde : capturer le garde ennemi. Votre tour en D5 a deux pierres, elle avance donc de deux cases. Gagnez !
lesson-goal-guard-done = Bleu a perdu son garde, et la partie avec lui. Entrer au château ou prendre le garde : tout le reste sert ces deux buts.
lesson-moving = Les déplacements
lesson-moving-guard = On joue à tour de rôle, et il faut chaque fois déplacer exactement une de ses pièces. Le garde va d’une case exactement : en avant, en arrière ou de côté. Déplacez votre garde.
lesson-moving-guard-done = Une case en ligne droite : un garde ne fait jamais plus.
lesson-moving-tower = Une tour avance d’exactement autant de cases qu’elle a de pierres. La vôtre en D4 en a deux : déplacez toute la tour de deux cases.
lesson-moving-tower-done = Deux pierres, deux cases, ni plus ni moins. Bleu a répondu avec son garde.
lesson-moving-straight = Essayez maintenant ce qui est interdit. Touchez D4 puis E5, un pas en diagonale.
lesson-moving-straight-done = En effet, c’est impossible. Dans ce jeu, rien ne se déplace en diagonale ni en tournant.
lesson-moving-exact = Une pierre seule avance d’une case. Essayez de la déplacer de deux, de D4 à D6.
lesson-moving-exact-done = La distance est toujours le nombre de pierres déplacées. Pour aller loin, une pierre a besoin d’autres sous elle.
lesson-moving-jump = Trois pierres avancent de trois cases, de B4 à E4. Mais une pierre bleue est sur le chemin. Essayez.
lesson-moving-jump-done = Personne ne saute. Toutes les cases du chemin doivent être libres : une seule pierre arrête une haute tour.
lesson-stacking = Empiler et diviser
lesson-stacking-split = Du haut d’une tour, on prend autant de pierres qu’on veut. Levez deux des trois pierres de B4 : elles vont deux cases plus loin, en D4.
lesson-stacking-split-done = Une pierre est restée en B4. C’est la partie déplacée qui décide de la distance.
lesson-stacking-stack = Des pierres qui arrivent sur une tour amie s’y empilent. Posez la pierre de C4 sur la tour en D4.
lesson-stacking-stack-done = Elle a maintenant trois pierres et avance de trois cases à la fois.
lesson-stacking-both = Les deux peuvent se faire en un seul coup. Prenez deux pierres de A4 et posez-les sur la pierre en C4.
lesson-stacking-both-done = Une pierre reste en A4, trois sont en C4 : divisé et empilé en un seul coup.
lesson-stacking-apart = On n’empile que des pierres. Essayez de poser la pierre de D6 sur votre propre garde en D7.
lesson-stacking-apart-done = Garde et pierres ne partagent jamais une case : aucune pierre ne se pose sur son garde, aucun garde ne monte sur une tour amie.
lesson-capturing = Les captures
lesson-capturing-equal = Une pièce qui arrive sur une pièce ennemie la prend. Des pierres prennent une tour au plus aussi haute qu’elles. Prenez la tour en D4.
lesson-capturing-equal-done = Deux pierres en prennent deux. Les pierres prises quittent la partie pour de bon.
lesson-capturing-higher = C’est la partie déplacée qui compte. Votre tour en B4 a trois pierres, mais D4 est à deux cases : deux pierres seulement y arrivent. Essayez de prendre les trois de D4.
lesson-capturing-higher-done = Deux pierres n’en prennent pas trois, quelle que fût la hauteur de la tour dont elles viennent.
lesson-capturing-guard-takes = Le garde prend tout, si haut que ce soit. Prenez la tour de cinq en D3.
lesson-capturing-guard-takes-done = Cinq pierres d’un coup. Un garde près de vos tours est dangereux, mais il est aussi à leur portée.
lesson-capturing-take-guard = Et un garde est pris par n’importe quelles pierres, même une seule. Trouvez le coup gagnant.
lesson-capturing-take-guard-done = Trois des quatre pierres ont suffi : D3 est à trois cases.
lesson-ending = Châteaux et fins de partie
lesson-ending-ordinary = Pour les pierres, un château est une case comme une autre. Menez vos trois pierres de D4 dans le château bleu en D1.
lesson-ending-ordinary-done = Il ne se passe rien : seul le garde y gagne. Mais un château occupé par vos pierres est fermé à votre garde.
lesson-ending-race = La pierre bleue en F1 va prendre votre garde. C’est à vous de jouer. Trouvez le coup gagnant.
lesson-ending-race-done = La partie est finie dès que le garde est dans le château. Peu importe qu’il puisse y être pris.
lesson-ending-stuck = Rouge doit jouer et ne peut pas : le garde est enfermé, chaque pierre est bloquée, et les tours ennemies sont trop hautes. Qui n’a pas de coup perd. Une position qui revient pour la troisième fois est nulle, et l’on peut convenir d’une nulle après un certain nombre de coups sans capture.
lesson-first-game = Vos premiers coups
lesson-first-game-opening = Rouge commence. Toutes les pierres sont seules et avancent d’une case. Jouez le coup que vous voulez.
lesson-first-game-opening-done = Bleu a répondu. Dans une vraie partie viennent maintenant les premières tours : elles sont rapides, mais de simples pierres peuvent leur barrer la route.
lesson-first-game-loose = Bleu s’est avancé en D4, juste devant votre pierre en D5. Prenez-la.
lesson-first-game-loose-done = Une pierre en prend une. Bleu n’en a plus que six. Avant chaque coup, demandez-vous ce que l’ennemi peut atteindre exactement.
lesson-first-game-finish = Une dernière tâche. Le garde bleu se cache en D2 derrière ses pierres. Laquelle de vos pièces l’atteint exactement ? Gagnez !
lesson-first-game-finish-done = La pierre de D3 a avancé d’une case, et c’était exactement assez. Vous connaissez toutes les règles : jouez une partie !
## Composer une position
brush-stack-first = Pierre rouge
brush-stack-second = Pierre bleue
brush-guard-first = Garde rouge
brush-guard-second = Garde bleu
