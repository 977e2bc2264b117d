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
