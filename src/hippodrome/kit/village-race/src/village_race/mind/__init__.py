"""How good things look."""
