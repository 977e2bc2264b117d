# Ce que dit le terminal lui-même.

terminal-off-board = Hors piste :
terminal-zone-hand = Main
terminal-zone-pool = Réserve
terminal-zone-play = En jeu
terminal-seen-by = Vu par { $player }
terminal-seen-by-spectator = Spectateur
terminal-seen-open = À découvert : tout est montré

## La question et les réponses

terminal-asked = { $player } : { $prompt }
terminal-over = La course est finie.
terminal-certain = À coup sûr :
terminal-uncertain = La suite dépend du hasard.

## Touches

terminal-space = Espace
terminal-key-choose = choisir
terminal-key-confirm = valider
terminal-key-single = pas à pas
terminal-key-whole = coups entiers
terminal-wreck = perdu
terminal-move-stay = Rester
terminal-move-by = par { $cell }
terminal-percent = { $share } %
terminal-key-undo = annuler
terminal-key-hint = conseil
terminal-key-help = aide
terminal-key-save = enregistrer
terminal-key-language = english
terminal-key-pace = rythme : { $pace ->
        [slow] lent
        [normal] normal
        [fast] rapide
       *[off] sans attente
    }
terminal-key-quit = quitter
terminal-key-hurry = continuer
terminal-key-pass-on = passer la main
terminal-key-log = journal
terminal-key-result = résultat
terminal-key-film = lire
terminal-key-stop = pause
terminal-key-step = pas
terminal-key-turn = tour
terminal-key-ends = début, fin
terminal-key-jump = aller à
terminal-key-view = vue
terminal-key-back = retour
terminal-key-search = chercher
terminal-key-scroll = défiler
terminal-key-replay = revoir

## Passage du clavier

terminal-pass-on = À { $player } de jouer. Quand vous avez tout vu, appuyez sur la barre d’espace.
terminal-hand-over = Au tour de { $player }
    .why = Passez le clavier. Tout reste caché tant que { $player } n’est pas seul devant l’écran.
    .how = { $player }, appuyez sur la barre d’espace.

## Quitter, enregistrer, annuler

terminal-quit = Quitter la course ?
    .why = Elle est gardée dans { $path } ; on peut la revoir ou la reprendre.
    .yes = quitter
    .no = rester
terminal-saved = Enregistrée dans { $path }
terminal-not-saved = Impossible d’enregistrer dans { $path } : { $problem }
terminal-thinking = Réflexion…
terminal-undone = Coup repris.

## L’arrivée

terminal-end = La course est finie
terminal-winner = { $count ->
        [one] { $players } gagne !
       *[other] { $players } gagnent !
    }
terminal-no-winner = Personne ne gagne.
terminal-record = Feuille de course : { $path }

## Aide

terminal-help = Aide
    .search = Chercher
    .nothing = Rien trouvé.
    .question = La question du moment
    .rule = Règle { $rule }
    .keys = Touches
    .racers = Concurrents
    .board = Sur le plateau
    .table = Sur la table
    .words = Cartes et autres choses
    .options = Réglages de cette course
    .rules = Les règles en bref
terminal-help-choose = Choisir : déplacez-vous avec les flèches ou tapez un numéro ; Entrée, ou encore le même numéro, valide.
terminal-help-whole = Des coups entiers avec leur prix, ou une réponse à la fois.
terminal-help-hint = Conseil : ce que vaut chaque réponse pour vous, d’après des courses jouées en pensée.
terminal-help-undo = Reprendre le dernier coup, tant que rien n’a été lancé, pioché ou montré.
terminal-help-save = Écrire la feuille de course dans un fichier.
terminal-help-language = Changer de langue.
terminal-help-pace = Le temps d’attente entre les coups des robots.
terminal-help-hurry = Ne pas attendre le prochain coup d’un robot.
terminal-help-log = Faire défiler ce qui s’est passé.
terminal-help-help = Cette page.
terminal-help-quit = Quitter la course.
terminal-help-film = Laisser la course défiler toute seule, ou l’arrêter.
terminal-help-film-pace = À quel rythme elle défile.
terminal-help-step = Un choix en avant ou en arrière.
terminal-help-turn = En avant ou en arrière, jusqu’au choix d’un autre joueur.
terminal-help-ends = Au début ou à la fin de la course.
terminal-help-jump = Aller à un point de la course.
terminal-help-view = La course vue par le joueur suivant ; après le dernier, tout est découvert.
terminal-help-leave-replay = Quitter la lecture.

## Revoir une course

terminal-replay-at = Point { $point } sur { $last }
terminal-replay-running = ▶ lecture { $pace ->
        [slow] lente
        [normal] normale
        [fast] rapide
       *[off] sans attente
    }
terminal-replay-chose = { $player } choisit : { $choice }
terminal-replay-jump = Aller à quel point, de 0 à { $last } ?

terminal-forfeit = { $player } ne peut plus gagner la course : { $fault }. Un robot glouton conduit à sa place.

## Problèmes

terminal-puzzle = { $theme } : quel choix gagne le plus souvent ? (Classement { $rating })
terminal-puzzle-answer = Votre réponse (1 à { $most }, q pour sortir) : { "" }
terminal-puzzle-right = C’est bien ça.
terminal-puzzle-wrong = Il y avait mieux.
terminal-puzzle-figures = Votre classement du jour : { $rating }. D’affilée : { $streak }.

## Erreurs

error-needs-terminal = Pour jouer ou revoir une course, il faut un terminal avec clavier et écran ; ici l’entrée ou la sortie est redirigée. Pour courir sans terminal : hippodrome simulate.
