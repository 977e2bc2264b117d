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
