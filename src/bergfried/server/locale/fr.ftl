## Requests that are refused
unknown-game = Il n’y a pas de jeu « { $slug } » ; il y a : { $known }.
unknown-table = Cette table n’existe pas.
other-rules = Cette table suit la version { $version } des règles, que ce programme ne connaît plus.
unknown-page = Il n’y a rien à cette adresse.
unknown-method = Cette adresse n’accepte pas { $method }.
unknown-ply = Cette partie compte { $plies } coups ; il n’y a pas de position { $ply }.
bad-request = La demande est illisible : { $where } : { $what }.
bad-message = Le message est illisible : { $where } : { $what }.
too-large = La demande dépasse { $largest } octets.
foreign-host = Ce serveur ne s’appelle pas « { $host } ».
foreign-origin = Les pages de « { $origin } » ne peuvent pas parler à ce serveur.
start-and-record = Une table commence par une position ou par une partie notée, pas par les deux.
other-game = La partie notée est d’un autre jeu : { $slug }.
server-failed = Une erreur s’est produite dans le serveur. Rien n’a été modifié.
not-stored = Le coup n’a pas pu être enregistré et n’a donc pas été joué. Veuillez recharger la table.

## At the table
hello-first = Le premier message doit être un hello.
hello-again = Il y a déjà eu un hello.
other-protocol = Le serveur parle la version { $known } du protocole, pas { $protocol }. Veuillez recharger la page.
stale = La partie a continué ; cela concernait une position antérieure.
ahead = Le numéro { $number } n’est pas encore arrivé.
not-your-seat = Vous ne jouez pas à cette table.
not-your-turn = Ce n’est pas votre tour.
game-is-over = La partie est terminée.
game-goes-on = La partie n’est pas encore terminée.
no-move-yet = Ces clics ne forment pas un coup.
no-undo-with-clocks = Dans une partie à la pendule, aucun coup n’est repris.
not-yours-alone = Seul celui qui tient toutes les places peut le faire.
no-move-of-yours = Il n’y a pas de coup de vous à reprendre.
no-offer = Il n’y a pas de proposition à laquelle répondre.
offered-already = La nulle a déjà été proposée.
draw-declined = L’ordinateur n’accepte pas la nulle.
not-thinking = L’ordinateur ne réfléchit pas.
improvised = Les processus dans lesquels l’ordinateur réfléchit ont été perdus deux fois ; il a joué un coup sans réfléchir.
rematch-there = La partie suivante a déjà commencé.

## The end of a game
ended-agreement = Les joueurs se sont mis d’accord sur la nulle.
ended-otherwise = La raison indiquée est : { $termination }
