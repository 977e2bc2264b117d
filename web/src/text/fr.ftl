# Les mots de la page elle-même.

## Partout

page-home = Accueil
page-close = Fermer
page-cancel = Annuler
page-menu = Menu
page-settings = Réglages
page-play-link = Jouer
page-watch = Regarder
page-rules = Règles
page-check-dice = Vérifier les dés
page-you = Vous
page-guest = Invité
page-player = Joueur { $number }
page-lost = Connexion perdue. Nouvel essai…
page-lost-waiting = Connexion perdue. Votre choix est gardé et sera envoyé.
page-closed = Cette table ne peut pas être ouverte
error-forgotten-key = Cette clé n'ouvre aucune place ici : son lien est incomplet, vient d'une autre table, ou la place a été rendue. Ce navigateur l'a oubliée ; toutes vos autres clés fonctionnent encore.
page-copied = Copié

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

## Préparer une table

page-no-game = Ce jeu n'existe pas ici.
page-who = Qui court ?
page-your-name = Votre nom
page-their-name = Nom du joueur { $number }
page-seats = Places
page-seat-kind = Qui prend la place { $number }
page-kind-bot = Un robot
page-kind-open = Ouverte, par lien
page-kind-here = Sur cet appareil
page-bot-level = Force du robot
page-where = La course
page-advanced = Variantes de règles
page-own-file = Utiliser votre propre fichier (TOML)…
page-own-used = Votre fichier est utilisé. En choisir un autre…
page-bad-file = Ce fichier n'est pas du TOML valide.
page-how = Le temps
page-mode = Partie
page-mode-live = Temps réel
    .help = Tout le monde est là.
page-mode-turns = Tour par tour
    .help = Sur des heures ou des jours ; revenez quand c'est votre tour.
page-pace = Temps de réflexion
page-pace-none = Sans limite
page-pace-minute = 1 min par choix
page-pace-three = 3 min par choix
page-pace-bank = 10 min + 10 s
page-pace-day = 1 jour par choix
page-pace-days = 3 jours par choix
page-listed = Qui peut trouver la table
    .help = Toute personne qui a le lien peut venir.
page-listed-yes = Tout le monde
page-listed-no = Par lien seulement
page-create = Créer la table
page-start-now = Lancer la course

## Salon

page-lobby = Salon
page-table-of = { $count ->
        [one] Table pour une personne
       *[other] Table de { $count }
    }
page-code = Code
page-qr = Lien en code QR
page-invite = Inviter
page-second-device = Copier le lien de la place { $seat } pour un second appareil
page-taken = { $taken ->
        [one] { $taken } place prise
       *[other] { $taken } places prises
    } sur { $players }, { $ready ->
        [one] { $ready } prêt
       *[other] { $ready } prêts
    }
page-open-seat = Place libre
    .help = Envoyez le lien, ou faites courir un robot.
    .wait = On attend quelqu'un.
page-host = hôte
page-this-device = cet appareil
page-bot-plays = robot, joue aussitôt
page-sit = S'asseoir ici
page-add-bot = Ajouter un robot
page-free-seat = Libérer la place de { $name }
page-ready = Prêt
page-not-ready = Pas prêt
page-ready-button = Je suis prêt
page-unready = Je ne suis plus prêt
page-leave = Quitter
page-lobby-open = La course démarre quand toutes les places sont prises et que tout le monde est prêt.
page-lobby-full = La course démarre quand tout le monde est prêt.
page-lobby-watch = Toutes les places sont prises. Vous pouvez regarder.
page-join-table = Rejoindre la table
page-start = Lancer la course
page-fill-start = Compléter avec des robots et lancer
page-the-table = La table
page-estimate = De { $from } à { $to } minutes environ, sans robots
page-estimate-bots = De { $from } à { $to } minutes environ : les robots choisissent aussitôt
page-onlookers = Spectateurs
page-onlookers-yes = Bienvenus
page-onlookers-no = Pas de spectateurs
page-seal = Dés scellés
    .help = Fixés avant la course, dévoilés après :
page-salt = Lettres ou chiffres au choix
page-salt-button = Ajouter un sel
page-salt-add = Ajouter et être prêt
page-salt-why = Vos lettres sont mêlées aux dés : personne ne peut les connaître d'avance.

## Course

