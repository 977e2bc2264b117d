# Le rapport d'équilibre.

balance-title = { $game } : rapport d'équilibre
balance-kind = Rapport d'équilibre
balance-contents = Sommaire
balance-interval = { $low } à { $high }
balance-basis = { $races } courses, { $players } joueurs, robots : { $bots } ; { $options }. { $interval }
balance-basis-interval = Intervalles à 95 %.
balance-usual-options = réglages habituels
balance-as-table = Les chiffres en tableau
balance-a-race = { $count } par course
balance-chip-races = { $races } courses
balance-chip-players = { $players } joueurs
balance-chip-bots = Robots : { $bots }
balance-chip-seed = Graine { $seed }
balance-made = Produit par hippodrome { $version } (règles { $rules }, données { $data }) à partir de { $races } courses en tout ; la graine { $seed } redonne le même rapport.

## Parties

balance-section-summary = En bref
balance-section-changes = Ce qui change
balance-section-fairness = Équité
balance-section-circuits = Circuits
balance-section-items = Cartes et actions
balance-section-length = Durée et attente
balance-section-course = Déroulement
balance-section-choices = Choix
balance-section-skill = Talent et chance
balance-section-track = La piste
balance-section-method = Comment lire ce rapport
balance-lead-changes = Plusieurs jeux de règles, courus par les mêmes robots avec d'autres dés. Ce qui diffère à coup sûr vient en premier.
balance-lead-fairness = Les { $players } joueurs ont-ils la même chance avant le premier lancer de dé ?
balance-lead-circuits = Les mêmes robots sur chaque circuit.
balance-lead-items = Ce qui va de pair avec la victoire : cartes piochées, actions, tuiles rencontrées. Aller de pair n'est pas encore causer, sauf là où le hasard seul distribue.
balance-lead-length = Combien dure une course, combien de temps on attend son tour, et qui n'a plus rien à faire.
balance-lead-course = À quel moment la course est jouée, et s'il reste un moyen de revenir.
balance-lead-choices = À quelle fréquence il y a quelque chose à choisir, et entre combien d'options.
balance-lead-skill = À quelle fréquence le meilleur joueur gagne, et ce qu'on sait du résultat avant le départ.
balance-lead-track = Où les pilotes s'arrêtent, passent et se font toucher. Plus une case est foncée, plus c'est fréquent.

## Verdicts

balance-lights = Le sens des verdicts
balance-light-good = Bien
    .help = tout l'intervalle se trouve là où il n'y a rien à redire : des parts de victoires à moins d'un cinquième de la part équitable, les autres chiffres dans la règle empirique indiquée à côté.
balance-light-look = À regarder
    .help = la différence est sûre, mais peut-être petite ; ou le chiffre se trouve entre bien et problème.
balance-light-bad = Problème
    .help = tout l'intervalle se trouve là où cela compte : à plus d'un cinquième de la part équitable, ou au-delà de la règle empirique.
balance-light-open = Pas encore clair
    .help = l'intervalle est trop large pour le dire ; il faudrait plus de courses.

## En bref

balance-nobody = Vainqueurs
balance-nobody-wins = Aucune course n'a eu de vainqueur.
balance-fairness-title = { $factor }
balance-fairness-of = { $letter } : { $factor }
balance-fairness-good = Tous gagnent à coup sûr entre { $low } et { $high } des courses, là où { $fair } est équitable. Le plus loin : { $level }, { $wins } ({ $interval }).
balance-fairness-look = { $level } gagne { $wins } des courses ({ $interval }) là où { $fair } est équitable : ce n'est sûrement pas pareil, mais l'écart est peut-être petit.
balance-fairness-bad = { $level } gagne { $wins } des courses ({ $interval }) là où { $fair } est équitable.
balance-fairness-open = Rien ne diffère à coup sûr, mais un écart de plus d'un cinquième n'est pas exclu. Le plus loin : { $level }, { $wins } ({ $interval }), là où { $fair } est équitable.
balance-items-title = Ce que le hasard distribue
balance-items-sure = { $count ->
        [one] Une carte sur { $asked } est à coup sûr plus forte ou plus faible que les autres.
       *[other] { $count } cartes sur { $asked } sont à coup sûr plus fortes ou plus faibles que les autres.
    } Le plus grand écart : piocher { $item } plutôt qu'une autre, { $points } points de part de victoires ({ $interval }).
