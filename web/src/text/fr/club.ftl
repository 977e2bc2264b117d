## Clubs et coupes

page-club-link = Clubs
page-clubs = Clubs
    .help = Un club est un lien durable pour celles et ceux qui courent ensemble encore et encore. Sans compte, sans adresse.
page-my-clubs = Vos clubs
page-club-found = Un nouveau club
    .help = Il est privé : seuls vos invités le voient. Vous le tenez, et vous pouvez partager ce rôle.
page-club-found-button = Fonder le club
page-club-name = Nom du club
page-club-people = { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
page-club-here = { $count } { $count ->
        [one] présente
       *[other] présentes
    }
page-club-tables = { $count ->
        [one] { $count } table ouverte
       *[other] { $count } tables ouvertes
    }
page-club-since = en course depuis { $since }
page-club-join = Entrer au club
page-club-invited = On vous invite dans un club
    .help = Entrez pour voir qui est là et ce qui se court.
page-club-closed = Ce club ne vous est pas ouvert
    .help = Il est privé, ou il n’existe pas. Demandez une invitation à quelqu’un du club.
page-club-open = Ouvrir une table
    .help = Un jeu ou l’un des favoris du club. Les règles de la maison sont en place, les autres places sont ouvertes au club.
page-club-house-button = Tenir le club
page-club-house = Règles de la maison pour les nouvelles tables
page-club-about = Règles de la maison
page-club-save = Enregistrer
page-club-public = Qui peut voir le club
    .help = Dans un club public, chacun voit les gens, les tables et les courses, pas la conversation ; on peut y entrer comme invité.
page-club-public-yes = Tout le monde
page-club-public-no = Ses membres
page-club-boards = Plateaux favoris
    .help = Les plateaux de votre atelier sur cet appareil peuvent devenir ceux du club.
page-club-board = { $game } { $number }
page-club-board-add = Ajouter mon plateau : { $game }
page-club-end = La fin
page-club-end-button = Fermer le club
page-club-end-sure = Le fermer pour de bon, avec sa conversation et ses coupes
page-club-who = Présents
page-club-who-all = Les gens du club
page-club-nobody = Il n’y a personne en ce moment.
page-club-all = Tous ({ $count })
page-club-find = Chercher un nom
page-club-more = Suite
page-club-earlier = Plus ancien
page-club-somebody = Quelqu’un qui est parti
page-club-bot = un robot
page-club-left = { $name } (parti)
page-club-is-here = présent
page-club-muted = muet
page-club-mute = Rendre muet
page-club-unmute = Rendre la parole
page-club-remove = Retirer
page-club-role = Rôle de { $name }
page-role-keeper = Responsable
page-role-member = Membre
page-role-guest = Invité
page-club-leave = Quitter le club
page-club-leave-sure = Quitter vraiment
page-club-invite = Inviter par un lien
    .help = Quiconque a le lien peut entrer, jusqu’à ce que vous le retiriez.
page-club-invite-member = Nouveau lien pour des membres
page-club-invite-guest = Nouveau lien pour des invités
page-club-invite-used = { $count ->
        [0] pas encore utilisé
        [one] une personne est venue par lui
       *[other] { $count } personnes sont venues par lui
    }
page-club-invite-by = créé par { $name }
page-club-invite-copy = Copier le lien
page-club-invite-withdraw = Retirer
page-club-say = Dire quelque chose au club
page-club-send = Envoyer
page-club-unsay = Reprendre « { $text } »
page-club-silence = Rien n’a encore été dit.
page-club-no-tables = Aucune table n’est ouverte.
page-club-cup-table = { $game }, coupe
page-club-races = Dernières courses
page-club-no-races = Pas encore de course. Ouvrez une table !
page-club-in-cup = coupe
page-club-again = Recourir avec { $names }
page-club-records = Records
page-record-thrown = La plus belle avance gâchée : { $name }, dont la chance de gagner { $game } avait atteint { $share } %.
page-record-streak = { $name } a gagné { $count } fois de suite.
page-record-wins = { $name } a gagné { $count } fois ces derniers temps, plus que quiconque.
page-club-trophies = Trophées
page-trophy-cup = { $name } : la coupe
page-trophy-unbeaten = { $name } : une coupe sans perdre une course
page-trophy-faithful = { $name } : trois coupes de la première manche à la dernière
page-rated = Classée
    .help = Compte pour le classement de chacun. Entre personnes, chacune sur son appareil, sans conseils.
page-rated-yes = Classée
page-rated-no = Non classée
page-rated-agree = Cette course est classée. Se dire prêt, c’est être d’accord ; qui s’en va finit dernier.
page-table-club = Une table de votre club
page-table-cup = Une course de la coupe
page-ratings = Classement
    .help = La bande dit où se trouve la vraie force, 19 fois sur 20 : peu de courses, bande large.
    .none = Personne n’a encore couru de course classée. Choisissez « Classée » à une table.
page-ratings-game = Classement pour
page-ratings-overall = Tous les jeux
page-rating-young = encore incertain
page-rating-races = { $count ->
        [one] { $count } course
       *[other] { $count } courses
    }
page-cups = Coupes
    .none = Pas encore de coupe.
page-cup-whole = Toute la coupe
page-cup-new = Nouvelle coupe
page-cup-name = Nom de la coupe
page-cup-format = Formule
page-cup-grand_prix = Grand prix
    .help = Chaque manche est tirée à nouveau, entre ceux qui se sont le moins rencontrés. Points selon la place : 10, 6, 4, 3, 2, 1.
page-cup-league = Championnat
    .help = Tiré dès le départ, pour que chacun rencontre chacun aussi souvent. Un point par rival battu, un demi-point par égalité.
page-cup-groups = Groupes et finales
    .help = Le même groupe court toutes les manches sauf la dernière ; puis les meilleurs se retrouvent en finale, les suivants dans une autre.
page-cup-duplicate = Duplicate
    .help = Toutes les tables d’une manche ont les mêmes dés. Un point pour chaque rival à la même place ailleurs qui a fait moins bien.
page-cup-games = Jeux, à tour de rôle
page-cup-rounds = Manches
page-cup-rounds-all = Jusqu’à ce que tous se soient rencontrés
page-cup-size = Places par table
page-cup-hours = Temps pour une manche
page-cup-in-hours = { $count ->
        [one] une heure
       *[other] { $count } heures
    }
page-cup-in-days = { $count ->
        [one] un jour
       *[other] { $count } jours
    }
page-cup-hold = Annoncer la coupe
page-cup-gone = Il n’y a pas de telle coupe pour vous
page-cup-open = inscriptions ouvertes
page-cup-racing = en course
page-cup-over = terminée
page-cup-round = Manche { $number }
page-cup-final = Finale
page-cup-round-of = manche { $number } sur { $count }
page-cup-until = jusqu’au { $time }
page-cup-my-table = À ma table
page-cup-enter = S’inscrire
page-cup-enter-late = Entrer à la prochaine manche
page-cup-start = Tirer et commencer
page-cup-withdraw = Se retirer
page-cup-entrants = { $count ->
        [0] Personne ne s’est encore inscrit
        [one] Une inscription
       *[other] { $count } inscriptions
    }
page-cup-tables = Tables de la manche { $number }
page-cup-table = Table { $number }
page-cup-timetable = Calendrier
page-cup-state-over = terminée
page-cup-state-racing = maintenant
page-cup-state-ahead = à venir
page-cup-standings = Classement de la coupe
page-cup-rank = Rang
page-cup-points = Points
page-cup-cell = { $points } points, place { $place }
page-cup-left = parti
page-cup-before = après { $names }
page-cup-rules = Comment on compte
page-cup-ties = À égalité de points : plus de victoires, puis qui a devancé qui, puis plus de deuxièmes places, puis le sort tiré au départ.
page-cup-leaving = Qui quitte une course y finit dernier et n’a pas de points. Quand le temps d’une manche est écoulé, des robots terminent ; qui devait alors choisir, ou n’est jamais venu, est parti.
page-cup-meet = Dans ce qui est tiré, deux personnes se rencontrent de { $fewest } à { $most } fois.
page-cup-word = Le tirage découle de
page-cup-csv = Résultats en CSV
page-cup-json = Résultats en JSON
page-cup-screen = Pour un écran au club
page-cup-cancel = Supprimer la coupe
page-cup-cancel-sure = La supprimer vraiment
page-club-seats = { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
page-cup-decides = La dernière manche décide.
page-cup-decides-need = { $place ->
        [1] Gagnez votre course et la coupe est à vous.
       *[other] La place { $place } de votre course suffit pour la coupe, quoi que fassent les autres.
    }
page-cup-decides-you = Vous pouvez encore gagner la coupe, tout comme { $names }.
page-cup-decides-others = Peuvent encore gagner la coupe : { $names }.
page-cup-decides-yours = La coupe est à vous : plus personne ne peut vous rattraper.
page-cup-decides-sure = Plus personne ne peut rattraper { $name }.
