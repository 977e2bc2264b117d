# Arena Maximus : tout ce qu'une personne lit.

game-title = Arena Maximus
game-tagline = Un tour de piste entre fouets, rênes et gravats. Plus on va vite, moins il reste de cartes pour survivre.

## Réglages

option-spells = Jeu avec sortilèges
    .help = Les cartes Magie paient aussi cinq sorts, et deux d'entre elles annulent le sort d'un autre joueur.
option-layout = Anneau
    .help = L'endroit de la ligne de départ et d'arrivée dans sa ligne droite. Les deux anneaux comptent 32 tuiles.
option-layout-uh = Cinq tuiles droites après la ligne, une avant
option-layout-bgg = Six tuiles droites après la ligne, aucune avant
option-tiles = Tuiles de piste
    .help = Les faces que contiennent les deux piles de tuiles. Un fichier TOML apporte les vôtres.
option-tiles-standard = Standard
option-cards = Cartes
    .help = Les exemplaires de chaque carte course, les symboles et les nombres des sorts. Un fichier TOML apporte les vôtres.
option-cards-standard = Standard
option-chariots = Chars
    .help = Les trois valeurs et le symbole de chaque char. Un fichier TOML apporte les vôtres.
option-chariots-standard = Standard
option-hand_total = Cartes en main et en réserve
    .help = La main et la réserve de vitesse sont complétées jusqu'à ce total.
option-magic_symbol = La magie face aux embûches
    .help = Une carte Magie peut-elle remplacer un symbole d'une tuile Embûche ? Le prix des sorts ne change pas.
option-magic_symbol-wild = remplace n'importe quel symbole
option-magic_symbol-none = ne paie aucun symbole
option-removed_speed_cards = Cartes retirées de la réserve
    .help = Où vont les cartes quand un char ralentit.
option-removed_speed_cards-discard = à la défausse
option-removed_speed_cards-hand = de nouveau en main
option-driver_scope = Le conducteur limite
    .help = La valeur du conducteur vaut-elle pour toutes les cibles d'une tuile ensemble, ou pour chacune ? Collisions et attaques se comptent à part.
option-driver_scope-step = toutes les cibles d'une tuile ensemble
option-driver_scope-target = chaque cible séparément
option-ram_damage = Dégâts d'une collision
    .help = Ce que subit un char percuté qui ne riposte pas, quel que soit le nombre de paires.
option-crash_clock = Un crash se compte en
    .help = Combien de temps un char accidenté reste hors piste. En manches, il perd aussi le tour qui lui restait dans celle-ci.
option-crash_clock-own_turns = tours du char
option-crash_clock-rounds = manches
option-must_move_full = Déplacement complet
    .help = Non : après la première tuile, un char peut s'arrêter avant d'avoir épuisé sa vitesse.
option-kingmaker_rule = Position royale
    .help = Dans la dernière manche, qui ne peut plus gagner n'agit pas contre qui le peut encore.
option-swap_same_shape = Échanger des tuiles de même forme
    .help = Oui : l'Altération du terrain échange deux tuiles droites ou deux virages. Non : deux tuiles quelconques.
option-teleport_skip_costs_move = La téléportation coûte un déplacement
    .help = Oui : la tuile sautée par téléportation compte comme une tuile parcourue.
option-start_order = Ordre de départ
    .help = Comment se décide l'ordre des premiers tours.
option-start_order-permutation = Entièrement au hasard
option-start_order-rotation = Premier joueur au hasard, puis dans le sens horaire
option-max_rounds = Nombre maximal de manches
    .help = Après cette manche, la course s'arrête même si personne n'est arrivé ; le char le plus avancé gagne.

## Chars

things-racer = Chars
racer-dwarf = Nain
    .help = Machine à vapeur. Attelage 1, conducteur 1, solidité 8 : change lentement d'allure, mais presque indestructible. Son symbole : Pierre.
racer-elf = Elfe
    .help = Licornes. Attelage 3, conducteur 2, solidité 5 : le plus vif, mais fragile. Son symbole : Feuille.
racer-orc = Orc
    .help = Molosse à trois têtes. Attelage 2, conducteur 1, solidité 7 : solide, mais maladroit au combat. Son symbole : Flamme.
racer-undead = Mort-vivant
    .help = Chevaux squelettes. Attelage 2, conducteur 3, solidité 5 : le meilleur au combat, mais fragile. Son symbole : Étoile.
racer-human = Humain
    .help = Dragon. Attelage 2, conducteur 2, solidité 6 : bon en tout, sans point fort. Son symbole : Bourrasque.

## Cartes

things-card = Cartes
card-whip_flame = Fouet Flamme
    .help = Vitesse, attaque et défense, moitié d'une paire pour percuter. Sa Flamme paie les embûches et la Boule de feu.
card-whip_gale = Fouet Bourrasque
    .help = Vitesse, attaque et défense, moitié d'une paire pour percuter. Sa Bourrasque paie les embûches et la Hâte.
card-whip_leaf = Fouet Feuille
    .help = Vitesse, attaque et défense, moitié d'une paire pour percuter. Sa Feuille paie les embûches et les Soins.
card-whip_star = Fouet Étoile
    .help = Vitesse, attaque et défense, moitié d'une paire pour percuter. Son Étoile paie les embûches et la Téléportation.
card-whip_stone = Fouet Pierre
    .help = Vitesse, attaque et défense, moitié d'une paire pour percuter. Sa Pierre paie les embûches et l'Altération du terrain.
card-rein_flame = Rêne Flamme
    .help = Bloque, répond aux blocages, évite les rochers, moitié d'une paire pour percuter. Sa Flamme paie les embûches et la Boule de feu.
card-rein_gale = Rêne Bourrasque
    .help = Bloque, répond aux blocages, évite les rochers, moitié d'une paire pour percuter. Sa Bourrasque paie les embûches et la Hâte.
card-rein_leaf = Rêne Feuille
    .help = Bloque, répond aux blocages, évite les rochers, moitié d'une paire pour percuter. Sa Feuille paie les embûches et les Soins.
card-rein_star = Rêne Étoile
    .help = Bloque, répond aux blocages, évite les rochers, moitié d'une paire pour percuter. Son Étoile paie les embûches et la Téléportation.
card-rein_stone = Rêne Pierre
    .help = Bloque, répond aux blocages, évite les rochers, moitié d'une paire pour percuter. Sa Pierre paie les embûches et l'Altération du terrain.
card-magic = Magie
    .help = Remplace n'importe quel fouet ou n'importe quelle rêne. Avec les sortilèges, une carte paie la moitié d'un sort et deux en annulent un.

## Symboles

things-symbol = Symboles
symbol-flame = Flamme
    .help = Rouge. Le char Orc l'ignore sur les embûches ; paie la Boule de feu.