page-question = La question
page-choices = Vos choix
page-dice = Dés
page-cards-hand = Votre main
page-cards-pool = Réserve
page-cards-play = En jeu
page-again = Encore, ou Entrée, pour choisir
page-again-touch = Touchez encore pour choisir
page-sent = Envoyé…
page-hinted = Avis du robot
page-hinted-close = Avis du robot, de justesse
page-hint = Que ferait un robot ?
page-undo = Annuler
page-pick = Choisissez ici ou sur le plateau ; survolez pour voir l'effet.
page-pick-touch = Choisissez ici ou sur le plateau ; le premier appui montre l'effet.
page-pass-until = Tout laisser passer jusqu'à mon tour
page-pass-until-short = Tout laisser passer
page-pass-menu = Que laisser passer jusqu'à mon tour ?
page-pass-all = tout
page-passing = Vous laissez passer : { $what }
page-pass-again = Jusqu'à votre tour, vous laissez passer : { $what }. Touchez pour qu'on vous demande à nouveau.
page-watching = Les autres jouent.
page-spectating = Vous êtes spectateur.
page-bot-races = Un robot court à votre place ; le menu vous la rend.
page-stand-in-time = Votre temps est écoulé : un robot joue à votre place.
page-stand-in-absent = Vous étiez absent : un robot joue à votre place.
page-stand-in-left = Vous êtes parti : un robot joue à votre place.
page-stand-in-asked = Un robot joue à votre place.
page-bot-raced = un robot a fait { $part } choix sur { $all }
page-resigned = Vous avez abandonné : un robot mène votre coureur jusqu'au bout.
page-why-not = { $thing } ne répond pas à la question posée : « { $question } »
page-reason = { $thing }. { $reason }
page-not-now = { $thing } ne peut pas être choisi maintenant : { $question }
page-show-rule = Voir la règle
page-race-over = La course est finie
page-your-turn = À vous
page-standings = Classement
page-rank = Place
page-presence-here = (en ligne)
page-presence-away = (absent)
page-presence-bot = (robot)
page-gone-asked = Un robot joue à sa place.
page-gone-left = Parti ; un robot continue.
page-gone-absent = Absent ; un robot continue.
page-gone-time = Temps écoulé ; un robot continue.
page-gone-resigned = Abandon ; un robot continue.
page-away = Absent.
page-replace = Faire courir un robot
page-take-back = Reprendre sa place
page-log = Ce qui s'est passé
page-log-more = Afficher ce qui précède
page-log-fold = { $count ->
        [one] … { $count } ligne de plus …
       *[other] … { $count } lignes de plus …
    }
page-log-filter = Un seul joueur
page-see-again = Revoir
page-skip = Passer
page-speed = Rythme
page-speed-off = immédiat
    .help = Rien n'est animé.
page-speed-calm = tranquille
    .help = Après le tour d'un autre, « Continuer » montre le suivant. Avec une pendule, rien n'attend.
page-speed-flowing = fluide
    .help = Un tour après l'autre, le temps de suivre chacun.
page-speed-fast = rapide
    .help = Un tour après l'autre, aussi vite qu'on peut suivre.
page-go-on = Continuer
page-to-my-turn = À mon tour
page-meanwhile = Pendant ce temps
page-for-you = Pour vous :
page-for-you-ahead = { $racer } a { $count } d'avance
page-for-you-behind = { $racer } est { $count } derrière
page-for-you-level = { $racer } est à votre hauteur
page-for-you-nothing = Rien de perdu, rien de gagné
page-your-team = votre équipe
page-partner = équipier
page-your-stand-in = un robot, pour vous
page-still = Moins de mouvement
    .help = Les pions apparaissent à leur arrivée.
page-confirm = Confirmer les choix
    .help = Un premier appui montre la suite, le second choisit.
page-twice = Second appui confirme
    .help = Sinon, seuls le bouton et Entrée valident un coup.
page-sound = Son
page-volume = Volume
page-language = Langue
page-scheme = Thème
page-scheme-system = Système
page-scheme-light = Clair
page-scheme-dark = Sombre
page-timeline = Fil de la course
page-point = Choix { $point } sur { $last }
page-earlier = Un choix en arrière
page-later = Un choix en avant
page-play = Lecture
page-pause = Pause
page-looking = Vous voyez le choix { $point } sur { $last }
page-to-present = Revenir à la course
page-play-from = Jouer à partir d'ici
page-play-from-why = À votre place, avec de nouveaux dés, contre des robots
page-to-result = Voir le résultat
page-view-as = Vu par
page-view-open = Toutes les mains ouvertes
page-view-public = Un spectateur
page-positions = Où se trouve chacun
page-off-board = hors du plateau
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-zoom-fit = Voir tout le plateau
page-clock = Temps restant
page-clock-paused = en pause
page-days = { $days } jours
page-chat = Discussion
page-chat-empty = Rien n'a encore été dit.
page-chat-off = Pas de discussion à cette table.
page-chat-say = Dites quelque chose
page-chat-send = Envoyer
page-mute = masquer
page-unmute = afficher
page-hand-over = { $name }, à vous
    .help = Passez l'appareil. Aucune carte n'est montrée avant que vous continuiez.
