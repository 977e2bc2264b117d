"""One module for each question that the rule of thumb has something to say about, named as in the rules."""