symbol-gale = Bourrasque
    .help = Bleu. Le char Humain l'ignore sur les embûches ; paie la Hâte.
symbol-leaf = Feuille
    .help = Vert. Le char Elfe l'ignore sur les embûches ; paie les Soins.
symbol-star = Étoile
    .help = Violet. Le char Mort-vivant l'ignore sur les embûches ; paie la Téléportation.
symbol-stone = Pierre
    .help = Gris. Le char Nain l'ignore sur les embûches ; paie l'Altération du terrain.

## Sorts

things-spell = Sorts
spell-fireball = Boule de feu
    .help = Flamme. Tous les autres chars à trois tuiles au plus, devant ou derrière, subissent 1 dégât. Aucune carte n'en protège.
spell-haste = Hâte
    .help = Bourrasque. Vitesse +3 pour ce tour, sauts compris. La réserve de vitesse ne change pas.
spell-healing = Soins
    .help = Feuille. Retire jusqu'à 3 dégâts à votre char.
spell-teleport = Téléportation
    .help = Étoile. Avant d'avancer : la tuile suivante est sautée. Bloqué au-delà, on revient d'où l'on a lancé le sort.
spell-terrain = Altération du terrain
    .help = Pierre. Échange deux tuiles visibles et sans char, chacune à trois tuiles au plus de la vôtre.

## Tuiles

things-tile = Tuiles de piste
tile-empty = Vide
    .help = Il ne se passe rien ici.
tile-stable = Étable
    .help = On peut s'y arrêter : plus aucun dégât, réserve de vitesse défaussée, cartes en main changées à volonté, et le tour est fini.
tile-rocks = Rochers
    .help = Posez autant de rênes que le chiffre l'indique. Chaque rêne qui manque coûte 1 dégât.
tile-jump = Saut
    .help = Demande au moins la vitesse indiquée. Chaque point qui manque coûte 1 dégât, et aucune carte n'y peut rien.
tile-hazard = Embûche
    .help = Posez une carte pour chaque symbole, sauf celui de votre char. Chaque symbole qui manque coûte 1 dégât.
tile-line = Départ et arrivée
    .help = Un seul tour de piste. La manche où quelqu'un revient ici est la dernière, et le char le plus loin au-delà de la ligne gagne.

## Choix

left-unlaid = { $left ->
        [0] { "" }
       *[other] Les cartes à sa gauche ne pourront plus être posées.{ " " }
    }
left-kept = { $left ->
        [0] { "" }
       *[other] Les cartes à sa gauche ne pourront plus être défaussées.{ " " }
    }
left-pooled = { $left ->
        [0] { "" }
       *[other] Les cartes à sa gauche resteront dans la réserve.{ " " }
    }
speed-to = { $to ->
        [0] Au-delà de la ligne d'arrivée.
       *[other] Jusqu'à la tuile { $to }.
    }
speed-way = { $to ->
        [0] Vous franchissez la ligne d'arrivée.
       *[other] { $speed ->
            [one] Vous avancez de { $speed } tuile, jusqu'à la tuile { $to }.
           *[other] Vous avancez de { $speed } tuiles, jusqu'à la tuile { $to }.
        }
    }
choice-spell_no = Pas de sort
    .told = Ne pas lancer de sort
    .why = Vous gardez vos cartes. La Téléportation reste possible en chemin.
choice-cast_fireball = Lancer « { spell-fireball } »
    .why = { spell-fireball.help }
choice-cast_haste = Lancer « { spell-haste } »
    .why = { spell-haste.help }
choice-cast_healing = Lancer « { spell-healing } »
    .why = { spell-healing.help }
choice-cast_terrain = Lancer « { spell-terrain } »
    .why = { spell-terrain.help }
choice-swap = Échanger les tuiles { $first } et { $second }
    .why = Chacune prend la place de l'autre, pour tout le monde.
choice-payment_card = Payer avec Magie et { $card }
    .why = Les deux cartes sont dépensées, même si le sort est annulé.
choice-payment_magic = Payer avec deux cartes Magie
    .why = Les deux cartes sont dépensées, même si le sort est annulé.
choice-counter_spell_no = Laisser faire
    .told = Laisser faire le sort
    .why = Vous gardez vos cartes Magie.
choice-counter_spell_yes = Lancer un contre-sort
    .why = Le sort est annulé ; il vous en coûte deux cartes Magie.
choice-speed_no = Rester à la vitesse { $speed }
    .why = { $speed ->
        [0] Vous n'avancez pas ce tour-ci.
       *[other] { speed-way }
    }
choice-speed_done = Partir à la vitesse { $speed }
    .why = { speed-way }
choice-speed_card = Ajouter : { $card } (vitesse { $speed })
    .told = Accélérer à { $speed } avec { $card }
    .why = { left-unlaid }{ speed-to } La carte reste dans la réserve.
choice-slow_down = Ralentir à la vitesse { $speed }
    .why = { $speed ->
        [0] Vous n'avancez pas ce tour-ci.
       *[other] { speed-to }
    } { $count ->
        [one] Retire { $count } carte de la réserve et laisse plus de place en main.
       *[other] Retire { $count } cartes de la réserve et laisse plus de place en main.
    }
choice-take_out = Retirer : { $card } (vitesse { $speed })
    .told = Ralentir à { $speed } en retirant { $card }
    .why = { left-pooled }{ $speed ->
        [0] Vous n'avancez pas ce tour-ci.
       *[other] { speed-to }
    } Il y a plus de place en main.
choice-slowing_done = Partir à la vitesse { $speed }
    .why = { $speed ->
        [0] Vous n'avancez pas ce tour-ci.
       *[other] { speed-way }
    }
choice-discard_no = Garder toutes les cartes
    .why = Vous piochez seulement ce qui manque.
choice-discard_done = Ne plus défausser
    .why = Vous piochez maintenant.
choice-discard_card = Défausser la carte { $card }
    .short = défausse
    .why = { left-kept }Une autre carte est piochée à sa place avant d'avancer.
choice-teleport_no = Avancer normalement
    .why = { $moves ->
        [one] Vous gardez vos cartes.
       *[other] Vous gardez vos cartes ; la Téléportation reste possible plus loin.
    }
choice-teleport_card = Se téléporter avec Magie et { $card }
    .why = Saute la tuile suivante. Une seule fois par tour.
choice-teleport_magic = Se téléporter avec deux cartes Magie
    .why = Saute la tuile suivante. Une seule fois par tour.
choice-ram_no = Ne pas percuter
    .why = Vous gardez vos paires.
choice-ram = Percuter le char { $racer }
    .why = { $damage ->
        [one] Vous posez des paires d'un fouet et d'une rêne. S'il n'en pose pas autant, il subit { $damage } dégât.
       *[other] Vous posez des paires d'un fouet et d'une rêne. S'il n'en pose pas autant, il subit { $damage } dégâts.
    }