page-hand-over-go = Je suis { $name }
page-let-bot = Laisser un robot courir pour moi
page-resign = Abandonner la course
page-resign-sure = Un robot courra pour vous, et vous ne pourrez pas revenir.
page-resign-yes = Abandonner
page-keys = Raccourcis clavier
page-key-tab = passer d'un élément à l'autre
    .key = Tab
page-key-digits = choisir une réponse ; deux chiffres s'il y en a plus de neuf
    .key = 1 – 99
page-key-enter = valider ce qui est choisi
    .key = Entrée
page-key-escape = revenir d'un pas, fermer, revenir au présent
    .key = Échap
page-key-arrows = aller d'une case possible à l'autre ; sinon parcourir la course
    .key = ← ↑ → ↓
page-key-brackets = parcourir la course
    .key = [ ]
page-key-u = annuler le dernier choix
    .key = U
page-key-r = autre trajet ; sinon revoir ce qui s'est passé depuis votre dernier choix
    .key = R
page-key-l = ce qui s'est passé
    .key = L
page-key-c = discussion
    .key = C
page-key-space = continuer, ou passer l'animation
    .key = Espace
page-key-help = cette liste
    .key = ?

## Règles et guide

page-rules-search = Chercher dans les règles
page-rules-here = Explique la question posée
page-rules-things = Tout ce qu'il y a dans ce jeu
page-guide-cells = Sur le plateau
page-guide = Guide
page-guide-on = Expliquer au fur et à mesure
page-guide-next = Compris
page-guide-end = Arrêter le guide

## Fin

