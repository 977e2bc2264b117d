# Les mots des conseils et des courses analysées.

study-percent = { $value } %
study-points = { $value } points

## Conseils

study-hint = Ce que vaut chaque choix pour { $player }
    .choice = Choix
    .win = Gagne
    .interval = Entre
    .place = Place
study-hint-best = { $clear ->
        [true] Meilleur choix : { $choice }.
       *[false] Meilleur choix, de peu : { $choice }. C’est trop serré pour être sûr.
    }
study-hint-line = Puis sans doute : { $choices }.
study-hint-likely = { $choice } ({ $share })
study-hint-standing = Où en est la course, d’après ce que sait { $player }
study-hint-playouts = { $playouts } courses jouées en pensée ; ce que { $player } ne voit pas a été redistribué à chaque fois.

## La course analysée

study-title = { $game } : la course analysée
study-player = Joueur
study-place = Place
study-start = Départ
    .help = La chance de gagner avant le premier choix.
study-luck = Chance
    .help = Ce qu’ont donné les dés, les pioches et les cartes cachées, en points de chance de gagner.
study-skill = Talent
    .help = Ce qu’ont donné les choix du joueur, comparés à ceux d’un joueur raisonnable à sa place.
study-others = Les autres
    .help = Ce que les choix des autres ont donné ou pris.
study-result = Résultat
    .help = Départ, chance, talent et les autres, additionnés : 100 % pour une victoire.
study-accuracy = Précision
    .help = 100 : toujours le meilleur choix trouvé ; 0 : pas mieux qu’au hasard.
study-mistakes = Erreurs
    .help = Les choix qui ont coûté à coup sûr deux points ou plus.
study-turning-points = Moments décisifs
study-turning-line = Coup { $at } : { $said }
study-turning-player = { $player } ({ $racer })
study-turning-choice = { $bot ->
        [true] Le bot qui remplaçait { $player }
       *[false] { $player }
    } a choisi « { $choice } »{ $risk ->
        [none] { "" }
       *[other] {" "}({ $risk })
    }{ $event ->
        [none] .
       *[other] {" "}: { $event }.
    }
study-turning-luck = { $bot ->
        [true] Le bot qui remplaçait { $player }
       *[false] { $player }
    } a choisi « { $choice } »{ $risk ->
        [none] { "" }
       *[other] {" "}({ $risk })
    }, et le hasard a tranché{ $event ->
        [none] { $then ->
            [none] .
           *[other] {" "}; ensuite : « { $then } ».
        }
       *[other] {" "}: { $event }.
    }
study-turning-row = { $choice } », puis « { $then }
study-turning-throw = { $event ->
        [none] Puis ce fut à { $player }, et ce que les dés ou les cartes ont donné a tranché{ $then ->
            [none] .
           *[other] {" "}; ensuite : « { $then } ».
        }
       *[other] Puis ce fut à { $player } de jouer, et le hasard a tranché : { $event }.
    }
study-turning-change = { $whose ->
        [own] { $fate ->
            [won] { $slim ->
                [true] De presque rien à la victoire.
               *[false] De { $before } de chances à la victoire.
            }
            [lost] Ses { $before } de chances se sont envolés.
           *[open] Ses chances de gagner sont { $way ->
                [up] montées
               *[down] tombées
            } de { $before } à { $after }.
        }
       *[other] { $fate ->
            [won] { $slim ->
                [true] C’est la victoire pour { $name }, que rien n’annonçait.
               *[false] C’est la victoire pour { $name }, qui n’avait que { $before } de chances.
            }
            [lost] Pour { $name }, { $before } de chances se sont envolés.
           *[open] Pour { $name }, les chances sont { $way ->
                [up] montées
               *[down] tombées
            } de { $before } à { $after }.
        }
    }
study-turning-better = { $whose ->
        [own] « { $better } » aurait valu { $kept }
       *[other] Pour { $mover }, « { $better } » aurait valu { $kept }
    }{ $promise ->
        [none] { "" }
       *[other] {" "}: { $promise }
    }{ $risk ->
        [none] .
       *[other] {" "}({ $risk }).
    }
study-turning-best = Il n’y avait pas mieux.
study-turning-gainer = C’est { $gainer } qui en a le plus profité.
study-costly = Les choix qui ont coûté le plus
    .none = Aucun choix n’a coûté à coup sûr de quoi en parler.