choice-ram_cards_done = Percuter avec { $picked } cartes
    .why = Le char { $target } doit poser autant de paires pour s'en tirer.
choice-ram_cards_card = Poser la carte { $card }
    .told = Percuter avec la carte { $card }
    .why = { left-unlaid }Plus de paires, riposte plus difficile ; les dégâts ne changent pas.
choice-ram_answer_no = Subir la collision
    .why = { $damage ->
        [one] Vous subissez { $damage } dégât et gardez vos cartes.
       *[other] Vous subissez { $damage } dégâts et gardez vos cartes.
    }
choice-ram_answer_card = Poser la carte { $card }
    .told = Répondre à la collision avec la carte { $card }
    .why = { left-unlaid }{ $force ->
        [one] Une paire complète évite la collision.
       *[other] Il faut { $force } paires complètes pour éviter la collision.
    }
choice-block_no = Laisser passer
    .told = Laisser passer l'autre char
    .why = Vous gardez vos rênes.
choice-block_done = Ne plus poser de rêne
    .why = Ce que vous avez posé compte.
choice-block_card = Bloquer : { $card }
    .why = { left-unlaid }Le char { $racer } doit poser une rêne de plus ou reculer.
choice-block_answer_no = Céder
    .told = Céder au blocage
    .why = Vous revenez sur la tuile d'où vous venez, et votre tour s'arrête.
choice-block_answer_card = Poser la carte { $card }
    .told = Répondre au blocage avec la carte { $card }
    .why = { left-unlaid }{ $blocks ->
        [one] Une rêne, et vous passez.
       *[other] { $blocks } rênes en tout, et vous passez.
    }
choice-rocks_no = Foncer dans les rochers
    .why = { $damage ->
        [one] Coûte { $damage } dégât ; vous gardez vos rênes.
       *[other] Coûte { $damage } dégâts ; vous gardez vos rênes.
    }
choice-rocks_done = Ne plus poser de rêne
    .told = Ne plus poser de rêne face aux rochers
    .why = { $damage ->
        [one] Coûte { $damage } dégât.
       *[other] Coûte { $damage } dégâts.
    }
choice-rocks_card = Poser la carte { $card }
    .told = Poser la carte { $card } face aux rochers
    .why = { left-unlaid }Un dégât de moins.
choice-hazard_no = Foncer dans l'embûche
    .why = { $damage ->
        [one] Coûte { $damage } dégât ; vous gardez vos cartes.
       *[other] Coûte { $damage } dégâts ; vous gardez vos cartes.
    }
choice-hazard_done = Ne plus poser de carte
    .told = Ne plus poser de carte face à l'embûche
    .why = { $damage ->
        [0] Tous les symboles sont payés.
        [one] Coûte { $damage } dégât.
       *[other] Coûte { $damage } dégâts.
    }
choice-hazard_card = Poser la carte { $card }
    .told = Poser la carte { $card } face à l'embûche
    .why = { left-unlaid }Un dégât de moins.
choice-stable_no = Passer devant l'étable
    .why = Pour vous, la tuile est vide.
choice-stable_yes = S'arrêter à l'étable
    .why = Plus de dégâts, cartes changées à volonté, main complétée ; réserve de vitesse et fin du déplacement perdues.
choice-stable_discard_no = Garder toutes les cartes
    .why = Vous complétez votre main, et votre tour est fini.
choice-stable_discard_done = Ne plus défausser
    .why = Vous complétez votre main, et votre tour est fini.
choice-stable_discard_card = Défausser la carte { $card }
    .short = défausse
    .why = { left-kept }Une autre carte est piochée à sa place.
choice-attack_no = Ne pas attaquer
    .why = Vous gardez vos fouets.
choice-attack = Attaquer le char { $racer }
    .why = Chaque fouet resté sans réponse inflige 1 dégât. Gare à la contre-attaque.
choice-attack_cards_done = { $picked ->
        [one] Attaquer avec { $picked } carte
       *[other] Attaquer avec { $picked } cartes
    }
    .why = Le char { $target } peut se défendre, puis contre-attaquer.
choice-attack_cards_card = Frapper : { $card }
    .why = { left-unlaid }1 dégât de plus, sauf parade.
choice-defence_no = Ne pas se défendre
    .why = { $damage ->
        [one] Vous subissez { $damage } dégât.
       *[other] Vous subissez { $damage } dégâts.
    }
choice-defence_done = Ne plus se défendre
    .why = { $damage ->
        [one] Vous subissez { $damage } dégât.
       *[other] Vous subissez { $damage } dégâts.
    }
choice-defence_card = Se défendre : { $card }
    .why = { left-unlaid }Un dégât de moins.
choice-counter_attack_no = Ne pas contre-attaquer
    .why = Vous gardez vos fouets.
choice-counter_attack_done = Ne plus poser de fouet
    .why = Le char { $racer } peut se défendre, mais pas contre-attaquer à son tour.
choice-counter_attack_card = Contre-attaquer : { $card }
    .why = { left-unlaid }1 dégât de plus, sauf parade.
choice-counter_defence_no = Ne pas se défendre
    .why = { $damage ->
        [one] Vous subissez { $damage } dégât.
       *[other] Vous subissez { $damage } dégâts.
    }
choice-counter_defence_done = Ne plus se défendre
    .why = { $damage ->
        [one] Vous subissez { $damage } dégât.
       *[other] Vous subissez { $damage } dégâts.
    }
choice-counter_defence_card = Se défendre : { $card }
    .why = { left-unlaid }Un dégât de moins.
choice-go_on_no = Continuer
    .why = { $moves ->
        [one] Il vous reste { $moves } tuile à parcourir.
       *[other] Il vous reste { $moves } tuiles à parcourir.
    }
choice-go_on_yes = S'arrêter sur la tuile { $tile }
    .why = Le reste du déplacement est perdu ; la réserve de vitesse demeure.

## Questions

prompt-spell =
    .you = Lancer un sort avant de régler votre vitesse ?
    .they = { $player } peut lancer un sort.
prompt-swap =
    .you = Quelles tuiles échangez-vous ?
    .they = { $player } choisit les tuiles de son sort ({ $spell }).
prompt-payment =
    .you = { $spell } : avec quelle carte payer, en plus d'une carte Magie ?
    .they = { $player } paie son sort ({ $spell }).
prompt-counter_spell =
    .you = Le char { $racer } lance un sort : { $spell }. L'annuler avec deux cartes Magie ?
    .they = { $player } peut annuler le sort du char { $racer } ({ $spell }).
