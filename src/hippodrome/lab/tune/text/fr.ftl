# Réglage et balayage.

tune-found = Trouvé : { $changes }. Sur { $races } courses nouvelles, chaque valeur est sûrement dans les bornes.
tune-fair-already = Rien à changer : sur { $races } courses nouvelles, chaque valeur est sûrement dans les bornes.
tune-open = Probablement : { $changes }. Sur { $races } courses nouvelles, rien n’est sûrement hors des bornes, mais tout n’y est pas sûrement non plus ; plus de courses le diraient (avant, la pire valeur était à { $before } fois l’écart permis ; maintenant à { $after }).
tune-better = Mieux, mais pas assez sûr : { $changes }. La pire valeur était à { $before } fois l’écart permis, elle est à { $after } sur { $races } courses nouvelles.
tune-not-found = Introuvable en { $races } courses : le meilleur plateau essayé est à { $after } fois l’écart permis sur des courses nouvelles (avant : { $before }). Laissez bouger plus de choses, ou demandez moins.
tune-stopped = Arrêté après { $races } courses ; rien n’est sûr.
tune-change = { $lever } de { $before } à { $after }
tune-stronger-fair = { $bots } : sûrement dans les bornes ({ $races } courses).
tune-stronger-unfair = { $bots } : sûrement hors des bornes ({ $races } courses). Ce qui aide ces robots n’aide pas ceux-là.
tune-stronger-open = { $bots } : pas clair après { $races } courses ; la pire valeur est à { $loss } fois l’écart permis.
tune-head-before = Avant
tune-head-after = Après
tune-head-bounds = Voulu
tune-head-tried = Plateaux opposés les uns aux autres
tune-head-change = Changement
tune-head-cost = Taille
tune-head-races = Courses
tune-head-loss = Pire valeur
tune-head-fate = Abandonné
tune-fate-unfair = sûrement hors des bornes
tune-fate-worse = sûrement moins bon qu’un autre
tune-explored = { $count ->
        [one] Un plateau a été exploré en { $races } courses.
       *[other] { $count } plateaux ont été explorés en { $races } courses.
    }
tune-stage-before = tel quel
tune-stage-explore = exploration
tune-stage-race = les meilleurs s’affrontent
tune-stage-confirm = tirages nouveaux
tune-stage-stronger = robots plus forts
tune-unchanged = inchangé
sweep-title = { $game } : l’effet de { $levers }
sweep-note = { $races } courses chacun, avec les mêmes tirages ; les barres sont des intervalles à 95 %, la zone ombrée est ce qui est voulu.
