## Accueil

page-headline = { $count ->
        [4] Quatre courses, une table
       *[other] { $count } courses, une table
    }
page-lead = Courez entre amis grâce à un lien, ou tout de suite contre des robots. Sans compte, avec des dés honnêtes, et chaque course peut être revue.
page-paste = Lien ou code d'une table
page-join = Rejoindre
page-no-code = Ce n'est ni un lien ni un code de table. Un code compte six lettres et chiffres.
page-my-races = Vos courses
page-race-yours = À vous de jouer
page-race-waiting = Les autres choisissent
page-race-waiting-for = On attend { $name }
page-race-with = avec { $names }
page-race-lobby = Pas encore partie
page-race-finished = { $place ->
        [0] Terminée
        [1] Terminée, vous êtes 1er
       *[other] Terminée, vous êtes { $place }e
    }
page-resume = Reprendre
page-see = Revoir
page-open = Ouvrir
page-games = Les jeux
page-players = Joueurs :
page-players-range = { $from } à { $to } joueurs
page-length = Durée :
page-length-bots = Contre des robots :
page-minutes = { $from }–{ $to } min
page-race-now = En piste !
page-set-up = Préparer
page-drop = Déposez l'enregistrement d'une course pour la regarder
page-no-record = Ce fichier n'est pas l'enregistrement d'une course.
page-offline = Sans réseau
    .help = Garde cette page, les leçons et dix problèmes de chaque jeu sur cet appareil.
page-offline-busy = Enregistrement en cours…
page-offline-failed = L'enregistrement a échoué. Réessayez.
page-no-network = Pas de réseau pour l'instant
    .text = Les courses ont besoin du serveur. Ce que garde cet appareil fonctionne :
page-no-network-lesson = Leçon
page-no-network-puzzles = Problèmes
