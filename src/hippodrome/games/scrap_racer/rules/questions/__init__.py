"""One module for each question: when it is asked, what may be answered, and what follows."""