balance-items-none = Aucune des { $asked } cartes n'est à coup sûr plus forte ou plus faible que les autres. Le plus grand écart : piocher { $item } plutôt qu'une autre, { $points } points de part de victoires ({ $interval }).
balance-length-title = Durée
balance-length-words = { $rounds } manches et { $decisions } décisions, environ { $minutes } minutes entre humains ({ $low } à { $high } dans quatre courses sur cinq) ; la boîte annonce { $shortest } à { $longest }.
balance-waiting-title = Attente
balance-waiting-words = { $minutes } minutes ({ $interval }) en moyenne entre deux de ses tours, pendant que les autres prennent { $decisions } décisions. Règle empirique : bien en dessous de 2, problème au-dessus de 4.
balance-undecided-title = Courses sans vainqueur
balance-undecided-words = { $share } des courses ({ $interval }) finissent sans vainqueur. Règle empirique : bien en dessous de 1 %, problème au-dessus de 5 %.
balance-idle-title = Plus rien à faire
balance-idle-words = { $any ->
        [yes] { $eliminations } concurrents sont éliminés dans une course moyenne, au moins un dans { $out } des courses.
       *[no] Personne ne peut être éliminé.
    } Le premier joueur à avoir fini manque les derniers { $share } des décisions ({ $interval }). Règle empirique : bien en dessous de 15 %, problème au-dessus de 30 %.
balance-course-title = Suspense
balance-course-words = Qui mène à mi-course gagne { $half } des courses ({ $interval } ; { $fair } si cela ne voulait rien dire). La tête change { $changes } fois ; { $comeback } des vainqueurs étaient dans la seconde moitié à mi-course, et { $late } des courses basculent dans la dernière manche. Règle empirique : bien en dessous de 60 %, problème au-dessus de 80 %.
balance-choices-title = Choix
balance-choices-words = { $forced } des étapes ({ $interval }) ne laissent aucun choix ; sinon il y a { $options } options. Règle empirique : bien en dessous de 40 %, problème au-dessus de 60 %.
balance-skill-title = Talent
balance-skill-words = Un robot { $stronger } parmi { $others } { $weaker } gagne { $wins } des courses ({ $interval }) là où le hasard seul donne { $fair }. Entre ces deux-là, { $luck } du résultat tient donc à la chance.
balance-answer-title = Plus équitable ou non, plus long ou non
balance-answer = { $letter } est { $fairness ->
        [fairer] à coup sûr plus équitable que A
        [unfairer] à coup sûr moins équitable que A
       *[same] ni plus ni moins équitable que A à coup sûr
    }, et les courses { $length ->
        [longer] durent { $minutes } minutes de plus.
        [shorter] durent { $minutes } minutes de moins.
       *[same] durent à peu près autant.
    }
balance-changed-more = , et { $count } de plus
balance-named-change = { $figure } de { $one } à { $other }
balance-changed-title = A contre { $letter }
balance-changed = { $count ->
        [0] Rien n'a changé à coup sûr, sur { $asked } chiffres comparés.
        [one] Un chiffre sur les { $asked } comparés a changé à coup sûr.
       *[other] { $count } chiffres sur les { $asked } comparés ont changé à coup sûr.
    }

## Comparaison

balance-changes-title = Ce qui change à coup sûr de A à { $letter }
balance-changes-note = Corrigé pour { $count } comparaisons : deux jeux de règles égaux montrent une ligne ici dans un rapport sur vingt.
balance-nothing-changed = Rien n'a changé à coup sûr : aucun des { $asked } chiffres ne diffère plus que ne l'explique le hasard.
balance-all-compared = Les { $count } chiffres comparés
balance-added-by = Points de part de victoires, { $group } : { $item }
balance-wins-of = Victoires, { $factor } : { $level }

