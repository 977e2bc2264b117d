"""One module per question that the mind has something to say about, named as in `rules/questions`."""