prompt-speed =
    .you = { $picked ->
        [0] { $beast ->
            [one] Votre vitesse est de { $speed }. La changer d'une carte ?
           *[other] Votre vitesse est de { $speed }. La changer de { $beast } cartes au plus ?
        }
        [one] Vitesse { $speed } : { $picked } carte ajoutée sur { $beast } au plus. Encore une ?
       *[other] Vitesse { $speed } : { $picked } cartes ajoutées sur { $beast } au plus. Encore une ?
    }
    .they = { $player } règle la vitesse du char { $racer }, actuellement { $speed }.
prompt-slowing =
    .you = { $picked ->
        [one] Vitesse { $speed } : { $picked } carte retirée sur { $beast } au plus. Encore une ?
       *[other] Vitesse { $speed } : { $picked } cartes retirées sur { $beast } au plus. Encore une ?
    }
    .they = { $player } ralentit le char { $racer }, actuellement à { $speed }.
prompt-discard =
    .you = { $picked ->
        [0] { $driver ->
            [one] Défausser une carte avant de piocher ?
           *[other] Défausser jusqu'à { $driver } cartes avant de piocher ?
        }
       *[other] Défausse : { $picked } sur { $driver } au plus. Encore une carte ?
    }
    .they = { $player } peut défausser des cartes.
prompt-teleport =
    .you = { $moves ->
        [one] Encore { $moves } tuile à parcourir. Sauter la suivante ({ $spell }) ?
       *[other] Encore { $moves } tuiles à parcourir. Sauter la suivante ({ $spell }) ?
    }
    .they = { $player } peut lancer un sort avant d'avancer ({ $spell }).
prompt-ram =
    .you = Vous n'êtes pas seul sur la tuile { $tile }. Percuter quelqu'un ?
    .they = { $player } peut percuter un char sur la tuile { $tile }.
prompt-ram_cards =
    .you = { $picked ->
        [0] Quelles paires posez-vous contre le char { $target } ?
        [one] { $picked } carte posée contre le char { $target }. Laquelle ensuite ?
       *[other] { $picked } cartes posées contre le char { $target }. Laquelle ensuite ?
    }
    .they = { $player } pose des paires pour percuter le char { $target }.
prompt-ram_answer =
    .you = { $picked ->
        [0] { $force ->
            [one] Le char { $racer } vous percute avec { $force } paire. Riposter ?
           *[other] Le char { $racer } vous percute avec { $force } paires. Riposter ?
        }
       *[other] Encore { $needed } pour éviter la collision : quelle carte ?
    }
    .they = { $player } peut riposter au char { $racer }, qui percute.
prompt-block =
    .you = { $picked ->
        [0] { $driver ->
            [one] { $racer } sur votre tuile { $tile } : bloquer avec { $driver } rêne ?
           *[other] { $racer } sur votre tuile { $tile } : bloquer ({ $driver } rênes au plus) ?
        }
        [one] { $picked } rêne sur { $driver } posée contre le char { $racer }. Encore une ?
       *[other] { $picked } rênes sur { $driver } posées contre le char { $racer }. Encore une ?
    }
    .they = { $player } peut bloquer le char { $racer } sur la tuile { $tile }.
prompt-block_answer =
    .you = { $picked ->
        [0] { $blocks ->
            [one] On vous bloque sur la tuile { $tile } avec { $blocks } rêne. En poser autant ?
           *[other] On vous bloque sur la tuile { $tile } avec { $blocks } rênes. En poser autant ?
        }
       *[other] Encore { $needed } pour passer : quelle carte ?
    }
    .they = { $player } doit répondre au blocage sur la tuile { $tile } ou reculer.
prompt-rocks =
    .you = { $damage ->
        [one] Rochers sur la tuile { $tile } : il manque { $damage } rêne. La poser ?
       *[other] Rochers sur la tuile { $tile } : il manque { $damage } rênes. En poser une ?
    }
    .they = { $player } traverse les rochers de la tuile { $tile } avec le char { $racer }.
prompt-hazard =
    .you = { $damage ->
        [one] Embûche sur la tuile { $tile } : payer { $first } ?
       *[other] Embûche sur la tuile { $tile } : payer { $first } et { $second } ?
    }
    .they = { $player } affronte l'embûche de la tuile { $tile } avec le char { $racer }.
prompt-stable =
    .you = Une étable sur la tuile { $tile }. Vous y arrêter ?
    .they = { $player } peut s'arrêter à l'étable de la tuile { $tile }.
prompt-stable_discard =
    .you = Quelles cartes défaussez-vous avant de compléter votre main ?
    .they = { $player } peut changer des cartes à l'étable.
prompt-attack =
    .you = Vous n'êtes pas seul sur la tuile { $tile }. Attaquer quelqu'un ?
    .they = { $player } peut attaquer un char sur la tuile { $tile }.
prompt-attack_cards =
    .you = { $picked ->
        [0] Quels fouets posez-vous contre le char { $target } ?
        [one] { $picked } carte posée contre le char { $target }. Encore une ?
       *[other] { $picked } cartes posées contre le char { $target }. Encore une ?
    }
    .they = { $player } pose des fouets pour attaquer le char { $target }.
prompt-defence =
    .you = { $damage ->
        [one] Le char { $racer } vous attaque : { $damage } dégât en vue. Vous défendre ?
       *[other] Le char { $racer } vous attaque : { $damage } dégâts en vue. Vous défendre ?
    }
    .they = { $player } peut se défendre contre le char { $racer }.
prompt-counter_attack =
    .you = { $picked ->
        [0] { $driver ->
            [one] Contre-attaquer le char { $racer } avec { $driver } fouet ?
           *[other] Contre-attaquer le char { $racer } avec { $driver } fouets au plus ?
        }
        [one] { $picked } fouet sur { $driver } posé contre le char { $racer }. Encore un ?
       *[other] { $picked } fouets sur { $driver } posés contre le char { $racer }. Encore un ?
    }
    .they = { $player } peut contre-attaquer le char { $racer }.
prompt-counter_defence =
    .you = { $damage ->
        [one] Le char { $target } contre-attaque : { $damage } dégât en vue. Vous défendre ?
       *[other] Le char { $target } contre-attaque : { $damage } dégâts en vue. Vous défendre ?
    }
    .they = { $player } peut se défendre contre le char { $target }.
prompt-go_on =
    .you = { $moves ->
        [one] Tuile { $tile }, encore { $moves } tuile à parcourir. Continuer ?
       *[other] Tuile { $tile }, encore { $moves } tuiles à parcourir. Continuer ?
    }
    .they = { $player } décide si le char { $racer } continue après la tuile { $tile }.
prompt-finished =
    .you = La course est terminée.
    .they = La course est terminée.

## Ce qui s'est passé

