"""Something to race for: results, ratings, draws, standings and trophies. Pure: no clock, no database, no chance."""
