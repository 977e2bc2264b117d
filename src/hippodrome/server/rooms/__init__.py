"""Tables that are open in this process: connections, clocks, keepers, news of other processes."""