event-turn = Manche { $round } : au char { $racer } de jouer.
event-refilled = Le char { $racer } attend hors piste, la main complétée.
event-returned = Le char { $racer } revient en piste sur la tuile { $tile }.
event-cast = Le char { $racer } lance un sort : { $spell }.
event-cancelled = Contre-sort ! Le char { $racer } annule le sort du char { $caster } ({ $spell }).
event-hastened = Le char { $racer } gagne { $speed } de vitesse pour ce tour.
event-healed = { $amount ->
        [one] Le char { $racer } répare { $amount } dégât.
       *[other] Le char { $racer } répare { $amount } dégâts.
    }
event-swapped = Le char { $racer } échange les tuiles { $first } et { $second }.
event-teleported = Le char { $racer } saute une tuile et réapparaît sur la tuile { $tile }.
event-laid = Le char { $racer } pose une carte : { $card }.
event-sped_up = { $speed ->
        [one] Le char { $racer } accélère d'une carte : { $card } ({ $speed } carte en réserve).
       *[other] Le char { $racer } accélère d'une carte : { $card } ({ $speed } cartes en réserve).
    }
event-slowed_down = { $speed ->
        [0] Le char { $racer } retire la dernière carte de sa réserve : { $card }.
        [one] Le char { $racer } ralentit d'une carte : { $card } (encore { $speed } carte en réserve).
       *[other] Le char { $racer } ralentit d'une carte : { $card } (encore { $speed } cartes en réserve).
    }
event-discarded = Le char { $racer } défausse une carte : { $card }.
event-drew = Le char { $racer } pioche une carte : { $card }.
event-drew-hidden = Le char { $racer } pioche une carte.
event-reshuffled = { $cards ->
        [one] La pioche est vide : { $cards } carte défaussée en forme une nouvelle.
       *[other] La pioche est vide : { $cards } cartes défaussées sont mélangées pour en former une nouvelle.
    }
event-moved = { $to ->
        [0] Le char { $racer } franchit la ligne depuis la tuile { $from }.
       *[other] { $from ->
            [0] Le char { $racer } quitte la ligne de départ pour la tuile { $to }.
           *[other] Le char { $racer } avance de la tuile { $from } à la tuile { $to }.
        }
    }
event-revealed = { $number ->
        [0] La tuile { $tile } est révélée : { $kind }.
       *[other] La tuile { $tile } est révélée : { $kind } { $number }.
    }
event-revealed_hazard = { $symbols ->
        [one] La tuile { $tile } est révélée : Embûche, { $first }.
       *[other] La tuile { $tile } est révélée : Embûche, { $first } et { $second }.
    }
event-rammed = { $pairs ->
        [one] Le char { $racer } percute le char { $target } avec { $pairs } paire.
       *[other] Le char { $racer } percute le char { $target } avec { $pairs } paires.
    }
event-ram_answered = { $pairs ->
        [one] Le char { $racer } riposte avec { $pairs } paire et s'en tire.
       *[other] Le char { $racer } riposte avec { $pairs } paires et s'en tire.
    }
event-blocked = { $cards ->
        [one] Le char { $racer } bloque le char { $target } avec { $cards } rêne.
       *[other] Le char { $racer } bloque le char { $target } avec { $cards } rênes.
    }
event-block_answered = { $cards ->
        [one] Le char { $racer } répond avec { $cards } rêne et passe.
       *[other] Le char { $racer } répond avec { $cards } rênes et passe.
    }
event-pushed_back = Le char { $racer } est refoulé sur la tuile { $tile } ; son tour s'arrête.
event-met_rocks = { $paid ->
        [0] Le char { $racer } fonce dans les rochers { $number } de la tuile { $tile } sans poser de rêne.
        [one] Le char { $racer } traverse les rochers { $number } de la tuile { $tile } avec { $paid } rêne.
       *[other] Le char { $racer } traverse les rochers { $number } de la tuile { $tile } avec { $paid } rênes.
    }
event-met_jump = Le char { $racer } prend le saut { $number } de la tuile { $tile } à la vitesse { $speed }.
event-met_hazard = { $missing ->
        [0] Le char { $racer } passe l'embûche de la tuile { $tile } sans mal.
        [one] Le char { $racer } passe l'embûche de la tuile { $tile } : il lui manque { $missing } symbole.
       *[other] Le char { $racer } passe l'embûche de la tuile { $tile } : il lui manque { $missing } symboles.
    }
event-stabled = Le char { $racer } s'arrête à l'étable de la tuile { $tile } et se retrouve remis à neuf.
event-attacked = { $cards ->
        [one] Le char { $racer } attaque le char { $target } avec { $cards } fouet.
       *[other] Le char { $racer } attaque le char { $target } avec { $cards } fouets.
    }
event-defended = { $cards ->
        [one] Le char { $racer } se défend avec { $cards } fouet.
       *[other] Le char { $racer } se défend avec { $cards } fouets.
    }
event-countered = { $cards ->
        [one] Le char { $racer } contre-attaque le char { $target } avec { $cards } fouet.
       *[other] Le char { $racer } contre-attaque le char { $target } avec { $cards } fouets.
    }
event-hurt = { $damage ->
        [one] Le char { $racer } subit { $damage } dégât ({ $cause } ; { $total } en tout).
       *[other] Le char { $racer } subit { $damage } dégâts ({ $cause } ; { $total } en tout).
    }
event-crashed = Crash ! Le char { $racer } casse une roue sur la tuile { $tile } et perd sa réserve de vitesse.
event-eliminated = Deuxième crash ! Le char { $racer } est éliminé sur la tuile { $tile }.
event-stopped = Le char { $racer } s'arrête avant l'heure sur la tuile { $tile }.
event-crossed = { $beyond ->
        [0] Le char { $racer } termine juste sur la ligne.
        [one] Le char { $racer } termine { $beyond } tuile après la ligne.
       *[other] Le char { $racer } termine { $beyond } tuiles après la ligne.
    }
event-final_round = Le char { $racer } est le premier à franchir la ligne. Cette manche est la dernière.
event-race_won = { $player } remporte la course.

## Ce qui ne va pas dans un fichier de tuiles, de cartes ou de chars

board-unknown-file = Ce fichier ne décrit ni des tuiles (straight, curved), ni des cartes (copies, symbols, effects), ni des chars (dwarf, elf, orc, undead, human).
board-cards-few = Le paquet compte { $cards } cartes ; il en faut au moins { $needed } pour autant de joueurs.
board-tiles-face = « { $entry } » n'est pas une face de tuile. Faces : E, S, R1 à R9, J1 à J9, ou H suivi d'une ou deux des lettres F, G, L, S, T.
board-tiles-few = La pile « { $entry } » compte { $tiles } tuiles ; l'anneau en demande au moins { $needed }.
board-chariots-symbol = { $chariots } portent le même symbole, { $symbol } : un obstacle de cette couleur est le même pour tous.