## Têtes de colonnes

balance-head-figure = Chiffre
balance-head-a = A
balance-head-change = Écart
balance-head-interval = Intervalle à 95 %
balance-head-p = p, corrigé
balance-head-n = n
balance-head-wins = Victoires
balance-head-verdict = Verdict
balance-head-points = Points de part de victoires
balance-head-times = Fois par course
balance-head-mean = Moyenne
balance-head-spread = Quatre courses sur cinq
balance-head-share = Part
balance-head-half = Place à mi-course
balance-head-outcome = Courses où
balance-head-ladder = Table
balance-head-elo = Avance en points Elo
balance-head-luck = Chance
balance-head-known = Connu avant le départ
balance-head-explained = Explique du résultat
balance-head-cell = Case

## Équité

balance-factor-seat = Places à la table
balance-factor-racer = Concurrents
balance-factor-bot = Robots
balance-wins-by = Victoires : { $factor }
balance-fair-share = équitable : { $share }
balance-fairness-note = Les points sont des parts des courses qui ont un vainqueur, les barres leur propre intervalle à 95 %, la zone teintée un cinquième autour de la part équitable. Verdicts et p sont corrigés pour toutes les lignes de cette partie ensemble.
balance-circuits-title = Circuit par circuit
balance-circuits-note = { $races } courses sur chacun. Moyennes avec la demi-largeur de leur intervalle à 95 %, parts avec leur intervalle ; * diffère à coup sûr de l'équitable, corrigé pour tous les circuits et toutes les lignes.
balance-worst-of = { $factor }, le plus loin de l'équitable

## Cartes et actions

balance-helps = Va avec la victoire
balance-hurts = Va avec la défaite
balance-stronger = Plus forte
balance-weaker = Plus faible
balance-no-sign = Pas d'effet sûr
balance-rare = Trop rare

## Chiffres

balance-length-figure = Durée et attente
balance-length-note = Les minutes sont une estimation : { $decision } secondes par décision et { $turn } pour jouer un tour. La boîte annonce { $shortest } à { $longest } minutes.
balance-figure-decisions = Décisions
balance-figure-turns = Tours
balance-figure-rounds = Manches
balance-figure-minutes = Minutes, estimées
balance-figure-wait = Décisions des autres entre deux de ses tours
balance-figure-longest_wait = La plus longue attente, en décisions des autres
balance-figure-idle = Part de la course que manque le premier à avoir fini
balance-figure-eliminations = Concurrents éliminés
balance-figure-hits = Coups et épaves
balance-figure-lead_changes = Changements de tête
balance-figure-forced = Étapes sans choix
balance-figure-options = Options proposées
balance-outcome-undecided = personne ne gagne
balance-outcome-eliminated = quelqu'un est éliminé
balance-outcome-comeback = le vainqueur était dans la seconde moitié à mi-course
balance-outcome-late = qui mène au début de la dernière manche ne gagne pas
balance-outcome-half_leader = qui mène à mi-course gagne
balance-bars-rounds = Manches d'une course
balance-bars-decisions = Décisions d'une course
balance-bars-waits = Décisions des autres entre deux de ses tours
balance-bars-offers = Options proposées à une décision
balance-unit-rounds = Manches
balance-unit-decisions = Décisions
balance-unit-waits = Décisions des autres
balance-unit-offers = Options
balance-bars-alternative = { $title } : la fréquence de chaque nombre ; les chiffres suivent en tableau.

## Déroulement

