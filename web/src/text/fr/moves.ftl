## Coups entiers

page-plan-to = Vers { $cell }
page-plan-go = Aller vers { $cell }
page-plan-leads = en tête
page-plan-passes = devant { $player }{ $more ->
    [0] {""}
    [one] {" "}et un autre
   *[other] {" "}et { $more } autres
  }
page-plan-hits = { $racer } perd { $amount }
page-plan-with = { $act } : { $names }
page-plan-free = Sans frais
page-plan-costs = Coûte { $amount }
page-plan-loses = coûte { $count } { $figure }
page-plan-wreck = Se détruire
page-plan-wreck-sure = Vraiment ?
page-plan-choose = Choisir où finir
page-plan-where = Où finir ? Visez une case marquée
page-plan-where-touch = Où finir ? Touchez une case marquée
page-plan-shown-here = Le trajet et son prix s'affichent ici.
page-plan-cells = { $count ->
    [one] une case
   *[other] { $count } cases
  }
page-plan-acts = Visez une réponse pour voir ce qu'elle fait.
page-plan-pick-there = Choisissez sur le plateau.
page-plan-pick = Choisissez dans n'importe quel ordre.
page-plan-ends = Où le coup peut finir
page-use-values = { $row } { $values }, au mieux
page-use-thrown = Lancé : vous choisirez ensuite
page-use-ends = { $count ->
    [one] Une arrivée, au mieux
   *[other] { $count } arrivées, au mieux
  }
page-plan-other-way = Autre trajet
page-plan-back = Retour
page-whole = Coups entiers
page-whole-help = Prévoir un coup en entier ; sinon, les questions viennent une à une.