## La scène : lettres, tuiles, cartes, piles, valeurs et ce qui se passe

letter-dwarf = N
letter-elf = E
letter-orc = O
letter-undead = M
letter-human = H

cell-empty = Tuile { $tile }, vide
    .short = la tuile { $tile }
    .label = { $tile }
cell-stable = Tuile { $tile }, étable
    .short = la tuile { $tile }
    .label = { $tile }
cell-rocks = Tuile { $tile }, rochers { $number }
    .short = la tuile { $tile }
    .label = { $tile }
cell-jump = Tuile { $tile }, saut { $number }
    .short = la tuile { $tile }
    .label = { $tile }
cell-hazard = Tuile { $tile }, embûche : { $count ->
        [1] { $first }
       *[2] { $first } et { $second }
    }
    .short = la tuile { $tile }
    .label = { $tile }
cell-line = Départ et arrivée
    .short = la ligne
    .label = 0
cell-face-down = Tuile { $tile }, face cachée
    .short = la tuile { $tile }
    .label = { $tile }

face-down = Tuile face cachée
    .help = Retournée quand un char atteint la dernière tuile visible, trois à la fois.

kind-whip = Fouet
kind-rein = Rêne
kind-magic = Magie
guide-crash = Char accidenté
    .help = Il attend au bord de la piste : un tour pour piocher, puis il revient. Un second crash l'élimine.

pile-draw = Pioche
    .help = Chacun pioche jusqu'à ce que sa main et sa réserve de vitesse soient au complet.