balance-travel-title = Espace et temps : le chemin parcouru
balance-standing-title = Classement au fil de la course
balance-travel-note = Médianes selon la place finale, du premier tour au dernier ; les bandes contiennent la moitié centrale des premiers et des derniers.
balance-travel-alternative = Le chemin parcouru au fil de la course, une courbe par place finale ; les chiffres suivent en tableau.
balance-start = Départ
balance-finish = Arrivée
balance-moment = Part de la course
balance-leader-wins = Qui mène gagne
balance-leaders-title = À quelle fréquence gagne celui qui mène
balance-leaders-note = En tirets : { $fair }, si mener ne voulait rien dire. Une courbe qui monte tôt raconte des courses jouées tôt.
balance-leaders-alternative = La part des courses que gagne celui qui mène, au fil de la course : { $half } à mi-course ; les chiffres suivent en tableau.
balance-half-title = Où étaient les vainqueurs à mi-course
balance-half-note = Places au classement ; la ligne en tirets est ce que donnerait le hasard.
balance-course-figure = Tête de course et retours

## Choix

balance-choices-figure = Les choix, et leur absence
balance-choices-note = Une étape à une seule option se joue d'elle-même et compte comme forcée. Les options ne sont comptées que s'il y en a au moins deux.

## Talent

balance-ladder-title = Le robot le plus fort parmi de plus faibles
balance-ladder-note = Une place, qui change de course en course, est tenue par le robot le plus fort. La chance est la part de la variance des victoires qui ne sépare pas les deux robots : 100 % si le plus fort ne gagne que sa part, 0 % s'il gagne toujours.
balance-over = plus de { $points }
balance-one-among = { $stronger } parmi { $others } × { $weaker }
balance-known-title = Ce qui est joué avant le départ
balance-known-note = La part d'incertitude sur le vainqueur qui disparaît quand on sait cela (information mutuelle sur entropie, biais des petits échantillons retiré). Un jeu équitable donne zéro.

## Piste

balance-heat-stops = Où se trouvent les pilotes au début des tours
balance-heat-stops-note = La case de chaque pilote au début de chaque tour.
balance-heat-visits = Où passent les pilotes
balance-heat-visits-note = Chaque case où l'on entre, par son propre mouvement ou celui d'un autre.
balance-heat-hits = Où les pilotes sont touchés
balance-heat-hits-note = Coups, collisions et épaves, là où ils ont lieu.
balance-heat-alternative = { $title }. Le plus souvent : { $cells }.

## Méthode

balance-method-bots = Les robots ne sont pas des gens. Une part inéquitable entre ces robots l'est pour qui joue comme eux ; un robot qui ne voit pas une stratégie cache ce qu'elle changerait. Regardez encore avec un robot plus fort avant de changer une règle.
balance-method-intervals = Les intervalles disent de combien le hasard seul a pu déplacer un chiffre en autant de courses : les parts d'après Wilson, les moyennes d'après leur erreur type. Quatre fois plus de courses divisent l'intervalle par deux.
balance-method-families = Qui pose beaucoup de questions trouve quelque chose par accident. Les p et les verdicts sont corrigés d'après Holm à l'intérieur d'une partie : un jeu parfaitement équitable donne une fausse alerte dans un rapport sur vingt au plus pour chaque partie.
balance-method-minutes = Les minutes sont calculées à partir des décisions et des tours à un rythme fixe, le même pour tous les jeux sauf si un jeu dit autre chose. Comparez-les entre jeux de règles plutôt qu'avec une montre.
balance-method-added = Points de part de victoires : dans chaque course, les places à la table sont comparées entre elles d'après ce que chacune a eu d'une chose ; pour ce que le hasard distribue, d'après ce qu'elle a eu de plus que ne le veut son nombre de cartes piochées, si bien qu'une carte est mesurée aux autres de son paquet. Un exemplaire de plus va de pair avec autant de points. Ce que le hasard distribue peut se lire comme une cause ; les actions non, car qui mène ne fait pas ce que fait qui est derrière.
balance-method-luck = La chance n'est mesurée qu'entre les robots qui ont couru : deux joueurs de même force s'en remettent entièrement à elle, dans n'importe quel jeu.
