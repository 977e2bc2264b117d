"""The database: logs, lists, guests."""
