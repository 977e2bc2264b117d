"""Structured logs: one JSON object a line. Addresses, tables and reasons; never a token, a secret or a name."""

from __future__ import annotations

import json
import logging
import logging.config
import time

_STANDARD = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """A log line as JSON, with whatever `extra` it was given."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in record.__dict__.items() if name not in _STANDARD}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def configuration(level: str) -> dict[str, object]:
    """For `logging.config.dictConfig`, and for uvicorn."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": "hippodrome.server.ops.json_lines.JsonLines"}},
        "handlers": {"err": {"class": "logging.StreamHandler", "formatter": "json", "stream": "ext://sys.stderr"}},
        "root": {"handlers": ["err"], "level": "WARNING"},
        "loggers": {
            "hippodrome": {"level": level.upper()},
            "uvicorn.error": {"level": "DEBUG" if level == "debug" else "WARNING"},
            "uvicorn.access": {"level": "CRITICAL"},
            "alembic": {"level": "WARNING"},
        },
    }