page-finished = Terminée
page-wins = { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
page-places = Les places, tour par tour
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
page-chances = Chances de gagner, tour par tour
page-chances-short = Chances
page-places-short = Places
page-chart = Ce que montre la courbe
page-decisive = Les moments qui ont décidé la course
page-percent = { $share } %
page-figure = { $title } : { $value }
page-looking-back = Retour sur la course…
page-turning-chance = { $name } +{ $gain } %
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
page-margin = { $count ->
        [one] 1 case devant { $name }
       *[other] { $count } cases devant { $name }
    }
page-next = suivant

## Coups entiers

page-plan-to = Vers { $cell }
page-plan-go = Aller vers { $cell }
page-plan-leads = en tête
page-plan-passes = devant { $player }{ $more ->
    [0] {""}
    [one] {" "}et un autre
   *[other] {" "}et { $more } autres
  }
page-plan-free = Sans frais
page-plan-costs = Coûte { $amount }
page-plan-loses = coûte { $count } { $figure }
page-plan-wreck = Se détruire
page-plan-wreck-sure = Vraiment ?
page-plan-choose = Choisir où finir
page-plan-where = Où finir ? Visez une case marquée
page-plan-where-touch = Où finir ? Touchez une case marquée
page-plan-shown-here = Le trajet et son prix s'affichent ici.
page-plan-cells = { $count ->
    [one] une case
   *[other] { $count } cases
  }
page-plan-acts = Visez une réponse pour voir ce qu'elle fait.
page-plan-pick-there = Choisissez sur le plateau.
page-plan-pick = Choisissez dans n'importe quel ordre.
page-plan-ends = Où le coup peut finir
page-use-thrown = Lancé : vous choisirez ensuite
page-use-ends = { $count ->
    [one] Une arrivée, au mieux
   *[other] { $count } arrivées, au mieux
  }
page-plan-other-way = Autre trajet
page-plan-back = Retour
page-whole = Coups entiers
page-whole-help = Prévoir un coup en entier ; sinon, les questions viennent une à une.

## Soi-même

page-myself = Vous et vos appareils
page-rename = Changer
page-other-device = Continuer sur un autre appareil
    .help = Scannez ceci là-bas, ou entrez le code : cet appareil sera vous, avec toutes vos courses et vos places. Plusieurs à la fois ne posent aucun problème. Gardez ce code comme une clé.
page-go-on-elsewhere = Continuer sur mon téléphone
page-link-watch = Copier un lien pour regarder
page-link-sit = Copier l’invitation
page-link-mine = Copier mon lien à moi : qui l’a est vous
page-only-here = Cette page est ouverte à une adresse que seul cet ordinateur connaît. Ouvrez-la par son nom ou son numéro dans votre réseau, et les téléphones pourront suivre.
page-code-elsewhere = Vous avez un code sur un autre de vos appareils. Un nouveau y met fin.
page-new-code = Créer un nouveau code
page-enter-code = J’ai un code d’un autre appareil
page-recovery-code = Code d’un autre appareil
page-become = Être cet invité ici
page-become-here = Continuer ici ?
    .help = Cet appareil devient l’invité dont vous avez scanné le code : toutes ses courses et ses places, sur les deux appareils.
page-become-merges = Ici, vous êtes { $name } : ces courses viennent avec vous, et les deux ne font plus qu’un.
page-become-only = Les laisser ici
page-kept = Ce qui est gardé sur vous
page-export = Tout enregistrer dans un fichier
page-sign-out = Déconnecter mes autres appareils
page-sign-out-sure = Tous les autres appareils oublient qui vous êtes, et le code change.
page-sign-out-yes = Les déconnecter
page-erase = Me supprimer
page-erase-sure = Votre nom, vos clés, vos avis et la liste de vos courses sont supprimés aussitôt. Les courses continuent, et vos places ne sont plus accessibles d’ici.
page-erase-yes = Tout supprimer
page-nowhere = Il n’y a rien à cette adresse
    .text = Le lien a peut-être été coupé.
page-race-until = jusqu’à { $time }
page-race-dismiss = Retirer de cette liste { $game } avec { $names }
page-open-tables = Tables ouvertes
page-open-seats = { $count ->
        [1] S’asseoir : 1 place
       *[other] S’asseoir : { $count } places
    }
page-absent = { $name } n’est pas là. Tout le monde attend.
page-absent-wait = Pas encore : qui a perdu la connexion a un moment pour revenir.
page-read-board = Lire le plateau case par case
page-the-board = Le plateau
page-board-ahead = Le plateau, en commençant par votre case
page-onlooker = spectateur
page-mute-onlookers = Ne plus entendre les spectateurs
page-unmute-onlookers = Entendre les spectateurs
page-friends = Ouvrir toutes les autres places aux amis
page-share-link = Partager l’invitation
page-push-insecure = impossible ici. Les navigateurs n’envoient d’avis qu’aux pages ouvertes en https ou sur cet ordinateur même.
page-push-browser = impossible dans ce navigateur. Sur un iPhone ou un iPad, ajoutez d’abord la page à l’écran d’accueil.
page-push-server = impossible sur ce serveur. Qui le fait tourner peut installer hippodrome[push].

## École

page-learn = Première fois ? Apprendre en trois minutes
page-learn-on = Reprendre la leçon
page-learn-again = Appris. Refaire la leçon
page-school = École de course
page-school-task = Étape { $at } sur { $count }
page-school-back = Retour
page-school-again = Répéter
page-school-skip = Passer à la course
page-school-leave = Quitter l'école
page-school-done = Vous savez tout
page-school-next = Place à une courte course contre des robots indulgents. Un conseil accompagne chaque question nouvelle.
page-school-race = À la course
page-school-repeat = Refaire la leçon
page-no-lesson = Il n'y a pas de leçon pour ce jeu

## Des courses avec les mêmes dés
page-today = Course du jour
    .short = La même course et les mêmes dés pour tous, une fois par jour
    .help = Tout le monde la court depuis la même place, contre les mêmes robots ({ $bot }), avec les mêmes dés. Votre premier essai compte ; ensuite, entraînez-vous autant que vous voulez.
page-set-title = Quatre courses avec les mêmes dés
    .help = Quiconque a le lien court les quatre, chacune depuis une autre place, contre les mêmes robots ({ $bot }) et avec les mêmes dés. Votre premier essai à chacune compte.
page-set-friends = Entre amis
    .help = Quatre courses pour quiconque a le lien : chacun occupe les mêmes places, avec la même chance. Les meilleurs choix gagnent.
page-set-now = La courir
page-set-go-on = Continuer
page-set-practise = S'entraîner
page-set-seat = depuis la place { $seat }
page-set-race = Course { $number }
page-set-until = Ouverte jusqu'à { $ends }.
page-set-closed = Close : plus rien ne compte.
page-set-racers = { $count ->
        [0] Personne ne la court encore.
        [one] Une personne la court.
       *[other] { $count } personnes la courent.
    }
page-set-link = Copier le lien pour les amis
page-set-close = Clore et montrer tous les dés
page-set-table = Classement
page-set-hidden = Vous verrez ce qu'ont fait les autres quand vous aurez couru vous-même.
page-set-yesterday = La course d'hier, ses dés révélés
page-set-who = Qui
page-set-place = Place
page-set-sum = Total des places
page-set-par = Référence ({ $bot })
page-set-came = { NUMBER($place, type: "ordinal") ->
        [one] { $place }er
       *[other] { $place }e
    }
page-set-skill = { $share } par les choix
page-set-racing = en course
page-set-late = trop tard pour compter
page-set-to = Au classement
page-set-same = Qu'est-ce qui est pareil pour tous ?
    .dice = Les dés. Ce qui est lancé au troisième tour d'une place est pareil pour tous, quoi que chacun ait fait avant : le premier dé de ce tour, le deuxième, et ainsi de suite. Le départ et les humeurs des robots sont les mêmes aussi.
    .cards = Les cartes et autres pioches, autant que possible : chaque pioche a son propre ordre et prend la première chose qui s'y trouve encore.
    .not = Pas pareil : combien de fois une place lance ou pioche dans un tour, qui joue quand, et ce que choisissent les robots une fois que vous avez changé la course.
page-set-commitment = Empreinte du secret dont découlent tous les dés :
page-set-kept = Le secret sera dit à la clôture.
page-set-secret = Le secret :
page-play-from-same = Avec les mêmes dés
page-play-from-both = À votre place, contre des robots : avec de nouveaux dés, ou avec ceux de cette course
page-again-same = Mêmes dés
    .help = Recourir en échangeant les places, avec les dés de cette course. Tout le monde les a vus désormais.
page-what-if = Et si ? { $choice }

## L'atelier

page-workshop = Atelier
page-workshop-link-game = Construire le vôtre
page-workshop-missing = Il n'y a rien à construire pour ce jeu
page-workshop-saved = Enregistré sur cet appareil
page-workshop-unsaved = Ce navigateur ne garde rien : enregistrez le plateau dans un fichier.
page-workshop-sent = On vous a envoyé ce plateau. Partez-en pour le modifier.
page-workshop-own = Partir de celui-ci
page-workshop-tools = Outils
page-workshop-kind = Ce qu'on construit
page-workshop-view = Circuit affiché
page-workshop-deeds = Sur chaque élément touché
page-workshop-pick = Choisir
page-workshop-parts = Les éléments du plateau
page-workshop-hint = Prenez un outil et touchez le plateau, ou touchez un élément pour voir ce qui peut changer.
page-workshop-setting = { $part } : { $property }
page-workshop-none = aucun
page-workshop-less = Moins
page-workshop-more = Plus
page-workshop-mend = à corriger
page-workshop-show = Montrer
page-workshop-checks = Peut-on y courir ?
page-workshop-good = Oui : rien à redire.
page-workshop-left = Il en reste { $left } sur { $most }
page-workshop-race = Y courir
page-workshop-friends = Courir entre amis
page-workshop-link = Copier un lien
page-workshop-undo = Annuler
page-workshop-redo = Rétablir
page-workshop-start = Partir de
page-workshop-save = Enregistrer un fichier
page-workshop-open = Ouvrir un fichier
page-workshop-fair = Est-ce équitable ?
page-workshop-fair-ask = Faire courir des robots
page-workshop-fair-again = Recommencer
page-workshop-fair-stop = Arrêter
page-workshop-fair-off = Ce serveur ne fait pas courir de robots en arrière-plan.
page-workshop-fair-races = { $done } courses de robots sur { $races }
page-workshop-fair-stale = { $done } courses de robots, avant le dernier changement
page-workshop-fair-by = Victoires par
page-workshop-fair-between = (sûrement de { $low } à { $high }, { $fair } serait équitable)
page-workshop-fair-rounds = Manches
page-workshop-fair-lead_changes = Changements de leader
page-workshop-fair-eliminations = Éliminés

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
page-puzzle-yours = votre réponse
page-puzzle-next = Problème suivant
