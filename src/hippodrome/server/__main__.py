"""`python -m hippodrome.server`: the same as `hippodrome serve`."""

import typer

from hippodrome.server.ops.cli import serve

typer.run(serve)
