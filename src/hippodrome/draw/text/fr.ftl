# Les mots imprimés autour d'un plateau.

draw-standings = Classement
draw-happened = Déroulement
draw-over = La course est finie
draw-your-turn = À vous
draw-more = { $count ->
        [one] { $count } autre choix
       *[other] { $count } autres choix
    }
draw-hand = Main
draw-dice = Dés
draw-title = { $game }, après { $point ->
        [one] { $point } choix
       *[other] { $point } choix
    }
draw-sheet = { $title } : ligne { $row } sur { $rows }, colonne { $column } sur { $columns }. Couper le long des repères.
draw-deck = { $title } : { $cards } cartes, feuille { $sheet } sur { $sheets }. Couper le long des repères.
error-no-browser = Un PDF demande un navigateur (Chromium, Chrome ou Edge) ; aucun n'a été trouvé ici, ou il n'a pas pu imprimer. Avec -o FICHIER.html les feuilles deviennent une page que tout navigateur imprime.
