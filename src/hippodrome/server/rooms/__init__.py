"""Tables that are open in this process: connections, clocks, keepers, other processes."""
