"""One module for each question, named as in the rules: what people read of it."""
