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
