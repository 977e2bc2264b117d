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
