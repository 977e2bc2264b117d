## La page d'une personne

page-person-mine = Ma page
page-person-of = La page de { $name }
page-person-gone = Il n'y a personne ici, ou personne que vous puissiez voir.
page-person-look = Comment on me voit
page-person-face = Visage
page-person-no-face = Ma lettre seule
page-person-colour = Couleur préférée
page-person-colour-is = Couleur { $number }
page-person-letter = Lettre
page-person-letter-none = la première de mon nom
page-person-languages = Je parle
page-person-speaks = Parle { $languages }
page-person-shows = Qui peut voir quoi
    .help = Votre nom, votre visage et vos langues sont vus de qui vous voit dans un club. Le reste n'est qu'à vous, tant que vous n'en décidez pas autrement.
page-person-part = { $part ->
        [races] Mes courses
        [figures] Précision, chance et adresse
        [favourites] Coureurs préférés
        [learnt] Leçons et problèmes
       *[ratings] Classements
    }
page-person-to = { $who ->
        [me] moi seul
        [clubs] les gens de mes clubs
       *[all] tout le monde
    }
page-person-hidden = { $name } garde le reste pour soi.
page-person-figures = Au fil du temps
page-person-accuracy = Précision
    .help = 100 : toujours le meilleur choix ; 0 : pas mieux qu'au hasard. La ligne est la moyenne des cinq dernières courses.
page-person-luck = Chance
    .help = Ce que les dés et les tirages ont donné ou pris, en victoires. La ligne est la moyenne des cinq dernières courses.
page-person-skill = Adresse
    .help = Ce que les choix ont gagné ou perdu, en victoires. La ligne est la moyenne des cinq dernières courses.
page-person-plot = { $what } sur { $count ->
        [1] une course
       *[other] { $count } courses
    }, à la fin { $last }
page-person-no-figures = Les chiffres viennent une fois qu'une course a été analysée.
page-person-races = { $count ->
        [0] Pas encore de course
        [1] Une course
       *[other] { $count } courses
    }
page-person-place = { $place } sur { $players }
page-person-favourites = Coureurs préférés
page-person-times = { $count } ×
page-person-learnt = Leçons et problèmes
page-person-lesson = leçon faite
page-person-puzzles = { $count ->
        [1] un problème résolu
       *[other] { $count } problèmes résolus
    }
page-person-ratings = Classements
page-person-overall = Tous les jeux
page-person-rating = { $rating } ± { $band }, { $count ->
        [1] une course
       *[other] { $count } courses
    }
page-person-nothing = Rien encore.
page-person-more = Voir plus
page-person-kept = Appareils, avis, export, suppression
