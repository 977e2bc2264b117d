"""One module per question: when it is asked, what may be answered, what follows."""
