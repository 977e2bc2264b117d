"""`hippodrome bench tables`: a bounded load on localhost against a real server, and against a peer's."""
