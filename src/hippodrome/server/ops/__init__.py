"""What an operator touches: commands, settings, metrics, logging, housekeeping."""
