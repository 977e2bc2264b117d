# Ce qu'une table refuse
error-bad-message = Ce message est illisible : { $problem }.
error-wrong-protocol = Ce serveur parle la version { $version } du protocole. Rechargez la page.
error-bad-token = Cette clé n'ouvre aucune place ici.
error-no-guest = Présentez-vous d'abord : il faut la clé d'un invité.
error-no-such-code = Ce code n’est à personne. Il a peut-être été mal tapé, ou un plus récent l’a remplacé.
error-no-such-table = Il n'y a pas de table { $code }. Elle a peut-être été fermée.
error-no-such-set = Il n’y a pas de courses sous { $code }.
error-no-such-board = Il n'y a pas de plateau { $code } ici ; son auteur l'a peut-être retiré.
error-not-the-maker = Seul l'auteur de ce plateau peut le retirer.
error-too-many-boards = Ce serveur ne garde pas plus de plateaux pour vous : retirez-en un d'abord.
error-set-closed = Ces courses sont closes : plus rien ne compte.
error-not-raced = Courez-la une fois pour de bon ; ensuite, vous pourrez vous entraîner autant que vous voudrez.
error-other-dice = Cette course ne peut pas être recourue avec les mêmes dés : ils ne sont pas encore révélés, ou elle date d’avant les dés nommés par place et par tour.
error-not-rated =
    { $why ->
        [bots] Une course classée se court entre personnes. Retirez les robots, ou renoncez au classement.
        [devices] Dans une course classée, chacun est quelqu’un d’autre, sur son propre appareil.
       *[known] Cette course ne peut pas être classée : ses dés ou son début sont connus.
    }
error-drawn-seat = Le tirage de la coupe vous a donné cette place. Vous pouvez vous retirer de la coupe.
error-no-such-club = Il n’y a pas de club { $code }, ou bien il est privé et vous n’en êtes pas.
error-no-such-person = Personne dans ce club n’a ce numéro.
error-no-such-invitation = Cette invitation a été retirée. Demandez-en une autre.
error-not-yours = Votre rôle dans ce club ne va pas jusque-là.
error-club-full =
    { $what ->
        [clubs] Vous êtes déjà dans autant de clubs qu’on peut l’être.
        [people] Il n’y a plus de place.
        [invitations] Il y a trop d’invitations. Retirez-en une d’abord.
        [cups] Ce club a déjà autant de coupes qu’on en garde. Supprimez-en une ancienne d’abord.
       *[tables] Ce club a trop de tables ouvertes.
    }
error-no-such-cup = Cette coupe n’existe pas.
error-cup-refused =
    { $why ->
        [size] L’un des jeux ne se court pas à autant par table.
        [rounds] Une coupe à groupes a besoin d’une manche avant sa finale.
        [late] La dernière manche de cette coupe a commencé.
        [drawn] Le tirage est fait, et aucune place n’est libre.
        [begun] Cette coupe a commencé.
       *[few] Une coupe a besoin d’au moins deux personnes.
    }
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
error-nobody-to-remind = Il n'y a personne à relancer pour l'instant.
error-reminded-already = { $name } a déjà été relancé pour ce coup.
error-too-soon-to-remind = Pas encore : { $name } a d'abord { $hours ->
    [one] une heure
   *[other] { $hours } heures
 } de tranquillité.
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
error-cannot-listen = Les processus ne peuvent pas s'écouter à l'adresse { $host } à partir du port { $port }. Choisissez-en une autre avec --inside.
error-one-process-only = Ce système ne permet pas à plusieurs processus de partager un port. Retirez --processes.
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
notice-waiting = { $game } : les autres vous attendent à la table { $table }.
notice-over = { $game } : la course de la table { $table } est finie.

# Courrier
error-no-mail = Ce serveur n'envoie pas de courriel.
error-bad-mail-server = Impossible d'envoyer des courriels ainsi. Il manque ou il y a une erreur : { $problem }
error-wrong-mail-code = Ce code ou ce lien n'est pas le bon, ou il est trop ancien. Demandez-en un autre.
mail-code-subject = { $code } confirme votre adresse chez Hippodrome
mail-code = Quelqu'un, sans doute vous, veut être prévenu par courriel chez Hippodrome quand c'est à lui de jouer. Entrez-y ce code : { $code }

    Ou ouvrez ce lien :
mail-code-else = C'était quelqu'un d'autre ? Ne faites rien : rien d'autre ne sera envoyé, et l'adresse sera effacée au bout d'un jour.
mail-waiting =
    { $count ->
        [1] Une course vous attend.
       *[other] { $count } courses vous attendent.
    }
mail-over = { $count } de vos courses sont finies.
mail-until = Jusqu'au { $time }
mail-why = Vous avez demandé à être prévenu quand c'est à vous. Plus aucun courriel, et votre adresse effacée :
