"""Tables that people and bots race on: seats, clocks, storage, sockets. It knows no game by name.

A click passes each room once: `http` takes the message, `log` decides what is done (a deed), `store` commits
it, `rooms` tells everybody here, `views` and `wire` say what each of them may see of it. `jobs` works beside
the tables, `ops` is what an operator touches.
"""
