"""What a player makes of each question, at the names of the rules."""
