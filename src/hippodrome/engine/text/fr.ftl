# Les mots qui n'appartiennent à aucun jeu.

seat = Place { $number }
spectator = Spectateur
rank = { $place ->
        [1] 1er
       *[other] { $place }e
    }
prompt-answers =
    .you = On attend les réponses.
    .they = On attend les réponses.
prompt-choosing =
    .you = Un instant.
    .they = C'est à { $player } de jouer.
omen-wreck = { $share } de destruction
omen-harm = { $share } d'y laisser des plumes
omen-lead = { $share } de pouvoir mener
omen-pass = { $share } de pouvoir dépasser
team-sun = Équipe Soleil
team-moon = Équipe Lune
team-star = Équipe Étoile
on = oui
off = non
own-file = votre propre fichier
human = Personne
bot-random = Au hasard
    .help = Choisit n'importe quelle possibilité, toutes aussi probables.
bot-greedy = Glouton
    .help = Prend la possibilité qui paraît la meilleure au premier coup d'œil.
bot-planner = Planificateur
    .help = Réfléchit à son tour entier, hasard compris.
bot-champion = Champion
    .help = Réfléchit à son tour et juge d’après ce que de nombreuses courses lui ont appris. Rapide.
bot-search = Penseur
    .help = Poursuit la course dans sa tête, des milliers de fois, et choisit ce qui réussit le mieux. Fort.

player-name = Joueur { $number }
bot-name = { $bot } { $number }
verified-seeded = La course se tient : { $moves } choix étaient permis, et { $outcomes } dés et pioches découlent de sa graine.
verified-sealed = { $revealed ->
        [true] La course se tient : { $moves } choix étaient permis, et { $outcomes } dés et pioches découlent du secret engagé avant le départ.
       *[false] La course se tient jusqu’ici : { $moves } choix étaient permis. Le secret n’est pas encore révélé, ses dés ne peuvent donc pas être prouvés.
    }
verified-duplicate = { $revealed ->
        [true] La course se tient : { $moves } choix étaient permis, et { $outcomes } dés et pioches découlent du secret engagé avant le départ, chacun selon sa place à table et son tour. Toute course sur ces dés rencontre les mêmes.
       *[false] La course se tient jusqu’ici : { $moves } choix étaient permis. Le secret n’est pas encore révélé, ses dés ne peuvent donc pas être prouvés.
    }
verified-names = { $named ->
        [true] Les noms et les réglages sont ceux qui ont été scellés avec les dés.
        [erased] Un nom a été effacé à la demande de quelqu'un : les dés sont prouvés, les noms et les réglages ne le sont plus.
       *[false] Les noms et les réglages n'ont pas été scellés : chacun peut les changer dans un fichier.
    }
verified-given = La course se tient : { $moves } choix étaient permis. Ses dés ont été donnés à la main, rien ne peut donc les prouver.
board-fits = { $path } convient : { $game } --option { $option }={ $path }
board-fits-none = { $path } ne ressemble à aucun plateau ni paquet d'aucun jeu. `hippodrome boards new JEU` crée un fichier de départ.
board-doubt = Est-ce bien voulu ? { $doubt }

## Erreurs : ce qui ne va pas, et ce qui irait

error-error = Ce qui est demandé ne peut pas se faire.
error-unknown-game = Il n'y a pas de jeu « { $game } ». Jeux : { $known }.
error-incomplete-game = Le jeu « { $game } » ne respecte pas le contrat d'un jeu : { $problem ->
        [not-there] son paquet ne se charge pas ({ $thing }).
        [no-game] ce qu'il déclare est un { $thing } et non un Game.
        [undeclared] sa classe ne dit pas « { $thing } ».
        [name] il se nomme lui-même « { $thing } ».
        [package] sa classe se trouve dans { $thing } et non dans le __init__.py d'un paquet.
        [mood] son ambiance « { $thing } » n'est pas « house » et il n'a pas de art/mood.toml.
        [text] il manque { $thing } à côté de sa déclaration.
        [players] les nombres de joueurs { $thing } ne vont pas en croissant de 1 à 6.
        [choices] most_choices { $thing } n'est pas compris entre 2 et le nombre d'actions.
        [minutes] minutes { $thing } ne donne pas une durée minimale puis maximale.
        [racers] ses mots n'ont pas de vocabulaire « { $thing } » qui nomme les coureurs.
        [literal] son vocabulaire littéral « { $thing } » ne figure pas parmi ses mots.
        [turn] ses événements n'ont pas de « { $thing } » dont la première partie soit un coureur.
        [parts] son événement « { $thing } » a plus de six parties.
        [vocabulary] ses mots n'ont pas de vocabulaire pour la partie { $thing }.
        [omen] ses événements n'ont pas de « { $thing } » qui nomme un coureur, comme il en faut pour un présage.
        [event-twice] son événement « { $thing } » est déclaré deux fois.
        [option-twice] son option « { $thing } » est déclarée deux fois.
        [own-file] son option « { $thing } » accepte un fichier à soi mais ne nomme aucun fichier du jeu d'où partir.
        [workbench] son établi fabrique « { $thing } », qui n'est pas une option acceptant un fichier à soi.
        [workbench-twice] son établi pour « { $thing } » est déclaré deux fois.
        [lesson] son data/lesson.toml est inutilisable. { $thing }
       *[other] { $problem } ({ $thing }).
    }
