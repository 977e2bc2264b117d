## Règles et guide

page-rules-search = Chercher dans les règles
page-rules-here = Explique la question posée
page-rules-things = Tout ce qu'il y a dans ce jeu
page-guide-cells = Sur le plateau
page-guide = Guide
page-guide-on = Expliquer au fur et à mesure
page-guide-next = Compris
page-guide-end = Arrêter le guide
