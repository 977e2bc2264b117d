# Ce qu'une table refuse
error-bad-message = Ce message est illisible : { $problem }.
error-wrong-protocol = Ce serveur parle la version { $version } du protocole. Rechargez la page.
error-bad-token = Cette clé n'ouvre aucune place ici.
error-no-guest = Présentez-vous d'abord : il faut la clé d'un invité.
error-no-such-code = Ce code n’est à personne. Il a peut-être été mal tapé, ou un plus récent l’a remplacé.
error-no-such-table = Il n'y a pas de table { $code }. Elle a peut-être été fermée.
error-no-such-set = Il n’y a pas de courses sous { $code }.
error-set-closed = Ces courses sont closes : plus rien ne compte.
error-not-raced = Courez-la une fois pour de bon ; ensuite, vous pourrez vous entraîner autant que vous voudrez.
error-other-dice = Cette course ne peut pas être recourue avec les mêmes dés : ils ne sont pas encore révélés, ou elle date d’avant les dés nommés par place et par tour.
error-no-such-page = Il n'y a rien à cette adresse.
error-not-allowed-here = Cette adresse ne comprend pas { $method }.
error-frozen = Cette course suit d'anciennes règles ({ $game }, règles { $rules }, données { $data }) et ne peut plus être ouverte.
error-unreadable = Le journal de la table { $code } est illisible. La personne qui tient ce serveur peut voir pourquoi dans son propre journal.
error-cannot-open = Impossible d'utiliser la base de données { $database } : { $problem }
error-no-open-seat = Toutes les places de cette table sont prises.
error-seat-taken = La place { $seat } est prise.
error-one-seat-each = Cette table est ouverte à tous : une place par personne.
error-sent-away = L'hôte a rendu votre place à d'autres : vous ne pouvez plus vous asseoir à cette table.
error-not-a-seat = Cette table n'a pas de place { $seat }.
error-not-seated = Seuls les joueurs de cette table peuvent le faire.
error-not-the-host = Seul l'hôte de cette table peut le faire.
error-already-started = La course a déjà commencé.
error-not-started = La course n'a pas encore commencé.
error-not-ready = Tout le monde n'est pas là et prêt : { $waiting }.
error-not-over = Il faut attendre la fin de la course.
error-stale = La course a continué entre-temps. Regardez, puis choisissez à nouveau.
error-switched-off =
    { $what ->
        [undo] À cette table, on ne revient pas sur un choix.
        [hints] Les conseils sont désactivés à cette table.
        [bots] Ici chacun court pour soi : aucun robot ne prend votre place sur demande.
        [chat] La discussion est désactivée à cette table.
       *[spectators] Cette table est réservée à ses joueurs.
    }
error-is-muted = L'hôte vous a rendu muet.
error-not-away = { $name } est là, ou n'est pas absent depuis assez longtemps.
error-nothing-to-take-back = Aucun robot ne joue à votre place.
error-has-resigned = Qui abandonne quitte la course pour de bon.
error-bot-plays = Un robot joue à votre place. Reprenez-la d'abord.
error-too-fast = Trop de messages. Attendez { $seconds } s.
error-too-big = C'est trop gros : { $limit } octets au plus.
error-too-many-tables = Il y a trop de tables ouvertes. Réessayez plus tard.
error-log-full = Le journal de cette table est plein. On ne peut plus rien faire ici.
error-too-many-sockets = Il y a trop de connexions depuis votre adresse.
error-too-slow = Votre connexion n'arrivait plus à suivre. Elle est rouverte.
error-wrong-origin = Cette page n'a pas le droit de se connecter à ce serveur.
error-bad-address = Le serveur n'appelle pas cette adresse.
error-no-notices = Ce serveur n'envoie pas d'avis.
error-restarting = Le serveur redémarre. Votre course reprend dans un instant.
error-port-taken = Un autre programme utilise déjà le port { $port }. Choisissez-en un autre avec --port.
error-broken = Quelque chose s'est mal passé sur le serveur. Rien n'est perdu ; réessayez.

# Les phrases de la discussion
phrase-hello = Bonjour !
phrase-good_luck = Bonne chance !
phrase-well_raced = Belle course !
phrase-nice_move = Bien joué !
phrase-ouch = Aïe !
phrase-hurry = À toi de jouer…
phrase-sorry = Désolé !
phrase-thanks = Merci !
phrase-again = Encore une ?
phrase-goodbye = Au revoir !

# Avis
notice-your_turn = { $game } : c'est à vous de jouer à la table { $table }.
notice-over = { $game } : la course de la table { $table } est finie.
