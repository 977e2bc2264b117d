"""Tables that people and bots race on: seats, clocks, storage, sockets. It knows no game by name."""
