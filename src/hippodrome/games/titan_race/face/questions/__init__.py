"""What people read of the questions, under the names the questions have in the rules."""
