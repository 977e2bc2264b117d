"""How good things look to a player, compiled."""
