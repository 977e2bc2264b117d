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
page-home-bots = { $count ->
        [1] 1 robot, { $bot }
       *[other] { $count } robots, { $bot }
    }
page-home-more = { $count } de plus
page-home-learn = Apprendre
page-home-build = Un plateau ou un paquet de cartes à vous : entre amis, ou tout de suite contre des robots.
page-home-boards = Ce que d'autres ont construit
page-home-there = { $count ->
        [0] { $names } : là en ce moment
        [1] { $names } et un autre : là en ce moment
       *[other] { $names } et { $count } autres : là en ce moment
    }
page-home-unread = { $count ->
        [1] 1 nouveau message
       *[other] { $count } nouveaux messages
    }
page-home-turns = { $count ->
        [1] à vous de jouer
       *[other] à vous de jouer { $count } fois
    }
page-home-open = { $game } avec { $names } : une place est libre
page-home-cup-open = inscriptions ouvertes
page-home-cup-entered = vous en êtes
page-home-cup-round = manche { $round } sur { $rounds }
page-home-cup-place = { $points ->
        [1] { $rank ->
            [1] vous menez avec 1 point
           *[other] { $rank }e avec 1 point
        }
       *[other] { $rank ->
            [1] vous menez avec { $points } points
           *[other] { $rank }e avec { $points } points
        }
    }, manche { $round } sur { $rounds }
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
