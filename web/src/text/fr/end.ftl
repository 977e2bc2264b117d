## Fin

page-finished = Terminée
page-places = Les places, coup par coup
page-overtaking-lead = { $name } prend la tête pour de bon
page-overtaking-rise = { $by ->
        [one] { $name } gagne une place
       *[other] { $name } gagne { $by } places
    }
page-overtaking-fall = { $by ->
        [one] { $name } perd une place
       *[other] { $name } perd { $by } places
    }
page-luck = Les dés, face à ce qu'on pouvait attendre
page-luck-mean = { $dice ->
        [one] { $mean } en moyenne sur { $dice } dé (attendu : { $expected })
       *[other] { $mean } en moyenne sur { $dice } dés (attendu : { $expected })
    }
page-dice-checking = Vérification des dés… { $share } %
page-dice-checked = Dés vérifiés : { $count } sur { $count }
page-dice-uploaded = Fichier déposé ; dés concordants : { $count } sur { $count }
page-dice-brought = Cet enregistrement a été déposé comme fichier : personne ici n'en a vu l'empreinte avant la course.
page-dice-proved = Prouvé : les dés, les tirages et les choix vont ensemble. Non prouvé : les noms et les réglages, que chacun peut changer dans un fichier.
page-dice-proved-all = Prouvé : les dés, les tirages et les choix vont ensemble, et les noms et les réglages sont ceux qui ont été scellés avec les dés au départ.
page-dice-wrong = Les dés ne concordent pas
page-dice-later = Le secret est dévoilé à la fin de la course ; tout peut alors être vérifié.
page-dice-how = Avant chaque course, le serveur fixe un secret et en montre l'empreinte. Chaque dé et chaque carte tirée découlent de ce secret. Il est dévoilé après la course, et votre propre navigateur recalcule ici chaque résultat.
page-dice-honest = Honnêtes : les { $count } résultats découlent tous du secret
page-dice-dishonest = Pas honnêtes : les résultats du choix { $move } ne découlent pas du secret
page-dice-swapped = Pas honnêtes : le secret ne correspond pas à son empreinte
page-dice-committed = Le secret est bien celui qui avait été fixé avant la course.
page-dice-uncommitted = Le secret n'est pas celui qui avait été fixé avant la course.
page-proof-commitment = Empreinte, montrée avant la course (SHA-256)
page-proof-table = Nom des dés : la table et les sels des joueurs
page-proof-secret = Secret, dévoilé après la course
page-proof-closed = encore scellé
page-proof-method = Méthode
page-proof-method-text = La question i du choix s a pour réponse HMAC-SHA-256(secret, « nom/s/i/k ») : les huit premiers octets lus comme un nombre, avec k = 0, 1, … jusqu'à passer sous le plus grand multiple du nombre de résultats.
page-check = Vérifier
page-to-table = Aller à la table
page-open-record = Ouvrir un enregistrement…
    .help = Ouvrez l'enregistrement d'une course, ou déposez le fichier n'importe où sur cette page, pour la regarder pas à pas.
page-share = Partager
page-copy-replay = Copier le lien pour revoir la course
page-download = Télécharger l'enregistrement
page-watch-race = Revoir la course
page-race-again = Rejouer
page-again-join = À la course suivante
page-again-watch = Regarder la course suivante
page-open-seats = { $count ->
        [one] 1 place libre
       *[other] { $count } places libres
    }
page-phase-lobby = Sur le départ
page-phase-racing = En course
page-phase-over = Terminée
page-tables = Les tables ouvertes à tous
page-no-tables = Aucune pour le moment. Préparez-en une, et laissez tout le monde la trouver.
page-recap = Pendant votre absence
page-recap-watch = Revoir
page-odds = { $win } % de chances de gagner, entre { $low } et { $high } %
page-dice-unsealed = Cette course n'a pas été courue avec des dés scellés : on ne peut rien prouver à leur sujet.
page-chances = Chances de gagner, coup par coup
page-chances-short = Chances
page-places-short = Places
page-chart = Ce que montre la courbe
page-decisive = Les moments qui ont décidé la course
page-percent = { $share } %
page-figure = { $title } : { $value }
page-looking-back = Retour sur la course…
page-merits = Chance et talent
page-player-head = Joueur
page-merit-luck = Chance
    .help = Ce que les dés et les cartes ont donné ou pris, en centièmes de victoire.
page-merit-skill = Talent
    .help = Ce que les choix du joueur ont donné ou pris, par rapport à un bon joueur.
page-merit-accuracy = Précision
    .help = 100 : toujours le meilleur choix ; 0 : des choix à l'aveugle.
    .none = Rien n'était en jeu dans les choix de ce joueur.
page-stood-in = { $count ->
        [one] un bot a fait un choix
       *[other] un bot a fait { $count } choix
    }
    .help = Pendant l'absence du joueur. Ce que le bot a choisi ne compte ni pour lui, ni contre lui.
page-costly = Les choix qui ont coûté le plus
page-costly-chose = { $name } : { $choice }
page-costly-better = Mieux : { $choice }
page-choice-number = choix { $point }
page-luck-fair = (attendu : { $expected })
page-number = { NUMBER($number, maximumFractionDigits: 1) }
page-hint-line = Puis sans doute : { $line }
page-who-rides = Qui monte quoi
page-value-taken = déjà pris
page-hints = Conseils
    .help = Un robot fort dit, à la demande, ce que vaut chaque choix.
page-push = Me prévenir quand c'est mon tour
    .help = Pour les parties au tour par tour, même quand cette page est fermée.
page-push-denied = Ce navigateur n'autorise pas les notifications de cette page ; cela se change dans ses réglages.
page-push-failed = Les notifications n'ont pas pu être activées dans ce navigateur.
page-report = Signaler un problème (enregistre un fichier)
page-next = suivant
page-finish-wins = { $count ->
        [one] { $names } gagne{ $by ->
            [0] {""}
            [1] {" "}d'une tête
           *[other] {" "}de { page-finish-gap }
        }
       *[other] { $names } se partagent la victoire
    }
page-finish-you-win = { $by ->
        [0] Vous gagnez
        [1] Vous gagnez d'une tête
       *[other] Vous gagnez de { page-finish-gap }
    }
page-finish-you-shared = Victoire partagée : { $names }
page-finish-team = { $place ->
        [1] Votre équipe gagne : { $names }
       *[other] Votre équipe finit { $place }e : { $names } gagnent
    }
page-finish-you-come = { $place ->
        [1] Vous finissez 1er
       *[other] Vous finissez { $place }e
    }{ $behind ->
        [0] {""}
        [1] , une tête derrière { $name }
       *[other] , { page-finish-behind } derrière { $name }
    }
page-finish-gap = { $by ->
        [one] 1 case
       *[other] { $by } cases
    }
page-finish-behind = { $behind ->
        [one] 1 case
       *[other] { $behind } cases
    }
page-finish-see = Revoir l'arrivée
page-picture = Image à partager
page-picture-failed = Ce navigateur n'a pas pu faire l'image.
page-turned = Les tournants
page-turned-of = { $count ->
        [one] un moment
       *[other] { $count } moments
    } sur { $turns } coups
page-turned-best = Le meilleur coup
page-turned-wrong = Il y avait mieux
page-turned-look = Voir
page-habit = Une habitude
page-habit-text = { $races ->
        [one] Dans votre dernière course
       *[other] Dans vos { $races } dernières courses
    }, c'est sur « { $about } » que vous avez le plus perdu : { $times } choix, { $points } centièmes de victoire.
page-habit-train = S'entraîner
