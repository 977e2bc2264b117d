"""A mail server of the tests: it takes what it is handed over SMTP, as an operator's would."""

from __future__ import annotations

import email
import email.policy
import socketserver
import threading
import time
from email.message import EmailMessage

from server.client import PATIENCE


class Mailbox:
    """What came, in order; recipients in `unknown` are refused for good, and nothing is taken while `shut`."""

    def __init__(self) -> None:
        self.received: list[EmailMessage] = []
        self.refused: list[str] = []
        self.unknown: set[str] = set()
        self.shut = False
        box = self

        class Line(socketserver.StreamRequestHandler):
            def say(self, words: str) -> None:
                self.wfile.write(f"{words}\r\n".encode())

            def handle(self) -> None:
                self.say("421 later" if box.shut else "220 mailbox")
                while not box.shut and (line := self.rfile.readline()):
                    word, _, rest = line.decode().strip().partition(" ")
                    if not self.answer(word.upper(), rest):
                        return

            def answer(self, word: str, rest: str) -> bool:
                if word == "RCPT" and any(one in rest for one in box.unknown):
                    box.refused.append(rest)
                    self.say("550 no such user")
                elif word == "DATA":
                    self.say("354 go on")
                    lines = []
                    while (line := self.rfile.readline()) not in (b".\r\n", b""):
                        lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
                    letter = email.message_from_bytes(b"".join(lines), policy=email.policy.default)
                    box.received.append(letter)
                    self.say("250 taken")
                elif word == "QUIT":
                    self.say("221 bye")
                    return False
                else:
                    self.say("250 fine")
                return True

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Line)
        self.address = f"smtp://127.0.0.1:{self.server.server_address[1]}"
        self.thread = threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.05})
        self.thread.start()

    def to(self, address: str) -> list[EmailMessage]:
        return [letter for letter in self.received if letter["To"] == address]

    def wait(self, address: str, count: int) -> EmailMessage:
        """The newest mail to an address, once so many have come."""
        deadline = time.monotonic() + PATIENCE
        while len(self.to(address)) < count:
            assert time.monotonic() < deadline, f"no mail number {count} to {address}"
            time.sleep(0.02)
        return self.to(address)[count - 1]

    def close(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


def words(letter: EmailMessage) -> str:
    """What a mail says, as people read it."""
    body = letter.get_body(("plain",))
    assert body is not None
    return str(body.get_content())
