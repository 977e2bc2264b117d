## Des courses avec les mêmes dés
page-today = Course du jour
    .short = La même course et les mêmes dés pour tous, une fois par jour
    .help = Tout le monde la court depuis la même place, contre les mêmes robots ({ $bot }), avec les mêmes dés. Votre premier essai compte ; ensuite, entraînez-vous autant que vous voulez.
page-set-title = Quatre courses avec les mêmes dés
    .help = Quiconque a le lien court les quatre, chacune depuis une autre place, contre les mêmes robots ({ $bot }) et avec les mêmes dés. Votre premier essai à chacune compte.
page-set-friends = Entre amis
    .help = Quatre courses pour quiconque a le lien : chacun occupe les mêmes places, avec la même chance. Les meilleurs choix gagnent.
page-set-now = La courir
page-set-go-on = Continuer
page-set-practise = S'entraîner
page-set-seat = depuis la place { $seat }
page-set-race = Course { $number }
page-set-until = Ouverte jusqu'à { $ends }.
page-set-closed = Close : plus rien ne compte.
page-set-racers = { $count ->
        [0] Personne ne la court encore.
        [one] Une personne la court.
       *[other] { $count } personnes la courent.
    }
page-set-link = Copier le lien pour les amis
page-set-close = Clore et montrer tous les dés
page-set-table = Classement
page-set-hidden = Vous verrez ce qu'ont fait les autres quand vous aurez couru vous-même.
page-set-yesterday = La course d'hier, ses dés révélés
page-set-who = Qui
page-set-place = Place
page-set-sum = Total des places
page-set-par = Référence ({ $bot })
page-set-came = { ORDINAL($place) ->
        [one] { $place }er
       *[other] { $place }e
    }
page-set-skill = { $share } par les choix
page-set-racing = en course
page-set-late = trop tard pour compter
page-set-to = Au classement
page-set-same = Qu'est-ce qui est pareil pour tous ?
    .dice = Les dés. Ce qui est lancé au troisième tour d'une place est pareil pour tous, quoi que chacun ait fait avant : le premier dé de ce tour, le deuxième, et ainsi de suite. Le départ et les humeurs des robots sont les mêmes aussi.
    .cards = Les cartes et autres pioches, autant que possible : chaque pioche a son propre ordre et prend la première chose qui s'y trouve encore.
    .not = Pas pareil : combien de fois une place lance ou pioche dans un tour, qui joue quand, et ce que choisissent les robots une fois que vous avez changé la course.
    .guests = Qui compte : les invités. Un même navigateur, avec tous les appareils qui lui sont liés, est un seul invité et n'a qu'un premier essai. Nous ne cherchons pas à savoir si une personne est venue sous deux noms.
page-set-commitment = Empreinte du secret dont découlent tous les dés :
page-set-kept = Le secret sera dit à la clôture.
page-set-secret = Le secret :
page-play-from-same = Avec les mêmes dés
page-play-from-both = À votre place, contre des robots : avec de nouveaux dés, ou avec ceux de cette course
page-again-same = Mêmes dés
    .help = Recourir en échangeant les places, avec les dés de cette course. Tout le monde les a vus désormais.
page-what-if = Et si ? { $choice }
