"""Mail: how it is written and handed to the operator's server."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import logging
import smtplib
import ssl
from collections.abc import Sequence
from datetime import datetime
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid
from typing import NamedTuple
from urllib.parse import SplitResult, unquote, urlsplit

from hippodrome.engine import registry
from hippodrome.engine.words import game_words
from hippodrome.server.errors import BadMailServer
from hippodrome.server.settings import ServerSettings
from hippodrome.server.store.mails import News
from hippodrome.server.store.profiles import Profile, zone_of
from hippodrome.server.wire.nouns import Language
from hippodrome.server.words import server_words

log = logging.getLogger(__name__)

SECONDS = 15.0
PORTS = {"smtp": 25, "smtps": 465}


class Reader(NamedTuple):
    """Whom a mail is for."""

    guest: str
    address: str
    language: Language


def mail_server(settings: ServerSettings) -> SplitResult | None:
    """Where mail is handed in; None if none is sent. What cannot work is refused before the server starts."""
    if not settings.mail:
        return None
    try:
        parts = urlsplit(settings.mail)
        known = parts.scheme in PORTS and bool(parts.hostname) and parts.port != 0
    except ValueError:
        known = False
    if not known:
        raise BadMailServer(problem="--mail smtp://[user@]host[:port] or smtps://…")
    if "@" not in settings.mail_from or "\n" in settings.mail_from:
        raise BadMailServer(problem="--mail-from race@example.org")
    if not settings.public_url:
        raise BadMailServer(problem="--public-url https://race.example.org")
    return parts


def _here(host: str) -> bool:
    """True if a host is this machine."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


class Post:
    """Writes mails and hands them in, one at a time, in a thread: nobody waits for it."""

    def __init__(self, settings: ServerSettings, key: bytes) -> None:
        self.settings = settings
        self.server = mail_server(settings)
        self._key = key
        self._one = asyncio.Lock()

    def ending(self, guest: str, address: str) -> str:
        """What ends mail to a guest, without any other key: it follows from the address, so it ends with it."""
        seal = hmac.new(self._key, f"end {guest} {address}".encode(), hashlib.sha256).hexdigest()[:40]
        return f"{guest}.{seal}"

    async def code(self, reader: Reader, code: str) -> bool:
        """Mail the code that confirms an address. Nothing in it was written by whoever asked for it."""
        say = server_words(reader.language).say
        link = f"{self.settings.public_url}/mail#confirm.{reader.guest}.{code}"
        shown = f"{code[:4]}-{code[4:]}"
        body = [say("mail-code", {"code": shown}), link, say("mail-code-else")]
        return await self._send(self._letter(reader, say("mail-code-subject", {"code": shown}), body, mass=False))

    async def news(self, reader: Reader, profile: Profile, told: Sequence[News]) -> bool:
        """Mail what waits, all of it in one. Raises if the address does not exist."""
        say = server_words(reader.language).say
        lines = [self._line(reader, profile, one) for one in told]
        waiting = [one for one in told if one.kind != "over"]
        if len(told) == 1:
            subject = lines[0].partition("\n")[0]
        else:
            subject = say("mail-waiting" if waiting else "mail-over", {"count": len(waiting) or len(told)})
        end = f"{self.settings.public_url}/mail#end.{self.ending(reader.guest, reader.address)}"
        return await self._send(self._letter(reader, subject, [*lines, f"-- \n{say('mail-why')}\n{end}"], mass=True))

    def _line(self, reader: Reader, profile: Profile, news: News) -> str:
        say = server_words(reader.language).say
        title = game_words(registry.game(news.game), reader.language).say("game-title")
        kind = "over" if news.kind == "over" else "your_turn"
        said = say(f"notice-{kind}", {"game": title, "table": news.code})
        zone = zone_of(profile.zone or "UTC")
        if news.deadline is not None and kind == "your_turn" and zone is not None:
            until = f"{datetime.fromtimestamp(news.deadline, zone):%Y-%m-%d %H:%M} ({zone.key})"
            said = f"{said}\n{say('mail-until', {'time': until})}"
        return f"{said}\n{self.settings.public_url}/t/{news.code}"

    def _letter(self, reader: Reader, subject: str, paragraphs: list[str], mass: bool) -> EmailMessage:
        letter = EmailMessage()
        letter["From"] = self.settings.mail_from
        letter["To"] = reader.address
        letter["Subject"] = " ".join(subject.split())
        letter["Date"] = format_datetime(datetime.now().astimezone())
        letter["Message-ID"] = make_msgid(domain=urlsplit(self.settings.public_url).hostname or "localhost")
        letter["Auto-Submitted"] = "auto-generated"
        if mass:
            end = f"{self.settings.public_url}/api/mail/end?key={self.ending(reader.guest, reader.address)}"
            letter["List-Unsubscribe"] = f"<{end}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content("\n\n".join(paragraphs) + "\n")
        return letter

    async def _send(self, letter: EmailMessage) -> bool:
        """Hand a mail in; False if that did not work. An address that does not exist is an error."""
        async with self._one:
            try:
                await asyncio.to_thread(self._hand_in, letter)
                return True
            except smtplib.SMTPRecipientsRefused as refused:
                if any(500 <= status < 600 for status, _ in refused.recipients.values()):
                    raise
                log.warning("mail was put off")
            except (OSError, smtplib.SMTPException) as error:
                # The operator's server: its log and ours must do, no address is named.
                log.warning("mail was not taken", extra={"error": type(error).__name__})
        return False

    def _hand_in(self, letter: EmailMessage) -> None:
        parts = self.server
        assert parts is not None
        host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
        tls = ssl.create_default_context()
        if parts.scheme == "smtps":
            line: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=tls)
        else:
            line = smtplib.SMTP(host, port, timeout=SECONDS)
        with line:
            line.ehlo()
            if parts.scheme == "smtp" and not _here(host) and (line.has_extn("starttls") or parts.username):
                # A password never goes over a line that anybody can read.
                line.starttls(context=tls)
                line.ehlo()
            if parts.username:
                line.login(unquote(parts.username), self.settings.mail_password)
            line.send_message(letter)
