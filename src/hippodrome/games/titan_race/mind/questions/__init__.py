"""How good answers look, question by question, under the names the questions have in the rules."""