error-unknown-bot = Il n'y a pas de robot « { $bot } ». Robots : { $known }.
error-untaught = { $game } n’a pas de « { $bot } » : aucun juge n’a encore appris ce jeu (hippodrome train { $game }).
error-bad-network = Ce que { $game } a appris est illisible (data/network.json) : { $problem }
error-bad-players = { $game } ne se joue pas à { $players }. Nombre de joueurs : { $legal }.
error-unknown-option = Il n'y a pas de réglage « { $option } ». Réglages : { $known }.
error-bad-option = Le réglage « { $option } » ne peut pas valoir « { $value } ». Valeurs permises : { $legal }.
error-bad-board = { $problem ->
        [no-own-boards] Ce jeu n'accepte ni plateau ni paquet de votre cru.
       *[other] Le fichier ne peut pas servir : { $problem }.
    }
error-illegal-choice = Le choix { $choice } n'est pas proposé. Choix proposés : { $choices }.
error-race-over = La course est terminée ; il n'y a plus rien à choisir.
error-not-your-turn = Ce n'est pas à la place { $seat } de choisir.
error-never-asked = En { $races } courses de { $game } à la suite, rien n'a été demandé à la place { $seat }.
error-no-such-point = La course n'a pas de point { $point }. Les points vont de 0 à { $last }.
error-no-such-seat = Il n'y a pas de place { $seat } dans cette course.
error-nothing-to-undo = Le dernier choix ne peut pas être repris : il n'y en a pas, ou le hasard y a déjà répondu.
error-bad-record = { $problem ->
        [json] L'enregistrement n'est pas du JSON complet ; le fichier est abîmé ou tronqué.
        [format] Ceci n'est pas l'enregistrement d'une course (format « hippodrome-race/1 »).
        [fields] Les entrées de l'enregistrement ne sont pas celles d'une course : l'une manque, est inconnue ou de la mauvaise sorte.
        [chance] L'enregistrement ne dit pas correctement d'où vient son hasard (entrée « chance »).
        [move] Le coup { $point } n'est pas une liste de nombres entiers.
        [choice] Le choix du coup { $point } n'y était pas proposé ; l'enregistrement a été modifié.
        [outcome] Les dés et les pioches du coup { $point } ne vont pas avec la course ; l'enregistrement a été modifié.
        [unproved] Les dés et les pioches du coup { $point } ne découlent pas de la source de hasard de l'enregistrement.
        [commitment] Le secret révélé n'est pas celui sur lequel on s'était engagé avant la course.
        [facts] Les noms ou les réglages ne sont pas ceux qui ont été scellés avec les dés ; l'enregistrement a été modifié.
        [result] Le résultat enregistré n'est pas celui auquel mène la course.
        [position] Les entrées de la position ne sont pas celles de ce jeu.
        [entry] L'entrée « { $entry } » de la position est de la mauvaise sorte.
       *[other] L'enregistrement ne peut pas servir : { $problem }.
    }
error-wrong-version = L'enregistrement a été fait avec { $game }, règles { $rules }, données { $data } ; ici, règles { $our_rules }, données { $our_data }. Ouvrez-le avec la version qui l'a fait.
error-bad-outcome = { $problem ->
        [none-left] Le hasard a été sollicité une fois de plus, mais la liste des résultats est épuisée.
        [empty] Une pioche a été demandée dans une pile vide.
        [unproved] Le résultat { $outcome } ne découle pas de la source de hasard, qui dit { $proved }.
       *[unfit] Le résultat { $outcome } ne va pas avec la question posée ; il doit valoir au moins { $low } et moins de { $high }, et la carte piochée doit s'y trouver.
    }
error-unreadable-file = Le fichier « { $path } » est illisible : { $problem }
figure-gap = { $count ->
        [one] À 1 case du premier
       *[other] À { $count } cases du premier
    }

## Ce qui ne va pas dans un fichier à soi, quel que soit le jeu

board-entries = « { $where } » doit contenir exactement ces entrées : { $entry }.{ $meant ->
        [none] { $strange ->
            [none] { $missing ->
                [none] {""}
               *[other] {" "}Il manque « { $missing } ».
            }
           *[other] {" "}« { $strange } » n'en fait pas partie.
        }
       *[other] {" "}« { $strange } » n'en fait pas partie : vouliez-vous dire « { $meant } » ?
    }
board-unknown-entry = « { $entry } » n'a pas sa place dans ce fichier.{ $meant ->
        [none] {""}
       *[other] {" "}Vouliez-vous dire « { $meant } » ?
    } Entrées connues : { $known }.
board-other-game = Ce fichier est pour { $of }, pas pour { $game }.
board-whole-file = Ce fichier en contient plusieurs ({ $known }) ; il en faut un seul. `hippodrome boards new { $game } { $option } --like NOM` en extrait un.
board-number = « { $entry } » doit être un nombre entier de { $low } à { $high }.
board-word = « { $entry } » doit être l'un de ces mots : { $legal }.{ $meant ->
        [none] {""}
       *[other] {" "}Vouliez-vous dire « { $meant } » ?
    }
board-switch = « { $entry } » vaut true ou false.
board-no-part = Rien sur ce plateau ne s'appelle « { $part } » et ne peut être changé ainsi.
board-rows = Les lignes de « { $where } » doivent avoir ces identifiants, dans cet ordre : { $entry }.
board-row = La ligne « { $row } » de « { $where } » doit avoir les mêmes entrées que dans le fichier du jeu ; celles-ci doivent dire la même chose : { $fixed }.
