kit-made = { $folder } is a complete race. In it:
    pip install -e ".[test]"    install it beside Hippodrome
    hippodrome play { $game }    race it in the terminal
    pytest tests    everything that must hold for a game
kit-bot-made = { $folder } is a bot that plays every game. In it:
    pip install -e .    install it beside Hippodrome
    hippodrome tournament { $game } --bots { $bot },greedy    race it for its rating
    pytest    everything that must hold for a bot
