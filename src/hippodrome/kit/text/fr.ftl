kit-made = { $folder } est une course complète. Depuis ce dossier :
    pip install -e ".[test]"    l'installer à côté de Hippodrome
    hippodrome play { $game }    y jouer dans le terminal
    pytest tests    tout ce qu'un jeu doit respecter
kit-bot-made = { $folder } est un robot qui joue à tous les jeux. Depuis ce dossier :
    pip install -e .    l'installer à côté de Hippodrome
    hippodrome tournament { $game } --bots { $bot },greedy    le faire courir pour son classement
    pytest    tout ce qu'un robot doit respecter
