"""What goes over the line, in both directions: forms and nothing else."""
