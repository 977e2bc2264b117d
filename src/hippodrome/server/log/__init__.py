"""A table as its log tells it: who may add what, and what each entry does. Nothing here does I/O."""
