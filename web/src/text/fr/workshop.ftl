## L'atelier

page-workshop = Atelier
page-workshop-link-game = Construire le vôtre
page-workshop-missing = Il n'y a rien à construire pour ce jeu

page-puzzles = Problèmes
    .text = Une position, une question, une meilleure réponse. Elle a été trouvée par une recherche profonde ; les chances de chaque choix s'affichent une fois que vous avez répondu.
page-no-puzzles = Ce jeu n'a pas de problèmes
page-puzzle-link = { $done ->
        [0] { $count } problèmes : trouvez le meilleur coup
       *[other] Problèmes : { $done } sur { $count } résolus
    }
page-puzzle-done = { $done } sur { $count } résolus
page-puzzle-rating = Classement { $rating }
page-puzzle-streak = { $count } d'affilée
page-puzzle-longest = Plus longue série : { $count }
page-puzzle-theme = Sur quel thème
page-puzzle-all = Tous les thèmes
page-puzzle-leave = Tous les problèmes
page-puzzle-task = { $theme } : quel choix gagne le plus souvent ? (Classement { $rating })
page-puzzle-right = C'est bien ça
page-puzzle-wrong = Il y avait mieux
page-puzzle-best = le meilleur
page-puzzle-yours = votre réponse
page-puzzle-next = Problème suivant