study-costly-line = Coup { $at }, { $player } : { $chosen } ({ $cost }). Mieux : { $better }.

## La page d’une course analysée

error-no-report-page = La page qui montre une course analysée manque ici ({ $folder }) : le paquet a été construit sans ses pages. Réinstallez-le sans HIPPODROME_NO_PAGE ou, dans les sources, lancez npm --prefix web install puis npm --prefix web run build.

study-curve = Chance de gagner, coup par coup
    .help = Les flèches vont d’étape en étape, Début et Fin aux extrémités ; un clic y saute.
study-balance = Chance et talent
    .text = Départ, chance, talent et les autres donnent exactement le résultat. Les chiffres sont des points de chance de gagner.
study-wins = { $player } gagne
study-wins-shared = { $player } se partagent la victoire
study-wins-nobody = Personne ne gagne
study-move = Coup { $at }
study-before = Avant le premier choix
study-chooses = { $player } : { $choice }
study-answered = Le hasard répond
study-best = meilleur
study-chosen = choisi
study-odds = Ce que valait chaque choix pour { $player }
study-by-choice = Un choix
study-by-chance = Le hasard
study-luckiest = coup de chance
study-unluckiest = coup de malchance
study-show = Montrer
study-better = Mieux : { $choice }
study-previous = Étape précédente
study-next = Étape suivante
study-board = Le plateau
study-step = Étape { $at } sur { $last }
study-pair = { $what } : { $which }
study-language = English
study-swing = { $gainer } { $gain }, { $loser } { $loss }
study-how = Comment lire cette page
    .text = Chaque position a été jouée jusqu’au bout de nombreuses fois selon une règle simple et raisonnable ; la fréquence des victoires de chacun est sa chance. Une marche de la courbe est soit du hasard (dés, pioches, cartes cachées enfin connues), soit un choix, comparé à ce que la règle aurait choisi en moyenne. Une décision est jugée d’après ce que son joueur pouvait savoir alors, et ne compte comme erreur que pour la part que le bruit n’explique pas. La règle n’est pas un maître : là où le meilleur jeu est profond, un écart de quelques points est un avis, pas une preuve.
study-made = Hippodrome { $version } : { $playouts } parties jouées par choix, graine { $seed }.

## Fiabilité

study-reliability = { $game } : { $races } courses de { $players } × { $bot }
    .said = Annoncé, %
    .cases = Cas
    .mean = Moyenne
    .came = Gagné
    .error = ±
study-reliability-sum = Écart moyen : { $off } points ; erreurs (au carré) inférieures de { $skill } % à celles de qui dirait la même chance à tous.

## Problèmes

error-no-puzzles = { $game } n’a pas de problèmes.
error-no-such-puzzle = { $game } n’a pas de problème { $puzzle }.
error-bad-puzzles = { $problem ->
        [rules] { $path } : ces problèmes ont été faits pour d’autres règles. Refaites-les avec hippodrome puzzles.
        [terms] { $path } : ce fichier a été fait avec d’autres réglages, règles ou bots. Continuez avec les mêmes, ou écrivez dans un autre fichier.
       *[form] { $path } : ce n’est pas un fichier de problèmes.
    }
study-puzzles-races = { $races ->
        [one] { $races } course parcourue
       *[other] { $races } courses parcourues
    }
study-puzzles-found = { $puzzles ->
        [one] { $puzzles } problème
       *[other] { $puzzles } problèmes
    } tirés de { $races ->
        [one] { $races } course
       *[other] { $races } courses
    } : { $path }
study-puzzles-lost = { $puzzle } : une autre réponse
study-puzzles-kept = { $kept } sur { $puzzles } gardent leur réponse quand la recherche explore { $playouts } parties.
study-why-best = { $reason ->
        [none] « { $choice } » gagne { $win } des courses qui partent d’ici.
       *[other] « { $choice } » gagne { $win } des courses qui partent d’ici. { $reason }.
    }
study-why-second = Ensuite vient « { $choice } », qui en gagne { $win }.
study-why-tempting = « { $choice } » semble naturel, mais n’en gagne que { $win }.
study-why-omens = Ce qui peut suivre « { $choice } » : { $omens }.
study-why-evidence = Chaque choix a été couru { $worlds } fois jusqu’au bout, sur les mêmes dés ; une recherche de { $playouts } parties est du même avis.
