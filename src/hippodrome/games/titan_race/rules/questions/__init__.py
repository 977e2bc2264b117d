"""The questions of a race, one module each or one for a few that share their answers."""