pile-draw-title = { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
pile-discard = Défausse
    .help = Fouets : { $whips }, rênes : { $reins }, magie : { $magic }. Mélangée pour former une nouvelle pioche quand celle-ci est vide.
pile-discard-title = { $count ->
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes
    }
pile-tiles = Écartées
    .help = Mises de côté avant la course ; personne ne sait de quelles tuiles il s'agit.
pile-tiles-title = { $count ->
        [one] { $count } tuile écartée
       *[other] { $count } tuiles écartées
    }
hand-of = { $count ->
        [one] { $racer } : { $count } carte en main
       *[other] { $racer } : { $count } cartes en main
    }

figures =
    .help = Attelage { $beast } : cartes que l'on peut changer par tour dans la réserve de vitesse. Conducteur { $driver } : paires pour percuter, cartes pour bloquer, attaquer ou défausser. Solidité { $chariot } : nombre de dégâts qui provoque le crash. Son propre symbole, { $symbol }, ne lui coûte rien.
figures-pool =
    .help = Chaque carte posée ici vaut un point de vitesse. Qui ralentit choisit celles qu'il retire.
figure-wheel = 1 roue entière : aucun crash
    .short = roues
figure-wheel-broken = 0 roue entière : le prochain crash élimine
    .short = roues
figure-hull = Solidité : { $left } sur { $most } (dégâts : { $damage })
    .short = solidité
figure-speed = Vitesse { $speed } (attelage { $beast })
    .short = vitesse
figure-hand = { $count ->
        [one] { $count } carte en main (conducteur { $driver })
       *[other] { $count } cartes en main (conducteur { $driver })
    }
    .short = cartes
note-answering = Répond
note-driving = Roule
note-refills = Accidenté
note-returns = Bientôt de retour
note-out = Éliminé
note-done = { $beyond ->
        [0] Arrivée
       *[other] Arrivée +{ $beyond }
    }

piece-on = { $racer } sur la tuile { $tile }
piece-crashed = { $racer }, accidenté au bord de la tuile { $tile }
piece-done = { $racer }, au-delà de la ligne, sur la tuile { $tile }
piece-out = { $racer }, hors course

chip-lap = Un tour, { $tiles } tuiles
chip-round = Manche { $round }
chip-final-round = Manche finale
chip-spells = Sortilèges

pill-back = De retour
pill-stops = S'arrête
pill-line = { $beyond ->
        [0] Arrivée
       *[other] Arrivée +{ $beyond }
    }
pill-final-round = Manche finale
pill-crash = Crash
pill-out = Éliminé
pill-stable = Réparé
pill-passed = Indemne
pill-spell = { $spell }
pill-cancelled = Annulé
pill-ram = Percuté { $pairs }
pill-block = Bloqué { $cards }
pill-attack = Attaqué { $cards }
pill-held = Paré

## Pourquoi une valeur change

cause-rocks = Rochers
cause-jump = Saut
cause-hazard = Embûche
cause-ram = Collision
cause-attack = Attaque
cause-counter_attack = Contre-attaque
cause-fireball = Boule de feu
cause-wreck = Crash
cause-stable = Étable
cause-healing = Soins
cause-haste = Hâte
cause-speed = Vitesse
cause-laid = Cartes posées
cause-discarded = Défausse
cause-draw = Pioche

## Ce qui se joue maintenant : une phrase de 40 caractères, une autre de 48

stake-win = Dépasser le char { $racer } pour gagner
    .more = { $count ->
        [one] Dernière manche : une tuile suffit.
       *[other] Dernière manche : il faut { $count } tuiles.
    }
stake-lead = Dépasser le char { $racer } pour mener
    .more = { $count ->
        [one] Dernière manche : une tuile suffit.
       *[other] Dernière manche : il faut { $count } tuiles.
    }
stake-final = Dernière manche : { $racer } en tête
    .more = Le plus loin après la ligne gagnera.
stake-stop = Aucune manche après celle-ci
    .more = Le char le plus avancé gagnera.
stake-line = Ligne à portée du char { $racer }
    .more = La franchir ferait de cette manche la dernière.
stake-out = Éliminé au prochain dégât : { $racer }
stake-crash = Crash au prochain dégât : { $racer }

## Ce que fait le bouton

ahead-line = L'arrivée
    .short = ✓
ahead-face-down = Face cachée
    .short = ?
ahead-stable = Étable : arrêt possible
    .short = ✓
ahead-hazard = { $missing ->
    [0] Embûche : de quoi payer en main
   *[other] Embûche : il manque { $missing }
}
    .short = { $missing ->
        [0] ✓
       *[other] −{ $missing }
    }
ahead-rocks = { $missing ->
    [0] Rochers { $number } : de quoi payer en main
   *[other] Rochers { $number } : il manque { $missing }
}
    .short = { $missing ->
        [0] ✓
       *[other] −{ $missing }
    }
ahead-jump = { $missing ->
    [0] Saut { $number } : assez vite
   *[other] Saut { $number } : il manque { $missing }
}
    .short = { $missing ->
        [0] ✓
       *[other] −{ $missing }
    }
facet-speed = Vitesse
act-speed = { $speed ->
        [0] Rester sur place
       *[other] Vitesse { $speed }
    }
act-keep = Tout garder
act-nothing = Ne rien poser
act-discard = Défausser { $count }
act-stable_discard = Défausser { $count }
act-payment = Lancer le sort
act-teleport = Se téléporter
act-ram_cards = { $pairs ->
        [one] Percuter : { $pairs } paire
       *[other] Percuter : { $pairs } paires
    }
act-ram_answer = Riposter
act-block = Bloquer avec { $count }
act-block_answer = Passer
act-rocks = { $count ->
        [one] Poser { $count } carte
       *[other] Poser { $count } cartes
    }
act-hazard = { $count ->
        [one] Payer { $count } carte
       *[other] Payer { $count } cartes
    }
act-attack_cards = Attaquer avec { $count }
act-defence = Parer avec { $count }
act-counter_attack = Rendre { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
act-counter_defence = Parer avec { $count }

## Les règles en bref : rules-1, rules-2, … chacune avec les numéros qu'elle explique

rules-1 = Le but
    .text = Un tour d'arène, 32 tuiles, presque toutes cachées jusqu'à ce qu'on approche. La manche où un char passe la ligne est la dernière ; le plus loin après elle gagne, à égalité le premier passé.
    .ids = AM-1 AM-6
rules-2 = Cartes
    .text = Les fouets donnent la vitesse et attaquent, les rênes retiennent et bloquent, la magie remplace les deux. Main et réserve de vitesse sont complétées à sept cartes chaque tour. Les cartes d'une série se choisissent dans n'importe quel ordre ; une à une, elles se posent de gauche à droite.
    .ids = AM-15
rules-3 = À qui de jouer
    .text = Le dernier char joue en premier. Sur une même tuile, le premier arrivé repart le premier.
    .ids = AM-2
rules-4 = Votre tour
    .text = Changez de vitesse : posez dans la réserve autant de fouets ou de cartes Magie que le permet l'attelage, ou retirez-en autant. Défaussez autant de cartes que le permet le conducteur. Complétez à sept. Puis avancez d'autant de tuiles que la réserve compte de cartes, une par une ; tout le chemin est obligatoire.
    .ids = AM-3
rules-5 = Percuter
    .text = En entrant sur une tuile occupée, vous pouvez percuter : des paires d'un fouet et d'une rêne, autant que le permet le conducteur. L'autre riposte avec autant de paires, ou subit 2 dégâts.
    .ids = AM-40 AM-41
rules-6 = Bloquer
    .text = Ceux de la tuile peuvent vous bloquer avec des rênes, chacun dans la limite de son conducteur. Vous posez autant de rênes qu'eux tous, ou vous êtes refoulé et votre tour s'arrête.
    .ids = AM-42
rules-7 = Tuiles
    .text = Les rochers demandent des rênes, un saut de la vitesse, une embûche des cartes à ses symboles ; chaque manque coûte 1 dégât. Le symbole de votre char est gratuit. À l'étable on peut s'arrêter : plus de dégâts, réserve vidée, main complétée à sept.
    .ids = AM-43
rules-8 = Attaquer
    .text = Après la tuile, vous pouvez attaquer ses occupants avec des fouets, dans la limite de votre conducteur. Chaque fouet sans réponse inflige 1 dégât. L'attaqué peut contre-attaquer une fois.
    .ids = AM-44 AM-45
rules-9 = Dégâts et crash
    .text = Quand les dégâts atteignent votre solidité, c'est le crash : dégâts effacés, réserve perdue, une roue cassée, un tour perdu. Un second crash vous élimine.
    .ids = AM-5
rules-10 = Près de l'arrivée
    .text = Qui ne peut plus gagner ne décide pas du vainqueur : à la dernière manche, il ne percute, ne bloque ni n'attaque ceux qui peuvent encore gagner.
    .ids = AM-7
rules-11 = Sortilèges
    .text = Une carte Magie et une carte du bon symbole (ou deux cartes Magie) lancent un sort : Hâte, Boule de feu, Soins, Altération du terrain, Téléportation. Deux cartes Magie d'un adversaire l'annulent.
    .ids = AM-8

## Pourquoi pas

why-space = On ne choisit pas la tuile : vous parcourez autant de tuiles que votre réserve compte de cartes.
why-space-speed = On ne choisit pas la tuile : posez ou retirez des cartes de vitesse jusqu'au compte voulu.
why-space-swap = Deux tuiles visibles de même forme, sans personne dessus ni la ligne, peuvent s'échanger.
why-piece = Ce char ne peut pas être choisi : on agit sur ceux de la tuile où l'on entre.
why-piece-ram = Seuls les chars de cette tuile peuvent être percutés, une fois chacun.
why-piece-attack = Seuls les chars de cette tuile peuvent être attaqués, une fois chacun.
why-pile = On ne pioche pas au choix : la main est complétée à sept pendant le tour.
why-pile-tiles = Ces tuiles ne servent pas dans cette course.
why-pool = Les cartes de la réserve ne servent qu'à la vitesse ; elles en sortent quand on ralentit.
why-pool-added = Vous avez ajouté une carte : ce tour-ci, aucune ne sort de la réserve.
why-card-slowing = Vous ralentissez : ce tour-ci, aucune carte ne s'ajoute.
why-hand = Ce sont les cartes d'un autre joueur.
why-card = Cette carte ne sert pas pour la question posée.
why-card-speed = Votre attelage ne permet pas d'en poser davantage ce tour-ci.
why-rein-speed = Une rêne ne donne pas de vitesse : seuls les fouets et la magie accélèrent.
why-card-discard = Votre conducteur ne permet pas d'en défausser davantage ce tour-ci.
why-card-pairs = Une paire est un fouet et une rêne, la magie remplaçant l'un ou l'autre : une carte de plus de cette sorte n'irait pas.
why-card-hazard = Le symbole de cette carte n'est pas demandé par la tuile, ou il est déjà payé.
why-card-order = Les cartes se posent de gauche à droite : annulez et commencez par celle-ci.
why-card-later = Les cartes se posent de gauche à droite : posez d'abord une carte plus à gauche.
why-card-ram = Décidez d'abord qui vous percutez ; vous poserez les cartes ensuite.
why-card-attack = Décidez d'abord qui vous attaquez ; vous poserez les cartes ensuite.
why-card-spell = Décidez d'abord quel sort vous lancez ; vous choisirez ensuite les cartes qui le paient.
why-card-swap = Choisissez d'abord les deux tuiles ; vous paierez le sort ensuite.
why-card-payment = Un sort se paie avec une carte Magie et une carte à son symbole, ou avec deux cartes Magie.
why-card-counter-spell = Seules deux cartes Magie annulent un sort.
why-card-stable = Décidez d'abord si vous vous arrêtez à l'étable.
why-card-go-on = Décidez d'abord si vous continuez.
why-card-enough = Ici, il ne faut plus de carte de cette sorte, ou il n'en est plus permis.
why-whip-here = Seules les rênes, ou la magie, servent ici.
why-rein-here = Seuls les fouets, ou la magie, servent ici.

## Rapport d'équilibre

factor-racer = Chars
factor-order = Ordre de départ
    .level = Rang { $level }
measure-cards_drawn = Cartes Course piochées
    .help = Laquelle on pioche tient au seul hasard ; combien on en pioche n'est pas compté.
measure-tiles_met = Tuiles rencontrées
    .help = Combien de fois un char a dû affronter une tuile ; qui va plus loin en rencontre plus.
measure-fights = Collisions, blocages, attaques et crashs
    .help = Compté pour le char qui agit ; refoulé et accidenté, pour celui à qui cela arrive.
measure-spells = Sorts lancés
    .help = Lancés par choix, quand on joue avec les sorts.
measure-tiles_met-met_rocks = Rochers
measure-tiles_met-met_jump = Saut
measure-tiles_met-met_hazard = Embûche
measure-tiles_met-stabled = S'arrête à l'étable
measure-fights-rammed = Percute
measure-fights-blocked = Bloque
measure-fights-attacked = Attaque
measure-fights-countered = Contre-attaque
measure-fights-pushed_back = Est refoulé
measure-fights-crashed = Subit un crash

## Ce qu'on peut laisser passer jusqu'à son tour

window-block = les blocages
window-ram = les chocs
window-attack = les attaques
window-spell = les sorts

# Ce qu'on annonce avant de piocher

omen-harm = { $share } de dégâts

## La première course : first-QUESTION quand elle est posée pour la première fois

first-speed = Posez des fouets ou des cartes Magie dans la réserve pour aller plus vite, ou retirez-en pour ralentir. Gardez des rênes : rochers et blocages en demandent.
first-discard = Vous pouvez défausser les cartes inutiles ; vous complétez ensuite à sept.
first-rocks = Les rochers demandent des rênes. Chacune qui manque coûte 1 dégât.
first-hazard = Une embûche demande des cartes à ses symboles. La magie paie n'importe lequel.
first-ram = Quelqu'un est sur cette tuile. Une paire, fouet et rêne, le percute : 2 dégâts, sauf s'il riposte.
first-stable = L'étable répare tout, mais vous renoncez à votre vitesse et à la fin du déplacement.
first-ram_cards = Posez un fouet, puis une rêne ; la magie remplace l'un ou l'autre. Chaque paire de plus en demande une de plus en réponse, mais les dégâts ne changent pas.
first-stable_discard = Vous voilà réparé. Défaussez ce qui ne vous sert pas : votre main est complétée à sept.
first-ram_answer = On vous percute. Posez autant de paires, fouet et rêne, et il ne se passe rien ; sinon, encaissez.
first-block = Un char arrive sur votre tuile. Une rêne l'y arrête, à moins qu'il n'en pose autant : refoulé, il perd la fin de son tour.
first-block_answer = On vous bloque. Posez autant de rênes pour passer, ou reculez : votre tour s'arrête là.
first-attack = Vous pouvez fouetter un char de votre tuile : 1 dégât par fouet resté sans réponse. Il peut contre-attaquer.
first-defence = On vous attaque. Chaque fouet posé en pare un ; vous pourrez ensuite contre-attaquer.
first-counter_attack = Vous pouvez contre-attaquer, que vous vous soyez défendu ou non. Chaque fouet sans réponse inflige 1 dégât, et personne ne peut contre-attaquer à son tour.
first-spell = Un sort coûte une carte Magie et une carte à son symbole, ou deux cartes Magie. Deux cartes Magie d'un adversaire l'annulent.
first-counter_spell = Quelqu'un lance un sort. Deux cartes Magie l'annulent ; celles du lanceur sont perdues de toute façon.

## La leçon (data/lesson.toml) : ce qui est dit, ce qu'il faut faire, ce qui en résulte

lesson-goal = Une fois autour de l'arène : la manche où quelqu'un passe la ligne est la dernière, et le plus loin gagne.
lesson-hand = Les fouets font aller vite, les rênes protègent, la Magie remplace les deux. Main et vitesse font sept cartes.
lesson-speed = Chaque fouet posé dans la réserve de vitesse vaut une tuile, et il y reste. L'Humain peut en poser deux à la fois.
    .do = Posez le fouet Feuille et le fouet Étoile.
lesson-discard = Défaussez ensuite ce qui ne sert pas, puis complétez à sept.
    .do = Défaussez le fouet Pierre.
lesson-hazard = Une embûche demande une carte à son symbole, ou un dégât.
    .do = Payez avec la rêne Flamme.
lesson-block = L'Orc arrive sur votre tuile. Une rêne le bloque, à moins qu'il n'en pose autant.
    .do = Bloquez avec la rêne Bourrasque.
lesson-blocked = Pas de rêne en main : l'Orc est refoulé, et son tour est fini.
lesson-rocks = Les rochers demandent des rênes. Chacune qui manque coûte un dégât.
    .do = Posez la rêne Bourrasque.
lesson-jump = La tuile suivante était un saut de vitesse 4, et aucune carte n'y aide : à 3, il a coûté un dégât.
lesson-attack = Vous partagez une tuile avec l'Orc : chaque fouet qu'il ne pare pas fait un dégât.
    .do = Attaquez l'Orc avec le fouet Étoile.
lesson-wounded = Trop de dégâts, et c'est le crash : vitesse, roue et tour perdus. Une étable répare tout.
lesson-last = La ligne est à deux tuiles. Plus loin vous la dépassez, mieux c'est.
    .do = Posez un fouet Feuille : vitesse 3.
lesson-home = Plus rien à défausser.
    .do = Gardez vos cartes et roulez.
    .then = Ligne franchie, et personne ne suit. Vous gagnez !

## Problèmes : de quoi il s’agit

theme-speed = Quelle vitesse
theme-cards = Quelles cartes garder
theme-fight = Se battre ou non
theme-block = Quand bloquer
theme-answer = Comment répondre
theme-hazard = Payer ou subir
theme-stop = S'arrêter ou continuer
theme-magic = La magie

## L'atelier

made-tile = { $tile } { $number }
made-hazard = Embûche : { $first }
made-hazards = Embûche : { $first }, { $second }
made-straight = En ligne droite
made-curved = En virage
made-copies = Exemplaires
made-effect = Force
made-symbol = Symbole
made-beast = Attelage
made-driver = Conducteur
made-chariot = Solidité
made-count-cards = Cartes en tout
made-sum = { $racer } : total des trois valeurs
