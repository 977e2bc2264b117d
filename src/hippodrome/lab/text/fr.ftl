# Les mots du labo.

error-other-programme = { $folder } contient les résultats d’une autre simulation : { $entry } y vaut { $there }, ici { $here }. Choisissez un autre dossier, ou redonnez le même plan pour la poursuivre.
error-not-results = { $folder } n’est pas vide et ne contient pas de simulation. Choisissez un dossier nouveau ou vide.
error-missing-extra = Il manque le paquet { $package } : pip install "hippodrome[{ $extra }]"
error-no-cluster = Pas de grappe Ray à l’adresse { $address } : { $problem }
error-worker-lost = Un processus a été arrêté de l’extérieur pendant ses courses (mémoire épuisée ?). Ce qui est terminé reste dans le dossier de sortie ; la même commande reprend à cet endroit.
error-no-senses = { $game } ne déclare pas de sens (mind/senses.py) : il n’y a rien à apprendre.
error-few-entrants = Un tournoi demande au moins deux robots différents ; reçu : { $bots }.
error-rules-broken = { $fault }. Un rapport n’a de sens qu’avec des robots qui respectent les règles.
error-unknown-aim = « { $aim } » n’est pas un but. Connus : { $known }
error-unknown-lever = « { $lever } » ne désigne rien qui puisse bouger. Connus : { $known }
