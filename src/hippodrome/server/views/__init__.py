"""What each viewer is shown of a table: the only way out of the log."""
